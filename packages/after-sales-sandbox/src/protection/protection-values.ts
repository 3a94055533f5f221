import { z } from 'zod'

const key = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

export const productId = key
export const storeId = key

export const orderNumber = z.string().min(4).max(40)
