/** More than any form of ours that has no files, in bytes: a question of 500 Burmese signs is 4,500 in a form. */
const MAXIMUM = 8192

/** The fields of a form that one of our own pages sent, or null for what is no such form. */
export async function readForm(request: Request): Promise<Record<string, string> | null> {
  if (isFromElsewhere(request)) return null
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return null
  const text = await readText(request.body)
  return text === null ? null : Object.fromEntries(new URLSearchParams(text))
}

/** Whether a page that is not ours sent it, as far as browsers tell. */
export function isFromElsewhere({ headers }: Request): boolean {
  const [site, origin] = [headers.get('sec-fetch-site'), headers.get('origin')]
  return isOfOthers({ site, origin, host: headers.get('host') })
}

interface SentFrom {
  /** `Sec-Fetch-Site`; null where the browser does not say it. */
  site: string | null
  origin: string | null
  /** Of ours, that it was sent to. */
  host: string | null
}

/** The same by what a browser says of where a form was sent from. */
export function isOfOthers({ site, origin, host }: SentFrom): boolean {
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  return origin !== null && !isOwn(origin, host)
}

function isOwn(origin: string, host: string | null): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Null where it is longer than anything that our own pages send. */
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
