import type { AttemptName } from './attempts'
import type { Slug } from './documents'
import type { Who } from './staffed-cms'

/** Of `own`, `shared`, `foreign` and `all`. */
interface Expected {
  /** find, find drafts, findByID, count; read and write comments, give tasks and say that they are done */
  see: string
  /** list versions, read a version */
  history: string
  create: string
  duplicate: string
  /** publish what is public as it is, unpublish, restore a version */
  change: string
  /** update, schedule */
  publish: string
  changeMany: string
  draft: string
  /** copy to another language, take over a lock */
  lock: string
  /** put into the trash, also in bulk, find there, and restore from there */
  trash: string
  remove: string
  handIn: string
  /** approve, return with a comment */
  approve: string
}

const NOTHING: Expected = {
  see: '',
  history: '',
  create: '',
  duplicate: '',
  change: '',
  publish: '',
  changeMany: '',
  draft: '',
  lock: '',
  trash: '',
  remove: '',
  handIn: '',
  approve: '',
}
const EVERYTHING: Expected = {
  see: 'own shared foreign all',
  history: 'own shared foreign all',
  create: 'own shared foreign all',
  duplicate: 'own shared foreign all',
  change: 'own shared foreign all',
  publish: 'own shared foreign all',
  changeMany: 'own shared foreign all',
  draft: 'own shared foreign all',
  lock: 'own shared foreign all',
  trash: 'own shared foreign all',
  remove: 'own shared foreign all',
  handIn: 'own shared foreign all',
  approve: 'own shared foreign all',
}
const ONLY_SEES: Expected = { ...NOTHING, see: 'own shared all', history: 'own shared all' }
const WRITES_OWN: Expected = {
  ...NOTHING,
  see: 'own shared all',
  history: 'own shared all',
  create: 'own',
  duplicate: 'own shared all',
  change: 'own',
  publish: 'own',
  changeMany: 'own',
  draft: 'own',
  lock: 'own',
  trash: 'own',
}
/** Creates drafts, and publishes nothing new alone. */
const WRITES_OWN_WITH_APPROVAL: Expected = {
  ...WRITES_OWN,
  publish: '',
  changeMany: '',
  handIn: 'own',
}
/** Files are deleted before rights are checked. */
const WRITES_OWN_ONE_BY_ONE: Expected = { ...WRITES_OWN, changeMany: '' }
const TRANSLATES: Expected = { ...ONLY_SEES, draft: 'own shared all', lock: 'own shared all' }
/** The tested change replaces a row. */
const TRANSLATES_ROWS: Expected = { ...TRANSLATES, draft: '' }
const SEES_ALL_COUNTRIES: Expected = { ...NOTHING, see: 'own foreign', history: 'own' }
const CHANGES_OWN_COUNTRIES: Expected = {
  ...SEES_ALL_COUNTRIES,
  change: 'own',
  publish: 'own',
  changeMany: 'own',
  draft: 'own',
  lock: 'own',
}

const APPROVES_OWN: Expected = { ...ONLY_SEES, approve: 'own' }
const TRANSLATES_OWN_COUNTRIES: Expected = { ...SEES_ALL_COUNTRIES, draft: 'own', lock: 'own' }

/** Live at once, and unique. */
const WITHOUT_COPIES: readonly Slug[] = ['menus', 'countries', 'brands', 'redirects', 'intents']

type Kind = 'texts' | 'approved' | 'ads' | 'media' | 'menus' | 'countries' | 'settings' | 'phrases'

const KIND_OF: Record<Slug, Kind> = {
  news: 'texts',
  faqs: 'texts',
  policies: 'approved',
  recalls: 'texts',
  'fault-finders': 'texts',
  'quick-links': 'texts',
  'seo-entries': 'texts',
  'legal-pages': 'approved',
  'landing-pages': 'texts',
  ads: 'ads',
  media: 'media',
  menus: 'menus',
  countries: 'countries',
  brands: 'settings',
  redirects: 'settings',
  intents: 'phrases',
}

const EXPECTED: Record<Who, Record<Kind, Expected>> = {
  administrator: {
    texts: EVERYTHING,
    approved: EVERYTHING,
    ads: EVERYTHING,
    media: EVERYTHING,
    menus: EVERYTHING,
    countries: EVERYTHING,
    settings: EVERYTHING,
    phrases: EVERYTHING,
  },
  'country-editor': {
    texts: WRITES_OWN,
    approved: WRITES_OWN_WITH_APPROVAL,
    ads: WRITES_OWN,
    media: WRITES_OWN_ONE_BY_ONE,
    menus: WRITES_OWN,
    countries: CHANGES_OWN_COUNTRIES,
    settings: ONLY_SEES,
    phrases: ONLY_SEES,
  },
  marketing: {
    texts: ONLY_SEES,
    approved: ONLY_SEES,
    ads: WRITES_OWN,
    media: WRITES_OWN_ONE_BY_ONE,
    menus: ONLY_SEES,
    countries: SEES_ALL_COUNTRIES,
    settings: ONLY_SEES,
    phrases: ONLY_SEES,
  },
  translator: {
    texts: TRANSLATES,
    approved: { ...TRANSLATES, handIn: 'own' },
    ads: TRANSLATES,
    media: TRANSLATES,
    menus: TRANSLATES_ROWS,
    countries: TRANSLATES_OWN_COUNTRIES,
    settings: ONLY_SEES,
    phrases: TRANSLATES,
  },
  'read-only': {
    texts: ONLY_SEES,
    approved: ONLY_SEES,
    ads: ONLY_SEES,
    media: ONLY_SEES,
    menus: ONLY_SEES,
    countries: SEES_ALL_COUNTRIES,
    settings: ONLY_SEES,
    phrases: ONLY_SEES,
  },
  approver: {
    texts: ONLY_SEES,
    approved: APPROVES_OWN,
    ads: ONLY_SEES,
    media: ONLY_SEES,
    menus: ONLY_SEES,
    countries: SEES_ALL_COUNTRIES,
    settings: ONLY_SEES,
    phrases: ONLY_SEES,
  },
  stranger: {
    texts: NOTHING,
    approved: NOTHING,
    ads: NOTHING,
    media: NOTHING,
    menus: NOTHING,
    countries: NOTHING,
    settings: NOTHING,
    phrases: NOTHING,
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
  update: 'publish',
  'update in bulk': 'changeMany',
  publish: 'change',
  unpublish: 'change',
  'restore a version': 'change',
  schedule: 'publish',
  'save a draft': 'draft',
  'copy to another language': 'lock',
  'take over a lock': 'lock',
  'hand in for approval': 'handIn',
  approve: 'approve',
  'return with a comment': 'approve',
  'read comments': 'see',
  'write a comment': 'see',
  'reply to a comment': 'see',
  'give a task': 'see',
  'say that a task is done': 'see',
  'take a comment away': 'remove',
  'put into the trash': 'trash',
  'put into the trash in bulk': 'trash',
  'restore from the trash': 'trash',
  'read in the trash': 'see',
  delete: 'remove',
  'delete in bulk': 'remove',
}

/** By default. */
export function needsApproval(slug: Slug): boolean {
  return KIND_OF[slug] === 'approved'
}

export function isExpected(who: Who, slug: Slug, attempt: AttemptName, whose: string): boolean {
  if (attempt === 'duplicate' && WITHOUT_COPIES.includes(slug)) return false
  return EXPECTED[who][KIND_OF[slug]][PART_OF[attempt]].split(' ').includes(whose)
}
