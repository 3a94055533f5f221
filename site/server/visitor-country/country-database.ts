import { readFile } from 'node:fs/promises'
import { isCountryCode, type CountryCode } from '@carelane/countries'
import { Reader, type Response } from 'mmdb-lib'
import { z } from 'zod'

/** Finds the country of an IP address; `global` for one that no section of the site is for, or that is unknown. */
export type CountryOfAddress = (address: string) => CountryCode

/** The databases that are about write it in one of two ways. */
const record = z.union([
  z.object({ country_code: z.string() }).transform((found) => found.country_code),
  z.object({ country: z.object({ iso_code: z.string() }) }).transform((found) => found.country.iso_code),
])

/**
 * Reads a country database in MaxMind's format.
 * @throws Error when the file cannot be read or is none
 */
export async function openCountryDatabase(file: string): Promise<CountryOfAddress> {
  const reader = new Reader(await readFile(file))
  return (address) => {
    const found = record.safeParse(find(reader, address))
    return found.success ? countryOfIsoCode(found.data) : 'global'
  }
}

/** The section of the site that is for a country of ISO 3166-1. */
export function countryOfIsoCode(code: string): CountryCode {
  const lowered = code.toLowerCase()
  return isCountryCode(lowered) ? lowered : 'global'
}

/** The reader throws for what is no address. */
function find(reader: Reader<Response>, address: string): unknown {
  try {
    return reader.get(address)
  } catch {
    return null
  }
}
