import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf } from '@carelane/config/network'
import { BodyMemory } from './body-memory'

const MEGABYTE = 1024 * 1024
const LARGEST = MEGABYTE

/** Leaves room for a message about one photo that is too large. */
const LARGEST_WITH_PHOTOS = 60 * MEGABYTE

interface Sender {
  address: string
  hasPhotos: boolean
}

export class FormBodies {
  /** Separate: large forms must not block small ones. */
  private readonly small = new BodyMemory({ together: 64 * LARGEST, ofOne: 16 * LARGEST })

  /** At least one form per address, never everything. */
  private readonly large = new BodyMemory({
    together: 2 * LARGEST_WITH_PHOTOS,
    ofOne: LARGEST_WITH_PHOTOS,
  })

  async receive(
    request: IncomingMessage,
    response: ServerResponse,
    { address, hasPhotos }: Sender,
  ): Promise<411 | 413 | 503 | 'gone' | null> {
    const length = request.headers['content-length']
    // Browsers always send a length.
    if (length === undefined) return 411
    const size = Number(length)
    if (size > (hasPhotos ? LARGEST_WITH_PHOTOS : LARGEST)) return 413
    const memory = size > LARGEST ? this.large : this.small
    const outcome = await memory.collect(request, response, { network: networkOf(address), size })
    if (outcome === 'refused') return 503
    return outcome === 'gone' ? 'gone' : null
  }
}
