import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { PICTURE_WIDTHS } from '../../fields/image-sizes'
import { type PictureType, pictureTypeOf } from '../../collections/media/picture-type'

const PICTURE = /\.(?:jpg|png|webp)$/
const SMALLER = /-\d+x\d+\.webp$/
const STORED = /-[0-9a-f]{10}\.(?:jpg|png|webp)$/

export interface PictureFile {
  name: string
  data: Buffer
}

export interface StoredPicture extends PictureFile {
  mimeType: PictureType['mimeType']
  width: number
  height: number
  sizes: Record<string, (PictureFile & { width: number; height: number }) | null>
}

export async function pictureIn(folder: string): Promise<PictureFile | undefined> {
  const names = (await readdir(folder)).filter((name) => PICTURE.test(name))
  const originals = names.filter((name) => !SMALLER.test(name))
  const [name] = originals
  if (name === undefined || originals.length > 1) return undefined
  return { name, data: await readFile(join(folder, name)) }
}

/** Cleaned by an installation: with all smaller versions and no hidden data. */
export async function storedPictureIn(folder: string): Promise<StoredPicture | undefined> {
  const original = await pictureIn(folder)
  if (!original || !STORED.test(original.name)) return undefined
  const type = pictureTypeOf(original.data)
  const { width, height, exif, xmp, iptc } = await sharp(original.data).metadata()
  if (exif || xmp || iptc || !type || extname(original.name) !== `.${type.extension}`) return undefined
  const files = await readdir(folder)
  const sizes: StoredPicture['sizes'] = {}
  for (const each of PICTURE_WIDTHS) {
    sizes[`w${each}`] = null
    if (each > width) continue
    const base = `${original.name.slice(0, -extname(original.name).length)}-${each}x`
    const name = files.find((file) => file.startsWith(base) && SMALLER.test(file))
    if (name === undefined) return undefined
    const data = await readFile(join(folder, name))
    const smaller = await sharp(data).metadata()
    if (pictureTypeOf(data)?.mimeType !== 'image/webp' || smaller.width !== each) return undefined
    sizes[`w${each}`] = { name, data, width: smaller.width, height: smaller.height }
  }
  return { ...original, mimeType: type.mimeType, width, height, sizes }
}
