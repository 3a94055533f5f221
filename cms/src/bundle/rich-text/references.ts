import type { FlattenedField } from 'payload'
import { innerFields } from '../fields'
import { blocksOf } from './markdown'
import type { LexicalNode, LexicalState } from './same-text'
import type { Path } from '../bundle'

export type MapReference = (collection: string, value: unknown, at?: Path) => unknown

export function mapReferences(field: FlattenedField, state: LexicalState, map: MapReference): LexicalState {
  const node = (each: LexicalNode): LexicalNode => {
    if (each.type === 'upload') return { ...each, value: map(String(each.relationTo), each.value) }
    if (each.type === 'block') return { ...each, fields: mapBlock(field, each.fields, map) }
    return Array.isArray(each.children)
      ? { ...each, children: (each.children as LexicalNode[]).map(node) }
      : each
  }
  return { ...state, root: { ...state.root, children: state.root.children.map(node) } }
}

function mapBlock(field: FlattenedField, values: unknown, map: MapReference) {
  const { blockType } = values as { blockType?: unknown }
  const block = blocksOf(field).find(({ slug }) => slug === blockType)
  return block ? mapFields(innerFields(block), values as Record<string, unknown>, map) : values
}

function mapFields(fields: FlattenedField[], values: Record<string, unknown>, map: MapReference) {
  const mapped = { ...values }
  for (const field of fields) {
    const value = values[field.name]
    if (value === undefined || value === null) continue
    if (field.type === 'relationship' || field.type === 'upload') {
      mapped[field.name] = map(String(field.relationTo), value)
    } else if (field.type === 'richText') {
      mapped[field.name] = mapReferences(field, value as LexicalState, map)
    } else if (field.type === 'array') {
      mapped[field.name] = (value as Record<string, unknown>[]).map((row) =>
        mapFields(innerFields(field), row, map),
      )
    }
  }
  return mapped
}
