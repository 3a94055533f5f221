import type { DrawnDevice } from '@/ui/device-drawing/device-drawing'
import type { Fact } from '@/ui/facts/facts'
import type { ShownFile } from '@/tool-page/downloads/shown-file'

interface ShownSystem {
  name: string
  /** 'Drivers for Windows 11' */
  title: string
  drivers: ShownFile[]
  /** One archive [2.4#42]. */
  all: { href: string; label: string } | null
}

/** [2.4#36]–[2.4#42] */
export interface FoundDrivers {
  kind: 'found'
  name: string
  device: DrawnDevice
  facts: Fact[]
  systems: ShownSystem[]
  manuals: ShownFile[]
  questions: { question: string; answer: string }[]
}

/** [8#17] */
export type DriversResult = FoundDrivers | { kind: 'unknown' }
