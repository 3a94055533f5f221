import { CONTENT_KINDS } from '@carelane/main-api'
import { z } from 'zod'
import { type Database, rows } from '../database/query'

export interface Between {
  from: Date
  until: Date
}

const banner = z.object({
  id: z.int(),
  slot: z.enum(['top', 'bottom']),
  /** Of bottom ones alone [2.3#29]: `1` the country's home, `2` the other pages. */
  area: z.array(z.enum(['1', '2'])),
  from: z.date().nullable(),
  to: z.date().nullable(),
  allCountries: z.boolean(),
  countries: z.array(z.int()),
  total: z.int(),
})

export type CalendarBanner = z.output<typeof banner>

/** Switched on, in the order in which they take each other's place. `total` counts those beyond the limit, too. */
export async function findBanners(
  db: Database,
  country: number,
  { from, until }: Between,
  most: number,
): Promise<CalendarBanner[]> {
  const found = await rows(
    db,
    `SELECT a.id, a.slot, a."from", a."to", coalesce(a.all_countries, false) AS "allCountries",
       ARRAY(SELECT s.value::text FROM ads_area s WHERE s.parent_id = a.id ORDER BY s."order") AS area,
       ARRAY(SELECT r.countries_id FROM ads_rels r WHERE r.parent_id = a.id AND r.path = 'countries') AS countries,
       (count(*) OVER ())::int AS total
     FROM ads a
     WHERE a.deleted_at IS NULL AND a.active
       AND (a."to" IS NULL OR a."to" > $2) AND (a."from" IS NULL OR a."from" < $3)
       AND (a.all_countries OR a.id IN (SELECT r.parent_id FROM ads_rels r
         WHERE r.path = 'countries' AND r.countries_id = $1))
     ORDER BY a.priority DESC, a."from" DESC NULLS LAST, a.id DESC LIMIT $4`,
    [country, from, until, most],
  )
  return z.array(banner).parse(found)
}

const plan = z.object({
  collection: z.enum(CONTENT_KINDS).exclude(['site-settings']),
  document: z.coerce.number().int(),
  at: z.date(),
  what: z.enum(['publish', 'unpublish']).catch('publish'),
})

export type Plan = z.output<typeof plan>

const MOST_PLANS = 1000

/** Of all countries: what each is for, its document says. */
export async function findPlans(db: Database, { from, until }: Between): Promise<Plan[]> {
  const found = await rows(
    db,
    `SELECT input -> 'doc' ->> 'relationTo' AS collection, input -> 'doc' ->> 'value' AS document,
       wait_until AS at, input ->> 'type' AS what
     FROM payload_jobs WHERE wait_until >= $1 AND wait_until < $2
       AND task_slug = 'schedulePublish' AND completed_at IS NULL AND has_error IS NOT TRUE
     ORDER BY wait_until, id LIMIT ${MOST_PLANS}`,
    [from, until],
  )
  return found.flatMap((row) => plan.safeParse(row).data ?? [])
}
