import type { AnswerPart } from './answer'

/** As an answerer's; `again` withdraws what came before it. */
export type GivenPart = AnswerPart | { type: 'again' }
