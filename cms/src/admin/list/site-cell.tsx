import type { DefaultServerCellComponentProps } from 'payload'
import { rows } from '../../database/query'
import { interfaceTexts } from '../interface-texts'
import { rowLookup } from './row-lookup'
import { TrashedSince } from './trashed-since'

interface Delivery {
  id: number
  isDelivered: boolean
  attempts: number
}

export async function SiteCell({ i18n, payload, collectionSlug, rowData }: DefaultServerCellComponentProps) {
  if (rowData.deletedAt) return <TrashedSince at={new Date(rowData.deletedAt)} />
  const say = interfaceTexts(i18n.t)
  const delivery = await deliveryOf(payload, collectionSlug, Number(rowData.id))
  if (!delivery) return <span>–</span>
  if (delivery.isDelivered) return <span>{say('upToDate')}</span>
  const { attempts } = delivery
  return <span>{attempts > 0 ? say('notReachedTried', { count: attempts }) : say('onItsWay')}</span>
}

const deliveryOf = rowLookup(async (payload, collection, ids) => {
  const found = await rows<Delivery>(payload.db.pool, LAST_DELIVERIES, [collection, ids])
  return new Map(found.map((each) => [each.id, each]))
})

const LAST_DELIVERIES = `
  SELECT ids.id, coalesce(bool_and(d.delivered_at IS NOT NULL), true) AS "isDelivered",
    coalesce(max(d.attempts) FILTER (WHERE d.delivered_at IS NULL), 0)::int AS attempts
  FROM unnest($2::int[]) AS ids (id)
  CROSS JOIN LATERAL (SELECT p.id FROM publications.publication p
    WHERE p.collection = $1 AND p.document_id = ids.id ORDER BY p.created_at DESC LIMIT 1) last
  LEFT JOIN publications.delivery d ON d.publication_id = last.id
  GROUP BY ids.id`
