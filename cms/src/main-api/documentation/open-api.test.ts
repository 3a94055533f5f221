import { answerOf, CALLS } from '@carelane/main-api'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { CALL_DOCUMENTS } from './call-documents'
import { CALL_NAMES, openApiDocument } from './open-api'

const document = openApiDocument()

test('the document follows the published schema of OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
  expect(validator.version).toBe('3.1')
})

test('it has every call of the contract, and all references lead somewhere', () => {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]) => [operationId, method.toUpperCase(), path]),
  )
  expect(operations).toEqual(CALL_NAMES.map((name) => [name, CALLS[name].method, CALLS[name].path]))
  const text = JSON.stringify(document)
  const names = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
  expect(names.length).toBe(text.match(/"\$ref"/g)?.length)
  const components: Record<string, object> = document.components
  for (const [, kind = '', name = ''] of names) expect(Object.keys(components[kind] ?? {})).toContain(name)
})

describe.each(CALL_NAMES)('the example of %s', (name) => {
  const { request, result } = CALL_DOCUMENTS[name].example
  const answer = { status: 200, result }

  test('is a request and an answer of the contract', () => {
    expect(CALLS[name].request.safeParse(request).error).toBeUndefined()
    expect(answerOf(CALLS[name].result).parse(answer)).toEqual(answer)
  })

  test('is one of the schemas in the document too', () => {
    const operation = Object.values(document.paths[CALLS[name].path] ?? {})[0]
    const schema = operation?.responses[200].content['application/json'].schema
    const ajv = addFormats.default(new Ajv2020({ strict: true, strictRequired: false }))
    const { schemas } = document.components
    const validate = ajv.compile(atRoot({ ...schema, $defs: schemas }))
    expect(validate(answer), JSON.stringify(validate.errors)).toBe(true)
    expect(validate({ status: 200, result: { ...Object(result), unknown: 1 } })).toBe(false)
  })
})

/** Ajv resolves references within the schema only. */
function atRoot(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema)
      .replaceAll('#/components/schemas/', '#/$defs/')
      .replaceAll(',"example":', ',"examples":'),
  ) as object
}
