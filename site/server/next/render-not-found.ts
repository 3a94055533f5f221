import { DEFAULT_COUNTRY } from '@carelane/countries'
import { LRUCache } from 'lru-cache'
import { segmentsOf } from '@/routing/request-target'
import { isNotFoundShell } from '../next-internals/not-found-shell'
import type { PageRequest } from '../pages/page-request'
import type { RenderedPage } from './render-page'

type Render = (request: PageRequest, requestId: string) => Promise<RenderedPage>

const KEPT_MS = 10_000

/** Keeps tags, since a publication may create the page. */
export class NotFoundPages {
  // Random addresses come in crowds.
  private readonly pages = new LRUCache<string, RenderedPage>({ max: 200, ttl: KEPT_MS })

  constructor(private readonly render: Render) {}

  async complete(missing: RenderedPage, request: PageRequest, requestId: string): Promise<RenderedPage> {
    if (request.variant !== 'html' || !isEmptyShell(missing)) return missing
    const [lang = DEFAULT_COUNTRY] = segmentsOf(request.path)
    for (const segment of new Set([lang, DEFAULT_COUNTRY])) {
      const page = await this.pageOf(segment, requestId)
      if (isEmptyShell(page)) continue
      for (const tag of page.context.tags) missing.context.tags.add(tag)
      for (const [call, failure] of page.context.failures) missing.context.failures.set(call, failure)
      if (page.context.isMeasured) missing.context.isMeasured = true
      return { ...page, status: 404, context: missing.context }
    }
    return missing
  }

  private async pageOf(segment: string, requestId: string): Promise<RenderedPage> {
    const kept = this.pages.get(segment)
    if (kept) return kept
    const path = `/${segment}/not-found/`
    const page = await this.render(
      { key: `html ${path}`, path, search: '', variant: 'html', isLight: false, readsQuery: false },
      requestId,
    )
    if (page.context.failures.size === 0) this.pages.set(segment, page)
    return page
  }
}

function isEmptyShell({ status, body, context }: RenderedPage): boolean {
  return isNotFoundShell(status, body, context.isNotFound === true)
}
