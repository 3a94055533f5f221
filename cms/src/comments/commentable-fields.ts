import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField, PayloadRequest } from 'payload'
import type { GuardedCollection } from '../access/rights'

export interface CommentableField {
  path: string
  label: string
  isLocalized: boolean
}

/** Those that a form shows, in its order; of rows, the list itself. Labels are in the reader's language. */
export function commentableFields(
  { payload, i18n }: Pick<PayloadRequest, 'payload' | 'i18n'>,
  kind: GuardedCollection,
): CommentableField[] {
  return fieldsIn(payload.collections[kind].config.flattenedFields, '', '', i18n)
}

// They have no place in the form, or are of no text.
const LEFT_OUT = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'changedBy'])

function fieldsIn(
  fields: readonly FlattenedField[],
  above: string,
  labelAbove: string,
  i18n: PayloadRequest['i18n'],
): CommentableField[] {
  return fields.flatMap((field): CommentableField[] => {
    if (LEFT_OUT.has(field.name) || field.admin?.hidden || ('hidden' in field && field.hidden)) return []
    const path = `${above}${field.name}`
    const own = 'label' in field && field.label ? getTranslation(field.label as string, i18n) : field.name
    const label = labelAbove === '' ? own : `${labelAbove} › ${own}`
    if (field.type === 'group' || field.type === 'tab')
      return fieldsIn(field.flattenedFields, `${path}.`, label, i18n)
    return [{ path, label, isLocalized: 'localized' in field && field.localized === true }]
  })
}
