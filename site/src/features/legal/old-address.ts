import type { LegalKind } from '@carelane/main-api'

export interface OldAddress {
  kind: LegalKind
  language: string | null
}

/** [5#9] */
const LANGUAGES = 'ar bg cs de el en es fr hi hu it nl pl pt ro ru sk sl sv'.split(' ')

/** `type` of [7#54]–[7#56] */
const KIND_OF_TYPE = new Map<string | null, LegalKind>([
  ['1', 'terms'],
  ['2', 'privacy'],
  ['3', 'cookies'],
])

/** `/shopadmin/#/h5?type=2&language=fr` or `/shopadmin/#/pk-policy` [7#54]–[7#57] */
export function readOldAddress(fragment: string): OldAddress | null {
  const [path = '', search] = fragment.replace(/^#?\/?/, '').split('?')
  if (path.replace(/\/$/, '') === 'pk-policy') return { kind: 'pk-policy', language: null }
  const query = new URLSearchParams(search)
  const kind = KIND_OF_TYPE.get(query.get('type'))
  if (path.replace(/\/$/, '') !== 'h5' || !kind) return null
  const language = query.get('language')
  return { kind, language: language === null ? null : policyLanguage(language) }
}

/** [5#9] */
function policyLanguage(asked: string): string {
  return LANGUAGES.includes(asked) ? asked : 'en'
}
