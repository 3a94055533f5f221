import { parseLang } from '@carelane/countries'

/** Segments of letters, digits and signs that no browser reads in another way; no query, and nothing that is encoded. */
const PATH = /^\/([a-z]{2,6}(?:_[a-z]{2})?)\/(?:[A-Za-z0-9][\w-]{0,99}\/){0,6}$/

/**
 * The page of ours that signing in leads back to; null for whatever else came, whoever wrote it. A page about signing
 * in itself is none.
 */
export function readReturnPath(text: string | null): string | null {
  const lang = text === null ? undefined : PATH.exec(text)?.[1]
  if (text === null || lang === undefined || text === `/${lang}/login/`) return null
  const parsed = parseLang(lang)
  return parsed.ok || parsed.reason === 'language-not-offered' ? text : null
}

/** The section that a page is in. */
export function langOfPath(path: string): string {
  return path.split('/')[1] ?? ''
}
