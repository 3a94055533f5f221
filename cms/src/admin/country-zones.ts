import { COUNTRIES } from '@carelane/countries'
import type { Timezone } from 'payload'

export function countryZones({ defaultTimezones }: { defaultTimezones: Timezone[] }): Timezone[] {
  const countries = new Map<string, string[]>()
  for (const { name, timeZone } of Object.values(COUNTRIES).toSorted((a, b) => a.name.localeCompare(b.name)))
    countries.set(timeZone, [...(countries.get(timeZone) ?? []), name])
  const ours = [...countries].map(([value, names]) => ({
    value,
    label: `${names.join(', ')}: ${cityOf(value)}`,
  }))
  return [...ours, ...defaultTimezones.filter(({ value }) => !countries.has(value))]
}

function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
