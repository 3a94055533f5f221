import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { Refusal, sandboxCall } from '../calls/sandbox-call'
import { pictureType } from './picture-type'

/** [7#45]: for its owner only. */
export const uploadFile = sandboxCall({
  name: 'upload-file',
  method: 'POST',
  path: 'Feedback/s3/upload-file-private',
  values: 'file',
  authorization: 'required',
  request: z.object({ file: z.instanceof(File) }),
  answer: async ({ file }, { pool, clock }, { visitor, request }) => {
    const bytes = Buffer.from(await file.arrayBuffer())
    const type = pictureType(bytes)
    if (!type) throw new Refusal(415, 'the file is no JPEG, PNG or WebP')
    const fileKey = randomBytes(24).toString('base64url')
    await pool.query(
      'INSERT INTO files (key, owner, name, type, bytes, kept_at) VALUES ($1, $2, $3, $4, $5, $6)',
      [fileKey, visitor?.id, file.name, type, bytes, clock.now()],
    )
    return { fileKey, url: `${new URL(request.url).origin}/sandbox/files/${fileKey}` }
  },
})
