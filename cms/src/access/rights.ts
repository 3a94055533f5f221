import type { Role } from './roles'

/**
 * What one may do with the documents that one sees:
 * - `none`: not even see them;
 * - `read`: see them, drafts and versions included;
 * - `translate`: also write localized fields alone, in one's own languages: as drafts, or live where there are none;
 * - `change`: also change and publish those of one's own countries;
 * - `write`: also create those of one's own countries, put them into the trash and take them out of it. Administrators
 *   alone delete for good.
 */
export type Right = 'none' | 'read' | 'translate' | 'change' | 'write'

export type LimitedRole = Exclude<Role, 'administrator'>

type Row = [editor: Right, marketing: Right, translator: Right, reader: Right]

/** Administrators may do everything; strangers nothing, for the site asks the Main API alone. */
// prettier-ignore
const TABLE = {
  //                 country-editor  marketing   translator    read-only
  'news':           ['write',        'read',     'translate',  'read'],
  'faqs':           ['write',        'read',     'translate',  'read'],
  'policies':       ['write',        'read',     'translate',  'read'],
  'quick-links':    ['write',        'read',     'translate',  'read'],
  'seo-entries':    ['write',        'read',     'translate',  'read'],
  'legal-pages':    ['write',        'read',     'translate',  'read'],
  'landing-pages':  ['write',        'read',     'translate',  'read'],
  'ads':            ['write',        'write',    'translate',  'read'],
  'media':          ['write',        'write',    'translate',  'read'],
  'menus':          ['write',        'read',     'translate',  'read'],
  'countries':      ['change',       'read',     'translate',  'read'],
  'brands':         ['read',         'read',     'read',       'read'],
  'redirects':      ['read',         'read',     'read',       'read'],
  'site-settings':  ['read',         'read',     'read',       'read'],
} satisfies Record<string, Row>

/** Everything of which the table above speaks; accounts have rules of their own, in `collections/users`. */
export type Guarded = keyof typeof TABLE

export type GuardedCollection = Exclude<Guarded, 'site-settings'>

const COLUMNS: Record<LimitedRole, number> = {
  'country-editor': 0,
  marketing: 1,
  translator: 2,
  'read-only': 3,
}

const LEVELS: readonly Right[] = ['none', 'read', 'translate', 'change', 'write']

export function isGuarded(slug: string): slug is Guarded {
  return slug in TABLE
}

export function rightOf(role: Role, slug: Guarded): Right {
  if (role === 'administrator') return 'write'
  const row: readonly Right[] = TABLE[slug]
  return row[COLUMNS[role]] ?? 'none'
}

/** Whether `right` includes `needed`. */
export function includes(right: Right, needed: Right): boolean {
  return LEVELS.indexOf(right) >= LEVELS.indexOf(needed)
}
