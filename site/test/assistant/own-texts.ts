import { type CountryCode, type Locale, LOCALES } from '@carelane/countries'
import { getMessages } from '@carelane/messages'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const CONTENT = path.join(import.meta.dirname, '../../../content')

const shared = z.object({ countries: z.array(z.string()).optional() })
const texts = z.object({
  title: z.string().optional(),
  question: z.string().optional(),
  name: z.string().optional(),
  keywords: z.string().optional(),
})

export interface OwnText {
  kind: 'question' | 'article' | 'landing' | 'policy' | 'legal' | 'quickLink' | 'tool' | 'heading' | 'example'
  locale: Locale
  text: string
  countries?: readonly CountryCode[]
}

const STATES = ['consent', 'errors', 'offline']

export function ownTexts(): OwnText[] {
  const all = LOCALES.flatMap((locale) => [...seeded(locale), ...ofInterface(locale)])
  return [...new Map(all.map((each) => [`${each.locale} ${each.text}`, each])).values()]
}

function seeded(locale: Locale): OwnText[] {
  return [
    ...said('faqs', locale).map(({ question, countries }) => ({
      kind: 'question',
      text: question,
      countries,
    })),
    ...said('news', locale).map(({ title, countries }) => ({ kind: 'article', text: title, countries })),
    ...said('landing-pages', locale).map(({ title }) => ({ kind: 'landing', text: title })),
    ...said('policies', locale).map(({ title }) => ({ kind: 'policy', text: title })),
    ...said('legal-pages', locale).map(({ title, countries }) => ({ kind: 'legal', text: title, countries })),
    ...said('quick-links', locale).flatMap(({ name, keywords, countries }) =>
      [name, ...(keywords?.split(/[,،၊]/) ?? [])].map((text) => ({
        kind: 'quickLink',
        text: text?.trim(),
        countries,
      })),
    ),
  ].flatMap(({ text, ...rest }) => (text ? [{ ...rest, text, locale } as OwnText] : []))
}

function said(collection: string, locale: Locale) {
  const folder = path.join(CONTENT, collection)
  return readdirSync(folder).flatMap((name) => {
    const [file] = readdirSync(path.join(folder, name)).filter((each) => each.startsWith(`${locale}.`))
    if (!file) return []
    const source = readFileSync(path.join(folder, name, file), 'utf8')
    const yaml = file.endsWith('.md') ? (/^---\n([\s\S]*?)^---\n/m.exec(source)?.[1] ?? '') : source
    const { countries } = shared.parse(parse(readFileSync(path.join(folder, name, 'meta.yaml'), 'utf8')))
    return [{ ...texts.parse(parse(yaml)), countries: countries as CountryCode[] | undefined }]
  })
}

function ofInterface(locale: Locale): OwnText[] {
  const messages = getMessages(locale)
  const { pages, orders } = messages
  const toolNames = [
    ...[pages.warrantyCheck, pages.partPrices, pages.partSerial, pages.drivers, pages.manuals],
    ...[pages.unlockAppeal, pages.rating, pages.repairStatus, pages.serviceCenters, pages.repairAppointment],
    ...[pages.contact, pages.protectionPlans, orders.orders.title],
  ]
  const headings = Object.entries(messages).flatMap(([name, namespace]) =>
    !STATES.includes(name) && 'title' in namespace && typeof namespace.title === 'string'
      ? [namespace.title]
      : [],
  )
  const { account, assistant, countries, questions, talk, exclusiveService, home, legal, search, survey } =
    pages
  headings.push(account, assistant, countries, questions, talk, exclusiveService, home, legal, search, survey)
  return [
    ...toolNames.map((text) => ({ kind: 'tool' as const, text, locale })),
    ...Object.values(messages.assistant.examples).map((text) => ({ kind: 'example' as const, text, locale })),
    ...headings.map((text) => ({ kind: 'heading' as const, text, locale })),
  ]
}
