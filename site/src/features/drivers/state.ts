import type { Fact } from '@/ui/facts/facts'
import type { ShownFile } from '@/tool-page/downloads/shown-file'

/** Drivers of one operating system. */
interface ShownSystem {
  name: string
  /** 'Drivers for Windows 11' */
  title: string
  drivers: ShownFile[]
  /** All of them in one archive [2.4#42]; none where there is only one. */
  all: { href: string; label: string } | null
}

/** What there is for a laptop [2.4#36]–[2.4#42], in the visitor's words. */
export interface FoundDrivers {
  kind: 'found'
  name: string
  facts: Fact[]
  systems: ShownSystem[]
  manuals: ShownFile[]
  questions: { question: string; answer: string }[]
}

/** That, or that there is no such laptop [8#17]. */
export type DriversResult = FoundDrivers | { kind: 'unknown' }
