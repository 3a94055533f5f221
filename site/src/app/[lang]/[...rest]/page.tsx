import { NotFoundPage } from '@/not-found/not-found-page'
import { answerNotFound } from '@/platform/render-context'

// Makes the page static.
export function generateStaticParams() {
  return []
}

/** Gives the not-found page its language. */
export default function UnknownAddress() {
  answerNotFound()
  return <NotFoundPage />
}
