import type { Endpoint, PayloadRequest, TypedUser } from 'payload'
import { isAdministrator } from '../access/staff'
import { readBody } from '../requests/read-body'
import { answer, unlessSiteIsAway } from '../submissions/for-countries'
import { changeAbuse, showAbuse, type SubmissionsSite } from '../submissions/site-client'
import { ABUSE_ADMIN_PATH, changeByAdministrator } from './abuse-admin'

export function abuseEndpoints(site: SubmissionsSite): Endpoint[] {
  return [
    {
      method: 'get',
      path: ABUSE_ADMIN_PATH,
      handler: (req) => forAdministrators(req, async () => answer(200, await showAbuse(site))),
    },
    {
      method: 'post',
      path: `${ABUSE_ADMIN_PATH}/change`,
      handler: (req) =>
        forAdministrators(req, async ({ id, name }) => {
          await readBody(req)
          const asked = changeByAdministrator.safeParse(req.data)
          if (!asked.success) return answer(400, { message: 'There is no such change.' })
          const changed = await changeAbuse(site, { ...asked.data, who: name })
          const { kind } = asked.data.change
          req.payload.logger.info({ account: id, kind, ...changed }, 'an administrator changed a limit')
          return answer(200, changed)
        }),
    },
  ]
}

async function forAdministrators(
  req: PayloadRequest,
  work: (administrator: TypedUser) => Promise<Response>,
): Promise<Response> {
  const { user } = req
  if (!user || !isAdministrator(user)) return answer(403, { message: 'Only for administrators.' })
  return unlessSiteIsAway(req, () => work(user))
}
