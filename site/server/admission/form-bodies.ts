import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf } from '@carelane/config/network'
import { BodyMemory } from './body-memory'
import { FORMS } from './limits'

interface Sender {
  address: string
  /** Bytes */
  largest: number
}

export class FormBodies {
  /** Separate: large forms must not block small ones. */
  readonly small = new BodyMemory(FORMS.small)

  readonly large = new BodyMemory(FORMS.large)

  /** Null if it is large, or none. */
  bodyOf(request: IncomingMessage): Buffer | null {
    return this.small.bodyOf(request)
  }

  async receive(
    request: IncomingMessage,
    response: ServerResponse,
    { address, largest }: Sender,
  ): Promise<411 | 413 | 503 | 'gone' | null> {
    const refused = refusedByLength(request, largest)
    if (refused !== null) return refused
    const size = Number(request.headers['content-length'])
    const memory = size > FORMS.largest ? this.large : this.small
    const outcome = await memory.collect(request, response, { network: networkOf(address), size })
    if (outcome === 'refused') return 503
    return outcome === 'gone' ? 'gone' : null
  }
}

/** @param largest bytes */
export function refusedByLength({ headers }: IncomingMessage, largest: number): 411 | 413 | null {
  const length = headers['content-length']
  // Browsers always send a length.
  if (length === undefined) return 411
  return Number(length) > largest ? 413 : null
}
