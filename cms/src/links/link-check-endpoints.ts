import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { staffOf } from '../access/staff'
import { answer } from '../submissions/for-countries'
import { checkLinks } from './check-links'
import { type DeadLinkList, deadLinksAsked, LINKS_PATH } from './dead-link-list'
import { findDeadLinks, readLastCheck } from './dead-link-table'

const PAGE = 50

export const linkCheckEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: LINKS_PATH,
    handler: (req) => forStaff(req, (own) => listed(req, own)),
  },
  {
    method: 'post',
    path: LINKS_PATH,
    handler: (req) =>
      forStaff(req, async () => {
        // Longer than a request may take where there is much to read.
        checkLinks(req.payload).catch((err: unknown) =>
          req.payload.logger.error({ err }, 'the links could not be checked'),
        )
        return answer(202, {})
      }),
  },
]

/** @param work gets the ids of the reader's countries, or null for all */
async function forStaff(
  req: PayloadRequest,
  work: (own: number[] | null) => Promise<Response>,
): Promise<Response> {
  const staff = staffOf(req.user)
  if (!staff) return answer(403, { message: 'Only editors see which links are dead.' })
  return work(staff.seesEveryCountry ? null : staff.countries)
}

async function listed(req: PayloadRequest, own: number[] | null): Promise<Response> {
  const given = [...req.searchParams].filter(([name]) => name !== 'locale')
  const asked = deadLinksAsked.safeParse(Object.fromEntries(given))
  if (!asked.success) return answer(400, { message: 'There is no such page.' })
  const { page } = asked.data
  const countries = await countriesOf(req)
  const country = countries.find(({ shortName }) => shortName === asked.data.country)?.id ?? null
  const db = req.payload.db.pool
  const [found, last] = await Promise.all([
    findDeadLinks(db, own, country, { limit: PAGE, offset: (page - 1) * PAGE }),
    readLastCheck(db),
  ])
  const byId = new Map(countries.map((each) => [each.id, each]))
  const list: DeadLinkList = {
    links: found.links.map(({ kind, documentId, language, countries: dead, ...link }) => ({
      ...{ title: link.title, address: link.address, isNowhere: link.isNowhere, language },
      kind: kindOf(req, kind),
      href: `/admin/collections/${kind}/${documentId}${language === null ? '' : `?locale=${language}`}`,
      countries: dead
        .filter((id) => own === null || own.includes(id))
        .flatMap((id) => byId.get(id)?.name ?? []),
    })),
    counts: found.counts.flatMap(({ id, count }) => {
      const known = byId.get(id)
      return known ? [{ country: known.shortName, count, name: known.name }] : []
    }),
    pages: Math.max(1, Math.ceil(found.total / PAGE)),
    checkedAt: last.checkedAt?.toISOString() ?? null,
    documents: last.documents,
    isRunning: last.isRunning,
  }
  return answer(200, list)
}

function kindOf({ payload, i18n }: PayloadRequest, kind: string): string {
  const collection = payload.collections[kind as CollectionSlug]
  return getTranslation(collection.config.labels.singular, i18n)
}

async function countriesOf(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'countries',
    select: { shortName: true, name: true },
    depth: 0,
    pagination: false,
    req,
  })
  return docs
}
