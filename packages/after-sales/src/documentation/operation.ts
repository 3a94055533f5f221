import { fieldsOf, json, jsonSchema, type Field, type JsonSchema } from '@carelane/open-api'
import type { Call } from '../contract/call'
import { CALLS, type CallName } from '../contract/calls'
import { SUCCESS_CODE } from '../contract/envelope'
import { CALL_TEXTS } from './call-texts'
import { EXAMPLES, type Example } from './examples'

const FILE: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' }

const REQUEST_ID = {
  name: 'x-request-id',
  in: 'header',
  required: true,
  description: 'The same from the browser to here, for the logs.',
  schema: { type: 'string' },
}

const RANGE = ['range', 'if-range'].map((name) => ({
  name,
  in: 'header',
  required: false,
  schema: { type: 'string' },
}))

export function operationOf(name: CallName) {
  const call: Call = CALLS[name]
  const { group, summary } = CALL_TEXTS[name]
  const example = EXAMPLES[name]
  const fields = requestFieldsOf(call, example)
  const parameters = fields.filter(({ in: place }) => place !== 'body')
  const body = fields.filter(({ in: place }) => place === 'body')
  return {
    operationId: name,
    tags: [group],
    summary,
    security: securityOf(call),
    parameters: [
      ...parameters.map((field) => ({ ...field, schema: onTheWire(call, field.name, field.schema) })),
      ...(call.response === null ? RANGE : []),
      REQUEST_ID,
    ],
    ...(body.length > 0 && { requestBody: bodyOf(call, body) }),
    responses: responsesOf(call, example),
    'x-effect': call.effect,
    ...(call.extension && { 'x-extension': call.extension }),
    'x-deadline-ms': call.deadlineMs,
    'x-personal': call.personal,
  }
}

type Place = 'path' | 'query' | 'header' | 'body'

interface RequestField extends Field {
  in: Place
}

function requestFieldsOf(call: Call, { request }: Example): RequestField[] {
  return fieldsOf(jsonSchema(call.request, 'any')).map(({ name, required, schema }) => ({
    name,
    in: placeOf(call, name),
    required,
    schema: name in request ? { ...schema, examples: [request[name]] } : schema,
  }))
}

function placeOf(call: Call, name: string): Place {
  if (call.path.replace('{brand}', '').includes(`{${name}}`)) return 'path'
  if (call.headers?.includes(name)) return 'header'
  return call.values === 'query' ? 'query' : 'body'
}

function onTheWire({ wire }: Call, name: string, schema: JsonSchema): JsonSchema {
  if (!wire.rsa.includes(name)) return schema
  const digits = wire.interleaved[name]
  return encrypted(
    schema,
    `RSA (PKCS#1 v1.5) of the value${digits ? `, interleaved with the digits of ${digits} and then random ones` : ''}.`,
  )
}

function encrypted(schema: JsonSchema, how: string): JsonSchema {
  return {
    type: 'string',
    contentEncoding: 'base64',
    contentMediaType: 'application/json',
    contentSchema: schema,
    description: how,
  }
}

function bodyOf(call: Call, fields: Field[]) {
  const schema = {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(({ name, schema: of }) => [name, call.values === 'file' ? FILE : of]),
    ),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  }
  return { required: true, content: { [mediaTypeOf(call)]: { schema: bodySchema(call, schema) } } }
}

function bodySchema({ wire }: Call, schema: JsonSchema): JsonSchema {
  return wire.isBodyEncrypted ? encrypted(schema, 'AES-ECB with PKCS7 of the JSON.') : schema
}

function mediaTypeOf({ values }: Call): string {
  if (values === 'file') return 'multipart/form-data'
  return values === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
}

function securityOf({ authorization }: Call) {
  const signed = { sign: [] }
  if (authorization === 'none') return [signed]
  const withToken = { sign: [], authorization: [] }
  return authorization === 'required' ? [withToken] : [signed, withToken]
}

function responsesOf(call: Call, { data }: Example) {
  if (call.response === null) {
    const content = { 'application/octet-stream': { schema: FILE } }
    return {
      200: { description: 'The whole file.', content },
      206: { description: 'The part that was asked for.', content },
      404: { description: 'There is no such file.' },
      416: { description: 'The file has no such part.' },
    }
  }
  const code = call.successCode ?? SUCCESS_CODE
  const schema: JsonSchema = {
    type: 'object',
    properties: {
      code: { const: code },
      data: jsonSchema(call.response, 'any'),
      message: { type: ['string', 'null'] },
    },
    required: ['code'],
  }
  const aes = { 'text/plain': { schema: encrypted(schema, 'AES-ECB with PKCS7 of the JSON.') } }
  const example = { code, data, message: 'success' }
  const content = { ...(call.wire.isAnswerEncrypted && aes), ...json(schema, example) }
  return { 200: { description: 'The answer, or any other code with what went wrong.', content } }
}
