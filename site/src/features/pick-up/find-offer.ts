import { mccAndLanguage, type CallResponse, type Result } from '@carelane/after-sales'
import type { SiteSection } from '@/forms/site-section'
import { afterSales } from '@/platform/after-sales'
import type { Address } from './pick-up-content'
import type { Draft } from './remembered-pick-up'

export type Offer = CallResponse<'pickUpOffer'>

export function findOffer(
  device: Draft['device'],
  address: Address,
  visit: Pick<SiteSection, 'country' | 'locale'>,
): Promise<Result<Offer>> {
  return afterSales().call('pickUpOffer', { device, ...address, ...mccAndLanguage(visit) })
}
