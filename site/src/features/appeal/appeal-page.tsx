import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { ButtonLink } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import { ContactWays } from '@/forms/contact-ways'
import { LookupPage } from '@/tool-page/lookup-page'
import { appealPath } from './appeal-path'
import styles from './appeal.module.css'

const READY = ['imei', 'invoice', 'identity', 'flight'] as const

/** [2.4#31] */
export async function AppealPage() {
  const { lang } = await currentVisit()
  const t = await getTranslations('appeal')
  const pages = await getTranslations('pages')
  return (
    <LookupPage page="phone-unlocking-appeal" title={pages('unlockAppeal')} lead={t('lead')} topic="account">
      <div className={styles.column}>
        <div className={styles.actions}>
          <ButtonLink href={appealPath(lang, 'new')}>{t('submitNew')}</ButtonLink>
          <ButtonLink href={appealPath(lang, 'mine')} look="quiet">
            {t('check')}
          </ButtonLink>
        </div>
        <Ready />
        <ContactWays />
      </div>
    </LookupPage>
  )
}

async function Ready() {
  const t = await getTranslations('appeal')
  return (
    <section aria-labelledby="ready" className={styles.ready}>
      <h2 id="ready">{t('haveReady')}</h2>
      <ul role="list">
        {READY.map((item) => (
          <li key={item}>
            <Icon name="check" size={20} />
            {t(`ready.${item}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
