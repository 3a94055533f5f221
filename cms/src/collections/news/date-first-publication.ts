import type { CollectionBeforeChangeHook } from 'payload'

/** An article without a date gets that of its first publication, and keeps it. */
export const dateFirstPublication: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const date = data.publishedAt ?? originalDoc?.publishedAt
  if (data._status === 'published' && !date) return { ...data, publishedAt: new Date().toISOString() }
  return data
}
