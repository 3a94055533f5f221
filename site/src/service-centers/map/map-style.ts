import type { FeatureCollection } from 'geojson'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'

export type Colors = Record<'surface' | 'raised' | 'line' | 'brand' | 'onBrand', string>

export function colorsOf(element: Element): Colors {
  const style = getComputedStyle(element)
  const color = (name: string) => style.getPropertyValue(name).trim()
  return {
    surface: color('--surface'),
    raised: color('--raised'),
    line: color('--field-line'),
    brand: color('--brand'),
    onBrand: color('--on-brand'),
  }
}

export function outlineStyle(
  countries: FeatureCollection,
  { surface, raised, line }: Colors,
): StyleSpecification {
  return {
    version: 8,
    sources: { countries: { type: 'geojson', data: countries } },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': raised } },
      { id: 'land', type: 'fill', source: 'countries', paint: { 'fill-color': surface } },
      { id: 'borders', type: 'line', source: 'countries', paint: { 'line-color': line, 'line-width': 0.75 } },
    ],
  }
}

export const CENTERS_SOURCE = 'centers'
/** Invisible, for fingers. */
export const CLUSTERS = 'center-clusters'
export const POINTS = 'center-touch'

/** CSS pixels of a number's disc, by the least count. */
const RADII = [
  [0, 16],
  [20, 20],
  [100, 24],
  [1000, 30],
] as const

const RIM = 2

/** With its rim. */
export function radiusOf(count: number): number {
  return (RADII.findLast(([least]) => count >= least)?.[1] ?? 0) + RIM
}

/** @param tag BCP 47 */
export function centerLayers(
  { surface, brand, onBrand }: Colors,
  fonts: string[] | undefined,
  tag: string,
): LayerSpecification[] {
  const source = CENTERS_SOURCE
  return [
    {
      id: CLUSTERS,
      type: 'circle',
      source,
      filter: ['has', 'point_count'],
      paint: {
        'circle-color': brand,
        'circle-radius': ['step', ['get', 'point_count'], RADII[0][1], ...RADII.slice(1).flat()],
        'circle-stroke-width': RIM,
        'circle-stroke-color': surface,
      },
    },
    {
      id: 'center-counts',
      type: 'symbol',
      source,
      filter: ['has', 'point_count'],
      layout: {
        'text-field': ['number-format', ['get', 'point_count'], { locale: tag }],
        'text-size': 13,
        'text-allow-overlap': true,
        ...(fonts && { 'text-font': fonts }),
      },
      paint: { 'text-color': onBrand },
    },
    {
      id: 'center-points',
      type: 'circle',
      source,
      filter: ['!', ['has', 'point_count']],
      paint: {
        'circle-color': brand,
        'circle-radius': 8,
        'circle-stroke-width': 2,
        'circle-stroke-color': surface,
      },
    },
    {
      id: POINTS,
      type: 'circle',
      source,
      filter: ['!', ['has', 'point_count']],
      paint: { 'circle-radius': 22, 'circle-opacity': 0 },
    },
  ]
}

/** The style's host surely has these. */
export function fontsOf({ layers }: StyleSpecification): string[] | undefined {
  for (const layer of layers) {
    const font = layer.type === 'symbol' ? layer.layout?.['text-font'] : undefined
    if (isNames(font)) return font
  }
  return undefined
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string')
}
