import { createLocalReq, type TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAccount, PASSWORD } from '../../../test/support/accounts'
import { addArticle, addCountry, addPicture } from '../../../test/support/content'
import { startCms, type TestCms } from '../../../test/support/start-cms'
import { AD_STATES, adStateOf } from '../ad-window/ad-state'
import { countryCoverage, coveredCountries } from '../language-board/country-coverage'
import { addressOf, adsThatAre, both, notIn, shownIn } from './quick-filters'

let cms: TestCms
let headers: Record<string, string>
let nigeria: number
let kenya: number

const now = new Date('2026-11-21T12:00:00.000Z')
const TIMES = [
  null,
  '2026-11-21T11:00:00.000Z',
  now.toISOString(),
  '2026-11-21T13:00:00.000Z',
  '2026-11-21T14:00:00.000Z',
]

beforeAll(async () => {
  cms = await startCms('quick_filters')
  const { payload } = cms
  nigeria = await addCountry(payload, 'ng', ['en', 'fr'], 'Nigeria')
  kenya = await addCountry(payload, 'ke', ['en'], 'Kenya')
  const pictureNarrow = await addPicture(payload)
  const common = { pictureNarrow, slot: 'top' as const, area: ['1' as const], priority: 0 }
  for (const active of [true, false]) {
    for (const from of TIMES) {
      for (const to of TIMES.filter((each) => !from || !each || each > from)) {
        const countries = active ? [nigeria] : [kenya]
        const title = JSON.stringify({ active, from, to })
        await payload.create({
          collection: 'ads',
          data: { ...common, title, active, from, to, allCountries: false, countries },
        })
      }
    }
  }
  const { email } = await addAccount(payload, 'administrator')
  headers = await cms.logIn(email, PASSWORD)
})

afterAll(() => cms.stop())

async function titles(address: string): Promise<string[]> {
  const answer = await cms.rest(`/ads${address}&limit=0&depth=0`, { headers })
  const { docs } = (await answer.json()) as { docs: { title: string }[] }
  return docs.map(({ title }) => title).sort()
}

test.each(AD_STATES)('the list of banners that are %s has just those', async (state) => {
  const all = (await titles('?')).map((title) => ({
    title,
    ...(JSON.parse(title) as Parameters<typeof adStateOf>[0]),
  }))
  const expected = all.filter((ad) => adStateOf(ad, now) === state).map(({ title }) => title)
  expect(expected.length).toBeGreaterThan(1)
  expect(await titles(addressOf(adsThatAre(state, now)))).toEqual(expected)
})

test('the list of what my countries show has what they and all countries show', async () => {
  const own = await titles(addressOf(shownIn([nigeria])))
  expect(own).toEqual((await titles('?')).filter((title) => title.includes('"active":true')))
})

describe('the list of what is not in French', () => {
  beforeAll(async () => {
    const { payload } = cms
    const cover = await addPicture(payload, 'article.png')
    const articles = { whole: 'Entier', empty: '', 'english-only': undefined }
    for (const [slug, fr] of Object.entries(articles)) {
      const titles = { en: slug, ...(fr !== undefined && { fr }) }
      await addArticle(payload, { titles, slug, cover, countries: [nigeria] })
    }
    const titles = { en: 'half', fr: 'À moitié' }
    const half = await addArticle(payload, { titles, slug: 'half', cover })
    await payload.update({ collection: 'news', id: half, locale: 'fr', data: { summary: '' } })
  })

  const list = async (address: string) => {
    const answer = await cms.rest(`/news${address}&limit=0&depth=0&sort=slug`, { headers })
    expect(answer.status).toBe(200)
    const { docs } = (await answer.json()) as { docs: { slug: string }[] }
    return docs.map(({ slug }) => slug)
  }
  const missing = notIn('fr', [
    { name: 'title', type: 'text' },
    { name: 'summary', type: 'textarea' },
    { name: 'body', type: 'richText' },
  ])

  test.each(['', '&draft=true', '&locale=ar'])('has all that lacks one of its texts (%s)', async (asked) => {
    expect(await list(addressOf(missing) + asked)).toEqual(['empty', 'english-only', 'half'])
  })

  test('has only what a country shows, where both are asked', async () => {
    const ofKenya = both(shownIn([kenya]), missing)
    expect(await list(addressOf(ofKenya))).toEqual(['half'])
  })
  const board = async (role: 'administrator' | 'country-editor' | 'translator') => {
    const { payload } = cms
    const email = `${role}@example.com`
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: email } },
      depth: 0,
    })
    const { i18n } = await createLocalReq({}, payload)
    const user = { ...docs[0], collection: 'users' } as TypedUser
    return { payload, user, locale: 'en', i18n: i18n as never }
  }

  test('is what the board counts and opens', async () => {
    const reader = await board('administrator')
    const countries = await coveredCountries(reader)
    expect(countries.map(({ name, languages }) => [name, languages])).toEqual([
      ['Kenya', []],
      ['Nigeria', ['fr']],
    ])
    const kinds = await countryCoverage(reader, countries[1] ?? { id: 0, name: '', languages: [] })
    const articles = kinds.find(({ total }) => total.href.includes('/news?'))
    const missing = articles?.missing.get('fr')
    expect([articles?.total.count, missing?.count, articles?.drafts?.count]).toEqual([4, 3, 0])
    const listed = await list(missing?.href.replace('/admin/collections/news', '') ?? '')
    expect(listed).toEqual(['empty', 'english-only', 'half'])
  })

  test('and with it what English has changed since', async () => {
    const { payload } = cms
    const { docs } = await payload.find({ collection: 'news', where: { slug: { in: ['whole', 'half'] } } })
    for (const { id, slug } of docs)
      await payload.update({ collection: 'news', id, locale: 'en', data: { title: `${slug} anew` } })
    const reader = await board('administrator')
    const [kenyas, nigerias] = await Promise.all(
      [kenya, nigeria].map(async (id) => {
        const kinds = await countryCoverage(reader, { id, name: '', languages: ['fr'] })
        const outdated = kinds.find(({ total }) => total.href.includes('/news?'))?.outdated.get('fr')
        return [outdated?.count, await list(outdated?.href.replace('/admin/collections/news', '') ?? '')]
      }),
    )
    expect(nigerias).toEqual([2, ['half', 'whole']])
    expect(kenyas).toEqual([1, ['half']])
  })

  test('is counted by an editor for own countries only', async () => {
    await addAccount(cms.payload, 'country-editor', [kenya])
    const reader = await board('country-editor')
    const countries = await coveredCountries(reader)
    expect(countries.map(({ id }) => id)).toEqual([kenya])
    const kinds = await countryCoverage(reader, countries[0] ?? { id: 0, name: '', languages: [] })
    const articles = kinds.find(({ total }) => total.href.includes('/news?'))
    expect(articles?.total.count).toBe(1)
  })

  test('is shown to a translator in the own languages only', async () => {
    const { payload } = cms
    const { id } = await addAccount(payload, 'translator', [kenya, nigeria])
    await payload.update({ collection: 'users', id, data: { languages: ['ar'] } })
    const countries = await coveredCountries(await board('translator'))
    expect(countries.map(({ languages }) => languages)).toEqual([[], []])
  })
})
