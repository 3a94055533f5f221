import { toAsciiDigits } from '@carelane/after-sales/digits'

/** Decimal degrees with six decimals. */
export interface Location {
  latitude: string
  longitude: string
}

const DECIMALS = 6

// Latitude, then longitude.
const COORDINATES = /^([+-]?\d{1,2}(?:\.\d+)?)[\s,;\u060C]+([+-]?\d{1,3}(?:\.\d+)?)$/

/** [5#11] */
export function readLocation(text: string): Location | null {
  const plain = toAsciiDigits(text.replace(/[\p{Cf}°]/gu, '').replace(/[\p{Pd}\u2212]/gu, '-')).trim()
  const [, latitude, longitude] = COORDINATES.exec(plain) ?? []
  if (latitude === undefined || longitude === undefined) return null
  const place = { latitude: Number(latitude), longitude: Number(longitude) }
  if (Math.abs(place.latitude) > 90 || Math.abs(place.longitude) > 180) return null
  return {
    latitude: place.latitude.toFixed(DECIMALS),
    longitude: place.longitude.toFixed(DECIMALS),
  }
}

export function writeLocation({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}`
}
