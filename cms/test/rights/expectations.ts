import type { AttemptName } from './attempts'
import type { Slug } from './documents'
import type { Who } from './staff'

/** For whose documents each attempt shall come about, as words: `own`, `shared`, `foreign` and `all`. */
interface Expected {
  /** find, find drafts, findByID, count */
  see: string
  /** list versions, read a version */
  history: string
  create: string
  duplicate: string
  /** update, publish, unpublish, restore a version, schedule */
  change: string
  /** update in bulk */
  changeMany: string
  /** save a draft, copy to another language, take over a lock */
  draft: string
  /** delete, delete in bulk */
  remove: string
}

const NOTHING: Expected = {
  see: '',
  history: '',
  create: '',
  duplicate: '',
  change: '',
  changeMany: '',
  draft: '',
  remove: '',
}
const EVERYTHING: Expected = {
  see: 'own shared foreign all',
  history: 'own shared foreign all',
  create: 'own shared foreign all',
  duplicate: 'own shared foreign all',
  change: 'own shared foreign all',
  changeMany: 'own shared foreign all',
  draft: 'own shared foreign all',
  remove: 'own shared foreign all',
}
const ONLY_SEES: Expected = { ...NOTHING, see: 'own shared all', history: 'own shared all' }
const WRITES_OWN: Expected = {
  see: 'own shared all',
  history: 'own shared all',
  create: 'own',
  duplicate: 'own shared all',
  change: 'own',
  changeMany: 'own',
  draft: 'own',
  remove: 'own',
}
/** Files would be lost before it is known whose they are. */
const WRITES_OWN_ONE_BY_ONE: Expected = { ...WRITES_OWN, changeMany: '' }
const TRANSLATES: Expected = { ...ONLY_SEES, draft: 'own shared all' }
const SEES_ALL_COUNTRIES: Expected = { ...NOTHING, see: 'own foreign', history: 'own' }
const CHANGES_OWN_COUNTRIES: Expected = {
  ...SEES_ALL_COUNTRIES,
  change: 'own',
  changeMany: 'own',
  draft: 'own',
}

type Kind = 'texts' | 'ads' | 'media' | 'menus' | 'countries' | 'settings'

const KIND_OF: Record<Slug, Kind> = {
  news: 'texts',
  faqs: 'texts',
  policies: 'texts',
  'quick-links': 'texts',
  'seo-entries': 'texts',
  'legal-pages': 'texts',
  'landing-pages': 'texts',
  ads: 'ads',
  media: 'media',
  menus: 'menus',
  countries: 'countries',
  brands: 'settings',
  redirects: 'settings',
}

const EXPECTED: Record<Who, Record<Kind, Expected>> = {
  administrator: {
    texts: EVERYTHING,
    ads: EVERYTHING,
    media: EVERYTHING,
    menus: EVERYTHING,
    countries: EVERYTHING,
    settings: EVERYTHING,
  },
  'country-editor': {
    texts: WRITES_OWN,
    ads: WRITES_OWN,
    media: WRITES_OWN_ONE_BY_ONE,
    menus: WRITES_OWN,
    countries: CHANGES_OWN_COUNTRIES,
    settings: ONLY_SEES,
  },
  marketing: {
    texts: ONLY_SEES,
    ads: WRITES_OWN,
    media: WRITES_OWN_ONE_BY_ONE,
    menus: ONLY_SEES,
    countries: SEES_ALL_COUNTRIES,
    settings: ONLY_SEES,
  },
  translator: {
    texts: TRANSLATES,
    ads: ONLY_SEES,
    media: ONLY_SEES,
    menus: ONLY_SEES,
    countries: SEES_ALL_COUNTRIES,
    settings: ONLY_SEES,
  },
  'read-only': {
    texts: ONLY_SEES,
    ads: ONLY_SEES,
    media: ONLY_SEES,
    menus: ONLY_SEES,
    countries: SEES_ALL_COUNTRIES,
    settings: ONLY_SEES,
  },
  stranger: {
    texts: NOTHING,
    ads: NOTHING,
    media: NOTHING,
    menus: NOTHING,
    countries: NOTHING,
    settings: NOTHING,
  },
}

const PART_OF: Record<AttemptName, keyof Expected> = {
  find: 'see',
  'find drafts': 'see',
  findByID: 'see',
  count: 'see',
  'list versions': 'history',
  'read a version': 'history',
  create: 'create',
  duplicate: 'duplicate',
  update: 'change',
  'update in bulk': 'changeMany',
  publish: 'change',
  unpublish: 'change',
  'restore a version': 'change',
  schedule: 'change',
  'save a draft': 'draft',
  'copy to another language': 'draft',
  'take over a lock': 'draft',
  delete: 'remove',
  'delete in bulk': 'remove',
}

export function isExpected(who: Who, slug: Slug, attempt: AttemptName, whose: string): boolean {
  return EXPECTED[who][KIND_OF[slug]][PART_OF[attempt]].split(' ').includes(whose)
}
