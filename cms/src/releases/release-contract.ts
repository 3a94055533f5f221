import { z } from 'zod'

/** Kinds whose documents can stand in a release. */
export const RELEASED = [
  'news',
  'faqs',
  'landing-pages',
  'policies',
  'legal-pages',
  'quick-links',
  'seo-entries',
  'ads',
  'menus',
] as const

export type Released = (typeof RELEASED)[number]

export const RELEASES_PATH = '/releases'

export const RELEASE_STATES = ['open', 'scheduled', 'live', 'rolled-back'] as const

export type ReleaseState = (typeof RELEASE_STATES)[number]

/** What nobody but the system refuses or remarks on, of one document. */
export const entryNote = z.object({ kind: z.enum(RELEASED), document: z.int(), text: z.string() })

export type EntryNote = z.output<typeof entryNote>

const id = z.int().positive()
const moment = z.iso.datetime()

const release = z.object({
  id,
  title: z.string(),
  state: z.enum(RELEASE_STATES),
  countryNames: z.array(z.string()),
  allCountries: z.boolean(),
  documents: z.int(),
  dueAt: moment.nullable(),
  timeZone: z.string().nullable(),
  liveAt: moment.nullable(),
  rolledBackAt: moment.nullable(),
})

export const releaseList = z.object({
  releases: z.array(release),
  /** Of the reader, to choose from for a new one; empty for who makes none. */
  countries: z.array(z.object({ id, name: z.string() })),
  mayMake: z.boolean(),
})

export type ReleaseList = z.output<typeof releaseList>

const ENTRY_STATES = ['ready', 'unapproved', 'no-draft', 'changed', 'gone', 'live', 'kept-change'] as const

export const releaseDetails = release.extend({
  mayChange: z.boolean(),
  /** Why it did not go live at its time. */
  refused: z.array(entryNote),
  entries: z.array(
    z.object({
      kind: z.enum(RELEASED),
      kindName: z.string(),
      document: id,
      title: z.string(),
      state: z.enum(ENTRY_STATES),
      /** Of a change to a kind without drafts. */
      locales: z.array(z.string()),
      address: z.string(),
    }),
  ),
})

export type ReleaseDetails = z.output<typeof releaseDetails>

export type EntryState = ReleaseDetails['entries'][number]['state']

export const madeRelease = z.object({ id })

export const newRelease = z.strictObject({
  title: z.string().trim().min(1).max(120),
  /** Empty for all, which administrators alone may choose. */
  countries: z.array(id).max(100),
})

const MOST_ENTRIES = 1000

export const addedEntries = z.strictObject({
  kind: z.enum(RELEASED),
  documents: z.array(id).min(1).max(MOST_ENTRIES),
  /** Of a kind without drafts: what its form says in which language. */
  change: z.strictObject({ locale: z.string(), data: z.record(z.string(), z.unknown()) }).optional(),
})

export const takenOut = z.strictObject({ kind: z.enum(RELEASED), document: id })

export const plannedRelease = z.strictObject({
  at: moment,
  timeZone: z.string().refine(isTimeZone),
})

/** What becomes of documents that somebody changed since. */
export const rolledBack = z.strictObject({ changed: z.enum(['ask', 'leave', 'overwrite']) })

export type AboutChanged = z.output<typeof rolledBack>['changed']

export const releaseOutcome = z.object({
  isDone: z.boolean(),
  /** Why nothing was done. */
  problems: z.array(entryNote),
  /** Worth a look. */
  remarks: z.array(entryNote),
  /** Since it went live, by somebody. */
  changed: z.array(entryNote),
})

export type ReleaseOutcome = z.output<typeof releaseOutcome>

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
