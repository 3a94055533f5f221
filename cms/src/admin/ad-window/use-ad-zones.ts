import { useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { fetchCountryZones } from './countries-client'
import type { CountryZone } from './window-times'

export function useAdZones(): CountryZone[] {
  const { code } = useLocale()
  const [allCountries, countries] = useFormFields(([fields]) =>
    ['allCountries', 'countries'].map((name) => fields[name]?.value),
  )
  const [zones, setZones] = useState<CountryZone[]>([])
  useEffect(() => {
    let isCurrent = true
    void fetchCountryZones(code).then((found) => isCurrent && setZones(found))
    return () => {
      isCurrent = false
    }
  }, [code])
  const named = Array.isArray(countries) ? countries.map(Number) : []
  return allCountries === true ? zones : zones.filter(({ id }) => named.includes(id))
}
