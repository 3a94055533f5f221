import { z } from 'zod'

/** A boolean that may come as text. */
export const wireBoolean = z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })])

/** A text that may be missing, null or blank; all of them are null. */
export const wireText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null)

/** A key of the service, which may be a number on the wire. */
export const wireId = z.union([z.string().min(1), z.number().int()]).transform(String)

/** In the contract's JSON Schema, what the site has words for. */
export const KNOWN_VALUES = 'x-known-values'

/** A state: a text and not an enum, as one that is new must not fail the whole answer. */
export const openText = (known: readonly string[]) =>
  z
    .string()
    .min(1)
    .meta({ [KNOWN_VALUES]: known })

/** As `openText`, and may be missing, null or blank. */
export const optionalState = (known: readonly string[]) => wireText.meta({ [KNOWN_VALUES]: known })

/** A whole number that may be missing, null, blank or come as text. */
export const wireInteger = z
  .union([z.number().int(), z.string().regex(/^\d{0,9}$/)])
  .nullish()
  .transform((value) => (value === '' || value == null ? null : Number(value)))

/** How much money, in minor units of its currency: a whole number that may come as text. */
export const wireAmount = z
  .union([
    z.number().int().min(0),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ])
  .describe('In minor units of the currency')

/** ISO 4217. */
export const wireCurrency = z.string().regex(/^[A-Z]{3}$/)

/** Decimal degrees. */
export const latitude = z.number().min(-90).max(90)
export const longitude = z.number().min(-180).max(180)

/** An instant or a day that may be missing, null or blank. */
export const wireInstant = z
  .union([z.iso.datetime(), z.literal('')])
  .nullish()
  .transform(blankToNull)
export const wireDate = z
  .union([z.iso.date(), z.literal('')])
  .nullish()
  .transform(blankToNull)

/** An entry of a list to choose from: what is sent, and what a person reads. */
export const wireChoice = z.object({ value: z.string().min(1).max(100), label: z.string().min(1) })

/** A page of a longer list. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ total: z.number().int().min(0), list: z.array(item) })

function blankToNull(text: string | null | undefined): string | null {
  return text || null
}
