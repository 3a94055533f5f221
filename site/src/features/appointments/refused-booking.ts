import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import type { Typed } from '@/forms/state'
import { findSubmission } from '@/handing-in/ledger'
import { readBookingOf } from './own-appointment'
import { recallAppointment } from './remembered-appointment'
import { SLOT_TAKEN } from './slot-taken'

/** Its time was taken meanwhile. */
export async function refusedBooking(): Promise<{ key: string; typed: Typed } | null> {
  const remembered = await recallAppointment()
  if (remembered?.by !== 'form') return null
  const { key } = remembered
  const found = await unlessStoreFails(findSubmission('appointment', { key, once: null }))
  const booking = found.ok && found.value?.answer === SLOT_TAKEN ? await readBookingOf(key) : null
  if (!booking) return null
  const { product, model = '', imei = '', fault, name, phone, email = '', photos } = booking
  return {
    key,
    typed: {
      product,
      model,
      imei,
      fault,
      name,
      region: '',
      phone: phone.replace('-', ''),
      email,
      photos: photos.join(' '),
    },
  }
}
