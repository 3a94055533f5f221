import { z } from 'zod'
import { handedInFrom } from '@/handing-in/handed-in-from'

export const center = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  /** IANA */
  timeZone: z.string().nullable(),
})

export type AppointmentCenter = z.output<typeof center>

const slot = { date: z.string(), start: z.string() }

export const bookingContent = z.object({
  ...handedInFrom,
  ...slot,
  center,
  name: z.string(),
  /** `+234-8031234567` */
  phone: z.string(),
  email: z.string().optional(),
  product: z.string(),
  model: z.string().optional(),
  imei: z.string().optional(),
  fault: z.string(),
  photos: z.array(z.string()),
})

export type BookingContent = z.output<typeof bookingContent>

const owned = { ...handedInFrom, appointmentNumber: z.string(), phone: z.string() }

export const changeContent = z.object({ ...owned, ...slot, serviceCenterId: z.string() })
export const cancelContent = z.object(owned)

export type ChangeContent = z.output<typeof changeContent>
export type CancelContent = z.output<typeof cancelContent>
