import { protectionNumber } from '@carelane/after-sales'
import { z } from 'zod'
import { findSiteSection } from '@/forms/site-section'
import { readForm } from '@/platform/read-form'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import type { Account } from '@/accounts/account-schema'
import { freshSession } from '@/accounts/fresh-session'
import { redirectTo } from '@/accounts/redirect-to-provider'
import { accountOf } from '@/accounts/session-content'
import { sessionOf } from '@/accounts/session-cookie'
import { cancelOrder } from '../cancel-order'
import type { Money } from '../money'
import { openPayment } from './open-payment'
import { orderCookie } from './order-cookie'
import { detailPath, listPath, policyPath, RECORD_NAMES } from './records'
import { readCancelForm } from './sealed-order'

const where = { lang: z.string().max(10), record: z.enum(RECORD_NAMES) }

const opened = z.object({
  ...where,
  order: protectionNumber,
  to: z.enum(['detail', 'policy', 'pay', 'go-on-paying']),
})

/**
 * 403 for other origins.
 * @throws StoreError
 */
export async function answerOpenOrder(request: Request): Promise<Response> {
  const { data: sent } = opened.safeParse(await readForm(request))
  const section = sent && (await findSiteSection(sent.lang))
  if (!sent || !section) return notOurs()
  const account = await accountOfRequest(request)
  if (!account) return redirectTo(listPath(section.lang, sent.record))
  const { order: orderNumber, record, to } = sent
  const remember = (total?: Money) =>
    orderCookie({ owner: account.owner, orderNumber, ...(total && { total }) })
  switch (to) {
    case 'detail':
      return redirectTo(detailPath(section.lang, record), [await remember()])
    case 'policy':
      return redirectTo(policyPath(section.lang), [await remember()])
    case 'pay':
    case 'go-on-paying': {
      const asked = { orderNumber, record, isBegun: to === 'go-on-paying' }
      const { path, total } = await openPayment(request, asked, account, section)
      return redirectTo(path, [await remember(total)])
    }
  }
}

const canceling = z.object({ ...where, sealed: z.string().max(2000) })

/**
 * [4#33]. 403 for other origins.
 * @throws StoreError nothing was cancelled
 */
export async function answerCancelOrder(request: Request): Promise<Response> {
  const { data: sent } = canceling.safeParse(await readForm(request))
  const section = sent && (await findSiteSection(sent.lang))
  if (!sent || !section) return notOurs()
  const form = await readCancelForm(sent.sealed)
  const account = await accountOfRequest(request)
  const path = detailPath(section.lang, sent.record)
  if (!form || account?.owner !== form.owner) return redirectTo(`${path}?failed=1`)
  const { key, orderNumber, withdrawal } = form
  const { country, locale } = section
  const canceled = await unlessStoreFails(
    cancelOrder({ key, account, country, locale, orderNumber, withdrawal }),
  )
  if (!canceled.ok) return redirectTo(`${path}?failed=1`)
  return redirectTo(path, [await orderCookie({ owner: account.owner, orderNumber, cancel: key })])
}

function notOurs(): Response {
  return new Response('This form is not ours.\n', { status: 403 })
}

async function accountOfRequest(request: Request): Promise<Account | undefined> {
  const found = await sessionOf(request)
  const session = found && (await freshSession(found))
  return session && accountOf(session)
}
