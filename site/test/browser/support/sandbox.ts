import { z } from 'zod'

const demoData = z.object({ devices: z.array(z.object({ outcome: z.string(), imei: z.string() })) })

export interface Sandbox {
  /** IMEIs of the demo data by the outcome they have in a country. */
  devices(country: string): Promise<Record<string, string>>
  /** Breaks a call, that of the warranty where none is named, for as long as `work` takes. */
  withFault(
    fault: { call?: string; fault: string; delayMs?: number },
    work: () => Promise<void>,
  ): Promise<void>
}

export function sandboxAt(url: string): Sandbox {
  return {
    async devices(country) {
      const answer = await fetch(`${url}/sandbox/demo-data?country=${country}`)
      const { devices } = demoData.parse(await answer.json())
      return Object.fromEntries(devices.map(({ outcome, imei }) => [outcome, imei]))
    },
    async withFault(fault, work) {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ call: 'warranty-info', ...fault })
      await fetch(`${url}/sandbox/faults`, { method: 'PUT', headers, body })
      try {
        await work()
      } finally {
        await fetch(`${url}/sandbox/faults`, { method: 'DELETE' })
      }
    },
  }
}
