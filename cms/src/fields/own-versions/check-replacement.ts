import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { lockInTransaction } from '../../database/lock-in-transaction'
import { type Candidate, findRival, refusal, sameAudience } from './rival'
import type { Refusal } from '@carelane/messages/admin'
import type { Values } from '../../refusals/say-refusal'

type Replaceable = 'news' | 'faqs'

/** Refuses replacements for all countries, twice for one, or in a chain. */
export function checkReplacement(collection: Replaceable): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const document: Candidate = { ...originalDoc, ...data }
    if (document._status !== 'published' || document.replaces == null) return data
    await lockInTransaction(req, `publish ${collection}`)
    const problem = await findProblem(req, collection, document)
    if (problem) throw refusal(req, collection, 'replaces', problem)
    return data
  }
}

async function findProblem(
  req: PayloadRequest,
  collection: Replaceable,
  document: Candidate,
): Promise<readonly [Refusal, Values] | null> {
  if (document.allCountries) return ['Name the countries for which it takes the other’s place.', {}]
  const replaced = idOf(document.replaces)
  if (replaced === document.id) return ['It cannot take its own place.', {}]
  const original = await req.payload.findByID({
    collection,
    id: replaced,
    depth: 0,
    req,
    disableErrors: true,
  })
  if (original?.replaces != null)
    return ['The chosen one takes the place of another itself. Choose that one.', {}]
  const where = { replaces: { equals: replaced } }
  const rival = await findRival(req, collection, document, { and: [where, sameAudience(document)] })
  if (rival !== null)
    return ['“{{title}}” takes its place in one of these countries already.', { title: rival }]
  if (document.id === undefined) return null
  const follower = await findRival(req, collection, document, { replaces: { equals: document.id } })
  return follower === null
    ? null
    : ['“{{title}}” takes the place of this one, so it cannot replace another.', { title: follower }]
}

function idOf(value: unknown): number {
  return Number(typeof value === 'object' && value !== null && 'id' in value ? value.id : value)
}
