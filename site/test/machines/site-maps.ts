import { type COUNTRY_CODES, countryOf } from '@carelane/countries'
import type { Stack } from '@carelane/test-kit/stack'
import { expect } from 'vitest'
import { send } from '../support/built-site'
import { readHead } from '../support/page-head'
import { parseXml, textsOf } from '../support/xml'

export type Country = (typeof COUNTRY_CODES)[number]

/** By hreflang. */
export type Alternates = Record<string, string>

export class SiteMaps {
  readonly #port: number

  constructor({ siteUrl }: Stack) {
    this.#port = Number(new URL(siteUrl).port)
  }

  get(url: string) {
    const { host, pathname, search } = new URL(url)
    return send(this.#port, 'GET', pathname + search, { host })
  }

  originOf(country: Country): string {
    const { host } = countryOf(country)
    return `http://${{ main: '', india: 'in.', russia: 'ru.' }[host]}localhost:${this.#port}`
  }

  async of(country: Country) {
    const answer = await this.get(`${this.originOf(country)}/${country}/sitemap.xml`)
    expect(answer.status, country).toBe(200)
    const map = parseXml(answer.text)
    expect(map.name).toBe('urlset')
    return map.children.map((entry) => ({
      address: String(textsOf(entry, 'loc')[0]),
      alternates: Object.fromEntries(
        entry.children
          .filter(({ name }) => name === 'xhtml:link')
          .map(({ attributes: { hreflang, href } }) => [String(hreflang), String(href)]),
      ) satisfies Alternates,
    }))
  }

  /** @param every of the map's addresses, each `every`th is asked for */
  async expectPages(country: Country, every: number): Promise<Set<string>> {
    const types = new Set<string>()
    const sample = (await this.of(country)).filter((_, place) => place % every === 0)
    expect(sample.length).toBeGreaterThan(5)
    for (const [address, page] of await this.#pagesOf(sample)) {
      expect(page.status, address).toBe(200)
      const head = readHead(page.text)
      expect(head.canonical).toBe(address)
      expect(head.robots, address).toBeUndefined()
      expect(head.title).toMatch(/Carelane/)
      expect(head.title, address).not.toMatch(/Carelane \| Carelane/)
      expect(head.description, address).toBeTruthy()
      expect(head.picture).toMatch(new RegExp(`^${this.originOf(country)}/(?:media/|share\\.png$)`))
      expect(head.manifest).toMatch(/^\/\w+\/manifest\.webmanifest$/)
      for (const { '@type': type } of head.things) types.add(type)
    }
    return types
  }

  /** In batches: cold pages are slow. */
  async #pagesOf(listed: readonly { address: string }[]) {
    const pages: [address: string, page: Awaited<ReturnType<SiteMaps['get']>>][] = []
    for (let from = 0; from < listed.length; from += 8) {
      const some = listed.slice(from, from + 8).map(({ address }) => address)
      const answers = await Promise.all(some.map((address) => this.get(address)))
      answers.forEach((page, place) => pages.push([some[place] ?? '', page]))
    }
    return pages
  }
}
