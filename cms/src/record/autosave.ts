import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

/** Each second while somebody types: nothing may be read or written for it beside the draft. */
export const noteAutosave: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation === 'create' || operation === 'update')
    req.context[keyOf(collection.slug)] = 'autosave' in args && args.autosave === true
  return args
}

/** Of a collection with `noteAutosave`. */
export function isAutosave({ context }: PayloadRequest, slug: string): boolean {
  return context[keyOf(slug)] === true
}

function keyOf(slug: string): string {
  return `autosave ${slug}`
}
