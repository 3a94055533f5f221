import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, outdatedIn } from '../src/admin/list/quick-filters'
import { findOutdated } from '../src/translations/outdated-store'
import { TRANSLATED_KINDS, type TranslatedKind } from '../src/translations/translated-texts'
import { send as sendTo } from './rights/attempts'
import { kindOf, nextNumber, store } from './rights/documents'
import { type StaffedCms, startStaffedCms, type Who } from './rights/staffed-cms'
import { ALL, paragraph } from './support/content'
import { startCms } from './support/start-cms'

let staffed: StaffedCms

beforeAll(async () => {
  staffed = await startStaffedCms('outdated_texts', startCms)
})

afterAll(() => staffed.cms.stop())

const send = (method: string, path: string, data?: unknown, who: Who = 'administrator') =>
  sendTo(staffed, staffed.as[who], method, path, data)

const change = async (path: string, data: object) =>
  expect((await send('PATCH', path, data)).status).toBe(200)

/** As `fr title`. */
const outdated = async (kind: string, id: number) => {
  const found = await findOutdated(staffed.cms.payload.db.pool, { kind, id })
  return found.map(({ language, field }) => `${language} ${field}`).toSorted()
}

const make = async (collection: CollectionSlug, data: object) => {
  const { id } = await staffed.cms.payload.create({ collection, locale: ALL, data: data as never })
  return Number(id)
}

const article = (own: object = {}) =>
  make('news', {
    ...kindOf('news').make(staffed.world, 'own', nextNumber()),
    title: { en: 'Charge it', fr: 'Chargez-le', ar: 'اشحنه' },
    summary: { en: 'In short', fr: 'En bref' },
    body: { en: paragraph('Long'), fr: paragraph('Longuement') },
    ...own,
  })

describe('a text is outdated', () => {
  test('once its English changed, field by field, until it is written anew', async () => {
    const id = await article()
    expect(await outdated('news', id)).toEqual([])
    await change(`/news/${id}?locale=en&draft=true`, { title: 'Charge it daily', body: paragraph('Longer') })
    expect(await outdated('news', id)).toEqual(['ar title', 'fr body', 'fr title'])
    await change(`/news/${id}?locale=fr&draft=true`, { title: 'Chargez-le chaque jour' })
    expect(await outdated('news', id)).toEqual(['ar title', 'fr body'])
    await change(`/news/${id}?locale=fr`, { body: paragraph('Plus longuement'), _status: 'published' })
    expect(await outdated('news', id)).toEqual(['ar title'])
  })

  test('no more once its English is as it was', async () => {
    const id = await article()
    await change(`/news/${id}?locale=en`, { title: 'Charge it', summary: 'Shorter', _status: 'published' })
    await change(`/news/${id}?locale=en`, { summary: 'Shortest', _status: 'published' })
    expect(await outdated('news', id)).toEqual(['fr summary'])
    await change(`/news/${id}?locale=en`, { summary: 'In short', _status: 'published' })
    expect(await outdated('news', id)).toEqual([])
  })

  test('not by what is typed, not where there is none, and no more once it is cleared', async () => {
    const id = await article()
    const path = `/news/${id}?locale=en&draft=true`
    await change(`${path}&autosave=true`, { title: 'Char', _status: 'draft' })
    expect(await outdated('news', id)).toEqual([])
    await change(path, { title: 'Charge', summary: 'Now', _status: 'draft' })
    expect(await outdated('news', id)).toEqual(['ar title', 'fr summary', 'fr title'])
    await change(`/news/${id}?locale=fr&draft=true`, { summary: '' })
    expect(await outdated('news', id)).toEqual(['ar title', 'fr title'])
  })

  test('not because another language was published alone, nor because a version came back', async () => {
    const id = await article()
    await change(`/news/${id}?locale=en&draft=true`, { title: 'Charge it daily' })
    await change(`/news/${id}?locale=fr&draft=true`, { title: 'Chaque jour' })
    await change(`/news/${id}?locale=fr&publishSpecificLocale=fr`, { _status: 'published' })
    expect(await outdated('news', id)).toEqual(['ar title'])
    await change(`/news/${id}?locale=en&draft=true`, { summary: 'In short' })
    expect(await outdated('news', id)).toEqual(['ar title'])
    const { docs } = await staffed.cms.payload.findVersions({
      collection: 'news',
      where: { parent: { equals: id } },
      sort: 'id',
      limit: 1,
    })
    expect((await send('POST', `/news/versions/${docs[0]?.id}`)).status).toBe(200)
    expect(await outdated('news', id)).toEqual([])
  })

  test('in the rows of a list, wherever they move to, and in the sections of a page', async () => {
    const menu = await store(staffed.world, 'menus', 'own')
    const rows = (items: object[]) => ({ items })
    await change(
      `/menus/${menu}?locale=en`,
      rows([
        { name: 'One', url: 'news' },
        { name: 'Two', url: 'faq' },
      ]),
    )
    const { items } = await staffed.cms.payload.findByID({ collection: 'menus', id: menu, depth: 0 })
    const [one, two] = (items ?? []).map(({ id, url }) => ({ id: String(id), url }))
    await change(
      `/menus/${menu}?locale=fr`,
      rows([
        { ...one, name: 'Un' },
        { ...two, name: 'Deux' },
      ]),
    )
    await change(
      `/menus/${menu}?locale=en`,
      rows([
        { ...two, name: 'Two' },
        { ...one, name: 'One!' },
      ]),
    )
    expect(await outdated('menus', menu)).toEqual([`fr items.${one?.id}.name`])

    const step = { id: '1', title: { en: 'Ask', fr: 'Demandez' } }
    const section = (title: object) => ({
      ...{ blockType: 'steps', id: '6650c0de6650c0de6650c0de' },
      ...{ title, items: [step] },
    })
    const page = await make('landing-pages', {
      ...kindOf('landing-pages').make(staffed.world, 'own', nextNumber()),
      ...{ title: { en: 'Home' }, page: 'protection' },
      sections: [section({ en: 'Steps', fr: 'Étapes' })],
    })
    const words = { ...section({}), title: 'All steps', items: [{ id: '1', title: 'Ask' }] }
    await change(`/landing-pages/${page}?locale=en`, { sections: [words], _status: 'published' })
    expect(await outdated('landing-pages', page)).toEqual(['fr sections.6650c0de6650c0de6650c0de.title'])
  })

  test('together with nothing else when its document is deleted for good', async () => {
    const id = await article()
    await change(`/news/${id}?locale=en`, { title: 'Changed', _status: 'published' })
    expect((await send('DELETE', `/news/${id}`)).status).toBe(200)
    expect(await outdated('news', id)).toEqual([])
  })

  const TITLES: Partial<Record<TranslatedKind, string>> = {
    faqs: 'question',
    'quick-links': 'name',
    media: 'alt',
    countries: 'name',
  }

  test.each(TRANSLATED_KINDS.filter((kind) => kind !== 'menus'))('in %s', async (kind) => {
    const [whose = 'all'] = kindOf(kind).whose
    const id = await store(staffed.world, kind, whose)
    const title = TITLES[kind] ?? 'title'
    const draft = kindOf(kind).drafts ? '&draft=true' : ''
    await change(`/${kind}/${id}?locale=fr${draft}`, { [title]: 'En français' })
    await change(`/${kind}/${id}?locale=en${draft}`, { [title]: 'Changed' })
    expect(await outdated(kind, id)).toEqual([`fr ${title}`])
  })
})

describe('the list of what is outdated', () => {
  const list = async (query: string, who: Who = 'administrator') => {
    const answer = await send('GET', `/news${query}&limit=0&depth=0`, undefined, who)
    expect(answer.status).toBe(200)
    const { docs } = (await answer.json()) as { docs: { id: number }[] }
    return docs.map(({ id }) => id).toSorted((a, b) => a - b)
  }

  test('has just those, in the published and the edited state, for those who may read them', async () => {
    await staffed.cms.payload.db.pool.query('DELETE FROM translations.outdated')
    const own = await article()
    const foreign = await article({ countries: [staffed.world.countries.sa] })
    await article()
    for (const id of [own, foreign])
      await change(`/news/${id}?locale=en&draft=true`, { title: `Other ${id}` })
    const query = addressOf(outdatedIn('ar'))
    for (const state of ['', '&draft=true', '&locale=ar']) {
      expect(await list(query + state)).toEqual([own, foreign])
      expect(await list(query + state, 'country-editor')).toEqual([own])
    }
    expect(await list(addressOf(outdatedIn('ru')))).toEqual([])
    expect(await list(`?where[outdatedIn][equals]=ar&where[id][equals]=${own}`)).toEqual([own])
    const counted = await send('GET', `/news/count${query}`)
    expect(await counted.json()).toEqual({ totalDocs: 2 })
  })

  test.each(['[equals]=xx', '[not_equals]=fr', '[in]=fr', '=fr'])('refuses %s', async (asked) => {
    expect((await send('GET', `/news?where[outdatedIn]${asked}`)).status).toBe(400)
  })
})
