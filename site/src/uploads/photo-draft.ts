import { forgetInTab, keepInTab, recallInTab } from '@/platform/tab-storage'
import type { PhotoType } from './photo-type'

export interface DraftPhoto {
  id: string | null
  type: PhotoType
  /** Data URL, until it arrives. */
  data: string | null
}

const storageName = (draft: string, field: string) => `${draft} ${field}`

export function readDraft(draft: string, field: string): DraftPhoto[] {
  return JSON.parse(recallInTab(storageName(draft, field)) ?? '[]') as DraftPhoto[]
}

/** Without room, a reload loses the photos. */
export function writeDraft(draft: string, field: string, photos: readonly DraftPhoto[]): void {
  const name = storageName(draft, field)
  if (photos.length === 0 || !keepInTab(name, JSON.stringify(photos))) forgetInTab(name)
}

export function toDataUrl(photo: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(new Error('the photo cannot be read'))
    reader.readAsDataURL(photo)
  })
}

export function fromDataUrl(data: string): Blob {
  const [, base64 = ''] = data.split(',')
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  return new Blob([bytes], { type: 'image/jpeg' })
}
