import type { CallName } from '@carelane/main-api'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callMainApi } from '../support/call-main-api'
import { addArticle, addCountry, addPicture } from '../support/content'
import { completeDocument } from '../support/editorial'
import { addEditorial, readPublished, EDITORIAL_KINDS, type Surroundings } from '../support/editorial-kinds'
import { openOutbox, type Outbox } from '../support/outbox'
import { startCms, type TestCms } from '../support/start-cms'

let cms: TestCms
let outbox: Outbox
let around: Surroundings
let nigeria: number

beforeAll(async () => {
  cms = await startCms('answer_publications')
  const { payload } = cms
  await addCountry(payload, 'global', ['en'], 'Global')
  nigeria = await addCountry(payload, 'ng', ['en'], 'Nigeria')
  const brand = await payload.create({
    collection: 'brands',
    data: { name: 'Aster', slug: 'aster', order: 1 },
  })
  around = { cover: await addPicture(payload), brand: brand.id }
  outbox = await openOutbox(cms.settings.connectionString)
})

beforeEach(() => outbox.take())

afterAll(async () => {
  await outbox.close()
  await cms.stop()
})

const published = async () => new Set((await outbox.take()).flatMap((line) => line.split(' ')))

const shared = (tags: Iterable<string>, of: ReadonlySet<string>) => [...tags].filter((tag) => of.has(tag))

describe.each(EDITORIAL_KINDS)('a publication of $collection', (kind) => {
  const { collection } = kind

  test.each([
    ['for all countries', () => ({})],
    ['for one country', () => ({ countries: [nigeria] })],
  ])('%s names what the answer carries: when it comes, changes and goes', async (_, audience) => {
    const before = await readPublished(cms, kind, 'ng')
    expect(before.shown).toEqual([])
    const id = await addEditorial(cms, kind, { en: 'Shown' }, around, audience())
    expect(shared(before.tags, await published())).not.toEqual([])
    const shown = await readPublished(cms, kind, 'ng')
    expect(shown.shown).toHaveLength(1)
    expect(shown.tags).toContain(`${collection}:${id}`)
    const field = collection === 'faqs' ? 'question' : 'title'
    await cms.payload.update({ collection, id, data: { [field]: 'Changed' } as never })
    expect(shared(shown.tags, await published())).toContain(`${collection}:${id}`)
    await cms.payload.update({ collection, id, data: { _status: 'draft' } as never })
    expect(shared(shown.tags, await published())).not.toEqual([])
    expect((await readPublished(cms, kind, 'ng')).shown).toEqual([])
    await cms.payload.delete({ collection, id })
  })
})

describe('a publication of what holds everywhere', () => {
  test.each([
    [
      'redirects',
      'redirectList',
      {},
      () => cms.payload.create({ collection: 'redirects', data: { from: '/ke/old/', to: '/ke/news/' } }),
    ],
    [
      'the site settings',
      'countryInfoNew',
      { shortName: 'ng' },
      () => cms.payload.updateGlobal({ slug: 'site-settings', data: { copyrightYear: 2030 } }),
    ],
    [
      'a country',
      'countryList',
      {},
      () => cms.payload.update({ collection: 'countries', id: nigeria, data: { name: 'Nigeria!' } }),
    ],
  ] as const)('%s names what the answer carries', async (_, name, request, change) => {
    const before = await ask(name, request)
    await change()
    expect(shared(before.tags, await published())).not.toEqual([])
    expect((await ask(name, request)).body).not.toEqual(before.body)
  })
})

const ask = (name: CallName, request: Record<string, string>) => callMainApi(cms, name, request)

describe('the tags of an answer', () => {
  test('are ones that publications of what it shows name, each of them', async () => {
    const { payload } = cms
    const related = await addArticle(payload, {
      titles: { en: 'Related' },
      slug: 'related',
      cover: around.cover,
    })
    await addArticle(payload, { titles: { en: 'One' }, slug: 'one', cover: around.cover, related: [related] })
    for (const kind of EDITORIAL_KINDS) {
      const more = kind.collection === 'faqs' ? { relatedArticles: [related] } : {}
      await addEditorial(cms, kind, { en: 'Shown' }, around, more)
    }
    const items = [{ name: 'News', url: 'news' }]
    await payload.create({ collection: 'menus', data: { country: nigeria, items } })
    const link = { name: 'News', url: 'news', _status: 'published' }
    await payload.create({ collection: 'quick-links', data: link as never })
    const intent = { name: 'Batteries', answer: 'unsupported', phrases: 'the battery is flat' }
    await payload.create({ collection: 'intents', data: intent as never })
    const recall = {
      ...{ title: 'Battery', fault: 'It swells', advice: 'Stop using it', models: 'Aster Nova 5' },
      ...{ severity: 'safety', startsOn: '2026-01-01', allCountries: true, _status: 'published' },
    }
    await payload.create({ collection: 'recalls', data: recall as never })
    const finder = completeDocument('fault-finders', 'Battery', { cover: around.cover, brand: 0 })
    await payload.create({
      collection: 'fault-finders',
      data: { ...finder, allCountries: true, _status: 'published' } as never,
    })
    const ad = {
      title: 'Ad',
      pictureNarrow: around.cover,
      slot: 'top',
      area: ['1'],
      priority: 0,
      allCountries: true,
    }
    await payload.create({ collection: 'ads', data: ad as never })
    await outbox.take()
    const answers = await Promise.all(EVERY_CALL.map(([name, request]) => ask(name, request)))
    expect(answers.map(({ response }) => response.status)).toEqual(EVERY_CALL.map(() => 200))
    const tags = new Set(answers.flatMap((answer) => answer.tags))
    expect(tags.size).toBeGreaterThan(20)
    for (const tag of tags) {
      await touch(tag)
      expect(await published(), tag).toContain(tag)
    }
  })
})

const inNigeria = { shortName: 'ng' }
const EVERY_CALL: [CallName, Record<string, string>][] = [
  ['countryInfoNew', inNigeria],
  ['newsInfo', { ...inNigeria, brand: 'aster' }],
  ['quickLinks', inNigeria],
  ['countryTable', {}],
  ['countryList', {}],
  ['hrefLang', { name: 'news' }],
  ['latestNews', inNigeria],
  ['news', { ...inNigeria, type: 'news' }],
  ['article', { ...inNigeria, key: 'one' }],
  ['faqList', inNigeria],
  ['policyList', inNigeria],
  ['policy', { ...inNigeria, id: '3' }],
  ['recallList', inNigeria],
  ['faultFinderList', inNigeria],
  ['faultFinder', { ...inNigeria, slug: 'will-not-charge' }],
  ['landingPage', { ...inNigeria, page: 'about' }],
  ['legalPage', { ...inNigeria, kind: 'privacy' }],
  ['redirectList', {}],
]

async function touch(tag: string): Promise<void> {
  const [kind = '', id] = tag.split(':')
  const table = kind === 'country' ? 'countries' : kind.replaceAll('-', '_')
  const where = kind === 'country' ? 'short_name = $1' : 'id = $1'
  const { rowCount } = await outbox.client.query(
    `UPDATE ${table} SET updated_at = now() + interval '1 hour' * random() WHERE ${id ? where : 'true'}`,
    id ? [id] : [],
  )
  expect(rowCount, tag).toBeGreaterThan(0)
}
