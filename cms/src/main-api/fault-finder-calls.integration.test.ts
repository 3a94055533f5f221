import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callMainApi } from '../../test/support/call-main-api'
import { addArticle, addCountry, addPicture, ALL } from '../../test/support/content'
import { startCms, type TestCms } from '../../test/support/start-cms'

let cms: TestCms
let nigeria: number
let article: number

const inBoth = (text: string) => ({ en: text, fr: `${text} (fr)` })

const stepsWith = (text: (words: string) => object) => [
  {
    key: 'hot',
    kind: 'question',
    text: text('Is it hot?'),
    help: { en: 'Touch it.' },
    answers: [
      { text: text('Yes'), next: 'danger' },
      { text: text('No'), next: 'touch' },
    ],
  },
  {
    key: 'touch',
    kind: 'test',
    test: 'touch',
    text: text('Did every field answer?'),
    answers: [
      { text: text('Yes'), next: 'read' },
      { text: text('No'), next: 'cost' },
    ],
  },
  { key: 'danger', kind: 'outcome', outcome: 'danger', danger: 'swelling', text: text('Stop') },
  { key: 'read', kind: 'outcome', outcome: 'page', article, text: text('Read') },
  { key: 'cost', kind: 'outcome', outcome: 'cost', fault: 'battery', text: text('Repair it') },
]

interface Written {
  steps?: Record<string, unknown>[]
  [field: string]: unknown
}

async function add(slug: string, more: Written = {}): Promise<number> {
  const data = {
    slug,
    product: 'mobile-phones',
    title: inBoth(slug),
    intro: inBoth('A few questions'),
    steps: stepsWith(inBoth),
    allCountries: true,
    _status: 'published',
    ...more,
  }
  const { id } = await cms.payload.create({ collection: 'fault-finders', locale: ALL, data: data as never })
  return Number(id)
}

const listIn = async (shortName: string) =>
  (await callMainApi(cms, 'faultFinderList', { shortName })).read().finders.map(({ slug, id }) => [slug, id])
const treeIn = (shortName: string, slug: string) => callMainApi(cms, 'faultFinder', { shortName, slug })

let charging: number
let ownCharging: number
let english: number

beforeAll(async () => {
  cms = await startCms('fault_finder_calls')
  const { payload } = cms
  nigeria = await addCountry(payload, 'ng', ['en'], 'Nigeria')
  await addCountry(payload, 'cm', ['fr', 'en'], 'Cameroon')
  const cover = await addPicture(payload)
  article = await addArticle(payload, { titles: { en: 'Clean it' }, slug: 'clean-it', cover })
  english = await add('tv', { product: 'tvs', steps: stepsWith((en) => ({ en })), order: 1 })
  charging = await add('charging')
  ownCharging = await add('charging', { allCountries: false, countries: [nigeria] })
  await add('draft', { _status: 'draft' })
})

afterAll(() => cms.stop())

describe('the trees of a country', () => {
  test('are its own in place of those for all, by kind of device, without drafts', async () => {
    expect(await listIn('ng')).toEqual([
      ['charging', ownCharging],
      ['tv', english],
    ])
    expect(await listIn('cm')).toEqual([
      ['charging', charging],
      ['tv', english],
    ])
    expect((await treeIn('cm', 'draft')).response.status).toBe(404)
  })

  test('come whole in one language, with their steps in order', async () => {
    const answer = await treeIn('cm', 'charging')
    const { steps, ...tree } = answer.read()
    expect(tree).toMatchObject({
      id: charging,
      locale: 'fr',
      title: 'charging (fr)',
      product: 'mobile-phones',
    })
    expect(steps.map(({ key, text }) => [key, text])).toEqual([
      ['hot', 'Is it hot? (fr)'],
      ['touch', 'Did every field answer? (fr)'],
      ['danger', 'Stop (fr)'],
      ['read', 'Read (fr)'],
      ['cost', 'Repair it (fr)'],
    ])
    expect(steps[0]).toMatchObject({
      help: null,
      answers: [
        { text: 'Yes (fr)', next: 'danger' },
        { text: 'No (fr)', next: 'touch' },
      ],
    })
    expect(steps[1]).toMatchObject({ kind: 'test', test: 'touch' })
    expect(steps.slice(2).map((step) => 'outcome' in step && step.outcome)).toEqual([
      { kind: 'danger', danger: 'swelling' },
      { kind: 'page', page: { href: '/news-detail/clean-it/', title: 'Clean it' } },
      { kind: 'cost', fault: 'battery' },
    ])
    expect(answer.tags).toEqual(
      expect.arrayContaining(['fault-finders', `fault-finders:${charging}`, 'country:cm', `news:${article}`]),
    )
  })

  test('are in English where one text of a language is missing', async () => {
    const { locale, title, steps } = (await treeIn('cm', 'tv')).read()
    expect([locale, title, steps[0]?.text, steps[0]?.help]).toEqual(['en', 'tv', 'Is it hot?', 'Touch it.'])
  })
})

describe('the cms refuses, at the field,', () => {
  const changed = (place: number, more: Record<string, unknown>) => () =>
    stepsWith(inBoth).map((step, at) => (at === place ? { ...step, ...more } : step))
  const leadsTo = (...next: string[]) => ({
    answers: next.map((each) => ({ text: inBoth('It'), next: each })),
  })

  test.each([
    ['an end for a start', () => stepsWith(inBoth).toReversed(), 'steps'],
    ['a step that nobody reaches', changed(0, leadsTo('touch', 'touch')), 'steps.2.key'],
    ['an unknown key', changed(1, leadsTo('read', 'costs')), 'steps.1.answers.1.next'],
    ['a circle', changed(1, leadsTo('read', 'hot')), 'steps.0.answers.1.next'],
    ['a question with one answer', changed(1, leadsTo('read')), 'steps.1.answers'],
    ['a key with a space', changed(3, { key: 'read it' }), 'steps.3.key'],
    ['an end without saying how', changed(4, { outcome: null }), 'steps.4.outcome'],
    ['a repair without saying which', changed(4, { fault: null }), 'steps.4.fault'],
  ])('%s', async (_, steps, path) => {
    const refused = await add('wrong', { steps: steps() }).catch((error: unknown) => error)
    const { errors } = (refused as { data: { errors: { path: string; message: string }[] } }).data
    expect(errors.map((each) => each.path)).toContain(path)
    expect(errors.map(({ message }) => message).join()).not.toMatch(/invalid/i)
  })

  test('but keeps any draft', async () => {
    const data = { slug: 'begun', title: 'Begun', steps: [{ key: 'a b' }], allCountries: true } as never
    const { id } = await cms.payload.create({ collection: 'fault-finders', draft: true, data })
    expect(id).toBeGreaterThan(0)
  })
})
