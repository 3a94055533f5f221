import { askArrived, beginUpload, Busy, Refused, sendPart } from './photo-client'
import { PART_BYTES } from './limits'
import type { PhotoType } from './photo-type'

const LONGEST_PAUSE_MS = 15_000

interface Upload {
  photo: Blob
  type: PhotoType
  /** To resume. */
  id: string | null
  begun: (id: string) => void
  /** 0 to 1. */
  progress: (share: number, state: UploadState) => void
}

/** `waiting`: no network; `busy`: retry later. */
export type UploadState = 'sending' | 'waiting' | 'busy'

/** @throws Refused */
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
        // Perhaps erased.
        if (error.problem !== 'gone' || isBegunAnew) throw error
        isBegunAnew = true
        id = null
      } else progress(share, error instanceof Busy ? 'busy' : 'waiting')
      await pause(failures, signal)
    }
  }
}

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
