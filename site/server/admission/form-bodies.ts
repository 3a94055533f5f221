import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf } from '@carelane/config/network'
import { BodyMemory } from './body-memory'
import { FORMS } from './limits'

interface Sender {
  address: string
  hasPhotos: boolean
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
    { address, hasPhotos }: Sender,
  ): Promise<411 | 413 | 503 | 'gone' | null> {
    const length = request.headers['content-length']
    // Browsers always send a length.
    if (length === undefined) return 411
    const size = Number(length)
    if (size > (hasPhotos ? FORMS.largestWithPhotos : FORMS.largest)) return 413
    const memory = size > FORMS.largest ? this.large : this.small
    const outcome = await memory.collect(request, response, { network: networkOf(address), size })
    if (outcome === 'refused') return 503
    return outcome === 'gone' ? 'gone' : null
  }
}
