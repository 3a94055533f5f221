'use client'

import { useRowLabel } from '@payloadcms/ui'

interface Item {
  title?: string | null
  label?: string | null
  text?: string | null
}

/** What an item says as the label of its row, so that a long section can be read folded. */
export function ItemRowLabel() {
  const { data, rowNumber } = useRowLabel<Item>()
  return <span>{data.title || data.label || data.text || `${(rowNumber ?? 0) + 1}`}</span>
}
