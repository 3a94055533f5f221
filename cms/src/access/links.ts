import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import type { Field, PayloadRequest, RichTextField } from 'payload'
import { z } from 'zod'

export interface Link {
  collection: string
  id: number
}

export function linksOf(fields: readonly Field[], data: unknown, req: PayloadRequest): Link[] {
  const read = record.safeParse(data)
  return read.success ? fields.flatMap((field) => linksOfField(field, read.data, req)) : []
}

const record = z.record(z.string(), z.unknown())

const id = z.union([
  z.coerce.number().int(),
  z.object({ id: z.coerce.number().int() }).transform((of) => of.id),
])

const polymorphic = z.object({ relationTo: z.string(), value: id })

const node = z.looseObject({ type: z.string(), children: z.array(z.unknown()).optional() })

function linksOfField(field: Field, data: Record<string, unknown>, req: PayloadRequest): Link[] {
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return listOf(data[field.name]).flatMap((value) => linkTo(field.relationTo, value))
    case 'richText':
      return linksOfText(field, record.safeParse(data[field.name]).data?.root, req)
    case 'array':
      return listOf(data[field.name]).flatMap((row) => linksOf(field.fields, row, req))
    case 'blocks':
      return listOf(data[field.name]).flatMap((row) => {
        const slug = record.safeParse(row).data?.blockType
        return linksOf(field.blocks.find((block) => block.slug === slug)?.fields ?? [], row, req)
      })
    case 'tabs':
      return field.tabs.flatMap((tab) => linksOf(tab.fields, 'name' in tab ? data[tab.name] : data, req))
    case 'group':
      return linksOf(field.fields, 'name' in field ? data[field.name] : data, req)
    case 'row':
    case 'collapsible':
      return linksOf(field.fields, data, req)
    default:
      return []
  }
}

function linkTo(relationTo: string | string[], value: unknown): Link[] {
  if (typeof relationTo === 'string') {
    const read = id.safeParse(value)
    return read.success ? [{ collection: relationTo, id: read.data }] : []
  }
  const read = polymorphic.safeParse(value)
  return read.success ? [{ collection: read.data.relationTo, id: read.data.value }] : []
}

function linksOfText(field: RichTextField, value: unknown, req: PayloadRequest): Link[] {
  const read = node.safeParse(value)
  if (!read.success) return []
  const below = (read.data.children ?? []).flatMap((child) => linksOfText(field, child, req))
  const subFields = subFieldsOf(field, read.data, req)
  return [
    ...linkTo([], read.data),
    ...linkTo([], record.safeParse(read.data.fields).data?.doc),
    ...linksOf(subFields, read.data.fields, req),
    ...below,
  ]
}

function subFieldsOf(
  field: RichTextField,
  { type, ...rest }: z.infer<typeof node>,
  req: PayloadRequest,
): Field[] {
  const { features } = (field.editor as LexicalRichTextAdapter).editorConfig
  const subFields = features.getSubFields?.get(type)
  return subFields?.({ node: { type, version: 1, ...rest }, req }) ?? []
}

function listOf(value: unknown): unknown[] {
  if (value === null || value === undefined) return []
  return Array.isArray(value) ? value : [value]
}
