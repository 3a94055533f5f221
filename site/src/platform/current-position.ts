interface Position {
  latitude: number
  longitude: number
}

const LOCATING_MS = 15_000
const POSITION_KEPT_MS = 300_000

/** [8#4] */
export function findCurrentPosition(): Promise<Position | null> {
  return new Promise((resolve) => {
    const failed = (error: Pick<GeolocationPositionError, 'code' | 'message'>) => {
      // eslint-disable-next-line no-console -- [8#4]
      console.info(`No position: ${error.message} (${error.code})`)
      resolve(null)
    }
    // Missing in older browsers and insecure contexts.
    if (!('geolocation' in navigator)) return failed({ code: 0, message: 'unknown' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      failed,
      { timeout: LOCATING_MS, maximumAge: POSITION_KEPT_MS },
    )
  })
}
