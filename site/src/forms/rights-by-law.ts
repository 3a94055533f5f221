import { translatorOf } from '@/i18n/translator'
import { href } from '@/links/href'
import type { FindingRights } from './finding'
import { legalGuaranteeOf } from './legal-guarantee'
import type { SiteSection } from './site-section'

/** What the law gives all the same when a check says no, and how to contest it. */
export function rightsAfterWarranty(section: SiteSection): FindingRights {
  const t = translatorOf(section.region.tag, 'rights')
  const guarantee = legalGuaranteeOf(section.country)
  const law = guarantee
    ? [t('seller', { months: guarantee.months }), t('source', { source: guarantee.source })]
    : [t('general')]
  return rights([...law, t('contest')], section)
}

/** For a part that was not built as an original, or not for the first time. */
export function rightsAfterPart(section: SiteSection): FindingRights {
  const t = translatorOf(section.region.tag, 'rights')
  return rights([t('part'), t('contestPart')], section)
}

function rights(texts: string[], { lang, region }: SiteSection): FindingRights {
  const t = translatorOf(region.tag, 'rights')
  const pages = translatorOf(region.tag, 'pages')
  return { title: t('title'), texts, contact: { href: href(lang, 'contact'), name: pages('contact') } }
}
