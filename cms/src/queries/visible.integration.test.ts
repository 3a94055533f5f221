import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addCountry, addPicture, ALL, paragraph } from '../../test/support/content'
import {
  add,
  addBrand,
  change,
  completeDocument,
  EDITORIAL_KINDS,
  type EditorialKind,
  TITLE_OF,
  wording,
} from '../../test/support/editorial'
import { startCms, type TestCms } from '../../test/support/start-cms'
import { countriesNamed, countriesOf, countriesReplacing, isPlain, visible } from './visible'

interface Written {
  name: string
  for?: Country[]
  status?: 'draft' | 'published'
  replaces?: string
}
interface Case {
  says: string
  written: Written[]
  sees: Record<Country, string[]>
}
type Country = 'ng' | 'ke' | 'sa'

const all: Written = { name: 'all' }
const nothing = { ng: [], ke: [], sa: [] }

const CASES: Case[] = [
  { says: 'what is for all', written: [all], sees: { ng: ['all'], ke: ['all'], sa: ['all'] } },
  {
    says: 'its own before what is for all, which the others see',
    written: [all, { name: 'own', for: ['ng'], replaces: 'all' }],
    sees: { ng: ['own'], ke: ['all'], sa: ['all'] },
  },
  {
    says: 'its own, whichever was written first',
    written: [{ name: 'own', for: ['ke'] }, all],
    sees: { ng: ['all'], ke: ['own'], sa: ['all'] },
  },
  {
    says: 'one for several countries in each of them',
    written: [all, { name: 'two', for: ['ng', 'sa'], replaces: 'all' }],
    sees: { ng: ['two'], ke: ['all'], sa: ['two'] },
  },
  {
    says: 'each its own',
    written: [
      all,
      { name: 'one', for: ['ng'], replaces: 'all' },
      { name: 'two', for: ['ke'], replaces: 'all' },
    ],
    sees: { ng: ['one'], ke: ['two'], sa: ['all'] },
  },
  {
    says: 'what is for all while its own is a draft',
    written: [all, { name: 'own', for: ['ng'], status: 'draft', replaces: 'all' }],
    sees: { ng: ['all'], ke: ['all'], sa: ['all'] },
  },
  {
    says: 'its own alone where what is for all is a draft',
    written: [
      { name: 'all', status: 'draft' },
      { name: 'own', for: ['ng'], replaces: 'all' },
    ],
    sees: { ng: ['own'], ke: [], sa: [] },
  },
  {
    says: 'nothing where no document is for it',
    written: [{ name: 'own', for: ['ke'] }],
    sees: { ...nothing, ke: ['own'] },
  },
  { says: 'no draft', written: [{ name: 'all', status: 'draft' }], sees: nothing },
]

let cms: TestCms
let payload: Payload
let surroundings: { cover: number; brand: number }
let countries: Record<Country, number>

beforeAll(async () => {
  cms = await startCms('visible')
  payload = cms.payload
  surroundings = { cover: await addPicture(payload), brand: await addBrand(payload) }
  countries = {
    ng: await addCountry(payload, 'ng', ['en'], 'Nigeria'),
    ke: await addCountry(payload, 'ke', ['en'], 'Kenya'),
    sa: await addCountry(payload, 'sa', ['ar', 'en'], 'Saudi Arabia'),
  }
})

afterEach(async () => {
  for (const collection of EDITORIAL_KINDS) await payload.delete({ collection, where: {} })
})

afterAll(() => cms.stop())

async function write(kind: EditorialKind, documents: Written[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { name, for: codes, status = 'published', replaces } of documents) {
    const id = await add(payload, kind, {
      ...completeDocument(kind, name, surroundings),
      allCountries: codes === undefined,
      countries: codes?.map((code) => countries[code]) ?? [],
      _status: status,
      ...(named(kind) && replaces ? { replaces: ids.get(replaces) } : {}),
    })
    ids.set(name, id)
  }
  return ids
}

const named = (kind: EditorialKind) => kind === 'news' || kind === 'faqs'

async function seenIn(kind: EditorialKind, country: Country, locale = 'en'): Promise<string[]> {
  const table = kind.replace('-', '_')
  const { rows } = await payload.db.pool.query<{ title: string }>(
    `SELECT l.${TITLE_OF[kind]} AS title FROM ${table} d
     JOIN ${table}_locales l ON l._parent_id = d.id AND l._locale = 'en' AND $2::text <> ''
     WHERE ${visible(kind, 'd').replaceAll('$2', '$2::_locales')} ORDER BY 1`,
    [countries[country], locale],
  )
  return rows.map(({ title }) => title)
}

const everywhere = async (kind: EditorialKind) => ({
  ng: await seenIn(kind, 'ng'),
  ke: await seenIn(kind, 'ke'),
  sa: await seenIn(kind, 'sa'),
})

interface Sooner {
  title: string
  isPlain: boolean
  named: number[] | null
  taken: number[]
  asked: number[]
}

/** The faster queries must agree with `visible`. */
async function expectSameSooner(kind: EditorialKind, sees: Record<Country, string[]>): Promise<void> {
  const table = kind.replace('-', '_')
  const { rows } = await payload.db.pool.query<Sooner>(
    `SELECT l.${TITLE_OF[kind]} AS title, ${isPlain(kind, 'd')} AS "isPlain",
       CASE WHEN NOT d.all_countries THEN ARRAY(${countriesNamed(kind, 'd')}) END AS named,
       ARRAY(${countriesReplacing(kind, 'd')}) AS taken, ARRAY(${countriesOf(kind, 'd')}) AS asked
     FROM ${table} d JOIN ${table}_locales l ON l._parent_id = d.id AND l._locale = 'en'
     WHERE d._status = 'published'`,
  )
  for (const { title, isPlain, named, taken, asked } of rows) {
    const seeing = (['ng', 'ke', 'sa'] as const).filter((country) => sees[country].includes(title))
    const meant = named ?? Object.values(countries)
    expect(isPlain, title).toBe(true)
    expect(sorted(meant.filter((id) => !taken.includes(id)))).toEqual(
      sorted(seeing.map((country) => countries[country])),
    )
    expect(asked, title).toEqual(expect.arrayContaining(seeing.map((country) => countries[country])))
  }
}

async function plainOnes(kind: EditorialKind): Promise<string[]> {
  const table = kind.replace('-', '_')
  const { rows } = await payload.db.pool.query<{ title: string }>(
    `SELECT l.${TITLE_OF[kind]} AS title FROM ${table} d
     JOIN ${table}_locales l ON l._parent_id = d.id AND l._locale = 'en' WHERE ${isPlain(kind, 'd')} ORDER BY 1`,
  )
  return rows.map(({ title }) => title)
}

const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)

test('of recalls a visitor sees those of all countries and its own beside them', async () => {
  await write('recalls', [all, { name: 'own', for: ['ng'] }, { name: 'draft', status: 'draft' }])
  const sees = { ng: ['all', 'own'], ke: ['all'], sa: ['all'] }
  expect(await everywhere('recalls')).toEqual(sees)
  await expectSameSooner('recalls', sees)
})

// A recall takes the place of no other.
const REPLACING_KINDS = EDITORIAL_KINDS.filter((kind) => kind !== 'recalls')

describe.each(REPLACING_KINDS)('of %s a visitor sees', (kind) => {
  // Without a key, only a named original is replaced.
  const cases = CASES.filter(({ says }) => !named(kind) || !says.includes('whichever'))

  test.each(cases)('$says', async ({ written, sees }) => {
    await write(kind, written)
    expect(await everywhere(kind)).toEqual(sees)
    await expectSameSooner(kind, sees)
  })

  test('what is for all again once its own is unpublished, or deleted', async () => {
    const [first, own] = [all, { name: 'own', for: ['ng' as const], replaces: 'all' }]
    const ids = await write(kind, [first, own])
    const id = ids.get('own') ?? 0
    expect(await seenIn(kind, 'ng')).toEqual(['own'])
    await change(payload, kind, id, { _status: 'draft' })
    expect(await seenIn(kind, 'ng')).toEqual(['all'])
    await change(payload, kind, id, { _status: 'published' })
    expect(await seenIn(kind, 'ng')).toEqual(['own'])
    await payload.delete({ collection: kind, id })
    expect(await seenIn(kind, 'ng')).toEqual(['all'])
  })

  test('its own also while a newer draft of it is being written', async () => {
    const ids = await write(kind, [all, { name: 'own', for: ['ng'], replaces: 'all' }])
    const id = ids.get('own') ?? 0
    const data = { countries: [countries.ke] }
    await payload.update({ collection: kind, id, draft: true, data: data as never })
    expect(await everywhere(kind)).toEqual({ ng: ['own'], ke: ['all'], sa: ['all'] })
  })
})

describe('a text that nobody can read takes no place', () => {
  test('an own article in Arabic alone is for readers of Arabic', async () => {
    const ids = await write('news', [all])
    const data = completeDocument('news', 'own', surroundings)
    const arabic = (value: unknown) => ({ ar: value })
    await payload.create({
      collection: 'news',
      locale: ALL,
      data: {
        ...data,
        title: arabic('خاص'),
        summary: arabic('خاص'),
        body: arabic(paragraph('خاص')),
        allCountries: false,
        countries: [countries.sa],
        replaces: ids.get('all'),
        _status: 'published',
      } as never,
    })
    expect(await seenIn('news', 'sa', 'en')).toEqual(['all'])
    expect(await seenIn('news', 'sa', 'ar')).toEqual([])
    expect(await plainOnes('news')).toEqual([])
  })

  test('an own policy whose first wording is not in force leaves the one for all', async () => {
    const ids = await write('policies', [all, { name: 'own', for: ['ng'] }])
    const own = ids.get('own') ?? 0
    const later = wording('2999-01-01', 'later')
    await change(payload, 'policies', own, { versions: [later], _status: 'published' })
    expect(await seenIn('policies', 'ng')).toEqual(['all'])
    expect(await plainOnes('policies')).toEqual([])
    await change(payload, 'policies', own, {
      versions: [later, wording('2020-01-01', 'now')],
      _status: 'published',
    })
    expect(await seenIn('policies', 'ng')).toEqual(['own'])
    expect(await plainOnes('policies')).toEqual(['all', 'own'])
  })
})

describe('different keys do not touch each other', () => {
  test.each([
    ['policies', { product: 'mobile-phone' }],
    ['quick-links', { url: 'news' }],
    ['seo-entries', { path: '/news/' }],
    ['legal-pages', { kind: 'terms' }],
    ['landing-pages', { page: 'about' }],
  ] as const)('of %s', async (kind, otherKey) => {
    await write(kind, [all])
    const other = { ...completeDocument(kind, 'other', surroundings), ...otherKey }
    await add(payload, kind, {
      ...other,
      allCountries: false,
      countries: [countries.ng],
      _status: 'published',
    })
    expect(await seenIn(kind, 'ng')).toEqual(['all', 'other'])
  })
})
