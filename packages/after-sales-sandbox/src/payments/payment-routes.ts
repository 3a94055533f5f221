import { ignoreFailure } from '@carelane/config/ignore-failure'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { Surroundings } from '../surroundings'
import { gonePage, paymentPage, type ShownPayment } from './payment-page'
import { findInstruments, findPayment, type Payment } from './payment-record'
import type { PageLanguage } from './payment-texts'
import { settleOrder } from './settle-payment'
import { takePayment } from './take-payment'

const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
}

const typed = z.object({
  action: z.enum(['card', 'wallet', 'store', 'leave', 'code', 'cashier']),
  number: z.string().max(40).default(''),
})

/** [7#33] */
export function paymentRoutes(surroundings: Surroundings): Hono {
  const { pool, clock } = surroundings
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(HEADERS)) context.res.headers.set(name, value)
  })
  app.get('/:secret', async (context) => {
    const payment = await currentPayment(context, surroundings)
    if (!payment) return context.html(gonePage(languageOf(context, 'en')), 404)
    if (isOver(payment, clock.now())) return context.redirect(payment.returnUrl, 303)
    return context.html(paymentPage(await shown(context, surroundings, payment)))
  })
  app.post('/:secret', async (context) => {
    const secret = context.req.param('secret')
    const read = typed.safeParse(await ignoreFailure(context.req.parseBody(), 'unreadable'))
    if (!read.success) return context.text('Bad Request', 400)
    const taken = await takePayment(surroundings, secret, read.data)
    const payment = await findPayment(pool, secret)
    if (!payment) return context.html(gonePage(languageOf(context, 'en')), 404)
    if (taken) {
      const problem = { field: taken.problem, typed: read.data.number }
      return context.html(paymentPage({ ...(await shown(context, surroundings, payment)), problem }), 422)
    }
    if (isOver(payment, clock.now())) return context.redirect(payment.returnUrl, 303)
    // Post, redirect, get.
    return context.redirect(`${new URL(context.req.url).pathname}${new URL(context.req.url).search}`, 303)
  })
  return app
}

async function currentPayment(context: Context, { pool, clock }: Surroundings): Promise<Payment | undefined> {
  const secret = context.req.param('secret') ?? ''
  const payment = await findPayment(pool, secret)
  if (!payment) return undefined
  await settleOrder(pool, payment.orderNumber, clock.now())
  return findPayment(pool, secret)
}

function isOver({ state, openUntil }: Payment, now: Date): boolean {
  const isWaiting = state === 'open' || state === 'challenged'
  return isWaiting ? openUntil <= now : state !== 'processing'
}

async function shown(context: Context, { pool }: Surroundings, payment: Payment): Promise<ShownPayment> {
  const [cards, wallets] = await Promise.all([findInstruments(pool, 'card'), findInstruments(pool, 'wallet')])
  return { payment, cards, wallets, language: languageOf(context, payment.language) }
}

function languageOf(context: Context, otherwise: string): PageLanguage {
  return (context.req.query('lang') ?? otherwise) === 'ar' ? 'ar' : 'en'
}
