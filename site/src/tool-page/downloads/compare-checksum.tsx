import { getTranslations } from 'next-intl/server'
import { Icon } from '@/ui/icon/icon'
import styles from './downloads.module.css'

const COMMANDS = [
  { system: 'Windows', command: 'certutil -hashfile file.zip SHA256' },
  { system: 'macOS', command: 'shasum -a 256 file.zip' },
  { system: 'Linux', command: 'sha256sum file.zip' },
]

export async function CompareChecksum() {
  const t = await getTranslations('downloads')
  return (
    <details className={styles.compare}>
      <summary>
        {t('compare.title')}
        <Icon name="down" />
      </summary>
      <p>{t('compare.text')}</p>
      <dl>
        {COMMANDS.map(({ system, command }) => (
          <div key={system}>
            <dt>{system}</dt>
            <dd>
              <code dir="ltr">{command}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p>{t('compare.differs')}</p>
    </details>
  )
}
