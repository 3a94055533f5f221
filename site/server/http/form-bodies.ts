import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf } from '@/platform/network'

const MEGABYTE = 1024 * 1024

/** Of a form without files, in bytes. */
const LARGEST = MEGABYTE

/** Of a form with photos that a browser without scripts sends whole: a photo that is too large is told of as such. */
const LARGEST_WITH_PHOTOS = 60 * MEGABYTE

/** Of all of those that are being read: they are in memory until then. */
const LARGEST_TOGETHER = 2 * LARGEST_WITH_PHOTOS

/** The same of one address, which may be that of many visitors: no less than one form, and never all that there is. */
const LARGEST_OF_ONE = LARGEST_WITH_PHOTOS

interface Sender {
  /** Of the visitor: its network counts. */
  address: string
  /** Whether the form is one that takes photos. */
  hasPhotos: boolean
}

/** Admits what forms send by its size, before anything of it is read. */
export class FormBodies {
  private readonly underWay = new Map<string, number>()

  /** The status with which it is refused, or null; it counts until it is answered. */
  admit(
    request: IncomingMessage,
    response: ServerResponse,
    { address, hasPhotos }: Sender,
  ): 411 | 413 | 503 | null {
    const told = request.headers['content-length']
    // Browsers always tell it of a form.
    if (told === undefined) return 411
    const size = Number(told)
    if (size > (hasPhotos ? LARGEST_WITH_PHOTOS : LARGEST)) return 413
    if (size <= LARGEST) return null
    const network = networkOf(address)
    if (this.of(network) + size > LARGEST_OF_ONE || this.together() + size > LARGEST_TOGETHER) return 503
    this.count(network, size)
    response.once('close', () => this.count(network, -size))
    return null
  }

  private of(network: string): number {
    return this.underWay.get(network) ?? 0
  }

  private together(): number {
    return [...this.underWay.values()].reduce((sum, size) => sum + size, 0)
  }

  private count(network: string, size: number): void {
    const left = this.of(network) + size
    if (left === 0) this.underWay.delete(network)
    else this.underWay.set(network, left)
  }
}
