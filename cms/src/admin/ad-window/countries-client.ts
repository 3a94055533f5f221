import { z } from 'zod'
import type { CountryZone } from './window-times'

const answer = z.object({
  docs: z.array(
    z.object({ id: z.number(), name: z.string().nullish(), shortName: z.string(), timeZone: z.string() }),
  ),
})

export async function fetchCountryZones(locale: string): Promise<CountryZone[]> {
  const query = new URLSearchParams({ depth: '0', limit: '200', sort: 'name', locale })
  for (const field of ['name', 'shortName', 'timeZone']) query.set(`select[${field}]`, 'true')
  try {
    const response = await fetch(`/api/countries?${query}`)
    if (!response.ok) return []
    const { docs } = answer.parse(await response.json())
    return docs.map(({ id, name, shortName, timeZone }) => ({ id, name: name ?? shortName, timeZone }))
  } catch {
    return []
  }
}
