import { REQUEST_ID_HEADER } from '@carelane/config/request-id'
import { traceHeaders } from '@carelane/tracing'
import { AsyncLocalStorage } from 'node:async_hooks'

export interface RenderContext {
  /** Publishing one makes the page stale. */
  readonly tags: Set<string>
  /** Any keeps the page out of the cache. */
  readonly failures: Map<string, Error>
  /** By the clock, epoch ms. */
  changesAt: number
  isNotFound?: true
  /** The store failed for what was asked, perhaps for something that the answer can do without. */
  isStoreAway?: true
  /** What was asked could not be done: the page says so, with 503. */
  isUnavailable?: true
  /** Not a form: the sender's fault. */
  isUnreadable?: true
  /** For the policy. */
  isMeasured?: true
  /** Bypasses the cache. */
  isForOneVisitor?: true
  readonly isFromScripts?: boolean | undefined
  /** E.164 */
  hotline?: string | null
  /** Sealed. */
  returnedForm?: string
  readonly previewToken?: string | undefined
  /** Of the request for which it is rendered first: others may get it too. */
  readonly requestId?: string | undefined
  readonly structuredData: Map<string, StructuredData>
  readonly costs: Map<CostName, Cost>
}

export type CostName = 'render' | 'build' | 'cms' | 'after-sales'

export interface Cost {
  ms: number
  times: number
}

/** JSON-LD without context. */
export interface StructuredData {
  '@type': string
  [property: string]: unknown
}

// Separate bundles share only a registered symbol.
const KEY = Symbol.for('carelane.render-context')
const shared = globalThis as { [KEY]?: AsyncLocalStorage<RenderContext> }
const storage = (shared[KEY] ??= new AsyncLocalStorage<RenderContext>())

export function createRenderContext(
  given: Pick<RenderContext, 'isFromScripts' | 'previewToken' | 'requestId'> = {},
): RenderContext {
  return {
    ...given,
    tags: new Set(),
    failures: new Map(),
    changesAt: Infinity,
    structuredData: new Map(),
    costs: new Map(),
  }
}

export function runInRenderContext<Result>(context: RenderContext, render: () => Result): Result {
  return storage.run(context, render)
}

export function currentRenderContext(): RenderContext | undefined {
  return storage.getStore()
}

/** For a `mixin` of pino, so that no line of a request can lack it. */
export function idForLog(): { requestId?: string } {
  const requestId = currentRenderContext()?.requestId
  return requestId === undefined ? {} : { requestId }
}

/** For calls of what is ours. */
export function idHeader(): Record<string, string> {
  const requestId = currentRenderContext()?.requestId
  return { ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }), ...traceHeaders() }
}

/** What a page takes. Calls that are under way together are added up. */
export function noteCost(name: CostName, ms: number, context = currentRenderContext()): void {
  const before = context?.costs.get(name)
  context?.costs.set(name, { ms: (before?.ms ?? 0) + ms, times: (before?.times ?? 0) + 1 })
}

export function describeToMachines(thing: StructuredData): void {
  currentRenderContext()?.structuredData.set(thing['@type'], thing)
}

export function doNotKeep(): void {
  const context = currentRenderContext()
  if (context) context.changesAt = 0
}

/** @param than ms */
export function keepNoLonger(than: number): void {
  const context = currentRenderContext()
  if (context) context.changesAt = Math.min(context.changesAt, Date.now() + than)
}

/** Keeps what was typed without scripts. */
export function returnForm(sealed: string): void {
  const context = currentRenderContext()
  if (context) context.returnedForm = sealed
}

export function noteStoreAway(): void {
  const context = currentRenderContext()
  if (context) context.isStoreAway = true
}

/** With the full page, which says why. */
export function answerUnavailable(): void {
  const context = currentRenderContext()
  if (context) context.isUnavailable = true
}

/** With the full page: Next's `notFound()` sends an empty one. */
export function answerNotFound(): void {
  const context = currentRenderContext()
  if (context) context.isNotFound = true
}
