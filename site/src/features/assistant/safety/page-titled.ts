import { ContentUnavailable } from '@/content/content-unavailable'
import type { AnswerPart, Asked } from '../engine/answer'
import { titledSo } from '../engine/embedded-answer'
import { findPassages } from '../engine/find-passages'

/** Ms: nobody in danger waits for a page. */
const PATIENCE_MS = 500

/** Below a card of safety, the page whose very title was typed. While the content is away the card stands alone. */
export async function* pageTitled(asked: Asked, signal: AbortSignal): AsyncGenerator<AnswerPart> {
  try {
    const { passages } = await findPassages(
      asked,
      AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    )
    const source = titledSo(asked, passages)
    if (source) yield { type: 'source', source }
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
  }
}
