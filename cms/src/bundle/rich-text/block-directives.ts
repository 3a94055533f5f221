import type { Block, Field, FlattenedField } from 'payload'
import { innerFields } from '../fields'
import { type Directive, TextProblem, writeDirective } from './directives'
import type { LexicalState } from './same-text'

export interface InnerText {
  write(field: FlattenedField, state: LexicalState): string
  read(field: FlattenedField, markdown: string, line: number): LexicalState
}

interface Shape {
  attributes: FlattenedField[]
  content?:
    | { kind: 'text'; field: FlattenedField }
    | { kind: 'json'; field: FlattenedField }
    | {
        kind: 'parts'
        field: FlattenedField & { fields: Field[] }
        title: FlattenedField
        body: FlattenedField
      }
}

const SIMPLE = new Set(['text', 'textarea', 'select', 'number', 'checkbox', 'relationship', 'upload'])

export function writeBlock(
  block: Block,
  fields: Record<string, unknown>,
  inner: InnerText,
): string | undefined {
  const shape = shapeOf(block)
  if (!shape) return undefined
  const attributes = Object.fromEntries(shape.attributes.map(({ name }) => [name, fields[name]]))
  return writeDirective(block.slug, attributes, writeContent(shape, fields, inner))
}

export function readBlock(
  block: Block,
  directive: Directive,
  inner: InnerText,
  nextId: () => string,
): Record<string, unknown> {
  const shape = shapeOf(block)
  if (!shape) throw new TextProblem(directive.line, `“${block.slug}” is written as “:::lexical”.`)
  const unknown = Object.keys(directive.attributes).find(
    (key) => !shape.attributes.some(({ name }) => name === key),
  )
  if (unknown) throw new TextProblem(directive.line, `“${block.slug}” has no “${unknown}”.`)
  const required = shape.attributes.find(
    (field) => 'required' in field && field.required && directive.attributes[field.name] === undefined,
  )
  if (required && !('defaultValue' in required && required.defaultValue !== undefined)) {
    throw new TextProblem(directive.line, `“${block.slug}” needs “${required.name}”.`)
  }
  const content = readContent(shape, directive, inner, nextId)
  return { id: nextId(), blockName: '', blockType: block.slug, ...directive.attributes, ...content }
}

function shapeOf(block: Block): Shape | undefined {
  const fields = innerFields(block)
  const attributes = fields.filter(
    (field) => SIMPLE.has(field.type) && !('hasMany' in field && field.hasMany === true),
  )
  const [other, ...more] = fields.filter((field) => !attributes.includes(field))
  if (more.length > 0) return undefined
  if (!other) return { attributes }
  if (other.type === 'richText') return { attributes, content: { kind: 'text', field: other } }
  if (other.type === 'json') return { attributes, content: { kind: 'json', field: other } }
  if (other.type !== 'array') return undefined
  const [title, body, ...rest] = innerFields(other)
  if (title?.type !== 'text' || body?.type !== 'richText' || rest.length > 0) return undefined
  return { attributes, content: { kind: 'parts', field: other, title, body } }
}

function writeContent({ content }: Shape, fields: Record<string, unknown>, inner: InnerText) {
  if (!content) return undefined
  const value = fields[content.field.name]
  switch (content.kind) {
    case 'text':
      return value ? inner.write(content.field, value as LexicalState) : ''
    case 'json':
      return Array.isArray(value)
        ? value.map((row) => JSON.stringify(row)).join('\n')
        : JSON.stringify(value ?? null)
    case 'parts': {
      const parts = (Array.isArray(value) ? value : []) as Record<string, unknown>[]
      return parts
        .map((part) => {
          const body = part[content.body.name] as LexicalState | null | undefined
          const title = `# ${String(part[content.title.name])}`
          return body ? `${title}\n\n${inner.write(content.body, body)}` : title
        })
        .join('\n\n')
    }
  }
}

function readContent({ content }: Shape, directive: Directive, inner: InnerText, nextId: () => string) {
  const source = directive.content
  if (!content) {
    if (source !== undefined && source.trim() !== '') {
      throw new TextProblem(
        directive.line,
        `“${directive.name}” has no text: write it as “::${directive.name}{…}”.`,
      )
    }
    return {}
  }
  if (source === undefined || source.trim() === '') {
    throw new TextProblem(directive.line, `“:::${directive.name}” is empty.`)
  }
  const first = directive.line + 1
  switch (content.kind) {
    case 'text':
      return { [content.field.name]: inner.read(content.field, source, first) }
    case 'json':
      return { [content.field.name]: readRows(source, first) }
    case 'parts':
      return { [content.field.name]: readParts(content, source, first, inner, nextId) }
  }
}

function readRows(source: string, first: number): unknown[] {
  return source.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return []
    try {
      return [JSON.parse(line) as unknown]
    } catch {
      throw new TextProblem(first + at, 'Write each row as ["one cell", "another"].')
    }
  })
}

function readParts(
  { title, body }: Extract<NonNullable<Shape['content']>, { kind: 'parts' }>,
  source: string,
  first: number,
  inner: InnerText,
  nextId: () => string,
) {
  const lines = source.split('\n')
  const starts = lines.flatMap((line, at) => (line.startsWith('# ') ? [at] : []))
  const before = lines.slice(0, starts[0] ?? lines.length).findIndex((line) => line.trim() !== '')
  if (before !== -1) throw new TextProblem(first + before, 'Text stands before the first “# …”.')
  return starts.map((start, index) => {
    const text = lines.slice(start + 1, starts[index + 1]).join('\n')
    return {
      id: nextId(),
      [title.name]: (lines[start] ?? '').slice(2).trim(),
      ...(text.trim() !== '' && { [body.name]: inner.read(body, text, first + start + 1) }),
    }
  })
}
