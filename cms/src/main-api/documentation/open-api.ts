import { type CallName, CALLS, TAGS_HEADER } from '@carelane/main-api'
import {
  componentReference,
  documentOf,
  fieldsOf,
  json,
  jsonSchema,
  type JsonSchema,
} from '@carelane/open-api'
import { CALL_GROUPS } from './call-document'
import { CALL_DOCUMENTS } from './call-documents'
import { COMPONENT_SCHEMAS } from './components'

export const CALL_NAMES = Object.keys(CALLS) as CallName[]

export function openApiDocument() {
  return documentOf({
    title: 'Carelane Main API',
    summary: 'Published content of every country and language, as the public site reads it.',
    serverUrl: '/api',
    groups: CALL_GROUPS,
    operations: CALL_NAMES.map((name) => ({
      method: CALLS[name].method,
      path: CALLS[name].path,
      operation: operationOf(name),
    })),
    components: { schemas: COMPONENT_SCHEMAS.schemas, responses: FAILURES, headers: HEADERS },
  })
}

function operationOf(name: CallName) {
  const { group, summary, description, example } = CALL_DOCUMENTS[name]
  return {
    operationId: name,
    tags: [group],
    summary,
    description,
    security: [],
    ...requestOf(name, example.request),
    responses: {
      200: {
        description: 'The answer.',
        headers: {
          ETag: componentReference('headers', 'ETag'),
          [TAGS_HEADER]: componentReference('headers', 'Tags'),
        },
        content: json(answerSchema(name), { status: 200, result: example.result }),
      },
      304: { description: 'If-None-Match names the answer that the caller has.' },
      400: componentReference('responses', 'BadRequest'),
      404: componentReference('responses', 'NotFound'),
      503: componentReference('responses', 'Unavailable'),
    },
  }
}

/** GET: query; POST: JSON body. */
function requestOf(name: CallName, example: object) {
  const schema = jsonSchema(CALLS[name].request)
  const fields = fieldsOf(schema)
  if (fields.length === 0) return {}
  if (CALLS[name].method === 'POST') {
    return {
      requestBody: { required: fields.some(({ required }) => required), content: json(schema, example) },
    }
  }
  const values = example as Record<string, unknown>
  return {
    parameters: fields.map(({ name: parameter, required, schema: of }) => ({
      name: parameter,
      in: 'query',
      required,
      schema: of,
      ...(parameter in values ? { example: values[parameter] } : {}),
    })),
  }
}

function answerSchema(name: CallName): JsonSchema {
  return {
    type: 'object',
    properties: { status: { const: 200 }, result: COMPONENT_SCHEMAS.referenceTo(CALLS[name].result) },
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
  return { description, content: json(componentReference('schemas', 'Failure'), example) }
}
