'use client'

import { useActionState, useEffect, useRef, type ReactNode } from 'react'
import { forgetInTab } from '@/platform/tab-storage'
import { headingIn, useFocusOnAnswer } from '@/forms/use-focus-on-answer'
import { ReceiptCard } from '@/forms/receipt-card'
import type { OpenForm } from './open-form'
import { Questionnaire, type QuestionnaireProps } from './questionnaire'
import { UNSENT } from './state'
import { takeSurvey } from './take-survey'

interface SurveyFormProps extends Pick<QuestionnaireProps, 'lang' | 'home' | 'words' | 'contact' | 'note'> {
  form: OpenForm | null
  instead: ReactNode
}

export function SurveyForm({ form: offered, instead, ...rest }: SurveyFormProps) {
  const [state, send, isPending] = useActionState(takeSurvey, UNSENT)
  const frame = useRef<HTMLDivElement>(null)
  const { outcome } = state
  const form = state.form ?? offered

  useEffect(() => {
    if (outcome.status === 'answered' && state.form) forgetInTab(state.form.draft)
  }, [outcome, state.form])
  useFocusOnAnswer(outcome, () => headingIn(frame.current))

  if (outcome.status === 'answered')
    return (
      <div ref={frame}>
        <ReceiptCard receipt={outcome.found} contact={rest.contact} />
      </div>
    )
  if (!form) return instead
  return (
    <div ref={frame}>
      <Questionnaire key={form.draft} {...{ ...rest, form, state, send, isPending }} />
    </div>
  )
}
