import { setTimeout as delay } from 'node:timers/promises'
import { TICKET_FIELD } from '../../src/abuse/fields'
import type { Answer } from '../support/built-site'
import { imeiOf } from '../support/imei'
import { checkWarranty, TOOL } from './check-warranty'
import { siteAt } from './site-at'

const PAGES = ['ng', 'gh', 'sa_en', 'sa', 'th', 'bd', 'ke', 'mx'].flatMap((section) =>
  ['', 'warranty-check/', 'service-center/', 'faq/', 'news/'].map((page) => `/${section}/${page}`),
)
const SEARCHES = ['battery', 'screen', 'warranty', 'update']
const TIMEOUT_MS = 30_000

export interface Visits {
  /** ms of each answer */
  times: number[]
  failures: string[]
}

/** What people do who mean no harm: they read, search, and check their warranty. */
export class OrdinaryVisitors {
  private readonly site: ReturnType<typeof siteAt>
  private form: Answer | undefined
  private count = 0

  constructor(port: number) {
    this.site = siteAt(port)
  }

  /** Every page has been read before, as on a site in use. */
  async arrive(): Promise<void> {
    for (const path of PAGES) await this.read(path, '198.51.100.1')
    this.form = await this.read(TOOL, '198.51.100.1')
  }

  /** Until `until` has come. */
  async visit(perSecond: number, until: Promise<unknown>): Promise<Visits> {
    const visits: Visits = { times: [], failures: [] }
    const pending: Promise<void>[] = []
    let isOver = false
    void until.finally(() => (isOver = true))
    const begun = performance.now()
    for (let at = 0; !isOver; at += 1) {
      const wait = begun + (at * 1000) / perSecond - performance.now()
      if (wait > 0) await delay(wait)
      pending.push(this.visitOnce(visits))
    }
    await Promise.all(pending)
    return visits
  }

  private async visitOnce(visits: Visits): Promise<void> {
    const at = (this.count += 1)
    const begun = performance.now()
    const answer = await Promise.race([
      this.next(at).catch(String),
      delay(TIMEOUT_MS, 'no answer', { ref: false }),
    ])
    visits.times.push(performance.now() - begun)
    if (typeof answer === 'string') visits.failures.push(answer)
    else if (answer.status !== 200) visits.failures.push(`status ${answer.status}`)
    else if (answer.text.includes(`name="${TICKET_FIELD}"`)) visits.failures.push('told to wait')
  }

  private next(at: number): Promise<Answer> {
    const from = `100.${64 + ((at >> 16) % 64)}.${(at >> 8) % 256}.${at % 256}`
    if (at % 10 === 0) return checkWarranty(this.site, imeiOf(String(35_000_000 + at)), from, this.form)
    if (at % 10 === 5) return this.read(`/ng/search/?q=${SEARCHES[at % SEARCHES.length] ?? ''}`, from)
    return this.read(PAGES[at % PAGES.length] ?? '/ng/', from)
  }

  private read(path: string, from: string): Promise<Answer> {
    return this.site.get(path, { 'x-forwarded-for': from })
  }
}
