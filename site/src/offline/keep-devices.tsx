'use client'

import { ignoreFailure } from '@carelane/config/ignore-failure'
import { useEffect } from 'react'
import { keepDevices, removeDevices } from './kept-result'

/** Earlier, Next's client has not set the title of the page. */
const SETTLED_MS = 800

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
    if (version === '') {
      void ignoreFailure(removeDevices(), 'probing')
      return
    }
    const keep = () => {
      const devices = document.getElementById(of)
      if (devices && 'caches' in window) void ignoreFailure(keepDevices(path, devices), 'probing')
    }
    const timer = setTimeout(keep, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [of, path, version])
  return null
}
