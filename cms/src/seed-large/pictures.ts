import type { Client } from 'pg'
import { PICTURE_WIDTHS } from '../fields/image-sizes'
import { copyRows, type Value } from './copy-rows'
import { continueIds, nextId } from './in-bulk'
import { SAMPLE_LOCALES, SAMPLE_PREFIX } from './samples'

/** Without files. Returns the first of consecutive ids. */
export async function copyPictures(client: Client, count: number, now: Date): Promise<number> {
  const first = await nextId(client, 'media')
  const sizes = PICTURE_WIDTHS.flatMap((width) =>
    ['url', 'width', 'height', 'mime_type', 'filesize', 'filename'].map((name) => `sizes_w${width}_${name}`),
  )
  const columns = ['id', 'filename', 'url', 'mime_type', 'filesize', 'width', 'height', 'focal_x', 'focal_y']
  const times = ['updated_at', 'created_at', 'all_countries']
  await copyRows(
    client,
    'media',
    [...columns, ...sizes, ...times],
    rows(count, (n) => picture(first, n, now)),
  )
  await copyRows(
    client,
    'media_locales',
    ['_parent_id', '_locale', 'alt'],
    rows(count * SAMPLE_LOCALES.length, (n) => {
      const number = Math.floor(n / SAMPLE_LOCALES.length)
      const locale = SAMPLE_LOCALES[n % SAMPLE_LOCALES.length] ?? 'en'
      return [first + number, locale, `${locale === 'en' ? 'Sample picture' : 'Image d’exemple'} ${number}`]
    }),
  )
  await continueIds(client, 'media')
  return first
}

function picture(first: number, n: number, now: Date): Value[] {
  const name = (suffix: string) => `${SAMPLE_PREFIX}${n}${suffix}.webp`
  const sizes = PICTURE_WIDTHS.flatMap((width): Value[] => {
    const file = name(`-${width}`)
    return [`/api/media/file/${file}`, width, Math.round((width * 9) / 16), 'image/webp', width * 40, file]
  })
  const own = [first + n, name(''), `/api/media/file/${name('')}`, 'image/webp', 90_000, 1600, 900, 50, 50]
  return [...own, ...sizes, now, now, true]
}

function* rows(count: number, rowOf: (n: number) => Value[]): Generator<Value[]> {
  for (let n = 0; n < count; n++) yield rowOf(n)
}
