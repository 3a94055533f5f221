import type { Receipt } from '@/forms/receipt'
import { redirectFromAction } from '@/forms/redirect-from-action'
import type { SiteSection } from '@/forms/site-section'
import type { LookupState } from '@/forms/state'
import { translatorOf } from '@/i18n/translator'
import { href } from '@/links/href'

export async function redirectToPickUp({ lang, region }: SiteSection): Promise<LookupState<Receipt>> {
  const path = await redirectFromAction(href(lang, 'pick-up/show'))
  const t = translatorOf(region.tag, 'pickup')
  return {
    status: 'answered',
    typed: {},
    found: { tone: 'good', title: t('received.title'), text: t('show.open'), path },
  }
}
