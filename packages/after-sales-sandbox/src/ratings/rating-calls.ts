import type { PoolClient } from 'pg'
import { z } from 'zod'
import { freeText, orderNumber, place, requestKey } from '../calls/request-values'
import { sandboxCall } from '../calls/sandbox-call'
import { submitOnce, type SubmissionResult } from '../submissions/submit-once'
import { ratingState } from './rating-state'
import { REASONS } from './reasons'

export const ratingInfo = sandboxCall({
  name: 'rating-info',
  path: 'Feedback/rating/info',
  concealed: ['orderNumber'],
  isAnswerEncrypted: true,
  request: z.object({ orderNumber, ...place }),
  answer: async ({ orderNumber }, { pool, clock }) => {
    const { state, order, openUntil } = await ratingState(pool, orderNumber, clock.now())
    return {
      state,
      productModel: order?.model ?? null,
      serviceCenterName: order?.centre.name ?? null,
      openUntil: openUntil?.toISOString() ?? null,
    }
  },
})

const stars = z.number().int().min(1).max(5)

const rating = z.object({
  orderNumber,
  ...place,
  environment: stars,
  attitude: stars,
  efficiency: stars,
  quality: stars,
  overall: stars,
  recommend: z.number().int().min(0).max(10),
  reasons: z.array(z.enum(REASONS)),
  qualityComment: freeText(2_000).optional(),
  suggestion: freeText(2_000).optional(),
})

export const ratingAdd = sandboxCall({
  name: 'rating-add',
  method: 'POST',
  path: 'Feedback/rating/add',
  values: 'json',
  isBodyEncrypted: true,
  isAnswerEncrypted: true,
  request: rating.extend({ requestKey }),
  answer: ({ requestKey, ...content }, surroundings) =>
    submitOnce(surroundings, { kind: 'rating-add', requestKey, content }, (client) =>
      rate(client, { orderNumber: content.orderNumber, requestKey }, surroundings.clock.now()),
    ),
})

interface Rating {
  orderNumber: string
  requestKey: string
}

async function rate(client: PoolClient, { orderNumber, requestKey }: Rating, now: Date) {
  const { state } = await ratingState(client, orderNumber, now)
  if (state !== 'open') return refusalOf(state === 'rated' ? 'alreadyRated' : state)
  const { rowCount } = await client.query(
    'INSERT INTO ratings (order_number, request_key) VALUES ($1, $2) ON CONFLICT (order_number) DO NOTHING',
    [orderNumber, requestKey],
  )
  // A concurrent rating won.
  if (!rowCount) return refusalOf('alreadyRated')
  await client.query(
    `INSERT INTO work_order_events (order_number, event, at) VALUES ($1, 'reviewed', $2)
     ON CONFLICT (order_number, event) DO UPDATE SET at = $2`,
    [orderNumber, now],
  )
  return { answer: { result: 'accepted' }, reference: orderNumber }
}

function refusalOf(result: string): SubmissionResult<{ result: string }> {
  return { answer: { result } }
}
