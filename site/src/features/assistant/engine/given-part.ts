import type { AnswerPart } from './answer'

export type GivenPart = AnswerPart | { type: 'again' }
