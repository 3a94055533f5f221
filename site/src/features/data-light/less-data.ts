import { cookieIn } from '@/platform/cookies'

export const DATA_LIGHT_COOKIE = 'data-light'

interface Asking {
  cookie?: string | undefined
  'save-data'?: unknown
}

export function wantsLessData(headers: Asking): boolean {
  const chosen = headers.cookie === undefined ? null : cookieIn(headers.cookie, DATA_LIGHT_COOKIE)
  if (chosen !== null) return chosen === 'on'
  return headers['save-data'] === 'on'
}
