import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRenderContext, runInRenderContext, type RenderContext } from '@/platform/render-context'
import type { SiteHost } from '@/routing/hosts'
import { contentSecurityPolicy, createNonce } from '../http/content-security-policy'
import type { HeaderList } from '../http/security-headers'
import { withFocusOnAnswer } from '../next-internals/focus-on-answer'
import { sourceOf } from '../next-internals/inline-scripts'
import { asLightPage } from '../next-internals/light-page'
import {
  deferredSheet,
  inlineStyles,
  type StyledPage,
  type StyleSheets,
} from '../next-internals/inline-styles'
import { TRUSTED_INLINE_SCRIPTS } from '../next-internals/trusted-inline-scripts'
import { deferScripts } from '../next-internals/defer-scripts'
import type { Visitor } from '../visitor'
import type { NextHandler } from './render-page'
import { isActionOfClient } from '../next-internals/rsc-requests'
import { interceptResponse } from '../next-internals/intercepted-response'

export interface PageRemake {
  /** To a form without scripts. */
  readonly isAnswer: boolean
  readonly isLight: boolean
  readonly isListOfFinds: boolean
  readonly styleSheets: StyleSheets
}

const FOR_THE_WAY_BACK = 'private, no-cache'

export interface PassedRequest {
  readonly host: SiteHost
  readonly url: string
  readonly visitor: Pick<Visitor, 'address' | 'encoding'>
  readonly headers: HeaderList
  readonly isPage: boolean
  readonly frameAncestors: readonly string[]
  readonly mapHosts: readonly string[]
  readonly loginHosts: readonly string[]
  readonly requestId: string
  readonly remake: PageRemake | undefined
  readonly previewToken: string | undefined
  readonly onUnreadable: () => void
  readonly onServerError: ((unavailable: boolean, instead: (send: () => void) => void) => void) | undefined
}

/** With these, a visitor could pose as our proxy. */
const UNTRUSTED = ['forwarded', 'x-forwarded-port', 'x-real-ip', 'content-security-policy-report-only']

export async function passThrough(
  handler: NextHandler,
  request: IncomingMessage,
  response: ServerResponse,
  passed: PassedRequest,
): Promise<void> {
  const { host, url, visitor, headers, isPage, requestId, previewToken, onUnreadable, onServerError } = passed
  const { frameAncestors, mapHosts, loginHosts, remake } = passed
  const scripts = [`'nonce-${createNonce()}'`, ...TRUSTED_INLINE_SCRIPTS.map(sourceOf)]
  const policy = contentSecurityPolicy({ scripts, frameAncestors, mapHosts, loginHosts })
  const trusted = Object.entries(request.headers).filter(([name]) => !UNTRUSTED.includes(name))
  request.headers = Object.assign(Object.fromEntries(trusted), {
    host: host.host,
    'x-forwarded-host': host.host,
    'x-forwarded-proto': host.origin.startsWith('https:') ? 'https' : 'http',
    'x-forwarded-for': visitor.address,
    // Next takes its nonce from here.
    'content-security-policy': policy,
  })
  request.url = url
  for (const [name, value] of headers) response.setHeader(name, value)
  response.setHeader('x-request-id', requestId)
  if (isPage) response.setHeader('content-security-policy', policy)
  const context: RenderContext = {
    ...createRenderContext({ previewToken, requestId, isFromScripts: isActionOfClient(request.headers) }),
    isForOneVisitor: true,
  }
  const isAway = () => context.failures.size > 0 || context.isStoreAway === true
  interceptResponse(request, response, {
    encoding: visitor.encoding,
    onServerError: () => {
      if (context.isUnreadable) return (instead) => instead(onUnreadable)
      return onServerError && ((instead) => onServerError(isAway(), instead))
    },
    isNotFound: () => context.isNotFound === true,
    isUnavailable: (status) => context.isUnavailable === true || (status >= 500 && isAway()),
    remake:
      remake &&
      ((html) => {
        const page = remakePage(html, remake)
        const own = remake.isLight ? [] : scripts
        const styles = page.styles ? [sourceOf(page.styles)] : []
        response.removeHeader('link')
        if (remake.isListOfFinds && response.statusCode === 200)
          response.setHeader('cache-control', FOR_THE_WAY_BACK)
        response.setHeader(
          'content-security-policy',
          contentSecurityPolicy({ scripts: own, styles, frameAncestors, mapHosts, loginHosts }),
        )
        return page.html
      }),
  })
  await runInRenderContext(context, () => handler(request, response))
}

function remakePage(rendered: string, { isAnswer, isLight, styleSheets }: PageRemake): StyledPage {
  const html = isAnswer ? withFocusOnAnswer(rendered) : rendered
  if (isLight) return asLightPage(html, styleSheets)
  return inlineStyles(deferScripts(html, 'seen'), styleSheets, deferredSheet)
}
