import { getTranslations } from 'next-intl/server'
import { formatDay } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { Icon } from '@/ui/icon/icon'
import { ContactWays } from '../lookup/contact-ways'
import { CodeForm } from '../one-time-code/code-form'
import { codeTimes, codeWords } from '../one-time-code/code-words'
import { enterCode, sendCode } from './code-actions'
import type { RepairAnswer } from './find-repairs'
import { ICON_OF } from './order-card'
import { stateOf } from './states'
import styles from './repair.module.css'

/** That there are repairs of a phone and how they stand, and the way to open them [2.4#23]. */
export async function MaskedOrders({ orders, lookup, isOver }: Extract<RepairAnswer, { kind: 'masked' }>) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('repair')
  const { code } = lookup
  const now = new Date().getTime()
  return (
    <section className={styles.masked}>
      <h2 tabIndex={-1}>{t('masked.title', { count: orders.length })}</h2>
      <ul role="list">
        {orders.map(({ maskedOrderNumber, repairStatus, createdTime }, place) => {
          const { words, tone } = stateOf(repairStatus)
          return (
            <li key={place} data-tone={tone}>
              <Icon name={ICON_OF[tone]} size={20} />
              <strong>{t(`states.${words}.label`)}</strong>
              <bdi dir="ltr">{maskedOrderNumber}</bdi>
              {createdTime && <time dateTime={createdTime}>{formatDay(createdTime, region)}</time>}
            </li>
          )
        })}
      </ul>
      <p>{isOver ? t('masked.over') : t('masked.text')}</p>
      <div className={styles.code}>
        <CodeForm
          key={code?.againAt}
          lang={lang}
          {...codeTimes(code, now)}
          contact={<ContactWays />}
          words={await codeWords(t('code.submit'), lookup, now)}
          send={sendCode}
          enter={enterCode}
        />
      </div>
    </section>
  )
}
