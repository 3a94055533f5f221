import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import {
  type AssistantPassage,
  type FinderOffer,
  type LikelyIntent,
  CALLS,
  documentTag,
  TAGS_HEADER,
  type CallName,
} from '@carelane/main-api'
import {
  articleOf,
  countryInfoOf,
  latestNewsOf,
  newsPageOf,
  sampleContent,
  sampleCountry,
  siteMapOf,
  type SampleContent,
} from './sample-content'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const emptySearch = {
  hits: [],
  total: 0,
  totals: { service: 0, faq: 0, news: 0, tips: 0, policy: 0, more: 0 },
  page: 1,
  size: 10,
  didYouMean: null,
}

export class MainApiStandIn {
  readonly content: SampleContent = sampleContent()
  readonly asked: string[] = []
  passages: AssistantPassage[] = []
  intents: LikelyIntent[] = []
  finder: FinderOffer | null = null
  delayMs = 0
  failWith: number | null = null
  /** Delays computed answers. */
  underWay: ((call: CallName) => Promise<void>) | null = null
  private readonly server = createServer((request, response) => void this.handle(request, response))
  private port = 0

  async start(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1')
    await once(this.server, 'listening')
    this.port = (this.server.address() as AddressInfo).port
  }

  async stop(): Promise<void> {
    this.server.close()
    this.server.closeAllConnections()
    await once(this.server, 'close')
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  forget(): void {
    this.asked.length = 0
    this.delayMs = 0
    this.failWith = null
    this.underWay = null
  }

  countOf(part: string): number {
    return this.asked.filter((line) => line.includes(part)).length
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://cms')
    const body = await text(request)
    this.asked.push(`${request.method} ${url.pathname}${url.search} ${body}`)
    if (url.pathname.startsWith('/api/media/file/')) {
      this.picture(url, request, response)
      return
    }
    const call = (Object.keys(CALLS) as CallName[]).find((name) => `/api${CALLS[name].path}` === url.pathname)
    if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs))
    if (this.failWith !== null || !call) {
      const status = this.failWith ?? 404
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ status, message: 'no' }))
      return
    }
    const asked = CALLS[call].method === 'POST' ? JSON.parse(body) : Object.fromEntries(url.searchParams)
    const { result, tags } = this.answer(call, asked as Record<string, string>)
    // Later changes must not affect it.
    await this.underWay?.(call)
    const status = result === null ? 404 : 200
    response.writeHead(status, { 'content-type': 'application/json', [TAGS_HEADER]: tags.join(',') })
    response.end(JSON.stringify(result === null ? { status, message: 'none' } : { status, result }))
  }

  private answer(call: CallName, asked: Record<string, string>) {
    const { content } = this
    const { shortName = '', key = '', page = '1', size = '12' } = asked
    switch (call) {
      case 'countryInfoNew':
        return {
          result: countryInfoOf(content, shortName),
          tags: [`country:${shortName.split('_')[0]}`, 'ads', 'menus:1'],
        }
      case 'countryTable':
      case 'countryList':
        return { result: { countries: [sampleCountry()] }, tags: ['countries'] }
      case 'hrefLang':
        return { result: [{ shortName: 'ng', hreflang: 'en-NG' }], tags: ['countries'] }
      case 'quickLinks':
        return { result: [{ name: 'Warranty check', url: 'warranty-check' }], tags: ['quick-links'] }
      case 'recallList':
        return { result: { recalls: [] }, tags: ['recalls'] }
      case 'faultFinderList':
        return { result: { finders: content.finders }, tags: ['fault-finders'] }
      case 'faultFinder': {
        const result = content.finders.find(({ slug }) => slug === asked.slug) ?? null
        return { result, tags: ['fault-finders'] }
      }
      case 'assistantPassages':
        return { result: { passages: this.passages, intents: this.intents, finder: this.finder }, tags: [] }
      case 'search':
        return { result: emptySearch, tags: ['news'] }
      case 'latestNews':
        return { result: latestNewsOf(content), tags: ['news'] }
      case 'newsInfo':
      case 'news':
        return { result: newsPageOf(content, Number(page), Number(size)), tags: ['news'] }
      case 'article': {
        const result = articleOf(content, key)
        return { result, tags: result ? [documentTag('news', result.id)] : ['news'] }
      }
      case 'faqList':
        return { result: { faqs: content.faqs }, tags: ['faqs'] }
      case 'policyList':
        return { result: { policies: [] }, tags: ['policies'] }
      case 'siteMap':
        return { result: siteMapOf(content), tags: ['countries', 'news'] }
      case 'redirectList':
        return { result: { redirects: [] }, tags: ['redirects'] }
      case 'policy':
        return { result: null, tags: ['policies'] }
      case 'landingPage':
        return { result: null, tags: ['landing-pages'] }
      case 'legalPage':
        return { result: null, tags: ['legal-pages'] }
    }
  }

  private picture(url: URL, request: IncomingMessage, response: ServerResponse): void {
    const etag = `"picture-${this.content.edition}"`
    if (this.failWith !== null || !url.pathname.endsWith('/sample.png')) {
      response.writeHead(this.failWith ?? 404).end()
    } else if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, { etag }).end()
    } else {
      response.writeHead(200, { 'content-type': 'image/png', etag }).end(PNG)
    }
  }
}

async function text(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
