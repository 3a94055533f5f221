import { PICK_UP_DEVICES } from '@carelane/after-sales'
import { z } from 'zod'
import { handedInFrom } from '@/handing-in/handed-in-from'

export const address = z.object({
  state: z.string().optional(),
  city: z.string(),
  postalCode: z.string().optional(),
  line: z.string(),
})

export type Address = z.output<typeof address>

export const device = z.enum(PICK_UP_DEVICES)

export const bookingContent = z.object({
  ...handedInFrom,
  ...address.shape,
  device,
  fault: z.string(),
  /** Local to the address; neither for a parcel that its owner sends. */
  date: z.string().optional(),
  start: z.string().optional(),
  name: z.string(),
  /** `+234-8031234567` */
  phone: z.string(),
})

export type BookingContent = z.output<typeof bookingContent>

/** A parcel that its owner sends, by what was handed in or by what the service says of it. */
export function isByPost({ start }: { start?: string | null | undefined }): boolean {
  return start === undefined || start === null
}

export const cancelContent = z.object({
  ...handedInFrom,
  pickUpNumber: z.string(),
  lastDigits: z.string(),
})

export type CancelContent = z.output<typeof cancelContent>
