import { z } from 'zod'
import { isGuest, type Visitor } from '../account/tokens'
import { paging, place, requestKey } from '../calls/request-values'
import { Refusal, sandboxCall, TOKEN_INVALID } from '../calls/sandbox-call'
import { requireOwnFiles } from '../files/own-files'
import { submitOnce } from '../submissions/submit-once'
import { appealForm, photosOf } from './appeal-form'
import { appealEntry, findAppeals } from './appeal-record'
import { addAppeal, updateAppeal } from './write-appeal'

const serviceNumber = z.string().min(4).max(40)

const read = { authorization: 'required', isAnswerEncrypted: true } as const
const write = { ...read, method: 'POST', values: 'json', isBodyEncrypted: true } as const

export const appealAdd = sandboxCall({
  ...write,
  name: 'appeal-add',
  path: 'Feedback/unlock-appeal/add',
  request: appealForm.extend({ requestKey, ...place }),
  answer: ({ requestKey, mcc, language, ...form }, surroundings, { visitor }) => {
    const handing = { owner: ownerOf(visitor), mcc, language, form, now: surroundings.clock.now() }
    const content = { owner: handing.owner, mcc, language, ...form }
    return submitOnce(surroundings, { kind: 'appeal-add', requestKey, content }, async (client) => {
      await requireOwnFiles(client, photosOf(form), visitor)
      return addAppeal(client, handing)
    })
  },
})

export const appealUpdate = sandboxCall({
  ...write,
  name: 'appeal-update',
  path: 'Feedback/unlock-appeal/update',
  request: appealForm.extend({ requestKey, serviceNumber, ...place }),
  answer: ({ requestKey, serviceNumber, mcc, language, ...form }, surroundings, { visitor }) => {
    const handing = { owner: ownerOf(visitor), mcc, language, form, now: surroundings.clock.now() }
    const content = { owner: handing.owner, serviceNumber, mcc, language, ...form }
    return submitOnce(surroundings, { kind: 'appeal-update', requestKey, content }, async (client) => {
      await requireOwnFiles(client, photosOf(form), visitor)
      return updateAppeal(client, serviceNumber, handing)
    })
  },
})

export const appealList = sandboxCall({
  ...read,
  name: 'appeal-list',
  path: 'Feedback/unlock-appeal/list',
  request: z.object({ ...place, ...paging }),
  answer: async ({ language, page, pageSize }, { pool, clock }, { visitor }) => {
    const owner = ownerOf(visitor)
    const span = { offset: (page - 1) * pageSize, limit: pageSize }
    const appeals = await findAppeals(pool, { owner, language, ...span })
    const list = appeals.map((found) => appealEntry(found, clock.now()))
    return { total: appeals[0]?.total ?? 0, list }
  },
})

export const appealDetail = sandboxCall({
  ...read,
  name: 'appeal-detail',
  path: 'Feedback/unlock-appeal/detail',
  concealed: ['serviceNumber'],
  request: z.object({ serviceNumber, ...place }),
  answer: async ({ serviceNumber, language }, { pool, clock }, { visitor }) => {
    const [found] = await findAppeals(pool, { owner: ownerOf(visitor), language, serviceNumber })
    return found ? { ...appealEntry(found, clock.now()), ...found.form } : null
  },
})

function ownerOf(visitor: Visitor | undefined): string {
  if (!visitor || isGuest(visitor)) throw new Refusal(TOKEN_INVALID, 'a guest has no appeals')
  return visitor.id
}
