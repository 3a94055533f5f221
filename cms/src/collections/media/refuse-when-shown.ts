import { APIError, type CollectionBeforeDeleteHook } from 'payload'

/** A picture that an article or an advertisement shows stays: it would leave a hole on the site. */
export const refuseWhenShown: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const [ads, articles] = await Promise.all([
    req.payload.find({
      collection: 'ads',
      where: { or: [{ pictureNarrow: { equals: id } }, { pictureWide: { equals: id } }] },
      limit: 1,
      depth: 0,
      req,
    }),
    req.payload.find({ collection: 'news', where: { cover: { equals: id } }, limit: 1, depth: 0, req }),
  ])
  const title = ads.docs[0]?.title ?? articles.docs[0]?.title
  if (ads.totalDocs + articles.totalDocs === 0) return
  throw new APIError(
    `“${title ?? 'A document'}” shows this picture. Give it another one first.`,
    409,
    null,
    true,
  )
}
