import type { PolicySummary } from '@carelane/main-api'

export interface BrandPolicies {
  slug: string
  name: string
  policies: PolicySummary[]
}

export function policiesByBrand(policies: readonly PolicySummary[]): BrandPolicies[] {
  const brands = new Map<string, BrandPolicies>()
  for (const policy of policies) {
    const { slug, name } = policy.brand
    const known = brands.get(slug)
    if (known) known.policies.push(policy)
    else brands.set(slug, { slug, name, policies: [policy] })
  }
  return [...brands.values()]
}
