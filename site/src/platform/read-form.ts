/** 500 Burmese characters: 4,500 bytes. */
const MAXIMUM = 8192

/** Null unless from our own pages. */
export async function readForm(request: Request): Promise<Record<string, string> | null> {
  if (isFromElsewhere(request)) return null
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return null
  const text = await readText(request.body)
  return text === null ? null : Object.fromEntries(new URLSearchParams(text))
}

export function isFromElsewhere({ headers }: Request): boolean {
  const [site, origin] = [headers.get('sec-fetch-site'), headers.get('origin')]
  return isOfOthers({ site, origin, host: headers.get('host') })
}

interface SentFrom {
  /** `Sec-Fetch-Site` */
  site: string | null
  origin: string | null
  host: string | null
}

export function isOfOthers({ site, origin, host }: SentFrom): boolean {
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  return origin !== null && !isOwn(origin, host)
}

function isOwn(origin: string, host: string | null): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}

export async function readText(body: ReadableStream<Uint8Array> | null): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MAXIMUM) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
