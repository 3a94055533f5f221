import { createHash } from 'node:crypto'
import type { SessionContent } from './session-content'

/** [3#9] */
const AVATAR_PATH = '/api/account/avatar/'

/** For the header's scripts [3#4]: no tokens [3#11], [3#13]; a phone, even empty, marks signed in [4#2]. */
export function storedAccount({ profile }: Pick<SessionContent, 'profile'>) {
  const { u, userName, nickName, phone, avatarUrl, email, afid } = profile
  return {
    u,
    userName: userName ?? '',
    nickName: nickName ?? '',
    phone: phone ?? '',
    // Changes with the picture, for the browser's cache.
    avatarUrl: avatarUrl ? `${AVATAR_PATH}?v=${shortHash(avatarUrl)}` : '',
    email: email ?? '',
    afid,
  }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10)
}
