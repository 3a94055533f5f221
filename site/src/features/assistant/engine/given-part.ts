import type { AnswerPart } from './answer'

/** `again` withdraws all earlier parts. */
export type GivenPart = AnswerPart | { type: 'again' }
