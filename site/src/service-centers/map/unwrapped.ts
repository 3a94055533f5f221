import type { FeatureCollection, Position } from 'geojson'

/** For outlines across the 180th meridian. */
export function unwrapped(countries: FeatureCollection): FeatureCollection {
  return {
    ...countries,
    features: countries.features.map((country) => {
      const { geometry } = country
      if (geometry.type === 'Polygon')
        return { ...country, geometry: { ...geometry, coordinates: geometry.coordinates.map(unwrappedRing) } }
      if (geometry.type === 'MultiPolygon') {
        const coordinates = geometry.coordinates.map((polygon) => polygon.map(unwrappedRing))
        return { ...country, geometry: { ...geometry, coordinates } }
      }
      return country
    }),
  }
}

function unwrappedRing(ring: Position[]): Position[] {
  let turn = 0
  let before = ring[0]?.[0] ?? 0
  return ring.map(([lng = 0, lat = 0]) => {
    if (Math.abs(lng - before) > 180) turn += lng < before ? 360 : -360
    before = lng
    return [lng + turn, lat]
  })
}
