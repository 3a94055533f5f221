import { APIError, type CollectionBeforeDeleteHook } from 'payload'

/** Policies without a brand could not be found any more. */
export const refuseWhenUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs, docs } = await req.payload.find({
    collection: 'policies',
    where: { brand: { equals: id } },
    limit: 1,
    depth: 0,
    req,
  })
  if (totalDocs === 0) return
  throw new APIError(`“${docs[0]?.title ?? 'A policy'}” is a policy of this brand.`, 409, null, true)
}
