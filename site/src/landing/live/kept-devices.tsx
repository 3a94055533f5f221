'use client'

import { useEffect, useState } from 'react'
import { mayHaveDevices } from '@/kept-devices/devices-mark'
import type { ShownDevice } from '@/kept-devices/shown-device'
import { fetchKeptDevices } from '@/kept-devices/kept-devices-client'

/** The page is the same for everybody: what one visitor keeps comes with the scripts, into a line that is there. */
export function KeptDevices({ lang }: { lang: string }) {
  const [devices, setDevices] = useState<ShownDevice[]>([])
  useEffect(() => {
    if (mayHaveDevices(document.cookie)) void fetchKeptDevices(lang).then(setDevices)
  }, [lang])
  return devices.map(({ href, name, warranty }) => (
    <li key={href}>
      <a href={href}>
        <bdi>{name}</bdi> <small>{warranty}</small>
      </a>
    </li>
  ))
}
