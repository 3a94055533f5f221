import type { CountryCode, Locale } from '@carelane/countries'
import type { Payload } from 'payload'
import sharp from 'sharp'

export const ALL = 'all' as 'en'

export function png(width = 1400, height = 700): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#1a7544' } })
    .png()
    .toBuffer()
}

export async function addPicture(payload: Payload, name = 'cover.png', alt: unknown = 'A green field') {
  const data = await png()
  const { id } = await payload.create({
    collection: 'media',
    data: { alt: alt as string },
    locale: typeof alt === 'string' ? 'en' : ALL,
    file: { data, name, mimetype: 'image/png', size: data.length },
  })
  return id
}

export async function addCountry(
  payload: Payload,
  shortName: CountryCode,
  languages: Locale[],
  name: unknown,
) {
  const { id } = await payload.create({
    collection: 'countries',
    locale: typeof name === 'string' ? 'en' : ALL,
    data: {
      shortName,
      name: name as string,
      abbreviation: shortName.toUpperCase(),
      source: `H5_OfficialWebsite_${shortName.toUpperCase()}`,
      token: `secret-of-${shortName}`,
      languages,
      timeZone: 'Africa/Lagos',
      currency: 'NGN',
    },
  })
  return id
}

export function paragraph(text: string) {
  return richText({ type: 'paragraph', version: 1, children: [textNode(text)] })
}

function richText(...children: { type: string; version: number; [key: string]: unknown }[]) {
  const direction = 'ltr' as const
  return { root: { type: 'root', version: 1, direction, format: '' as const, indent: 0, children } }
}

function textNode(text: string, format = 0) {
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' }
}

type Article = Parameters<typeof articleData>[0]

export async function addArticle(payload: Payload, article: Article) {
  const { id } = await payload.create({
    collection: 'news',
    locale: ALL,
    data: articleData(article) as never,
  })
  return id
}

function articleData({
  titles,
  ...rest
}: {
  titles: Partial<Record<Locale, string>>
  slug: string
  cover: number
  type?: 'news' | 'tips'
  category?: string
  publishedAt?: string
  countries?: number[]
  related?: number[]
  replaces?: number
  shortAnswer?: Partial<Record<Locale, string>>
  body?: Partial<Record<Locale, unknown>>
  _status?: 'draft' | 'published'
}) {
  const perLanguage = <Value>(value: (title: string) => Value) =>
    Object.fromEntries(Object.entries(titles).map(([locale, title]) => [locale, value(title)]))
  return {
    type: 'news',
    category: 'company',
    _status: 'published',
    allCountries: !rest.countries,
    title: perLanguage((title) => title),
    summary: perLanguage((title) => `${title}: summary`),
    body: perLanguage((title) => paragraph(`${title}: body`)),
    ...rest,
  }
}

/** The smallest tree of questions that may be published. */
export const FINDER_STEPS = [
  {
    key: 'start',
    kind: 'question',
    text: 'Is it on?',
    answers: [
      { text: 'Yes', next: 'book' },
      { text: 'No', next: 'fixed' },
    ],
  },
  { key: 'fixed', kind: 'outcome', outcome: 'fixed', text: 'Turn it on' },
  { key: 'book', kind: 'outcome', outcome: 'booking', text: 'We look' },
]
