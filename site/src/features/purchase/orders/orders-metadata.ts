import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/shell/metadata'
import { detailPath, listPath, policyPath, type RecordName } from './records'

export async function recordMetadata(record: RecordName, step: 'list' | 'detail'): Promise<Metadata> {
  const t = await getTranslations('orders')
  const title = t(`${record}.title`)
  return pageMetadata({
    path: (lang) => (step === 'list' ? listPath(lang, record) : detailPath(lang, record)),
    title: step === 'list' ? title : `${t('detail.title')} · ${title}`,
    description: t(step === 'list' ? `${record}.lead` : 'detail.lead'),
  })
}

export async function policyMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders')
  return pageMetadata({
    path: policyPath,
    title: t('policy.title'),
    description: t('policy.lead'),
  })
}
