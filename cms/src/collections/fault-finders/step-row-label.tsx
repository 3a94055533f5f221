'use client'

import { useRowLabel } from '@payloadcms/ui'

export function StepRowLabel() {
  const { data, rowNumber } = useRowLabel<{ key?: string | null; text?: string | null }>()
  const shown = [data.key, data.text].filter(Boolean).join(': ')
  return <span>{shown || `${(rowNumber ?? 0) + 1}`}</span>
}
