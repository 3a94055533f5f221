import type { LookupState } from '@/forms/state'
import type { Receipt } from '@/forms/receipt'
import type { OpenForm } from './open-form'
import type { Progress } from './progress'

export interface SurveyState {
  form: OpenForm | null
  progress: Progress | null
  outcome: LookupState<Receipt>
}

export const UNSENT: SurveyState = { form: null, progress: null, outcome: { status: 'unasked' } }
