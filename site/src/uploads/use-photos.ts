import { useEffect, useRef, useState } from 'react'
import { isGone, Refused, takeBack } from './photo-client'
import { fromDataUrl, readDraft, toDataUrl, writeDraft, type DraftPhoto } from './photo-draft'
import type { PhotoProblem } from './problem-text'
import { scalePhoto } from './scale-photo'
import { uploadPhoto, type UploadState } from './upload-photo'

export interface ShownPhoto extends DraftPhoto {
  key: number
  state: 'preparing' | 'kept' | UploadState
  /** 0 to 1. */
  share: number
}

interface Trouble {
  problem: PhotoProblem
  file: string
}

interface Options {
  draft: string
  field: string
  most: number
  sent: readonly string[]
}

let keys = 0

function shown(photo: DraftPhoto): ShownPhoto {
  keys += 1
  return { ...photo, key: keys, state: photo.data === null ? 'kept' : 'sending', share: 0 }
}

const asSent = (ids: readonly string[]) => ids.map((id) => shown({ id, type: 'jpg', data: null }))

export function usePhotos({ draft, field, most, sent }: Options) {
  const [photos, setPhotos] = useState(() => asSent(sent))
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const uploads = useRef(new Map<number, AbortController>())
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const isRead = useRef(false)

  const change = (key: number, changes: Partial<ShownPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)))
  const drop = (key: number) => setPhotos((all) => all.filter((photo) => photo.key !== key))

  const begin = (key: number): AbortSignal => {
    const leaving = new AbortController()
    uploads.current.set(key, leaving)
    return leaving.signal
  }

  const upload = (photo: ShownPhoto, blob: Blob, file: string, left: AbortSignal) => {
    const { key, type, id } = photo
    const work = async () => {
      if (left.aborted) return
      try {
        const kept = await uploadPhoto(
          {
            photo: blob,
            type,
            id,
            begun: (begun) => change(key, { id: begun }),
            progress: (share, state) => change(key, { share, state }),
          },
          left,
        )
        change(key, { id: kept, data: null, state: 'kept' })
      } catch (error) {
        if (left.aborted) return
        drop(key)
        setTrouble({ problem: error instanceof Refused ? (error.problem as PhotoProblem) : 'broken', file })
      }
    }
    last.current = last.current.then(work)
  }

  const add = async (files: readonly File[]) => {
    setTrouble(null)
    const room = most - photos.length
    if (files.length > room) setTrouble({ problem: 'many', file: '' })
    const added = files.slice(0, room).map((file) => {
      const photo: ShownPhoto = { ...shown({ id: null, type: 'jpg', data: null }), state: 'preparing' }
      return { file, photo, left: begin(photo.key) }
    })
    // At once, for the limit.
    setPhotos((all) => [...all, ...added.map(({ photo }) => photo)])
    for (const { file, photo, left } of added) {
      if (left.aborted) continue
      const scaled = await scalePhoto(file)
      if (!scaled.ok) {
        drop(photo.key)
        setTrouble({ problem: scaled.problem, file: file.name })
        continue
      }
      const { type, photo: blob } = scaled
      change(photo.key, { type, data: await toDataUrl(blob), state: 'sending' })
      upload({ ...photo, type }, blob, file.name, left)
    }
  }

  const remove = (photo: ShownPhoto) => {
    uploads.current.get(photo.key)?.abort()
    if (photo.id !== null) takeBack(photo.id)
    drop(photo.key)
    setTrouble(null)
  }

  const check = async (photo: ShownPhoto) => {
    if (photo.id === null || !(await isGone(photo.id))) return
    drop(photo.key)
    setTrouble({ problem: 'gone', file: '' })
  }

  useEffect(() => {
    if (isRead.current) return
    isRead.current = true
    const before = photos.length === 0 ? readDraft(draft, field).map(shown) : []
    if (before.length === 0) return
    setPhotos(before)
    for (const photo of before)
      if (photo.data !== null) upload(photo, fromDataUrl(photo.data), '', begin(photo.key))
  })

  useEffect(() => {
    const lasting = photos.filter(({ state }) => state !== 'preparing')
    if (isRead.current)
      writeDraft(
        draft,
        field,
        lasting.map(({ id, type, data }) => ({ id, type, data })),
      )
  }, [photos, draft, field])

  return { photos, trouble, add, remove, check }
}
