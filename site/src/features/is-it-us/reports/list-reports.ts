import type { FakeReports, FakeReportDone, FakeReportDoneAsked, FakeReportsAsked } from '@carelane/main-api'
import { z } from 'zod'
import { openOrNull } from '@/platform/cipher'
import { finishListed, OF_COUNTRIES, PAGE, pagesOf } from '@/platform/store/editors-list'
import { askStore } from '@/platform/store/store'
import { aboutReport } from './keep-report'

interface Row {
  id: string
  country: string
  hash: string
  keyId: string
  content: Buffer
  reports: number
  firstAt: Date
  lastAt: Date
}

const sealedText = z.string()

/** @throws StoreError */
export async function listReports({ countries, country, page }: FakeReportsAsked): Promise<FakeReports> {
  const [rows, counts] = await Promise.all([
    askStore<Row>(
      `SELECT id, country, text_hash AS hash, key_id AS "keyId", content, reports,
         first_at AS "firstAt", last_at AS "lastAt"
       FROM fake_reports WHERE ${OF_COUNTRIES} AND ($2::text IS NULL OR country = $2)
       ORDER BY reports DESC, last_at DESC, id LIMIT $3 OFFSET $4`,
      [countries, country, PAGE, (page - 1) * PAGE],
    ),
    askStore<FakeReports['counts'][number]>(
      `SELECT country, count(*)::int AS count FROM fake_reports WHERE ${OF_COUNTRIES}
       GROUP BY country ORDER BY country`,
      [countries],
    ),
  ])
  return { reports: rows.map(reportOf), pages: pagesOf(counts, country), counts }
}

/** @throws StoreError */
export function finishReport(asked: FakeReportDoneAsked): Promise<FakeReportDone> {
  return finishListed('fake_reports', asked)
}

function reportOf({ id, country, hash, keyId, content, reports, firstAt, lastAt }: Row) {
  return {
    id,
    country,
    text: sealedText.safeParse(openOrNull({ keyId, content }, aboutReport(hash))).data ?? null,
    reports,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }
}
