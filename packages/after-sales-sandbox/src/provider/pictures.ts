import { crc32, deflateSync } from 'node:zlib'
import type { Pool } from 'pg'

const SIZE = 96

type Color = readonly [red: number, green: number, blue: number]
interface Drawing {
  back: Color
  front: Color
  isFront: (x: number, y: number) => boolean
}

const within = (x: number, y: number, far: number) => x * x + y * y < far * far

const DRAWINGS = {
  sun: {
    back: [247, 231, 201],
    front: [242, 163, 58],
    isFront: (x, y) => within(x, y, 0.5) || (within(x, y, 0.85) && Math.cos(8 * Math.atan2(y, x)) > 0.4),
  },
  waves: {
    back: [214, 236, 233],
    front: [11, 107, 102],
    isFront: (x, y) => Math.sin(5 * x) / 4 + Math.abs(((4 * y + 8) % 2) - 1) > 0.6,
  },
  leaf: {
    back: [224, 240, 226],
    front: [26, 117, 68],
    isFront: (x, y) => within(x + 0.45, y, 0.9) && within(x - 0.45, y, 0.9),
  },
  moon: {
    back: [34, 44, 70],
    front: [231, 240, 238],
    isFront: (x, y) => within(x, y, 0.7) && !within(x - 0.35, y + 0.15, 0.6),
  },
} satisfies Record<string, Drawing>

export type DrawnName = keyof typeof DRAWINGS
export const DRAWN = Object.keys(DRAWINGS) as DrawnName[]

export interface Picture {
  type: string
  bytes: Buffer<ArrayBuffer>
}

export async function findPicture(pool: Pool, name: string): Promise<Picture | undefined> {
  if (Object.hasOwn(DRAWINGS, name)) return { type: 'image/png', bytes: drawn(DRAWINGS[name as DrawnName]) }
  const { rows } = await pool.query<Picture>('SELECT type, bytes FROM account_pictures WHERE key = $1', [
    name,
  ])
  return rows[0]
}

function drawn({ back, front, isFront }: Drawing): Buffer<ArrayBuffer> {
  const at = (index: number) => (2 * index) / (SIZE - 1) - 1
  const lines = Array.from({ length: SIZE }, (_, y) =>
    Buffer.from([
      0,
      ...Array.from({ length: SIZE }, (_, x) => (isFront(at(x), at(y)) ? front : back)).flat(),
    ]),
  )
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIZE, 0)
  header.writeUInt32BE(SIZE, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
