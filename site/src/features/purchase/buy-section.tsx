import { getTranslations } from 'next-intl/server'
import { SectionFrame } from '@/landing/section-frame'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { ButtonLink } from '@/ui/button/button'
import styles from './steps/steps.module.css'

/** [1#16], [2.1#22] */
export async function BuySection() {
  const { lang } = await currentVisit()
  const t = await getTranslations('purchase')
  const pages = await getTranslations('pages')
  return (
    <SectionFrame
      section={{ id: 'buy-a-plan', type: 'buy-a-plan', anchor: null, title: null }}
      title={pages('protectionPlans')}
    >
      <p>{t('pages.buy.lead')}</p>
      <div className={styles.actions}>
        <ButtonLink href={href(lang, 'purchase-service')}>{t('pages.buy.title')}</ButtonLink>
        <ButtonLink href={href(lang, 'purchase-service-offline')} look="quiet">
          {t('pages.buyInStore.title')}
        </ButtonLink>
      </div>
    </SectionFrame>
  )
}
