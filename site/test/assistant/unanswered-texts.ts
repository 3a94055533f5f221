import type { AskedDemo } from './asked-demo'
import { type OwnText, ownTexts } from './own-texts'
import { isHeldOut, type Question } from './questions'
import { SECTIONS } from './sections'

/** @param isChosen which of our own titles, names and example questions are asked */
export async function unansweredTexts(demo: AskedDemo, isChosen: (text: OwnText) => boolean) {
  const asked = ownTexts()
    .filter(
      ({ kind, locale, text, countries }) =>
        (kind !== 'quickLink' || isHeldOut({ id: text })) &&
        (!countries || countries.some((country) => country === SECTIONS[locale])),
    )
    .filter(isChosen)
    .map(({ kind, locale, text }): Question => ({ id: kind, lang: SECTIONS[locale], locale, text }))
  const outcomes = await demo.askAll(asked)
  return {
    asked: outcomes.length,
    unanswered: outcomes
      // Whoever asks for the page on a danger may be in it.
      .filter(({ isAnswered, isSafe }) => !isAnswered && !isSafe)
      .map(({ question, told }) => `${question.locale} ${question.text}: ${told}`),
  }
}
