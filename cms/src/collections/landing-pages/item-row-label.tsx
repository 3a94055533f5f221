'use client'

import { useRowLabel } from '@payloadcms/ui'

interface Item {
  title?: string | null
  label?: string | null
  text?: string | null
}

export function ItemRowLabel() {
  const { data, rowNumber } = useRowLabel<Item>()
  return <span>{data.title || data.label || data.text || `${(rowNumber ?? 0) + 1}`}</span>
}
