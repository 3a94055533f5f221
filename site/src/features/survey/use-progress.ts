import { useState, useSyncExternalStore } from 'react'
import { forgetInTab, recallInTab } from '@/platform/tab-storage'
import { keepDraft, readDraft } from './draft'
import type { EnteredAnswers } from './entered-answers'
import type { OpenForm } from './open-form'
import { move, START, type Progress, type Step } from './progress'
import type { SurveyState } from './state'

interface Taken {
  progress: Progress
  isMoved: boolean
  key: string
  take: (given: EnteredAnswers, step: Step) => void
  keep: (given: EnteredAnswers) => void
  forget: () => void
}

/** Here, else from the server, else this tab's draft. */
export function useProgress(form: OpenForm, state: SurveyState): Taken {
  const draft = useSyncExternalStore(
    () => () => {},
    () => recallInTab(form.draft),
    () => null,
  )
  const [here, setHere] = useState<{ after: SurveyState; progress: Progress } | null>(null)
  const kept = draft === null ? null : readDraft(draft, form)
  const isMoved = here?.after === state
  const progress = (isMoved ? here.progress : state.progress) ?? kept?.progress ?? START
  const keyed = { ...form, key: kept?.key ?? form.key }
  return {
    progress,
    isMoved,
    key: keyed.key,
    take: (given, step) => {
      const moved = move(form.survey.questions, { at: progress.at, given }, step)
      keepDraft(keyed, moved)
      setHere({ after: state, progress: moved })
    },
    keep: (given) => keepDraft(keyed, { at: progress.at, given }),
    forget: () => forgetInTab(form.draft),
  }
}
