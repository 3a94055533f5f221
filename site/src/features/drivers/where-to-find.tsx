import { getTranslations } from 'next-intl/server'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icons'
import { LaptopDrawing } from './laptop-drawing'
import styles from './drivers.module.css'

/** What Windows prints of the board that holds it. */
const COMMAND = 'Get-CimInstance Win32_BIOS'

/** Where a laptop shows its serial number. */
export async function WhereToFind() {
  const t = await getTranslations('drivers.where')
  const places: { icon: IconName; title: string; text: string; command?: string }[] = [
    { icon: 'computer', title: t('laptop'), text: t('laptopText') },
    { icon: 'box', title: t('box'), text: t('boxText') },
    {
      icon: 'settings',
      title: 'Windows',
      text: t('systemText', { terminal: 'PowerShell', name: 'SerialNumber' }),
      command: COMMAND,
    },
  ]
  return (
    <section className={styles.where} aria-labelledby="where">
      <h2 id="where">{t('title')}</h2>
      <LaptopDrawing label={t('picture')} />
      <ul role="list">
        {places.map(({ icon, title, text, command }) => (
          <li key={icon}>
            <Icon name={icon} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
              {command && <code dir="ltr">{command}</code>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
