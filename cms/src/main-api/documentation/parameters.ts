import { type CallName, CALLS } from '@carelane/main-api'
import { type JsonSchema, requestSchema } from './components'

/** One row of what a call takes, in words. */
interface Parameter {
  name: string
  value: string
  otherwise: string
}

export function parametersOf(name: CallName): Parameter[] {
  const schema = requestSchema(CALLS[name].request)
  const required = new Set(schema.required as string[] | undefined)
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(([parameter, of]) => ({
    name: parameter,
    value: inWords(of),
    otherwise: required.has(parameter) ? 'refused' : otherwise(of),
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
