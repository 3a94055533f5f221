import { LOCALES } from '@carelane/countries'
import { z } from 'zod'
import { faqTopic } from './faq'
import { ICON_NAMES } from './icon-names'
import { lang } from './lang'
import { picture } from './picture'
import { richText } from './rich-text'

/** First segments of their addresses. */
export const LANDING_PAGES = [
  'home',
  'phone-repair',
  'phone-repair-services',
  'broken-screen-service',
  'air-conditioner-repair-and-service',
  'after-sales',
  'tv-warranty',
  'service-manal',
  'service-manal-detail',
  'exclusive-service',
  'protection',
  'about',
  'contact',
] as const

export const landingPageName = z.enum(LANDING_PAGES)

/** `url` as in menus. */
const action = z.object({ label: z.string(), url: z.string() })
const icon = z.enum(ICON_NAMES).nullable()

const section = z.object({ id: z.string(), anchor: z.string().nullable(), title: z.string().nullable() })

const hero = section.extend({
  type: z.literal('hero'),
  text: z.string().nullable(),
  picture: picture.nullable(),
  actions: z.array(action).max(2),
})
const text = section.extend({ type: z.literal('text'), body: richText })
const cards = section.extend({
  type: z.literal('cards'),
  intro: z.string().nullable(),
  items: z.array(
    z.object({
      title: z.string(),
      text: z.string().nullable(),
      icon,
      picture: picture.nullable(),
      url: z.string().nullable(),
    }),
  ),
})
const steps = section.extend({
  type: z.literal('steps'),
  intro: z.string().nullable(),
  items: z.array(z.object({ title: z.string(), text: z.string().nullable(), picture: picture.nullable() })),
})
/** [9#42]–[9#45] */
const figures = section.extend({
  type: z.literal('figures'),
  items: z.array(z.object({ value: z.string(), label: z.string() })),
})
const coverage = section.extend({
  type: z.literal('coverage'),
  covered: z.array(z.string()),
  excluded: z.array(z.string()),
})
const questions = section.extend({
  type: z.literal('questions'),
  topic: faqTopic,
  items: z.array(z.object({ id: z.number().int(), question: z.string(), answer: richText })),
})
const callToAction = section.extend({
  type: z.literal('call-to-action'),
  text: z.string().nullable(),
  actions: z.array(action).min(1).max(2),
})
/** Filled in by the site. */
export const LIVE_SECTIONS = [
  'tools',
  'latest-news',
  'tips',
  'explore',
  'contact-ways',
  'social-media',
  'app-download',
  'quick-links',
  'delivery-cities',
  'policy-finder',
] as const
const live = section.extend({
  type: z.literal('live'),
  shows: z.enum(LIVE_SECTIONS),
  intro: z.string().nullable(),
})

export const landingSection = z.discriminatedUnion('type', [
  hero,
  text,
  cards,
  steps,
  figures,
  coverage,
  questions,
  callToAction,
  live,
])

export const landingPageRequest = z.object({ shortName: lang, page: landingPageName })

export const landingPage = z.object({
  page: landingPageName,
  title: z.string(),
  description: z.string().nullable(),
  sections: z.array(landingSection),
  updatedAt: z.iso.datetime(),
  locale: z.enum(LOCALES),
})

export type LandingPageName = z.infer<typeof landingPageName>
export type LandingSection = z.infer<typeof landingSection>
export type LandingPage = z.infer<typeof landingPage>
