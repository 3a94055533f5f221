import { newRequestId } from '@carelane/config/request-id'
import { LRUCache } from 'lru-cache'
import type { RenderContext } from '@/platform/render-context'
import type { RenderedPage } from '../next/render-page'
import type { CachedPage } from './cached-page'
import { compressClosely, isWorthMore } from './compress-page'
import { judgeRendered } from './judge-rendered'
import type { PageRequest } from './page-request'
import type { PageStore } from './page-store'
import { planServing } from './plan-serving'
import { RenderQueue } from './render-queue'

export type PageOutcome =
  | (OfRender & { kind: 'page'; page: CachedPage; state: 'fresh' | 'stale' | 'rendered' })
  | { kind: 'bypass'; renderedFor?: undefined }
  | (OfRender & { kind: 'failed' })

interface OfRender {
  /** Others may have waited for the same render. */
  readonly renderedFor?: string
  readonly costs?: RenderContext['costs']
}

export type Miss = 'not-kept' | 'published' | 'outdated' | 'for-one-visitor' | 'typed' | 'form'

export interface PageCacheOptions {
  readonly store: PageStore
  readonly render: (request: PageRequest, requestId: string) => Promise<RenderedPage>
  readonly build: (rendered: RenderedPage, request: PageRequest, expires: number) => Promise<CachedPage>
  readonly onFailure: (request: PageRequest, reason: string, requestId?: string) => void
  readonly now: () => number
}

/** A visitor's wait for a page just published. */
const FRESH_WAIT_MS = 1000

/** And for one that was there before the process: its first pages take longer. */
const FIRST_WAIT_MS = 5000
const RETRY_MS = 2000
const PASS_MS = 10_000
const MAX_RENDERS = 16
const REFRESHED_AT_PURGE = 8

/** About one request per 2 s. */
const HOT_HITS = 100
const REPEATED_HITS = 2

/** [7#58]–[7#60] */
export class PageCache {
  readonly counts = { fresh: 0, stale: 0, rendered: 0, renders: 0, failures: 0, bypass: 0, purges: 0 }
  /** Why a page had to be rendered while its visitor waited. */
  readonly misses: Record<Miss, number> = {
    'not-kept': 0,
    published: 0,
    outdated: 0,
    'for-one-visitor': 0,
    typed: 0,
    form: 0,
  }
  private readonly pending = new Map<string, Promise<PageOutcome>>()
  private readonly queue = new RenderQueue(MAX_RENDERS)
  private readonly compressions = new RenderQueue(1)
  private readonly passes = new LRUCache<string, true>({ max: 1000, ttl: PASS_MS })

  constructor(private readonly options: PageCacheOptions) {}

  fresh(key: string): CachedPage | undefined {
    const now = this.options.now()
    const page = this.options.store.get(key)
    if (!page || planServing(page, now) !== 'serve') return undefined
    this.counts.fresh += 1
    this.asked(page, now)
    return page
  }

  /** No work of its own is needed: it is kept, if stale, or being rendered. */
  isAtHand(key: string): boolean {
    return this.options.store.get(key) !== undefined || this.pending.has(key)
  }

  async answer(request: PageRequest, requestId: string): Promise<PageOutcome> {
    const outcome = await this.find(request, requestId)
    if (outcome.kind === 'failed') this.counts.failures += 1
    else this.counts[outcome.kind === 'page' ? outcome.state : 'bypass'] += 1
    return outcome
  }

  purge(tags: readonly string[]): void {
    this.counts.purges += 1
    const stale = this.options.store.purge(tags)
    const hot = stale.filter((page) => page.hits >= HOT_HITS).slice(0, REFRESHED_AT_PURGE)
    for (const page of hot) void this.refresh(page.request, newRequestId())
  }

  private asked(page: CachedPage, now: number): void {
    page.hits += 1
    page.lastAsked = now
    if (!page.compressed && !page.purged && page.hits >= REPEATED_HITS) this.compress(page)
  }

  private compress(page: CachedPage): void {
    page.compressed = true
    if (page.request.variant !== 'html' || !isWorthMore(page.brotli)) return
    void this.compressions
      .run(page.request.path, async () =>
        this.options.store.improve(page, await compressClosely(page.brotli)),
      )
      .catch((error: unknown) => this.options.onFailure(page.request, String(error)))
  }

  private async find(request: PageRequest, requestId: string): Promise<PageOutcome> {
    if (this.passes.has(request.key)) {
      this.misses['for-one-visitor'] += 1
      return { kind: 'bypass' }
    }
    const now = this.options.now()
    const page = this.options.store.get(request.key)
    const plan = planServing(page, now)
    if (!page) {
      this.misses['not-kept'] += 1
      return this.renderFresh(request, requestId)
    }
    this.asked(page, now)
    const served: PageOutcome = { kind: 'page', page, state: plan === 'serve' ? 'fresh' : 'stale' }
    if (plan === 'serve') return served
    if (plan === 'serve-and-refresh') {
      void this.refresh(request, requestId)
      return served
    }
    this.misses[page.purged ? 'published' : 'outdated'] += 1
    const fresh = await within(
      page.isFromDisk ? FIRST_WAIT_MS : FRESH_WAIT_MS,
      this.renderFresh(request, requestId),
    )
    return fresh === undefined || fresh.kind === 'failed' ? served : fresh
  }

  /** Repeats once a render that a purge overtook. */
  private async renderFresh(request: PageRequest, requestId: string): Promise<PageOutcome> {
    let outcome = await this.refresh(request, requestId)
    for (let again = 0; again < 2 && outcome.kind === 'page' && outcome.page.purged; again++) {
      outcome = await this.refresh(request, requestId)
    }
    return outcome
  }

  /** [7#60]. Never rejects. */
  private refresh(request: PageRequest, requestId: string): Promise<PageOutcome> {
    const pending = this.pending.get(request.key)
    if (pending) return pending
    const refreshing = this.queue
      .run(request.path, () => this.render(request, requestId))
      .catch((error: unknown) => this.failed(request, String(error), requestId))
      .finally(() => this.pending.delete(request.key))
    this.pending.set(request.key, refreshing)
    return refreshing
  }

  private async render(request: PageRequest, requestId: string): Promise<PageOutcome> {
    const { store, render, build, now } = this.options
    this.counts.renders += 1
    const begun = store.purges.begin()
    try {
      const rendered = await render(request, requestId)
      const verdict = judgeRendered(rendered, request, now())
      if (verdict.kind === 'failed') return this.failed(request, verdict.reason, requestId)
      if (verdict.kind === 'pass') {
        this.passes.set(request.key, true)
        store.drop(request.key)
        return { kind: 'bypass' }
      }
      const lifetimeMs = verdict.kind === 'deliver' ? 0 : verdict.lifetimeMs
      const page = await build(rendered, request, now() + lifetimeMs)
      page.purged = store.purges.hasPurgedSince(page.tags, begun)
      if (verdict.kind === 'keep') store.keep(page)
      else if (verdict.kind === 'keep-briefly' && !page.purged) store.keepBriefly(page)
      else store.drop(request.key)
      return { kind: 'page', page, state: 'rendered', renderedFor: requestId, costs: rendered.context.costs }
    } finally {
      store.purges.end()
    }
  }

  private failed(request: PageRequest, reason: string, requestId: string): PageOutcome {
    const { store, onFailure, now } = this.options
    const last = store.get(request.key)
    if (last) last.retryAt = now() + RETRY_MS
    onFailure(request, reason, requestId)
    return { kind: 'failed', renderedFor: requestId }
  }
}

async function within<Value>(ms: number, value: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, ms, undefined)))
  try {
    return await Promise.race([value, late])
  } finally {
    clearTimeout(timer)
  }
}
