import { AsyncLocalStorage } from 'node:async_hooks'

/** What is noted of a page while Next renders it. */
export interface RenderContext {
  /** Tags of the content that was read; a publication of one of them makes the page stale. */
  readonly tags: Set<string>
  /** Content that could not be read, and why; such a page is not cached. */
  readonly failures: Map<string, Error>
  /** When the content changes by the clock alone, in ms since 1970. */
  changesAt: number
  isNotFound?: true
  /** The policy has to admit the analytics provider. */
  isMeasured?: true
  /** Bypasses the cache. */
  isForOneVisitor?: true
  /** Whether the page's scripts sent the form. */
  readonly isFromScripts?: boolean | undefined
  /** E.164 */
  hotline?: string | null
  /** Sealed form that an action returns with its page. */
  returnedForm?: string
  /** Names the draft that is previewed. */
  readonly previewToken?: string | undefined
  readonly requestId?: string | undefined
  /** By schema.org type. */
  readonly structuredData: Map<string, StructuredData>
}

/** JSON-LD without its context. */
export interface StructuredData {
  '@type': string
  [property: string]: unknown
}

// The server and the pages are separate bundles, each with a copy of this module: a registered symbol is all they share.
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

/** None at build time. */
export function currentRenderContext(): RenderContext | undefined {
  return storage.getStore()
}

/** Replaces one of the same type. */
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

/** Shows the form again with the page of an action, so that nothing typed is lost without scripts. */
export function returnForm(sealed: string): void {
  const context = currentRenderContext()
  if (context) context.returnedForm = sealed
}

/** Answers 404 with the full page: after `notFound()` Next sends an empty one. */
export function answerNotFound(): void {
  const context = currentRenderContext()
  if (context) context.isNotFound = true
}
