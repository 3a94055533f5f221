import { getTranslations } from 'next-intl/server'
import { contactChannels } from '@/shell/contact/contact-channels'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { Icon } from '@/ui/icon/icon'
import styles from './home.module.css'

export async function HelpChannels() {
  const { lang, countryData } = await currentVisit()
  const t = await getTranslations('home.help')
  const channels = contactChannels(countryData)
  return (
    <section className={styles.band} aria-labelledby="help">
      <div className={`page ${styles.section}`}>
        <div>
          <h2 id="help">{t('title')}</h2>
          <p className={styles.lead}>{channels.length > 0 ? t('lead') : t('none')}</p>
        </div>
        {channels.length > 0 ? (
          <ul role="list" className={styles.channels}>
            {channels.map(({ kind, href: to, shown, icon }) => (
              <li key={kind}>
                <a href={to} className={styles.channel}>
                  <Icon name={icon} size={28} />
                  <span>
                    {t(kind)}
                    <bdi dir="ltr">{shown}</bdi>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p>
            <AppLink href={href(lang, 'choose-your-country-or-region')}>{t('noneLink')}</AppLink>
          </p>
        )}
      </div>
    </section>
  )
}
