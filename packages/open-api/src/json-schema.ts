import { z } from 'zod'

/** A schema of JSON Schema 2020-12, as OpenAPI 3.1 has it. */
export type JsonSchema = Record<string, unknown>

/** A value of an object: a parameter, or a part of a body. */
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

/**
 * What may be sent.
 * @param unrepresentable what becomes of a part that JSON Schema cannot express, such as a file: `any` leaves it open
 * @throws Error where there is such a part
 */
export function jsonSchema(schema: z.ZodType, unrepresentable: 'throw' | 'any' = 'throw'): JsonSchema {
  return withoutIdentity(z.toJSONSchema(schema, { io: 'input', unrepresentable, override: simplify }))
}

/** The properties of what {@link jsonSchema} made of an object. */
export function fieldsOf(schema: JsonSchema): Field[] {
  const required = new Set(schema.required as string[] | undefined)
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(([name, of]) => ({
    name,
    required: required.has(name),
    schema: of,
  }))
}

export interface NamedSchemas {
  /** For `components.schemas` of a document: each refers to the others by name. */
  schemas: Record<string, JsonSchema>
  /** @throws Error where the schema has no name */
  referenceTo(schema: z.ZodType): JsonSchema
}

/** Schemas of answers that have a name of their own in a document. */
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

/** A reference to a component of the same document. */
export function componentReference(kind: 'schemas' | 'responses' | 'headers', name: string) {
  return { $ref: `#/components/${kind}/${name}` }
}

/** Zod gives each format a pattern as well, and each integer the limits of JavaScript. */
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
