import type { FilterOptions, RelationshipField } from 'payload'
import type { PayloadRequest, Where } from 'payload'
import { type Role } from './roles'
import { staffOf } from './staff'

/** The roles that write only what belongs to their own countries. */
const BOUND: readonly Role[] = ['country-editor', 'marketing']

/** The countries within which somebody writes; null for those whom countries do not bind. */
export function ownCountries(user: PayloadRequest['user']): number[] | null {
  const staff = staffOf(user)
  return staff && BOUND.includes(staff.role) ? staff.countries : null
}

/** Offers, in a picker of countries, only those in whose name one may write. */
export const offerOwnCountries: FilterOptions<RelationshipField> = ({ req }): Where | true => {
  const own = ownCountries(req.user)
  return own === null || { id: { in: own } }
}
