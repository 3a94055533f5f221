import { ContentUnavailable } from '@/content/content-unavailable'
import type { AnswerPart, Asked } from '../engine/answer'
import { titledSo } from '../engine/embedded-answer'
import { findPassages } from '../engine/find-passages'

/** Below a card of safety, the page whose very title was typed. While the content is away the card stands alone. */
export async function* pageTitled(asked: Asked, signal: AbortSignal): AsyncGenerator<AnswerPart> {
  try {
    const { passages } = await findPassages(asked, signal)
    const source = titledSo(asked, passages)
    if (source) yield { type: 'source', source }
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
  }
}
