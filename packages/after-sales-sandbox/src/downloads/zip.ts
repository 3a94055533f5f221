import { sizeOf, textSegment, type Segment } from './segments'

export interface ZipEntry {
  name: string
  crc: number
  content: readonly Segment[]
}

/** 1 January 2026 in MS-DOS format. */
const DAY = ((2026 - 1980) << 9) | (1 << 5) | 1

/** Uncompressed, so that the length is known in advance. */
export function zipOf(entries: readonly ZipEntry[]): Segment[] {
  const body: Segment[] = []
  const directory: Buffer[] = []
  for (const entry of entries) {
    const offset = sizeOf(body)
    body.push(textSegment(localHeader(entry)), ...entry.content)
    directory.push(directoryEntry(entry, offset))
  }
  const list = Buffer.concat(directory)
  return [...body, textSegment(Buffer.concat([list, endOf(entries.length, list.length, sizeOf(body))]))]
}

function sharedFields({ name, crc, content }: ZipEntry): Buffer {
  const bytes = Buffer.alloc(26)
  const size = sizeOf(content)
  bytes.writeUInt16LE(20, 0)
  bytes.writeUInt16LE(DAY, 8)
  bytes.writeUInt32LE(crc, 10)
  bytes.writeUInt32LE(size, 14)
  bytes.writeUInt32LE(size, 18)
  bytes.writeUInt16LE(Buffer.byteLength(name), 22)
  return bytes
}

function localHeader(entry: ZipEntry): Buffer {
  return Buffer.concat([Buffer.from('PK\x03\x04'), sharedFields(entry), Buffer.from(entry.name)])
}

function directoryEntry(entry: ZipEntry, offset: number): Buffer {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  const madeBy = Buffer.from([20, 0])
  return Buffer.concat([
    Buffer.from('PK\x01\x02'),
    madeBy,
    sharedFields(entry),
    rest,
    Buffer.from(entry.name),
  ])
}

function endOf(entries: number, directorySize: number, directoryOffset: number): Buffer {
  const bytes = Buffer.alloc(22)
  bytes.write('PK\x05\x06', 'latin1')
  bytes.writeUInt16LE(entries, 8)
  bytes.writeUInt16LE(entries, 10)
  bytes.writeUInt32LE(directorySize, 12)
  bytes.writeUInt32LE(directoryOffset, 16)
  return bytes
}
