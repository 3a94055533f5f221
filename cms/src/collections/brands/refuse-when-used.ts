import { APIError, type PayloadRequest } from 'payload'
import { beforeLeaving } from '../../record/before-leaving'
import { sayRefusal } from '../../refusals/say-refusal'

/** Documents in the trash count, as they may be restored. */
export const refuseWhenUsed = beforeLeaving(refuseUsedBrand)

async function refuseUsedBrand(id: number | string, req: PayloadRequest) {
  const { totalDocs, docs } = await req.payload.find({
    collection: 'policies',
    where: { brand: { equals: id } },
    limit: 1,
    depth: 0,
    trash: true,
    req,
  })
  if (totalDocs === 0) return
  const [policy] = docs
  const sentence = policy?.deletedAt
    ? '“{{title}}”, which is in the trash, is a policy of this brand.'
    : '“{{title}}” is a policy of this brand.'
  throw new APIError(sayRefusal(req, sentence, { title: policy?.title ?? '…' }), 409, null, true)
}
