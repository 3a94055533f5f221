import type { Messages } from '@carelane/messages'
import { formatDay, formatDays, formatMoment, type Region } from '@/i18n/formats'
import type { NamespacedTranslator } from '@/i18n/translator'
import type { Fact } from '@/ui/facts/facts'
import { writeMoney } from '../money'
import type { OwnOrder } from './own-orders'
import { policyText } from './policy-text'

type Translator = NamespacedTranslator<'orders'>
type Words = Messages['orders']

/** [3#26]–[3#32] */
export function orderFacts(order: OwnOrder, t: Translator, region: Region): Fact[] {
  const { createTime, paidTime, effectiveTime, canceledTime, endTime } = order
  const moment = (instant: string | null) => instant && formatMoment(instant, region)
  return [
    fact(t('facts.number'), order.number, true),
    ...planFacts(order, t, region),
    fact(t('facts.status'), t(`states.${order.state}`)),
    fact(t('facts.policy'), policyText(order, t, region)),
    ...deviceFacts(order, t),
    fact(t('facts.total'), order.total && writeMoney(order.total, region)),
    fact(t('facts.created'), moment(createTime)),
    fact(t('facts.paid'), moment(paidTime)),
    fact(t('facts.effective'), moment(effectiveTime)),
    fact(t('facts.canceled'), moment(canceledTime)),
    fact(t('facts.end'), moment(endTime)),
  ].flat()
}

/** [2.4#51] */
export function policyFacts(order: OwnOrder, t: Translator, region: Region): Fact[] {
  const { effectiveTime, endTime } = order
  return [
    fact(t('facts.number'), order.number, true),
    ...planFacts(order, t, region),
    ...deviceFacts(order, t),
    fact(t('facts.effective'), effectiveTime && formatDay(effectiveTime, region)),
    fact(t('facts.end'), endTime && formatDay(endTime, region)),
    fact(t('facts.total'), order.total && writeMoney(order.total, region)),
  ].flat()
}

function planFacts({ productType, productName, durationDays }: OwnOrder, t: Translator, region: Region) {
  return [
    fact(t('facts.type'), isKnownType(productType) ? t(`types.${productType}`) : null),
    fact(t('facts.product'), productName),
    fact(t('facts.duration'), durationDays === null ? null : formatDays(durationDays, region)),
  ].flat()
}

function deviceFacts({ model, imei, name, phone }: OwnOrder, t: Translator) {
  return [
    fact(t('facts.model'), model),
    fact('IMEI', imei, true),
    fact(t('facts.name'), name),
    fact(t('facts.phone'), phone?.replace('-', ' '), true),
  ].flat()
}

const TYPES: Record<keyof Words['types'], true> = {
  brokenScreenFreeReplacement: true,
  warrantyExtension: true,
  screenDamageProtection: true,
  extendedWarranty: true,
  comprehensiveProtection: true,
}

function isKnownType(type: string): type is keyof Words['types'] {
  return Object.hasOwn(TYPES, type)
}

function fact(label: string, value: string | null | undefined, isCode = false): Fact[] {
  return value ? [{ label, value, isCode }] : []
}
