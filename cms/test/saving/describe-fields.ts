import { describe, expect, test } from 'vitest'
import { completeDocument, EDITORIAL_KINDS, TITLE_OF } from '../support/editorial'
import type { Desk } from './desk'

const published = { _status: 'published' } as const

export function describeFields(desk: Desk): void {
  describe('a required text', () => {
    test.each(EDITORIAL_KINDS)('of %s is required in English, and in no other language', async (kind) => {
      const data = {
        ...completeDocument(kind, 'English', desk.surroundings),
        allCountries: false,
        countries: [desk.countries.ng],
      }
      const id = await desk.add(kind, { ...data, ...published })
      const title = TITLE_OF[kind]
      expect(await desk.refusedFields(desk.change(kind, id, published, '?locale=fr'))).toEqual([])
      expect(await desk.refusedFields(desk.change(kind, id, { [title]: '' }))).toEqual([title])
      expect(await desk.payload.findByID({ collection: kind, id, locale: 'fr' })).toMatchObject({
        [title]: 'English',
      })
      await desk.payload.delete({ collection: kind, id })
    })

    test('of what has no drafts neither: a country, its cities, a menu, an advertisement, a picture', async () => {
      const deliveryCities = [{ name: 'Lagos' }]
      await desk.payload.update({ collection: 'countries', id: desk.countries.ng, data: { deliveryCities } })
      const french = { locale: 'fr' } as const
      const inFrench = '?locale=fr'
      await desk.change('countries', desk.countries.ng, { address: 'Rue Une' }, inFrench)
      const country = await desk.payload.findByID({
        collection: 'countries',
        id: desk.countries.ng,
        ...french,
      })
      expect(country).toMatchObject({ name: 'Nigeria', deliveryCities: [{ name: 'Lagos' }] })

      const items = [{ name: 'Service', url: 'faq' }]
      const menu = await desk.payload.create({
        collection: 'menus',
        data: { country: desk.countries.ng, items },
      })
      const moved = [{ ...menu.items[0], name: null, url: 'news' }]
      await desk.change('menus', menu.id, { items: moved }, inFrench)
      expect(await desk.payload.findByID({ collection: 'menus', id: menu.id, ...french })).toMatchObject({
        items: [{ name: 'Service', url: 'news' }],
      })

      const { cover } = desk.surroundings
      const ad = await desk.payload.create({
        collection: 'ads',
        data: { title: 'Offer', pictureNarrow: cover, slot: 'top', area: ['1'], priority: 0 },
      })
      await desk.change('ads', ad.id, { priority: 3 }, inFrench)
      expect(await desk.payload.findByID({ collection: 'ads', id: ad.id, ...french })).toMatchObject({
        title: 'Offer',
        priority: 3,
      })
      await desk.change('media', cover, { focalX: 10 }, inFrench)
      expect(await desk.refusedFields(desk.change('media', cover, { alt: '' }))).toEqual(['alt'])
    })
  })

  describe.each(EDITORIAL_KINDS)('a draft of %s', (kind) => {
    test('is saved with nothing in it, and is not published so', async () => {
      const id = await desk.add(kind, { _status: 'draft' })
      const missing = await desk.refusedFields(desk.change(kind, id, published))
      expect(missing).toContain(TITLE_OF[kind])
      await desk.payload.delete({ collection: kind, id })
    })
  })

  describe('a page of the texts for search engines', () => {
    const create = (path: string) =>
      desk.add('seo-entries', {
        ...completeDocument('seo-entries', 'T', desk.surroundings),
        path,
        ...published,
      })

    test.each([
      ['warranty-check', '/warranty-check/'],
      ['/', '/'],
      [' /Policy/Privacy ', '/policy/privacy/'],
    ])('%j is kept as %s', async (written, path) => {
      const id = await create(written)
      expect(await desk.payload.findByID({ collection: 'seo-entries', id })).toMatchObject({ path })
    })

    test.each(['', 'https://example.com/', '/a b/', '/a/?b=c', '/é/'])('%j is refused', async (path) => {
      expect(await desk.refusedFields(create(path))).toEqual(['path'])
    })
  })

  describe('a day', () => {
    test.each(['2026-03-01', '2026-03-01T00:00:00.000Z', '2026-03-01T23:59:59.999Z'])(
      'written as %s is the same for every reader',
      async (effectiveFrom) => {
        const page = { ...completeDocument('legal-pages', 'Terms', desk.surroundings), effectiveFrom }
        const id = await desk.add('legal-pages', { ...page, _status: 'draft' })
        const stored = await desk.payload.findByID({ collection: 'legal-pages', id, draft: true })
        expect(stored.effectiveFrom).toBe('2026-03-01T12:00:00.000Z')
      },
    )

    test('can begin one wording of a policy alone', async () => {
      const policy = completeDocument('policies', 'Policy', desk.surroundings) as { versions: object[] }
      const versions = [...policy.versions, ...policy.versions]
      expect(await desk.refusedFields(desk.add('policies', { ...policy, versions, ...published }))).toEqual([
        'versions',
      ])
    })
  })

  describe('blocks of a rich text', () => {
    const block = (fields: object) => ({ type: 'block', version: 2, format: '', fields })
    const withBlock = (fields: object) => ({
      ...completeDocument('faqs', 'Question', desk.surroundings),
      answer: {
        root: {
          type: 'root',
          version: 1,
          direction: 'ltr',
          format: '',
          indent: 0,
          children: [block(fields)],
        },
      },
      ...published,
    })
    const video = { id: 'a', blockName: '', blockType: 'video', title: 'How to', provider: 'youtube' }
    const table = { id: 'b', blockName: '', blockType: 'table', caption: 'Prices', headerRow: true }

    test('keep of a pasted video its provider and its id', async () => {
      const id = await desk.add('faqs', withBlock({ ...video, videoId: 'https://vimeo.com/123456789?a=b' }))
      const { answer } = await desk.payload.findByID({ collection: 'faqs', id })
      expect(answer.root.children).toMatchObject([{ fields: { provider: 'vimeo', videoId: '123456789' } }])
    })

    test.each([
      { ...video, videoId: 'https://evil.example/watch?v=dQw4w9WgXcQ' },
      { ...video, videoId: '' },
      { ...table, rows: [['a'], ['b', 'c']] },
      { ...table, rows: [] },
      { ...table, rows: 'a' },
      { id: 'c', blockType: 'call-to-action', label: 'Go', url: 'javascript:alert(1)' },
      { id: 'd', blockType: 'related-article', article: null },
    ])('are refused where they are wrong: %j', async (fields) => {
      expect(await desk.refusedFields(desk.add('faqs', withBlock(fields)))).toContain('answer')
    })

    test('are taken as they should be', async () => {
      const rows = [
        ['Part', 'Price'],
        ['Screen', '40'],
      ]
      expect(await desk.refusedFields(desk.add('faqs', withBlock({ ...table, rows })))).toEqual([])
    })
  })
}
