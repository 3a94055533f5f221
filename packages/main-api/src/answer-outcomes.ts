/** What became of a question to the assistant. `choose`: asked back. */
export const ANSWER_OUTCOMES = ['answered', 'choose', 'refused', 'safety', 'greeting', 'otherBrand'] as const

/** And what visitors said of answers. */
export const COUNTED_OUTCOMES = [...ANSWER_OUTCOMES, 'helped', 'notHelped'] as const

export type AnswerOutcome = (typeof ANSWER_OUTCOMES)[number]
export type CountedOutcome = (typeof COUNTED_OUTCOMES)[number]
