import { translatorOf } from '@/i18n/translator'
import type { SiteSection } from '@/forms/site-section'
import type { LookupState } from '@/forms/state'
import { redirectFromAction } from '@/forms/redirect-from-action'
import type { Receipt } from '@/forms/receipt'
import { appointmentPath } from './appointment-path'

export async function redirectToAppointment({ lang, region }: SiteSection): Promise<LookupState<Receipt>> {
  const path = await redirectFromAction(appointmentPath(lang))
  const t = translatorOf(region.tag, 'appointment')
  return {
    status: 'answered',
    typed: {},
    found: { tone: 'good', title: t('received.title'), text: t('show.open'), path },
  }
}
