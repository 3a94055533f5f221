import type { AnswerPart, Asked } from '../engine/answer'
import type { FoundDanger } from './danger-of'

export async function* safetyAnswer(
  { dangers, locale }: FoundDanger,
  { carried }: Pick<Asked, 'carried'>,
): AsyncGenerator<AnswerPart> {
  for (const danger of dangers) yield { type: 'safety', danger, locale }
  yield { type: 'carried', carried }
}
