import { type AbuseChange, type AbuseChanged, abuseChanged, abuseState } from '@carelane/main-api'
import { ABUSE_ADMIN_PATH } from '../../abuse/abuse-admin'
import { type Failure, siteListClient, tellSite } from '../site-list/site-list-client'

const ADDRESS = `/api${ABUSE_ADMIN_PATH}`

export const fetchAbuse = siteListClient(ADDRESS, abuseState)

export async function changeAbuse(
  why: string,
  change: AbuseChange,
): Promise<AbuseChanged['outcome'] | Failure> {
  const told = await tellSite(`${ADDRESS}/change`, abuseChanged, { why, change })
  return typeof told === 'string' ? told : told.outcome
}
