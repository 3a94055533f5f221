import type { ArrayField, BlocksField, Field, FieldAccess, FieldHook, PayloadRequest } from 'payload'
import type { Audience } from './audiences'
import { isInSight } from './may-change'
import { refusal } from './refusal'
import { type Guarded, rightOf } from './rights'
import { type Staff, staffOf } from './staff'

interface Translation {
  staff: Staff
  stored: Audience[]
  fields: Field[]
  data: Record<string, unknown>
  originalDoc: Record<string, unknown>
  req: PayloadRequest
}

/** What field access does not cover. */
export function refuseMoreThanTranslation({ staff, stored, fields, data, originalDoc, req }: Translation) {
  if (!stored.every((audience) => isInSight(audience, staff)))
    throw refusal(req, 'This belongs to a country that is not yours.')
  if (!staff.languages.includes(String(req.locale))) throw refusal(req, 'This is not one of your languages.')
  if (!sameRows(fields, data, originalDoc)) {
    throw refusal(req, 'A translator changes texts, not what a document consists of.')
  }
}

export function forTranslators(fields: Field[], slug: Guarded): Field[] {
  return fields.map((field) => forTranslator(field, slug))
}

function forTranslator(field: Field, slug: Guarded): Field {
  if ('localized' in field && field.localized === true) return restricted(field, inOwnLanguage(slug))
  switch (field.type) {
    case 'tabs':
      return {
        ...field,
        tabs: field.tabs.map((tab) => ({ ...tab, fields: forTranslators(tab.fields, slug) })),
      }
    case 'row':
    case 'collapsible':
    case 'group':
      return { ...field, fields: forTranslators(field.fields, slug) }
    case 'array':
      return { ...field, hooks: withOwnRows(field), fields: forTranslators(field.fields, slug) }
    case 'blocks':
      return {
        ...field,
        hooks: withOwnRows(field),
        blocks: field.blocks.map((block) => ({ ...block, fields: forTranslators(block.fields, slug) })),
      }
    case 'ui':
      return field
    default:
      return restricted(field, notForTranslators(slug))
  }
}

/**
 * Payload fills in rows that were not sent with those of the stored document, and takes out of them what a translator may not write,
 * to fill that in from the stored document. Of rows within rows both are the same objects: what was taken out is lost.
 */
function withOwnRows({ hooks }: ArrayField | BlocksField): ArrayField['hooks'] {
  return { ...hooks, beforeValidate: [ownRows, ...(hooks?.beforeValidate ?? [])] }
}

const ownRows: FieldHook = ({ value }) => structuredClone(value) as unknown

function restricted<Kind extends Field>(field: Kind, condition: FieldAccess): Kind {
  const before: FieldAccess | undefined =
    'access' in field && field.access && 'update' in field.access ? field.access.update : undefined
  const update: FieldAccess = async (args) => (await condition(args)) && (before ? before(args) : true)
  return { ...field, access: { ...('access' in field ? field.access : {}), update } }
}

function inOwnLanguage(slug: Guarded): FieldAccess {
  return ({ req }) => {
    const staff = translating(req, slug)
    return !staff || staff.languages.includes(String(req.locale))
  }
}

function notForTranslators(slug: Guarded): FieldAccess {
  return ({ req }) => !translating(req, slug)
}

function translating({ user }: PayloadRequest, slug: Guarded): Staff | undefined {
  const staff = staffOf(user)
  return staff && rightOf(staff.role, slug) === 'translate' ? staff : undefined
}

function sameRows(fields: readonly Field[], data: unknown, before: unknown): boolean {
  return fields.every((field) => sameRowsOfField(field, asRecord(data), asRecord(before)))
}

function sameRowsOfField(
  field: Field,
  data: Record<string, unknown>,
  before: Record<string, unknown>,
): boolean {
  if ('localized' in field && field.localized === true) return true
  switch (field.type) {
    case 'tabs':
      return field.tabs.every((tab) =>
        'name' in tab
          ? sameRows(tab.fields, data[tab.name], before[tab.name])
          : sameRows(tab.fields, data, before),
      )
    case 'row':
    case 'collapsible':
      return sameRows(field.fields, data, before)
    case 'group':
      return 'name' in field
        ? sameRows(field.fields, data[field.name], before[field.name])
        : sameRows(field.fields, data, before)
    case 'array':
      return sameList(data[field.name], before[field.name], () => field.fields)
    case 'blocks':
      return sameList(
        data[field.name],
        before[field.name],
        ({ blockType }) => field.blocks.find(({ slug }) => slug === blockType)?.fields ?? [],
      )
    default:
      return true
  }
}

function sameList(
  rows: unknown,
  before: unknown,
  fieldsOf: (row: Record<string, unknown>) => Field[],
): boolean {
  if (rows === undefined) return true
  const [now, then] = [rows, before].map((list) => (Array.isArray(list) ? list.map(asRecord) : []))
  if (!now || !then || now.length !== then.length) return false
  return now.every((row, index) => {
    const other = then[index] ?? {}
    return row.id === other.id && row.blockType === other.blockType && sameRows(fieldsOf(other), row, other)
  })
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
