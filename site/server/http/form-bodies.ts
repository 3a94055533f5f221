import type { IncomingMessage, ServerResponse } from 'node:http'

const MEGABYTE = 1024 * 1024

/** Of a form without files, in bytes. */
const LARGEST = MEGABYTE

/** Of a form with photos that a browser without scripts sends whole: a photo that is too large is told of as such. */
const LARGEST_WITH_PHOTOS = 60 * MEGABYTE

/** Of all of those that are being read: they are in memory until then. */
const LARGEST_TOGETHER = 2 * LARGEST_WITH_PHOTOS

/** Admits what forms send by its size, before anything of it is read. */
export class FormBodies {
  private underWay = 0

  /** The status with which it is refused, or null; it counts until it is answered. */
  admit(request: IncomingMessage, response: ServerResponse, hasPhotos: boolean): 411 | 413 | 503 | null {
    const told = request.headers['content-length']
    // Browsers always tell it of a form.
    if (told === undefined) return 411
    const size = Number(told)
    if (size > (hasPhotos ? LARGEST_WITH_PHOTOS : LARGEST)) return 413
    if (size <= LARGEST) return null
    if (this.underWay + size > LARGEST_TOGETHER) return 503
    this.underWay += size
    response.once('close', () => {
      this.underWay -= size
    })
    return null
  }
}
