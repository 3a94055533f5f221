import { sealContent } from '@/platform/cipher'
import { subjectHash } from '@/platform/keys'
import { eraseOlder } from '@/platform/store/erase-older'
import { askStore } from '@/platform/store/store'
import type { SiteSection } from '@/forms/site-section'
import { REPORT_DAYS } from './report-days'

/**
 * One row for each text of a country, with the number of reports.
 * @throws StoreError
 */
export async function keepReport(text: string, { country }: Pick<SiteSection, 'country'>): Promise<void> {
  const alike = text.normalize('NFKC').replace(/\s+/gu, ' ').toLowerCase()
  const hash = subjectHash(`fake ${country} ${alike}`)
  const { keyId, content } = sealContent(text, aboutReport(hash))
  await askStore(
    `INSERT INTO fake_reports (country, text_hash, key_id, content) VALUES ($1, $2, $3, $4)
     ON CONFLICT (text_hash) DO UPDATE SET reports = fake_reports.reports + 1, last_at = now()`,
    [country, hash, keyId, content],
  )
}

export function aboutReport(hash: string): string {
  return `fake ${hash}`
}

/** Of those that nobody has repeated since. */
export function eraseOldReports(): Promise<number> {
  return eraseOlder({ table: 'fake_reports', key: 'id', since: 'last_at', days: REPORT_DAYS })
}
