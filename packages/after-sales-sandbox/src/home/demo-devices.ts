import type { CountryCode } from '@carelane/countries'
import type { Pool } from 'pg'
import { imeiOf } from '../devices/imei'
import { MODELS } from '../devices/models'
import { devicesShippedTo, findDevice } from '../warranty/device-record'
import { DEMO_OUTCOMES, stateOf, type DemoOutcome, type DeviceState } from './device-state'

const DAY_MS = 24 * 60 * 60 * 1000

export interface DemoDevice {
  outcome: DemoOutcome
  country: CountryCode
  imei: string
  model: string | null
  until: string | null
}

export async function demoDevices(pool: Pool, country: CountryCode, now: Date): Promise<DemoDevice[]> {
  const abroad = country === 'ng' ? 'gh' : 'ng'
  const [here, elsewhere, anywhere] = await Promise.all([
    devicesShippedTo(pool, country, country),
    devicesShippedTo(pool, abroad, country),
    devicesShippedTo(pool, country === 'global' ? 'ng' : country, 'global'),
  ])
  const candidates = [
    ...[...here, ...elsewhere].map((device) => ({ device, country })),
    ...anywhere.map((device) => ({ device, country: 'global' as const })),
  ].map(({ device, country }) => ({ ...stateOf(device, now), device, country }))

  const shown = DEMO_OUTCOMES.flatMap((outcome): DemoDevice[] => {
    const best = mostLasting(
      candidates.filter((candidate) => candidate.outcome === outcome),
      now,
    )
    if (!best) return []
    const { device, until } = best
    const row = { outcome, country: best.country, imei: device.imei, model: device.model }
    return [{ ...row, until: until?.toISOString() ?? null }]
  })
  const unknown = await unknownImei(pool)
  return [...shown, { outcome: 'not-found', country, imei: unknown, model: null, until: null }]
}

function mostLasting<Candidate extends DeviceState>(
  candidates: Candidate[],
  now: Date,
): Candidate | undefined {
  const end = ({ until }: DeviceState) => until?.getTime() ?? Number.POSITIVE_INFINITY
  const lasting =
    candidates.find((candidate) => candidate.until === null) ??
    candidates.find((candidate) => end(candidate) > now.getTime() + 30 * DAY_MS)
  return lasting ?? candidates.toSorted((one, other) => end(other) - end(one))[0]
}

async function unknownImei(pool: Pool): Promise<string> {
  for (let serial = 1; ; serial += 1) {
    const imei = imeiOf(MODELS[0]?.type_allocation_code ?? '', serial)
    if ((await findDevice(pool, imei, 'global')) === undefined) return imei
  }
}
