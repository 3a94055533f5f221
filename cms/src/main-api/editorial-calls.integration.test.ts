import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ALL, addCountry, addPicture } from '../../test/support/content'
import {
  addEditorial,
  readPublished,
  EDITORIAL_KINDS,
  type Surroundings,
} from '../../test/support/editorial-kinds'
import { startCms, type TestCms } from '../../test/support/start-cms'

let cms: TestCms
let around: Surroundings
let kenya: number

beforeAll(async () => {
  cms = await startCms('editorial_calls')
  const { payload } = cms
  await addCountry(payload, 'ng', ['en'], 'Nigeria')
  await addCountry(payload, 'sa', ['ar', 'en'], 'Saudi Arabia')
  kenya = await addCountry(payload, 'ke', ['en'], 'Kenya')
  const brand = await payload.create({
    collection: 'brands',
    data: { name: 'Aster', slug: 'aster', order: 1 },
  })
  around = { cover: await addPicture(payload), brand: brand.id }
})

afterAll(() => cms.stop())

describe.each(EDITORIAL_KINDS)('$collection in $call', (kind) => {
  const { collection } = kind
  const add = (titles: Record<string, string>, more?: Record<string, unknown>) =>
    addEditorial(cms, kind, titles, around, more)
  const shown = async (lang: string) => (await readPublished(cms, kind, lang)).shown.map(title)
  const title = (text: string) => text.replace(/ \(\w+\)$/, '')

  afterEach(() => cms.payload.delete({ collection, where: { id: { exists: true } } }))

  test('is shown in the language asked for, or else in English, or else not at all', async () => {
    await add({ en: 'Both', ar: 'كلاهما' })
    expect(await shown('sa')).toEqual(['كلاهما'])
    expect(await shown('sa_en')).toEqual(['Both'])
    await cms.payload.delete({ collection, where: { id: { exists: true } } })
    await add({ en: 'English alone' })
    expect(await shown('sa')).toEqual(['English alone'])
    await cms.payload.delete({ collection, where: { id: { exists: true } } })
    await add({ ar: 'عربي' })
    expect(await shown('sa')).toEqual(['عربي'])
    expect(await shown('ng')).toEqual([])
  })

  test('is whole in one language: half a translation is not shown', async () => {
    const field = collection === 'faqs' ? 'question' : 'title'
    await add({ en: 'English' }, { [field]: { en: 'English', ar: 'نصف' } })
    const { shown: both } = await readPublished(cms, kind, 'sa')
    expect(both.map(title)).toEqual(['English'])
    expect(both.filter((text) => text.includes('(')).every((text) => text.endsWith('(en)'))).toBe(true)
  })

  test('gives way to a country’s own version there, once that is published', async () => {
    const id = await add({ en: 'For all' })
    const own = await add(
      { en: 'Kenya’s own' },
      { countries: [kenya], _status: 'draft', ...kind.inPlaceOf(id) },
    )
    expect(await shown('ke')).toEqual(['For all'])
    await cms.payload.update({ collection, id: own, data: { _status: 'published' } as never })
    expect(await shown('ke')).toEqual(['Kenya’s own'])
    expect(await shown('ng')).toEqual(['For all'])
    await cms.payload.update({ collection, id: own, data: { _status: 'draft' } as never })
    expect(await shown('ke')).toEqual(['For all'])
  })

  test('is not shown in other countries than its own, nor as a draft', async () => {
    await add({ en: 'Kenya alone' }, { countries: [kenya] })
    expect(await shown('ke')).toEqual(['Kenya alone'])
    expect(await shown('ng')).toEqual([])
    await cms.payload.delete({ collection, where: { id: { exists: true } } })
    const id = await add({ en: 'Secret' }, { _status: 'draft' })
    expect(await shown('ng')).toEqual([])
    await cms.payload.update({ collection, id, data: { _status: 'published' } as never })
    const changed = kind.data({ en: 'Secret change' }, around)
    await cms.payload.update({ collection, id, locale: ALL, draft: true, data: changed as never })
    expect(await shown('ng')).toEqual(['Secret'])
  })
})
