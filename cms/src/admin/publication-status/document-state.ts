import { z } from 'zod'
import { publicationStatus } from '../../publications/publication-status'

/** What the edit view tells of a document beside its fields. */
export const documentState = z.object({
  /** Whether visitors see the document, or a version of it. */
  isPublished: z.boolean(),
  /** Whether it has drafts: without them every save goes to the site. */
  hasDrafts: z.boolean(),
  status: publicationStatus,
  refused: z.array(
    z.object({
      type: z.enum(['publish', 'unpublish']),
      refusedAt: z.iso.datetime(),
      scheduledBy: z.string().nullable(),
      reason: z.string(),
    }),
  ),
})

export type DocumentState = z.infer<typeof documentState>

/** Under `/api`, with the collection and the document's id behind it. */
export const DOCUMENT_STATE_PATH = '/document-state'
