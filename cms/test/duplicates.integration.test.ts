import { afterAll, describe, expect, test } from 'vitest'
import { openEditorSession } from './rights/editor-session'
import { callMainApi } from './support/call-main-api'

const { staffed, countries, send, made, article } = await openEditorSession('duplicates')
const { payload } = staffed.cms

afterAll(() => staffed.cms.stop())

async function duplicate(slug: string, id: number, who = staffed.as.administrator) {
  const response = await send('POST', `/${slug}/${id}/duplicate`, {}, who)
  expect(response.status).toBe(200)
  return ((await response.json()) as { doc: Record<string, unknown> & { id: number } }).doc
}

describe('a copy', () => {
  test('of a live banner is switched off, and no visitor sees it', async () => {
    const id = await made('ads', 'own')
    const copy = await duplicate('ads', id)
    expect(copy.active).toBe(false)
    const { read } = await callMainApi(staffed.cms, 'countryInfoNew', { shortName: 'ng' })
    expect((read().adList as { id: number }[]).map((ad) => ad.id)).toEqual([id])
    expect((await duplicate('ads', id, staffed.as['country-editor'])).active).toBe(false)
  })

  test.each([
    'news',
    'faqs',
    'policies',
    'quick-links',
    'seo-entries',
    'legal-pages',
    'landing-pages',
  ] as const)('of a published document of %s is a draft', async (slug) => {
    const id = await made(slug, 'own')
    const copy = await duplicate(slug, id)
    expect(copy._status).toBe('draft')
    const live = await payload.find({ collection: slug, where: { _status: { equals: 'published' } } })
    expect(live.docs.map((each) => each.id)).toEqual([id])
    await payload.delete({ collection: slug, where: {} })
  })

  test.each(['menus', 'countries', 'brands', 'redirects', 'intents'] as const)(
    'of %s cannot be made: it would be live at once, at an address that another has',
    async (slug) => {
      const id = slug === 'countries' ? countries.ng : await made(slug, 'own')
      expect((await send('POST', `/${slug}/${id}/duplicate`, {}, staffed.as.administrator)).status).toBe(404)
    },
  )

  test('of an article has a slug that is valid and free, be it of what is in the trash', async () => {
    const { id } = await payload.create({
      collection: 'news',
      data: article('own', { slug: 'clean-your-phone' }) as never,
    })
    const slugs = []
    for (let copies = 0; copies < 3; copies++) {
      const copy = await duplicate('news', id)
      slugs.push(copy.slug)
      if (copies === 0)
        await payload.update({ collection: 'news', id: copy.id, data: { deletedAt: 'now' as never } })
      const published = await send(
        'PATCH',
        `/news/${copy.id}`,
        { _status: 'published' },
        staffed.as.administrator,
      )
      expect(published.status).toBe(copies === 0 ? 404 : 200)
    }
    expect(slugs).toEqual(['clean-your-phone-copy', 'clean-your-phone-copy-2', 'clean-your-phone-copy-3'])
    const [, copy] = (
      await payload.find({ collection: 'news', where: { slug: { like: 'copy' } }, sort: 'id' })
    ).docs
    expect((await duplicate('news', copy?.id ?? 0)).slug).toBe('clean-your-phone-copy-4')
  })

  test('of an article with the longest slug has a shorter one before its ending', async () => {
    const slug = `${'a'.repeat(119)}b`
    const { id } = await payload.create({ collection: 'news', data: article('own', { slug }) as never })
    const copy = await duplicate('news', id)
    expect(copy.slug).toBe(`${'a'.repeat(115)}-copy`)
  })

  test.each(['news', 'faqs'] as const)(
    'that a country’s editor makes of what is for all, or also for others, takes its place in %s',
    async (slug) => {
      const editor = staffed.as['country-editor']
      for (const whose of ['all', 'shared'] as const) {
        const original = await made(slug, whose)
        const copy = await duplicate(slug, original, editor)
        const stored = await payload.findByID({ collection: slug, id: copy.id, depth: 0, draft: true })
        expect(stored).toMatchObject({
          replaces: original,
          allCountries: false,
          countries: [countries.ng, countries.ke],
        })
      }
      const own = await made(slug, 'own')
      expect((await duplicate(slug, own, editor)).replaces ?? null).toBeNull()
      const all = await made(slug, 'all')
      expect((await duplicate(slug, all)).replaces ?? null).toBeNull()
    },
  )
})

describe('who changed a document', () => {
  test('is said by each of its versions, its list and REST, and set by nobody', async () => {
    const id = await made('news', 'own')
    const editor = staffed.as['country-editor']
    const forged = { title: 'Changed', changedBy: 'Somebody else' }
    expect((await send('PATCH', `/news/${id}?draft=true`, forged, editor)).status).toBe(200)
    expect(
      (await send('PATCH', `/news/${id}`, { ...forged, _status: 'published' }, staffed.as.administrator))
        .status,
    ).toBe(200)
    const { docs } = await payload.findVersions({
      collection: 'news',
      where: { parent: { equals: id } },
      sort: 'id',
    })
    expect(docs.map(({ version }) => version.changedBy)).toEqual([null, 'country-editor', 'administrator'])
    const listed = (await (await send('GET', `/news/${id}`)).json()) as { changedBy: string }
    expect(listed.changedBy).toBe('administrator')
    const created = await send('POST', '/news', article('own', { changedBy: 'Somebody else' }))
    expect(((await created.json()) as { doc: { changedBy: string } }).doc.changedBy).toBe('country-editor')
    const restored = await send('POST', `/news/versions/${docs[1]?.id}`, undefined, editor)
    expect(((await restored.json()) as { changedBy: string }).changedBy).toBe('country-editor')
  })

  test('is said of the site settings, too', async () => {
    await send('POST', '/globals/site-settings', { copyrightYear: 2031 }, staffed.as.administrator)
    expect(await payload.findGlobal({ slug: 'site-settings' })).toMatchObject({
      copyrightYear: 2031,
      changedBy: 'administrator',
    })
  })
})
