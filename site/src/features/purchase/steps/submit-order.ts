'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { translatorOf } from '@/i18n/translator'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { currentAccount } from '@/accounts/account'
import type { Account } from '@/accounts/account-schema'
import { notStored } from '@/forms/not-stored'
import { throttle } from '@/forms/throttle'
import type { SiteSection } from '@/forms/site-section'
import { readSent } from '@/forms/read-sent'
import type { LookupState, Typed } from '@/forms/state'
import { redirectFromAction } from '@/forms/redirect-from-action'
import type { Receipt } from '@/forms/receipt'
import { sentText } from '@/forms/sent-text'
import { beginPayment } from '../begin-payment'
import { placeOrder, type Placed } from '../place-order'
import { purchasePath, type Channel } from './channel'
import { codeReason, planReason } from './plan-texts'
import { priceWith, type CheckedCode } from './price-with'
import { forgetEntered, keepEntered, lastingOf } from './entered'
import { problemTexts } from './problem-texts'
import { ORDER_FIELDS, readOrder, type Ordered } from './read-order'
import { rememberOrder } from './remembered-order'
import { returnUrl } from './return-url'
import { readQuote, readSealedOrder, type Quote, type SealedOrder } from './sealed-order'
import { typedField } from './sent-fields'
import type { ShownPrice } from './shown-price'

type Step = LookupState<Receipt>

// For display only; the quote decides.
const LINES = ['price', 'discount', 'tax', 'total'] as const satisfies (keyof ShownPrice)[]

const fields = z.object({
  sealed: sentText,
  quote: sentText,
  ...(Object.fromEntries(LINES.map((name) => [name, typedField])) as Record<string, typeof typedField>),
  ...(Object.fromEntries(ORDER_FIELDS.map((name) => [name, typedField])) as Record<
    string,
    typeof typedField
  >),
})

/** Orders as shown; stored before this answers. */
export async function submitOrder(_before: Step, form: FormData): Promise<Step> {
  const { sent, section } = await readSent(fields, form)
  const { sealed = '', quote: sealedQuote = '', ...rest } = sent as Record<string, string>
  const order = await readSealedOrder(sealed)
  const quote = order && (await readQuote(sealedQuote, order))
  if (!order || !quote) return withNewForm('over', rest, section)
  const typed = { ...rest, sealed, quote: sealedQuote }
  const read = readOrder(typed, order.store !== undefined)
  if (!read.ok) return { status: 'invalid', typed, problems: problemTexts(read.problems, section.region) }
  const asked = await unlessStoreFails(currentAccount())
  if (!asked.ok) return notStored(translatorOf(section.region.tag, 'purchase')('order.notStored'), typed)
  const account = asked.value
  if (!account) return signInAgain(order, typed, section)
  if (account.owner !== order.owner) return failed('signedOut', typed, section)
  const throttled = await throttle({
    action: 'purchase-order',
    numbers: { imei: order.imei },
    form,
    typed,
    section,
  })
  if (throttled) return throttled
  if (read.ordered.code !== quote.code) {
    return shownAnew(await priceWith(read.ordered.code, order, account, section), typed, section)
  }
  const handedIn = await unlessStoreFails(handIn(order, quote, read.ordered, account, section))
  if (!handedIn.ok) return notStored(translatorOf(section.region.tag, 'purchase')('order.notStored'), typed)
  const placed = handedIn.value
  if (placed.kind === 'refused') return showRefusal(placed, order, typed, section)
  await forgetEntered()
  return leadToPayment(order, placed, account, section)
}

function handIn(
  { key, imei, productId, durationDays, protocolVersion, store }: SealedOrder,
  { code, total }: Quote,
  { name, phone, storeCode }: Ordered,
  account: Account,
  { country, locale }: SiteSection,
): Promise<Placed> {
  return placeOrder({
    key,
    content: {
      ...{ account, country, locale, imei, productId, durationDays, protocolVersion, name, phone, total },
      ...(code && { referralCode: code }),
      ...(store && { store: { id: store.id, code: storeCode } }),
    },
  })
}

/** Changed prices are shown first, even with a valid code. */
function shownAnew({ text, isGood, priced }: CheckedCode, typed: Typed, { region }: SiteSection): Step {
  const t = translatorOf(region.tag, 'purchase')
  const shown = { ...typed, ...(priced && { quote: priced.quote, ...priced.shown }) }
  if (!priced || (!isGood && text !== ''))
    return { status: 'invalid', typed: shown, problems: { code: text } }
  return {
    status: 'changed',
    typed: shown,
    title: isGood ? text : t('codes.without'),
    message: t('codes.newTotal', { total: priced.shown.total }),
  }
}

async function signInAgain({ owner, store }: SealedOrder, typed: Typed, section: SiteSection): Promise<Step> {
  await keepEntered(owner, typed)
  await redirectFromAction(purchasePath(section.lang, store ? 'offline' : 'online', 'confirm'))
  refresh()
  return failed('signedOut', typed, section)
}

async function showRefusal(
  placed: Extract<Placed, { kind: 'refused' }>,
  { owner }: SealedOrder,
  typed: Typed,
  section: SiteSection,
): Promise<Step> {
  const { region } = section
  switch (placed.result) {
    case 'wrongStoreCode': {
      const problem = translatorOf(region.tag, 'purchase')('order.wrongStoreCode')
      return { status: 'invalid', typed, problems: { storeCode: problem } }
    }
    case 'referralInvalid':
      return { status: 'invalid', typed, problems: { code: codeReason(placed.reason, region) } }
    case 'notAvailable': {
      const message = `${translatorOf(region.tag, 'purchase')('plans.gone')} ${planReason(placed.reason, region)}`
      await keepEntered(owner, typed)
      return { status: 'failed', typed, message }
    }
    case 'priceChanged':
    case 'protocolChanged':
      return withNewForm(placed.result, typed, section)
    default:
      return failed('rejected', typed, section)
  }
}

async function leadToPayment(
  { key, payKey, owner, store }: SealedOrder,
  placed: Exclude<Placed, { kind: 'refused' }>,
  account: Account,
  section: SiteSection,
): Promise<Step> {
  const channel: Channel = store ? 'offline' : 'online'
  const orderNumber = placed.kind === 'placed' ? placed.order.orderNumber : undefined
  const placedAs = placed.kind === 'placed' ? key : placed.key
  await rememberOrder({ owner, key: placedAs, ...(orderNumber !== undefined && { orderNumber }) })
  const path = purchasePath(section.lang, channel, 'pay')
  // Orders of other forms may be paid already.
  const isNew = placed.kind === 'placed' && !placed.isEarlier
  const payment =
    isNew && orderNumber !== undefined
      ? await unlessStoreFails(
          beginPayment({
            key: payKey,
            account,
            country: section.country,
            locale: section.locale,
            orderNumber,
            returnUrl: returnUrl(section, channel),
          }),
        )
      : null
  const isPaying = payment?.ok === true && payment.value.kind === 'paying'
  const found: Receipt = {
    tone: 'good',
    ...openingWords(section),
    path: await redirectFromAction(isPaying ? `${path}?go=1` : path),
  }
  return { status: 'answered', typed: {}, found }
}

function openingWords({ region }: SiteSection): Pick<Receipt, 'title' | 'text'> {
  const t = translatorOf(region.tag, 'purchase')
  return { title: t('opening'), text: t('open') }
}

type Why = 'over' | 'signedOut' | 'rejected' | 'priceChanged' | 'protocolChanged'

/** Under a new key; terms are agreed to again. */
function withNewForm(why: Why, typed: Typed, section: SiteSection): Step {
  refresh()
  return failed(why, lastingOf(typed), section)
}

function failed(why: Why, typed: Typed, { region }: SiteSection): Step {
  return { status: 'failed', typed, message: translatorOf(region.tag, 'purchase')(`order.${why}`) }
}
