import { z } from 'zod'
import { TAG_PATTERN } from './tags'

/** Per request. */
export const MAX_TAGS = 500

/** Idempotent by `id`. */
export const publication = z.object({
  id: z.string().min(1).max(64),
  tags: z.array(z.string().max(80).regex(TAG_PATTERN)).min(1).max(MAX_TAGS),
})

export type Publication = z.infer<typeof publication>

// Without the trailing slash a redirect would turn the POST into a GET.
export const PUBLICATIONS_PATH = '/api/publications/'
