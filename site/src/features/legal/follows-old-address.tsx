'use client'

import type { LegalKind } from '@carelane/main-api'
import { useEffect } from 'react'
import { policyHref } from '@/links/policy-href'
import { readOldAddress } from './old-address'

interface FollowsOldAddressProps {
  /** The languages of the country, its own first. */
  sections: { locale: string; lang: string }[]
  /** Where a policy of a single country is, by its kind. */
  ownPages: Partial<Record<LegalKind, string>>
}

/** Goes to the policy that the fragment names: only a browser knows it. */
export function FollowsOldAddress({ sections, ownPages }: FollowsOldAddressProps) {
  useEffect(() => {
    const follow = () => {
      const asked = readOldAddress(window.location.hash)
      if (!asked) return
      const section = sections.find(({ locale }) => locale === asked.language) ?? sections[0]
      const target = ownPages[asked.kind] ?? (section && policyHref(section.lang, asked.kind))
      if (target) window.location.replace(target)
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [sections, ownPages])
  return null
}
