import sharp from 'sharp'

/** Hides anti-aliasing. */
const SHRINK = 2
/** Small picture's pixels: a letter or two. */
const PATCH = 10
/** Average difference of greys, of 255. */
const FAINT = 14

export const MOST_CHANGED = 0.01

export async function printOf(screenshot: Buffer): Promise<Buffer> {
  const { width = 0 } = await sharp(screenshot).metadata()
  return sharp(screenshot)
    .resize({ width: Math.round(width / SHRINK) })
    .grayscale()
    .webp({ quality: 15, effort: 6 })
    .toBuffer()
}

/** Share of patches; 1 if sizes differ. */
export async function changeBetween(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = await Promise.all([greysOf(one), greysOf(other)])
  const { width, height } = before
  if (after.width !== width || after.height !== height) return 1
  const columns = Math.ceil(width / PATCH)
  const rows = Math.ceil(height / PATCH)
  const apart = new Float64Array(columns * rows)
  for (const [place, grey] of before.greys.entries()) {
    const patch =
      Math.floor(Math.floor(place / width) / PATCH) * columns + Math.floor((place % width) / PATCH)
    apart[patch] = (apart[patch] ?? 0) + Math.abs(grey - (after.greys[place] ?? 0))
  }
  return apart.filter((sum) => sum / PATCH ** 2 > FAINT).length / apart.length
}

async function greysOf(print: Buffer): Promise<{ greys: Uint8Array; width: number; height: number }> {
  const { data, info } = await sharp(print).grayscale().raw().toBuffer({ resolveWithObject: true })
  return { greys: data, width: info.width, height: info.height }
}
