import { NotFoundPage } from '@/not-found/not-found-page'
import { answerNotFound } from '@/platform/render-context'

// Rendered when first asked for, and then kept: without this Next would render it for each visitor.
export function generateStaticParams() {
  return []
}

/** Any address under a country that no other page answers: without it, Next would not know the language. */
export default function UnknownAddress() {
  answerNotFound()
  return <NotFoundPage />
}
