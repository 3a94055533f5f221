import { getTranslations } from 'next-intl/server'
import { deviceName } from '@/forms/device-name'
import { currentVisit } from '@/i18n/visit'
import { originOf } from '@/links/site-origin'
import { Facts } from '@/ui/facts/facts'
import { drawQrCode } from '@/ui/qr-code/draw-qr-code'
import { guaranteePath } from '../guarantee/guarantee-path'
import type { Report } from './find-report'
import { guaranteeFacts } from './report-facts'
import styles from './report.module.css'

export async function GuaranteeOfReport({ report }: { report: Report }) {
  const { lang, country, region } = await currentVisit()
  const t = await getTranslations('report')
  const { guarantee, orderNumber, productBrand, productModel, parts } = report
  if (!guarantee)
    return (
      <section className={styles.part}>
        <h3>{t('guarantee')}</h3>
        <p>{t('noGuarantee')}</p>
      </section>
    )
  const path = await guaranteePath(lang, {
    orderEnd: orderNumber.slice(-4),
    device: deviceName(productBrand, productModel),
    until: guarantee.until,
    parts: parts.map(({ part }) => part),
  })
  const code = `data:image/svg+xml,${encodeURIComponent(drawQrCode(originOf(country) + path))}`
  return (
    <section className={styles.guarantee}>
      <div className={styles.part}>
        <h3>{t('guarantee')}</h3>
        <Facts facts={guaranteeFacts(guarantee, region)} />
        <p>{t('claim')}</p>
      </div>
      <div className={styles.code}>
        <img src={code} width={232} height={232} alt={t('code.name')} />
        <p className={styles.quiet}>{t('code.text')}</p>
        <a href={path} className={styles.proof}>
          {t('code.open')}
        </a>
      </div>
    </section>
  )
}
