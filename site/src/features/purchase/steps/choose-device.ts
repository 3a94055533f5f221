'use server'

import { parseImei } from '@carelane/after-sales'
import { isCountryCode, type CountryCode } from '@carelane/countries'
import { z } from 'zod'
import { translatorOf } from '@/i18n/translator'
import { throttle } from '@/forms/throttle'
import type { SiteSection } from '@/forms/site-section'
import { readSent } from '@/forms/read-sent'
import type { LookupState, Typed } from '@/forms/state'
import { redirectFromAction } from '@/forms/redirect-from-action'
import { imeiText } from '@/forms/imei-text'
import { rememberBasket } from './basket'
import { purchasePath } from './channel'
import { readChannel, typedField } from './sent-fields'

const fields = z.object({ channel: readChannel, country: typedField, imei: typedField, own: typedField })

/** [2.4#43], [5#27], [5#28]. Keeps the IMEI out of the address. */
export async function chooseDevice(
  _before: LookupState<string>,
  form: FormData,
): Promise<LookupState<string>> {
  const { sent, section } = await readSent(fields, form)
  const { channel, ...typed } = sent
  const country = isCountryCode(typed.country) && typed.country !== 'global' ? typed.country : null
  const imei = parseImei(typed.imei || typed.own)
  if (!country || !imei.ok) {
    const problems: Typed = {
      ...(!country && { country: translatorOf(section.region.tag, 'purchase')('device.noCountry') }),
      ...(!imei.ok && { imei: imeiText(imei, section.region) }),
    }
    return { status: 'invalid', typed, problems }
  }
  const throttled = await throttle({
    action: 'purchase-device',
    numbers: { imei: imei.imei },
    form,
    typed,
    section,
  })
  if (throttled) return throttled
  await rememberBasket({ imei: imei.imei })
  const next = channel === 'online' ? 'list' : 'store'
  return {
    status: 'answered',
    typed,
    found: await redirectFromAction(purchasePath(sectionOf(country, section), channel, next)),
  }
}

function sectionOf(country: CountryCode, section: SiteSection): string {
  return country === section.country ? section.lang : country
}
