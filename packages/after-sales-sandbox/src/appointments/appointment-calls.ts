import type { PoolClient } from 'pg'
import { z } from 'zod'
import { choice, place } from '../calls/request-values'
import { Refusal, sandboxCall } from '../calls/sandbox-call'
import { requireOwnFiles } from '../files/own-files'
import { submitOnce } from '../submissions/submit-once'
import { appointmentEntry, findAppointment } from './appointment-record'
import { appointmentForm, cancelForm, changeForm, day, ownedAppointment } from './appointment-values'
import { book, cancel, change } from './change-appointment'
import { findBookableCentre, freeSlots } from './find-slots'

const MOST_DAYS = 31
const DAY_MS = 86_400_000

const span = z.object({ serviceCenterId: choice, from: day, to: day, ...place }).refine(({ from, to }) => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return days >= 1 && days <= MOST_DAYS
})

export const appointmentSlots = sandboxCall({
  name: 'appointment-slots',
  path: 'Client/appointment/slots',
  request: span,
  answer: async ({ serviceCenterId, ...days }, { pool, clock }) => {
    const centre = await findBookableCentre(pool, serviceCenterId)
    if (!centre) throw new Refusal(404, 'no such centre')
    return freeSlots(pool, centre, days, clock.now())
  },
})

const submission = {
  method: 'POST',
  values: 'json',
  isBodyEncrypted: true,
  isAnswerEncrypted: true,
} as const

export const appointmentAdd = sandboxCall({
  ...submission,
  name: 'appointment-add',
  path: 'Client/appointment/add',
  authorization: 'offered',
  request: appointmentForm,
  answer: (form, surroundings, { visitor }) => {
    const { requestKey, ...content } = form
    return submitOnce(surroundings, { kind: 'appointment-add', requestKey, content }, async (client) => {
      await requireOwnFiles(client, form.photos, visitor)
      return book(client, form, surroundings.clock.now())
    })
  },
})

export const appointmentDetail = sandboxCall({
  name: 'appointment-detail',
  path: 'Client/appointment/detail',
  concealed: ['appointmentNumber', 'phone'],
  isAnswerEncrypted: true,
  request: ownedAppointment,
  answer: async (owned, { pool, clock }) => {
    const found = await findAppointment(pool, owned)
    return found ? appointmentEntry(found, owned.language, clock.now()) : null
  },
})

export const appointmentChange = sandboxCall({
  ...submission,
  name: 'appointment-change',
  path: 'Client/appointment/change',
  request: changeForm,
  answer: (form, surroundings) => {
    const { requestKey, ...content } = form
    const work = (client: PoolClient) => change(client, form, surroundings.clock.now())
    return submitOnce(surroundings, { kind: 'appointment-change', requestKey, content }, work)
  },
})

export const appointmentCancel = sandboxCall({
  ...submission,
  name: 'appointment-cancel',
  path: 'Client/appointment/cancel',
  request: cancelForm,
  answer: (form, surroundings) => {
    const { requestKey, ...content } = form
    const work = (client: PoolClient) => cancel(client, form, surroundings.clock.now())
    return submitOnce(surroundings, { kind: 'appointment-cancel', requestKey, content }, work)
  },
})
