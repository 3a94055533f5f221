import type { LegalKind } from '@carelane/main-api'
import { pathOf } from './href'

/** Path of a legal page [7#54]–[7#57]. */
export function policyHref(lang: string, kind: LegalKind): string {
  return pathOf([lang, 'policy', kind])
}
