'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { interfaceTexts } from './interface-texts'

export function MenuRowLabel() {
  const { data, rowNumber } = useRowLabel<{ name?: string | null }>()
  const { t } = useTranslation()
  return <span>{data.name || interfaceTexts(t)('item', { number: (rowNumber ?? 0) + 1 })}</span>
}
