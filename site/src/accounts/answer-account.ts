import { readEnvironment } from '@carelane/config'
import { answerError, answerJson } from '@/platform/answer-json'
import { fetchAvatar } from './avatar-client'
import { endedSessionCookies, sessionOf } from './session-cookie'
import { storedAccount } from './stored-account'

/**
 * [3#4] 204 for nobody.
 * @throws StoreError
 */
export async function answerAccount(request: Request): Promise<Response> {
  const session = await sessionOf(request)
  if (session === undefined) {
    // Browsers log error statuses to the console.
    const headers = new Headers({ 'cache-control': 'no-store' })
    for (const cookie of endedSessionCookies()) headers.append('set-cookie', cookie)
    return new Response(null, { status: 204, headers })
  }
  return answerJson(storedAccount(session))
}

/** @throws StoreError */
export async function answerAvatar(request: Request): Promise<Response> {
  const address = (await sessionOf(request))?.profile.avatarUrl ?? null
  const avatar = address !== null && isOfProvider(address) ? await fetchAvatar(address) : null
  if (!avatar) return answerError(404, 'There is no picture.')
  return new Response(avatar.bytes, {
    headers: {
      'content-type': avatar.type,
      'cache-control': 'private, max-age=86400',
    },
  })
}

/** Against server-side request forgery: profiles may name any address. */
function isOfProvider(address: string): boolean {
  const { LOGIN_URL, INDIA_LOGIN_URL } = readEnvironment(['LOGIN_URL', 'INDIA_LOGIN_URL'])
  const own = [LOGIN_URL, INDIA_LOGIN_URL].map((url) => new URL(url).origin)
  return URL.canParse(address) && own.includes(new URL(address).origin)
}
