import { z } from 'zod'

/** A boolean that may come as text. */
export const wireBoolean = z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })])

/** A text that may be missing, null or blank; all of them are null. */
export const wireText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null)

/** A whole number that may be missing, null, blank or come as text. */
export const wireInteger = z
  .union([z.number().int(), z.string().regex(/^\d{0,9}$/)])
  .nullish()
  .transform((value) => (value === '' || value == null ? null : Number(value)))

/** An instant or a day that may be missing, null or blank. */
export const wireInstant = z
  .union([z.iso.datetime(), z.literal('')])
  .nullish()
  .transform(blankToNull)
export const wireDate = z
  .union([z.iso.date(), z.literal('')])
  .nullish()
  .transform(blankToNull)

function blankToNull(text: string | null | undefined): string | null {
  return text || null
}
