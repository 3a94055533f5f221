'use client'

import { useRowLabel } from '@payloadcms/ui'

/** A menu item's name as the label of its row, so that a long menu can be read folded. */
export function MenuRowLabel() {
  const { data, rowNumber } = useRowLabel<{ name?: string | null }>()
  return <span>{data.name || `Item ${(rowNumber ?? 0) + 1}`}</span>
}
