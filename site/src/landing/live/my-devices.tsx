import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { Icon } from '@/ui/icon/icon'
import { KeptDevices } from './kept-devices'
import styles from './search.module.css'

export async function MyDevices() {
  const { lang } = await currentVisit()
  const t = await getTranslations('devices')
  return (
    <nav aria-label={t('title')} className={styles.devices}>
      <ul role="list">
        <li>
          <a href={href(lang, 'my-devices')} rel="nofollow">
            <Icon name="smartphone" size={20} />
            {t('title')}
          </a>
        </li>
        <KeptDevices lang={lang} />
      </ul>
    </nav>
  )
}
