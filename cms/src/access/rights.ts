import type { ContentKind } from '@carelane/main-api'
import type { Role } from './roles'

/**
 * Each right includes those above it:
 * - `read`: sees documents with drafts and versions;
 * - `translate`: writes localized fields in the user's languages, as drafts, or live in kinds without drafts;
 * - `change`: changes and publishes those of the user's countries;
 * - `write`: creates them, and moves them into the trash and back. Only administrators delete permanently.
 */
export type Right = 'none' | 'read' | 'translate' | 'change' | 'write'

export type LimitedRole = Exclude<Role, 'administrator'>

type Row = [editor: Right, marketing: Right, translator: Right, reader: Right]

/** Administrators may do everything. */
// prettier-ignore
const TABLE = {
  //                 country-editor  marketing   translator    read-only
  'news':           ['write',        'read',     'translate',  'read'],
  'faqs':           ['write',        'read',     'translate',  'read'],
  'fault-finders':  ['write',        'read',     'translate',  'read'],
  'policies':       ['write',        'read',     'translate',  'read'],
  'recalls':        ['write',        'read',     'translate',  'read'],
  'quick-links':    ['write',        'read',     'translate',  'read'],
  'seo-entries':    ['write',        'read',     'translate',  'read'],
  'legal-pages':    ['write',        'read',     'translate',  'read'],
  'landing-pages':  ['write',        'read',     'translate',  'read'],
  'ads':            ['write',        'write',    'translate',  'read'],
  'media':          ['write',        'write',    'translate',  'read'],
  'menus':          ['write',        'read',     'translate',  'read'],
  'countries':      ['change',       'read',     'translate',  'read'],
  'intents':        ['read',         'read',     'translate',  'read'],
  'brands':         ['read',         'read',     'read',       'read'],
  'redirects':      ['read',         'read',     'read',       'read'],
  'site-settings':  ['read',         'read',     'read',       'read'],
} satisfies Record<ContentKind, Row>

/** For accounts see `collections/users`. */
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

export function includes(right: Right, needed: Right): boolean {
  return LEVELS.indexOf(right) >= LEVELS.indexOf(needed)
}
