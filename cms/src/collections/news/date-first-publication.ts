import type { CollectionBeforeChangeHook } from 'payload'

export const dateFirstPublication: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const date = data.publishedAt ?? originalDoc?.publishedAt
  if (data._status === 'published' && !date) return { ...data, publishedAt: new Date().toISOString() }
  return data
}
