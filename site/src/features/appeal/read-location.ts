import { toAsciiDigits } from '@carelane/after-sales/digits'

/** Decimal degrees with six decimals, as the contract has them. */
export interface Location {
  latitude: string
  longitude: string
}

const DECIMALS = 6

/** Latitude, then longitude, as this page and map apps write them: digits of any script, with a point. */
const COORDINATES = /^([+-]?\d{1,2}(?:\.\d+)?)[\s,;\u060C]+([+-]?\d{1,3}(?:\.\d+)?)$/

/** Reads a location as a form sends it; null for what is none [5#11]. */
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

/** A location as the field of the form shows it, in degrees. */
export function writeLocation({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}`
}
