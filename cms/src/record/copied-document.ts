import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { z } from 'zod'

const KEY = 'copiedDocument'

/** Hooks of fields learn which document is being copied by this alone. */
export const noteCopied: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' && 'duplicateFromID' in args) req.context[KEY] = args.duplicateFromID
  return args
}

/** The id of the document of which a copy is being made. */
export function copiedDocument({ context }: PayloadRequest): number | undefined {
  return z.coerce.number().int().positive().safeParse(context[KEY]).data
}
