import { looselyNamedModelIn } from '@/forms/model-in-text'
import { ASSISTANT_WORDS } from '@carelane/messages/assistant'
import type { Asked, ToolName, ToolOffer } from './answer'
import { languagesOf, toReadable } from './match'
import { readTyped, type Typed } from './read-typed'

const MOST_OFFERED = 2

/** Of what was typed, which part a tool takes. */
const NEEDS: Partial<Record<ToolName, keyof Typed | 'town'>> = {
  repairStatus: 'workOrder',
  rating: 'workOrder',
  warrantyCheck: 'imei',
  unlockAppeal: 'imei',
  protectionPlans: 'imei',
  tvWarranty: 'tvSerial',
  partPrices: 'model',
  drivers: 'model',
  manuals: 'model',
  serviceCenters: 'town',
}

/** Which tool a number is for that stands alone. */
const FOR_NUMBER = [
  ['workOrder', 'repairStatus'],
  ['imei', 'warrantyCheck'],
  ['tvSerial', 'tvWarranty'],
] as const satisfies [keyof Typed, ToolName][]

/**
 * Those that a typed number is for come first.
 * @param meant what the question is likely to be for, likeliest first
 */
export function toolsOf(
  { text, locale }: Pick<Asked, 'text' | 'locale'>,
  meant: readonly ToolName[] = [],
): ToolOffer[] {
  const typed = readTyped(text)
  const numbered = FOR_NUMBER.flatMap(([kind, usual]) =>
    typed[kind] === null ? [] : [meant.find((name) => NEEDS[name] === kind) ?? usual],
  )
  return [...new Set([...numbered, ...meant])]
    .map((name) => ({ name, typed: typedFor(name, text, locale, typed) }))
    .slice(0, MOST_OFFERED)
}

function typedFor(name: ToolName, text: string, locale: Asked['locale'], typed: Typed): string | null {
  const needs = NEEDS[name]
  if (needs === undefined) return null
  if (needs === 'town') return townOf(text, locale)
  return typed[needs] ?? (needs === 'model' ? looselyNamedModelIn(text) : null)
}

function townOf(text: string, locale: Asked['locale']): string | null {
  const prepositions = languagesOf(locale).flatMap((each) => ASSISTANT_WORDS[each]['before-towns'])
  const known = new Set(
    prepositions.map((each) => toReadable(each).spaced.trim()).filter((each) => each !== ''),
  )
  const words = text.match(/[\p{L}\p{M}'’-]+|[^\s\p{L}\p{M}]/gu) ?? []
  const from = words.findLastIndex((word, index) => index > 0 && known.has(toReadable(word).spaced.trim()))
  if (from < 0) return null
  const after = words.slice(from + 1)
  const end = after.findIndex((word) => !/\p{L}/u.test(word))
  const town = after.slice(0, end < 0 ? undefined : end).slice(0, 3)
  return town.length > 0 &&
    !/^(?:me|my|the|moi|mí|mim|меня|you|đâu|đây|đó|mana|sini|situ)$/iu.test(town[0] ?? '')
    ? town.join(' ')
    : null
}
