import type { FeatureCollection } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Town } from './map/towns'

/** None where there are none: the map is good without. */
export async function fetchTowns(country: string): Promise<Town[]> {
  const response = await fetch(`/map/towns/${country}.json`)
  return response.ok ? ((await response.json()) as Town[]) : []
}

export async function fetchOutlines(): Promise<FeatureCollection> {
  const response = await fetch('/map/countries.json')
  if (!response.ok) throw new Error('no outlines')
  const topology = (await response.json()) as Topology<{ countries: GeometryCollection }>
  return feature(topology, topology.objects.countries)
}
