import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { answerNotFound } from '@/platform/render-context'
import { ButtonLink } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { ContactWays } from '@/forms/contact-ways'
import { LookupFailure } from '@/forms/lookup-failure'
import { LookupPage } from '@/tool-page/lookup-page'
import { PrivacyNote } from '@/forms/privacy-note'
import { ReceiptCard } from '@/forms/receipt-card'
import { openSurveys } from './find-survey'
import { recallHandedIn } from './handed-in'
import { openForm } from './open-form'
import { SurveyForm } from './survey-form'
import { surveyReceipt } from './survey-receipt'
import { surveyWords } from './survey-words'

/** [2.1#44]; 404 if none. */
export async function SurveyPage() {
  const visit = await currentVisit()
  const { lang } = visit
  const t = await getTranslations('survey')
  const pages = await getTranslations('pages')
  const [found, before] = await Promise.all([openSurveys.find(visit), recallHandedIn(visit.country)])
  const survey = found.ok ? found.survey : null
  const isTaken = before && (!survey || survey.id === before.surveyId) && before.submission.answer !== 'unfit'
  const form = survey && !isTaken ? await openForm(survey) : null
  if (found.ok && !form && !isTaken) answerNotFound()
  const receipt = isTaken && surveyReceipt(before.submission, visit.region)
  return (
    <LookupPage page="survey" title={pages('survey')} lead={t('lead')}>
      <SurveyForm
        lang={lang}
        home={href(lang, 'home')}
        form={form}
        instead={
          receipt ? (
            <ReceiptCard receipt={receipt} contact={<ContactWays />} />
          ) : found.ok ? (
            <NoSurvey />
          ) : (
            <LookupFailure failure={found.failure} />
          )
        }
        words={await surveyWords()}
        contact={<ContactWays />}
        note={<PrivacyNote text={t('privacy')} />}
      />
    </LookupPage>
  )
}

async function NoSurvey() {
  const { lang } = await currentVisit()
  const t = await getTranslations('survey.none')
  return (
    <Callout tone="hint" title={<h2>{t('title')}</h2>}>
      <p>{t('text')}</p>
      <p>
        <ButtonLink href={href(lang, 'home')}>{t('link')}</ButtonLink>
      </p>
    </Callout>
  )
}
