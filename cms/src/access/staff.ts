import type { PayloadRequest } from 'payload'
import type { Role } from './roles'

/** Who is at work, as far as rights go. */
export interface Staff {
  id: number
  role: Role
  /** Ids of the countries that this person looks after; an administrator looks after all without naming any. */
  countries: number[]
  /** Languages that a translator works in. */
  languages: string[]
  /** Whether the person sees the documents of every country: never implied by an empty list of countries. */
  seesEveryCountry: boolean
}

/** The roles that may be given sight of every country, since they publish nothing. */
export const ROLES_THAT_MAY_SEE_EVERYTHING: readonly Role[] = ['translator', 'read-only']

/** Undefined for strangers, and for accounts that were deactivated. */
export function staffOf(user: PayloadRequest['user']): Staff | undefined {
  if (!user || user.deactivated) return undefined
  const { id, role, countries, languages, allCountries } = user
  return {
    id,
    role,
    countries: (countries ?? []).map((country) => (typeof country === 'object' ? country.id : country)),
    languages: languages ?? [],
    seesEveryCountry:
      role === 'administrator' || (ROLES_THAT_MAY_SEE_EVERYTHING.includes(role) && allCountries === true),
  }
}

export function isAdministrator(user: PayloadRequest['user']): boolean {
  return staffOf(user)?.role === 'administrator'
}
