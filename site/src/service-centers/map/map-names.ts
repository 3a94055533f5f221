import { Marker, type Map as MapLibre } from 'maplibre-gl'
import { CLUSTERS, radiusOf } from './map-style'
import { fitting, type Disc } from './place-names'
import styles from './map-names.module.css'

export interface NamedPlace {
  text: string
  lat: number
  lng: number
}

/** Streets are near: one centre from the next. */
const CENTRES_FROM = 9

/** From a dot to its name, and from a town, which mostly has a number on it. */
const BELOW = { centre: 12, town: 26 }

/**
 * Names as text of the page, which the browser shapes: what a map draws letter by letter tears Arabic, Thai, Bengali and Burmese apart.
 * Centres come before towns.
 */
export class MapNames {
  private towns: readonly NamedPlace[] = []
  private centres: readonly NamedPlace[] = []
  private markers: Marker[] = []

  constructor(private readonly map: MapLibre) {
    // Whatever has moved: only then is it known where the numbers are.
    map.on('idle', () => this.draw())
  }

  showTowns(towns: readonly NamedPlace[]): void {
    this.towns = towns
    this.draw()
  }

  showCentres(centres: readonly NamedPlace[]): void {
    this.centres = centres
    this.draw()
  }

  private draw(): void {
    for (const marker of this.markers) marker.remove()
    const isClose = this.map.getZoom() >= CENTRES_FROM
    const all = [
      ...(isClose ? this.centres : []).map((place) => ({ place, look: styles.centre, below: BELOW.centre })),
      ...this.towns.map((place) => ({ place, look: styles.town, below: BELOW.town })),
    ]
    const { clientWidth, clientHeight } = this.map.getContainer()
    const named = all.map(({ place, below }) => {
      const { x, y } = this.map.project([place.lng, place.lat])
      return { text: place.text, x, y, below }
    })
    const ground = { width: clientWidth, height: clientHeight, discs: this.numbers() }
    this.markers = fitting(named, ground).flatMap(({ index, offset }) => {
      const label = all[index]
      return label ? [this.mark(label.place, label.look, offset)] : []
    })
  }

  private numbers(): Disc[] {
    return this.map.queryRenderedFeatures({ layers: [CLUSTERS] }).flatMap(({ geometry, properties }) => {
      if (geometry.type !== 'Point') return []
      const [lng = 0, lat = 0] = geometry.coordinates
      const { x, y } = this.map.project([lng, lat])
      return [{ x, y, radius: radiusOf(Number(properties.point_count)) }]
    })
  }

  private mark(place: NamedPlace, look: string | undefined, offset: number): Marker {
    const element = document.createElement('span')
    element.className = look ?? ''
    element.dir = 'auto'
    element.textContent = place.text
    // The list names all centres; towns are for the eye.
    element.ariaHidden = 'true'
    return new Marker({ element, anchor: 'top', offset: [0, offset] })
      .setLngLat([place.lng, place.lat])
      .addTo(this.map)
  }
}

/** @param text beside the ring */
export function markPosition(map: MapLibre, { text, lat, lng }: NamedPlace): Marker {
  const element = document.createElement('span')
  element.className = styles.position ?? ''
  element.textContent = text
  return new Marker({ element, anchor: 'bottom' }).setLngLat([lng, lat]).addTo(map)
}
