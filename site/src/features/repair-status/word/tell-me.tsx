import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { lookupWords } from '@/forms/lookup-words'
import { formatDay } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { subjectHash } from '@/platform/keys'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { Icon } from '@/ui/icon/icon'
import type { RepairOrder } from '../timeline'
import { sealAskedWord } from './asked-word'
import { mailChannel, messageProvider, pushChannel } from './channels'
import { LAST_STATES } from './last-states'
import { quietHours } from './quiet-text'
import { StopForm } from './stop-form'
import { subscriptionsOf, type Subscription } from './subscriptions'
import { MailForm, MessageForm, PushForm } from './word-forms'
import styles from './word.module.css'

/** Of an order whose phone was confirmed. */
export async function TellMe({ order }: { order: RepairOrder }) {
  const { orderNumber, repairStatus: state, customerPhone: phone } = order
  const [mail, push, provider] = [mailChannel(), pushChannel(), messageProvider()]
  const message = phone === null ? null : provider
  if ((!mail && !push && !message) || LAST_STATES.includes(state)) return null
  const { lang, region } = await currentVisit()
  const found = await unlessStoreFails(subscriptionsOf(orderNumber))
  if (!found.ok) return null
  const t = await getTranslations('word')
  const sealed = await sealAskedWord({ orderNumber, phone, state })
  const form = { lang, sealed, id: `word-${subjectHash(orderNumber).slice(0, 8)}`, contact: <ContactWays /> }
  const words = async (button: { submit: string }) => ({
    ...(await lookupWords({ ...button, submitting: t('submitting') })),
    failed: t('failed'),
    night: t('night'),
  })
  return (
    <details className={styles.word} open={found.value.length > 0}>
      <summary>
        {t('title')}
        <Icon name="down" size={20} />
      </summary>
      <div className={styles.body}>
        <p>{t('text', quietHours(region))}</p>
        <Wanted subscriptions={found.value} lang={lang} />
        {mail && (
          <MailForm
            {...form}
            words={{ ...(await words({ submit: t('email.submit') })), email: t('email.label') }}
          />
        )}
        {message && (
          <MessageForm
            {...form}
            channels={message.channels}
            phone={phone ?? ''}
            words={{
              ...(await words({ submit: t('title') })),
              hint: t('phone.hint'),
              sms: t('phone.sms'),
              whatsapp: t('phone.whatsapp'),
            }}
          />
        )}
        {push && (
          <PushForm
            {...form}
            publicKey={push.publicKey}
            words={{
              ...(await words({ submit: t('push.submit') })),
              blocked: t('push.blocked'),
              impossible: t('push.impossible'),
            }}
          />
        )}
      </div>
    </details>
  )
}

async function Wanted({ subscriptions, lang }: { subscriptions: readonly Subscription[]; lang: string }) {
  if (subscriptions.length === 0) return null
  const t = await getTranslations('word')
  const { region } = await currentVisit()
  return (
    <ul role="list" className={styles.list}>
      {subscriptions.map(({ id, token, content, isConfirmed, begunAt }) => (
        <li key={id}>
          <span>
            {content?.channel === 'email'
              ? t(isConfirmed ? 'list.email' : 'list.unconfirmed', { address: masked(content.address) })
              : content?.channel === 'sms' || content?.channel === 'whatsapp'
                ? t(`list.${content.channel}`)
                : t('list.push', { date: formatDay(begunAt.toISOString(), region) })}
          </span>
          <StopForm lang={lang} of={token} back="show" />
        </li>
      ))}
    </ul>
  )
}

/** A phone may be shared. */
function masked(address: string): string {
  const at = address.lastIndexOf('@')
  // Left to right, whatever stands around it.
  return `\u2066${address.slice(0, 1)}…${address.slice(at)}\u2069`
}
