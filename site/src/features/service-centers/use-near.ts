import { useState } from 'react'
import useSWR from 'swr'
import { fetchNearCenters, NoAnswer } from './centers-client'

interface Position {
  lat: number
  lng: number
}

type Near =
  | { status: 'off' }
  | { status: 'locating' }
  | { status: 'failed' }
  | { status: 'on'; position: Position; page: number }

const LOCATING_MS = 15_000
/** A place of the last minutes is near enough. */
const PLACE_KEPT_MS = 300_000

/** The centres near the visitor, whose place is asked for on a tap alone and known to this page alone. */
export function useNear(lang: string, country: string) {
  const [near, setNear] = useState<Near>({ status: 'off' })
  const asked = near.status === 'on' ? { lang, country, ...near.position, page: near.page } : null
  const { data, error, isLoading } = useSWR(asked, fetchNearCenters, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
    keepPreviousData: true,
  })

  function locate(): void {
    setNear({ status: 'locating' })
    const found = ({ coords }: GeolocationPosition) =>
      setNear({
        status: 'on',
        position: { lat: coords.latitude, lng: coords.longitude },
        page: 1,
      })
    const failed = (error: Pick<GeolocationPositionError, 'code' | 'message'>) => {
      // eslint-disable-next-line no-console -- [8#4]
      console.info(`No place: ${error.message} (${error.code})`)
      setNear({ status: 'failed' })
    }
    // Older browsers, and pages that are not served safely, have none.
    if (!('geolocation' in navigator))
      return failed({ code: 0, message: 'unknown' } as GeolocationPositionError)
    navigator.geolocation.getCurrentPosition(found, failed, {
      timeout: LOCATING_MS,
      maximumAge: PLACE_KEPT_MS,
    })
  }

  return {
    status: near.status,
    page: near.status === 'on' ? near.page : 1,
    answer: near.status === 'on' ? data : undefined,
    isLoading: near.status === 'on' && isLoading,
    failure: error === undefined ? null : { told: error instanceof NoAnswer ? error.told : null },
    locate,
    turnTo: (page: number) => setNear((before) => (before.status === 'on' ? { ...before, page } : before)),
    leave: () => setNear({ status: 'off' }),
  }
}
