import { z } from 'zod'
import type { Call } from './call'
import { PLAIN } from './wire'
import { wireText } from './wire-values'

export const fileKey = z.string().min(1).max(300)

/** [7#45], [6#8]; the header `File` carries the name [5#35]. */
export const uploadFile = {
  method: 'POST',
  path: '/{brand}Feedback/s3/upload-file-private',
  upstream: 'files',
  values: 'file',
  request: z.object({ file: z.instanceof(Blob) }),
  response: z.object({ fileKey, url: wireText }),
  wire: PLAIN,
  authorization: 'required',
  personal: ['file', 'url'],
  effect: 'write',
  deadlineMs: 55_000,
  retries: 0,
} as const satisfies Call
