import type { LookupState } from '@/forms/state'
import type { Receipt } from '@/forms/receipt'
import type { OpenForm } from './open-form'
import type { Progress } from './progress'

/** How a survey stands after a form was sent. */
export interface SurveyState {
  /** What was sent, so that it is shown again whatever the service says by then; null before. */
  form: OpenForm | null
  progress: Progress | null
  outcome: LookupState<Receipt>
}

export const UNSENT: SurveyState = { form: null, progress: null, outcome: { status: 'unasked' } }
