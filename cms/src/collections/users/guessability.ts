import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'

export type Guessability = 'common' | 'own' | 'good'

/** On its scale from 0 to 4: at least 10⁸ guesses. */
const ENOUGH = 3

/** Whoever attacks an account knows its words. */
const ENOUGH_WITH_OWN_WORDS = 4

/** Its time grows with the square of the length; 40 characters take a third of a second. */
const CONSIDERED_LENGTH = 40

const PRODUCT = 'carelane'

const ENOUGH_BESIDE_OWN_WORDS = 6

const SHORTEST_WORD = 3

const NO_WORD = /[^\p{L}\p{N}]+/gu

const meter = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  maxLength: CONSIDERED_LENGTH,
})

/** @param ownTexts what is known of the account, such as its name */
export function guessability(password: string, ownTexts: readonly string[]): Guessability {
  const words = [PRODUCT, ...wordsOf(ownTexts)]
  const { score, sequence } = meter.check(password, words)
  const isOwn = sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs')
  if (isMadeOf(words, password)) return 'own'
  if (isOwn && score < ENOUGH_WITH_OWN_WORDS) return 'own'
  return score < ENOUGH ? 'common' : 'good'
}

function wordsOf(texts: readonly string[]): string[] {
  const whole = texts.map((text) => text.toLowerCase())
  const parts = whole.flatMap((text) => text.split(NO_WORD))
  return [...new Set([...whole, ...parts])].filter((word) => word.length >= SHORTEST_WORD)
}

function isMadeOf(words: readonly string[], password: string): boolean {
  const whole = password.toLowerCase()
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, ' '), whole)
  return rest !== whole && rest.replaceAll(NO_WORD, '').length < ENOUGH_BESIDE_OWN_WORDS
}
