import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import type { Call } from '../contract/call'
import { CALL_NAMES, CALLS } from '../contract/calls'
import { EXAMPLES } from './examples'
import { openApiDocument } from './open-api'

const document = openApiDocument('acme', 'https://api.service.example')

interface Operation {
  operationId: string
  parameters: { name: string; in: string; schema: Record<string, unknown> }[]
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> }
  responses: Record<string, { content?: Record<string, unknown> }>
  security: object[]
}

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item as unknown as Record<string, Operation>).map(
    ([method, operation]) => [operation.operationId, method.toUpperCase(), path, operation] as const,
  ),
)

function operation(id: string): Operation {
  const found = operations.find(([name]) => name === id)
  if (!found) throw new Error(`The document has no ${id}`)
  return found[3]
}

test('the document follows the published schema of OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(
    structuredClone<object>(document) as Record<string, unknown>,
  )
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
  expect(validator.version).toBe('3.1')
})

test('it has every call of the contract, under the brand that is configured', () => {
  expect(operations.map(([id, method, path]) => [id, method, path])).toEqual(
    CALL_NAMES.map((name) => [name, CALLS[name].method, CALLS[name].path.replace('{brand}', 'acme')]),
  )
})

describe('it tells of a call', () => {
  test('where each value goes', () => {
    const placesOf = (id: string) =>
      Object.fromEntries(operation(id).parameters.map(({ name, in: place }) => [name, place]))
    expect(placesOf('protectionPlans')).toMatchObject({ mcc: 'header', imei: 'query', language: 'query' })
    expect(placesOf('driverChoices')).toMatchObject({ brand: 'query' })
    expect(placesOf('shortUrl')).toMatchObject({ shortUrl: 'path' })
    expect(Object.keys(operation('sparePartPrices').requestBody?.content ?? {})).toEqual([
      'application/x-www-form-urlencoded',
    ])
  })

  test('what is encrypted, and what in it', () => {
    const imei = operation('warrantyInfo').parameters.find(({ name }) => name === 'imei')?.schema
    expect(imei).toMatchObject({
      contentEncoding: 'base64',
      contentSchema: { type: 'string', pattern: '^\\d{15}$' },
      description: expect.stringMatching(/RSA.*mcc/),
    })
    expect(operation('repairSendCode').requestBody?.content['application/json']?.schema).toMatchObject({
      contentEncoding: 'base64',
      contentSchema: { properties: { phone: { type: 'string' } } },
    })
    expect(Object.keys(operation('warrantyInfo').responses[200]?.content ?? {})).toContain('text/plain')
  })

  test('whether the visitor has to be signed in [6#2]', () => {
    expect(operation('protectionOrders').security).toEqual([{ sign: [], authorization: [] }])
    expect(operation('serviceCenters').security).toEqual([{ sign: [] }])
  })
})

describe.each(CALL_NAMES)('the example of %s', (name) => {
  const call: Call = CALLS[name]
  const { request, data } = EXAMPLES[name]

  test('is a request and an answer of the contract, with nothing that it does not know', () => {
    const values = call.values === 'file' ? { ...request, file: new Blob([]) } : request
    expect(call.request.parse(values)).toMatchObject(values)
    if (call.response) expect(call.response.parse(data)).toEqual(data)
    else expect(data).toBeUndefined()
  })

  test('stands in the document', () => {
    const { parameters, requestBody, responses } = operation(name)
    const body = Object.values(requestBody?.content ?? {}).map(({ schema }) => propertiesOf(schema))
    const told = [
      ...parameters.map((parameter) => [parameter.name, schemaInClear(parameter.schema)] as const),
      ...body.flatMap((properties) => Object.entries(properties)),
    ]
    const shown = Object.fromEntries(
      told.flatMap(([field, schema]) =>
        schema.examples ? [[field, (schema.examples as unknown[])[0]]] : [],
      ),
    )
    expect(shown).toEqual(request)
    if (call.response)
      expect(responses[200]?.content?.['application/json']).toMatchObject({ example: { data } })
  })
})

type Schema = Record<string, unknown>

const schemaInClear = (schema: Schema): Schema => (schema.contentSchema as Schema | undefined) ?? schema

const propertiesOf = (schema: Schema) =>
  (schemaInClear(schema).properties ?? {}) as Readonly<Record<string, Schema>>
