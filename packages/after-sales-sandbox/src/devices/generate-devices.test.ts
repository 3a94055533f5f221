import { parseImei } from '@carelane/after-sales/imei'
import { describe, expect, test } from 'vitest'
import { generateDevices } from './generate-devices'
import { MODELS } from './models'
import { WARRANTY_COUNTRIES } from './warranty-rules'

const devices = generateDevices(new Date('2026-01-01T00:00:00Z'))

describe('generateDevices', () => {
  test('makes 60 devices for each of the 66 countries, of 40 models and three brands', () => {
    expect(devices).toHaveLength(66 * 60)
    expect(new Set(devices.map((device) => device.shipped_to))).toEqual(new Set(WARRANTY_COUNTRIES))
    expect(new Set(devices.map((device) => device.model_id)).size).toBe(40)
    expect(new Set(MODELS.map((model) => model.brand))).toEqual(new Set(['Aster', 'Kite', 'Solis']))
  })

  test('gives each a valid IMEI of its own, in the range that is kept for tests', () => {
    expect(new Set(devices.map((device) => device.imei)).size).toBe(devices.length)
    for (const { imei } of devices) {
      expect(parseImei(imei)).toEqual({ ok: true, imei })
      expect(imei.startsWith('00')).toBe(true)
    }
  })

  test('makes the same devices at another time, with other dates', () => {
    const later = generateDevices(new Date('2028-02-29T12:00:00Z'))
    expect(later.map((device) => device.imei)).toEqual(devices.map((device) => device.imei))
    expect(later[0]?.first_online_at).not.toBe(devices[0]?.first_online_at)
  })
})
