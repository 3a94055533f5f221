import { z } from 'zod'
import { freeText } from '../calls/request-values'

const fileKey = z.string().min(1).max(300)
const degrees = z.string().regex(/^-?\d{1,3}\.\d{6}$/)

/** [3#33] */
export const appealForm = z.object({
  latitude: degrees,
  longitude: degrees,
  idNumber: freeText(60),
  idPhoto: fileKey,
  invoiceNumber: freeText(60),
  invoicePhoto: fileKey,
  imei1: z.string().regex(/^\d{15}$/),
  imei1Photo: fileKey,
  nearbyStore: freeText(200).optional(),
  flightNumber: freeText(20).optional(),
  boardingPassPhoto: fileKey.optional(),
})

export type AppealForm = z.output<typeof appealForm>

export function photosOf(form: AppealForm): string[] {
  const photos = [form.idPhoto, form.invoicePhoto, form.imei1Photo, form.boardingPassPhoto]
  return photos.filter((key) => key !== undefined)
}
