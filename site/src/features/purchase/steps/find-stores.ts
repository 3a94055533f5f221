'use server'

import { mccAndLanguage } from '@carelane/after-sales'
import { z } from 'zod'
import { translatorOf } from '@/i18n/translator'
import { afterSales } from '@/platform/after-sales'
import { failed } from '@/forms/failures'
import { throttle } from '@/forms/throttle'
import type { SiteSection } from '@/forms/site-section'
import { readSent } from '@/forms/read-sent'
import type { LookupState } from '@/forms/state'
import { sealStore } from './sealed-store'
import { typedField } from './sent-fields'

export interface ShownStore {
  sealed: string
  name: string
  address: string
  phone: string
  distance: string
}

export interface FoundStores {
  stores: ShownStore[]
  title: string
}

const fields = z.object({ state: typedField, location: typedField })

/** [7#39] */
export async function findStores(
  _before: LookupState<FoundStores>,
  form: FormData,
): Promise<LookupState<FoundStores>> {
  const { sent, section } = await readSent(fields, form)
  const typed = { state: sent.state }
  const throttled = await throttle({ action: 'purchase-stores', numbers: {}, form, typed, section })
  if (throttled) return throttled
  const own = readLocation(sent.location)
  const here = own ?? (await placeIn(sent.state, section))
  if (!here) {
    const problem = translatorOf(section.region.tag, 'purchase')('store.missing')
    return { status: 'invalid', typed, problems: { state: problem } }
  }
  const { mcc } = mccAndLanguage(section)
  const answer = await afterSales().call('protectionStores', { mcc, ...here })
  if (!answer.ok) return failed(answer.failure, typed, section)
  const stores = await Promise.all(
    answer.data.map(async ({ storeId: id, name, address, phone, distance }) => ({
      sealed: await sealStore({ id, name }),
      name,
      address: address ?? '',
      phone: phone ?? '',
      distance: own && distance != null ? writeDistance(distance, section) : '',
    })),
  )
  return {
    status: 'answered',
    typed,
    found: { stores, title: await titleOf(own ? null : sent.state, section) },
  }
}

async function titleOf(state: string | null, section: SiteSection): Promise<string> {
  const t = translatorOf(section.region.tag, 'purchase')
  if (state === null) return t('store.found')
  const answer = await afterSales().call('serviceCenterStates', mccAndLanguage(section))
  const known = answer.ok ? answer.data.find(({ value }) => value === state) : undefined
  return t('store.around', { state: known?.label ?? state })
}

function readLocation(text: string): { latitude: string; longitude: string } | null {
  const [, lat, lng] = /^(-?\d{1,2}(?:\.\d{1,15})?), (-?\d{1,3}(?:\.\d{1,15})?)$/.exec(text) ?? []
  if (lat === undefined || lng === undefined) return null
  return { latitude: Number(lat).toFixed(6), longitude: Number(lng).toFixed(6) }
}

/** Stores are found by coordinates only. */
async function placeIn(state: string, section: SiteSection) {
  if (state === '') return null
  const asked = { ...mccAndLanguage(section), state, page: 1, pageSize: 1 }
  const answer = await afterSales().call('serviceCenters', asked)
  const center = answer.ok ? answer.data.list[0] : undefined
  if (center?.lat == null || center.lng == null) return null
  return { latitude: center.lat.toFixed(6), longitude: center.lng.toFixed(6) }
}

function writeDistance(kilometres: number, { region }: SiteSection): string {
  const digits = { maximumFractionDigits: kilometres < 10 ? 1 : 0 }
  return new Intl.NumberFormat(region.tag, { style: 'unit', unit: 'kilometer', ...digits }).format(kilometres)
}
