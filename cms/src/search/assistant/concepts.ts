import type { Locale } from '@carelane/countries'
import { type Concept, SEARCH_WORDS } from '@carelane/messages/search'
import { DEVICES } from './devices'
import { type Form, readForms } from './forms'

/** Enough to show that a question is about our products. */
const ANCHORS: ReadonlySet<Concept> = new Set([
  ...DEVICES,
  ...(['battery', 'screen', 'part', 'port', 'filter', 'sim', 'esim', 'frozen', 'charging', 'wifi'] as const),
  ...(['warranty', 'inactive', 'imei', 'snid', 'driver', 'locked', 'referral', 'protection'] as const),
  ...(['extended', 'genuine', 'pump', 'cable', 'network'] as const),
])

export function areOurs(concepts: ReadonlySet<Concept>): boolean {
  return [...concepts].some((concept) => ANCHORS.has(concept)) || concepts.size > 1
}

export function isDevice(concept: Concept): boolean {
  return (DEVICES as readonly Concept[]).includes(concept)
}

const formsByConcept = new Map<string, readonly Form[]>()

export function formsOf(concept: Concept, locale: Locale): readonly Form[] {
  const key = `${locale} ${concept}`
  const forms = formsByConcept.get(key) ?? readForms(SEARCH_WORDS[locale].concepts[concept], locale)
  formsByConcept.set(key, forms)
  return forms
}
