import { mccAndLanguage } from '@carelane/after-sales'
import { directionOf } from '@carelane/countries'
import { findSiteSection, type SiteSection } from '@/forms/site-section'
import { formatMoment } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import { afterSales } from '@/platform/after-sales'
import { freshSession } from '@/accounts/fresh-session'
import { ownerOf, type Session } from '@/accounts/session-content'
import { sessionOf } from '@/accounts/session-cookie'
import { coverLines } from '../../cover'
import { findCancellation } from '../../find-cancellation'
import { isBought } from '../../order-states'
import { CLAIM_STEPS } from '../claim-steps'
import { policyFacts } from '../order-facts'
import { readOrders, type OwnOrder } from '../own-orders'
import { policyText } from '../policy-text'
import { readDocumentName } from '../sealed-order'
import { writePolicy } from './write-policy'
import { writeWithdrawal } from './write-withdrawal'

/**
 * The policy, or the receipt of a withdrawal. For its owner [2.4#51]; everybody else gets 404, as for a missing one. 503 if the service is away.
 * @throws StoreError
 */
export async function answerPolicy(request: Request): Promise<Response> {
  const name = await readDocumentName(new URL(request.url).searchParams.get('of') ?? '')
  const section = name && (await findSiteSection(name.lang))
  if (!name || !section) return answerWithoutPolicy(404)
  const found = await sessionOf(request)
  const session = found && (await freshSession(found))
  if (!session || ownerOf(session) !== name.owner) return answerWithoutPolicy(404)
  if (name.isOfWithdrawal) {
    const declared = (await findCancellation(name.owner, name.orderNumber, undefined))?.declared
    return declared
      ? answer(await writeWithdrawal(declared, name.orderNumber, section), 'withdrawal')
      : answerWithoutPolicy(404)
  }
  const order = await findOrder(session, section, name.orderNumber)
  if (order === null) return answerWithoutPolicy(503)
  return order && isBought(order.state)
    ? answer(await documentOf(order, section), 'service-policy')
    : answerWithoutPolicy(404)
}

/** Undefined if missing, null if the service is away. */
async function findOrder(
  { token }: Session,
  section: SiteSection,
  orderNumber: string,
): Promise<OwnOrder | null | undefined> {
  const own = await readOrders((page) =>
    afterSales().call('protectionOrders', { ...mccAndLanguage(section), ...page }, { token }),
  )
  return own.kind === 'list' ? own.orders.find(({ number }) => number === orderNumber) : null
}

function documentOf(order: OwnOrder, { region, locale }: SiteSection): Promise<Uint8Array<ArrayBuffer>> {
  const t = translatorOf(region.tag, 'orders')
  const facts = policyFacts(order, t, region).map(({ label, value, isCode = false }) => ({
    label,
    // Left to right.
    value: isCode ? `\u2066${value}\u2069` : value,
  }))
  return writePolicy({
    title: t('policy.title'),
    brand: 'Carelane',
    standing: policyText(order, t, region) ?? t('policyStates.none'),
    facts,
    sections: [
      { title: t('cover.title'), lines: coverLines(order.productType, t) },
      {
        title: t('claim.title'),
        lines: [...CLAIM_STEPS.map((step) => t(`claim.${step}`)), t('claim.text')],
      },
    ].filter(({ lines }) => lines.length > 0),
    note: t('policy.note', { when: formatMoment(new Date().toISOString(), region) }),
    code: { text: order.number, label: t('policy.code') },
    tag: region.tag,
    isRightToLeft: directionOf(locale) === 'rtl',
  })
}

const PRIVATE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }

function answer(document: Uint8Array<ArrayBuffer>, name: string): Response {
  return new Response(document, {
    headers: {
      ...PRIVATE,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}.pdf"`,
    },
  })
}

function answerWithoutPolicy(status: 404 | 503): Response {
  const text = status === 404 ? 'There is no such policy.\n' : 'The policy cannot be had now.\n'
  return new Response(text, { status, headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8' } })
}
