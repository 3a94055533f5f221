import { getTranslations } from 'next-intl/server'
import { formatDay, formatDays } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { KeepResult } from './keep-result'
import { DAY_MS, KEPT_DAYS } from './kept-result'

export async function KeepResultOfVisit({ of, path }: { of: string; path: string }) {
  const { region } = await currentVisit()
  const t = await getTranslations('offline.wish')
  const last = new Date(new Date().getTime() + KEPT_DAYS * DAY_MS).toISOString()
  return (
    <KeepResult
      of={of}
      path={path}
      words={{
        button: t('button'),
        text: t('text', { days: formatDays(KEPT_DAYS, region) }),
        kept: t('until', { date: formatDay(last, region) }),
        remove: t('remove'),
        removed: t('removed'),
        failed: t('failed'),
      }}
    />
  )
}
