import { type CountryCode, type Locale, LOCALES } from '@carelane/countries'
import { getMessages } from '@carelane/messages'
import { SEED_ARTICLES } from '../../../cms/src/seed/articles/articles'
import { SEED_FAQS } from '../../../cms/src/seed/faq/faqs'
import { SEED_LANDINGS } from '../../../cms/src/seed/landings/landings'
import { SEED_LEGAL_PAGES } from '../../../cms/src/seed/legal/legal-pages'
import { SEED_POLICIES } from '../../../cms/src/seed/policies/facts'
import { titleOf } from '../../../cms/src/seed/policies/policy'
import { SEED_QUICK_LINKS } from '../../../cms/src/seed/quick-links/quick-links'

/** What a page of ours is called, or a word that leads to it: whoever asks the assistant for it means that page. */
export interface OwnText {
  kind: 'question' | 'article' | 'landing' | 'policy' | 'legal' | 'quickLink' | 'tool' | 'heading' | 'example'
  locale: Locale
  text: string
  /** That have it; all where it is not given. */
  countries?: readonly CountryCode[]
}

/** Their titles say what has happened: no page is called so. */
const STATES = ['consent', 'errors', 'offline']

/** Of every language, each once. */
export function ownTexts(): OwnText[] {
  const all = LOCALES.flatMap((locale) => [...seeded(locale), ...ofInterface(locale)])
  return [...new Map(all.map((each) => [`${each.locale} ${each.text}`, each])).values()]
}

function seeded(locale: Locale): OwnText[] {
  return [
    ...SEED_FAQS.map(({ texts }) => ({ kind: 'question', text: texts[locale]?.question })),
    ...SEED_ARTICLES.map(({ texts, countries }) => ({
      kind: 'article',
      text: texts[locale]?.title,
      countries,
    })),
    ...SEED_LANDINGS.map(({ texts }) => ({ kind: 'landing', text: texts[locale].title })),
    ...SEED_POLICIES.map((policy) => ({ kind: 'policy', text: titleOf(locale, policy) })),
    ...SEED_LEGAL_PAGES.map(({ texts, countries }) => ({
      kind: 'legal',
      text: texts[locale]?.title,
      countries,
    })),
    ...SEED_QUICK_LINKS.flatMap(({ label, keywords, countries }) =>
      [label[locale], ...(keywords[locale]?.split(/[,،၊]/) ?? [])].map((text) => ({
        kind: 'quickLink',
        text: text?.trim(),
        countries,
      })),
    ),
  ].flatMap(({ text, ...rest }) => (text ? [{ ...rest, text, locale } as OwnText] : []))
}

function ofInterface(locale: Locale): OwnText[] {
  const messages = getMessages(locale)
  const { warranty, prices, genuine, drivers, manuals, appeal, rating, footer, orders, tools } = messages
  const toolNames = [
    ...[warranty, prices, genuine, drivers, manuals, appeal, rating].map(({ title }) => title),
    ...[footer.repairStatus, footer.serviceCenters, footer.repairAppointment, footer.contact],
    ...[tools.pages.plans.title, orders.orders.title],
  ]
  const headings = Object.entries(messages).flatMap(([name, namespace]) =>
    !STATES.includes(name) && 'title' in namespace && typeof namespace.title === 'string'
      ? [namespace.title]
      : [],
  )
  return [
    ...toolNames.map((text) => ({ kind: 'tool' as const, text, locale })),
    ...Object.values(messages.assistant.examples).map((text) => ({ kind: 'example' as const, text, locale })),
    ...headings.map((text) => ({ kind: 'heading' as const, text, locale })),
  ]
}
