import { afterAll, describe, expect, test } from 'vitest'
import { kindOf, nextNumber } from './documents'
import { openEditorSession, refusalOf, YOUR_OWN } from './editor-session'

const { staffed, countries, send, made, article, read, draftOf } = await openEditorSession('rights_ownership')

afterAll(() => staffed.cms.stop())

describe('whose a new document is', () => {
  test('an editor’s own countries’, when the editor does not say', async () => {
    const { allCountries: _, countries: __, ...data } = article('own') as Record<string, unknown>
    const response = await send('POST', '/news', data)
    expect(response.status).toBe(201)
    const { doc } = (await response.json()) as { doc: { id: number } }
    expect(await read(doc.id)).toMatchObject({
      allCountries: false,
      countries: [countries.ng, countries.ke],
    })
  })

  test('an administrator’s is for all', async () => {
    const { allCountries: _, countries: __, ...data } = article('own') as Record<string, unknown>
    const response = await send('POST', '/news', data, staffed.as.administrator)
    const { doc } = (await response.json()) as { doc: { id: number } }
    expect(await read(doc.id)).toMatchObject({ allCountries: true })
  })

  test('never a foreign country’s, nobody’s, or everybody’s', async () => {
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

  test('is not for all because the editor says so beside an own country', async () => {
    const response = await send('POST', '/news', article('own', { allCountries: true }))
    const { doc } = (await response.json()) as { doc: { id: number } }
    expect(await read(doc.id)).toMatchObject({ allCountries: false, countries: [countries.ng] })
  })

  test('a copy of what is for all, or shared, is for the own countries alone', async () => {
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

  test('a copy is not a foreign country’s', async () => {
    const id = await made('news', 'own')
    const response = await send('POST', `/news/${id}/duplicate`, {
      slug: 'copy-abroad',
      countries: [countries.sa],
    })
    expect(await refusalOf(response)).toBe(YOUR_OWN)
  })
})

describe('moving', () => {
  test('a document abroad, to all or to nobody is refused, one by one and in bulk', async () => {
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

  test('a document here from abroad is refused', async () => {
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

  test('within one’s own countries is fine', async () => {
    const id = await made('news', 'own')
    expect((await send('PATCH', `/news/${id}`, { countries: [countries.ke] })).status).toBe(200)
    expect(await read(id)).toMatchObject({ countries: [countries.ke] })
  })

  test('a menu abroad is refused', async () => {
    const id = await made('menus', 'own')
    expect(await refusalOf(await send('PATCH', `/menus/${id}`, { country: countries.sa }))).toBe(YOUR_OWN)
    const other = kindOf('menus').make(staffed.world, 'foreign', nextNumber())
    expect(await refusalOf(await send('POST', '/menus', other))).toBe(YOUR_OWN)
  })

  test('a document whose newest draft an administrator has moved abroad is out of reach', async () => {
    const id = await made('news', 'own')
    const data = { title: 'Secret of Saudi Arabia', countries: [countries.sa] }
    await staffed.cms.payload.update({ collection: 'news', id, draft: true, data })
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
  test('that show another country are not read, and restoring them is refused', async () => {
    const id = await made('news', 'foreign')
    const data = { title: 'Ours now', countries: [countries.ng] }
    await staffed.cms.payload.update({ collection: 'news', id, data })
    const { docs } = await staffed.cms.payload.findVersions({
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

  test('of another country’s document are not restored', async () => {
    const id = await made('news', 'foreign')
    const { docs } = await staffed.cms.payload.findVersions({
      collection: 'news',
      where: { parent: { equals: id } },
    })
    for (const query of ['', '?draft=true']) {
      expect((await send('POST', `/news/versions/${docs[0]?.id}${query}`)).status).toBe(403)
    }
  })

  test('of an own country are restored with all that administrators have set', async () => {
    const { payload } = staffed.cms
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
