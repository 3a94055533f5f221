'use client'

import { getTranslation } from '@payloadcms/translations'
import { Pill, useRowLabel, useTranslation } from '@payloadcms/ui'

interface SectionLabelProps {
  kind: Record<string, string>
}

export function SectionLabel({ kind }: SectionLabelProps) {
  const { i18n } = useTranslation()
  const { data, rowNumber } = useRowLabel<{ title?: string | null }>()
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <span>{String((rowNumber ?? 0) + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {getTranslation(kind, i18n)}
      </Pill>
      <span>{data.title}</span>
    </span>
  )
}
