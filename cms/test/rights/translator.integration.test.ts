import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL, paragraph, png } from '../support/content'
import { send as sendTo } from './attempts'
import { kindOf, nextNumber, type Slug, store } from './documents'
import { type StaffedCms, startStaffedCms } from './staffed-cms'

let staffed: StaffedCms
let id: number

beforeAll(async () => {
  staffed = await startStaffedCms('rights_translator')
  id = await store(staffed.world, 'news', 'own')
})

afterAll(() => staffed.cms.stop())

const send = (method: string, path: string, data?: unknown, who: keyof StaffedCms['as'] = 'translator') =>
  sendTo(staffed, staffed.as[who], method, path, data)

const live = (locale = 'en') =>
  staffed.cms.payload.findByID({ collection: 'news', id, depth: 0, locale: locale as 'en' })

const draft = (locale = ALL) =>
  staffed.cms.payload.findByID({
    collection: 'news',
    id,
    depth: 0,
    draft: true,
    locale,
    fallbackLocale: false,
  })

describe('a translator', () => {
  test('writes a draft in an own language, which visitors do not see', async () => {
    const before = await live('fr')
    const answer = await send('PATCH', `/news/${id}?draft=true&locale=fr`, { title: 'Bonjour' })
    expect(answer.status).toBe(200)
    expect(await draft('fr' as 'en')).toMatchObject({ title: 'Bonjour', _status: 'draft' })
    expect(await live('fr')).toEqual(before)
  })

  test.each(['en', 'ru', 'all', 'xx', ''])('writes nothing in another: %j', async (locale) => {
    const before = await draft()
    const data = locale === 'all' ? { title: { fr: 'Salut', en: 'Hello' } } : { title: 'Changed' }
    const answer = await send('PATCH', `/news/${id}?draft=true&locale=${locale}`, data)
    expect(answer.status).toBe(403)
    expect(await draft()).toEqual(before)
  })

  test('changes nothing that is no text of a language, not even beside one', async () => {
    const { updatedAt: _, ...before } = await draft('en')
    const other = await store(staffed.world, 'media', 'own')
    const answer = await send('PATCH', `/news/${id}?draft=true&locale=ar`, {
      title: 'مرحبا',
      body: paragraph('نص'),
      slug: 'another',
      cover: other,
      countries: [staffed.world.countries.ke],
      allCountries: true,
      type: 'tips',
      category: 'tvs',
      publishedAt: '2020-01-01T00:00:00.000Z',
      related: [id],
    })
    expect(answer.status).toBe(200)
    const { updatedAt: __, ...after } = await draft('en')
    expect(after).toEqual(before)
    expect(await draft('ar' as 'en')).toMatchObject({ title: 'مرحبا' })
  })

  test.each([
    ['publish', '?draft=true&locale=fr', { _status: 'published', title: 'x' }],
    ['publish by leaving out that it is a draft', '?locale=fr', { title: 'x' }],
    ['take off the site', '?locale=fr', { _status: 'draft' }],
    ['publish one language', '?draft=true&locale=fr&publishSpecificLocale=fr', { title: 'x' }],
    ['publish all languages', '?draft=true&locale=fr&publishAllLocales=true', { title: 'x' }],
    ['take all languages off the site', '?draft=true&locale=fr&unpublishAllLocales=true', {}],
  ])('cannot %s', async (_, query, data) => {
    const before = [await live(), await draft()]
    expect((await send('PATCH', `/news/${id}${query}`, data)).status).toBe(403)
    expect([await live(), await draft()]).toEqual(before)
    await send('PATCH', `/news${query}&where[id][equals]=${id}`, data)
    expect(await live()).toEqual(before[0])
  })

  test('translates the parts of a page, and neither adds, removes nor moves one', async () => {
    const { payload } = staffed.cms
    const page = await store(staffed.world, 'landing-pages', 'own')
    const sections = ['One', 'Two'].map((title) => ({
      blockType: 'text' as const,
      title,
      body: paragraph(title),
    }))
    await payload.update({ collection: 'landing-pages', id: page, data: { sections } })
    const stored = await payload.findByID({ collection: 'landing-pages', id: page, depth: 0 })
    const [one, two] = stored.sections ?? []
    const save = (changed: unknown[]) =>
      send('PATCH', `/landing-pages/${page}?draft=true&locale=fr`, { sections: changed })
    for (const changed of [
      [],
      [one],
      [two, one],
      [one, two, { ...two, id: undefined }],
      [one, { ...two, id: 'other' }],
      [one, { ...two, blockType: 'hero' }],
    ]) {
      expect((await save(changed)).status).toBe(403)
    }
    expect((await save([{ ...one, title: 'Un' }, two])).status).toBe(200)
    const french = await payload.findByID({
      collection: 'landing-pages',
      id: page,
      depth: 0,
      draft: true,
      locale: 'fr',
    })
    expect(french.sections).toMatchObject([{ id: one?.id, title: 'Un' }, { id: two?.id }])
  })

  test('may not put a foreign picture into a text', async () => {
    const picture = await store(staffed.world, 'media', 'foreign')
    const body = paragraph('x')
    const node = {
      type: 'upload',
      version: 3,
      id: 'a',
      format: '',
      fields: {},
      relationTo: 'media',
      value: picture,
    }
    body.root.children.push(node)
    expect((await send('PATCH', `/news/${id}?draft=true&locale=fr`, { body })).status).toBe(403)
  })

  test('creates, duplicates, restores and deletes nothing', async () => {
    const data = kindOf('news').make(staffed.world, 'own', nextNumber())
    const { docs } = await staffed.cms.payload.findVersions({
      collection: 'news',
      where: { parent: { equals: id } },
    })
    for (const [method, path] of [
      ['POST', '/news'],
      ['POST', '/news?draft=true&locale=fr'],
      ['POST', `/news/${id}/duplicate?draft=true&locale=fr`],
      ['POST', `/news/versions/${docs[0]?.id}?draft=true&locale=fr`],
      ['DELETE', `/news/${id}?locale=fr`],
    ] as const) {
      expect((await send(method, path, data)).status, path).toBe(403)
    }
  })

  test('who sees every country translates what is foreign, too; without that, not even what was draft there', async () => {
    const foreign = await store(staffed.world, 'news', 'foreign')
    const path = `/news/${foreign}?draft=true&locale=fr`
    expect((await send('PATCH', path, { title: 'Bonjour' })).status).toBe(403)
    const user = staffed.as.translator.id
    const { payload } = staffed.cms
    await payload.update({ collection: 'users', id: user, data: { allCountries: true } })
    expect((await send('PATCH', path, { title: 'Bonjour' })).status).toBe(200)
    await payload.update({ collection: 'users', id: user, data: { allCountries: false } })
    expect((await send('GET', path)).status).toBe(404)
  })

  test('is not made an editor of every country by that mark', async () => {
    const { payload } = staffed.cms
    const { id: user } = staffed.as['country-editor']
    const foreign = await store(staffed.world, 'news', 'foreign')
    await payload.update({ collection: 'users', id: user, data: { allCountries: true } })
    expect((await send('GET', `/news/${foreign}`, undefined, 'country-editor')).status).toBe(404)
    expect((await send('PATCH', `/news/${foreign}`, { title: 'x' }, 'country-editor')).status).toBe(403)
  })
})

describe('of what is live at once a translator', () => {
  const stored = async (slug: Slug, document: number, locale: 'en' | 'fr' | typeof ALL) => {
    const found = await staffed.cms.payload.findByID({
      collection: slug,
      id: document,
      depth: 0,
      locale: locale as 'en',
      fallbackLocale: false,
    })
    const { updatedAt: _, changedBy: __, ...rest } = found as unknown as Record<string, unknown>
    return rest
  }

  test.each<[Slug, object, object]>([
    [
      'ads',
      { title: 'Offre' },
      { active: false, priority: 99, url: 'news', slot: 'bottom', from: '2030-01-01T00:00:00Z' },
    ],
    ['media', { alt: 'Un téléphone' }, { focalX: 3, focalY: 4, filename: 'x.png', width: 1, sizes: {} }],
    [
      'countries',
      { name: 'Nigéria', address: 'Rue Une', hotline: paragraph('Le jour') },
      {
        currency: 'EUR',
        hotlineNumber: '+33123456789',
        email: 'x@example.com',
        theme: 'aster',
        features: { grayscale: true },
      },
    ],
  ])('translates the texts of %s alone, and it says who did', async (slug, texts, others) => {
    const document =
      slug === 'countries' ? staffed.world.countries.ng : await store(staffed.world, slug, 'own')
    const english = await stored(slug, document, 'en')
    const french = await stored(slug, document, 'fr')
    const answer = await send('PATCH', `/${slug}/${document}?locale=fr`, {
      ...texts,
      ...others,
      allCountries: true,
      deletedAt: null,
      createdAt: '2000-01-01T00:00:00.000Z',
    })
    expect(answer.status).toBe(200)
    expect(await stored(slug, document, 'en')).toEqual(english)
    expect(await stored(slug, document, 'fr')).toEqual({ ...french, ...texts })
    const { changedBy } = (await staffed.cms.payload.findByID({ collection: slug, id: document })) as {
      changedBy?: string
    }
    expect(changedBy).toBe('translator')
    for (const locale of ['en', 'ru', 'all']) {
      expect((await send('PATCH', `/${slug}/${document}?locale=${locale}`, texts)).status, locale).toBe(403)
    }
    expect(await stored(slug, document, 'en')).toEqual(english)
  })

  test('translates the items of a menu, and neither adds, removes nor moves one, nor where one leads', async () => {
    const menu = await store(staffed.world, 'menus', 'own')
    const { payload } = staffed.cms
    const items = [
      { name: 'One', url: 'news' },
      { name: 'Two', url: 'faq' },
    ]
    await payload.update({ collection: 'menus', id: menu, data: { items } })
    const { items: rows } = await payload.findByID({ collection: 'menus', id: menu, depth: 0 })
    const [one, two] = rows
    const save = (changed: unknown[]) => send('PATCH', `/menus/${menu}?locale=fr`, { items: changed })
    for (const changed of [[], [one], [two, one], [one, two, { name: 'Trois', url: 'news' }]]) {
      expect((await save(changed)).status).toBe(403)
    }
    expect((await save([{ ...one, name: 'Un', url: 'elsewhere' }, two])).status).toBe(200)
    const after = await payload.findByID({ collection: 'menus', id: menu, depth: 0, locale: ALL })
    expect(after.items).toMatchObject([
      { url: 'news', name: { en: 'One', fr: 'Un' } },
      { url: 'faq', name: { en: 'Two' } },
    ])
  })

  test('replaces no file, and sees no foreign country', async () => {
    const picture = await store(staffed.world, 'media', 'own')
    const { filename } = await staffed.cms.payload.findByID({ collection: 'media', id: picture })
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(await png(9, 9))], { type: 'image/png' }), 'other.png')
    body.append('_payload', JSON.stringify({ alt: 'Autre' }))
    const { headers } = staffed.as.translator
    const replaced = await staffed.cms.rest(`/media/${picture}?locale=fr`, { method: 'PATCH', headers, body })
    expect(replaced.status).toBe(403)
    const edits = '&uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[widthInPixels]=4'
    expect((await send('PATCH', `/media/${picture}?locale=fr${edits}`, { alt: 'Autre' })).status).toBe(403)
    expect(await staffed.cms.payload.findByID({ collection: 'media', id: picture })).toMatchObject({
      filename,
    })
    const { sa } = staffed.world.countries
    expect((await send('PATCH', `/countries/${sa}?locale=fr`, { name: 'x' })).status).toBe(403)
    for (const method of ['POST', 'DELETE']) {
      const path = method === 'POST' ? '/ads?locale=fr' : `/media/${picture}?locale=fr`
      const data = kindOf('ads').make(staffed.world, 'own', nextNumber())
      expect((await send(method, path, data)).status).toBe(403)
    }
  })
})

describe('what the admin shows', () => {
  const permissions = async (who: keyof StaffedCms['as'], document: number, data: object, query = '') => {
    const answer = await send('POST', `/news/access/${document}${query}`, data, who)
    return (await answer.json()) as { update?: unknown; delete?: unknown; fields?: unknown }
  }

  test('a translator has fields to write in for an own language alone, and nothing to publish with', async () => {
    const french = await permissions('translator', id, { _status: 'draft' }, '?locale=fr')
    expect(french.update).toBeTruthy()
    expect(french.fields).toMatchObject({ title: { update: true } })
    for (const name of ['slug', 'cover', 'countries']) {
      expect(french.fields).not.toMatchObject({ [name]: { update: true } })
    }
    expect(french.delete).toBeUndefined()
    const english = await permissions('translator', id, { _status: 'draft' }, '?locale=en')
    expect(english.fields).toMatchObject({ title: { read: true } })
    expect(english.fields).not.toMatchObject({ title: { update: true } })
    expect(
      (await permissions('translator', id, { _status: 'published' }, '?locale=fr')).update,
    ).toBeUndefined()
  })

  test('an editor can publish what is own, and only look at what is not', async () => {
    const own = await permissions('country-editor', id, { _status: 'published' })
    expect(own).toMatchObject({ update: true })
    expect(own.delete).toBeUndefined()
    const trash = await permissions('country-editor', id, { deletedAt: new Date().toISOString() })
    expect(trash).toMatchObject({ delete: true })
    const all = await store(staffed.world, 'news', 'all')
    const foreign = await permissions('country-editor', all, { _status: 'draft' })
    expect([foreign.update, foreign.delete]).toEqual([undefined, undefined])
  })
})
