import { useState } from 'react'
import useSWR from 'swr'
import { findCurrentPosition } from '@/platform/current-position'
import { fetchNearCenters, NoAnswer, type NearAsked } from './centers-client'

interface Position {
  lat: number
  lng: number
}

type Near =
  | { status: 'off' }
  | { status: 'locating' }
  | { status: 'failed' }
  | { status: 'on'; position: Position; page: number }

/** On a tap only; the place stays here. */
export function useNear(section: Omit<NearAsked, 'lat' | 'lng' | 'page'>) {
  const [near, setNear] = useState<Near>({ status: 'off' })
  const asked = near.status === 'on' ? { ...section, ...near.position, page: near.page } : null
  const { data, error, isLoading } = useSWR(asked, fetchNearCenters, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
    keepPreviousData: true,
  })

  function locate(): void {
    setNear({ status: 'locating' })
    void findCurrentPosition().then((place) =>
      setNear(
        place
          ? { status: 'on', position: { lat: place.latitude, lng: place.longitude }, page: 1 }
          : { status: 'failed' },
      ),
    )
  }

  return {
    status: near.status,
    position: near.status === 'on' ? near.position : null,
    page: near.status === 'on' ? near.page : 1,
    answer: near.status === 'on' ? data : undefined,
    isLoading: near.status === 'on' && isLoading,
    failure: error === undefined ? null : { told: error instanceof NoAnswer ? error.told : null },
    locate,
    turnTo: (page: number) => setNear((before) => (before.status === 'on' ? { ...before, page } : before)),
    leave: () => setNear({ status: 'off' }),
  }
}
