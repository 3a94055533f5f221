import { askArrived, beginUpload, Busy, Refused, sendPart } from './photo-client'
import { PART_BYTES } from './limits'
import type { PhotoType } from './photo-type'

const LONGEST_PAUSE_MS = 15_000

interface Upload {
  photo: Blob
  type: PhotoType
  /** Of one that was begun before. */
  id: string | null
  begun: (id: string) => void
  /** How much has arrived, from 0 to 1. */
  progress: (share: number, state: UploadState) => void
}

/** `waiting` where the network is away, `busy` where the server asks to come again. */
export type UploadState = 'sending' | 'waiting' | 'busy'

/**
 * Uploads a photo in parts, for as long as it takes: after a lost connection, or where the server asks to come
 * again, it goes on where it was.
 * @throws Refused where it is not taken
 */
export async function uploadPhoto(upload: Upload, signal: AbortSignal): Promise<string> {
  const { photo, progress } = upload
  let { id } = upload
  let share = 0
  let isBegunAnew = false
  for (let failures = 0; ; failures += 1) {
    try {
      id ??= await beginUpload(upload.type, photo.size, signal)
      upload.begun(id)
      let { offset, isKept } = await askArrived(id, signal)
      while (!isKept) {
        const part = photo.slice(offset, offset + PART_BYTES)
        ;({ offset, isKept } = await sendPart(id, offset, part, signal))
        failures = 0
        share = offset / photo.size
        progress(share, 'sending')
      }
      return id
    } catch (error) {
      if (signal.aborted) throw error
      if (error instanceof Refused) {
        // What was begun long ago is erased by now, and what had only been promised soon.
        if (error.problem !== 'gone' || isBegunAnew) throw error
        isBegunAnew = true
        id = null
      } else progress(share, error instanceof Busy ? 'busy' : 'waiting')
      await pause(failures, signal)
    }
  }
}

/** Longer each time; over at once when the network is back. */
function pause(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(end, Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** failures))
    addEventListener('online', end, { signal: over.signal })
    signal.addEventListener('abort', end, { signal: over.signal })
  })
}
