'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { href } from '@/links/href'
import { translatorOf } from '@/i18n/translator'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { currentAccount } from '@/accounts/account'
import { notStored } from '@/forms/not-stored'
import { throttle } from '@/forms/throttle'
import type { SiteSection } from '@/forms/site-section'
import { readSent } from '@/forms/read-sent'
import { redirectFromAction } from '@/forms/redirect-from-action'
import type { Submission } from '@/handing-in/ledger'
import { submit } from '@/handing-in/submit'
import { deliverSurvey } from './deliver-survey'
import { openSurveys } from './find-survey'
import { readEnteredAnswers } from './entered-answers'
import { recallHandedIn, rememberHandedIn } from './handed-in'
import { openForm, reopenForm, type OpenForm } from './open-form'
import { isReady, move, START, STEPS } from './progress'
import type { SurveyAnswer } from './read-answer'
import type { SurveyState } from './state'
import type { SurveyContent } from './survey-content'
import { surveyReceipt } from './survey-receipt'
import { answersOnPath } from './question-path'

const fields = z.object({
  sealed: z.string().max(300_000),
  draft: z.string().max(500).catch(''),
  key: z.uuid(),
  at: z.coerce.number().int().catch(0),
  // Resubmission by script has no button.
  go: z.enum(STEPS).catch('send'),
})

/** A step, or all [7#22]; stored before this answers. */
export async function takeSurvey(_before: SurveyState, sentForm: FormData): Promise<SurveyState> {
  const { sent, section } = await readSent(fields, sentForm)
  const form = (await reopenForm(sent.sealed, sent.key)) ?? (await renewed(sent, section))
  const t = translatorOf(section.region.tag, 'survey')
  if (!form)
    return { form: null, progress: null, outcome: { status: 'failed', typed: {}, message: t('over') } }
  const { questions } = form.survey
  const from = { at: sent.at, given: readEnteredAnswers(sentForm, questions) }
  const progress = move(questions, from, sent.go)
  if (sent.go === 'quit' || (sent.go === 'leave' && !progress.isLeaving)) redirect(href(section.lang, 'home'))
  const filled = answersOnPath(questions, from.given)
  if (sent.go !== 'send' || !isReady(questions, from) || !filled.ok)
    return { form, progress, outcome: { status: 'unasked' } }
  const throttled = await throttle({ action: 'survey', numbers: {}, form: sentForm, typed: {}, section })
  if (throttled) return { form, progress, outcome: throttled }
  const submission = await unlessStoreFails(handIn(form, filled.answers, section))
  if (!submission.ok) return { form, progress, outcome: notStored(t('notStored'), {}) }
  await redirectFromAction(href(section.lang, 'survey'))
  const found = surveyReceipt(submission.value, section.region)
  return { form, progress: START, outcome: { status: 'answered', typed: {}, found } }
}

async function renewed(
  { draft, key }: { draft: string; key: string },
  section: SiteSection,
): Promise<OpenForm | null> {
  const found = await openSurveys.find(section)
  const form = found.ok && found.survey ? await openForm(found.survey) : null
  return form?.draft === draft ? { ...form, key } : null
}

/** Once per browser and survey, or again after refusal. */
async function handIn(
  { survey: { id: surveyId }, key }: OpenForm,
  answers: SurveyAnswer[],
  { country, locale }: SiteSection,
): Promise<Submission> {
  const before = await recallHandedIn(country)
  if (before?.surveyId === surveyId && before.submission.state !== 'refused') return before.submission
  const signedIn = await unlessStoreFails(currentAccount())
  const account = signedIn.ok ? signedIn.value : undefined
  const content: SurveyContent = { surveyId, country, locale, account, answers }
  const subjects = account ? [account.owner] : []
  const handedIn = { key, kind: 'survey', country, once: null, subjects, content } as const
  const submission = await submit(handedIn, deliverSurvey)
  await rememberHandedIn({ surveyId, country, key: submission.key })
  return submission
}
