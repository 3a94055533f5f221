import { jsonSchema, type JsonSchema } from '@carelane/open-api'
import type { z } from 'zod'
import { KNOWN_VALUES } from '../contract/wire-values'

/** Paths such as `data.orders[].repairStatus`. */
export function unknownStates(response: z.ZodType, data: unknown): string[] {
  const paths = new Set(unknownIn(jsonSchema(response, 'any'), data, 'data'))
  return [...paths].map((path) => `${path}: a value that the site shows as unknown`)
}

function unknownIn(schema: JsonSchema, value: unknown, path: string): string[] {
  const known = schema[KNOWN_VALUES]
  if (Array.isArray(known)) return typeof value === 'string' && !known.includes(value) ? [path] : []
  const alternatives = (schema.anyOf ?? []) as JsonSchema[]
  return [
    ...alternatives.flatMap((alternative) => unknownIn(alternative, value, path)),
    ...(Array.isArray(value)
      ? value.flatMap((entry) => unknownIn(inside(schema.items), entry, `${path}[]`))
      : []),
    ...Object.entries(inside(schema.properties)).flatMap(([name, of]) =>
      unknownIn(inside(of), inside(value)[name], `${path}.${name}`),
    ),
  ]
}

function inside(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
