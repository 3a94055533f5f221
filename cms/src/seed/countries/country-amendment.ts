import type { Amendment } from '../seed-once'
import { SITE_EXTRAS } from './site-extras'

export function countryAmendment(code: string, id: number, content: Record<string, unknown>): Amendment {
  const extras = SITE_EXTRAS.map((name) => [name, content[name]] as const).filter(
    ([, value]) => !isEmpty(value),
  )
  const isSpecial = (content.features as { special?: boolean } | undefined)?.special === true
  return {
    key: `country-site:${code}`,
    apply: async (payload, req) => {
      const country = await payload.findByID({ collection: 'countries', id, depth: 0, req })
      const missing = extras.filter(([name]) => isEmpty(country[name as keyof typeof country]))
      const features = isSpecial && !country.features?.special ? { features: { special: true } } : {}
      const data = { ...Object.fromEntries(missing), ...features } as never
      if (missing.length > 0 || 'features' in features) {
        await payload.update({ collection: 'countries', id, locale: 'all' as never, data, depth: 0, req })
      }
      return id
    },
  }
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
