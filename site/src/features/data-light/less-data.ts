/** What a visitor chose; without it, what their browser asks for. */
export const DATA_LIGHT_COOKIE = 'data-light'

interface Asking {
  cookie?: string | undefined
  'save-data'?: unknown
}

/**
 * Whether a visitor gets the light pages: without scripts, with small pictures. As chosen with the switch in the footer,
 * else for `Save-Data: on`.
 */
export function wantsLessData(headers: Asking): boolean {
  const chosen = headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${DATA_LIGHT_COOKIE}=`))
  if (chosen !== undefined) return chosen === `${DATA_LIGHT_COOKIE}=on`
  return headers['save-data'] === 'on'
}
