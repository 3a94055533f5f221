import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRenderContext, runInRenderContext, type RenderContext } from '@/platform/render-context'
import type { SiteHost } from '@/routing/hosts'
import { contentSecurityPolicy, createNonce } from '../http/content-security-policy'
import type { HeaderList } from '../http/security-headers'
import { sourceOf } from '../pages/inline-scripts'
import { asLightPage, type StyleSheets } from '../pages/light-page'
import { TRUSTED_INLINE_SCRIPTS } from '../pages/trusted-inline-scripts'
import type { NextHandler } from './render-page'
import { interceptResponse } from './straight-response'

export interface StraightRequest {
  readonly host: SiteHost
  /** Path and query, as Next is to see them. */
  readonly url: string
  readonly clientAddress: string
  readonly headers: HeaderList
  readonly frameAncestors: readonly string[]
  readonly mapHosts: readonly string[]
  readonly loginHosts: readonly string[]
  readonly requestId: string
  /** For who saves data: the style sheets that a page is to carry itself. */
  readonly lightStyles: StyleSheets | undefined
  readonly previewToken: string | undefined
  /** Sends a page of ours in place of Next's when the render fails before anything was sent. */
  readonly onServerError: ((unavailable: boolean) => void) | undefined
}

/** Headers by which a visitor could speak for a proxy of ours. */
const UNTRUSTED = ['forwarded', 'x-forwarded-port', 'x-real-ip', 'content-security-policy-report-only']

/** Lets Next answer a request as it came: with the visitor's cookies and query, and a nonce for its scripts. */
export async function passStraight(
  handler: NextHandler,
  request: IncomingMessage,
  response: ServerResponse,
  straight: StraightRequest,
): Promise<void> {
  const { host, url, clientAddress, headers, requestId, previewToken, onServerError } = straight
  const { frameAncestors, mapHosts, loginHosts, lightStyles } = straight
  const scripts = [`'nonce-${createNonce()}'`, ...TRUSTED_INLINE_SCRIPTS.map(sourceOf)]
  const policy = contentSecurityPolicy({ scripts, frameAncestors, mapHosts, loginHosts })
  const trusted = Object.entries(request.headers).filter(([name]) => !UNTRUSTED.includes(name))
  request.headers = Object.assign(Object.fromEntries(trusted), {
    host: host.host,
    'x-forwarded-host': host.host,
    'x-forwarded-proto': host.origin.startsWith('https:') ? 'https' : 'http',
    'x-forwarded-for': clientAddress,
    // Next takes the nonce for its scripts from here.
    'content-security-policy': policy,
  })
  request.url = url
  for (const [name, value] of headers) response.setHeader(name, value)
  response.setHeader('x-request-id', requestId)
  response.setHeader('content-security-policy', policy)
  const context: RenderContext = {
    ...createRenderContext({ previewToken, requestId }),
    isForOneVisitor: true,
  }
  interceptResponse(request, response, {
    onServerError: onServerError && (() => onServerError(context.failures.size > 0)),
    isNotFound: () => context.isNotFound === true,
    lighten:
      lightStyles &&
      ((html) => {
        const light = asLightPage(html, lightStyles)
        const styles = [sourceOf(light.styles)]
        response.removeHeader('link')
        response.setHeader(
          'content-security-policy',
          contentSecurityPolicy({ scripts: [], styles, frameAncestors, mapHosts, loginHosts }),
        )
        return light.html
      }),
  })
  await runInRenderContext(context, () => handler(request, response))
}
