'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { interfaceTexts } from '../../admin/interface-texts'

export function StepRowLabel() {
  const { data, rowNumber } = useRowLabel<{ key?: string | null; text?: string | null }>()
  const { t } = useTranslation()
  const shown = [data.key, data.text].filter(Boolean).join(': ')
  return <span>{shown || interfaceTexts(t)('item', { number: (rowNumber ?? 0) + 1 })}</span>
}
