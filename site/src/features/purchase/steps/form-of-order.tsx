import type { CallResponse } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import type { Account } from '@/accounts/account-schema'
import { ownContact } from '@/accounts/own-contact'
import { ContactWays } from '@/forms/contact-ways'
import { lookupWords } from '@/forms/lookup-words'
import { PrivacyNote } from '@/forms/privacy-note'
import type { Typed } from '@/forms/state'
import { dialCodes } from '@/forms/dial-codes'
import { subjectHash } from '@/platform/keys'
import type { Offer } from './fetch-plans'
import { purchasePath } from './channel'
import type { Chosen } from './basket'
import { OrderForm, type OrderFormProps, type OrderWords } from './order-form'
import { sealOrder, sealQuote } from './sealed-order'
import { showPrice } from './shown-price'
import styles from './steps.module.css'

interface Offered {
  offer: Offer
  terms: CallResponse<'protectionProtocol'>
}

interface FormOfOrderProps {
  chosen: Chosen
  offered?: Offered
  instead?: OrderFormProps['instead']
  account: Account
  entered: Typed
}

export async function FormOfOrder({ chosen, offered, instead, account, entered }: FormOfOrderProps) {
  const { lang, country, region } = await currentVisit()
  const t = await getTranslations('purchase')
  const { store } = chosen
  const { owner } = account
  const sealed = offered && (await sealedOf(offered, chosen, owner))
  return (
    <OrderForm
      lang={lang}
      sealed={sealed?.sealed ?? ''}
      instead={instead}
      price={
        sealed && offered ? { quote: sealed.quote, shown: showPrice(offered.offer, null, region) } : null
      }
      draft={`purchase ${subjectHash(owner)}`}
      before={{ region: country.toUpperCase(), ...(await ownContact()), ...entered }}
      isInStore={store !== undefined}
      regions={dialCodes(region.tag).map(({ region: value, name }) => ({ value, name }))}
      terms={offered && <Terms terms={offered.terms} />}
      contact={
        <>
          <p>
            <a href={purchasePath(lang, store ? 'offline' : 'online', 'list')} className={styles.link}>
              {t('order.otherPlan')}
            </a>
          </p>
          <ContactWays />
        </>
      }
      note={<PrivacyNote text={t('order.privacy')} />}
      words={await words()}
    />
  )
}

async function sealedOf(
  { offer, terms }: Offered,
  { imei, plan, store }: Chosen,
  owner: string,
): Promise<{ sealed: string; quote: string }> {
  const { key, sealed } = await sealOrder({
    ...{ owner, imei, ...plan, protocolVersion: terms.version },
    ...(store && { store }),
  })
  const total = { amount: offer.total, currency: offer.currency }
  return { sealed, quote: await sealQuote({ key, code: '', total }) }
}

/** [1#19], [7#37]: open, since agreed to below; scrollable by keyboard. */
async function Terms({ terms: { title, version, text } }: Pick<Offered, 'terms'>) {
  const t = await getTranslations('purchase.order')
  return (
    <section aria-labelledby="terms" className={styles.terms} tabIndex={0}>
      <h2 id="terms">{title}</h2>
      <p className={styles.version}>{t('version', { version })}</p>
      <p>{text}</p>
    </section>
  )
}

async function words(): Promise<OrderWords> {
  const t = await getTranslations('purchase')
  const forms = await getTranslations('forms')
  return {
    ...(await lookupWords({
      submit: t('order.submit'),
      submitting: t('sending'),
    })),
    failed: t('order.failed'),
    check: forms('checkInput'),
    name: t('order.name'),
    country: forms('country'),
    choose: forms('choose'),
    phone: forms('phone'),
    phoneHint: t('order.phoneHint'),
    storeCode: t('order.storeCode'),
    storeCodeHint: t('order.storeCodeHint'),
    agree: t('order.agree'),
    code: t('codes.label'),
    codeHint: t('codes.hint'),
    checking: t('checking'),
    price: t('price.price'),
    discount: t('price.discount'),
    tax: t('price.tax'),
    total: t('price.total'),
  }
}
