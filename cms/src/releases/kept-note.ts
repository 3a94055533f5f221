import { getTranslation } from '@payloadcms/translations'
import { type APIError, type FlattenedField, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import { sayNoted } from '../refusals/noted-texts'
import { notedText, type Reader } from '../refusals/say-refusal'
import { entryNote, type Released } from './release-contract'

const reason = z.object({
  /** Of a field. */
  path: z.string().nullable(),
  /** As it was said, where nothing was noted of it. */
  said: z.union([z.string(), notedText]),
})

type Reason = z.output<typeof reason>

/** Why a document did not go live, for whoever reads it later. */
export const keptNote = entryNote.extend({
  /** Older ones have a text alone. */
  reasons: z.array(reason).default([]),
})

export type KeptNote = z.output<typeof keptNote>

/** Of a field, only what is within says why. */
export function reasonsOf(error: APIError, { i18n }: Reader): Reason[] {
  const said = (message: string) => i18n.noted?.get(message) ?? message
  if (!(error instanceof ValidationError)) return [{ path: null, said: said(error.message) }]
  return error.data.errors.map(({ message, path }) => ({ path, said: said(message) }))
}

/** In the language of the reader. */
export function sayReasons(req: PayloadRequest, kind: Released, reasons: readonly Reason[]): string {
  const fields = req.payload.collections[kind].config.flattenedFields
  const sentences = reasons.map(({ path, said }) => {
    const why = typeof said === 'string' ? said : sayNoted(req, said)
    return path === null ? why : `${labelAt(req, fields, path)} – ${why}`
  })
  return sentences.join(' ')
}

/** `Links › 2 › Label` */
function labelAt({ i18n }: PayloadRequest, fields: readonly FlattenedField[], path: string): string {
  let within = fields
  const labels = path.split('.').map((step) => {
    if (/^\d+$/.test(step)) return String(Number(step) + 1)
    const field = within.find(({ name }) => name === step)
    within = field ? fieldsWithin(field) : []
    const label = field && 'label' in field && field.label
    return label ? getTranslation(label as string, i18n) : step
  })
  return labels.join(' › ')
}

function fieldsWithin(field: FlattenedField): readonly FlattenedField[] {
  if (field.type === 'blocks') return field.blocks.flatMap(({ flattenedFields }) => flattenedFields)
  return 'flattenedFields' in field ? field.flattenedFields : []
}
