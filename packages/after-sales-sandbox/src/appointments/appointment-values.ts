import { z } from 'zod'
import { choice, freeText, phone, place, requestKey } from '../calls/request-values'

export const day = z.iso.date()

const slot = {
  serviceCenterId: choice,
  date: day,
  start: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
}

const owned = { appointmentNumber: z.string().min(4).max(40), phone, ...place }

export const ownedAppointment = z.object(owned)

export const appointmentForm = z.object({
  requestKey,
  ...place,
  ...slot,
  name: freeText(100),
  phone,
  email: z.email().optional(),
  product: choice,
  model: choice.optional(),
  imei: z
    .string()
    .regex(/^\d{15}$/)
    .optional(),
  fault: freeText(2_000),
  photos: z.array(z.string().min(1).max(300)).max(6),
})

export const changeForm = z.object({ requestKey, ...owned, ...slot })

export const cancelForm = z.object({ requestKey, ...owned })
