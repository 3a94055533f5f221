import type { FeatureCollection, Point } from 'geojson'
import {
  getVersion,
  Map as MapLibre,
  type Marker,
  NavigationControl,
  setWorkerUrl,
  type GeoJSONSource,
  type LngLatBoundsLike,
} from 'maplibre-gl'
import type { Points } from '../centers-client'
import type { MapWords } from '../words'
import { MapNames, markPosition, type NamedPlace } from './map-names'
import { CENTERS_SOURCE, centerLayers, CLUSTERS, colorsOf, fontsOf, outlineStyle, POINTS } from './map-style'
import { fetchOutlines } from '../outlines-client'
import { unwrapped } from './unwrapped'

export interface OpenMap {
  show: (points: Points) => void
  goTo: (places: readonly { lat: number; lng: number }[]) => void
  nameTowns: (towns: readonly NamedPlace[]) => void
  nameCentres: (centres: readonly NamedPlace[]) => void
  /** Null: it is not known, or no longer. */
  markPosition: (position: { lat: number; lng: number } | null) => void
  close: () => void
}

interface MapOptions {
  container: HTMLElement
  mapStyle: string | null
  tag: string
  words: MapWords
  onSelect: (id: string) => void
}

/** Of the names of towns. A style brings its own. */
const SOURCES = '<a href="https://www.geonames.org/" target="_blank" rel="noopener">GeoNames (CC BY 4.0)</a>'

/** Shows streets. */
const CLOSEST_ZOOM = 13
const PADDING = 48

/** @throws Error if browser or style fails */
export async function openMap({ container, mapStyle, tag, words, onSelect }: MapOptions): Promise<OpenMap> {
  // The policy forbids the default, a blob.
  setWorkerUrl(new URL(`/map/worker.js?v=${getVersion()}`, window.location.href).href)
  const colors = colorsOf(container)
  const map = new MapLibre({
    container,
    style: mapStyle ?? outlineStyle(unwrapped(await fetchOutlines()), colors),
    bounds: [-120, -45, 140, 60],
    maxZoom: 17,
    renderWorldCopies: false,
    attributionControl: { compact: true, ...(mapStyle === null && { customAttribution: SOURCES }) },
    // Scrolling must not get stuck in the map.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    maxPitch: 0,
    locale: {
      'Map.Title': words.label,
      'NavigationControl.ZoomIn': words.zoomIn,
      'NavigationControl.ZoomOut': words.zoomOut,
      'AttributionControl.ToggleAttribution': words.sources,
      'CooperativeGesturesHandler.WindowsHelpText': words.wheelWithCtrl,
      'CooperativeGesturesHandler.MacHelpText': words.wheelWithCommand,
      'CooperativeGesturesHandler.MobileHelpText': words.touch,
    },
  })
  map.touchZoomRotate.disableRotation()
  const isMirrored = getComputedStyle(container).direction === 'rtl'
  map.addControl(new NavigationControl({ showCompass: false }), isMirrored ? 'top-left' : 'top-right')
  try {
    await styled(map)
  } catch (error) {
    map.remove()
    throw error
  }
  map.addSource(CENTERS_SOURCE, {
    type: 'geojson',
    data: featuresOf([]),
    cluster: true,
    clusterRadius: 48,
    clusterMaxZoom: 12,
  })
  for (const layer of centerLayers(colors, fontsOf(map.getStyle()), tag)) map.addLayer(layer)
  answerTaps(map, onSelect)
  const names = new MapNames(map)
  let position: Marker | undefined
  return {
    show: (points) => void sourceOf(map)?.setData(featuresOf(points)),
    goTo: (places) => {
      const bounds = boundsOf(places)
      if (bounds) map.fitBounds(bounds, { padding: PADDING, maxZoom: CLOSEST_ZOOM })
    },
    nameTowns: (towns) => names.showTowns(towns),
    nameCentres: (centres) => names.showCentres(centres),
    markPosition: (place) => {
      position?.remove()
      position = place ? markPosition(map, { ...place, text: words.here }) : undefined
    },
    close: () => map.remove(),
  }
}

/** A missing tile is only a hole. */
function styled(map: MapLibre): Promise<void> {
  return new Promise((resolve, reject) => {
    map.once('style.load', () => resolve())
    map.on('error', ({ error }) => reject(error))
  })
}

function answerTaps(map: MapLibre, onSelect: (id: string) => void): void {
  map.on('click', [CLUSTERS, POINTS], ({ features: [found] = [] }) => {
    if (found?.geometry.type !== 'Point') return
    const [lng = 0, lat = 0] = found.geometry.coordinates
    const { cluster_id: cluster, id } = found.properties as { cluster_id?: number; id?: string }
    if (cluster === undefined) return onSelect(String(id))
    void sourceOf(map)
      ?.getClusterExpansionZoom(cluster)
      .then((zoom) => map.easeTo({ center: [lng, lat], zoom }))
  })
  for (const layer of [CLUSTERS, POINTS]) {
    map.on('mouseenter', layer, () => (map.getCanvas().style.cursor = 'pointer'))
    map.on('mouseleave', layer, () => (map.getCanvas().style.cursor = ''))
  }
}

function sourceOf(map: MapLibre): GeoJSONSource | undefined {
  return map.getSource(CENTERS_SOURCE)
}

function featuresOf(points: Points): FeatureCollection<Point, { id: string }> {
  return {
    type: 'FeatureCollection',
    features: points.map(([id, lat, lng]) => ({
      type: 'Feature',
      properties: { id },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  }
}

function boundsOf(places: readonly { lat: number; lng: number }[]): LngLatBoundsLike | null {
  if (places.length === 0) return null
  const lats = places.map(({ lat }) => lat)
  const lngs = places.map(({ lng }) => lng)
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}
