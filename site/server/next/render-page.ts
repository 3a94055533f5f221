import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { createRenderContext, runInRenderContext, type RenderContext } from '@/platform/render-context'
import type { PageRequest } from '../pages/page-request'
import { CapturedResponse, internalRequest } from '../next-internals/captured-response'
import { checkRscAnswer, RSC_PARAMETER, rscHash, rscHeaders } from '../next-internals/rsc-requests'
import { countFallback } from '../next-internals/assumptions'

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface RenderedPage {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
  readonly context: RenderContext
}

/** Above every deadline within a page. */
const RENDER_DEADLINE_MS = 15_000

export async function renderPage(
  handler: NextHandler,
  page: PageRequest,
  host: string,
  requestId: string,
): Promise<RenderedPage> {
  const headers: Record<string, string> = { host, ...rscHeaders(page.variant) }
  const search = new URLSearchParams(page.search)
  if (page.variant !== 'html') search.set(RSC_PARAMETER, rscHash(headers))
  const url = search.size === 0 ? page.path : `${page.path}?${search}`
  const request = internalRequest(url, headers)
  const response = new CapturedResponse(request)
  const context = createRenderContext({ requestId })
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      countFallback('captured-response')
      reject(new Error(`no page within ${RENDER_DEADLINE_MS} ms`))
    }, RENDER_DEADLINE_MS)
  })
  try {
    const rendering = runInRenderContext(context, () => handler(request, response))
    const failed = rendering.then(() => new Promise<never>(() => {}))
    const body = await Promise.race([response.body, failed, deadline])
    const status = response.statusCode === 200 ? statusOf(context) : response.statusCode
    const answered = response.getHeaders()
    checkRscAnswer(page.variant, status, answered)
    return { status, headers: answered, body, context }
  } finally {
    clearTimeout(timer)
  }
}

function statusOf({ isNotFound, isUnavailable }: RenderContext): number {
  if (isNotFound) return 404
  return isUnavailable ? 503 : 200
}
