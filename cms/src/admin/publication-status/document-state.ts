import { z } from 'zod'
import { publicationStatus } from '../../publications/publication-status'

const time = z.iso.datetime()

/** What the edit view tells of a document beside its fields. */
export const documentState = z.object({
  /** Whether visitors see the document, or a version of it, as far as it is published: a banner has times of its own. */
  isPublished: z.boolean(),
  /** Whether it has drafts: without them every save goes to the site. */
  hasDrafts: z.boolean(),
  /** When it was put into the trash. */
  trashedAt: time.nullable(),
  /** The times of a banner as they are saved. */
  banner: z.object({ active: z.boolean(), from: time.nullable(), to: time.nullable() }).nullable(),
  plans: z.array(z.object({ type: z.enum(['publish', 'unpublish']), at: time })),
  /** The clocks of the countries that it names; none where it is for all. */
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

/** Under `/api`, with the collection and the document's id behind it. */
export const DOCUMENT_STATE_PATH = '/document-state'
