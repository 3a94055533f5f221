import { costOfHaste, costOfPatience, type Cost, type Farmer } from './farming'

const IMEIS = 10_000

/** Native scrypt on the machine that record 92 names. */
const MACHINE = { trySeconds: 0.0087, cores: 1 }

const NETWORKS: [who: string, addresses: number, address: (place: number) => string][] = [
  ['one /48, 250 rotating /64s', 250, (place) => `2001:db8:1:${place.toString(16)}::1`],
  ['100 IPv4 addresses, each in a /24 of its own', 100, (place) => `10.0.${place}.1`],
  ['1,000 rotating /64s, each in a /48 of its own', 1000, (place) => `2001:db8:${place.toString(16)}:1::1`],
]

const MODELS: [which: string, imei: (place: number) => string][] = [
  ['of one model', (place) => `35209900${place}`],
  ['of 1,000 models', (place) => `${35_000_000 + (place % 1000)}${place}`],
]

export interface Row {
  who: string
  which: string
  haste: Cost
  patience: Cost
}

export function costsOfFarming(imeis = IMEIS): Row[] {
  return NETWORKS.flatMap(([who, addresses, address]) =>
    MODELS.map(([which, imei]) => {
      const farmer: Farmer = { address, addresses: Math.min(addresses, imeis), imei, imeis }
      return { who, which, haste: costOfHaste(farmer, MACHINE), patience: costOfPatience(farmer) }
    }),
  )
}

export function tableOf(rows: readonly Row[]): string[][] {
  return rows.map(({ who, which, haste, patience }) => [
    `${who}; ${which}`,
    duration(haste.processorSeconds),
    duration(haste.wallSeconds),
    duration(patience.wallSeconds),
  ])
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`
  if (seconds < 48 * 3600) return `${(seconds / 3600).toFixed(1)} h`
  return `${(seconds / 86_400).toFixed(1)} d`
}
