import { z } from 'zod'
import { approvalState } from '../../approval/approval-contract'
import { publicationStatus } from '../../publications/publication-status'

const time = z.iso.datetime()

export const documentState = z.object({
  isPublished: z.boolean(),
  /** Without drafts, every save is live. */
  hasDrafts: z.boolean(),
  trashedAt: time.nullable(),
  banner: z.object({ active: z.boolean(), from: time.nullable(), to: time.nullable() }).nullable(),
  plans: z.array(z.object({ type: z.enum(['publish', 'unpublish']), at: time })),
  /** Scheduled, and locks it. */
  release: z.object({ id: z.int(), title: z.string() }).nullable(),
  /** How many texts of a language are older than their English. */
  outdated: z.array(z.object({ language: z.string(), texts: z.int() })),
  /** Has texts in other languages. */
  isTranslated: z.boolean(),
  /** Null where nothing has to be approved. */
  approval: approvalState.nullable(),
  clocks: z.array(z.object({ id: z.number(), name: z.string(), timeZone: z.string() })),
  status: publicationStatus,
  refused: z.array(
    z.object({
      type: z.enum(['publish', 'unpublish']),
      refusedAt: time,
      scheduledBy: z.string().nullable(),
      reason: z.string(),
    }),
  ),
})

export type DocumentState = z.infer<typeof documentState>

export const DOCUMENT_STATE_PATH = '/document-state'
