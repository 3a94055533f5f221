import { parseLang } from '@carelane/countries'

/** Strict against open redirects. */
const PATH = /^\/([a-z]{2,6}(?:_[a-z]{2})?)\/(?:[A-Za-z0-9][\w-]{0,99}\/){0,6}$/

export function readReturnPath(text: string | null): string | null {
  const lang = text === null ? undefined : PATH.exec(text)?.[1]
  if (text === null || lang === undefined || text === `/${lang}/login/`) return null
  const parsed = parseLang(lang)
  return parsed.ok || parsed.reason === 'language-not-offered' ? text : null
}

export function langOfPath(path: string): string {
  return path.split('/')[1] ?? ''
}
