import { askStore } from '@/platform/store/store'

/**
 * @param reader keyed hash that changes daily
 * @throws StoreError
 */
export async function countView(faq: number, reader: string): Promise<void> {
  await askStore(
    `WITH past AS (DELETE FROM faq_readers WHERE day < current_date),
       fresh AS (INSERT INTO faq_readers (day, faq_id, reader) VALUES (current_date, $1, $2)
         ON CONFLICT DO NOTHING RETURNING faq_id)
     INSERT INTO faq_views (faq_id, views) SELECT faq_id, 1 FROM fresh
     ON CONFLICT (faq_id) DO UPDATE SET views = faq_views.views + 1`,
    [faq, reader],
  )
}
