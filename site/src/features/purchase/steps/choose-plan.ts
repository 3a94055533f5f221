'use server'

import { z } from 'zod'
import { translatorOf } from '@/i18n/translator'
import { failed } from '@/forms/failures'
import { throttle } from '@/forms/throttle'
import type { SiteSection } from '@/forms/site-section'
import { readSent } from '@/forms/read-sent'
import type { LookupState, Typed } from '@/forms/state'
import { redirectFromAction } from '@/forms/redirect-from-action'
import { fetchPlans, findOffer } from './fetch-plans'
import { recallBasket, rememberBasket } from './basket'
import { purchasePath, type Channel } from './channel'
import { readChannel, typedField } from './sent-fields'

const fields = z.object({ channel: readChannel, plan: typedField })

/** Accepts only what the service offers. */
export async function choosePlan(_before: LookupState<string>, form: FormData): Promise<LookupState<string>> {
  const { sent, section } = await readSent(fields, form)
  const { channel, ...typed } = sent
  const plan = readPlan(typed.plan)
  if (!plan) return wrong('plans.missing', typed, section)
  const chosen = await recallBasket()
  if (!chosen || (channel === 'offline' && !chosen.store)) return wrong('missing.text', typed, section)
  const throttled = await throttle({
    action: 'purchase-plan',
    numbers: { imei: chosen.imei },
    form,
    typed,
    section,
  })
  if (throttled) return throttled
  const { imei, store } = chosen
  const basket = { imei, ...(channel === 'offline' && store && { store }) }
  const answer = await fetchPlans(basket, section)
  if (!answer.ok) return failed(answer.failure, typed, section)
  if (!findOffer(answer.data, plan)) return wrong('plans.gone', typed, section)
  await rememberBasket({ ...basket, plan })
  return { status: 'answered', typed, found: await onwards(section, channel) }
}

function onwards({ lang }: SiteSection, channel: Channel): Promise<string> {
  return redirectFromAction(purchasePath(lang, channel, 'confirm'))
}

function readPlan(text: string): { productId: string; durationDays: number } | null {
  const [, productId, days] = /^(\S{1,40}) (\d{1,5})$/.exec(text) ?? []
  return productId === undefined ? null : { productId, durationDays: Number(days) }
}

function wrong(
  why: 'plans.missing' | 'plans.gone' | 'missing.text',
  typed: Typed,
  { region }: SiteSection,
): LookupState<never> {
  return { status: 'invalid', typed, problems: { plan: translatorOf(region.tag, 'purchase')(why) } }
}
