import { createHash } from 'node:crypto'
import type { SessionContent } from './session-content'

/** [3#9] */
const AVATAR_PATH = '/api/account/avatar/'

/**
 * What the header's scripts store of an account [3#4]: without tokens [3#11], [3#13], and always with a phone, even an
 * empty one, by which an account counts as signed in [4#2].
 */
export function storedAccount({ profile }: Pick<SessionContent, 'profile'>) {
  const { u, userName, nickName, phone, avatarUrl, email, afid } = profile
  return {
    u,
    userName: userName ?? '',
    nickName: nickName ?? '',
    phone: phone ?? '',
    // The hash busts the browser's cache when the picture changes.
    avatarUrl: avatarUrl ? `${AVATAR_PATH}?v=${shortHash(avatarUrl)}` : '',
    email: email ?? '',
    afid,
  }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10)
}
