import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { contactChannels } from '@/shell/contact/contact-channels'
import { Icon } from '@/ui/icon/icon'
import styles from './lookup.module.css'

export async function ContactWays() {
  const { countryData } = await currentVisit()
  const channels = contactChannels(countryData)
  if (channels.length === 0) return null
  const t = await getTranslations('forms')
  const common = await getTranslations('common')
  const label = {
    hotline: common('callLabel'),
    whatsapp: common('whatsappLabel'),
    email: common('emailLabel'),
  }
  return (
    <div className={styles.contact}>
      <h3>{t('otherWays')}</h3>
      <ul role="list">
        {channels.map(({ kind, href, shown, icon }) => (
          <li key={kind}>
            <a href={href}>
              <Icon name={icon} size={20} />
              <span>
                {label[kind]} <bdi dir="ltr">{shown}</bdi>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
