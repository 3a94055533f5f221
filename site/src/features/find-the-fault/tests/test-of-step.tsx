import type { FinderTest } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { classNames } from '@/ui/class-names'
import { DeviceTest } from './device-test'
import styles from './tests.module.css'

/** Tried in the browser where that has scripts, else by hand. */
export async function TestOfStep({ test }: { test: FinderTest }) {
  const { region } = await currentVisit()
  const t = await getTranslations('finder.test')
  const byHand = t(`${test}.byHand`)
  return (
    <div className={styles.test} data-device-test={test}>
      <p className={styles.withoutScripts}>
        <strong>{t('noScripts')}</strong> {byHand}
      </p>
      <div className={classNames('needs-scripts', styles.scripted)}>
        <DeviceTest
          test={test}
          tag={region.tag}
          words={{
            start: t(`${test}.start`),
            during: t(`${test}.during`),
            stop: t('stop'),
            failed: test === 'network' ? t('network.failed') : t('failed'),
            done: test === 'touch' ? t('touch.done') : t('network.took'),
          }}
        />
        <details>
          <summary>{t('byHand')}</summary>
          <p>{byHand}</p>
        </details>
      </div>
    </div>
  )
}
