import { createHash } from 'node:crypto'
import type { SessionContent } from './session-content'

/** Serves the picture of the account [3#9]. */
const AVATAR_PATH = '/api/account/avatar/'

/**
 * What the header's scripts keep of an account [3#4]: without its tokens [3#11], [3#13], which no script is to have. There
 * is always a phone, if an empty one, since by that an account counts as signed in [4#2].
 */
export function storedAccount({ profile }: Pick<SessionContent, 'profile'>) {
  const { u, userName, nickName, phone, avatarUrl, email, afid } = profile
  return {
    u,
    userName: userName ?? '',
    nickName: nickName ?? '',
    phone: phone ?? '',
    // Another address with another picture, so that a browser may keep each.
    avatarUrl: avatarUrl ? `${AVATAR_PATH}?v=${shortHash(avatarUrl)}` : '',
    email: email ?? '',
    afid,
  }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10)
}
