import { looselyNamedModelIn } from '@/forms/model-in-text'
import { ASSISTANT_WORDS, type ToolWords } from '@carelane/messages/assistant'
import type { Asked, ToolName, ToolOffer } from './answer'
import { hasAny, languagesOf, type Readable, toReadable } from './match'
import { readTyped, type Typed } from './read-typed'

const MOST_OFFERED = 2

/** @param meant what the question is likely to be for */
export function toolsOf(
  { text, locale }: Pick<Asked, 'text' | 'locale'>,
  meant: readonly ToolName[] = [],
): ToolOffer[] {
  const typed = readTyped(text)
  const readable = toReadable(text)
  const rules = languagesOf(locale).map((each) => ({ locale: each, words: ASSISTANT_WORDS[each].tools }))
  const says: Says = (...topics) =>
    rules.some((rule) => topics.every((topic) => hasAny(readable, rule.words[topic], rule.locale, 'lenient')))
  const fitting = RULES.filter(({ fits }) => fits(says, typed))
  const rest = RULES.filter(({ name }) => meant.includes(name))
    .toSorted((one, other) => meant.indexOf(one.name) - meant.indexOf(other.name))
    .concat(fitting)
  const exact = fitting.filter(({ needs }) => needs !== null && needs !== 'town' && typed[needs] !== null)
  const offers: ToolOffer[] = [...new Set([...exact, ...rest])].map(({ name, needs }) => ({
    name,
    typed:
      needs === 'town'
        ? townOf(
            text,
            readable,
            rules.flatMap(({ words }) => words.at),
          )
        : ((needs && typed[needs]) ?? (needs === 'model' ? looselyNamedModelIn(text) : null)),
  }))
  return offers.slice(0, MOST_OFFERED)
}

type Says = (...topics: (keyof ToolWords)[]) => boolean

interface Rule {
  name: ToolName
  needs: keyof Typed | 'town' | null
  fits: (says: Says, typed: Typed) => boolean
}

const RULES: readonly Rule[] = [
  {
    name: 'repairStatus',
    needs: 'workOrder',
    fits: (says, { workOrder }) => (workOrder !== null && !says('rate')) || says('repair', 'progress'),
  },
  {
    name: 'warrantyCheck',
    needs: 'imei',
    fits: (says, { imei }) =>
      (imei !== null && !says('locked') && (!says('protection') || says('warranty'))) ||
      says('warranty', 'inForce'),
  },
  { name: 'tvWarranty', needs: 'tvSerial', fits: (_says, { tvSerial }) => tvSerial !== null },
  { name: 'unlockAppeal', needs: 'imei', fits: (says) => says('locked') },
  { name: 'partPrices', needs: 'model', fits: (says) => says('price', 'part') },
  { name: 'partSerial', needs: null, fits: (says) => says('genuine', 'part') },
  { name: 'drivers', needs: 'model', fits: (says) => says('driver') },
  { name: 'manuals', needs: 'model', fits: (says) => says('manual') },
  { name: 'repairAppointment', needs: null, fits: (says) => says('book') },
  { name: 'serviceCenters', needs: 'town', fits: (says) => says('center', 'nearby') },
  {
    name: 'protectionPlans',
    needs: 'imei',
    fits: (says, { imei }) => says('protection') && (imei !== null || says('buy')),
  },
  { name: 'orders', needs: null, fits: (says) => says('orders') },
  { name: 'rating', needs: 'workOrder', fits: (says) => says('rate', 'repair') },
  { name: 'contact', needs: null, fits: (says) => says('person') },
]

function townOf(text: string, readable: Readable, prepositions: readonly string[]): string | null {
  const known = new Set(
    prepositions.map((each) => toReadable(each).spaced.trim()).filter((each) => each !== ''),
  )
  const words = text.match(/[\p{L}\p{M}'’-]+|[^\s\p{L}\p{M}]/gu) ?? []
  const from = words.findLastIndex((word, index) => index > 0 && known.has(toReadable(word).spaced.trim()))
  if (from < 0 || readable.spaced.trim() === '') return null
  const after = words.slice(from + 1)
  const end = after.findIndex((word) => !/\p{L}/u.test(word))
  const town = after.slice(0, end < 0 ? undefined : end).slice(0, 3)
  return town.length > 0 &&
    !/^(?:me|my|the|moi|mí|mim|меня|you|đâu|đây|đó|mana|sini|situ)$/iu.test(town[0] ?? '')
    ? town.join(' ')
    : null
}
