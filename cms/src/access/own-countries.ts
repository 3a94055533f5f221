import type { FilterOptions, RelationshipField } from 'payload'
import type { PayloadRequest, Where } from 'payload'
import { type Role } from './roles'
import { staffOf } from './staff'

const BOUND: readonly Role[] = ['country-editor', 'marketing']

export function ownCountries(user: PayloadRequest['user']): number[] | null {
  const staff = staffOf(user)
  return staff && BOUND.includes(staff.role) ? staff.countries : null
}

export const offerOwnCountries: FilterOptions<RelationshipField> = ({ req }): Where | true => {
  const own = ownCountries(req.user)
  return own === null || { id: { in: own } }
}
