import type { AnswerPart } from './answer'

/** `again` withdraws all earlier parts. */
export type StreamedPart = AnswerPart | { type: 'again' }
