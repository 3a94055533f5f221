import { type Payload, ValidationError } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addCountry, addPicture } from '../../../test/support/content'
import { add, addBrand, change, completeDocument, EDITORIAL_KINDS } from '../../../test/support/editorial'
import { startCms, type TestCms } from '../../../test/support/start-cms'

const KEYED = ['policies', 'quick-links', 'seo-entries', 'legal-pages', 'landing-pages'] as const
const REPLACEABLE = ['news', 'faqs'] as const

let cms: TestCms
let payload: Payload
let surroundings: { cover: number; brand: number }
let ng: number
let ke: number
let sa: number

beforeAll(async () => {
  cms = await startCms('own_versions')
  payload = cms.payload
  surroundings = { cover: await addPicture(payload), brand: await addBrand(payload) }
  ng = await addCountry(payload, 'ng', ['en'], 'Nigeria')
  ke = await addCountry(payload, 'ke', ['en'], 'Kenya')
  sa = await addCountry(payload, 'sa', ['en'], 'Saudi Arabia')
})

afterEach(async () => {
  for (const collection of EDITORIAL_KINDS) await payload.delete({ collection, where: {} })
})

afterAll(() => cms.stop())

const published = { _status: 'published' } as const
const forAll = { allCountries: true, ...published }
const only = (...countries: number[]) => ({ allCountries: false, countries, ...published })

async function refusalOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt
    return ''
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ message }) => message).join(' ')
  }
}

describe.each(KEYED)('of %s', (kind) => {
  const complete = (title: string) => completeDocument(kind, title, surroundings)
  const create = (title: string, more: object) => add(payload, kind, { ...complete(title), ...more })

  it('one may be for all, and one for each country', async () => {
    await create('All', forAll)
    await create('Nigeria', only(ng))
    expect(await refusalOf(create('Others', only(ke, sa)))).toBe('')
  })

  it('a second one for all is refused', async () => {
    await create('First', forAll)
    expect(await refusalOf(create('Second', forAll))).toMatch(/^“.+” is published for all countries already/)
  })

  it('a second one of a country is refused, and the country need only be one of several', async () => {
    await create('First', only(ng, ke))
    expect(await refusalOf(create('Second', only(ke, sa)))).toMatch(/published for one of these countries/)
    expect(await refusalOf(create('Third', only(sa)))).toBe('')
  })

  it('a draft may stand beside it, and is refused when it is published', async () => {
    await create('First', forAll)
    const id = await create('Draft', { ...forAll, _status: 'draft' })
    expect(await refusalOf(change(payload, kind, id, published))).toMatch(/for all countries already/)
    expect(await refusalOf(change(payload, kind, id, only(sa)))).toBe('')
  })

  it('a change to the one that is there is none', async () => {
    const id = await create('First', only(ng))
    expect(await refusalOf(change(payload, kind, id, { ...only(ng, ke) }))).toBe('')
  })

  it('of two that are published at the same moment, one is refused', async () => {
    const attempts = ['One', 'Two', 'Three'].map((title) => refusalOf(create(title, only(ng))))
    expect((await Promise.all(attempts)).filter((refusal) => refusal === '')).toHaveLength(1)
    expect((await payload.find({ collection: kind })).totalDocs).toBe(1)
  })

  it('an old version that would be the second is not restored', async () => {
    const id = await create('First', only(ng))
    await change(payload, kind, id, only(ke))
    await create('Second', only(ng))
    const versions = await payload.findVersions({
      collection: kind,
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    const oldest = String(versions.docs[0]?.id)
    expect(await refusalOf(payload.restoreVersion({ collection: kind, id: oldest }))).toMatch(/already/)
  })
})

describe.each(REPLACEABLE)('of %s', (kind) => {
  const complete = (title: string) => completeDocument(kind, title, surroundings)
  const create = (title: string, more: object) => add(payload, kind, { ...complete(title), ...more })

  it('a replacement names its countries', async () => {
    const original = await create('Original', forAll)
    expect(await refusalOf(create('New', { ...forAll, replaces: original }))).toMatch(/^Name the countries/)
    expect(await refusalOf(create('New', { ...only(ng), replaces: original }))).toBe('')
  })

  it('a second replacement of a country is refused', async () => {
    const original = await create('Original', forAll)
    await create('One', { ...only(ng, ke), replaces: original })
    expect(await refusalOf(create('Two', { ...only(ke), replaces: original }))).toMatch(/takes its place/)
    expect(await refusalOf(create('Two', { ...only(sa), replaces: original }))).toBe('')
  })

  it('a replacement is not replaced in turn, nor does it take its own place', async () => {
    const original = await create('Original', forAll)
    const own = await create('Own', { ...only(ng), replaces: original })
    expect(await refusalOf(create('Third', { ...only(ke), replaces: own }))).toMatch(/itself/)
    const other = await create('Other', forAll)
    expect(await refusalOf(change(payload, kind, original, { ...only(ng), replaces: other }))).toMatch(
      /takes the place of this one/,
    )
    expect(await refusalOf(change(payload, kind, own, { replaces: own }))).toMatch(/its own place/)
  })

  it('a draft is saved whatever it names', async () => {
    const original = await create('Original', forAll)
    const draft = { ...forAll, _status: 'draft', replaces: original }
    expect(await refusalOf(create('Draft', draft))).toBe('')
  })
})
