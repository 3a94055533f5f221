'use client'

import { useTranslation } from '@payloadcms/ui'
import { useMoment } from '../dashboard/moment'
import { sayBy } from '../../words/say'

/** Since when a document is off the site, because it is in the trash. */
export function TrashedSince({ at }: { at: Date }) {
  const { i18n, t } = useTranslation()
  const time = useMoment({ at, language: i18n.language })
  return <span>{sayBy(t)('siteTrashed', { time })}</span>
}
