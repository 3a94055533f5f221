interface Place {
  latitude: number
  longitude: number
}

const LOCATING_MS = 15_000
/** A place of the last minutes is near enough. */
const PLACE_KEPT_MS = 300_000

/** Where the visitor is, by their device; null where nobody tells, which is only logged [8#4]. In a browser alone. */
export function findCurrentPlace(): Promise<Place | null> {
  return new Promise((resolve) => {
    const failed = (error: Pick<GeolocationPositionError, 'code' | 'message'>) => {
      // eslint-disable-next-line no-console -- [8#4]
      console.info(`No place: ${error.message} (${error.code})`)
      resolve(null)
    }
    // Older browsers, and pages that are not served safely, have none.
    if (!('geolocation' in navigator)) return failed({ code: 0, message: 'unknown' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      failed,
      { timeout: LOCATING_MS, maximumAge: PLACE_KEPT_MS },
    )
  })
}
