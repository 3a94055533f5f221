'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { interfaceTexts } from './interface-texts'

/** A menu item's name as the label of its row, so that a long menu can be read folded. */
export function MenuRowLabel() {
  const { data, rowNumber } = useRowLabel<{ name?: string | null }>()
  const { t } = useTranslation()
  return <span>{data.name || interfaceTexts(t)('item', { number: (rowNumber ?? 0) + 1 })}</span>
}
