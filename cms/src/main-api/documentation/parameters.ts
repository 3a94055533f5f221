import { type CallName, CALLS } from '@carelane/main-api'
import { fieldsOf, type JsonSchema, jsonSchema } from '@carelane/open-api'

interface Parameter {
  name: string
  value: string
  otherwise: string
}

export function parametersOf(name: CallName): Parameter[] {
  return fieldsOf(jsonSchema(CALLS[name].request)).map(({ name: parameter, required, schema }) => ({
    name: parameter,
    value: inWords(schema),
    otherwise: required ? 'refused' : otherwise(schema),
  }))
}

function otherwise({ default: value }: JsonSchema): string {
  if (value === undefined) return 'all'
  return typeof value === 'object' ? 'none' : String(value) || 'empty'
}

function inWords(schema: JsonSchema): string {
  const { type, enum: values, minimum, maximum, minLength, maxLength, pattern, additionalProperties } = schema
  if (Array.isArray(values)) return values.join(', ')
  const range = [bound('from', minimum ?? minLength), bound('to', maximum ?? maxLength)]
    .filter(Boolean)
    .join(' ')
  if (type === 'integer') return `number ${range}`.trim()
  if (additionalProperties) return 'names and texts'
  if (pattern) return `text that matches ${String(pattern)}`
  return range ? `text of ${range} characters` : 'text'
}

function bound(word: string, value: unknown): string {
  return typeof value === 'number' ? `${word} ${value}` : ''
}
