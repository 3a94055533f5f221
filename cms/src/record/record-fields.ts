import type { Field, FieldAccess } from 'payload'
import { nobodyMayRead as nobody, whileRestoring } from '../access/access'

type Label = Extract<Field, { type: 'date' }>['label']

const admin = { hidden: true, disableBulkEdit: true }
const closed = { create: nobody, update: whileRestoring }

const time = (name: string, label: Label, access: { create: FieldAccess; update: FieldAccess }): Field => ({
  name,
  type: 'date',
  index: true,
  label,
  access,
  admin,
})

/** Any editor could set Payload's own fields. */
export function recordedTimes(mayTrash: FieldAccess): Field[] {
  return [
    time('updatedAt', ({ t }) => t('general:updatedAt'), closed),
    time('createdAt', ({ t }) => t('general:createdAt'), closed),
    {
      ...time('deletedAt', ({ t }) => t('general:deletedAt' as never), { create: nobody, update: mayTrash }),
      hooks: { beforeDuplicate: [() => null] },
    } as Field,
  ]
}

/** A name, so that it outlives the account. */
export const changedBy: Field = {
  name: 'changedBy',
  type: 'text',
  maxLength: 120,
  access: { create: nobody, update: nobody },
  admin: { hidden: true, disableBulkEdit: true },
}
