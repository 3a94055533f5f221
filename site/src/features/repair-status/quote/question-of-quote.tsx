import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { lookupWords } from '@/forms/lookup-words'
import { CodeForm } from '@/forms/one-time-code/code-form'
import { codeTimes, codeWords } from '@/forms/one-time-code/code-words'
import { formatDay } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { Callout } from '@/ui/callout/callout'
import type { RememberedPhone } from '../remembered'
import { confirmAnswer, sendAnswerCode } from './answer-actions'
import { AnswerForm } from './answer-form'
import { sealAsked } from './asked-quote'
import type { QuoteAnswerNeeded } from './find-quote'
import { QuoteDocument } from './quote-document'
import { quotePath } from './quote-path'
import { money, sentencesOf, shownFacts, type Quote } from './shown-quote'
import styles from './quote.module.css'

interface QuestionOfQuoteProps extends QuoteAnswerNeeded {
  lookup: RememberedPhone
  of: string
  isChoosing: boolean
}

export async function QuestionOfQuote({
  quote,
  lookup,
  refused,
  called,
  of,
  isChoosing,
}: QuestionOfQuoteProps) {
  const { region } = await currentVisit()
  const t = await getTranslations('quote')
  const { orderNumber, version, total, currency } = quote
  const facts = shownFacts(quote, region)
  const sentences = sentencesOf(quote, region)
  const { phone } = lookup
  const sealed = await sealAsked({ orderNumber, version, total, currency, facts, sentences, phone, of })
  const begun = lookup.quote
  const isConfirming = !isChoosing && begun?.orderNumber === orderNumber && begun.version === version
  const isBegunOnOlder = begun?.orderNumber === orderNumber && begun.version < version
  return (
    <>
      {(refused || isBegunOnOlder) && (
        <Refused
          answer={refused?.answer ?? null}
          isOlder={isBegunOnOlder || (refused?.content.version ?? version) < version}
        />
      )}
      <Callout
        tone="wait"
        title={<h2 tabIndex={-1}>{t('open.title', { date: formatDay(quote.validUntil, region) })}</h2>}
      >
        <p>{t('open.text')}</p>
        {called && <p>{t('called')}</p>}
      </Callout>
      {isConfirming && (
        <Confirm lookup={lookup} begun={begun} sealed={sealed} of={of} sentence={sentences[begun.answer]} />
      )}
      <QuoteDocument facts={facts} />
      {!isConfirming && <Choice quote={quote} lookup={lookup} sealed={sealed} isCalled={called !== null} />}
    </>
  )
}

async function Refused({ answer, isOlder }: { answer: string | null; isOlder: boolean }) {
  const t = await getTranslations('quote')
  const why = answer === 'outdated' || isOlder ? 'changed' : 'unproven'
  return (
    <Callout tone="bad" title={<h2 tabIndex={-1}>{t(`${why}.title`)}</h2>}>
      <p>{t(`${why}.text`)}</p>
    </Callout>
  )
}

interface ChoiceProps {
  quote: Quote
  lookup: RememberedPhone
  sealed: string
  isCalled: boolean
}

async function Choice({ quote, lookup, sealed, isCalled }: ChoiceProps) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('quote.answer')
  const { diagnosisFee, total } = quote
  const isFree = diagnosisFee === 0
  return (
    <section className={styles.answer}>
      <AnswerForm
        lang={lang}
        sealed={sealed}
        contact={<ContactWays />}
        words={{
          ...(await lookupWords({ submit: t('submit'), submitting: t('submitting') })),
          legend: t('legend'),
        }}
        choices={[
          { value: 'yes', label: t('yes', { total: money(quote, total, region) }), text: t('yesText') },
          {
            value: 'no',
            label: t('no'),
            text: isFree ? t('noFree') : t('noText', { fee: money(quote, diagnosisFee, region) }),
          },
          ...(isCalled
            ? []
            : [
                {
                  value: 'callMe',
                  label: t('call'),
                  text: t('callText', { phone: shownPhone(lookup.phone) }),
                },
              ]),
        ]}
      />
    </section>
  )
}

interface ConfirmProps {
  lookup: RememberedPhone
  begun: NonNullable<RememberedPhone['quote']>
  sealed: string
  of: string
  sentence: string
}

async function Confirm({ lookup: { phone }, begun, sealed, of, sentence }: ConfirmProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('quote.confirm')
  const now = new Date().getTime()
  const { answer, code } = begun
  return (
    <section className={styles.answer}>
      <h2 tabIndex={-1}>{t('title')}</h2>
      <p className={styles.sentence}>{sentence}</p>
      <p>{t('text')}</p>
      <CodeForm
        key={code?.againAt}
        lang={lang}
        {...codeTimes(code, now)}
        contact={<ContactWays />}
        words={await codeWords(t(answer), { phone, code }, now)}
        send={sendAnswerCode}
        enter={confirmAnswer}
        about={
          <>
            <input type="hidden" name="sealed" value={sealed} />
            <input type="hidden" name="answer" value={answer} />
          </>
        }
      />
      <p>
        <a href={`${quotePath(lang, of)}&choose=1`}>{t('change')}</a>
      </p>
    </section>
  )
}

/** Always left to right. */
function shownPhone(phone: string): string {
  return `\u2066${phone.replace('-', ' ')}\u2069`
}
