import { getTranslations } from 'next-intl/server'
import { formatMoment } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { Callout } from '@/ui/callout/callout'
import { Facts } from '@/ui/facts/facts'
import { BackToRepairs } from '../back-to-repairs'
import type { OwnAnswer } from './own-answers'
import { PrintButton } from '@/tool-page/print-button'
import { QuoteDocument } from './quote-document'
import styles from './quote.module.css'

/** Of the number, what its owner reads out. */
const NUMBER_LENGTH = 8

interface AnswerReceiptProps {
  own: OwnAnswer
  /** Address of this page. */
  again: string
}

export async function AnswerReceipt({ own: { key, state, content }, again }: AnswerReceiptProps) {
  const { region } = await currentVisit()
  const t = await getTranslations('quote.receipt')
  const isDelivered = state === 'delivered'
  const isYes = content.answer === 'yes'
  return (
    <>
      <Callout tone={isDelivered ? 'good' : 'wait'} title={<h2 tabIndex={-1}>{t(isYes ? 'yes' : 'no')}</h2>}>
        <p>{isDelivered ? t(isYes ? 'yesText' : 'noText') : t('delivering')}</p>
        {!isDelivered && (
          <p>
            <a href={again}>{t('again')}</a>
          </p>
        )}
        <BackToRepairs />
      </Callout>
      <QuoteDocument facts={content.facts}>
        <h3>{t('said')}</h3>
        <p className={styles.sentence}>{content.sentence}</p>
        <Facts
          facts={[
            { label: t('time'), value: formatMoment(content.answeredTime, region) },
            { label: t('number'), value: key.slice(0, NUMBER_LENGTH).toUpperCase(), isCode: true },
          ]}
        />
      </QuoteDocument>
      <PrintButton>{t('print')}</PrintButton>
    </>
  )
}
