'use client'

import { useTranslation } from '@payloadcms/ui'
import { useMoment } from '../dashboard/moment'
import { interfaceTexts } from '../interface-texts'

export function TrashedSince({ at }: { at: Date }) {
  const { i18n, t } = useTranslation()
  const time = useMoment({ at, language: i18n.language })
  return <span>{interfaceTexts(t)('siteTrashed', { time })}</span>
}
