import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldsOf, jsonSchema, namedSchemas } from './json-schema'

test('a standard format stands by its name, any other by its pattern, an integer without the limits of JavaScript', () => {
  expect(
    jsonSchema(z.object({ day: z.iso.date(), imei: z.string().regex(/^\d{15}$/), page: z.int() })),
  ).toEqual({
    type: 'object',
    properties: {
      day: { type: 'string', format: 'date' },
      imei: { type: 'string', pattern: '^\\d{15}$' },
      page: { type: 'integer' },
    },
    required: ['day', 'imei', 'page'],
  })
})

test('what has a default, or may be left out, need not be sent', () => {
  const schema = jsonSchema(
    z.object({ page: z.int().default(1), kind: z.string().optional(), id: z.string() }),
  )
  expect(fieldsOf(schema)).toEqual([
    { name: 'page', required: false, schema: { type: 'integer', default: 1 } },
    { name: 'kind', required: false, schema: { type: 'string' } },
    { name: 'id', required: true, schema: { type: 'string' } },
  ])
  expect(fieldsOf(jsonSchema(z.object({})))).toEqual([])
})

test('what JSON Schema cannot express is refused, or left open where that is asked for', () => {
  const upload = z.object({ file: z.instanceof(Blob) })
  expect(() => jsonSchema(upload)).toThrow(/cannot be represented/)
  expect(fieldsOf(jsonSchema(upload, 'any'))).toEqual([{ name: 'file', required: true, schema: {} }])
})

test('named schemas refer to each other, also to themselves, and one without a name is refused', () => {
  const picture = z.object({ url: z.string() })
  const item = z.object({
    picture,
    get items() {
      return z.array(item)
    },
  })
  const { schemas, referenceTo } = namedSchemas({ Picture: picture, Item: item })
  expect(schemas.Item?.properties).toEqual({
    picture: { $ref: '#/components/schemas/Picture' },
    items: { type: 'array', items: { $ref: '#/components/schemas/Item' } },
  })
  expect(referenceTo(picture)).toEqual({ $ref: '#/components/schemas/Picture' })
  expect(() => referenceTo(z.string())).toThrow(/no name/)
})
