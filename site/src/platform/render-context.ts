import { AsyncLocalStorage } from 'node:async_hooks'

/** Noted while Next renders a page. */
export interface RenderContext {
  /** A publication of one of them makes the page stale. */
  readonly tags: Set<string>
  /** A page with failures is not cached. */
  readonly failures: Map<string, Error>
  /** By the clock alone, in ms since 1970. */
  changesAt: number
  isNotFound?: true
  /** For the policy. */
  isMeasured?: true
  /** Bypasses the cache. */
  isForOneVisitor?: true
  /** The page's scripts sent the form. */
  readonly isFromScripts?: boolean | undefined
  /** E.164 */
  hotline?: string | null
  /** Sealed. */
  returnedForm?: string
  /** Names the draft that is previewed. */
  readonly previewToken?: string | undefined
  readonly requestId?: string | undefined
  readonly structuredData: Map<string, StructuredData>
}

/** JSON-LD without its context. */
export interface StructuredData {
  '@type': string
  [property: string]: unknown
}

// The server and the pages are separate bundles: a registered symbol is all they share.
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
  }
}

export function runInRenderContext<Result>(context: RenderContext, render: () => Result): Result {
  return storage.run(context, render)
}

export function currentRenderContext(): RenderContext | undefined {
  return storage.getStore()
}

export function describeToMachines(thing: StructuredData): void {
  currentRenderContext()?.structuredData.set(thing['@type'], thing)
}

export function doNotKeep(): void {
  const context = currentRenderContext()
  if (context) context.changesAt = 0
}

/** @param than in ms */
export function keepNoLonger(than: number): void {
  const context = currentRenderContext()
  if (context) context.changesAt = Math.min(context.changesAt, Date.now() + than)
}

/** So that nothing typed is lost without scripts. */
export function returnForm(sealed: string): void {
  const context = currentRenderContext()
  if (context) context.returnedForm = sealed
}

/** With the full page: after `notFound()` Next sends an empty one. */
export function answerNotFound(): void {
  const context = currentRenderContext()
  if (context) context.isNotFound = true
}
