import type { Payload } from 'payload'
import type { GuardedCollection } from '../../src/access/rights'
import { FINDER_STEPS, paragraph, png } from '../support/content'

/** Seen from staff of Nigeria and Kenya. */
export type Whose = 'own' | 'shared' | 'foreign' | 'all'

export interface World {
  payload: Payload
  picture: number
  brand: number
  countries: Record<'ng' | 'ke' | 'sa' | 'ru', number>
}

export type Slug = keyof typeof KINDS

interface Kind {
  make(world: World, whose: Whose, n: number): object
  change(n: number): object
  /** Without it a second document would clash. */
  copy?(world: World, whose: Whose, n: number): object
  whose: readonly Whose[]
  drafts: boolean
  versions: boolean
}

const ANYBODYS: readonly Whose[] = ['own', 'shared', 'foreign', 'all']

const audienceOf = ({ countries: { ng, sa } }: World, whose: Whose) => ({
  allCountries: whose === 'all',
  countries: { own: [ng], shared: [ng, sa], foreign: [sa], all: [] }[whose],
})

const text = (
  field: string,
  make: (world: World, n: number) => object,
  key?: { field: string; choices: [own: string, foreign: string] },
): Kind => ({
  make: (world, whose, n) => ({
    [field]: `Text ${n}`,
    ...make(world, n),
    ...(key && { [key.field]: key.choices[whose === 'own' ? 0 : 1] }),
    ...audienceOf(world, whose),
    _status: 'published',
  }),
  change: (n) => ({ [field]: `Changed ${n}` }),
  copy: () => ({ _status: 'draft' }),
  whose: ['own', 'foreign'],
  drafts: true,
  versions: true,
})

const item = (n: number) => ({ name: `Item ${n}`, url: 'news' })

const UNUSED_CODES = ['gh', 'ug', 'tz', 'rw', 'zm', 'mz', 'mw', 'mg', 'ph', 'vn', 'za', 'cm', 'ma', 'tn']

const country = (n: number) => ({
  shortName: UNUSED_CODES[n % UNUSED_CODES.length],
  name: `Country ${n}`,
  abbreviation: `C${n}`,
  source: 'H5_OfficialWebsite_XX',
  languages: ['en'],
  timeZone: 'Africa/Lagos',
  currency: 'NGN',
})

const everybodys = { whose: ['all'], drafts: false, versions: true } as const

export const KINDS = {
  news: {
    ...text('title', ({ picture }, n) => ({
      slug: `article-${n}`,
      summary: 'Short',
      cover: picture,
      body: paragraph('Long'),
      type: 'news',
      category: 'company',
    })),
    copy: (_, __, n) => ({ slug: `copy-${n}`, _status: 'draft' }),
    // Other kinds of text have the same rights.
    whose: ANYBODYS,
  },
  faqs: text('question', () => ({ answer: paragraph('So'), topic: 'repair' })),
  policies: text(
    'title',
    ({ brand }) => ({
      brand,
      versions: [{ effectiveFrom: '2026-01-01', summary: 'Short', body: paragraph('Long') }],
    }),
    { field: 'product', choices: ['mobile-phone', 'laptop'] },
  ),
  recalls: text('title', () => ({
    severity: 'recall',
    fault: 'It is loose',
    advice: 'Bring it',
    models: 'Aster Nova 5',
    startsOn: '2026-01-01',
  })),
  'fault-finders': text('title', (_, n) => ({
    slug: `finder-${n}`,
    product: 'tvs',
    intro: 'It is dark',
    steps: FINDER_STEPS,
  })),
  'quick-links': text('name', (_, n) => ({ url: `news?page=${n}` })),
  'seo-entries': text('title', (_, n) => ({ path: `/page-${n}/`, description: 'It is' })),
  'legal-pages': text('title', () => ({ body: paragraph('Long'), effectiveFrom: '2026-01-01' }), {
    field: 'kind',
    choices: ['privacy', 'terms'],
  }),
  'landing-pages': text('title', () => ({ sections: [] }), {
    field: 'page',
    choices: ['home', 'about'],
  }),
  ads: {
    make: (world, whose, n) => ({
      title: `Ad ${n}`,
      pictureNarrow: world.picture,
      slot: 'top',
      area: ['1'],
      priority: 0,
      ...audienceOf(world, whose),
    }),
    change: (n) => ({ title: `Changed ${n}` }),
    whose: ANYBODYS,
    drafts: false,
    versions: true,
  },
  media: {
    make: (world, whose, n) => ({ alt: `Picture ${n}`, ...audienceOf(world, whose) }),
    change: (n) => ({ alt: `Changed ${n}` }),
    whose: ANYBODYS,
    drafts: false,
    versions: false,
  },
  menus: {
    make: ({ countries }, whose, n) => ({
      country: whose === 'own' ? countries.ng : countries.sa,
      items: [item(n)],
    }),
    change: (n) => ({ items: [item(n)] }),
    copy: ({ countries }, whose) => ({ country: whose === 'own' ? countries.ke : countries.ru }),
    whose: ['own', 'foreign'],
    drafts: false,
    versions: true,
  },
  countries: {
    make: (_, __, n) => country(n),
    change: (n) => ({ name: `Changed ${n}` }),
    copy: (_, __, n) => country(n),
    whose: ['own', 'foreign'],
    drafts: false,
    versions: true,
  },
  brands: {
    make: (_, __, n) => ({ name: `Brand ${n}`, slug: `brand-${n}`, order: 1 }),
    change: (n) => ({ name: `Changed ${n}` }),
    copy: (_, __, n) => ({ slug: `copied-brand-${n}` }),
    ...everybodys,
  },
  intents: {
    make: (_, __, n) => ({ name: `Intent ${n}`, answer: 'hello', phrases: 'hello there' }),
    change: (n) => ({ phrases: `good morning ${n}` }),
    ...everybodys,
  },
  redirects: {
    make: (_, __, n) => ({ from: `/ng/old-${n}/`, to: '/ng/news/' }),
    change: (n) => ({ to: `/ng/new-${n}/` }),
    copy: (_, __, n) => ({ from: `/ng/copied-${n}/` }),
    ...everybodys,
  },
} satisfies Record<GuardedCollection, Kind>

export const SLUGS = Object.keys(KINDS) as Slug[]

export function kindOf(slug: Slug): Kind {
  return KINDS[slug]
}

let serial = 0

export function nextNumber(): number {
  serial += 1
  return serial
}

export async function store(world: World, slug: Slug, whose: Whose): Promise<number> {
  const n = nextNumber()
  const data = kindOf(slug).make(world, whose, n) as never
  const bytes = slug === 'media' ? await png(8, 8) : undefined
  const file = bytes && { data: bytes, name: `p${n}.png`, mimetype: 'image/png', size: bytes.length }
  const { id } = await world.payload.create({ collection: slug, data, file })
  return Number(id)
}
