import { ReloadDocument } from '@/not-found/reload-document'

/** Small: part of every page's data. The server has the full page. */
export default function NotFound() {
  return <ReloadDocument />
}
