import { translatorOf } from '@/i18n/translator'
import type { Place } from '@/forms/place'
import type { LookupState } from '@/forms/state'
import { leadOn } from '@/forms/lead-on'
import type { Receipt } from '@/forms/receipt'
import { appointmentPath } from './appointment-path'

export async function leadToAppointment({ lang, region }: Place): Promise<LookupState<Receipt>> {
  const path = await leadOn(appointmentPath(lang))
  const t = translatorOf(region.tag, 'appointment')
  return {
    status: 'answered',
    typed: {},
    found: { tone: 'good', title: t('received.title'), text: t('show.open'), path },
  }
}
