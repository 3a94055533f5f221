import { ContentUnavailable } from '@/content/content-unavailable'
import { findDocument } from '@/features/seo/find-document'

/** [9#5] */
const LIFETIME_SECONDS = 120

export async function GET(
  _request: Request,
  { params }: RouteContext<'/[lang]/documents/[name]'>,
): Promise<Response> {
  const { lang, name } = await params
  try {
    const document = await findDocument(lang, name)
    if (!document)
      return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain' } })
    const headers = { 'content-type': document.type, 'cache-control': `s-maxage=${LIFETIME_SECONDS}` }
    return new Response(document.body, { headers })
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return new Response('The content is not available.\n', { status: 503 })
  }
}
