import type { Locale } from '@carelane/countries'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rebuildIndex } from '../../src/search/index/rebuild'
import { learnIfStale } from '../../src/search/intents/intent-models'
import { startLearningIntents } from '../../src/server/start-learning-intents'
import { callMainApi } from '../support/call-main-api'
import { addCountry, FINDER_STEPS } from '../support/content'
import { startCms, type TestCms } from '../support/start-cms'
import { addFaq } from './search-content'

let cms: TestCms
let batteryIntent: number
let nigeria: number
let kenya: number

const BATTERY = [
  'my battery drains fast',
  'the battery drains so quickly',
  'phone is empty so fast',
  'my phone is empty by noon',
]
const SCREEN = [
  'my screen is cracked',
  'cracked display',
  'the display is broken',
  'screen with broken glass',
]

const TREE = { product: 'tvs', intro: 'It takes a minute.', steps: FINDER_STEPS }
const only = (country: number) => ({ allCountries: false, countries: [country] })
const NIGERIA = () => only(nigeria)
const KENYA = () => only(kenya)

async function addIntent(data: object): Promise<number> {
  return (await cms.payload.create({ collection: 'intents', data: data as never })).id
}

async function index(): Promise<void> {
  const client = new Client({ connectionString: cms.settings.connectionString })
  await client.connect()
  await rebuildIndex(client)
  await client.end()
}

beforeAll(async () => {
  cms = await startCms('intents')
  const { payload } = cms
  nigeria = await addCountry(payload, 'ng', ['en'], 'Nigeria')
  kenya = await addCountry(payload, 'ke', ['en'], 'Kenya')
  await addCountry(payload, 'sa', ['ar', 'en'], 'Saudi Arabia')
  await addCountry(payload, 'by', ['ru'], 'Belarus')
  await addCountry(payload, 'vn', ['vi'], 'Vietnam')
  const battery = await addFaq(payload, {
    en: ['Do I need a new one?', 'Look at its health in the settings. Below 80 % we exchange it.'],
  })
  const atHome = await addFaq(
    payload,
    { en: ['Do I need a new one in Nigeria?', 'Bring it to Ikeja.'] },
    { countries: [nigeria], replaces: battery },
  )
  expect(atHome).not.toBe(battery)
  const onlyHere = await addFaq(payload, { en: ['Panes', 'We have panes.'] }, { countries: [nigeria] })
  batteryIntent = await addIntent({
    name: 'A battery that drains',
    answer: 'pages',
    faqs: [battery],
    phrases: BATTERY.join('\n'),
  })
  await addIntent({
    name: 'A broken screen',
    answer: 'pages',
    faqs: [onlyHere],
    tool: 'partPrices',
    phrases: SCREEN.join('\n'),
  })
  await addIntent({
    name: 'A greeting',
    answer: 'hello',
    phrases: 'good morning\nhello there\nhow are you today\nhi my friend',
  })
  await index()
  await vi.waitFor(async () => expect((await ask('hello')).intents).not.toEqual([]), { timeout: 20_000 })
})

afterAll(() => cms.stop())

const ask = async (question: string, shortName = 'ke') =>
  (await callMainApi(cms, 'assistantPassages', { shortName, question })).read()

const teach = (locale: Locale, phrases: string) =>
  cms.payload.update({ collection: 'intents', id: batteryIntent, locale, data: { phrases } })

describe('what a question means', () => {
  test('is learned from phrases, with the likeliest first, its pages and its tool', async () => {
    const { intents } = await ask('why does my battery drain so fast')
    expect(intents[0]).toMatchObject({ name: 'A battery that drains', answer: 'pages', tool: null })
    expect(intents[0]?.pages).toEqual([
      { title: 'Do I need a new one?', url: expect.stringMatching(/^faq\/\d+\/$/), locale: 'en' },
    ])
    expect(intents.map(({ probability }) => probability)).toEqual(
      intents.map(({ probability }) => probability).toSorted((a, b) => b - a),
    )
    expect((await ask('is the display cracked or broken')).intents[0]).toMatchObject({
      name: 'A broken screen',
      tool: 'partPrices',
    })
    expect((await ask('hello, good morning')).intents[0]).toMatchObject({ answer: 'hello' })
  })

  test('brings the passages of its page, though none of the words stands there', async () => {
    const { passages } = await ask('so quickly empty, and my phone is fast')
    expect(passages[0]).toMatchObject({ title: 'Do I need a new one?', heading: null })
  })

  test('leads to a country’s own version of a page, and to none that it does not show', async () => {
    const here = await ask('my battery drains', 'ng')
    expect(here.intents[0]?.pages.map(({ title }) => title)).toEqual(['Do I need a new one in Nigeria?'])
    expect((await ask('my screen is cracked', 'ke')).intents[0]?.pages).toEqual([])
    expect((await ask('my screen is cracked', 'ng')).intents[0]?.pages).toHaveLength(1)
  })

  test('is read in English where the section’s language has no phrases', async () => {
    const { intents } = await ask('my battery drains fast', 'sa')
    expect(intents[0]).toMatchObject({ name: 'A battery that drains' })
  })

  test('is kept in the database, and learned anew within half a minute of a change', async () => {
    const data = { phrases: [...BATTERY, 'akku leer', 'akku ist leer'].join('\n') }
    expect((await ask('akku leer')).intents[0]?.name).not.toBe('A battery that drains')
    const client = new Client({ connectionString: cms.settings.connectionString })
    await client.connect()
    const version = async () =>
      (await client.query<{ version: string }>('SELECT version FROM search.learned_models')).rows[0]?.version
    const before = await version()
    await cms.payload.update({ collection: 'intents', id: batteryIntent, data })
    await vi.waitFor(
      async () => expect((await ask('akku leer')).intents[0]?.name).toBe('A battery that drains'),
      { timeout: 30_000, interval: 500 },
    )
    expect(await version()).not.toBe(before)
    await client.end()
  })

  test('is learned without a question too, once', async () => {
    const { pool } = cms.payload.db
    expect(await learnIfStale(pool, 'ar')).toBe(false)
    await teach('ar', 'البطارية تنفد بسرعة\nالهاتف يفرغ بسرعة')
    expect(await learnIfStale(pool, 'ar')).toBe(true)
    expect(await learnIfStale(pool, 'ar')).toBe(false)
    expect((await ask('البطارية تفرغ', 'sa')).intents[0]?.name).toBe('A battery that drains')
  })

  test('is learned when a cms starts, before anybody asks', async () => {
    await teach('vi', 'pin tụt nhanh quá\npin hết nhanh')
    const version = async () =>
      (
        await cms.payload.db.pool.query<{ version: string }>(
          "SELECT version FROM search.learned_models WHERE locale = 'vi'",
        )
      ).rows[0]?.version
    expect(await version()).toBeUndefined()
    const service = startLearningIntents(cms.payload)
    await vi.waitFor(async () => expect(await version()).toBeDefined(), { timeout: 20_000, interval: 100 })
    await service.stop()
  })

  test('is waited for by the first who asks in a language', async () => {
    await teach('ru', 'батарея быстро садится\nтелефон быстро разряжается')
    expect((await ask('батарея садится', 'by')).intents[0]?.name).toBe('A battery that drains')
  })

  test('goes on with the question before where it does not stand alone, and with nothing where it does', async () => {
    const after = async (question: string) =>
      (
        await callMainApi(cms, 'assistantPassages', {
          shortName: 'ke',
          question,
          topic: 'My screen is cracked',
        })
      ).read()
    const meant = async (question: string) => (await after(question)).intents[0]?.name
    expect((await ask('so my')).intents[0]?.name).not.toBe('A broken screen')
    expect(await meant('so my')).toBe('A broken screen')
    expect(await meant('the battery drains so quickly')).toBe('A battery that drains')
    for (const strange of ['手机进水了怎么办', '??? …'])
      expect(await after(strange), strange).toEqual({ passages: [], intents: [], finder: null })
    expect((await after('egrahc ton od')).passages).toEqual([])
  })

  test('shows first, of pages of one kind, that whose title the question names', async () => {
    const irons = await Promise.all(
      ['Aster', 'Kite', 'Solis'].map((brand) => addFaq(cms.payload, { en: [`${brand} irons`, 'A year.'] })),
    )
    await index()
    await addIntent({
      name: 'Irons',
      answer: 'pages',
      faqs: irons,
      phrases: 'iron warranty\nmy iron is cold',
    })
    await vi.waitFor(
      async () =>
        expect((await ask('warranty of my Kite iron')).intents[0]?.pages[0]?.title).toBe('Kite irons'),
      { timeout: 20_000, interval: 500 },
    )
    expect((await ask('warranty of my iron')).intents[0]?.pages[0]?.title).toBe('Aster irons')
  })

  test('offers the tree that editors named, or the country’s own, and none that the country does not have', async () => {
    const tree = (title: string, more: object) =>
      cms.payload.create({
        collection: 'fault-finders',
        data: { title, ...TREE, ...more, _status: 'published' } as never,
      })
    const [everywhere, onlyKenya] = [await tree('No beep', {}), await tree('No hum', KENYA())]
    await tree('No beep in Nigeria', { slug: everywhere.slug, ...NIGERIA() })
    const phrases = { beeps: 'it beeps not\nno beep comes', hums: 'it hums not\nno hum comes' }
    await addIntent({ name: 'Beeps', answer: 'pages', faultFinder: everywhere.id, phrases: phrases.beeps })
    await addIntent({ name: 'Hums', answer: 'pages', faultFinder: onlyKenya.id, phrases: phrases.hums })
    await vi.waitFor(async () => expect((await ask('no hum comes')).intents[0]?.name).toBe('Hums'), {
      timeout: 20_000,
      interval: 500,
    })
    const finder = async (question: string, country: string) => (await ask(question, country)).finder?.title
    expect(await finder('no beep comes', 'ke')).toBe('No beep')
    expect(await finder('no beep comes', 'ng')).toBe('No beep in Nigeria')
    expect(await finder('no hum comes', 'ke')).toBe('No hum')
    expect(await finder('no hum comes', 'ng')).toBeUndefined()
    expect((await ask('my battery drains fast')).finder).toBeNull()
  })

  test('forgets what is in the trash', async () => {
    const id = await addIntent({ name: 'Cats', answer: 'unsupported', phrases: 'meow purr\nkitten food' })
    await vi.waitFor(async () => expect((await ask('meow purr')).intents[0]?.name).toBe('Cats'), {
      timeout: 30_000,
      interval: 500,
    })
    await cms.payload.update({
      collection: 'intents',
      id,
      data: { deletedAt: new Date().toISOString() } as never,
    })
    const names = (await ask('meow purr')).intents.map(({ name }) => name)
    expect(names).not.toContain('Cats')
  })
})

describe('the search', () => {
  const titles = async (q: string, shortName = 'ke') =>
    (await callMainApi(cms, 'search', { shortName, q })).read().hits.map(({ title }) => title)

  test('shows first what a query means, though none of the words stands there', async () => {
    expect((await titles('so quickly empty, and my phone is fast'))[0]).toBe('Do I need a new one?')
    expect((await titles('so quickly empty, and my phone is fast', 'ng'))[0]).toBe(
      'Do I need a new one in Nigeria?',
    )
  })

  test('shows before it what a query names', async () => {
    const named = await titles('Panes', 'ng')
    expect(named[0]).toBe('Panes')
  })

  test('offers the tool that a query means, also among the quick links', async () => {
    await cms.payload.create({
      collection: 'quick-links',
      data: {
        name: 'What parts cost',
        url: 'spare-parts-price',
        key: 'prices',
        _status: 'published',
      } as never,
    })
    await index()
    expect((await titles('is the display cracked or broken', 'ng'))[0]).toBe('What parts cost')
    const links = (
      await callMainApi(cms, 'quickLinks', { shortName: 'ng', qr: 'is the display cracked or broken' })
    ).read()
    expect(links.map(({ name }) => name)).toEqual(['What parts cost'])
  })
})

describe('phrases', () => {
  const refusal = (phrases: string) =>
    cms.payload
      .create({ collection: 'intents', data: { name: `X${phrases.length}`, answer: 'hello', phrases } })
      .then(
        () => null,
        (error: { data?: { errors?: { path: string; message: string }[] } }) => error.data?.errors?.[0],
      )

  test('that stand twice or have no end are refused at their field', async () => {
    expect(await refusal('one phrase\nanother\none phrase')).toMatchObject({
      path: 'phrases',
      message: '“one phrase” stands here twice.',
    })
    expect(await refusal('x'.repeat(301))).toMatchObject({ path: 'phrases' })
    const many = Array.from({ length: 4001 }, (_, at) => `phrase ${String(at).padStart(5, '0')}`).join('\n')
    expect(many.length).toBeGreaterThan(40_000)
    expect(await refusal(many)).toMatchObject({ path: 'phrases' })
  })
})
