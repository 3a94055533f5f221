import { z } from 'zod'
import { account } from '@/accounts/account-schema'
import { handedInFrom } from '@/handing-in/handed-in-from'

/** [3#33] */
const entered = z.object({
  /** Decimal degrees. */
  latitude: z.string(),
  longitude: z.string(),
  idNumber: z.string(),
  invoiceNumber: z.string(),
  imei1: z.string(),
  nearbyStore: z.string().optional(),
  flightNumber: z.string().optional(),
})

export type Entered = z.output<typeof entered>

const photo = z.union([z.object({ id: z.string() }), z.object({ fileKey: z.string() })])

const photos = z.object({
  idPhoto: photo,
  invoicePhoto: photo,
  imei1Photo: photo,
  boardingPassPhoto: photo.optional(),
})

export type AppealPhotos = z.output<typeof photos>

export const appealContent = z.object({
  ...entered.shape,
  ...handedInFrom,
  account,
  photos,
})

export type AppealContent = z.output<typeof appealContent>

/** Replaces the whole appeal [4#42]. */
export const changeContent = appealContent.extend({ serviceNumber: z.string() })
export type ChangeContent = z.output<typeof changeContent>
