import { findVisit } from '@/i18n/find-visit'
import { ContentUnavailable } from '@/content/content-unavailable'
import { answerError, answerUnavailable } from '@/platform/answer-json'
import { versionOf } from '@/shell/app-code/app-code-address'
import { drawQrCode } from '@/ui/qr-code/draw-qr-code'

/** `?lang=ng&v=…` [2.3#21]. Takes the address from the cms alone. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  try {
    const visit = await findVisit(searchParams.get('lang') ?? '')
    const appUrl = visit?.siteInfo.appUrl
    if (!appUrl) return answerError(404, 'There is no such code.')
    const isCurrent = searchParams.get('v') === versionOf(appUrl)
    return new Response(drawQrCode(appUrl), {
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
      },
    })
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return answerUnavailable('The content is not available.')
  }
}
