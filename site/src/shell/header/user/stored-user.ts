/** [3#3] */
export const USER_KEY = 'udata'

export interface StoredUser {
  /** [4#2] */
  isLoggedIn: boolean
  /** [5#7], [5#8] */
  avatar: string | null
  /** [2.3#3] */
  name: string | null
}

export const NOBODY: StoredUser = { isLoggedIn: false, avatar: null, name: null }

/**
 * Malformed: signed out. Zod would outweigh the header.
 * @param origin of allowed pictures
 */
export function readStoredUser(stored: string | null, origin: string): StoredUser {
  // [4#1], [5#6]
  if (stored === null || stored.length <= 10) return NOBODY
  const data = decode(stored)
  if (typeof data !== 'object' || data === null) return NOBODY
  const text = (key: string): string | null => {
    const value: unknown = Object.hasOwn(data, key) ? Reflect.get(data, key) : undefined
    return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 2000) : null
  }
  return {
    isLoggedIn: Object.hasOwn(data, 'phone'),
    avatar: pictureOf(text('avatarUrl'), origin),
    name: text('phone') ?? text('email') ?? text('userName'),
  }
}

/** Encoded, not secret [3#3]. */
export function encodeUser(user: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(user))
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function decode(stored: string): unknown {
  try {
    const bytes = atob(stored.replaceAll('-', '+').replaceAll('_', '/'))
    const utf8 = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(utf8)) as unknown
  } catch {
    return null
  }
}

function pictureOf(address: string | null, origin: string): string | null {
  if (address === null || address.length <= 10 || !URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  return url.origin === origin ? url.href : null
}
