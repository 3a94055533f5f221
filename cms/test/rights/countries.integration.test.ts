import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paragraph } from '../support/content'
import { kindOf, nextNumber, type Slug, store, type Whose } from './documents'
import { send as sendTo } from './attempts'
import { type Office, openOffice, type Session } from './staff'

let office: Office
let editor: Session
let countries: Office['world']['countries']

beforeAll(async () => {
  office = await openOffice('rights_countries')
  editor = office.as['country-editor']
  countries = office.world.countries
})

afterAll(() => office.cms.stop())

const send = (method: string, path: string, data?: unknown, who = editor) =>
  sendTo(office, who, method, path, data)

const made = (slug: Slug, whose: Whose) => store(office.world, slug, whose)

const article = (whose: Whose, more: object = {}) => ({
  ...kindOf('news').make(office.world, whose, nextNumber()),
  ...more,
})

/** As our own code reads it: the live document. */
const read = (id: number) => office.cms.payload.findByID({ collection: 'news', id, depth: 0 })

const draftOf = (id: number) => office.cms.payload.findByID({ collection: 'news', id, depth: 0, draft: true })

async function refusalOf(response: Response): Promise<string> {
  expect(response.status).toBe(403)
  const { errors } = (await response.json()) as { errors: { message: string }[] }
  return errors[0]?.message ?? ''
}

const YOUR_OWN = 'Name one or more of your own countries, and no other.'
const FOREIGN_LINK = 'This names a document or a picture of a country that is not yours. Choose another one.'

describe('whose a new document is', () => {
  it('an editor’s own countries’, when the editor does not say', async () => {
    const { allCountries: _, countries: __, ...data } = article('own') as Record<string, unknown>
    const response = await send('POST', '/news', data)
    expect(response.status).toBe(201)
    const { doc } = (await response.json()) as { doc: { id: number } }
    expect(await read(doc.id)).toMatchObject({
      allCountries: false,
      countries: [countries.ng, countries.ke],
    })
  })

  it('an administrator’s is for all', async () => {
    const { allCountries: _, countries: __, ...data } = article('own') as Record<string, unknown>
    const response = await send('POST', '/news', data, office.as.administrator)
    const { doc } = (await response.json()) as { doc: { id: number } }
    expect(await read(doc.id)).toMatchObject({ allCountries: true })
  })

  it('never a foreign country’s, nobody’s, or everybody’s', async () => {
    for (const audience of [
      { countries: [countries.sa] },
      { countries: [countries.ng, countries.sa] },
      { countries: [] },
      { countries: null },
      { countries: [{ id: countries.sa }] },
      { countries: [String(countries.sa)] },
      { allCountries: true, countries: [] },
      { allCountries: 'true', countries: [countries.sa] },
    ]) {
      for (const query of ['', '?draft=true', '?locale=fr', '?draft=true&autosave=true']) {
        const response = await send('POST', `/news${query}`, article('own', audience))
        expect(await refusalOf(response), JSON.stringify(audience) + query).toBe(YOUR_OWN)
      }
    }
  })

  it('is not for all because the editor says so beside an own country', async () => {
    const response = await send('POST', '/news', article('own', { allCountries: true }))
    const { doc } = (await response.json()) as { doc: { id: number } }
    expect(await read(doc.id)).toMatchObject({ allCountries: false, countries: [countries.ng] })
  })

  it('a copy of what is for all, or shared, is for the own countries alone', async () => {
    for (const whose of ['all', 'shared'] as const) {
      const id = await made('news', whose)
      const copied = await send('POST', `/news/${id}/duplicate`, { slug: `own-${whose}`, _status: 'draft' })
      const { doc } = (await copied.json()) as { doc: { id: number } }
      expect(await draftOf(doc.id)).toMatchObject({
        allCountries: false,
        countries: [countries.ng, countries.ke],
      })
    }
  })

  it('a copy is not a foreign country’s', async () => {
    const id = await made('news', 'own')
    const response = await send('POST', `/news/${id}/duplicate`, {
      slug: 'copy-abroad',
      countries: [countries.sa],
    })
    expect(await refusalOf(response)).toBe(YOUR_OWN)
  })
})

describe('moving', () => {
  it('a document abroad, to all or to nobody is refused, one by one and in bulk', async () => {
    const id = await made('news', 'own')
    const before = await draftOf(id)
    for (const audience of [
      { countries: [countries.sa] },
      { countries: [countries.ng, countries.sa] },
      { countries: [] },
      { allCountries: true, countries: [] },
    ]) {
      for (const query of ['', '?draft=true', '?locale=ar', '?publishSpecificLocale=en']) {
        const response = await send('PATCH', `/news/${id}${query}`, audience)
        expect(await refusalOf(response), JSON.stringify(audience) + query).toBe(YOUR_OWN)
      }
      const bulk = await send('PATCH', `/news?where[id][equals]=${id}`, audience)
      expect(await bulk.json()).toMatchObject({ docs: [], errors: [{ id, message: YOUR_OWN }] })
    }
    expect(await draftOf(id)).toEqual(before)
  })

  it('a document here from abroad is refused', async () => {
    for (const whose of ['foreign', 'shared', 'all'] as const) {
      const id = await made('news', whose)
      const before = await draftOf(id)
      const audience = { allCountries: false, countries: [countries.ng] }
      expect((await send('PATCH', `/news/${id}`, audience)).status).toBe(403)
      await send('PATCH', `/news?where[id][equals]=${id}`, audience)
      await send('PATCH', `/news?where[countries][contains]=${countries.sa}`, audience)
      expect(await draftOf(id), whose).toEqual(before)
    }
  })

  it('within one’s own countries is fine', async () => {
    const id = await made('news', 'own')
    expect((await send('PATCH', `/news/${id}`, { countries: [countries.ke] })).status).toBe(200)
    expect(await read(id)).toMatchObject({ countries: [countries.ke] })
  })

  it('a menu abroad is refused', async () => {
    const id = await made('menus', 'own')
    expect(await refusalOf(await send('PATCH', `/menus/${id}`, { country: countries.sa }))).toBe(YOUR_OWN)
    const other = kindOf('menus').make(office.world, 'foreign', nextNumber())
    expect(await refusalOf(await send('POST', '/menus', other))).toBe(YOUR_OWN)
  })

  it('a document whose newest draft an administrator has moved abroad is out of reach', async () => {
    const id = await made('news', 'own')
    const data = { title: 'Secret of Saudi Arabia', countries: [countries.sa] }
    await office.cms.payload.update({ collection: 'news', id, draft: true, data })
    const before = await draftOf(id)
    for (const query of ['', '?draft=true']) {
      expect((await send('PATCH', `/news/${id}${query}`, { title: 'Mine' })).status).toBe(403)
      await send('PATCH', `/news?where[id][equals]=${id}${query.replace('?', '&')}`, { title: 'Mine' })
    }
    expect((await send('DELETE', `/news/${id}`)).status).toBe(403)
    await send('DELETE', `/news?where[id][equals]=${id}`)
    expect(await draftOf(id)).toEqual(before)
    expect(await (await send('GET', `/news/${id}?draft=true`)).text()).not.toContain('Secret')
  })
})

describe('versions', () => {
  it('that show another country are not read, and restoring them is refused', async () => {
    const id = await made('news', 'foreign')
    const data = { title: 'Ours now', countries: [countries.ng] }
    await office.cms.payload.update({ collection: 'news', id, data })
    const { docs } = await office.cms.payload.findVersions({
      collection: 'news',
      where: { parent: { equals: id } },
      sort: 'id',
    })
    const [foreign] = docs
    const list = await send('GET', `/news/versions?where[parent][equals]=${id}`)
    expect(((await list.json()) as { docs: { id: number }[] }).docs.map((each) => each.id)).not.toContain(
      Number(foreign?.id),
    )
    expect((await send('GET', `/news/versions/${foreign?.id}`)).status).toBe(403)
    for (const query of ['', '?draft=true']) {
      expect(await refusalOf(await send('POST', `/news/versions/${foreign?.id}${query}`))).toBe(YOUR_OWN)
    }
    expect(await draftOf(id)).toMatchObject({ title: 'Ours now', countries: [countries.ng] })
  })

  it('of another country’s document are not restored', async () => {
    const id = await made('news', 'foreign')
    const { docs } = await office.cms.payload.findVersions({
      collection: 'news',
      where: { parent: { equals: id } },
    })
    for (const query of ['', '?draft=true']) {
      expect((await send('POST', `/news/versions/${docs[0]?.id}${query}`)).status).toBe(403)
    }
  })

  it('of an own country are restored with all that administrators have set', async () => {
    const { payload } = office.cms
    await send('PATCH', `/countries/${countries.ng}`, { name: 'Naija' })
    const { docs } = await payload.findVersions({
      collection: 'countries',
      where: { parent: { equals: countries.ng } },
      sort: '-id',
    })
    expect((await send('POST', `/countries/versions/${docs[0]?.id}`)).status).toBe(200)
    const nigeria = await payload.findByID({
      collection: 'countries',
      id: countries.ng,
      showHiddenFields: true,
    })
    expect(nigeria).toMatchObject({
      name: 'Naija',
      shortName: 'ng',
      abbreviation: 'NG',
      token: 'secret-of-ng',
    })
  })
})

describe('what a document names', () => {
  const upload = (value: unknown) => ({
    root: {
      ...paragraph('').root,
      children: [{ type: 'upload', version: 3, id: 'a', format: '', fields: {}, relationTo: 'media', value }],
    },
  })
  const block = (fields: object) => ({
    root: {
      ...paragraph('').root,
      children: [{ type: 'block', version: 2, format: '', fields: { id: 'b', ...fields } }],
    },
  })

  it('may not be a foreign picture, in a field, a text, a block in a text, or a section', async () => {
    const picture = await made('media', 'foreign')
    const title = 'x'
    for (const body of [
      upload(picture),
      upload({ id: picture }),
      block({ blockType: 'callout', tone: 'hint', body: upload(picture) }),
      block({ blockType: 'steps', items: [{ id: 'c', title, body: upload(picture) }] }),
    ]) {
      expect(await refusalOf(await send('POST', '/news?draft=true', article('own', { body })))).toBe(
        FOREIGN_LINK,
      )
    }
    const cover = await send('POST', '/news', article('own', { cover: picture }))
    expect(await refusalOf(cover)).toBe(FOREIGN_LINK)
    const ad = kindOf('ads').make(office.world, 'own', nextNumber())
    expect(await refusalOf(await send('POST', '/ads', { ...ad, pictureWide: picture }))).toBe(FOREIGN_LINK)
    const landing = kindOf('landing-pages').make(office.world, 'own', nextNumber())
    const sections = [{ blockType: 'hero', title, picture }]
    const page = await send('POST', '/landing-pages?draft=true', { ...landing, sections })
    expect(await refusalOf(page)).toBe(FOREIGN_LINK)
  })

  it('may not be a foreign document', async () => {
    const foreign = await made('news', 'foreign')
    for (const named of [{ related: [foreign] }, { replaces: foreign }]) {
      const response = await send('POST', '/news?draft=true', article('own', named))
      expect(await refusalOf(response)).toBe(FOREIGN_LINK)
    }
    const id = await made('news', 'own')
    expect(await refusalOf(await send('PATCH', `/news/${id}`, { related: [foreign] }))).toBe(FOREIGN_LINK)
  })

  it('may be what is own, shared or for all, and what an administrator has put there stays', async () => {
    const [own, shared, all] = await Promise.all(
      (['own', 'shared', 'all'] as const).map((whose) => made('news', whose)),
    )
    const id = await made('news', 'own')
    expect((await send('PATCH', `/news/${id}`, { related: [own, shared, all] })).status).toBe(200)
    const cover = await made('media', 'foreign')
    await office.cms.payload.update({ collection: 'news', id, data: { cover } })
    expect((await send('PATCH', `/news/${id}`, { title: 'Still mine', cover })).status).toBe(200)
  })
})

describe('what is read', () => {
  it('shows nothing of a foreign document by way of one that names it', async () => {
    const { payload } = office.cms
    const foreign = await made('news', 'foreign')
    const data = { title: 'Secret plan', _status: 'draft' as const }
    await payload.update({ collection: 'news', id: foreign, data })
    const picture = await made('media', 'foreign')
    await payload.update({ collection: 'media', id: picture, data: { alt: 'Secret picture' } })
    const id = await made('news', 'own')
    await payload.update({ collection: 'news', id, data: { related: [foreign], cover: picture } })
    for (const query of [
      'depth=5',
      'depth=5&draft=true',
      'depth=5&populate[news][title]=true&populate[media][alt]=true',
      'depth=5&select[related]=true&select[cover]=true',
      'depth=5&locale=all',
      'depth=5&trash=true',
      'depth=5&joins[related]=true',
      'depth=5&showHiddenFields=true&overrideAccess=true',
    ]) {
      for (const path of [`/news/${id}?${query}`, `/news?where[id][equals]=${id}&${query}`]) {
        const answer = await (await send('GET', path)).text()
        expect(answer, path).toContain(`"id":${id}`)
        expect(answer, path).not.toContain('Secret')
      }
    }
    const versions = await send('GET', `/news/versions?where[parent][equals]=${id}&depth=5`)
    expect(await versions.text()).not.toContain('Secret')
  })

  it('cannot be guessed by asking for what a forbidden document says', async () => {
    const foreign = await made('news', 'foreign')
    await office.cms.payload.update({ collection: 'news', id: foreign, data: { title: 'Zebra' } })
    const id = await made('news', 'own')
    await office.cms.payload.update({ collection: 'news', id, data: { related: [foreign] } })
    const count = async (where: string) => {
      const answer = await send('GET', `/news/count?where[and][0][id][equals]=${id}&${where}`)
      return ((await answer.json()) as { totalDocs?: number }).totalDocs ?? 0
    }
    expect(await count('where[and][1][id][exists]=true')).toBe(1)
    expect(await count('where[and][1][related.title][like]=Zebra')).toBe(0)
    expect(await count('where[and][1][or][0][related.title][equals]=Zebra')).toBe(0)
    expect(await count('where[and][1][related][contains][title][like]=Zebra')).toBe(0)
    const within = `where[related][contains][title][like]=Zebra`
    for (const path of [
      `/news?${within}`,
      `/news/versions?where[version.related][contains][title][like]=Z`,
    ]) {
      expect((await send('GET', path)).status).toBe(403)
    }
    for (const path of ['/news?sort=cover.alt', '/news/versions?sort=-version.cover.alt']) {
      expect((await send('GET', path)).status).toBe(403)
    }
    expect((await send('PATCH', `/news?${within}`, { title: 'Found' })).status).toBe(403)
    expect(
      (await send('DELETE', `/news?where[or][0][and][0][related][contains][title][like]=Z`)).status,
    ).toBe(403)
    for (const path of ['/news', '/news/count', '/news/versions']) {
      const prefix = path.endsWith('versions') ? 'version.' : ''
      const answer = await send('GET', `${path}?where[${prefix}title][like]=Zebra`)
      expect(await answer.json()).toMatchObject({ totalDocs: 0 })
    }
  })

  it('by nobody whose countries were taken away', async () => {
    const { payload } = office.cms
    const id = await made('ads', 'own')
    const marketing = office.as.marketing
    expect((await send('PATCH', `/ads/${id}`, { title: 'x' }, marketing)).status).toBe(200)
    await payload.update({ collection: 'users', id: marketing.id, data: { countries: [] } })
    expect((await send('GET', `/ads/${id}`, undefined, marketing)).status).toBe(404)
    expect((await send('PATCH', `/ads/${id}`, { title: 'y' }, marketing)).status).toBe(403)
    const ad = kindOf('ads').make(office.world, 'own', nextNumber())
    expect((await send('POST', '/ads', ad, marketing)).status).toBe(403)
    const all = await made('ads', 'all')
    expect((await send('GET', `/ads/${all}`, undefined, marketing)).status).toBe(200)
  })
})

describe('the countries themselves', () => {
  it('an editor changes an own one, but not which country it is', async () => {
    const data = {
      email: 'help@example.com',
      shortName: 'zz',
      source: 'x',
      abbreviation: 'ZZ',
      token: 'mine',
    }
    expect((await send('PATCH', `/countries/${countries.ng}`, data)).status).toBe(200)
    const nigeria = await office.cms.payload.findByID({
      collection: 'countries',
      id: countries.ng,
      showHiddenFields: true,
    })
    expect(nigeria).toMatchObject({
      email: 'help@example.com',
      shortName: 'ng',
      abbreviation: 'NG',
      source: 'H5_OfficialWebsite_NG',
      token: 'secret-of-ng',
    })
  })

  it('nobody reads a token, nor writes one', async () => {
    for (const who of Object.values(office.as)) {
      for (const query of ['', '?select[token]=true', '?showHiddenFields=true', '?depth=5', '?locale=all']) {
        const answer = await send('GET', `/countries${query}`, undefined, who)
        expect(await answer.text()).not.toContain('secret-of-')
      }
      for (const path of ['/countries?where[token][like]=secret', '/news?where[countries.token][like]=s']) {
        expect((await send('GET', path, undefined, who)).status).toBeGreaterThanOrEqual(400)
      }
      const orders = await Promise.all(
        ['token', '-token'].map((sort) => send('GET', `/countries?sort=${sort}`, undefined, who)),
      )
      const [up, down] = await Promise.all(orders.map((order) => order.text()))
      expect(up).toBe(down)
      const versions = await send('GET', '/countries/versions?showHiddenFields=true', undefined, who)
      expect(await versions.text()).not.toContain('secret-of-')
    }
    const { administrator } = office.as
    await send('PATCH', `/countries/${countries.sa}`, { token: 'known' }, administrator)
    const saudi = await office.cms.payload.findByID({
      collection: 'countries',
      id: countries.sa,
      showHiddenFields: true,
    })
    expect(saudi).toMatchObject({ token: 'secret-of-sa' })
  })
})

describe('the settings of the whole site', () => {
  it('are read by staff, and changed by administrators', async () => {
    for (const [who, session] of Object.entries(office.as)) {
      const reads = await send('GET', '/globals/site-settings', undefined, session)
      expect(reads.status, who).toBe(who === 'stranger' ? 403 : 200)
      const writes = await send('POST', '/globals/site-settings', {}, session)
      expect(writes.status === 403, who).toBe(who !== 'administrator')
    }
  })
})
