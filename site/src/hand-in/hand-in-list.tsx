import { getTranslations } from 'next-intl/server'
import { Callout } from '@/ui/callout/callout'
import { type HandInKind, hasBattery, ITEMS_OF } from './hand-in-kinds'
import { RememberTicks } from './remember-ticks'
import styles from './hand-in.module.css'

const LIST = 'hand-in-list'

/** What to do before a device is handed in. Without scripts ticks last as long as the page. */
export async function HandInList({ kind }: { kind: HandInKind }) {
  const t = await getTranslations('handin')
  return (
    <div className={styles.handIn}>
      {hasBattery(kind) && (
        <Callout tone="bad" title={<h3>{t('battery.title')}</h3>}>
          <p>{t('battery.text')}</p>
        </Callout>
      )}
      <ul role="list" id={LIST} className={styles.list}>
        {ITEMS_OF[kind].map((item) => (
          <li key={item}>
            <label>
              <input type="checkbox" data-tick={`${kind}-${item}`} />
              <span>
                <strong>{t(`items.${item}.title`)}</strong> {t(`items.${item}.text`)}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className={`${styles.quiet} needs-scripts`}>{t('remembered')}</p>
      <RememberTicks of={LIST} />
    </div>
  )
}
