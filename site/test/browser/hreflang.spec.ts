import { PUBLIC_ROUTES } from '../../src/routing/public-routes'
import { send } from '../support/built-site'
import { readHead } from '../support/page-head'
import { parseXml, textsOf } from '../support/xml'
import { expect, test } from './support/test'

const COUNTRIES = ['global', 'ng', 'pk', 'sa', 'in', 'ru']

interface Listed {
  address: string
  alternates: Map<string, string>
}

test('a page of every kind is listed, names its like in all sections, and they name it', async ({
  baseURL,
}) => {
  const site = new URL(baseURL ?? '')
  const get = ({ host, pathname }: URL) => send(Number(site.port), 'GET', pathname, { host })
  const listed = new Map<string, Listed>()
  for (const country of COUNTRIES) {
    for (const entry of await siteMapOf(country)) listed.set(entry.address, entry)
  }
  for (const { path } of PUBLIC_ROUTES) {
    const pattern = new RegExp(`^/[a-z_]+/${path.replace('{brand}', '[a-z]+').replace('*', '[^/]+')}/?$`)
    const one = [...listed.values()].find(({ address }) => pattern.test(new URL(address).pathname))
    if (!one) throw new Error(`no page of ${path} is listed`)
    const like = [...one.alternates.values()].filter((other) => listed.has(other))
    expect(like, path).toContain(one.address)
    for (const other of like) expect(listed.get(other)?.alternates, other).toEqual(one.alternates)
    expect(one.alternates.get('x-default'), path).toBeDefined()
    const page = await get(new URL(one.address))
    expect(page.status, one.address).toBe(200)
    expect(readHead(page.text).canonical, one.address).toBe(one.address)
  }

  async function siteMapOf(country: string): Promise<Listed[]> {
    const own = country === 'in' || country === 'ru' ? `${country}.` : ''
    const map = await get(new URL(`http://${own}${site.host}/${country}/sitemap.xml`))
    expect(map.status, country).toBe(200)
    return parseXml(map.text).children.map((entry) => ({
      address: String(textsOf(entry, 'loc')[0]),
      alternates: new Map(
        entry.children
          .filter(({ name }) => name === 'xhtml:link')
          .map(({ attributes: { hreflang, href } }) => [String(hreflang), String(href)]),
      ),
    }))
  }
})
