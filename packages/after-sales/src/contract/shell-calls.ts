import { LOCALES } from '@carelane/countries'
import { z } from 'zod'
import type { Call } from './call'
import { wireBoolean, wireText } from './wire-values'

/** Calls that the site’s shell and routing need. None of them carries anything of a visitor. */
const plain = { isBodyEncrypted: false, interleaved: {}, rsa: [] } as const

const mcc = z
  .string()
  .regex(/^\d{3}$/)
  .optional()

/** [7#43]: `data` is the target path; any other code than 200 says that there is none [2.2#3]. */
export const shortUrl = {
  method: 'GET',
  path: '/{brand}Client/short-url/{shortUrl}',
  upstream: 'short-url',
  values: 'query',
  request: z.object({ shortUrl: z.string().regex(/^[a-z0-9]{8}$/) }),
  response: wireText,
  wire: plain,
  // A visitor waits for it on a page that shows nothing yet.
  deadlineMs: 3_000,
  retries: 1,
} as const satisfies Call

/** [7#44]: gates the assistant button. Its parameters are not shown: docs/decisions/0021-shell-calls.md. */
export const assistantGate = {
  method: 'GET',
  path: '/{brand}Client/dictionary/select-category-name',
  upstream: 'dictionary',
  values: 'query',
  request: z.object({ mcc, language: z.enum(LOCALES) }),
  response: wireBoolean,
  wire: plain,
  deadlineMs: 5_000,
  retries: 1,
} as const satisfies Call

/** [7#23]: the path is not shown: docs/decisions/0021-shell-calls.md. */
export const surveyList = {
  method: 'GET',
  path: '/{brand}Client/survey/list-web',
  upstream: 'survey',
  values: 'query',
  request: z.object({ mcc, language: z.enum(LOCALES) }),
  response: z.array(
    z.object({
      id: z.union([z.string().min(1), z.number().int()]).transform(String),
      title: wireText,
    }),
  ),
  wire: plain,
  deadlineMs: 5_000,
  retries: 1,
} as const satisfies Call
