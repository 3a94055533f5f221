import { z } from 'zod'
import type { Call } from './call'
import { place } from './request-values'
import { PLAIN } from './wire'
import { wireBoolean, wireText } from './wire-values'

const defaults = {
  method: 'GET',
  values: 'query',
  wire: PLAIN,
  authorization: 'none',
  personal: [],
  effect: 'read',
  retries: 1,
} as const

/** [7#43]: `data` is the target path; other codes than 200 mean none [2.2#3]. */
export const shortUrl = {
  ...defaults,
  path: '/{brand}Client/short-url/{shortUrl}',
  upstream: 'short-url',
  request: z.object({ shortUrl: z.string().regex(/^[a-z0-9]{8}$/) }),
  response: wireText,
  // A visitor waits in front of a blank page.
  deadlineMs: 3_000,
} as const satisfies Call

/** [7#44]; parameters: docs/decisions/0034-what-is-personal-travels-encrypted.md. */
export const assistantGate = {
  ...defaults,
  path: '/{brand}Client/dictionary/select-category-name',
  upstream: 'dictionary',
  request: z.object(place),
  response: wireBoolean,
  deadlineMs: 5_000,
} as const satisfies Call
