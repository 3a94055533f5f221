import { AsyncLocalStorage } from 'node:async_hooks'

/** What the server learns about a page while Next renders it. */
export interface RenderContext {
  /** Tags of the content that was read: a publication that names one of them makes the page stale. */
  readonly tags: Set<string>
  /** What content could not be read, and why; a page that rendered without its content is never kept. */
  readonly failures: Map<string, Error>
  /** When what it shows changes by the clock alone, in ms since 1970: it is not kept beyond that. */
  changesAt: number
  /** The page says that there is none: it is shown as any other, and answered with 404. */
  isNotFound?: true
  /** It measures visits: its policy lets the provider in. */
  isMeasured?: true
  /** It goes past the cache, to the visitor who asked for it. */
  isForOneVisitor?: true
  /** A script of the page sent the form that is answered, and reads the answer. */
  readonly isFromScripts?: boolean | undefined
  /** The country's hotline in E.164, where the page knows it. */
  hotline?: string | null
  /** Of a form that its action sends back with the page, whatever else the page would show: as it was sealed. */
  returnedForm?: string
  /** Names the draft that the page is a preview of. */
  readonly previewToken?: string | undefined
  /** Of the one request that is answered; it goes on to the services that are asked for it. */
  readonly requestId?: string | undefined
  /** What the page says to machines in the words of schema.org, by type: written into its HTML alone, and once. */
  readonly structuredData: Map<string, StructuredData>
}

/** A thing of schema.org, as JSON-LD without its context. */
export interface StructuredData {
  '@type': string
  [property: string]: unknown
}

// The server and the pages are two bundles, each with a copy of this module: a registered symbol is the
// one thing that both see.
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

/** Runs `render` so that everything it reads is noted in `context`. */
export function runInRenderContext<Result>(context: RenderContext, render: () => Result): Result {
  return storage.run(context, render)
}

/** The context of the page that is being rendered; none at build time. */
export function currentRenderContext(): RenderContext | undefined {
  return storage.getStore()
}

/** Adds a thing that the page being rendered shows; a second one of its type takes its place. */
export function describeToMachines(thing: StructuredData): void {
  currentRenderContext()?.structuredData.set(thing['@type'], thing)
}

/** What the page being rendered shows is for now alone: whoever comes next is shown what there is by then. */
export function doNotKeep(): void {
  const context = currentRenderContext()
  if (context) context.changesAt = 0
}

/** The page that is being rendered shows something that holds for so long at most, in ms. */
export function keepNoLonger(than: number): void {
  const context = currentRenderContext()
  if (context) context.changesAt = Math.min(context.changesAt, Date.now() + than)
}

/** In an action: the page that is its answer has the form again, so that nothing typed is lost without scripts. */
export function returnForm(sealed: string): void {
  const context = currentRenderContext()
  if (context) context.returnedForm = sealed
}

/** Answers the page that is being rendered with 404, in full: after `notFound()` Next sends an empty one. */
export function answerNotFound(): void {
  const context = currentRenderContext()
  if (context) context.isNotFound = true
}
