import { getTranslations } from 'next-intl/server'
import { SectionFrame } from '@/landing/section-frame'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { ButtonLink } from '@/ui/button/button'
import styles from './steps/steps.module.css'

/** [1#16], [2.1#22] */
export async function BuySection() {
  const { lang } = await currentVisit()
  const t = await getTranslations('tools.pages')
  return (
    <SectionFrame
      section={{ id: 'buy-a-plan', type: 'buy-a-plan', anchor: null, title: null }}
      title={t('plans.title')}
    >
      <p>{t('buy.lead')}</p>
      <div className={styles.actions}>
        <ButtonLink href={href(lang, 'purchase-service')}>{t('buy.title')}</ButtonLink>
        <ButtonLink href={href(lang, 'purchase-service-offline')} look="quiet">
          {t('buyInStore.title')}
        </ButtonLink>
      </div>
    </SectionFrame>
  )
}
