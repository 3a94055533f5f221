import { AskForDocument } from '@/not-found/ask-for-document'

/** Small: part of every page's data. The server has the full page. */
export default function NotFound() {
  return <AskForDocument />
}
