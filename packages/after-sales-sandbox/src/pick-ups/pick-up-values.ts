import { z } from 'zod'
import { choice, freeText, phone, place, requestKey } from '../calls/request-values'

const asked = {
  ...place,
  device: z.enum(['phone', 'laptop', 'tv', 'appliance']),
  state: choice.optional(),
  city: choice,
  postalCode: z.string().min(1).max(20).optional(),
  line: freeText(200),
}

export const offerQuestion = z.object(asked)

export const addForm = z.object({
  requestKey,
  ...asked,
  date: z.iso.date(),
  start: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  fault: freeText(1_000),
  name: freeText(100),
  phone,
})

export const postForm = addForm.omit({ date: true, start: true })

export const ownedPickUp = z.object({
  pickUpNumber: z.string().regex(/^PU[A-Z]{2}\d{10}$/),
  lastDigits: z.string().regex(/^\d{4}$/),
  ...place,
})

export const cancelForm = ownedPickUp.extend({ requestKey })
