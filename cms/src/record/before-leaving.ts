import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { isBeingTrashed } from './is-trashed'

type Refuse = (id: number | string, req: PayloadRequest) => Promise<void>

export function beforeLeaving(refuse: Refuse) {
  return {
    async whenChanged({ data, originalDoc, req }: Parameters<CollectionBeforeChangeHook>[0]) {
      if (isBeingTrashed(data, originalDoc)) await refuse(originalDoc.id, req)
      return data
    },
    async whenDeleted({ id, req }: Parameters<CollectionBeforeDeleteHook>[0]) {
      await refuse(id, req)
    },
  }
}
