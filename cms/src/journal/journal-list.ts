import { z } from 'zod'

/** Under `/api`; `/csv` below it gives a table. */
export const JOURNAL_PATH = '/journal'

export const ACTS = [
  'create',
  'update',
  'publish',
  'unpublish',
  'trash',
  'restore',
  'delete',
  'restoreVersion',
  'handIn',
  'approve',
  'return',
  'comment',
  'editComment',
  'deleteComment',
  'assign',
  'done',
  'reopen',
] as const

export type Act = (typeof ACTS)[number]

/** `null` values are empty ones, or, where `isSecret`, ones that nobody may read. */
export const fieldChange = z.object({
  field: z.string(),
  language: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Of the whole texts, if these are excerpts. */
  lengths: z.tuple([z.number(), z.number()]).optional(),
  isSecret: z.literal(true).optional(),
})

export const journalEntry = z.object({
  id: z.string(),
  at: z.string(),
  personId: z.number().nullable(),
  person: z.string().nullable(),
  kind: z.string(),
  documentId: z.number().nullable(),
  title: z.string(),
  countries: z.array(z.number()),
  languages: z.array(z.string()),
  act: z.enum(ACTS),
  changes: z.array(fieldChange),
  leftOff: z.number(),
})

const day = z.iso.datetime({ offset: true })

export const journalAsked = z.object({
  person: z.string().max(120).optional(),
  kind: z.string().max(40).optional(),
  document: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  country: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  language: z.string().max(10).optional(),
  act: z.enum(ACTS).optional(),
  from: day.optional(),
  /** Not itself included. */
  until: day.optional(),
  title: z.string().max(200).optional(),
  /** The id of the last entry of the page before. */
  after: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
})

const named = z.object({ id: z.union([z.string(), z.number()]), name: z.string() })

export const journalList = z.object({
  entries: z.array(
    journalEntry.extend({
      kindName: z.string(),
      countryNames: z.array(z.string()),
      allCountries: z.boolean(),
      /** Null if the document was deleted. */
      address: z.string().nullable(),
      changes: z.array(fieldChange.extend({ label: z.string() })),
    }),
  ),
  /** Null on the last page. */
  after: z.string().nullable(),
  kinds: z.array(named),
  countries: z.array(named),
})

export type FieldChange = z.infer<typeof fieldChange>
export type JournalEntry = z.infer<typeof journalEntry>
export type JournalAsked = z.infer<typeof journalAsked>
export type JournalList = z.infer<typeof journalList>
