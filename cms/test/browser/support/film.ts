import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Takes a picture for the film strip; `name` is its file's name. */
export type Shoot = (name: string, page: Page) => Promise<void>

/** Where the film strip is kept; a test run takes no pictures unless `CARELANE_FILM_STRIP` is set. */
const FOLDER = path.resolve(import.meta.dirname, '../../../../docs/editors/film')

export const shoot: Shoot = async (name, page) => {
  if (!process.env.CARELANE_FILM_STRIP) return
  const picture = await page.screenshot({ animations: 'disabled' })
  await mkdir(FOLDER, { recursive: true })
  await writeFile(path.join(FOLDER, `${name}.webp`), await sharp(picture).webp({ quality: 70 }).toBuffer())
}
