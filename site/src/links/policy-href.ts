import type { LegalKind } from '@carelane/main-api'
import { pathOf } from './href'

/** [7#54]–[7#57] */
export function policyHref(lang: string, kind: LegalKind): string {
  return pathOf([lang, 'policy', kind])
}
