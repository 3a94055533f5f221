import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send as sendTo } from './rights/attempts'
import { kindOf, nextNumber, type Slug, SLUGS, store } from './rights/documents'
import { type StaffedCms, startStaffedCms, type Who } from './rights/staffed-cms'
import { callMainApi } from './support/call-main-api'
import { addArticle } from './support/content'
import { addEditorial, readPublished, EDITORIAL_KINDS } from './support/editorial-kinds'
import { openOutbox, type Outbox } from './support/outbox'

let staffed: StaffedCms
let outbox: Outbox

beforeAll(async () => {
  staffed = await startStaffedCms('trash')
  outbox = await openOutbox(staffed.cms.settings.connectionString)
})

afterAll(async () => {
  await outbox.close()
  await staffed.cms.stop()
})

const send = (method: string, path: string, data?: unknown, who: Who = 'administrator') =>
  sendTo(staffed, staffed.as[who], method, path, data)

const trash = (slug: string, id: number, who?: Who) =>
  send('PATCH', `/${slug}/${id}`, { deletedAt: new Date().toISOString() }, who)

const restore = (slug: string, id: number, data: object = {}, who?: Who) =>
  send(
    'PATCH',
    `/${slug}?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`,
    { deletedAt: null, ...data },
    who,
  )

const firstError = async (response: Response) => {
  const { errors } = (await response.json()) as { errors: { message: string }[] }
  return [response.status, errors[0]?.message]
}

const published = async () => (await outbox.take()).flatMap((line) => line.split(' '))

describe.each(EDITORIAL_KINDS)('$collection in the trash', (kind) => {
  const { collection } = kind

  test('is off the site, can come back as a draft, and comes back as it was', async () => {
    const around = { cover: staffed.world.picture, brand: staffed.world.brand }
    const id = await addEditorial(staffed.cms, kind, { en: `Shown ${nextNumber()}` }, around)
    const { shown } = await readPublished(staffed.cms, kind, 'ng')
    expect(shown).toHaveLength(1)
    await outbox.take()

    expect((await trash(collection, id)).status).toBe(200)
    expect(await published()).toContain(`${collection}:${id}`)
    expect((await readPublished(staffed.cms, kind, 'ng')).shown).toEqual([])
    expect((await send('GET', `/${collection}/${id}`)).status).toBe(404)

    expect((await restore(collection, id, { _status: 'draft' })).status).toBe(200)
    expect((await readPublished(staffed.cms, kind, 'ng')).shown).toEqual([])
    expect((await send('GET', `/${collection}/${id}?draft=true`)).status).toBe(200)

    await trash(collection, id)
    await outbox.take()
    expect((await restore(collection, id, { _status: 'published' })).status).toBe(200)
    expect(await published()).toContain(`${collection}:${id}`)
    expect((await readPublished(staffed.cms, kind, 'ng')).shown).toEqual(shown)
    await staffed.cms.payload.delete({ collection, id })
  })
})

describe('what has no drafts', () => {
  const answer = async (
    call: 'countryInfoNew' | 'redirectList' | 'countryList' | 'quickLinks',
    request = {},
  ) => JSON.stringify((await callMainApi(staffed.cms, call, request)).body)
  const ng = () => answer('countryInfoNew', { shortName: 'ng' })

  test.each<[string, Slug, () => Promise<string>, () => object]>([
    ['a banner', 'ads', ng, () => kindOf('ads').make(staffed.world, 'all', nextNumber())],
    ['a menu', 'menus', ng, () => kindOf('menus').make(staffed.world, 'own', nextNumber())],
    [
      'a redirect',
      'redirects',
      () => answer('redirectList'),
      () => kindOf('redirects').make(staffed.world, 'all', nextNumber()),
    ],
    [
      'a country',
      'countries',
      () => answer('countryList', { shortName: 'ng' }),
      () => kindOf('countries').make(staffed.world, 'all', nextNumber()),
    ],
  ])('%s in the trash is off the site, and comes back as it was', async (_, slug, ask, data) => {
    const without = await ask()
    const { id } = await staffed.cms.payload.create({ collection: slug, data: data() as never })
    const shown = await ask()
    expect(shown).not.toBe(without)
    await outbox.take()
    expect((await trash(slug, Number(id))).status).toBe(200)
    expect(await published()).toContain(`${slug}:${id}`)
    expect(await ask()).toBe(without)
    expect((await restore(slug, Number(id))).status).toBe(200)
    expect(await published()).toContain(`${slug}:${id}`)
    expect(await ask()).toBe(shown)
    await staffed.cms.payload.delete({ collection: slug, id })
  })

  test('a country in the trash has no section, and is in no list of a page’s other sections', async () => {
    const id = await store(staffed.world, 'countries', 'all')
    const { shortName } = await staffed.cms.payload.findByID({ collection: 'countries', id })
    const hreflang = async () =>
      JSON.stringify((await callMainApi(staffed.cms, 'hrefLang', { name: 'news' })).body)
    expect(await answer('countryInfoNew', { shortName })).toContain('"result"')
    expect(await hreflang()).toContain(`"${shortName}"`)
    await trash('countries', id)
    const gone = await callMainApi(staffed.cms, 'countryInfoNew', { shortName })
    expect(gone.response.status).toBe(404)
    expect(await hreflang()).not.toContain(`"${shortName}"`)
    await staffed.cms.payload.delete({ collection: 'countries', id, trash: true })
  })

  test('a picture in the trash has no file to be seen; one that something shows is refused', async () => {
    const id = await store(staffed.world, 'media', 'all')
    const { filename } = await staffed.cms.payload.findByID({ collection: 'media', id })
    const file = () => staffed.cms.rest(`/media/file/${filename}`)
    expect((await file()).status).toBe(200)
    await trash('media', id)
    expect((await file()).status).toBe(403)
    await restore('media', id)
    expect((await file()).status).toBe(200)

    const ad = await staffed.cms.payload.create({
      collection: 'ads',
      data: {
        ...(kindOf('ads').make(staffed.world, 'all', 1) as object),
        title: 'Offer',
        pictureNarrow: id,
      } as never,
    })
    expect(await firstError(await trash('media', id))).toEqual([
      409,
      '“Offer” shows this picture. Give it another one first.',
    ])
    await trash('ads', ad.id)
    expect((await firstError(await trash('media', id)))[1]).toMatch(/^“Offer”, which is in the trash,/)
  })

  test('a brand of which there are policies is refused, be they in the trash', async () => {
    const policy = await store(staffed.world, 'policies', 'own')
    expect((await trash('brands', staffed.world.brand)).status).toBe(409)
    await trash('policies', policy)
    expect((await firstError(await trash('brands', staffed.world.brand)))[1]).toContain('in the trash')
    await staffed.cms.payload.delete({ collection: 'policies', id: policy, trash: true })
  })
})

describe('the address of what is in the trash', () => {
  test('is free for another, which then keeps the first one there, with a reason', async () => {
    const slug = `opening-hours-${nextNumber()}`
    const around = { cover: staffed.world.picture }
    const article = (title: string) =>
      addArticle(staffed.cms.payload, { titles: { en: title }, slug, ...around })
    const first = await article('First')
    await trash('news', first)
    const second = await article('Second')
    expect((await firstError(await restore('news', first, { _status: 'draft' })))[1]).toMatch(
      /^“Second” has taken its place meanwhile\./,
    )
    await trash('news', second)
    expect((await restore('news', first, { _status: 'published' })).status).toBe(200)
  })

  test('is not free for a second one while it is not in the trash', async () => {
    const data = kindOf('redirects').make(staffed.world, 'all', nextNumber())
    expect((await send('POST', '/redirects', data)).status).toBe(201)
    expect((await send('POST', '/redirects', data)).status).toBe(400)
  })
})

describe('over REST', () => {
  test.each(SLUGS)('%s: nobody sets its times, or an author', async (slug) => {
    const past = '2000-01-01T00:00:00.000Z'
    const { docs } = (await (await send('GET', `/${slug}?limit=1`)).json()) as { docs: { id: number }[] }
    const id = docs[0]?.id ?? (await store(staffed.world, slug, kindOf(slug).whose[0] ?? 'all'))
    const data = { createdAt: past, updatedAt: past, changedBy: 'Somebody else' }
    expect((await send('PATCH', `/${slug}/${id}`, data)).status).toBe(200)
    const after = (await (await send('GET', `/${slug}/${id}?depth=0`)).json()) as Record<string, string>
    expect(after.createdAt).not.toBe(past)
    expect(after.updatedAt).not.toBe(past)
    expect(after.changedBy).toBe('administrator')
    if (slug === 'countries') return
    await send('PATCH', `/${slug}/${id}`, { deletedAt: past })
    const { docs: trashed } = (await (
      await send('GET', `/${slug}?trash=true&where[id][equals]=${id}`)
    ).json()) as { docs: { deletedAt: string | null }[] }
    expect(trashed[0]?.deletedAt).not.toBe(past)
  })

  test('a document in the trash is not changed before it is restored', async () => {
    const id = await store(staffed.world, 'news', 'own')
    await trash('news', id)
    for (const query of ['?trash=true', '?trash=true&draft=true']) {
      const changed = await send('PATCH', `/news/${id}${query}`, { title: 'Changed', _status: 'published' })
      expect((await firstError(changed))[0], query).toBe(409)
    }
    const { docs } = (await (
      await send('GET', `/news/versions?where[parent][equals]=${id}&trash=true`)
    ).json()) as {
      docs: { id: number }[]
    }
    expect((await send('POST', `/news/versions/${docs[0]?.id}`)).status).toBe(403)
  })

  test('a version that was kept in the trash brings the document back as it is, not into the trash', async () => {
    const id = await store(staffed.world, 'news', 'own')
    await trash('news', id)
    await restore('news', id, { _status: 'published' })
    const { docs } = await staffed.cms.payload.findVersions({
      collection: 'news',
      where: { and: [{ parent: { equals: id } }, { 'version.deletedAt': { exists: true } }] },
      trash: true,
    })
    expect(docs).toHaveLength(1)
    expect((await send('POST', `/news/versions/${docs[0]?.id}`)).status).toBe(200)
    expect((await send('GET', `/news/${id}`)).status).toBe(200)
  })
})

describe('an account in the trash', () => {
  const account = async (email: string, role: 'administrator' | 'marketing') => {
    const data = { email, name: email, role, password: 'a password for tests' }
    const { id } = await staffed.cms.payload.create({ collection: 'users', data })
    const logIn = () =>
      staffed.cms.rest('/users/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: data.password }),
      })
    return { id, logIn }
  }

  test('is logged out, cannot log in, and can when it is restored', async () => {
    const { id, logIn } = await account('leaving@example.com', 'marketing')
    const { token } = (await (await logIn()).json()) as { token: string }
    const me = async () =>
      (await (
        await staffed.cms.rest('/users/me', { headers: { authorization: `JWT ${token}` } })
      ).json()) as {
        user: object | null
      }
    expect((await me()).user).not.toBeNull()
    expect((await trash('users', id)).status).toBe(200)
    expect((await me()).user).toBeNull()
    expect((await logIn()).status).toBe(401)
    expect((await restore('users', id)).status).toBe(200)
    expect((await me()).user).toBeNull()
    expect((await logIn()).status).toBe(200)
  })

  test('is nobody’s own, and never the last administrator’s', async () => {
    const { id: marketing } = staffed.as.marketing
    expect((await trash('users', marketing, 'marketing')).status).toBe(403)
    const { id } = staffed.as.administrator
    expect((await firstError(await trash('users', id)))[0]).toBe(409)
    const other = await account('other@example.com', 'administrator')
    await trash('users', other.id)
    expect((await firstError(await trash('users', id)))[0]).toBe(409)
  })
})
