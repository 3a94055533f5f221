import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { lockInTransaction } from '../../database/lock-in-transaction'
import { isBeingTrashed } from '../../record/is-trashed'
import { takes } from './redirect-path'
import { sayRefusal } from '../../refusals/say-refusal'

export const refuseCircles: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (isBeingTrashed(data, originalDoc)) return data
  const { id, from, to } = { ...originalDoc, ...data } as { id?: number; from: string; to: string }
  await lockInTransaction(req, 'change redirects')
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: id === undefined ? {} : { id: { not_equals: id } },
    select: { from: true, to: true },
    pagination: false,
    depth: 0,
    req,
  })
  if (!leadsBack({ from, to }, docs)) return data
  const sentence =
    'Other redirects lead from there back to the old address: visitors would go round in a circle.'
  const message = sayRefusal(req, sentence)
  throw new ValidationError({ collection: 'redirects', errors: [{ path: 'to', message }] }, req.t)
}

interface Redirect {
  from: string
  to: string
}

function leadsBack({ from, to }: Redirect, others: readonly Redirect[]): boolean {
  const seen = new Set<string>()
  for (let at: string | undefined = to; at?.startsWith('/') && !seen.has(at);) {
    if (takes(from, at)) return true
    seen.add(at)
    const path: string = at
    at = others.find((each) => takes(each.from, path))?.to
  }
  return false
}
