import type { FlattenedField } from 'payload'
import { z } from 'zod'
import { innerFields, isShared, isTranslated } from './fields'

/** An instant, a day, or relative: `today+14d`, `month+4`. */
const DATE = /^(?:\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z)?|today[+-]\d+d|month[+-]\d+)$/

/** For `meta.yaml`; a draft may lack required values. */
export const sharedSchema = remembered((fields, isDraft) =>
  z.strictObject(
    Object.fromEntries(
      fields
        .filter(isShared)
        .map((field) => [field.name, presence(field, sharedValue(field, isDraft), isDraft)]),
    ),
  ),
)

export const textSchema = remembered((fields, mayLack) =>
  z.strictObject(
    Object.fromEntries(
      fields.filter(isTranslated).map((field) => {
        const isLeaf = 'localized' in field && field.localized === true
        const value = textValue(field, mayLack)
        return [field.name, isLeaf ? presence(field, value, mayLack) : value.optional()]
      }),
    ),
  ),
)

function remembered(make: (fields: FlattenedField[], lenient: boolean) => z.ZodObject) {
  const made = [
    new WeakMap<FlattenedField[], z.ZodObject>(),
    new WeakMap<FlattenedField[], z.ZodObject>(),
  ] as const
  return (fields: FlattenedField[], lenient: boolean): z.ZodObject => {
    const known = made[lenient ? 1 : 0]
    const found = known.get(fields) ?? make(fields, lenient)
    known.set(fields, found)
    return found
  }
}

function presence(field: FlattenedField, value: z.ZodType, mayLack: boolean): z.ZodType {
  const isRequired = 'required' in field && field.required === true && !mayLack
  const hasDefault = 'defaultValue' in field && field.defaultValue !== undefined
  if (!isRequired) return value.nullish()
  return hasDefault ? value.optional() : value
}

function textValue(field: FlattenedField, mayLack: boolean): z.ZodType {
  if ('localized' in field && field.localized) return leaf(field)
  switch (field.type) {
    case 'group':
      return textSchema(innerFields(field), mayLack)
    case 'array':
      return z.array(textSchema(innerFields(field), mayLack).nullable())
    case 'blocks':
      return z.array(z.unknown())
    default:
      return z.never()
  }
}

function sharedValue(field: FlattenedField, isDraft: boolean): z.ZodType {
  switch (field.type) {
    case 'group':
      return sharedSchema(innerFields(field), isDraft)
    case 'array':
      return z.array(sharedSchema(innerFields(field), isDraft)).max(field.maxRows ?? Infinity)
    case 'blocks':
      return z.array(
        z.discriminatedUnion(
          'blockType',
          field.blocks.map((block) =>
            sharedSchema(innerFields(block), isDraft).extend({ blockType: z.literal(block.slug) }),
          ) as unknown as [z.ZodObject, ...z.ZodObject[]],
        ),
      )
    default:
      return leaf(field)
  }
}

function leaf(field: FlattenedField): z.ZodType {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return z.string().max(field.maxLength ?? Infinity)
    case 'email':
    case 'richText':
      return z.string()
    case 'number':
      return z
        .number()
        .min(field.min ?? -Infinity)
        .max(field.max ?? Infinity)
    case 'checkbox':
      return z.boolean()
    case 'date':
      return z
        .string()
        .regex(DATE, 'Write a date such as 2026-11-24, or with its time in UTC: 2026-11-24T08:00:00.000Z.')
    case 'select': {
      const option = z.enum(field.options.map((each) => (typeof each === 'string' ? each : each.value)))
      return field.hasMany ? z.array(option) : option
    }
    case 'relationship':
    case 'upload': {
      const name = z.string().min(1)
      return field.hasMany ? z.array(name).max(field.maxRows ?? Infinity) : name
    }
    default:
      return z.json()
  }
}
