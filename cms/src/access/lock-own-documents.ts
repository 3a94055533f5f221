import type { ServerFunction } from 'payload'
import { z } from 'zod'
import { mayChange } from './may-change'

const form = z.looseObject({
  collectionSlug: z.string().optional(),
  id: z.union([z.string(), z.number()]).nullish(),
})

/** Payload locks a form's document without asking for rights. */
export function lockOwnDocuments(buildFormState: ServerFunction): ServerFunction {
  return async (args) => {
    const { collectionSlug, id } = form.parse(args)
    const locks = !collectionSlug || id == null || (await mayChange(args.req, collectionSlug, id))
    return buildFormState(locks ? args : { ...args, returnLockStatus: false })
  }
}
