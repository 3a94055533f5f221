import { getTranslations } from 'next-intl/server'
import { LookupFailure } from '@/forms/lookup-failure'
import { ContactWays } from '@/forms/contact-ways'
import { currentVisit } from '@/i18n/visit'
import { Callout } from '@/ui/callout/callout'
import { FormOfVisit } from '../form-of-visit'
import { ProofOfPhone } from '../proof-of-phone'
import { AnswerReceipt } from './answer-receipt'
import { BackToRepairs } from '../back-to-repairs'
import { findQuote } from './find-quote'
import { QuestionOfQuote } from './question-of-quote'
import { QuoteDocument } from './quote-document'
import { quotePath } from './quote-path'
import { shownFacts, type Quote } from './shown-quote'

export async function QuoteFindings({ query }: { query: Record<string, unknown> }) {
  const visit = await currentVisit()
  const common = await getTranslations('common')
  const { of } = query
  const found = await findQuote(of, visit)
  switch (found.kind) {
    case 'start':
      return <Start />
    case 'proof':
      return <ProofOfPhone {...found} />
    case 'none':
      return <NoQuote />
    case 'failed':
      return (
        <LookupFailure failure={found.failure}>
          <p>
            <a href={quotePath(visit.lang, String(of))}>{common('tryAgain')}</a>
          </p>
        </LookupFailure>
      )
    case 'question':
      return <QuestionOfQuote {...found} of={String(of)} isChoosing={query.choose !== undefined} />
    case 'answered':
      return <AnswerReceipt own={found.own} again={quotePath(visit.lang, String(of))} />
    case 'closed':
      return <Closed quote={found.quote} />
  }
}

async function Start() {
  const t = await getTranslations('quote.start')
  return (
    <>
      <Callout tone="hint" title={<h2>{t('title')}</h2>}>
        <p>{t('text')}</p>
      </Callout>
      <FormOfVisit lookup={null} isByPhone />
    </>
  )
}

async function NoQuote() {
  const t = await getTranslations('quote.none')
  return (
    <Callout tone="wait" title={<h2 tabIndex={-1}>{t('title')}</h2>}>
      <p>{t('text')}</p>
      <BackToRepairs />
      <ContactWays />
    </Callout>
  )
}

const CLOSED = ['accepted', 'declined', 'expired'] as const

async function Closed({ quote }: { quote: Quote }) {
  const t = await getTranslations('quote')
  const { region } = await currentVisit()
  // Past its day the service may not have noticed yet.
  const state = CLOSED.find((known) => known === quote.state) ?? 'expired'
  return (
    <>
      <Callout
        tone={state === 'accepted' ? 'good' : 'wait'}
        title={<h2 tabIndex={-1}>{t(`ended.${state}`)}</h2>}
      >
        <p>{t(`endedText.${state}`)}</p>
        <BackToRepairs />
      </Callout>
      <QuoteDocument facts={shownFacts(quote, region)} />
      {state === 'expired' && <ContactWays />}
    </>
  )
}
