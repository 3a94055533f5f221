import type { FlattenedField } from 'payload'

/** Which rows and blocks a document has: some have no field that could differ. */
export function shapeOf(fields: readonly FlattenedField[], document: unknown): string {
  return JSON.stringify(shape(fields, document))
}

function shape(fields: readonly FlattenedField[], document: unknown): unknown[] {
  return fields.map((field) => {
    const value = recordOf(document)[field.name]
    switch (field.type) {
      case 'group':
      case 'tab':
        return shape(field.flattenedFields, value)
      case 'array':
        return rowsOf(value).map((row) => shape(field.flattenedFields, row))
      case 'blocks':
        return rowsOf(value).map((row) => {
          const { blockType } = recordOf(row)
          const block = field.blocks.find(({ slug }) => slug === blockType)
          return [blockType, shape(block?.flattenedFields ?? [], row)]
        })
      default:
        return 0
    }
  })
}

/** Of one language, or of all one after the other. */
function rowsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : Object.values(recordOf(value)).flatMap(rowsOf)
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
