import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { encodePhoto } from './encode-photo'
import { LARGEST_PHOTO } from './limits'

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } } })

async function kept(bytes: Buffer) {
  const encoded = await encodePhoto(bytes)
  if (!encoded.ok) throw new Error(encoded.problem)
  return { ...encoded, ...(await sharp(encoded.photo).metadata()) }
}

describe('a photo that is taken', () => {
  test('is 600 pixels wide, turned as it was taken, and has nothing beside its pixels [5#33], [7#45]', async () => {
    const taken = await red(1200, 800)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(taken.toString('latin1')).toContain('somebody')
    const photo = await kept(taken)
    expect(photo).toMatchObject({ type: 'jpg', format: 'jpeg', width: 600, height: 900 })
    expect([photo.exif, photo.xmp, photo.iptc, photo.icc, photo.orientation]).toEqual(
      Array(5).fill(undefined),
    )
    expect(photo.photo.toString('latin1')).not.toContain('somebody')
  })

  test.each(['png', 'webp'] as const)(
    'as %s is put on white, and a small one stays small',
    async (format) => {
      const photo = await kept(await red(30, 20).toFormat(format).toBuffer())
      expect(photo).toMatchObject({ type: format, format: 'jpeg', width: 30, height: 20 })
      const [first] = await sharp(photo.photo).raw().toBuffer()
      expect(first).toBeGreaterThan(250)
    },
  )
})

test('is encoded with a quality of 0.8 [5#34]', async () => {
  const noise = await sharp(
    Buffer.from(Uint8Array.from({ length: 300 * 200 * 3 }, (_, at) => (at * at) % 251)),
    {
      raw: { width: 300, height: 200, channels: 3 },
    },
  )
    .png()
    .toBuffer()
  const { photo } = await kept(noise)
  // Step 16 of the standard's first table × (200 − 2 × 80) %.
  expect(firstStepOf(photo)).toBe(6)
})

function firstStepOf(photo: Buffer): number | undefined {
  const table = photo.indexOf(Buffer.from('ffdb', 'hex'))
  return photo[table + 5]
}

function bomb(width: number, height: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2, 0, 0, 0], 8)
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', Buffer.alloc(20)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test.each([
  ['nothing', async () => Buffer.alloc(0), 'empty'],
  [
    'a file of 21 MB',
    async () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(LARGEST_PHOTO)]),
    'large',
  ],
  ['a GIF', () => red(9, 9).gif().toBuffer(), 'type'],
  [
    'a drawing',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'type',
  ],
  ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'type'],
  [
    'an iPhone photo of its own format',
    async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    'type',
  ],
  ['what only begins like a photo', async () => Buffer.from('ffd8ffe000104a464946', 'hex'), 'broken'],
  ['half a photo', async () => (await red(900, 900).jpeg().toBuffer()).subarray(0, 3000), 'broken'],
  ['an image bomb', async () => bomb(50_000, 50_000), 'pixels'],
] as const)('%s is not taken', async (_, make, problem) => {
  expect(await encodePhoto(await make())).toEqual({ ok: false, problem })
})
