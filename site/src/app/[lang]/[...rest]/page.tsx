import { NotFoundPage } from '@/not-found/not-found-page'
import { answerNotFound } from '@/platform/render-context'

// Without it, Next would render the page for each visitor.
export function generateStaticParams() {
  return []
}

/** Without it, the not-found page would not know the language. */
export default function UnknownAddress() {
  answerNotFound()
  return <NotFoundPage />
}
