import type { PayloadRequest } from 'payload'
import type { Role } from './roles'

export interface Staff {
  id: number
  role: Role
  /** Empty for administrators. */
  countries: number[]
  languages: string[]
  /** Never implied by an empty list. */
  seesEveryCountry: boolean
  /** Kinds of documents whose publication this person approves, for the countries seen. */
  approves: string[]
}

export const ROLES_THAT_MAY_SEE_EVERYTHING: readonly Role[] = ['translator', 'read-only']

/** Undefined for accounts that are deactivated, or lack a second factor that their role asks for. */
export function staffOf(user: PayloadRequest['user']): Staff | undefined {
  if (!user || user.deactivated || user.lacksSecondFactor) return undefined
  const { id, role, countries, languages, allCountries, approves } = user
  return {
    id,
    role,
    countries: (countries ?? []).map((country) => (typeof country === 'object' ? country.id : country)),
    languages: languages ?? [],
    approves: approves ?? [],
    seesEveryCountry:
      role === 'administrator' || (ROLES_THAT_MAY_SEE_EVERYTHING.includes(role) && allCountries === true),
  }
}

export function isAdministrator(user: PayloadRequest['user']): boolean {
  return staffOf(user)?.role === 'administrator'
}
