import { translatorOf } from '@/i18n/translator'
import { href } from '@/links/href'
import type { FindingRights } from './finding'
import { legalGuaranteeOf } from '@/law/legal-guarantee'
import type { SiteSection } from './site-section'

/** Directive (EU) 2019/771, art. 17: a warranty says that the legal guarantee is not affected by it. */
const ASKS_FOR_NOTICE: ReadonlySet<string> = new Set(['es', 'pl'])

/** What the law gives all the same when a check says no, and how to contest it. */
export function rightsAfterWarranty(section: SiteSection): FindingRights {
  const t = translatorOf(section.region.tag, 'rights')
  const guarantee = legalGuaranteeOf(section.country)
  const law = guarantee
    ? [
        `${t('seller', { months: guarantee.months })} ${t('unchanged')}`,
        t('source', { source: guarantee.source }),
      ]
    : [t('general')]
  return rights([...law, t('contest')], section)
}

/** Beside an answer that says yes, where the law asks for it: the legal guarantee may not be mistaken for the warranty. */
export function rightsBesideWarranty({ country, lang, region }: SiteSection): FindingRights | undefined {
  const guarantee = ASKS_FOR_NOTICE.has(country) ? legalGuaranteeOf(country) : undefined
  if (!guarantee) return undefined
  const t = translatorOf(region.tag, 'rights')
  const texts = [
    `${t('seller', { months: guarantee.months })} ${t('unchanged')}`,
    t('source', { source: guarantee.source }),
  ]
  return rights(texts, { lang, region })
}

/** For a part that was not built as an original, or not for the first time. */
export function rightsAfterPart(section: SiteSection): FindingRights {
  const t = translatorOf(section.region.tag, 'rights')
  return rights([t('part'), t('contestPart')], section)
}

function rights(texts: string[], { lang, region }: Pick<SiteSection, 'lang' | 'region'>): FindingRights {
  const t = translatorOf(region.tag, 'rights')
  const pages = translatorOf(region.tag, 'pages')
  return { title: t('title'), texts, contact: { href: href(lang, 'contact'), name: pages('contact') } }
}
