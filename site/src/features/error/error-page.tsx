import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { ButtonLink } from '@/ui/button/button'
import { ChannelList } from '@/landing/live/channel-list'
import { LostPhone } from '@/not-found/lost-phone'
import styles from './error.module.css'

/** Other systems send visitors here [8#7]. */
export async function ErrorPage() {
  const { lang } = await currentVisit()
  const t = await getTranslations('errors')
  return (
    <div className={`page ${styles.error}`}>
      <LostPhone />
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <ButtonLink href={href(lang, 'home')} link={AppLink}>
        {t('goHome')}
      </ButtonLink>
      <section aria-labelledby="help" className={styles.help}>
        <h2 id="help">{t('talk')}</h2>
        <ChannelList />
      </section>
    </div>
  )
}
