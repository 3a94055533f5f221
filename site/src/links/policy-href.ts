import type { LegalKind } from '@carelane/main-api'
import { pathOf } from './href'

/** Where a policy is read [7#54]–[7#57]. */
export function policyHref(lang: string, kind: LegalKind): string {
  return pathOf([lang, 'policy', kind])
}
