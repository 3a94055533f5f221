import { wordingOf } from '@carelane/countries'
import { countryName } from '@/i18n/country-groups'
import { translatorOf, type NamespacedTranslator } from '@/i18n/translator'
import { href } from '@/links/href'
import type { Fact } from '@/ui/facts/facts'
import type { Finding, FindingTone } from '@/forms/finding'
import type { SiteSection } from '@/forms/site-section'
import type { FoundCenter, Judgement } from './judgement'

type Texts = NamespacedTranslator<'fakes'>

const TONE_OF = { ours: 'good', notOurs: 'bad', unknown: 'wait' } satisfies Record<
  Judgement['verdict'],
  FindingTone
>

/** @param typed a name may be in any script, all else is read from left to right */
export function contactFinding(
  judged: Judgement,
  typed: { text: string; isName: boolean },
  section: SiteSection,
): Finding {
  const t = translatorOf(section.region.tag, 'fakes')
  return {
    tone: TONE_OF[judged.verdict],
    verdict: t(`verdict.${judged.verdict}`),
    explained: explanation(judged, t),
    facts: [
      { label: t('facts.entered'), value: typed.text, isCode: !typed.isName },
      ...factsOf(judged, section, t),
    ],
    next: t(`next.${judged.verdict}`),
    actions: actionsFor(section),
  }
}

export function reportedFinding(section: SiteSection): Finding {
  const t = translatorOf(section.region.tag, 'fakes')
  return {
    tone: 'good',
    verdict: t('verdict.reported'),
    facts: [],
    next: t('next.reported'),
    actions: actionsFor(section),
  }
}

function actionsFor({ lang, region }: SiteSection): Finding['actions'] {
  const pages = translatorOf(region.tag, 'pages')
  return [
    { href: href(lang, 'contact'), name: pages('contact') },
    { href: href(lang, 'service-center'), name: pages('serviceCenters') },
  ]
}

function explanation(judged: Judgement, t: Texts): string {
  switch (judged.verdict) {
    case 'ours':
      return t(`ours.${OURS_TEXT[judged.why]}`)
    case 'notOurs':
      return t(`notOurs.${judged.why}`)
    case 'unknown':
      return judged.why === 'name' && judged.centers.length > 0
        ? t('unknown.similarNames')
        : t(`unknown.${judged.why}`)
  }
}

const OURS_TEXT = {
  site: 'site',
  app: 'site',
  account: 'account',
  email: 'email',
  hotline: 'phone',
  whatsapp: 'phone',
  centerPhone: 'phone',
  centerEmail: 'email',
  centerName: 'centerName',
} as const satisfies Record<Extract<Judgement, { verdict: 'ours' }>['why'], string>

function factsOf(judged: Judgement, section: SiteSection, t: Texts): Fact[] {
  switch (judged.why) {
    case 'site':
    case 'app':
      return [{ label: t('facts.what'), value: t(`facts.${judged.why}`) }]
    case 'hotline':
    case 'whatsapp':
    case 'email':
      if (judged.verdict !== 'ours') return []
      return [
        { label: t('facts.what'), value: t(`facts.${judged.why}`) },
        {
          label: t('facts.country'),
          value: countryName(judged.country, wordingOf(section.country, section.locale)),
        },
      ]
    case 'account':
      if (judged.verdict !== 'ours') return []
      return [
        { label: t('facts.what'), value: t('facts.account', { network: judged.account.network }) },
        {
          label: t('facts.country'),
          value: countryName(judged.country, wordingOf(section.country, section.locale)),
        },
      ]
    case 'centerPhone':
    case 'centerEmail':
    case 'centerName':
      return centerFacts(judged.center, t)
    case 'accountName':
      return uniqueFacts(
        judged.accounts.map(({ network, url }) => ({ label: network, value: url, isCode: true })),
      )
    case 'name':
      return similarFacts(judged.centers)
    default:
      return []
  }
}

function centerFacts({ name, address, phone }: FoundCenter, t: Texts): Fact[] {
  return [
    { label: t('facts.center'), value: name },
    ...(address ? [{ label: t('facts.address'), value: address }] : []),
    ...(phone ? [{ label: t('facts.phone'), value: phone, isCode: true }] : []),
  ]
}

function similarFacts(centers: readonly FoundCenter[]): Fact[] {
  return uniqueFacts(
    centers.map(({ name, address, phone }) => ({ label: name, value: address ?? phone ?? name })),
  )
}

/** Several centres may have one name, and several countries an account of one name. */
function uniqueFacts(facts: readonly Fact[]): Fact[] {
  return [...new Map(facts.map((fact) => [fact.label, fact])).values()]
}
