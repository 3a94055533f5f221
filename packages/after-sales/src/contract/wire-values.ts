import { z } from 'zod'

export const wireBoolean = z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })])

/** Missing, null and blank become null. */
export const wireText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null)

export const wireId = z.union([z.string().min(1), z.number().int()]).transform(String)

/** JSON Schema keyword: values that the site has words for. */
export const KNOWN_VALUES = 'x-known-values'

/** No enum, so that a new state does not fail the whole answer. */
export const openText = (known: readonly string[]) =>
  z
    .string()
    .min(1)
    .meta({ [KNOWN_VALUES]: known })

export const optionalState = (known: readonly string[]) => wireText.meta({ [KNOWN_VALUES]: known })

export const wireInteger = z
  .union([z.number().int(), z.string().regex(/^\d{0,9}$/)])
  .nullish()
  .transform((value) => (value === '' || value == null ? null : Number(value)))

/** Minor units. */
export const wireAmount = z
  .union([
    z.number().int().min(0),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ])
  .describe('In minor units of the currency')

export const wireCurrency = z.string().regex(/^[A-Z]{3}$/)

export const latitude = z.number().min(-90).max(90)
export const longitude = z.number().min(-180).max(180)

export const wireInstant = z
  .union([z.iso.datetime(), z.literal('')])
  .nullish()
  .transform(blankToNull)
export const wireDate = z
  .union([z.iso.date(), z.literal('')])
  .nullish()
  .transform(blankToNull)

export const wireChoice = z.object({ value: z.string().min(1).max(100), label: z.string().min(1) })

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ total: z.number().int().min(0), list: z.array(item) })

function blankToNull(text: string | null | undefined): string | null {
  return text || null
}
