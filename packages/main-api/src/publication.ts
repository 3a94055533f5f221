import { z } from 'zod'
import { TAG_PATTERN } from './tags'

/** The most that one request may carry. */
export const MAX_TAGS = 500

/** Body of `POST {site}/api/publications/`; the same `id` twice is done once. */
export const publication = z.object({
  id: z.string().min(1).max(64),
  tags: z.array(z.string().max(80).regex(TAG_PATTERN)).min(1).max(MAX_TAGS),
})

export type Publication = z.infer<typeof publication>

/** Ends with a slash: without it the site would answer with a redirect, which turns a POST into a GET. */
export const PUBLICATIONS_PATH = '/api/publications/'
