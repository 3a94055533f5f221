import { AskForDocument } from '@/not-found/ask-for-document'

/** Small, since every page's data includes it; the server has the full page. */
export default function NotFound() {
  return <AskForDocument />
}
