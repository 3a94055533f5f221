import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { currentVisit } from '@/i18n/visit'
import { Callout } from '@/ui/callout/callout'
import { NotOpen } from '../not-open'
import { AnswerReceipt } from './answer-receipt'
import { BackToRepairs } from '../back-to-repairs'
import { findQuote } from './find-quote'
import { QuestionOfQuote } from './question-of-quote'
import { QuoteDocument } from './quote-document'
import { quotePath } from './quote-path'
import { shownFacts, type Quote } from './shown-quote'

export async function QuoteFindings({ query }: { query: Record<string, unknown> }) {
  const visit = await currentVisit()
  const t = await getTranslations('quote')
  const { of } = query
  const found = await findQuote(of, visit)
  switch (found.kind) {
    case 'question':
      return <QuestionOfQuote {...found} of={String(of)} isChoosing={query.choose !== undefined} />
    case 'answered':
      return <AnswerReceipt own={found.own} again={quotePath(visit.lang, String(of))} />
    case 'closed':
      return <Closed quote={found.quote} />
    default:
      return (
        <NotOpen
          order={found}
          again={quotePath(visit.lang, String(of))}
          startText={t('start.text')}
          none={{ title: t('none.title'), text: t('none.text') }}
        />
      )
  }
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
