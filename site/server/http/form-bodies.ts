import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf } from '@/platform/network'
import { BodyMemory } from './body-memory'

const MEGABYTE = 1024 * 1024

/** Of a form without files, in bytes. */
const LARGEST = MEGABYTE

/** Of a form with photos that a browser without scripts sends whole: a photo that is too large is told of as such. */
const LARGEST_WITH_PHOTOS = 60 * MEGABYTE

interface Sender {
  /** Of the visitor: its network counts. */
  address: string
  /** Whether the form is one that takes photos. */
  hasPhotos: boolean
}

/** Takes what forms send, whole, before anything is done with it. */
export class FormBodies {
  /** Apart from those with photos, so that these never keep anybody from the others. */
  private readonly small = new BodyMemory({ together: 64 * LARGEST, ofOne: 16 * LARGEST })

  /** One address may be that of many visitors: it has no less than one form, and never all that there is. */
  private readonly large = new BodyMemory({
    together: 2 * LARGEST_WITH_PHOTOS,
    ofOne: LARGEST_WITH_PHOTOS,
  })

  /** The status with which a form is refused; null where it is whole and in the request, 'gone' where its sender is. */
  async receive(
    request: IncomingMessage,
    response: ServerResponse,
    { address, hasPhotos }: Sender,
  ): Promise<411 | 413 | 503 | 'gone' | null> {
    const length = request.headers['content-length']
    // Browsers always tell it of a form.
    if (length === undefined) return 411
    const size = Number(length)
    if (size > (hasPhotos ? LARGEST_WITH_PHOTOS : LARGEST)) return 413
    const memory = size > LARGEST ? this.large : this.small
    const outcome = await memory.collect(request, response, { network: networkOf(address), size })
    if (outcome === 'refused') return 503
    return outcome === 'gone' ? 'gone' : null
  }
}
