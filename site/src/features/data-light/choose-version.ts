import { z } from 'zod'
import { setCookie } from '@/platform/cookies'
import { readForm } from '@/platform/read-form'
import { DATA_LIGHT_COOKIE } from './less-data'

/** What the switch sends. */
const sent = z.object({ light: z.enum(['on', 'off']) })

/** How long a choice is remembered, in seconds. */
const REMEMBERED_SECONDS = 365 * 86_400

/** Remembers the version that a visitor chose, and leads back to the page that the switch stood on. */
export async function chooseVersion(request: Request): Promise<Response> {
  const read = sent.safeParse(await readForm(request))
  if (!read.success) return new Response(null, { status: 400 })
  const isSecure = request.headers.get('x-forwarded-proto') === 'https'
  const keeping = { path: '/', seconds: REMEMBERED_SECONDS, isSecure }
  return new Response(null, {
    status: 303,
    headers: {
      location: cameFrom(request) ?? '/',
      'set-cookie': setCookie(DATA_LIGHT_COOKIE, read.data.light, keeping),
      'cache-control': 'no-store',
    },
  })
}

/** Path and query of the page of ours that a form stood on; null where the browser does not say. */
function cameFrom({ headers }: Request): string | null {
  const referer = headers.get('referer') ?? ''
  if (!URL.canParse(referer)) return null
  const { host, pathname, search } = new URL(referer)
  // Two slashes would begin the name of another host.
  return host === headers.get('host') && !pathname.startsWith('//') ? pathname + search : null
}
