import { afterAll, describe, expect, test } from 'vitest'
import { COPIED, copiesMade, type Copied } from '../src/copies/copies'
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

describe('copies for countries', () => {
  const copy = (slug: string, id: number, chosen: unknown, who = staffed.as.administrator) =>
    send('POST', `/copies/${slug}/${id}`, { countries: chosen }, who)
  const copied = async (slug: string, id: number, chosen: number[]) => {
    const response = await copy(slug, id, chosen)
    expect([slug, response.status]).toEqual([slug, 201])
    return copiesMade.parse(await response.json()).copies
  }
  const count = async (slug: Copied) => (await payload.count({ collection: slug })).totalDocs

  test.each(COPIED)('of %s are one for each country, and no visitor sees them', async (slug) => {
    const id = await made(slug, 'all')
    const copies = await copied(slug, id, [countries.ng, countries.ke])
    expect(copies).toHaveLength(2)
    for (const [at, { id: copyId }] of copies.entries()) {
      const of = [countries.ke, countries.ng][at]
      const stored = await payload.findByID({ collection: slug, id: copyId, depth: 0, draft: true })
      const hidden = slug === 'ads' ? { active: false } : { _status: 'draft' }
      expect(stored).toMatchObject({ allCountries: false, countries: [of], ...hidden })
    }
  })

  test('of an article have the country in their address, and take the original’s place where it is shown', async () => {
    const original = await payload.create({
      collection: 'news',
      data: article('own', { slug: 'for-some' }) as never,
    })
    const shown = original.countries?.map((each) => (typeof each === 'object' ? each.id : each)) ?? []
    expect(shown).toContain(countries.ng)
    expect(shown).not.toContain(countries.sa)
    const first = await copied('news', original.id, [countries.ng, countries.sa])
    expect(first).toEqual([
      { id: expect.any(Number), country: expect.any(String), slug: 'for-some-ng', isInPlace: true },
      { id: expect.any(Number), country: expect.any(String), slug: 'for-some-sa', isInPlace: false },
    ])
    const [own, other] = await Promise.all(
      first.map(({ id }) => payload.findByID({ collection: 'news', id, depth: 0, draft: true })),
    )
    expect([own?.slug, own?.replaces, other?.replaces ?? null]).toEqual(['for-some-ng', original.id, null])
    const [again] = await copied('news', original.id, [countries.ng])
    const stored = await payload.findByID({ collection: 'news', id: again?.id ?? 0, draft: true })
    expect(stored.slug).toBe('for-some-copy')
    const published = await send(
      'PATCH',
      `/news/${own?.id}`,
      { _status: 'published' },
      staffed.as.administrator,
    )
    expect(published.status).toBe(200)
  })

  test('are refused for a foreign country, to who may not write, and for what is not one', async () => {
    const { 'country-editor': editor, translator, stranger, marketing } = staffed.as
    const [article, banner] = [await made('news', 'all'), await made('ads', 'all')]
    const before = [await count('news'), await count('ads')]
    const refused: [Promise<Response>, number][] = [
      [copy('news', article, [countries.ng, countries.sa], editor), 403],
      [copy('news', article, [countries.ng], translator), 403],
      [copy('news', article, [countries.ng], stranger), 403],
      [copy('news', article, [countries.ng], marketing), 403],
      [copy('ads', banner, [countries.sa], marketing), 403],
      [copy('news', article, []), 400],
      [copy('news', article, [4711]), 400],
      [copy('news', article, 'ng'), 400],
      [copy('users', 1, [countries.ng]), 400],
      [copy('menus', 1, [countries.ng]), 400],
      [copy('news', 4711, [countries.ng]), 404],
    ]
    for (const [at, [response, status]] of refused.entries())
      expect([at, (await response).status]).toEqual([at, status])
    expect([await count('news'), await count('ads')]).toEqual(before)
    expect((await copy('news', article, [countries.ng], editor)).status).toBe(201)
    expect((await copy('ads', banner, [countries.ng], marketing)).status).toBe(201)
  })

  test('are all made, or none', async () => {
    const id = await made('news', 'all')
    const before = await count('news')
    await payload.db.pool.query(`
      CREATE FUNCTION refuse_one() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN IF NEW.slug LIKE '%-sa' THEN RAISE 'not this one'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER refuse_one BEFORE INSERT ON news FOR EACH ROW EXECUTE FUNCTION refuse_one()`)
    try {
      expect((await copy('news', id, [countries.ng, countries.sa])).status).toBe(500)
    } finally {
      await payload.db.pool.query('DROP FUNCTION refuse_one CASCADE')
    }
    expect(await count('news')).toBe(before)
  })
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
