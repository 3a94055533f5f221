import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bench, type BenchText, type Saved, saved } from '../src/translations/bench-contract'
import { findOutdated } from '../src/translations/outdated-store'
import { TRANSLATED_KINDS } from '../src/translations/translated-texts'
import { send as sendTo } from './rights/attempts'
import { kindOf, nextNumber, store } from './rights/documents'
import { type StaffedCms, startStaffedCms, type Who } from './rights/staffed-cms'
import { ALL } from './support/content'
import { startCms } from './support/start-cms'

let staffed: StaffedCms

beforeAll(async () => {
  staffed = await startStaffedCms('translation_bench', startCms)
})

afterAll(() => staffed.cms.stop())

/** As the editor stores it. */
const paragraph = (text: string) => {
  const word = { type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' }
  const common = { version: 1, direction: null, format: '', indent: 0 }
  const own = { type: 'paragraph', ...common, textFormat: 0, textStyle: '', children: [word] }
  return { root: { type: 'root', ...common, children: [own] } }
}

const send = (method: string, path: string, data?: unknown, who: Who = 'administrator') =>
  sendTo(staffed, staffed.as[who], method, path, data)

type Sent = Record<string, unknown>

const act = (name: string, place: string, sent: Sent, who: Who = 'administrator') =>
  send('POST', `/translations/${place}/${name}`, { from: 'en', to: 'fr', ...sent }, who)

/** @param changes by path */
const save = (place: string, changes: Record<string, [was: string, text: string]>, who?: Who, to = 'fr') => {
  const texts = Object.entries(changes).map(([path, [was, text]]) => ({ path, was, text }))
  return act('save', place, { to, texts }, who)
}

const told = async (answer: Promise<Response>, status = 200): Promise<Saved> => {
  const response = await answer
  const body: unknown = await response.json()
  expect(response.status, JSON.stringify(body)).toBe(status)
  return saved.parse(body)
}

const benchOf = async (place: string, to = 'fr', who: Who = 'administrator') => {
  const answer = await send('GET', `/translations/${place}?from=en&to=${to}`, undefined, who)
  expect(answer.status).toBe(200)
  return bench.parse(await answer.json())
}

const textOf = (texts: readonly BenchText[], path: string) => texts.find((each) => each.path === path)

const make = async (collection: CollectionSlug, data: object) => {
  const { id } = await staffed.cms.payload.create({ collection, locale: ALL, data: data as never })
  return Number(id)
}

const article = async (own: object = {}) => {
  const id = await make('news', {
    ...kindOf('news').make(staffed.world, 'own', nextNumber()),
    title: { en: 'Warranty of phones', fr: 'Garantie des téléphones' },
    summary: { en: 'In short', fr: 'En bref' },
    body: { en: paragraph('Long words'), fr: paragraph('Longs mots') },
    ...own,
  })
  return { id, place: `news/${id}` }
}

const inLanguage = async (kind: CollectionSlug, id: number, locale: 'en' | 'fr' | 'ar', draft = true) => {
  const { payload } = staffed.cms
  const asked = { collection: kind, id, locale, draft, fallbackLocale: false, depth: 0 } as const
  return (await payload.findByID(asked)) as unknown as Record<string, unknown>
}

describe('the bench', () => {
  test('has each text beside the English, what changed, its length and our words', async () => {
    const { id, place } = await article()
    const changed = { title: 'Warranty of all phones', _status: 'published' }
    expect((await send('PATCH', `/news/${id}?locale=en`, changed)).status).toBe(200)
    const bench = await benchOf(place)
    expect(bench).toMatchObject({ title: 'Warranty of all phones', hasDrafts: true, mayPublish: true })
    expect(bench.texts.map(({ path, input, state }) => [path, input, state])).toEqual([
      ['title', 'line', 'outdated'],
      ['summary', 'lines', 'done'],
      ['body', 'markdown', 'done'],
    ])
    expect(textOf(bench.texts, 'title')).toMatchObject({
      label: 'Title',
      source: 'Warranty of all phones',
      text: 'Garantie des téléphones',
      longest: 160,
      terms: [{ english: 'warranty', word: 'garantie' }],
      changes: expect.arrayContaining([{ kind: 'added', text: 'all ' }]),
    })
    expect((await benchOf(place, 'ar')).texts.map(({ state }) => state)).toEqual(Array(3).fill('missing'))
  })

  test('saves one language as a draft: rich text, too, and nothing else', async () => {
    const { id, place } = await article()
    const body = '## Titre\n\nDes mots **gras**.\n\n- un\n- deux'
    const { bench } = await told(
      save(place, { title: ['Garantie des téléphones', 'Garantie'], body: ['Longs mots', body] }),
    )
    expect(textOf(bench.texts, 'body')?.text).toBe(body)
    expect(await inLanguage('news', id, 'fr')).toMatchObject({ title: 'Garantie', _status: 'draft' })
    expect(await inLanguage('news', id, 'en')).toMatchObject({ title: 'Warranty of phones' })
    expect(await inLanguage('news', id, 'fr', false)).toMatchObject({ title: 'Garantie des téléphones' })
    const cleared = await told(save(place, { summary: ['En bref', '  '] }))
    expect(textOf(cleared.bench.texts, 'summary')).toMatchObject({ text: '', state: 'missing' })
  })

  test('keeps what a rich text shows: pictures and boxes come back as they were', async () => {
    const { picture } = staffed.world
    const upload = {
      type: 'upload',
      version: 3,
      format: '',
      id: '1',
      fields: {},
      relationTo: 'media',
      value: picture,
    }
    const own = {
      en: { root: { ...paragraph('').root, children: [upload, ...paragraph('So').root.children] } },
    }
    const { id, place } = await article({ body: own })
    const source = textOf((await benchOf(place)).texts, 'body')?.source ?? ''
    expect(source).toContain(`::picture{name="${picture}"}`)
    await told(save(place, { body: ['', source.replace('So', 'Ainsi')] }))
    const { body } = await inLanguage('news', id, 'fr')
    expect(body).toMatchObject({
      root: { children: [{ type: 'upload', value: picture }, { children: [{ text: 'Ainsi' }] }] },
    })
    const odd = await told(save(place, { body: [source.replace('So', 'Ainsi'), ':::steps\n# Un'] }), 400)
    expect(odd.problems).toEqual([{ path: 'body', message: expect.stringMatching(/^Line 1 cannot be read/) }])
  })

  test('writes into the rows of a menu and the sections of a page, live where there are no drafts', async () => {
    const menu = await store(staffed.world, 'menus', 'own')
    const items = [
      { name: 'One', url: 'news' },
      { name: 'Two', url: 'faq' },
    ]
    expect((await send('PATCH', `/menus/${menu}?locale=en`, { items })).status).toBe(200)
    const { texts, hasDrafts } = await benchOf(`menus/${menu}`)
    expect([hasDrafts, texts.map(({ label }) => label)]).toEqual([false, ['Item 1 › Name', 'Item 2 › Name']])
    await told(save(`menus/${menu}`, { [texts[1]?.path ?? '']: ['', 'Deux'] }, 'translator'))
    const names = async (locale: 'en' | 'fr') =>
      ((await inLanguage('menus', menu, locale)).items as { name?: string | null }[]).map(
        ({ name }) => name ?? null,
      )
    expect([await names('fr'), await names('en')]).toEqual([
      [null, 'Deux'],
      ['One', 'Two'],
    ])
    const long = await told(save(`menus/${menu}`, { [texts[0]?.path ?? '']: ['', 'x'.repeat(61)] }), 400)
    expect(long.problems).toMatchObject([{ path: texts[0]?.path }])

    const page = await make('landing-pages', {
      ...kindOf('landing-pages').make(staffed.world, 'own', nextNumber()),
      ...{ page: 'about', title: { en: 'About' } },
      sections: [{ blockType: 'steps', id: 'a1', items: [{ id: 'b1', title: { en: 'Ask' } }] }],
    })
    await told(save(`landing-pages/${page}`, { 'sections.a1.items.b1.title': ['', 'Demandez'] }))
    const { sections } = await inLanguage('landing-pages', page, 'fr')
    expect(sections).toMatchObject([{ items: [{ title: 'Demandez' }] }])
    expect((await inLanguage('landing-pages', page, 'en')).sections).toMatchObject([
      { items: [{ title: 'Ask' }] },
    ])
  })

  test('tells what somebody else wrote meanwhile, and stores nothing', async () => {
    const { id, place } = await article()
    expect((await send('PATCH', `/news/${id}?locale=fr&draft=true`, { title: 'À eux' })).status).toBe(200)
    const mine = { title: ['Garantie des téléphones', 'À moi'], summary: ['En bref', 'Bref'] } as const
    const { conflicts } = await told(save(place, mine as never), 409)
    expect(conflicts).toEqual([{ path: 'title', now: 'À eux' }])
    expect(await inLanguage('news', id, 'fr')).toMatchObject({ title: 'À eux', summary: 'En bref' })
    await told(save(place, { title: ['À eux', 'À moi'], summary: ['En bref', 'Bref'] }))
    expect(await inLanguage('news', id, 'fr')).toMatchObject({ title: 'À moi', summary: 'Bref' })
  })

  test('lets one of two win who save at the same moment', async () => {
    const { place } = await article()
    const texts = ['A', 'B', 'C', 'D']
    const answers = await Promise.all(
      texts.map((text) => save(place, { title: ['Garantie des téléphones', text] })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
    const title = textOf((await benchOf(place)).texts, 'title')?.text
    expect(title).toBe(texts[statuses.indexOf(200)])
  })

  test('takes a text for right without a change, one or all of a language', async () => {
    const { id, place } = await article()
    const changed = { title: 'Other', summary: 'Another', _status: 'published' }
    expect((await send('PATCH', `/news/${id}?locale=en`, changed)).status).toBe(200)
    const outdated = async () => {
      const found = await findOutdated(staffed.cms.payload.db.pool, { kind: 'news', id })
      return found.map(({ field }) => field).toSorted()
    }
    expect(await outdated()).toEqual(['summary', 'title'])
    await told(act('still-right', place, { paths: ['title'] }, 'translator'))
    expect(await outdated()).toEqual(['summary'])
    await told(act('still-right', place, { to: 'ar' }))
    expect(await outdated()).toEqual(['summary'])
    await told(act('still-right', place, {}))
    expect(await outdated()).toEqual([])
  })
})

describe('publishing one language', () => {
  test('leaves the draft of another language a draft', async () => {
    const { id, place } = await article()
    await send('PATCH', `/news/${id}?locale=en&draft=true`, { title: 'Half a thou' })
    await told(save(place, { title: ['Garantie des téléphones', 'Garantie'] }))
    await told(act('publish', place, {}, 'country-editor'))
    expect(await inLanguage('news', id, 'fr', false)).toMatchObject({
      title: 'Garantie',
      _status: 'published',
    })
    expect(await inLanguage('news', id, 'en', false)).toMatchObject({ title: 'Warranty of phones' })
    expect(await inLanguage('news', id, 'en')).toMatchObject({ title: 'Half a thou', _status: 'draft' })
    expect(await inLanguage('news', id, 'fr')).toMatchObject({ title: 'Garantie' })
  })

  test('leaves no draft where nothing else was one', async () => {
    const { id, place } = await article()
    await told(save(place, { title: ['Garantie des téléphones', 'Garantie'] }))
    await told(act('publish', place, {}))
    expect(await inLanguage('news', id, 'fr')).toMatchObject({ title: 'Garantie', _status: 'published' })
  })

  test('is refused where more than texts changed, and where nothing is live', async () => {
    const { id, place } = await article()
    await send('PATCH', `/news/${id}?locale=en&draft=true`, { category: 'industry' })
    expect((await act('publish', place, {})).status).toBe(409)
    const draft = await article({ _status: 'draft' })
    expect((await act('publish', draft.place, {})).status).toBe(409)
    expect((await act('publish', `menus/${await store(staffed.world, 'menus', 'foreign')}`, {})).status).toBe(
      403,
    )
  })
})

describe('the rights of', () => {
  const ROLES: Who[] = ['administrator', 'country-editor', 'marketing', 'translator', 'read-only', 'stranger']

  const tried = async (who: Who, own: object, to = 'fr') => {
    const { place } = await article({ title: { en: 'A' }, ...own })
    const written = await save(place, { title: ['', 'B'] }, who, to)
    const right = await act('still-right', place, { to }, who)
    const published = await act('publish', place, { to }, who)
    return [written.status, right.status, published.status]
  }

  test.each([
    ['administrator', [200, 200, 200]],
    ['country-editor', [200, 200, 200]],
    ['marketing', [403, 403, 403]],
    ['translator', [200, 200, 403]],
    ['read-only', [403, 403, 403]],
    ['stranger', [403, 403, 403]],
  ] satisfies [Who, number[]][])('%s: own documents', async (who, expected) => {
    expect(await tried(who, {})).toEqual(expected)
  })

  test('translators end at their languages and countries', async () => {
    expect(await tried('translator', {}, 'ru')).toEqual([403, 403, 403])
    const foreign = { countries: [staffed.world.countries.sa] }
    expect(await tried('translator', foreign)).toEqual([404, 404, 404])
    expect(await tried('country-editor', foreign)).toEqual([404, 404, 404])
    const shared = { countries: [staffed.world.countries.ng, staffed.world.countries.sa] }
    expect(await tried('country-editor', shared)).toEqual([403, 403, 403])
  })

  test.each(TRANSLATED_KINDS)('a translator writes French into %s, and not Russian', async (kind) => {
    const [whose = 'all'] = kindOf(kind).whose
    const { ng } = staffed.world.countries
    const id =
      kind === 'menus'
        ? await menuOf(ng)
        : kind === 'countries'
          ? ng
          : await store(staffed.world, kind, whose)
    const place = `${kind}/${id}`
    const [first] = (await benchOf(place, 'fr', 'translator')).texts
    const change = { [first?.path ?? '']: [first?.text ?? '', 'Mot'] as [string, string] }
    expect((await save(place, change, 'translator', 'ru')).status).toBe(403)
    const { bench } = await told(save(place, change, 'translator'))
    expect(textOf(bench.texts, first?.path ?? '')?.text).toBe('Mot')
    for (const who of ROLES.slice(-2)) expect((await save(place, change, who)).status).toBe(403)
  })

  const menuOf = async (country: number) => {
    const where = { country: { equals: country } }
    const { docs } = await staffed.cms.payload.find({ collection: 'menus', where, limit: 1 })
    return docs[0]?.id
  }
})

test.each([
  ['news/0', {}, 404],
  ['news/99999999999', {}, 404],
  ['intents/1', {}, 404],
  ['users/1', {}, 404],
  ['news/1', { to: 'en' }, 400],
  ['news/1', { from: 'fr' }, 400],
  ['news/1', { to: 'xx' }, 400],
  ['news/1', { texts: 'none' }, 400],
  ['news/1', { texts: [] }, 400],
])('refuses %s with %j', async (place, sent, status) => {
  const texts = [{ path: 'title', was: '', text: 'x' }]
  expect((await act('save', place, { texts, ...sent })).status).toBe(status)
  const asked = new URLSearchParams({ from: 'en', to: 'fr', ...(sent as object) })
  if (!('texts' in sent)) expect((await send('GET', `/translations/${place}?${asked}`)).status).toBe(status)
})
