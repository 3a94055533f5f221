import { getTranslations } from 'next-intl/server'
import { formatMoment } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import type { Declared } from '../find-cancellation'
import { DOCUMENT_PATH } from './records'
import { sealDocumentName } from './sealed-order'
import styles from './orders.module.css'

interface WithdrawalReceiptProps {
  declared: Declared
  order: { owner: string; orderNumber: string }
}

/** When it arrived, and a file that says so. */
export async function WithdrawalReceipt({ declared, order }: WithdrawalReceiptProps) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('orders.withdraw')
  const of = await sealDocumentName({ ...order, lang, isOfWithdrawal: true })
  return (
    <div>
      <p>{t('received', { when: formatMoment(declared.receivedAt.toISOString(), region) })}</p>
      <a href={`${DOCUMENT_PATH}?${new URLSearchParams({ of })}`} className={styles.link}>
        {t('download')}
      </a>
    </div>
  )
}
