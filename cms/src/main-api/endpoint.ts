import { maskNumbers } from '@carelane/config/mask-numbers'
import { type CallName, CALLS } from '@carelane/main-api'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Answer } from './answer'
import { isUnreachable } from '../database/is-unreachable'
import { isCached, cachedAnswer } from './answer-cache'
import { NotFound } from '../queries/not-found'
import { readRequest } from './read-request'
import { answered, refused, written } from './respond'

/** Payload cuts off `base`, the collection's name. */
export function mainApiEndpoint<Name extends CallName>(
  name: Name,
  answer: Answer<Name>,
  base = '',
): Endpoint {
  const { method, path } = CALLS[name]
  return {
    method: method === 'GET' ? 'get' : 'post',
    path: path.slice(base.length),
    handler: (req) => handle(name, answer, req),
  }
}

async function handle<Name extends CallName>(name: Name, answer: Answer<Name>, req: PayloadRequest) {
  const { logger, db } = req.payload
  const request = await readRequest(name, req)
  if (!request.ok) return refused(400, request.message)
  try {
    const make = async () => {
      const { result, tags } = await answer(db.pool, request.data)
      return written(CALLS[name].result.parse(result), tags)
    }
    const made = isCached(name) ? await cachedAnswer(db.pool, [name, request.data], make) : await make()
    return answered(made, req.headers)
  } catch (error) {
    if (error instanceof NotFound) return refused(404, error.message, error.tags)
    if (error instanceof z.ZodError) {
      const asked = maskNumbers(JSON.stringify(request.data))
      logger.error({ call: name, request: asked, issues: error.issues }, 'not as the contract says')
      return refused(500, 'The content backend could not make an answer.')
    }
    logger.error({ call: name, err: error }, 'a Main API call failed')
    return isUnreachable(error)
      ? refused(503, 'The content database cannot be reached.')
      : refused(500, 'The content backend could not make an answer.')
  }
}
