import type { Locale } from '@carelane/countries'
import type { LikelyIntent } from '@carelane/intents'
import { covers, type Device } from '../assistant/devices'
import { devicesIn } from '../assistant/devices-in'
import { cut } from '../words/cut'
import { stem } from '../words/stem'
import { isStopWord } from '../words/stop-words'

export interface Titled {
  title: string
  locale: Locale
}

/**
 * Where the likeliest meaning is about other devices than the question names, it changes places with the likeliest one
 * that is about the same thing and a named device: a tablet that charges slowly, and not a phone. Nothing is refused for
 * a device, and what has no such page stays as it is.
 * @param titles of the pages of each intent, best first
 */
export function forDevice(
  likely: readonly LikelyIntent[],
  asked: ReadonlySet<Device>,
  titles: ReadonlyMap<string, readonly Titled[]>,
): LikelyIntent[] {
  const [first] = likely
  if (!first || asked.size === 0) return [...likely]
  const about = aboutOf(titles.get(first.intent) ?? [])
  if (about.devices.size === 0 || covers(about.devices, asked)) return [...likely]
  const sibling = likely.slice(1).find(({ intent }) => {
    const other = aboutOf(titles.get(intent) ?? [])
    return other.devices.size > 0 && covers(other.devices, asked) && isAlike(about, other)
  })
  if (!sibling) return [...likely]
  return likely.map((each) => {
    if (each === first) return { ...sibling, probability: first.probability }
    return each === sibling ? { ...first, probability: sibling.probability } : each
  })
}

interface About {
  devices: Set<Device>
  words: Set<string>
}

/** What the titles have besides devices tells the subject. */
function aboutOf(titles: readonly Titled[]): About {
  const [first] = titles
  const devices = first ? devicesIn(first.title, first.locale) : new Set<Device>()
  const words = titles.flatMap(({ title, locale }) =>
    Array.from(cut(title), ({ folded }) => folded)
      .filter((word) => !isStopWord(word, locale) && devicesIn(word, locale).size === 0)
      .map((word) => stem(word, locale)),
  )
  return { devices, words: new Set(words) }
}

/** Titles bend their words: garanti, garantisi. */
const STEM_LETTERS = 5

function isAlike(one: About, other: About): boolean {
  const begins = new Set(Array.from(other.words, (word) => word.slice(0, STEM_LETTERS)))
  return [...one.words].some((word) => begins.has(word.slice(0, STEM_LETTERS)))
}
