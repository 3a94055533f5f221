import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { ButtonLink } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import styles from './pick-up.module.css'

/** For a service that books none here: people do. */
export async function WithoutPickUps() {
  const { lang } = await currentVisit()
  const t = await getTranslations('pickup.without')
  const pages = await getTranslations('pages')
  return (
    <Callout tone="hint" title={<h2 tabIndex={-1}>{t('title')}</h2>}>
      <p>{t('text')}</p>
      <ul>
        <li>{t('address')}</li>
        <li>{t('device')}</li>
      </ul>
      <div className={styles.actions}>
        <ButtonLink href={href(lang, 'contact')}>{pages('contact')}</ButtonLink>
        <ButtonLink href={href(lang, 'service-center')} look="quiet">
          {pages('serviceCenters')}
        </ButtonLink>
      </div>
      <ContactWays />
    </Callout>
  )
}
