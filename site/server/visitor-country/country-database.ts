import { readFile } from 'node:fs/promises'
import { isCountryCode, type CountryCode } from '@carelane/countries'
import { Reader, type Response } from 'mmdb-lib'
import { z } from 'zod'

/** `global` if unknown or without a section. */
export type CountryOfAddress = (address: string) => CountryCode

const record = z.union([
  z.object({ country_code: z.string() }).transform((found) => found.country_code),
  z.object({ country: z.object({ iso_code: z.string() }) }).transform((found) => found.country.iso_code),
])

/**
 * MaxMind's format.
 * @throws Error if unreadable
 */
export async function openCountryDatabase(file: string): Promise<CountryOfAddress> {
  const reader = new Reader(await readFile(file))
  return (address) => {
    const found = record.safeParse(find(reader, address))
    return found.success ? countryOfIsoCode(found.data) : 'global'
  }
}

export function countryOfIsoCode(code: string): CountryCode {
  const lowered = code.toLowerCase()
  return isCountryCode(lowered) ? lowered : 'global'
}

/** The reader throws for invalid addresses. */
function find(reader: Reader<Response>, address: string): unknown {
  try {
    return reader.get(address)
  } catch {
    return null
  }
}
