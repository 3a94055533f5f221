import type { AdWindow } from './ad-state'

export interface CountryZone {
  id: number
  name: string
  timeZone: string
}

export interface ZoneTimes {
  timeZone: string
  countries: string[]
  from: string | null
  to: string | null
}

export function windowTimes(
  { from, to }: AdWindow,
  countries: readonly CountryZone[],
  language: string,
): ZoneTimes[] {
  const zones = new Map<string, string[]>()
  for (const { name, timeZone } of [...countries].sort((a, b) => a.name.localeCompare(b.name, language))) {
    zones.set(timeZone, [...(zones.get(timeZone) ?? []), name])
  }
  return [...zones].map(([timeZone, names]) => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone })
    const written = (at: string | null | undefined) => (at ? format.format(new Date(at)) : null)
    return { timeZone, countries: names, from: written(from), to: written(to) }
  })
}
