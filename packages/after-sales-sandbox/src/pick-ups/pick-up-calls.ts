import type { Pool } from 'pg'
import type { CountryCode, Locale } from '@carelane/countries'
import { sandboxCall } from '../calls/sandbox-call'
import { centreEntry, findCentres } from '../service-centres/find-centres'
import { submitOnce } from '../submissions/submit-once'
import { announceParcel, isSentByPost, lastDayToSend } from './announce-parcel'
import { book, cancel } from './book-pick-up'
import { pickUpPrice } from './pick-up-price'
import { findPickUp, pickUpEntry } from './pick-up-record'
import { addForm, cancelForm, offerQuestion, ownedPickUp, postForm } from './pick-up-values'
import { freeWindows } from './pick-up-windows'
import { findPlace, isServed, type KnownPlace } from './pick-up-zones'

const shared = { method: 'POST', values: 'json', isBodyEncrypted: true, isAnswerEncrypted: true } as const

const DOOR_TO_DOOR = { daysFrom: 4, daysTo: 6 }
const BY_POST = { daysFrom: 6, daysTo: 10 }

export const pickUpOffer = sandboxCall({
  ...shared,
  name: 'pick-up-offer',
  path: 'Client/pick-up/offer',
  request: offerQuestion,
  answer: async ({ mcc: country, language, device, ...address }, { pool, clock }) => {
    const place = await findPlace(pool, country, address)
    const center = place ? await nearestCentre(pool, country, place, language) : null
    const zone = place?.zone
    const isOffered = zone && isServed(zone, device)
    return {
      offer: isOffered
        ? {
            price: await pickUpPrice(pool, country, device),
            ...DOOR_TO_DOOR,
            timeZone: zone.timeZone,
            days: await freeWindows(pool, zone, clock.now()),
          }
        : null,
      reason: isOffered ? null : zone ? 'device' : 'address',
      center,
      postal:
        center && isSentByPost(device)
          ? {
              center,
              ...BY_POST,
              booking: {
                price: await pickUpPrice(pool, country, device, 'post'),
                sendBy: lastDayToSend(clock.now(), country),
              },
            }
          : null,
    }
  },
})

async function nearestCentre(
  pool: Pool,
  country: CountryCode,
  { lat, lng }: KnownPlace,
  language: Locale,
): Promise<object | null> {
  const [found] = await findCentres(pool, { country, from: { lat, lng }, offset: 0, limit: 1 })
  if (!found) return null
  const { id, name, address, phone } = centreEntry(found, language)
  return { id, name, address, phone }
}

export const pickUpAdd = sandboxCall({
  ...shared,
  name: 'pick-up-add',
  path: 'Client/pick-up/add',
  request: addForm,
  answer: (form, surroundings) => {
    const { requestKey, ...content } = form
    return submitOnce(surroundings, { kind: 'pick-up-add', requestKey, content }, (client) =>
      book(client, form, surroundings.clock.now()),
    )
  },
})

export const pickUpPost = sandboxCall({
  ...shared,
  name: 'pick-up-post',
  path: 'Client/pick-up/post',
  request: postForm,
  answer: (form, surroundings) => {
    const { requestKey, ...content } = form
    return submitOnce(surroundings, { kind: 'pick-up-post', requestKey, content }, (client) =>
      announceParcel(client, form, surroundings.clock.now()),
    )
  },
})

export const pickUpDetail = sandboxCall({
  ...shared,
  name: 'pick-up-detail',
  path: 'Client/pick-up/detail',
  request: ownedPickUp,
  answer: async (owned, { pool, clock }) => {
    const found = await findPickUp(pool, owned)
    return found ? pickUpEntry(pool, found, owned.language, clock.now()) : null
  },
})

export const pickUpCancel = sandboxCall({
  ...shared,
  name: 'pick-up-cancel',
  path: 'Client/pick-up/cancel',
  request: cancelForm,
  answer: (form, surroundings) => {
    const { requestKey, ...content } = form
    return submitOnce(surroundings, { kind: 'pick-up-cancel', requestKey, content }, (client) =>
      cancel(client, form, surroundings.clock.now()),
    )
  },
})
