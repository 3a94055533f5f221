import { join } from 'node:path'
import sharp from 'sharp'
import { pictureIn } from '../../src/bundle/pictures/picture-files'
import { DEMO_CONTENT } from '../../src/seed/demo-content'

export async function pictureNamed(name: unknown): Promise<Buffer> {
  const picture = await pictureIn(join(DEMO_CONTENT, 'media', String(name)))
  if (!picture) throw new Error(`There is no picture “${String(name)}”.`)
  return picture.data
}

export async function sizeOfPicture(name: unknown): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(await pictureNamed(name)).metadata()
  return { width, height }
}
