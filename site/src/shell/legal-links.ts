import type { LegalKind } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { policyHref } from '@/links/policy-href'

/** [2.3#22] */
export async function legalLinks(): Promise<{ kind: LegalKind; name: string; href: string }[]> {
  const { lang, countryInfo } = await currentVisit()
  const { cookieBanner, refundPolicy } = countryInfo.features
  const t = await getTranslations('footer')
  const pages = await getTranslations('pages')
  return [
    { kind: 'privacy' as const, name: pages('privacy') },
    { kind: 'terms' as const, name: pages('terms') },
    ...(cookieBanner ? [{ kind: 'cookies' as const, name: pages('cookies') }] : []),
    ...(refundPolicy ? [{ kind: 'pk-policy' as const, name: t('refund') }] : []),
  ].map((link) => ({ ...link, href: policyHref(lang, link.kind) }))
}
