import type { CountryCode } from '@carelane/countries'
import type { Pool } from 'pg'
import { z } from 'zod'
import { choice, degrees, language, mcc, paging, place } from '../calls/request-values'
import { sandboxCall } from '../calls/sandbox-call'
import { centreEntry, findCentrePoints, findCentres, isSpokenIn, type CentreQuestion } from './find-centres'
import { bySlot } from './by-slot'

const countryFilter = (country: CountryCode) => (country === 'global' ? undefined : country)

const filters = {
  state: choice.optional(),
  city: choice.optional(),
  serviceBrand: choice.optional(),
  keyword: z.string().trim().min(1).max(100).optional(),
  openAt: z.iso.datetime().optional(),
  deviceKind: choice.optional(),
  partModel: choice.optional(),
  part: choice.optional(),
}

/** A part is named with its model or not at all. */
const partOf = ({ partModel: model, part: name }: { partModel?: string; part?: string }) =>
  model === undefined || name === undefined ? {} : { part: { model, name } }

export const serviceCentres = sandboxCall({
  name: 'service-centers',
  path: 'Client/service-center/list',
  concealed: ['lat', 'lng'],
  request: z.object({
    ...place,
    ...filters,
    lat: degrees.optional(),
    lng: degrees.optional(),
    sortBy: z.literal('nextSlot').optional(),
    ...paging,
  }),
  answer: async ({ mcc: country, serviceBrand, lat, lng, page, pageSize, ...asked }, { pool, clock }) => {
    const question: Omit<CentreQuestion, 'offset' | 'limit'> = {
      country: countryFilter(country),
      state: asked.state,
      city: asked.city,
      brand: serviceBrand,
      keyword: asked.keyword,
      openAt: asked.openAt,
      deviceKind: asked.deviceKind,
      ...partOf(asked),
      ...(lat !== undefined && lng !== undefined && { from: { lat, lng } }),
    }
    const shown = { offset: (page - 1) * pageSize, limit: pageSize }
    const { total, list } = asked.sortBy
      ? await bySlot(pool, question, shown, clock.now())
      : await inOrder(pool, { ...question, ...shown })
    return {
      total,
      list: list.map((centre) => centreEntry(centre, asked.language)),
    }
  },
})

async function inOrder(pool: Pool, question: CentreQuestion) {
  const list = await findCentres(pool, question)
  return { total: list[0]?.total ?? 0, list }
}

export const serviceCentre = sandboxCall({
  name: 'service-center',
  path: 'Client/service-center/detail',
  request: z.object({ id: choice, language }),
  answer: async ({ id, language }, { pool }) => {
    if (!/^\d{1,9}$/.test(id)) return null
    const [centre] = await findCentres(pool, { id: Number(id), offset: 0, limit: 1 })
    return centre ? centreEntry(centre, language) : null
  },
})

export const serviceCentreStates = sandboxCall({
  name: 'service-center-states',
  path: 'Client/service-center/states',
  request: z.object(place),
  answer: async ({ mcc: country }, { pool }) => {
    const { rows } = await pool.query(
      `SELECT place.state AS value, place.state AS label, count(*)::int AS centers
       FROM service_centres centre JOIN places place ON place.id = centre.place_id
       WHERE $1::text IS NULL OR centre.country = $1
       GROUP BY place.state ORDER BY place.state`,
      [countryFilter(country)],
    )
    return rows
  },
})

export const serviceCentreCities = sandboxCall({
  name: 'service-center-cities',
  path: 'Client/service-center/cities',
  request: z.object({ ...place, state: choice.optional() }),
  answer: async ({ mcc: country, state, language }, { pool }) => {
    const { rows } = await pool.query(
      `SELECT place.city AS value,
         CASE WHEN $3 THEN coalesce(min(place.native_city), place.city) ELSE place.city END AS label,
         count(*)::int AS centers
       FROM service_centres centre JOIN places place ON place.id = centre.place_id
       WHERE ($1::text IS NULL OR centre.country = $1) AND ($2::text IS NULL OR place.state = $2)
       GROUP BY place.city ORDER BY place.city`,
      [countryFilter(country), state, isSpokenIn(country, language)],
    )
    return rows
  },
})

export const serviceCentrePoints = sandboxCall({
  name: 'service-center-points',
  path: 'Client/service-center/points',
  request: z.object({ mcc, ...filters }),
  answer: ({ mcc: country, serviceBrand, part, partModel, ...asked }, { pool }) =>
    findCentrePoints(pool, {
      ...asked,
      ...partOf({ part, partModel }),
      country: countryFilter(country),
      brand: serviceBrand,
    }),
})
