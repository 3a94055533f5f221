import { z } from 'zod'

/** Under `/api`; the kind, the document and an act follow. */
export const APPROVALS_PATH = '/approvals'

export const STAGES = ['ready', 'approved', 'returned'] as const

const moment = z.iso.datetime()

/** What the status box of a document says of it. */
export const approvalState = z.object({
  /** `changed`: after it was handed in or approved; `live`: approved, and on the site. */
  stage: z.enum([...STAGES, 'draft', 'changed', 'live']),
  /** Who did the last step. */
  person: z.string().nullable(),
  at: moment.nullable(),
  /** Why it was returned. */
  comment: z.string().nullable(),
  /** Names the content that was seen. */
  content: z.string(),
  mayHandIn: z.boolean(),
  mayApprove: z.boolean(),
  mayReturn: z.boolean(),
  /** The reader would approve, had the reader not changed it. */
  isOwn: z.boolean(),
})

export type ApprovalState = z.output<typeof approvalState>

const content = z.string().max(100)

export const seenContent = z.strictObject({ content })

export const returned = z.strictObject({ content, comment: z.string().trim().min(1).max(1000) })
