import type { CollectionConfig, FieldAccess, GlobalConfig } from 'payload'
import { includes, isGuarded, rightOf } from '../access/rights'
import { staffOf } from '../access/staff'
import { changedBy, recordedTimes } from './record-fields'
import { noteCopied } from './copied-document'
import { keepTrash, noteWho, noteWhoOfGlobal, trashIsNoDraft } from './keep-record'
import { refuseTaken } from './refuse-taken'

export function recorded(collection: CollectionConfig): CollectionConfig {
  const { fields, hooks, slug } = collection
  return {
    ...collection,
    trash: true,
    fields: [...fields, ...recordedTimes(mayTrash(slug)), changedBy],
    hooks: {
      ...hooks,
      beforeOperation: [trashIsNoDraft, noteCopied, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [keepTrash, noteWho, refuseTaken, ...(hooks?.beforeChange ?? [])],
    },
  }
}

export function recordedGlobal(global: GlobalConfig): GlobalConfig {
  const { fields, hooks } = global
  return {
    ...global,
    fields: [...fields, changedBy],
    hooks: { ...hooks, beforeChange: [noteWhoOfGlobal, ...(hooks?.beforeChange ?? [])] },
  }
}

function mayTrash(slug: string): FieldAccess {
  return ({ req }) => {
    const staff = staffOf(req.user)
    return staff !== undefined && isGuarded(slug) && includes(rightOf(staff.role, slug), 'write')
  }
}
