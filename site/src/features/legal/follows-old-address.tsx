'use client'

import type { LegalKind } from '@carelane/main-api'
import { useEffect } from 'react'
import { policyHref } from '@/links/policy-href'
import { readOldAddress } from './old-address'

interface FollowsOldAddressProps {
  sections: { locale: string; lang: string }[]
  ownPages: Partial<Record<LegalKind, string>>
}

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
