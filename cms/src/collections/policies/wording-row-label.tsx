'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'

export function WordingRowLabel() {
  const { data, rowNumber } = useRowLabel<{ effectiveFrom?: string | null }>()
  const { i18n } = useTranslation()
  const day = data.effectiveFrom ? new Date(data.effectiveFrom) : null
  const text = day?.toLocaleDateString(i18n.language, { dateStyle: 'long', timeZone: 'UTC' })
  return <span>{text ?? `Wording ${(rowNumber ?? 0) + 1}`}</span>
}
