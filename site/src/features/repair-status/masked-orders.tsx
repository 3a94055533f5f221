import { getTranslations } from 'next-intl/server'
import { formatDay } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { Icon } from '@/ui/icon/icon'
import { ContactWays } from '../lookup/contact-ways'
import { lookupWords } from '../lookup/lookup-words'
import { CodeForm } from './code-form'
import type { RepairAnswer } from './find-repairs'
import { COUNTDOWN } from './clock'
import { minutes } from './form-of-visit'
import { ICON_OF } from './order-card'
import type { RememberedPhone } from './remembered'
import { stateOf } from './states'
import styles from './repair.module.css'

/** That there are repairs of a phone and how they stand, and the way to open them [2.4#23]. */
export async function MaskedOrders({ orders, lookup, isOver }: Extract<RepairAnswer, { kind: 'masked' }>) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('repair')
  const { code } = lookup
  const now = new Date().getTime()
  const isSent = code !== undefined && code.until > now
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
          isSent={isSent}
          againInSeconds={code ? Math.max(0, Math.ceil((code.againAt - now) / 1000)) : 0}
          contact={<ContactWays />}
          words={{
            ...(await lookupWords({ submit: t('code.submit'), submitting: t('code.checking') })),
            send: t('code.send'),
            sending: t('code.sending'),
            sent: await sentWords(lookup, now),
            label: t('code.label'),
            again: t('code.again'),
            againIn: t('code.againIn', { time: COUNTDOWN }),
          }}
        />
      </div>
    </section>
  )
}

async function sentWords({ phone, code }: RememberedPhone, now: number): Promise<string> {
  const t = await getTranslations('repair')
  if (!code) return ''
  if (!code.isNew) return t('invalid.codeWait')
  // From left to right in every language.
  const shown = `\u2066${phone.replace('-', ' ')}\u2069`
  return t('code.sent', { phone: shown, time: await minutes((code.until - now) / 1000) })
}
