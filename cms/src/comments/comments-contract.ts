import { z } from 'zod'
import { ROLES } from '../access/roles'

/** Under `/api`; the kind and the document follow. */
export const COMMENTS_PATH = '/comments'

/** Under `/api`: in which language and by which clock somebody works. */
export const READER_PATH = '/comments-reader'

export const LONGEST_COMMENT = 2000

const id = z.int().positive().max(2_147_483_647)
const moment = z.iso.datetime()
const day = z.iso.date()

export const taskSent = z
  .strictObject({
    person: id.nullable().default(null),
    role: z.enum(ROLES).nullable().default(null),
    /** Of a task for a role; none: whoever of the role may read the document. */
    countries: z.array(id).max(300).default([]),
    due: day.nullable().default(null),
  })
  .refine(({ person, role }) => (person === null) !== (role === null), { path: ['person'] })

const text = z.string().trim().min(1).max(LONGEST_COMMENT)
const mentions = z.array(id).max(20).default([])

export const commentSent = z.strictObject({
  text,
  mentions,
  field: z.string().max(200).nullable().default(null),
  language: z.string().max(10).nullable().default(null),
  /** The comment that began the thread. */
  thread: id.nullable().default(null),
  task: taskSent.nullable().default(null),
})

export const editSent = z.strictObject({ text, mentions })

export const doneSent = z.strictObject({ isDone: z.boolean() })

const comment = z.object({
  id,
  person: z.string(),
  at: moment,
  editedAt: moment.nullable(),
  text: z.string(),
  mentions: z.array(id),
  isOwn: z.boolean(),
})

const task = z.object({
  /** Null: for a role. */
  person: z.object({ id, name: z.string(), isGone: z.boolean() }).nullable(),
  role: z.enum(ROLES).nullable(),
  countries: z.array(z.object({ id, name: z.string() })),
  due: day.nullable(),
  done: z.object({ person: z.string(), at: moment }).nullable(),
})

const named = z.object({ id, name: z.string() })

export const commentsOfDocument = z.object({
  threads: z.array(
    comment.extend({
      field: z.string().nullable(),
      /** Null if the field is no more. */
      fieldLabel: z.string().nullable(),
      language: z.string().nullable(),
      task: task.nullable(),
      replies: z.array(comment),
    }),
  ),
  /** Who may read the document. */
  people: z.array(named),
  roles: z.array(z.object({ role: z.enum(ROLES), name: z.string() })),
  countries: z.array(named),
  fields: z.array(z.object({ path: z.string(), label: z.string(), isLocalized: z.boolean() })),
  mayDelete: z.boolean(),
})

/** As Payload refuses what stands in a field. */
export const refusedField = z
  .object({
    errors: z.tuple([
      z.object({
        message: z.string(),
        data: z.object({ errors: z.tuple([z.object({ path: z.string() })]) }).optional(),
      }),
    ]),
  })
  .transform(({ errors: [{ message, data }] }) => ({ message, path: data?.errors[0].path ?? null }))

export const readerSent = z.strictObject({
  timeZone: z
    .string()
    .max(60)
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC'),
})

export type CommentsOfDocument = z.output<typeof commentsOfDocument>
export type Thread = CommentsOfDocument['threads'][number]
export type Comment = z.output<typeof comment>
export type Task = z.output<typeof task>
export type TaskSent = z.output<typeof taskSent>
export type CommentSent = z.output<typeof commentSent>
