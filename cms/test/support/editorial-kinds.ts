import type { Locale } from '@carelane/countries'
import type { CallName } from '@carelane/main-api'
import type { CollectionSlug } from 'payload'
import { callMainApi } from './call-main-api'
import { ALL, paragraph } from './content'
import type { TestCms } from './start-cms'

type Texts = Partial<Record<Locale, string>>

export interface EditorialKind {
  collection: CollectionSlug
  data(titles: Texts, around: Surroundings): Record<string, unknown>
  /** Fields that make a document replace this one. */
  inPlaceOf(id: number): Record<string, unknown>
  call: CallName
  request: Record<string, string>
  titles(result: never): string[]
}

export interface Surroundings {
  cover: number
  brand: number
}

const perLanguage = <Value>(titles: Texts, value: (title: string) => Value) =>
  Object.fromEntries(Object.entries(titles).map(([locale, title]) => [locale, value(title)]))
const body = (titles: Texts) => perLanguage(titles, (title) => paragraph(`${title}: text`))
const bySameKey = () => ({})
const byName = (replaces: number) => ({ replaces })
const titleAndLocale = ({ title, locale }: { title: string; locale: string }) => [`${title} (${locale})`]

export const EDITORIAL_KINDS: EditorialKind[] = [
  {
    collection: 'news',
    data: (title, { cover }) => ({
      type: 'news',
      category: 'company',
      slug: `article-${crypto.randomUUID().slice(0, 8)}`,
      cover,
      title,
      summary: title,
      body: body(title),
    }),
    inPlaceOf: byName,
    call: 'news',
    request: { type: 'news' },
    titles: ({ articles }: { articles: { title: string; locale: string }[] }) =>
      articles.flatMap(titleAndLocale),
  },
  {
    collection: 'faqs',
    data: (question) => ({ topic: 'repair', question, answer: body(question) }),
    inPlaceOf: byName,
    call: 'faqList',
    request: {},
    titles: ({ faqs }: { faqs: { question: string; locale: string }[] }) =>
      faqs.flatMap(({ question, locale }) => titleAndLocale({ title: question, locale })),
  },
  {
    collection: 'policies',
    data: (title, { brand }) => ({
      brand,
      product: 'laptop',
      title,
      versions: [{ effectiveFrom: '2026-01-01', summary: title, body: body(title) }],
    }),
    inPlaceOf: bySameKey,
    call: 'policyList',
    request: {},
    titles: ({ policies }: { policies: { title: string }[] }) => policies.map(({ title }) => title),
  },
  {
    collection: 'legal-pages',
    data: (title) => ({ kind: 'privacy', title, body: body(title), effectiveFrom: '2026-01-01' }),
    inPlaceOf: bySameKey,
    call: 'legalPage',
    request: { kind: 'privacy' },
    titles: titleAndLocale,
  },
  {
    collection: 'landing-pages',
    data: (title) => ({ page: 'about', title, sections: [{ blockType: 'text', title, body: body(title) }] }),
    inPlaceOf: bySameKey,
    call: 'landingPage',
    request: { page: 'about' },
    titles: titleAndLocale,
  },
  {
    collection: 'seo-entries',
    data: (title) => ({ path: '/faq/', title, description: title }),
    inPlaceOf: bySameKey,
    call: 'countryInfoNew',
    request: {},
    titles: ({ seoList }: { seoList: { seotitle: string }[] }) => seoList.map(({ seotitle }) => seotitle),
  },
]

export async function addEditorial(
  cms: TestCms,
  { collection, data }: EditorialKind,
  titles: Texts,
  around: Surroundings,
  more: Record<string, unknown> = {},
): Promise<number> {
  const { id } = await cms.payload.create({
    collection,
    locale: ALL,
    data: { ...data(titles, around), _status: 'published', allCountries: !more.countries, ...more } as never,
  })
  return Number(id)
}

export async function readPublished(
  cms: TestCms,
  { call, request, titles }: EditorialKind,
  shortName: string,
) {
  const { response, read, tags } = await callMainApi(cms, call, { shortName, ...request })
  if (response.status !== 404 && response.status !== 200) throw new Error(`status ${response.status}`)
  return { shown: response.status === 404 ? [] : titles(read() as never), tags }
}
