import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

const STANDARD_FORMATS: ReadonlySet<unknown> = new Set([
  'date',
  'date-time',
  'uri',
  'email',
  'uuid',
  'ipv4',
  'ipv6',
])

/** What may stand on the wire, as JSON Schema 2020-12. */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: simplified,
  })
  return rest
}

/** A text that is base64 of what an encryption made of a value. */
export function encrypted(schema: JsonSchema, how: string): JsonSchema {
  return {
    type: 'string',
    contentEncoding: 'base64',
    contentMediaType: 'application/json',
    contentSchema: schema,
    description: how,
  }
}

/** What JSON Schema has a name for stands by that name alone; what it has none for, by its pattern alone. */
function simplified({ jsonSchema: schema }: { jsonSchema: JsonSchema }): void {
  if (STANDARD_FORMATS.has(schema.format)) delete schema.pattern
  else delete schema.format
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
}
