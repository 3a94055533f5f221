'use client'

import { ignoreFailure } from '@carelane/config/ignore-failure'
import { useEffect } from 'react'
import { keepDevices, removeDevices } from './kept-result'

interface KeepDevicesProps {
  /** Id of the element that holds them. */
  of: string
  path: string
  /** Changes with what is shown; empty if there is nothing. */
  version: string
}

/** Keeps the page's devices for times without network; as last shown, and no longer than they are kept. */
export function KeepDevices({ of, path, version }: KeepDevicesProps) {
  useEffect(() => {
    const devices = document.getElementById(of)
    if (version === '' || !devices) void ignoreFailure(removeDevices(), 'probing')
    else if ('caches' in window) void ignoreFailure(keepDevices(path, devices), 'probing')
  }, [of, path, version])
  return null
}
