import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLinks } from '../src/links/check-links'
import { type DeadLinkList, deadLinkList } from '../src/links/dead-link-list'
import { isCheckDue } from '../src/links/dead-link-table'
import { send as sendTo } from './rights/attempts'
import { kindOf, nextNumber, store } from './rights/documents'
import { type StaffedCms, startStaffedCms, type Who } from './rights/staffed-cms'
import { startCms } from './support/start-cms'

let staffed: StaffedCms

beforeAll(async () => {
  staffed = await startStaffedCms('link_check', startCms)
})

afterAll(() => staffed.cms.stop())

const send = (method: string, path: string, data?: unknown, who: Who = 'administrator') =>
  sendTo(staffed, staffed.as[who], method, path, data)

const list = async (who: Who = 'administrator', query = ''): Promise<DeadLinkList> =>
  deadLinkList.parse(await (await send('GET', `/link-check${query}`, undefined, who)).json())

const linkTo = (url: string) => ({
  root: {
    ...{ type: 'root', version: 1, direction: 'ltr', format: '', indent: 0 },
    children: [
      {
        ...{ type: 'paragraph', version: 1, direction: 'ltr', format: '', indent: 0 },
        children: [
          {
            ...{ type: 'link', version: 3, direction: 'ltr', format: '', indent: 0 },
            fields: { url },
            children: [
              { type: 'text', version: 1, text: 'there', detail: 0, format: 0, mode: 'normal', style: '' },
            ],
          },
        ],
      },
    ],
  },
})

async function addArticle(
  whose: 'own' | 'all' | 'foreign',
  data: object,
): Promise<{ id: number; slug: string }> {
  const words = { ...kindOf('news').make(staffed.world, whose, nextNumber()), ...data }
  const response = await send('POST', '/news?locale=en', words)
  expect(response.status).toBe(201)
  return ((await response.json()) as { doc: { id: number; slug: string } }).doc
}

describe('the check of links', () => {
  test('finds what leads nowhere, and in which countries, in menus and texts of each language', async () => {
    const nigerian = await addArticle('own', {})
    const linking = await addArticle('all', {
      title: 'Linking',
      body: linkTo(`/news-detail/${nigerian.slug}/`),
    })
    await send('PATCH', `/news/${linking.id}?locale=fr`, {
      ...{ title: 'Qui mène', summary: 'Court', body: linkTo('/tips-detail/nulle-part/') },
      _status: 'published',
    })
    await addArticle('all', { title: 'Drafted', body: linkTo('/gone/'), _status: 'draft' })
    const menu = await store(staffed.world, 'menus', 'own')
    const items = [
      { name: 'Fine', url: String(nigerian.id) },
      { name: 'Lost', url: 'service-policy/999' },
    ]
    expect((await send('PATCH', `/menus/${menu}?locale=en`, { items })).status).toBe(200)

    const until = { to: '2099-01-01T00:00:00.000Z', url: 'news' }
    await send('PATCH', `/ads/${await store(staffed.world, 'ads', 'all')}?locale=en`, until)
    const redirect = { from: '/ke/old/', to: '/ke/news-detail/moved-on/', permanent: true }
    expect((await send('POST', '/redirects', redirect)).status).toBe(201)
    expect(await checkLinks(staffed.cms.payload)).toBe(true)
    const { links, checkedAt, isRunning, counts } = await list()
    expect(checkedAt).not.toBeNull()
    expect(isRunning).toBe(false)
    expect(
      links.map(({ title, address, language, isNowhere }) => ({ title, address, language, isNowhere })),
    ).toEqual([
      { title: 'Nigeria', address: 'service-policy/999', language: null, isNowhere: true },
      { title: 'Linking', address: '/tips-detail/nulle-part/', language: 'fr', isNowhere: true },
      { title: '/ke/old/', address: '/ke/news-detail/moved-on/', language: null, isNowhere: true },
      { title: 'Linking', address: `/news-detail/${nigerian.slug}/`, language: 'en', isNowhere: false },
    ])
    expect(links[1]?.href).toBe(`/admin/collections/news/${linking.id}?locale=fr`)
    expect(links[3]?.countries.toSorted()).toEqual(['Kenya', 'Russia', 'Saudi Arabia'])
    expect(counts.find(({ name }) => name === 'Saudi Arabia')?.count).toBe(2)
    expect((await list('administrator', '?country=sa')).links.map(({ title }) => title)).toEqual([
      'Linking',
      'Linking',
    ])

    // What replaces the article in a country is what its links lead to there.
    await addArticle('foreign', { replaces: nigerian.id })
    await checkLinks(staffed.cms.payload)
    const dead = (await list()).links.find(({ address }) => address.includes(nigerian.slug))
    expect(dead?.countries.toSorted()).toEqual(['Kenya', 'Russia'])
  })

  test('shows editors what is dead in their own countries, and strangers nothing', async () => {
    const { links } = await list('country-editor')
    expect(links.map(({ countries }) => countries.toSorted())).toEqual([
      ['Nigeria'],
      ['Kenya', 'Nigeria'],
      ['Kenya'],
      ['Kenya'],
    ])
    expect((await send('GET', '/link-check', undefined, 'stranger')).status).toBe(403)
    expect((await send('POST', '/link-check', undefined, 'stranger')).status).toBe(403)
  })

  test.each(['?page=0', '?page=x', '?page=1&page=2e9', `?country=${'x'.repeat(99)}`])(
    'refuses %s',
    async (query) => {
      expect((await send('GET', `/link-check${query}`)).status).toBe(400)
    },
  )

  test('runs once at a time, by whoever asks for it, and what was mended is off the list', async () => {
    const db = staffed.cms.payload.db.pool
    const ran = await Promise.all([1, 2, 3].map(() => checkLinks(staffed.cms.payload)))
    expect(ran.filter(Boolean)).toEqual([true])
    expect(await isCheckDue(db)).toBe(false)

    const { docs } = await staffed.cms.payload.find({ collection: 'menus', limit: 1 })
    await send('PATCH', `/menus/${docs[0]?.id}?locale=en`, { items: [{ name: 'Fine', url: 'news' }] })
    expect((await send('POST', '/link-check', undefined, 'translator')).status).toBe(202)
    await expect
      .poll(async () => (await list()).links.map(({ address }) => address), { timeout: 10_000 })
      .not.toContain('service-policy/999')

    // One that died is given up after an hour, and holds up no other before.
    await db.query(`UPDATE links.last_check SET started_at = now(), ended_at = NULL`)
    expect(await checkLinks(staffed.cms.payload)).toBe(false)
    expect((await list()).isRunning).toBe(true)
    await db.query(`UPDATE links.last_check SET started_at = now() - interval '61 minutes'`)
    expect(await checkLinks(staffed.cms.payload)).toBe(true)
  })
})
