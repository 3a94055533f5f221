import { readEnvironment } from '@carelane/config'
import { answerJson } from '@/platform/answer-json'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { fetchAvatar } from './avatar-client'
import { endedSessionCookies, sessionOf } from './session-cookie'
import { storedAccount } from './stored-account'

/** [3#4] 204 for nobody, 503 if the store is away. */
export async function answerAccount(request: Request): Promise<Response> {
  const asked = await unlessStoreFails(sessionOf(request))
  if (!asked.ok) return answerJson({ message: 'The store does not answer.' }, 503)
  const session = asked.value
  if (session === undefined) {
    // Browsers log error statuses to the console.
    const headers = new Headers({ 'cache-control': 'no-store' })
    for (const cookie of endedSessionCookies()) headers.append('set-cookie', cookie)
    return new Response(null, { status: 204, headers })
  }
  return answerJson(storedAccount(session))
}

export async function answerAvatar(request: Request): Promise<Response> {
  const asked = await unlessStoreFails(sessionOf(request))
  const address = (asked.ok && asked.value?.profile.avatarUrl) || null
  const avatar = address !== null && isOfProvider(address) ? await fetchAvatar(address) : null
  if (!avatar) return answerJson({ message: 'There is no picture.' }, 404)
  return new Response(avatar.bytes, {
    headers: {
      'content-type': avatar.type,
      'cache-control': 'private, max-age=86400',
      // Must not run anything when opened on its own.
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}

/** Against server-side request forgery: profiles may name any address. */
function isOfProvider(address: string): boolean {
  const { LOGIN_URL, INDIA_LOGIN_URL } = readEnvironment(['LOGIN_URL', 'INDIA_LOGIN_URL'])
  const own = [LOGIN_URL, INDIA_LOGIN_URL].map((url) => new URL(url).origin)
  return URL.canParse(address) && own.includes(new URL(address).origin)
}
