import type { Locale } from '@carelane/countries'
import { ar } from './concepts/ar'
import { bn } from './concepts/bn'
import { type Concept, DEVICES, type FormsOf } from './concepts/concept'
import { en } from './concepts/en'
import { es } from './concepts/es'
import { fr } from './concepts/fr'
import { id } from './concepts/id'
import { my } from './concepts/my'
import { pt } from './concepts/pt'
import { ru } from './concepts/ru'
import { th } from './concepts/th'
import { tr } from './concepts/tr'
import { uk } from './concepts/uk'
import { uz } from './concepts/uz'
import { vi } from './concepts/vi'
import { type Form, readForms } from './forms'

const WRITTEN: Record<Locale, FormsOf> = { en, ar, bn, es, fr, id, my, pt, ru, th, tr, uk, uz, vi }

/** What makes a question one of ours: of anything else people also ask the price, or how to clean it. */
const ANCHORS: ReadonlySet<Concept> = new Set([
  ...DEVICES,
  ...(['battery', 'screen', 'part', 'port', 'filter', 'sim', 'esim', 'frozen', 'charging', 'wifi'] as const),
  ...(['warranty', 'inactive', 'imei', 'snid', 'driver', 'locked', 'referral', 'protection'] as const),
  ...(['extended', 'genuine', 'pump', 'cable', 'network'] as const),
])

/** Whether a question with these is one of ours: by one that nobody else is asked, or by two together. */
export function areOurs(concepts: ReadonlySet<Concept>): boolean {
  return [...concepts].some((concept) => ANCHORS.has(concept)) || concepts.size > 1
}

export function isDevice(concept: Concept): boolean {
  return (DEVICES as readonly Concept[]).includes(concept)
}

const read = new Map<string, readonly Form[]>()

/** How a language says it. */
export function formsOf(concept: Concept, locale: Locale): readonly Form[] {
  const key = `${locale} ${concept}`
  const forms = read.get(key) ?? readForms(WRITTEN[locale][concept], locale)
  read.set(key, forms)
  return forms
}
