import { ALL_ROUTES } from '@/routing/routes'
import { detailHref, pathOf } from './href'

export interface MenuTarget {
  href: string
  /** `page`: client navigation; `document`: full load; `external`: another site, call or email. */
  kind: 'page' | 'document' | 'external'
}

/** [2.2#25] */
const WITHIN_THE_PAGE = new Set<string>(ALL_ROUTES.filter(({ isSoft }) => isSoft).map(({ first }) => first))

/** [2.2#24]–[2.2#26]; a number is an article. Null for a forbidden scheme. */
export function menuTarget(url: string, lang: string, brand: string): MenuTarget | null {
  const text = url.trim()
  if (text === '') return null
  if (/^\d+$/.test(text)) return { href: detailHref(lang, 'detail', text), kind: 'page' }
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(text)) return { href: text, kind: 'external' }
  if (/^[a-z][a-z0-9+.-]*:|^[/\\]{2}/i.test(text)) return null
  return relativeTarget(text, lang, brand)
}

function relativeTarget(text: string, lang: string, brand: string): MenuTarget {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(text) ?? []
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
  const [first = ''] = segments
  const named = first === 'about' ? [`about-${brand}`, ...segments.slice(1)] : segments
  const kind = WITHIN_THE_PAGE.has(first) ? 'page' : 'document'
  return { href: pathOf([lang, ...named.map(encodeSegment)]) + rest, kind }
}

/** Pasted URLs may be encoded already. */
function encodeSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment))
  } catch {
    return encodeURIComponent(segment)
  }
}
