import { z } from 'zod'

/** JSON Schema 2020-12, as in OpenAPI 3.1. */
export type JsonSchema = Record<string, unknown>

export interface Field {
  name: string
  required: boolean
  schema: JsonSchema
}

const STANDARD_FORMATS: ReadonlySet<unknown> = new Set([
  'date',
  'date-time',
  'uri',
  'email',
  'uuid',
  'ipv4',
  'ipv6',
])

/** @throws Error if `unrepresentable` is `throw` and JSON Schema cannot express a part, such as a file */
export function jsonSchema(schema: z.ZodType, unrepresentable: 'throw' | 'any' = 'throw'): JsonSchema {
  return withoutIdentity(z.toJSONSchema(schema, { io: 'input', unrepresentable, override: simplify }))
}

export function fieldsOf(schema: JsonSchema): Field[] {
  const required = new Set(schema.required as string[] | undefined)
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(([name, of]) => ({
    name,
    required: required.has(name),
    schema: of,
  }))
}

export interface NamedSchemas {
  schemas: Record<string, JsonSchema>
  /** @throws Error if the schema has no name */
  referenceTo(schema: z.ZodType): JsonSchema
}

export function namedSchemas(named: Readonly<Record<string, z.ZodType>>): NamedSchemas {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => componentReference('schemas', id).$ref,
    override: simplify,
  })
  return {
    schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutIdentity(schema)])),
    referenceTo(schema) {
      const id = registry.get(schema)?.id
      if (!id) throw new Error('This schema has no name in the document.')
      return componentReference('schemas', id)
    },
  }
}

export function componentReference(kind: 'schemas' | 'responses' | 'headers', name: string) {
  return { $ref: `#/components/${kind}/${name}` }
}

// Zod gives formats a pattern as well, and integers JavaScript's limits.
function simplify({ jsonSchema: schema }: { jsonSchema: JsonSchema }): void {
  if (STANDARD_FORMATS.has(schema.format)) delete schema.pattern
  else delete schema.format
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
}

function withoutIdentity(schema: object): JsonSchema {
  const { $schema: _dialect, $id: _id, ...rest } = schema as JsonSchema
  return rest
}
