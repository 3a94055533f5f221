import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { z } from 'zod'

const KEY = 'copiedDocument'

/** Field hooks cannot know which document is copied. */
export const noteCopied: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && 'duplicateFromID' in args) req.context[KEY] = args.duplicateFromID
  return args
}

export function copiedDocument({ context }: PayloadRequest): number | undefined {
  return z.coerce.number().int().positive().safeParse(context[KEY]).data
}
