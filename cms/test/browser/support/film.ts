import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

export type Shoot = (name: string, page: Page) => Promise<void>

const FOLDER = path.resolve(import.meta.dirname, '../../../../docs/editors/film')

export const shoot: Shoot = async (name, page) => {
  if (!process.env.CARELANE_FILM_STRIP) return
  const picture = await page.screenshot({ animations: 'disabled' })
  await mkdir(FOLDER, { recursive: true })
  await writeFile(path.join(FOLDER, `${name}.webp`), await sharp(picture).webp({ quality: 70 }).toBuffer())
}
