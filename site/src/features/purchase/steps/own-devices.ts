import { mccAndLanguage } from '@carelane/after-sales'
import type { Visit } from '@/i18n/find-visit'
import type { SelectOption } from '@/ui/field/select-field'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { callAs, currentAccount } from '@/accounts/account'
import type { Account } from '@/accounts/account-schema'

const MOST = 50

export async function ownDevices(visit: Pick<Visit, 'country' | 'locale'>): Promise<SelectOption[]> {
  const asked = await unlessStoreFails(currentAccount())
  if (!asked.ok || !asked.value) return []
  return devicesOf(asked.value, visit)
}

async function devicesOf(
  account: Account,
  visit: Pick<Visit, 'country' | 'locale'>,
): Promise<SelectOption[]> {
  const asked = { ...mccAndLanguage(visit), page: 1, pageSize: MOST }
  const answer = await callAs(account, 'protectionOrders', asked)
  if (!answer.ok) return []
  const models = new Map(
    answer.data.list.flatMap(({ imei, deviceModel }) =>
      imei === null ? [] : [[imei, deviceModel] as const],
    ),
  )
  return [...models].map(([imei, model]) => ({
    value: imei,
    // Left to right.
    name: `${model ?? ''} \u2066${imei}\u2069`.trim(),
  }))
}
