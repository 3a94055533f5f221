import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** Longer than the servers wait for the rest of a body that never comes. */
const PATIENCE_MS = 3000
const DEADLINE_MS = 30_000

export interface HostileAnswer {
  /** 0 if the connection was closed without an answer. */
  status: number
  headers: ReadonlyMap<string, string>
  body: string
  isLate: boolean
}

/** Over a socket of its own, since clients refuse to send malformed requests. */
export function ask(port: number, request: Buffer): Promise<HostileAnswer> {
  return new Promise((done) => {
    const chunks: Buffer[] = []
    let isLate = false
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    // Half a request is never answered, which is right.
    const quiet = setTimeout(() => socket.end(), PATIENCE_MS)
    const deadline = setTimeout(() => {
      isLate = true
      socket.destroy()
    }, DEADLINE_MS)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      clearTimeout(quiet)
      clearTimeout(deadline)
      done({ ...read(Buffer.concat(chunks)), isLate })
    })
  })
}

function read(bytes: Buffer): Omit<HostileAnswer, 'isLate'> {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return { status: 0, headers: new Map(), body: bytes.toString('latin1') }
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n')
  const headers = new Map<string, string>()
  for (const line of lines) {
    const at = line.indexOf(':')
    headers.set(line.slice(0, at).toLowerCase(), line.slice(at + 1).trim())
  }
  const raw = bytes.subarray(end + 4)
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0)
  if (status === 100) return read(raw)
  const whole = headers.get('transfer-encoding') === 'chunked' ? unchunk(raw) : raw
  return { status, headers, body: decode(headers.get('content-encoding'), whole).toString('utf8') }
}

function unchunk(raw: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < raw.length;) {
    const end = raw.indexOf('\r\n', at)
    const size = end < 0 ? 0 : Number.parseInt(raw.toString('latin1', at, end), 16)
    if (!size) break
    parts.push(raw.subarray(end + 2, end + 2 + size))
    at = end + 4 + size
  }
  return Buffer.concat(parts)
}

/** As it came where it was cut off, or is the answer to a HEAD. */
function decode(encoding: string | undefined, body: Buffer): Buffer {
  try {
    if (encoding === 'br') return brotliDecompressSync(body)
    if (encoding === 'gzip') return gunzipSync(body)
    return encoding === 'deflate' ? inflateSync(body) : body
  } catch {
    return body
  }
}
