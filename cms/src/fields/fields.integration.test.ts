import { type Payload, ValidationError } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCountry, addPicture } from '../../test/support/content'
import {
  add,
  addBrand,
  change,
  completeDocument,
  EDITORIAL_KINDS,
  TITLE_OF,
} from '../../test/support/editorial'
import { startCms, type TestCms } from '../../test/support/start-cms'

let cms: TestCms
let payload: Payload
let surroundings: { cover: number; brand: number }
let ng: number

beforeAll(async () => {
  cms = await startCms('fields')
  payload = cms.payload
  surroundings = { cover: await addPicture(payload), brand: await addBrand(payload) }
  ng = await addCountry(payload, 'ng', ['en', 'fr'], 'Nigeria')
})

afterAll(() => cms.stop())

const published = { _status: 'published' } as const

async function refusedFields(attempt: Promise<unknown>): Promise<string[]> {
  try {
    await attempt
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ path }) => path)
  }
}

describe('a required text', () => {
  it.each(EDITORIAL_KINDS)('of %s is required in English, and in no other language', async (kind) => {
    const data = { ...completeDocument(kind, 'English', surroundings), allCountries: false, countries: [ng] }
    const id = await add(payload, kind, { ...data, ...published })
    const title = TITLE_OF[kind]
    const inFrench = { collection: kind, id, locale: 'fr', data: published as never } as const
    expect(await refusedFields(payload.update(inFrench))).toEqual([])
    expect(await refusedFields(change(payload, kind, id, { [title]: '' }))).toEqual([title])
    expect(await payload.findByID({ collection: kind, id, locale: 'fr' })).toMatchObject({
      [title]: 'English',
    })
    await payload.delete({ collection: kind, id })
  })

  it('of what has no drafts neither: a country, its cities, a menu, an advertisement, a picture', async () => {
    const deliveryCities = [{ name: 'Lagos' }]
    await payload.update({ collection: 'countries', id: ng, data: { deliveryCities } })
    const french = { locale: 'fr' } as const
    await payload.update({ collection: 'countries', id: ng, ...french, data: { address: 'Rue Une' } })
    const country = await payload.findByID({ collection: 'countries', id: ng, ...french })
    expect(country).toMatchObject({ name: 'Nigeria', deliveryCities: [{ name: 'Lagos' }] })

    const items = [{ name: 'Service', url: 'faq' }]
    const menu = await payload.create({ collection: 'menus', data: { country: ng, items } })
    const moved = [{ ...menu.items[0], name: null as never, url: 'news' }]
    await payload.update({ collection: 'menus', id: menu.id, ...french, data: { items: moved } })
    expect(await payload.findByID({ collection: 'menus', id: menu.id, ...french })).toMatchObject({
      items: [{ name: 'Service', url: 'news' }],
    })

    const { cover } = surroundings
    const ad = await payload.create({
      collection: 'ads',
      data: { title: 'Offer', pictureNarrow: cover, slot: 'top', area: ['1'], priority: 0 },
    })
    await payload.update({ collection: 'ads', id: ad.id, ...french, data: { priority: 3 } })
    expect(await payload.findByID({ collection: 'ads', id: ad.id, ...french })).toMatchObject({
      title: 'Offer',
      priority: 3,
    })
    await payload.update({ collection: 'media', id: cover, ...french, data: { focalX: 10 } })
    expect(
      await refusedFields(payload.update({ collection: 'media', id: cover, data: { alt: '' } })),
    ).toEqual(['alt'])
  })
})

describe.each(EDITORIAL_KINDS)('a draft of %s', (kind) => {
  it('is saved with nothing in it, and is not published so', async () => {
    const id = await add(payload, kind, { _status: 'draft' })
    const missing = await refusedFields(change(payload, kind, id, published))
    expect(missing).toContain(TITLE_OF[kind])
    await payload.delete({ collection: kind, id })
  })
})

describe('a page of the texts for search engines', () => {
  const create = (path: string) =>
    add(payload, 'seo-entries', { ...completeDocument('seo-entries', 'T', surroundings), path, ...published })

  it.each([
    ['warranty-check', '/warranty-check/'],
    ['/', '/'],
    [' /Policy/Privacy ', '/policy/privacy/'],
  ])('%j is kept as %s', async (written, path) => {
    const id = await create(written)
    expect(await payload.findByID({ collection: 'seo-entries', id })).toMatchObject({ path })
  })

  it.each(['', 'https://example.com/', '/a b/', '/a/?b=c', '/é/'])('%j is refused', async (path) => {
    expect(await refusedFields(create(path))).toEqual(['path'])
  })
})

describe('a day', () => {
  it.each(['2026-03-01', '2026-03-01T00:00:00.000Z', '2026-03-01T23:59:59.999Z'])(
    'written as %s is the same for every reader',
    async (effectiveFrom) => {
      const page = { ...completeDocument('legal-pages', 'Terms', surroundings), effectiveFrom }
      const id = await add(payload, 'legal-pages', { ...page, _status: 'draft' })
      const stored = await payload.findByID({ collection: 'legal-pages', id, draft: true })
      expect(stored.effectiveFrom).toBe('2026-03-01T12:00:00.000Z')
    },
  )

  it('can begin one wording of a policy alone', async () => {
    const policy = completeDocument('policies', 'Policy', surroundings) as { versions: object[] }
    const versions = [...policy.versions, ...policy.versions]
    expect(await refusedFields(add(payload, 'policies', { ...policy, versions, ...published }))).toEqual([
      'versions',
    ])
  })
})

describe('blocks of a rich text', () => {
  const block = (fields: object) => ({ type: 'block', version: 2, format: '', fields })
  const withBlock = (fields: object) => ({
    ...completeDocument('faqs', 'Question', surroundings),
    answer: {
      root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: [block(fields)] },
    },
    ...published,
  })
  const video = { id: 'a', blockName: '', blockType: 'video', title: 'How to', provider: 'youtube' }
  const table = { id: 'b', blockName: '', blockType: 'table', caption: 'Prices', headerRow: true }

  it('keep of a pasted video its provider and its id', async () => {
    const id = await add(payload, 'faqs', withBlock({ ...video, videoId: 'https://vimeo.com/123456789?a=b' }))
    const { answer } = await payload.findByID({ collection: 'faqs', id })
    expect(answer.root.children).toMatchObject([{ fields: { provider: 'vimeo', videoId: '123456789' } }])
  })

  it.each([
    { ...video, videoId: 'https://evil.example/watch?v=dQw4w9WgXcQ' },
    { ...video, videoId: '' },
    { ...table, rows: [['a'], ['b', 'c']] },
    { ...table, rows: [] },
    { ...table, rows: 'a' },
    { id: 'c', blockType: 'call-to-action', label: 'Go', url: 'javascript:alert(1)' },
    { id: 'd', blockType: 'related-article', article: null },
  ])('are refused where they are wrong: %j', async (fields) => {
    expect(await refusedFields(add(payload, 'faqs', withBlock(fields)))).toContain('answer')
  })

  it('are taken as they should be', async () => {
    const rows = [
      ['Part', 'Price'],
      ['Screen', '40'],
    ]
    expect(await refusedFields(add(payload, 'faqs', withBlock({ ...table, rows })))).toEqual([])
  })
})
