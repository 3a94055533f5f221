import type { Policy } from '@carelane/main-api'
import { notFound, permanentRedirect } from 'next/navigation'
import { getPolicy } from '@/content/policies'
import { currentVisit } from '@/i18n/visit'
import { hrefBelow } from '@/links/href'

export async function findPolicy(id: string): Promise<Policy> {
  const { lang } = await currentVisit()
  const policy = /^[1-9]\d{0,8}$/.test(id) ? await getPolicy(lang, Number(id)) : null
  if (!policy) notFound()
  if (String(policy.id) !== id) permanentRedirect(hrefBelow(lang, 'service-policy', policy.id))
  return policy
}
