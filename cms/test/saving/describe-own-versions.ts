import { describe, expect, test } from 'vitest'
import { completeDocument } from '../support/editorial'
import type { Desk } from './desk'

const KEYED = ['policies', 'quick-links', 'seo-entries', 'legal-pages', 'landing-pages'] as const
const REPLACEABLE = ['news', 'faqs'] as const

const published = { _status: 'published' } as const
const forAll = { allCountries: true, ...published }

export function describeOwnVersions(desk: Desk): void {
  const only = (...codes: (keyof Desk['countries'])[]) => ({
    allCountries: false,
    countries: codes.map((code) => desk.countries[code]),
    ...published,
  })

  describe.each(KEYED)('of %s', (kind) => {
    const complete = (title: string) => completeDocument(kind, title, desk.surroundings)
    const create = (title: string, more: object) => desk.add(kind, { ...complete(title), ...more })

    test('one may be for all, and one for each country', async () => {
      await create('All', forAll)
      await create('Nigeria', only('ng'))
      expect(await desk.refusalOf(create('Others', only('ke', 'sa')))).toBe('')
    })

    test('a second one for all is refused', async () => {
      await create('First', forAll)
      expect(await desk.refusalOf(create('Second', forAll))).toMatch(
        /^“.+” is published for all countries already/,
      )
    })

    test('a second one of a country is refused, and the country need only be one of several', async () => {
      await create('First', only('ng', 'ke'))
      expect(await desk.refusalOf(create('Second', only('ke', 'sa')))).toMatch(
        /published for one of these countries/,
      )
      expect(await desk.refusalOf(create('Third', only('sa')))).toBe('')
    })

    test('a draft may stand beside it, and is refused when it is published', async () => {
      await create('First', forAll)
      const id = await create('Draft', { ...forAll, _status: 'draft' })
      expect(await desk.refusalOf(desk.change(kind, id, published))).toMatch(/for all countries already/)
      expect(await desk.refusalOf(desk.change(kind, id, only('sa')))).toBe('')
    })

    test('a change to the one that is there is none', async () => {
      const id = await create('First', only('ng'))
      expect(await desk.refusalOf(desk.change(kind, id, { ...only('ng', 'ke') }))).toBe('')
    })

    test('of two that are published at the same moment, one is refused', async () => {
      const attempts = ['One', 'Two', 'Three'].map((title) => desk.refusalOf(create(title, only('ng'))))
      expect((await Promise.all(attempts)).filter((refusal) => refusal === '')).toHaveLength(1)
      expect((await desk.payload.find({ collection: kind })).totalDocs).toBe(1)
    })

    test('an old version that would be the second is not restored', async () => {
      const id = await create('First', only('ng'))
      await desk.change(kind, id, only('ke'))
      await create('Second', only('ng'))
      const versions = await desk.payload.findVersions({
        collection: kind,
        where: { parent: { equals: id } },
        sort: 'createdAt',
      })
      const oldest = String(versions.docs[0]?.id)
      expect(await desk.refusalOf(desk.restore(kind, oldest))).toMatch(/already/)
    })
  })

  describe.each(REPLACEABLE)('of %s', (kind) => {
    const complete = (title: string) => completeDocument(kind, title, desk.surroundings)
    const create = (title: string, more: object) => desk.add(kind, { ...complete(title), ...more })

    test('a replacement names its countries', async () => {
      const original = await create('Original', forAll)
      expect(await desk.refusalOf(create('New', { ...forAll, replaces: original }))).toMatch(
        /^Name the countries/,
      )
      expect(await desk.refusalOf(create('New', { ...only('ng'), replaces: original }))).toBe('')
    })

    test('a second replacement of a country is refused', async () => {
      const original = await create('Original', forAll)
      await create('One', { ...only('ng', 'ke'), replaces: original })
      expect(await desk.refusalOf(create('Two', { ...only('ke'), replaces: original }))).toMatch(
        /takes its place/,
      )
      expect(await desk.refusalOf(create('Two', { ...only('sa'), replaces: original }))).toBe('')
    })

    test('a replacement is not replaced in turn, nor does it take its own place', async () => {
      const original = await create('Original', forAll)
      const own = await create('Own', { ...only('ng'), replaces: original })
      expect(await desk.refusalOf(create('Third', { ...only('ke'), replaces: own }))).toMatch(/itself/)
      const other = await create('Other', forAll)
      expect(await desk.refusalOf(desk.change(kind, original, { ...only('ng'), replaces: other }))).toMatch(
        /takes the place of this one/,
      )
      expect(await desk.refusalOf(desk.change(kind, own, { replaces: own }))).toMatch(/its own place/)
    })

    test('a draft is saved whatever it names', async () => {
      const original = await create('Original', forAll)
      const draft = { ...forAll, _status: 'draft', replaces: original }
      expect(await desk.refusalOf(create('Draft', draft))).toBe('')
    })
  })
}
