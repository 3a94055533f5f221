import { mccAndLanguage } from '@carelane/after-sales'
import { LRUCache } from 'lru-cache'
import type { SiteSection } from '@/forms/site-section'
import { afterSales } from '@/platform/after-sales'

/** A state or a city with centres, as the service knows it. */
export interface NamedPlace {
  state?: string
  city?: string
}

interface KnownPlace {
  place: NamedPlace
  /** Its names as a question may have them, longest first. */
  names: string[]
}

/** Ms */
const LIFETIME_MS = 600_000

const known = new LRUCache<string, KnownPlace[]>({ max: 200, ttl: LIFETIME_MS })

/** Shorter names are words too. */
const SHORTEST = 3

/** From as many letters on, the last one may be an ending: Казани for Казань. */
const INFLECTED = 5

/** From as many letters on, two words are hardly ever a name by chance. */
const APART = 5

const UNSPACED = /[\p{Script=Thai}\p{Script=Myanmar}]/u

/** The longest name of the section's country that the question has; null without one, or while the service is away. */
export async function placeNamed(question: string, section: SiteSection): Promise<NamedPlace | null> {
  return placeIn(question, await placesOf(section))
}

/** @param most how many words may stand beside the name: ‘in Lagos’ */
export async function namesTown(question: string, section: SiteSection, most: number): Promise<boolean> {
  const asked = plain(question)
  const count = asked.trim().split(' ').length
  const places = await placesOf(section)
  return places.some(({ names }) =>
    names.some((name) => count <= name.split(' ').length + most && says(asked, name)),
  )
}

export function placeIn(question: string, places: readonly KnownPlace[]): NamedPlace | null {
  const asked = plain(question)
  let longest = 0
  let found: NamedPlace | null = null
  for (const { place, names } of places)
    for (const name of names)
      if (name.length > longest && says(asked, name)) {
        longest = name.length
        found = place
      }
  return found
}

/** Cities first: of two with one name, the city is meant. */
async function placesOf(section: SiteSection): Promise<KnownPlace[]> {
  const { country, locale } = section
  if (country === 'global') return []
  const key = `${country} ${locale}`
  const before = known.get(key)
  if (before) return before
  const asked = mccAndLanguage(section)
  const [cities, states] = await Promise.all([
    afterSales().call('serviceCenterCities', asked),
    afterSales().call('serviceCenterStates', asked),
  ])
  if (!cities.ok || !states.ok) return []
  const places = [
    ...cities.data.map(({ value, label }) => knownPlace({ city: value }, [value, label])),
    ...states.data.map(({ value, label }) => knownPlace({ state: value }, [value, label])),
  ]
  known.set(key, places)
  return places
}

export function knownPlace(place: NamedPlace, names: readonly string[]): KnownPlace {
  const plainNames = names.map((name) => plain(name).trim()).filter((name) => name.length >= SHORTEST)
  return { place, names: [...new Set(plainNames)] }
}

/** With the endings and prefixes of its language: в Казани, Ankarada, ঢাকায়, بالرياض. */
function says(asked: string, name: string): boolean {
  if (UNSPACED.test(name)) return asked.replaceAll(' ', '').includes(name.replaceAll(' ', ''))
  const isLatin = /\p{Script=Latin}$/u.test(name)
  if (isLatin && saysApart(asked, name)) return true
  const isInflected = name.length >= INFLECTED && /\p{Script=Cyrillic}$/u.test(name)
  const stem = isInflected ? name.slice(0, -1) : name
  // There are thousands of names: an expression is made for those that may fit alone.
  if (!asked.includes(stem)) return false
  const around = isLatin ? ` ${name}(?: ?[dt][ae])? ` : ` (?:[وفبلك])?${stem}[\\p{L}\\p{M}]{0,3} `
  return new RegExp(around, 'u').test(asked)
}

/** Hà Nội for Hanoi. */
function saysApart(asked: string, name: string): boolean {
  if (name.length < APART || name.includes(' ')) return false
  const words = asked.trim().split(' ')
  return words.some((word, at) => word + (words[at + 1] ?? '') === name)
}

function plain(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0640]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('đ', 'd')
    .replace(/[أإآ]/g, 'ا')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
  return ` ${words.filter((word) => word !== '').join(' ')} `
}
