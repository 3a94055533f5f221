import { keepInTab } from '@/platform/tab-storage'
import { fieldOf, readEnteredAnswers } from './entered-answers'
import type { OpenForm } from './open-form'
import { START, type Progress } from './progress'

/** With the key, so that sending again counts once. */
export function keepDraft(
  { draft, survey, key }: OpenForm,
  { at, given }: Pick<Progress, 'at' | 'given'>,
): void {
  const kept = new URLSearchParams({ key, at: String(at) })
  for (const place of survey.questions.keys())
    for (const value of given[fieldOf(place)] ?? []) kept.append(fieldOf(place), value)
  keepInTab(draft, String(kept))
}

export function readDraft(
  text: string,
  { survey: { questions } }: OpenForm,
): { key: string | null; progress: Progress } {
  const kept = new URLSearchParams(text)
  const at = Number(kept.get('at'))
  return {
    key: kept.get('key'),
    progress: { ...START, at: questions[at] ? at : 0, given: readEnteredAnswers(kept, questions) },
  }
}
