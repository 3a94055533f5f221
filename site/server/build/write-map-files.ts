import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readPlaces, type Place } from '@carelane/countries/places'
import { quantize } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Town } from '@/service-centers/map/towns'

const require = createRequire(import.meta.url)

/** Antarctica: the projection cannot draw it. */
const LEFT_OUT = '010'

/** Of each country; of the world for all together. */
const MOST_TOWNS = 110

/** About 4 km each. */
const STEPS = 10_000

export async function writeMapFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  // `.mjs` would need its own media type.
  await copyFile(require.resolve('maplibre-gl/dist/maplibre-gl-worker.mjs'), join(folder, 'worker.js'))
  const file = require.resolve('world-atlas/countries-50m.json')
  const atlas = JSON.parse(await readFile(file, 'utf8')) as Topology<{ countries: GeometryCollection }>
  await writeFile(join(folder, 'countries.json'), JSON.stringify(leanOutlines(atlas)))
  await writeTowns(join(folder, 'towns'))
}

async function writeTowns(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const places = readPlaces()
  for (const country of new Set(places.map((place) => place.country)))
    await write(
      country,
      places.filter((place) => place.country === country),
    )
  await write('global', places)

  function write(name: string, towns: readonly Place[]): Promise<void> {
    return writeFile(join(folder, `${name}.json`), JSON.stringify(largest(towns)))
  }
}

function largest(places: readonly Place[]): Town[] {
  return places
    .toSorted((one, other) => other.people - one.people)
    .slice(0, MOST_TOWNS)
    .map(({ city, native_city, lat, lng }) => [city, native_city, lat, lng])
}

function leanOutlines({ transform, arcs, objects }: Topology<{ countries: GeometryCollection }>) {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] }
  const whole = arcs.map((arc) => {
    const at = [0, 0]
    return arc.map(([x = 0, y = 0]) => {
      at[0] = (at[0] ?? 0) + x
      at[1] = (at[1] ?? 0) + y
      return [(at[0] ?? 0) * scale[0] + translate[0], (at[1] ?? 0) * scale[1] + translate[1]]
    })
  })
  const shown = objects.countries.geometries.filter(({ id }) => id !== LEFT_OUT)
  const lean = shown.map((geometry) => ({ ...geometry, properties: {} }))
  const topology: Topology<{ countries: GeometryCollection<object> }> = {
    type: 'Topology',
    arcs: whole,
    objects: { countries: { type: 'GeometryCollection', geometries: lean } },
  }
  return quantize(topology, STEPS)
}
