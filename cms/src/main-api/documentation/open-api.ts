import { type CallName, CALLS, TAGS_HEADER } from '@carelane/main-api'
import { CALL_GROUPS } from './call-document'
import { CALL_DOCUMENTS } from './call-documents'
import { componentSchemas, type JsonSchema, requestSchema, resultReference } from './components'

export const CALL_NAMES = Object.keys(CALLS) as CallName[]

/** The Main API as an OpenAPI 3.1 document, made from the contract that both sides check every answer by. */
export function openApiDocument() {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Carelane Main API',
      version: '1.0.0',
      summary: 'Published content of every country and language, as the public site reads it.',
    },
    servers: [{ url: '/api' }],
    tags: CALL_GROUPS.map((name) => ({ name })),
    paths: Object.fromEntries(CALL_NAMES.map((name) => [CALLS[name].path, pathItem(name)])),
    components: { schemas: componentSchemas(), responses: FAILURES, headers: HEADERS },
  }
}

function pathItem(name: CallName) {
  const { group, summary, description, example } = CALL_DOCUMENTS[name]
  const operation = {
    operationId: name,
    tags: [group],
    summary,
    description,
    security: [],
    ...requestOf(name, example.request),
    responses: {
      200: {
        description: 'The answer.',
        headers: { ETag: component('headers', 'ETag'), [TAGS_HEADER]: component('headers', 'Tags') },
        content: json(answerSchema(name), { status: 200, result: example.result }),
      },
      304: { description: 'If-None-Match names the answer that the caller has.' },
      400: component('responses', 'BadRequest'),
      404: component('responses', 'NotFound'),
      503: component('responses', 'Unavailable'),
    },
  }
  return CALLS[name].method === 'GET' ? { get: operation } : { post: operation }
}

/** GET takes its request as query, POST as a JSON body. */
function requestOf(name: CallName, example: object) {
  const schema = requestSchema(CALLS[name].request)
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  if (properties.length === 0) return {}
  const required = new Set(schema.required as string[] | undefined)
  if (CALLS[name].method === 'POST') {
    return { requestBody: { required: required.size > 0, content: json(schema, example) } }
  }
  const values = example as Record<string, unknown>
  return {
    parameters: properties.map(([parameter, of]) => ({
      name: parameter,
      in: 'query',
      required: required.has(parameter),
      schema: of,
      ...(parameter in values ? { example: values[parameter] } : {}),
    })),
  }
}

/** `{ status: 200, result }` around a call's result. */
function answerSchema(name: CallName): JsonSchema {
  return {
    type: 'object',
    properties: { status: { const: 200 }, result: resultReference(CALLS[name].result) },
    required: ['status', 'result'],
    additionalProperties: false,
  }
}

const FAILURES = {
  BadRequest: failed('The request is not one of this call; the message names the field.', {
    status: 400,
    message: 'shortName: Invalid input: expected string, received undefined',
  }),
  NotFound: failed('There is no such country or language, or it does not show what was asked for.', {
    status: 404,
    message: 'There is no country “zz”.',
  }),
  Unavailable: failed('The database cannot be reached; try again later.', {
    status: 503,
    message: 'The content database cannot be reached.',
  }),
}

const HEADERS = {
  ETag: { description: 'Changes when the answer does.', schema: { type: 'string' } },
  Tags: {
    description: 'What the answer contains, separated by commas: kind, kind:id or country:code.',
    schema: { type: 'string' },
    example: 'news,news:12,media:7',
  },
}

function failed(description: string, example: object) {
  return { description, content: json(component('schemas', 'Failure'), example) }
}

function json(schema: JsonSchema, example: object) {
  return { 'application/json': { schema, example } }
}

function component(kind: 'schemas' | 'responses' | 'headers', name: string): JsonSchema {
  return { $ref: `#/components/${kind}/${name}` }
}
