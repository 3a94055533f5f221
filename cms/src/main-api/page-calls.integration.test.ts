import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callMainApi } from '../../test/support/call-main-api'
import { addArticle, ALL, addCountry, addPicture, paragraph } from '../../test/support/content'
import { startCms, type TestCms } from '../../test/support/start-cms'

let cms: TestCms
let cover: number
let kenya: number
let article: number
const faqs: number[] = []

beforeAll(async () => {
  cms = await startCms('page_calls')
  const { payload } = cms
  cover = await addPicture(payload)
  await addCountry(payload, 'ng', ['en'], 'Nigeria')
  kenya = await addCountry(payload, 'ke', ['en'], 'Kenya')
  await addCountry(payload, 'sa', ['ar', 'en'], 'Saudi Arabia')
  article = await addArticle(payload, { titles: { en: 'Read on' }, slug: 'read-on', cover })
  for (let place = 8; place > 0; place--) {
    faqs.unshift(await addFaq(`Question ${place}`, { order: place }))
  }
})

afterAll(() => cms.stop())

async function addFaq(question: string, more: Record<string, unknown>) {
  const data = {
    topic: 'repair',
    question: { en: question },
    answer: { en: paragraph(`${question}: answer`) },
    _status: 'published',
    allCountries: true,
    ...more,
  }
  const { id } = await cms.payload.create({ collection: 'faqs', locale: ALL, data: data as never })
  return id
}

async function addLanding(page: string, sections: object[], more: Record<string, unknown> = {}) {
  const data = {
    page,
    title: { en: 'Page', ar: 'صفحة' },
    sections,
    _status: 'published',
    allCountries: true,
    ...more,
  }
  const { id } = await cms.payload.create({ collection: 'landing-pages', locale: ALL, data: data as never })
  return id
}

const landing = (page: string, shortName = 'ng') => callMainApi(cms, 'landingPage', { shortName, page })

describe('the questions', () => {
  test('come by topic and then as ordered, each with what is related and shown in the country', async () => {
    const [first = 0, second = 0] = faqs
    const own = await addFaq('Kenya’s second', {
      order: 2,
      replaces: second,
      allCountries: false,
      countries: [kenya],
    })
    const warranty = await addFaq('Warranty', {
      topic: 'warranty',
      order: 1,
      products: ['tvs'],
      related: [second, first],
      relatedArticles: [article],
    })
    const ask = async (shortName: string) => (await callMainApi(cms, 'faqList', { shortName })).read().faqs
    const nigerian = await ask('ng')
    expect(nigerian.map(({ id }) => id)).toEqual([...faqs, warranty])
    expect(nigerian.at(-1)).toMatchObject({ products: ['tvs'], related: [second, first], topic: 'warranty' })
    expect(nigerian.at(-1)?.relatedArticles.map(({ title }) => title)).toEqual(['Read on'])
    const kenyan = await ask('ke')
    expect(kenyan.map(({ id }) => id)).toEqual([first, own, ...faqs.slice(2), warranty])
    expect(kenyan.at(-1)?.related).toEqual([own, first])
    const asked = { name: 'faq', params: { id: String(second) } }
    const alternates = (await callMainApi(cms, 'hrefLang', asked as never)).read()
    expect(alternates.map(({ shortName, key }) => [shortName, Number(key)])).toEqual([
      ['ke', own],
      ['ng', second],
      ['sa', second],
      ['sa_en', second],
      ['ke', own],
    ])
    const { pages, audiences } = (await callMainApi(cms, 'siteMap', {})).read()
    const lists = pages.filter(({ name }) => name === 'faq').map(({ audience }) => audiences[audience])
    expect(lists).toContainEqual(alternates)
    const { read, tags } = await callMainApi(cms, 'faqList', { shortName: 'ng', topic: 'warranty' })
    expect(read().faqs.map(({ question }) => question)).toEqual(['Warranty'])
    expect(read().faqs[0]?.related).toEqual([second, first])
    expect(tags).toEqual(['faqs', `faqs:${warranty}`, 'news', `news:${article}`, `media:${cover}`])
  })
})

describe('a landing page', () => {
  test('has its sections with pictures, questions and figures, and leaves out what is empty', async () => {
    const id = await addLanding('phone-repair', [
      {
        blockType: 'hero',
        anchor: 'top',
        title: { en: 'Hello', ar: 'مرحبا' },
        picture: cover,
        actions: [{ label: { en: 'Go' }, url: 'service-center' }],
      },
      {
        blockType: 'cards',
        items: [
          { title: { en: 'Card' }, icon: 'repair', url: '12', picture: cover },
          { title: { ar: 'بطاقة' } },
        ],
      },
      {
        blockType: 'figures',
        items: [{ value: { en: '{serviceCenters} in all' }, label: { en: 'centres' } }],
      },
      { blockType: 'coverage', covered: [{ text: { en: 'Parts' } }], excluded: [] },
      { blockType: 'questions', title: { en: 'Asked' }, topic: 'repair' },
      { blockType: 'questions', topic: 'account' },
      { blockType: 'live', shows: 'tools' },
    ])
    const { read, tags } = await landing('phone-repair')
    const [hero, cards, figures, coverage, questions, live, ...none] = read().sections
    expect(hero).toMatchObject({ type: 'hero', anchor: 'top', title: 'Hello', text: null })
    expect(hero).toMatchObject({
      picture: { width: 1400 },
      actions: [{ label: 'Go', url: 'service-center' }],
    })
    expect(cards).toMatchObject({
      items: [{ title: 'Card', icon: 'repair', url: '12', picture: { width: 1400 } }],
    })
    expect(figures).toMatchObject({ items: [{ value: '5500+ in all', label: 'centres' }] })
    expect(coverage).toMatchObject({ covered: ['Parts'], excluded: [] })
    expect(questions).toMatchObject({
      topic: 'repair',
      items: [1, 2, 3, 4, 5, 6].map((place) => ({ question: `Question ${place}` })),
    })
    expect(live).toMatchObject({ type: 'live', shows: 'tools', intro: null })
    expect(none).toEqual([])
    const shown = ['landing-pages', `landing-pages:${id}`, 'faqs', 'site-settings', `media:${cover}`]
    expect(tags.toSorted()).toEqual(shown.toSorted())
    expect((await landing('phone-repair', 'sa')).read()).toMatchObject({ title: 'Page', locale: 'en' })
  })

  test('is in the language asked for when each text is', async () => {
    const hero = { blockType: 'hero', title: { en: 'Hello', ar: 'مرحبا' }, actions: [] }
    await addLanding('contact', [hero])
    const { title, sections, locale } = (await landing('contact', 'sa')).read()
    expect([title, sections[0]?.title, locale]).toEqual(['صفحة', 'مرحبا', 'ar'])
  })

  test('shows links in its texts as those of the section, and no section that is not ours', async () => {
    const link = {
      type: 'link',
      version: 3,
      fields: { linkType: 'custom', url: '/tips/' },
      children: [textNode('Tips')],
    }
    const { root } = paragraph('x')
    const body = { root: { ...root, children: [{ type: 'paragraph', version: 1, children: [link] }] } }
    const id = await addLanding('about', [{ blockType: 'text', body: { en: body } }])
    await cms.payload.db.pool.query(
      `UPDATE landing_pages SET sections = sections || '[{"blockType": "unknown", "id": "1"}, 7]' WHERE id = $1`,
      [id],
    )
    const { sections } = (await landing('about', 'ke')).read()
    expect(sections).toHaveLength(1)
    expect(JSON.stringify(sections)).toContain('"href":"/ke/tips/"')
  })

  test('names the sections that have it', async () => {
    await addLanding('tv-warranty', [], { allCountries: false, countries: [kenya], title: { en: 'TV' } })
    const ask = (name: string) => callMainApi(cms, 'hrefLang', { name, params: {} } as never)
    expect((await ask('tv-warranty')).read()).toEqual([
      { shortName: 'ke', hreflang: 'en-KE' },
      { shortName: 'ke', hreflang: 'x-default' },
    ])
  })
})

describe('redirects', () => {
  test('are those of all countries', async () => {
    await cms.payload.create({
      collection: 'redirects',
      data: { from: '/ru/service-policy/*', to: '/ru/warranty-check/', permanent: true },
    })
    const { read, tags } = await callMainApi(cms, 'redirectList', {})
    const redirects = [{ from: '/ru/service-policy/*', to: '/ru/warranty-check/', permanent: true }]
    expect(read()).toEqual({ redirects })
    expect(tags).toEqual(['redirects'])
  })
})

function textNode(text: string) {
  return { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }
}
