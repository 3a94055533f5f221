export const DATA_LIGHT_COOKIE = 'data-light'

interface Asking {
  cookie?: string | undefined
  'save-data'?: unknown
}

export function wantsLessData(headers: Asking): boolean {
  const chosen = headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${DATA_LIGHT_COOKIE}=`))
  if (chosen !== undefined) return chosen === `${DATA_LIGHT_COOKIE}=on`
  return headers['save-data'] === 'on'
}
