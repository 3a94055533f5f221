import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadConfig } from 'payload'
import { z } from 'zod'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/** No such file, a part of the path that is a file, a name too long or with a null byte. */
const NOT_THERE = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']

const fault = z.object({ code: z.enum(NOT_THERE) })

/** Payload answers 500. */
export function answerMissing(directory: string): FileHandler {
  // Payload's type has no promise of either; it goes on if there is no response.
  return (async (_req: unknown, { params }: { params: { filename: string } }) => {
    try {
      await stat(join(directory, params.filename))
    } catch (error) {
      if (!fault.safeParse(error).success) throw error
      return new Response(null, { status: 404 })
    }
    return undefined
  }) as FileHandler
}
