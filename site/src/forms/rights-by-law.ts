import { translatorOf } from '@/i18n/translator'
import { href } from '@/links/href'
import type { FindingRights } from './finding'
import { isUnionLaw, legalGuaranteeOf, type LegalGuarantee } from '@/law/legal-guarantee'
import type { SiteSection } from './site-section'

/** What the law gives all the same when a check says no, and how to contest it. */
export function rightsAfterWarranty(section: SiteSection): FindingRights {
  const t = translatorOf(section.region.tag, 'rights')
  const guarantee = legalGuaranteeOf(section.country)
  const law = guarantee ? guaranteeTexts(guarantee, section) : [t('general')]
  return rights([...law, t('contest')], section)
}

/** Beside an answer that says yes, where the law asks for it: the legal guarantee may not be mistaken for the warranty. */
export function rightsBesideWarranty(section: SiteSection): FindingRights | undefined {
  const { country } = section
  const guarantee = isUnionLaw(country) ? legalGuaranteeOf(country) : undefined
  return guarantee && rights(guaranteeTexts(guarantee, section), section)
}

/** For a part that was not built as an original, or not for the first time. */
export function rightsAfterPart(section: SiteSection): FindingRights {
  const t = translatorOf(section.region.tag, 'rights')
  return rights([t('part'), t('contestPart')], section)
}

function guaranteeTexts({ months, source }: LegalGuarantee, { region, country }: SiteSection): string[] {
  const t = translatorOf(region.tag, 'rights')
  const given = [t('seller', { months }), ...(isUnionLaw(country) ? [t('remedies')] : []), t('unchanged')]
  return [given.join(' '), t('source', { source })]
}

function rights(texts: string[], { lang, region }: SiteSection): FindingRights {
  const t = translatorOf(region.tag, 'rights')
  const pages = translatorOf(region.tag, 'pages')
  return { title: t('title'), texts, contact: { href: href(lang, 'contact'), name: pages('contact') } }
}
