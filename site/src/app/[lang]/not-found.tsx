import { AskForDocument } from '@/not-found/ask-for-document'

/** Stands in the data of every page, so that it is small: the server has the whole page for what is not found. */
export default function NotFound() {
  return <AskForDocument />
}
