import { AskForDocument } from '@/not-found/ask-for-document'

/** Small: every page's data includes it. The server has the full page. */
export default function NotFound() {
  return <AskForDocument />
}
