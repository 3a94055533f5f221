import { APIError, type PayloadRequest } from 'payload'
import { findWhatShows } from '../../queries/what-shows-picture'
import { beforeLeaving } from '../../record/before-leaving'
import { sayRefusal } from '../../refusals/say-refusal'

/** Documents in the trash count, as they may be restored. */
export const refuseWhenShown = beforeLeaving(refuseShownPicture)

async function refuseShownPicture(id: number | string, req: PayloadRequest) {
  const first = await findWhatShows(req, Number(id))
  if (!first) return
  const sentence = first.trashed
    ? '“{{title}}”, which is in the trash, shows this picture. Give it another one first, or have it deleted for good.'
    : '“{{title}}” shows this picture. Give it another one first.'
  throw new APIError(sayRefusal(req, sentence, { title: first.title ?? '…' }), 409, null, true)
}
