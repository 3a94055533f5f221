import type { StructuredData } from '@/platform/render-context'
import type { FoundCenters } from './center'
import { plainText } from './mixed-text'

export function centersData({ centers }: FoundCenters, origin: string): StructuredData {
  return {
    '@type': 'ItemList',
    itemListElement: centers.map((center, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: {
        '@type': 'LocalBusiness',
        '@id': `${origin}/#service-center-${center.id}`,
        name: plainText(center.name),
        ...(center.address && { address: plainText(center.address) }),
        ...(center.phone && { telephone: center.phone.shown }),
        ...(center.email && { email: center.email }),
        ...(center.place && {
          geo: { '@type': 'GeoCoordinates', latitude: center.place.lat, longitude: center.place.lng },
        }),
      },
    })),
  }
}
