import type { Endpoint } from 'payload'
import { z } from 'zod'
import { may } from '../access/collection-access'
import { ownCountries } from '../access/own-countries'
import { sayRefusal } from '../refusals/say-refusal'
import { readBody } from '../requests/read-body'
import { answer } from '../submissions/for-countries'
import { COPIED, COPIES_PATH, copiesAsked, type CopiesMade } from './copies'
import { copyToCountries } from './copy-to-countries'

const copied = z.object({ collection: z.enum(COPIED), id: z.coerce.number().int().positive() })

/** 400 invalid, 403 not theirs. */
export const copiesEndpoint: Endpoint = {
  method: 'post',
  path: `${COPIES_PATH}/:collection/:id`,
  handler: async (req) => {
    await readBody(req)
    const which = copied.safeParse(req.routeParams)
    const asked = copiesAsked.safeParse(req.data)
    if (!which.success || !asked.success)
      return answer(400, { errors: [{ message: sayRefusal(req, 'Choose at least one country.') }] })
    const { collection, id } = which.data
    const own = ownCountries(req.user)
    const chosen = new Set(asked.data.countries)
    if (!may(req, collection, 'write') || (own !== null && [...chosen].some((each) => !own.includes(each))))
      return answer(403, { errors: [{ message: req.t('error:notAllowedToPerformAction') }] })
    const { docs } = await req.payload.find({
      collection: 'countries',
      where: { id: { in: [...chosen] } },
      select: { name: true, shortName: true },
      sort: 'name',
      depth: 0,
      pagination: false,
      req,
    })
    if (docs.length !== chosen.size)
      return answer(400, { errors: [{ message: sayRefusal(req, 'Choose at least one country.') }] })
    const copies = await copyToCountries(req, collection, id, docs)
    return answer(201, { copies } satisfies CopiesMade)
  },
}
