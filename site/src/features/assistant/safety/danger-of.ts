import { LOCALES, type Locale } from '@carelane/countries'
import { ASSISTANT_WORDS } from '@carelane/messages/assistant'
import { DANGERS, type Danger } from './dangers'
import { hasTypoCorrection, scriptOf } from './fold'
import { correctTypos } from './correct-typos'
import { compilePattern, wordsOf } from './pattern'

export interface FoundDanger {
  /** At most two: first of persons, then of things. */
  dangers: Danger[]
  locale: Locale
}

const OF_PERSONS: readonly Danger[] = ['swallowed', 'shock', 'burn']

/** All languages, as frightened people write as they think. */
export function dangerOf(text: string, locale: Locale): FoundDanger | null {
  for (const each of new Set<Locale>([locale, 'en', ...LOCALES])) {
    const found = rulesOf(each)(text)
    if (found.length > 0) return { dangers: gravest(found), locale: each }
  }
  return null
}

function gravest(found: readonly Danger[]): Danger[] {
  if (found.includes('selfHarm')) return ['selfHarm']
  const person = found.find((danger) => OF_PERSONS.includes(danger))
  const thing = found.find((danger) => !OF_PERSONS.includes(danger))
  return [person, thing].filter((danger) => danger !== undefined)
}

type Rules = (text: string) => Danger[]

const compiled = new Map<Locale, Rules>()

function rulesOf(locale: Locale): Rules {
  const known = compiled.get(locale)
  if (known) return known
  const rules = compileRules(locale)
  compiled.set(locale, rules)
  return rules
}

function compileRules(locale: Locale): Rules {
  const words = ASSISTANT_WORDS[locale].dangers
  const script = scriptOf(locale)
  const patternsOf = (lines: readonly string[]) =>
    lines.map((line) => compilePattern(line, words.lists, script))
  const harmless = patternsOf(words.harmless).map((pattern) => new RegExp(pattern.source, 'gu'))
  const dangers = DANGERS.map((danger) => ({ danger, patterns: patternsOf(words[danger]) }))
  const vocabulary = [
    ...new Set(
      [...Object.values(words.lists), ...DANGERS.map((danger) => words[danger])].flatMap((texts) =>
        texts.flatMap((text) => wordsOf(text, script)),
      ),
    ),
  ]
  return (text) => {
    const folded = script.fold(text)
    const corrected = hasTypoCorrection(locale) ? correctTypos(folded, vocabulary) : folded
    const rest = harmless.reduce(
      (left, pattern) => left.replace(pattern, script.isSpaced ? '— ' : '—'),
      corrected,
    )
    return dangers
      .filter(({ patterns }) => patterns.some((pattern) => pattern.test(rest)))
      .map(({ danger }) => danger)
  }
}
