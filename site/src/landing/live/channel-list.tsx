import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { contactChannels } from '@/shell/contact/contact-channels'
import { Icon } from '@/ui/icon/icon'
import styles from './live.module.css'

export async function ChannelList() {
  const { lang, countryData } = await currentVisit()
  const t = await getTranslations('landing')
  const channels = contactChannels(countryData)
  if (channels.length === 0) {
    return (
      <p className={styles.noChannels}>
        {t('help.none')}{' '}
        <AppLink href={href(lang, 'choose-your-country-or-region')}>{t('help.noneLink')}</AppLink>
      </p>
    )
  }
  return (
    <ul role="list" className={styles.channels}>
      {channels.map(({ kind, href: to, shown, icon }) => (
        <li key={kind}>
          <a href={to} className={styles.channel}>
            <Icon name={icon} />
            <span>
              {t(`help.${kind}`)}
              <bdi dir="ltr">{shown}</bdi>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
