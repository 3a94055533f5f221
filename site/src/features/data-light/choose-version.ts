import { z } from 'zod'
import { setCookie } from '@/platform/cookies'
import { readForm } from '@/platform/read-form'
import { DATA_LIGHT_COOKIE } from './less-data'

const switchForm = z.object({ light: z.enum(['on', 'off']) })

const REMEMBERED_SECONDS = 365 * 86_400

export async function chooseVersion(request: Request): Promise<Response> {
  const read = switchForm.safeParse(await readForm(request))
  if (!read.success) return new Response(null, { status: 400 })
  const keeping = { path: '/', seconds: REMEMBERED_SECONDS }
  return new Response(null, {
    status: 303,
    headers: {
      location: cameFrom(request) ?? '/',
      'set-cookie': setCookie(DATA_LIGHT_COOKIE, read.data.light, keeping),
      'cache-control': 'no-store',
    },
  })
}

function cameFrom({ headers }: Request): string | null {
  const referer = headers.get('referer') ?? ''
  if (!URL.canParse(referer)) return null
  const { host, pathname, search } = new URL(referer)
  // Two slashes would begin another host.
  return host === headers.get('host') && !pathname.startsWith('//') ? pathname + search : null
}
