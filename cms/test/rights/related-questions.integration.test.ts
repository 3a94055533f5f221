import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send as sendTo } from './attempts'
import { openEditorSession } from './editor-session'
import { SLUGS } from './documents'

const { staffed, send, made } = await openEditorSession('rights_related')

afterAll(() => staffed.cms.stop())

const SECRET = 'Zebra plan'

const ORACLES = [
  ['related.title', 'like', 'Zebra', 'Yak'],
  ['related__title', 'like', 'Zebra', 'Yak'],
  ['related.title', 'equals', SECRET, 'No plan'],
  ['related.summary', 'equals', 'Hush', 'Loud'],
  ['related._status', 'equals', 'draft', 'published'],
  ['related.countries', 'exists', 'true', 'false'],
  ['related.countries.shortName', 'equals', 'sa', 'ru'],
  ['related.createdAt', 'greater_than', '2000-01-01', '2999-01-01'],
  ['replaces.title', 'contains', 'Zebra', 'Yak'],
  ['replaces.slug', 'exists', 'true', 'false'],
  ['cover.alt', 'like', 'Hidden', 'Open'],
  ['cover.filename', 'like', '.png', '.pdf'],
] as const

let id: number

beforeAll(async () => {
  const { payload } = staffed.cms
  const foreign = await made('news', 'foreign')
  const data = { title: SECRET, summary: 'Hush', _status: 'draft' as const }
  await payload.update({ collection: 'news', id: foreign, data })
  const cover = await made('media', 'foreign')
  await payload.update({ collection: 'media', id: cover, data: { alt: 'Hidden' } })
  id = await made('news', 'own')
  await payload.update({ collection: 'news', id, data: { related: [foreign], replaces: foreign, cover } })
})

function waysToWrite(path: string, operator: string, value: string): string[] {
  const condition = `[${path}][${operator}]=${encodeURIComponent(value)}`
  const json = (where: object) => `where=${encodeURIComponent(JSON.stringify(where))}`
  const written = { [path]: { [operator]: value } }
  return [
    `where${condition}`,
    `where[and][0]${condition}`,
    `where[and][]${condition}`,
    `where[AND][0]${condition}`,
    `where[or][0][and][0][or][0]${condition}`,
    `where[or][0][id][equals]=0&where[or][1]${condition}`,
    `where[id][equals]=${id}&where${condition}`,
    `draft=true&where${condition}`,
    `locale=all&where${condition}`,
    `trash=true&where${condition}`,
    json(written),
    json({ or: [{ and: [written] }] }),
  ]
}

describe.each(ORACLES)('%s[%s]', (path, operator, right, wrong) => {
  test('answers a right guess as it answers a wrong one, however it is asked', async () => {
    for (const [index, query] of waysToWrite(path, operator, right).entries()) {
      const other = waysToWrite(path, operator, wrong)[index] ?? ''
      for (const place of ['/news', '/news/count']) {
        const [one, two] = [await send('GET', `${place}?${query}`), await send('GET', `${place}?${other}`)]
        expect(one.status, `${place}?${query}`).toBe(403)
        expect(await one.text()).toBe(await two.text())
      }
    }
  })

  test('is refused of versions, of changes and deletions of many, and in a question sent as a form', async () => {
    const version = `where[version.${path}][${operator}]=${encodeURIComponent(right)}`
    expect((await send('GET', `/news/versions?${version}`)).status).toBe(403)
    const where = `where[${path}][${operator}]=${encodeURIComponent(right)}`
    expect((await send('PATCH', `/news?${where}`, { title: 'Found' })).status).toBe(403)
    expect((await send('DELETE', `/news?${where}`)).status).toBe(403)
    for (const name of ['x-http-method-override', 'x-payload-http-method-override']) {
      const type = 'application/x-www-form-urlencoded'
      const headers = { ...staffed.as['country-editor'].headers, 'content-type': type, [name]: 'GET' }
      const init = { method: 'POST', headers, body: where }
      expect((await staffed.cms.rest('/news', init)).status).toBe(403)
    }
    expect(await staffed.cms.payload.findByID({ collection: 'news', id })).toMatchObject({ title: /^Text/ })
  })

  test('orders nothing', async () => {
    for (const sort of [path, `-${path}`, `title,${path}`, `title&sort=${path}`])
      expect((await send('GET', `/news?sort=${sort}`)).status, sort).toBe(403)
    expect((await send('GET', `/news/versions?sort=-version.${path}`)).status).toBe(403)
  })
})

const OPEN = ['countries', 'country', 'brand', 'brands']

describe('every collection', () => {
  const { collections } = staffed.cms.payload

  test.each([...SLUGS, 'users', 'payload-locked-documents', 'payload-preferences'] as const)(
    '%s answers no question of what its documents name',
    async (slug) => {
      const { config } = collections[slug]
      const named = config.flattenedFields.filter(
        ({ name, type }) => (type === 'relationship' || type === 'upload') && !OPEN.includes(name),
      )
      for (const { name } of named) {
        for (const prefix of config.versions ? ['', 'versions?version.'] : ['']) {
          const place = prefix === '' ? '' : '/versions'
          const path = prefix === '' ? name : `version.${name}`
          for (const about of ['title', 'email', 'alt', 'createdAt']) {
            const answer = await send('GET', `/${slug}${place}?where[${path}.${about}][like]=a`)
            expect(answer.status, `${slug} ${path}.${about}`).toBe(403)
          }
        }
      }
    },
  )

  test('nor do versions of the site settings', async () => {
    const place = '/globals/site-settings/versions'
    const paths = ['version.user.email', 'parent.title', 'version.logo.alt']
    for (const path of paths) {
      for (const query of waysToWrite(path, 'like', 'a'))
        expect((await send('GET', `${place}?${query}`)).status, `${place}?${query}`).toBe(403)
      for (const sort of [path, `-${path}`, `updatedAt,${path}`])
        expect((await send('GET', `${place}?sort=${sort}`)).status, sort).toBe(403)
      const headers = {
        ...staffed.as['country-editor'].headers,
        'content-type': 'application/x-www-form-urlencoded',
        'x-http-method-override': 'GET',
      }
      const body = `where[${path}][like]=a`
      expect((await staffed.cms.rest(place, { method: 'POST', headers, body })).status).toBe(403)
    }
    expect((await send('GET', `${place}?where[version.appUrl][like]=a&sort=-updatedAt`)).status).toBe(200)
  })

  test('still finds by what all staff may read, and administrators by all', async () => {
    const brand = await send('GET', '/policies?where[brand.name][like]=Brand')
    expect(brand.status).toBe(200)
    const menus = await send('GET', '/menus?where[country.name][like]=Nigeria')
    expect(menus.status).toBe(200)
    const path = `/news?where[and][0][id][equals]=${id}&where[and][1][related.title][like]=Zebra`
    const found = await sendTo(staffed, staffed.as.administrator, 'GET', path)
    expect(await found.json()).toMatchObject({ totalDocs: 1 })
  })
})
