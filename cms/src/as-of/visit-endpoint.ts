import { formatLang, type Locale } from '@carelane/countries'
import { PREVIEW_SEGMENT } from '@carelane/main-api'
import { makePreviewToken } from '@carelane/main-api/preview-token'
import type { Endpoint } from 'payload'
import { isInSight } from '../access/may-change'
import { staffOf } from '../access/staff'
import { passHolder } from '../preview/preview-url'
import type { PreviewSettings } from '../preview/settings'
import { findSections } from '../queries/sections'
import { sayRefusal } from '../refusals/say-refusal'
import { answer } from '../submissions/for-countries'
import { VISIT_PATH, visitRequest } from './moment-contract'

/** 302 to the site at a moment; one that is over is now. 400 invalid, 401 logged out, 404 not theirs. */
export function visitEndpoint({ secret, siteOf }: PreviewSettings): Endpoint {
  return {
    method: 'get',
    path: VISIT_PATH,
    handler: async (req) => {
      const holder = passHolder(req)
      const staff = staffOf(req.user)
      const refused = (status: number, message: string) => answer(status, { errors: [{ message }] })
      if (!staff || !holder) return refused(401, sayRefusal(req, 'Your log-in has ended. Log in again.'))
      const { searchParams } = new URL(req.url ?? '', 'http://cms')
      const asked = visitRequest.safeParse(Object.fromEntries(searchParams))
      if (!asked.success)
        return refused(400, sayRefusal(req, 'Something is missing or cannot be read. Look at it again.'))
      const sections = await findSections(req.payload.db.pool, null)
      const section = sections.find(({ country }) => country === asked.data.country)
      if (!section || !isInSight([section.id], staff))
        return refused(404, sayRefusal(req, 'This belongs to a country that is not yours.'))
      const { country, languages } = section
      const locale = languages.find((each) => each === asked.data.language) ?? (languages[0] as Locale)
      const now = new Date().toISOString()
      const moment = new Date(asked.data.at) > new Date(now) ? asked.data.at : now
      const token = makePreviewToken(secret, {
        collection: 'countries',
        id: section.id,
        at: moment,
        ...holder,
      })
      const lang = formatLang(country, locale, () => languages)
      const location = `${siteOf(country)}/${lang}/${PREVIEW_SEGMENT}/?${new URLSearchParams({ token })}`
      return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
    },
  }
}
