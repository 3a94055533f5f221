import type { FeatureCollection } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

export async function fetchOutlines(): Promise<FeatureCollection> {
  const response = await fetch('/map/countries.json')
  if (!response.ok) throw new Error('no outlines')
  const topology = (await response.json()) as Topology<{ countries: GeometryCollection }>
  return feature(topology, topology.objects.countries)
}
