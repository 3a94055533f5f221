'use client'

import { Pill, useRowLabel } from '@payloadcms/ui'

interface SectionLabelProps {
  /** What this kind of section is called. */
  kind: string
}

/** The kind of a section and its title, so that a page can be read with its sections folded. */
export function SectionLabel({ kind }: SectionLabelProps) {
  const { data, rowNumber } = useRowLabel<{ title?: string | null }>()
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <span>{String((rowNumber ?? 0) + 1).padStart(2, '0')}</span>
      <Pill pillStyle="white" size="small">
        {kind}
      </Pill>
      <span>{data.title}</span>
    </span>
  )
}
