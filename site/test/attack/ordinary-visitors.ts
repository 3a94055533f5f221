import { Agent, request as httpRequest } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { TICKET_FIELD } from '../../src/abuse/fields'
import { fieldsOf } from '../support/plain-form'
import { FORM_TYPE, imeiFrom, TOOL, warrantyForm } from './warranty-form'

const PAGES = ['ng', 'gh', 'sa_en', 'sa_ar', 'th', 'bd_bn', 'ke', 'mx'].flatMap((section) =>
  ['', 'warranty-check/', 'service-center/', 'faq/', 'news/'].map((page) => `/${section}/${page}`),
)
const SEARCHES = ['battery', 'screen', 'warranty', 'update']
const TIMEOUT_MS = 30_000

export interface Visits {
  /** ms of each answer */
  times: number[]
  failures: string[]
}

interface Asking {
  path: string
  from: string
  body?: string
}

/** What people do who mean no harm: they read, search, and check their warranty. */
export class OrdinaryVisitors {
  private readonly agent = new Agent({ keepAlive: true })
  private fields: [string, string][] = []
  private count = 0

  constructor(private readonly port: number) {}

  /** Every page has been read before, as on a site in use. */
  async arrive(): Promise<void> {
    for (const path of PAGES) await this.ask({ path, from: '198.51.100.1' })
    this.fields = fieldsOf((await this.ask({ path: TOOL, from: '198.51.100.1' })).text, 'imei')
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

  close(): void {
    this.agent.destroy()
  }

  private async visitOnce(visits: Visits): Promise<void> {
    const asking = this.next()
    const begun = performance.now()
    try {
      const { status, text } = await this.ask(asking)
      if (status !== 200) visits.failures.push(`${status} ${asking.path}`)
      // Told to wait.
      else if (text.includes(`name="${TICKET_FIELD}"`)) visits.failures.push(`no answer ${asking.path}`)
    } catch (error) {
      visits.failures.push(`${String(error)} ${asking.path}`)
    }
    visits.times.push(performance.now() - begun)
  }

  private next(): Asking {
    const at = (this.count += 1)
    const from = `100.${64 + ((at >> 16) % 64)}.${(at >> 8) % 256}.${at % 256}`
    if (at % 10 === 0) return { path: TOOL, from, body: warrantyForm(this.fields, imeiFrom(at)) }
    if (at % 10 === 5) return { path: `/ng/search/?q=${SEARCHES[at % SEARCHES.length] ?? ''}`, from }
    return { path: PAGES[at % PAGES.length] ?? '/ng/', from }
  }

  private ask({ path, from, body }: Asking): Promise<{ status: number; text: string }> {
    const host = `localhost:${this.port}`
    return new Promise((done, fail) => {
      const request = httpRequest(
        {
          agent: this.agent,
          host: '127.0.0.1',
          port: this.port,
          path,
          method: body === undefined ? 'GET' : 'POST',
          timeout: TIMEOUT_MS,
          headers: {
            host,
            'x-forwarded-for': from,
            ...(body !== undefined && {
              origin: `http://${host}`,
              'content-type': FORM_TYPE,
              'content-length': Buffer.byteLength(body),
            }),
          },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', fail)
          response.on('end', () =>
            done({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
          )
        },
      )
      request.on('timeout', () => request.destroy(new Error('no answer')))
      request.on('error', fail)
      request.end(body)
    })
  }
}
