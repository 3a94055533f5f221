import { phrasesIn } from '@carelane/intents'
import type { Reason } from '../../refusals/say-refusal'

/** UTF-16 units. */
const LONGEST = 300

/**
 * The model learns whole lines, so a line has to be a question, and stands once.
 * @param value of one language; of all at once, by language, when content is imported
 */
export function readablePhrases(value: unknown): true | Reason {
  if (typeof value === 'object' && value !== null) {
    const results = Object.values(value).map(readablePhrases)
    return results.find((result) => result !== true) ?? true
  }
  if (value === undefined || value === null || value === '') return true
  if (typeof value !== 'string') return 'Write one phrase a line.'
  const phrases = phrasesIn(value)
  const long = phrases.find((phrase) => phrase.length > LONGEST)
  if (long !== undefined) {
    return [
      'A phrase has at most {{most}} characters: “{{begin}}…”',
      { most: LONGEST, begin: long.slice(0, 40) },
    ]
  }
  const twice = phrases.find((phrase, at) => phrases.indexOf(phrase) !== at)
  return twice === undefined || ['“{{phrase}}” stands here twice.', { phrase: twice.slice(0, 80) }]
}
