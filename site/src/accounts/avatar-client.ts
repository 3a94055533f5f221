const DEADLINE_MS = 5_000
const MOST_BYTES = 1024 * 1024

const TYPES = new Set(['image/png', 'image/jpeg', 'image/webp'])

export interface Avatar {
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

export async function fetchAvatar(address: string): Promise<Avatar | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS), redirect: 'manual' })
    const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
    if (!answer.ok || !TYPES.has(type)) return null
    const bytes = await firstBytes(answer)
    return bytes && { type, bytes }
  } catch {
    return null
  }
}

async function firstBytes(answer: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    if (size > MOST_BYTES) return null
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
