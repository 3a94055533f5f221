import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { APIError, type Payload, type PayloadRequest } from 'payload'
import { pictureIn, storedPictureIn, type StoredPicture } from './picture-files'

export interface PictureFiles {
  /** Once the document is certain to stay. */
  write(): Promise<void>
  /** Removed if the document is not kept. */
  written: readonly string[]
}

export const NO_FILES: PictureFiles = { write: () => Promise.resolve(), written: [] }

interface Adding {
  payload: Payload
  req: PayloadRequest
  folder: string
  mediaDirectory: string
}

interface Added {
  id: number
  files: PictureFiles
}

/**
 * Copies pictures stored before: encoding is slow and changes them.
 * @throws APIError unless there is exactly one
 */
export async function addPicture({
  data,
  ...adding
}: Adding & { data: Record<string, unknown> }): Promise<Added> {
  const { payload, req } = adding
  const stored = await storedPictureIn(adding.folder)
  if (!stored) {
    const document = await payload.create({
      collection: 'media',
      locale: 'all' as never,
      data: data as never,
      file: await uploadOf(adding.folder),
      depth: 0,
      req,
    })
    return { id: document.id, files: { ...NO_FILES, written: namesOf(document) } }
  }
  const where = { filename: { equals: stored.name } }
  const known = await payload.find({
    collection: 'media',
    where,
    limit: 1,
    depth: 0,
    trash: true,
    select: {},
    req,
  })
  if (known.docs[0]) return { id: known.docs[0].id, files: NO_FILES }
  const document = await payload.db.create({
    collection: 'media',
    data: { allCountries: true, countries: [], ...data, ...fileFields(stored) },
    req,
  })
  return { id: Number(document.id), files: copied(stored, adding.mediaDirectory) }
}

export async function replacePicture({ id, ...adding }: Adding & { id: number }): Promise<PictureFiles> {
  const { payload, req } = adding
  const stored = await storedPictureIn(adding.folder)
  if (stored) {
    await payload.db.updateOne({ collection: 'media', id, data: fileFields(stored), req })
    return copied(stored, adding.mediaDirectory)
  }
  const file = await uploadOf(adding.folder)
  const document = await payload.update({ collection: 'media', id, data: {}, file, depth: 0, req })
  return { ...NO_FILES, written: namesOf(document) }
}

async function uploadOf(folder: string) {
  const picture = await pictureIn(folder)
  if (!picture) throw new APIError('Its folder must have one picture: JPEG, PNG or WebP.', 400, null, true)
  // The collection detects the type from the bytes.
  return { ...picture, mimetype: 'application/octet-stream', size: picture.data.length }
}

function copied(stored: StoredPicture, folder: string): PictureFiles {
  const files = [stored, ...Object.values(stored.sizes).filter((size) => size !== null)]
  const write = async () => {
    await mkdir(folder, { recursive: true })
    await Promise.all(files.map((file) => writeFile(join(folder, file.name), file.data)))
  }
  return { write, written: [] }
}

function namesOf({ filename, sizes }: { filename?: string | null; sizes?: object | null }): string[] {
  const smaller = Object.values((sizes ?? {}) as Record<string, { filename?: string | null } | null>)
  return [filename, ...smaller.map((size) => size?.filename)].flatMap((name) => name ?? [])
}

function fileFields({ name, data, mimeType, width, height, sizes }: StoredPicture) {
  return {
    filename: name,
    mimeType,
    filesize: data.length,
    width,
    height,
    focalX: 50,
    focalY: 50,
    url: addressOf(name),
    sizes: Object.fromEntries(
      Object.entries(sizes).map(([size, file]) => [
        size,
        file && {
          filename: file.name,
          filesize: file.data.length,
          width: file.width,
          height: file.height,
          mimeType: 'image/webp',
          url: addressOf(file.name),
        },
      ]),
    ),
  }
}

function addressOf(name: string): string {
  return `/api/media/file/${name}`
}
