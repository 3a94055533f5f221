import { LOCALES } from '@carelane/countries'
import { z } from 'zod'
import { lang } from './lang'
import { product } from './product'

/** What a browser can try on the device that it runs on. */
export const FINDER_TESTS = ['touch', 'speaker', 'microphone', 'camera', 'network'] as const

export const FINDER_STEP_KINDS = ['question', 'test', 'outcome'] as const

export const FINDER_OUTCOMES = ['fixed', 'cost', 'booking', 'page', 'danger'] as const

/** As the live API names them. */
export const FINDER_FAULTS = [
  'cracked-screen',
  'battery',
  'charging-port',
  'camera',
  'back-cover',
  'speaker',
  'microphone',
  'water-damage',
  'buttons',
  'does-not-turn-on',
] as const

/** Of the safety cards, those of a device. */
export const FINDER_DANGERS = ['shock', 'burn', 'fire', 'gas', 'smoke', 'leak', 'swelling'] as const

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Letters, digits and hyphens: both stand in addresses. */
export const finderSlug = z.string().max(80).regex(SLUG)
export const finderStepKey = z.string().max(40).regex(SLUG)

const said = {
  key: finderStepKey,
  text: z.string(),
  /** How to try it, or what it means. */
  help: z.string().nullable(),
}

/** `next` is the key of another step. */
const answers = z.array(z.object({ text: z.string(), next: finderStepKey })).min(1)

const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed') }),
  z.object({ kind: z.literal('cost'), fault: z.enum(FINDER_FAULTS) }),
  z.object({ kind: z.literal('booking') }),
  /** Null where the country does not show it. The path is below `/{lang}`. */
  z.object({
    kind: z.literal('page'),
    page: z.object({ href: z.string(), title: z.string() }).nullable(),
  }),
  z.object({ kind: z.literal('danger'), danger: z.enum(FINDER_DANGERS) }),
])

const finderStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('question'), ...said, answers }),
  z.object({ kind: z.literal('test'), ...said, test: z.enum(FINDER_TESTS), answers }),
  z.object({ kind: z.literal('outcome'), ...said, outcome }),
])

export const faultFinderSummary = z.object({
  id: z.number().int().positive(),
  slug: finderSlug,
  product,
  title: z.string(),
  intro: z.string(),
  /** English if there is no whole translation. */
  locale: z.enum(LOCALES),
})

/** Beside an answer of the assistant. */
export const finderOffer = faultFinderSummary.pick({ slug: true, title: true, locale: true })

/** The first step is the start. */
export const faultFinder = faultFinderSummary.extend({
  steps: z.array(finderStep).min(1),
  updatedAt: z.iso.datetime(),
})

export const faultFinderListRequest = z.object({ shortName: lang })

/** By kind of device, then as ordered. */
export const faultFinderList = z.object({ finders: z.array(faultFinderSummary) })

export const faultFinderRequest = z.object({ shortName: lang, slug: finderSlug })

export type FinderTest = (typeof FINDER_TESTS)[number]
export type FinderFault = (typeof FINDER_FAULTS)[number]
export type FinderDanger = (typeof FINDER_DANGERS)[number]
export type FinderStep = z.infer<typeof finderStep>
export type FinderOutcome = z.infer<typeof outcome>
export type FaultFinderSummary = z.infer<typeof faultFinderSummary>
export type FinderOffer = z.infer<typeof finderOffer>
export type FaultFinder = z.infer<typeof faultFinder>
