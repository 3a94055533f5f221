import { oneAtATime } from './one-at-a-time'
import { z } from 'zod'

const demoData = z.object({
  devices: z.array(z.object({ outcome: z.string(), imei: z.string() })),
  rows: z.array(z.object({ tool: z.string(), type: z.string(), what: z.string() })),
})
const sentCodes = z.object({ codes: z.array(z.object({ phone: z.string(), code: z.string() })) })

const quoted = z.object({ orderNumber: z.string(), phone: z.string(), total: z.number() })
const made = z.object({ imeis: z.tuple([z.string()]) })
const ordered = z.object({ orders: z.array(z.object({ imei: z.string() })) })

const handedIn = z.object({
  submissions: z.array(
    z.object({ requestKey: z.string(), content: z.record(z.string(), z.unknown()), arrivals: z.number() }),
  ),
})

export type Taken = z.output<typeof handedIn>['submissions'][number]

export interface Sandbox {
  /** IMEIs by outcome. */
  devices(country: string): Promise<Record<string, string>>
  typed(country: string, tool: string): Promise<Record<string, string>>
  typeFor(country: string, tool: string, outcome: string): Promise<string>
  /** A day old, used by no other test. */
  newPhone(country?: string): Promise<string>
  /** A repair that waits for its owner, used by no other test. */
  newQuote(asked?: { country?: string; validDays?: number; phone?: string }): Promise<z.output<typeof quoted>>
  /** A dearer quote takes its place. */
  raiseQuote(orderNumber: string): Promise<void>
  ordersOf(imei: string): Promise<number>
  codeFor(phone: string): Promise<string>
  taken(call: string): Promise<Taken[]>
  withFault(
    fault: { call?: string; fault: string; delayMs?: number },
    work: () => Promise<void>,
  ): Promise<void>
  withTimeGone(seconds: number, work: () => Promise<void>): Promise<void>
}

export function sandboxAt(url: string): Sandbox {
  const shown = async (country: string) => {
    const answer = await fetch(`${url}/sandbox/demo-data?country=${country}`)
    return demoData.parse(await answer.json())
  }
  return {
    async devices(country) {
      const { devices } = await shown(country)
      return Object.fromEntries(devices.map(({ outcome, imei }) => [outcome, imei]))
    },
    async typed(country, tool) {
      const { rows } = await shown(country)
      return Object.fromEntries(rows.filter((row) => row.tool === tool).map(({ what, type }) => [what, type]))
    },
    async typeFor(country, tool, outcome) {
      const { rows } = await shown(country)
      const found = rows.find((row) => row.tool === tool && row.what.includes(outcome))
      if (!found) throw new Error(`${tool} in ${country} has nothing for ${outcome}`)
      return found.type
    },
    async newPhone(country = 'ng') {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ country })
      const answer = await fetch(`${url}/sandbox/devices`, { method: 'POST', headers, body })
      return made.parse(await answer.json()).imeis[0]
    },
    async newQuote(asked = {}) {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ country: 'ng', ...asked })
      return quoted.parse(
        await (await fetch(`${url}/sandbox/quotes`, { method: 'POST', headers, body })).json(),
      )
    },
    async raiseQuote(orderNumber) {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ orderNumber })
      const answer = await fetch(`${url}/sandbox/quotes`, { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(`the quote was not raised: ${answer.status}`)
    },
    async ordersOf(imei) {
      const { orders } = ordered.parse(await (await fetch(`${url}/sandbox/protection`)).json())
      return orders.filter((one) => one.imei === imei).length
    },
    async codeFor(phone) {
      const { codes } = sentCodes.parse(await (await fetch(`${url}/sandbox/codes`)).json())
      const sent = codes.find((one) => one.phone === phone)
      if (!sent) throw new Error('no code was sent')
      return sent.code
    },
    async taken(call) {
      const answer = await fetch(`${url}/sandbox/submissions?kind=${call}`)
      return handedIn.parse(await answer.json()).submissions
    },
    async withFault({ call = 'warranty-info', ...fault }, work) {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ call, ...fault })
      await fetch(`${url}/sandbox/faults`, { method: 'PUT', headers, body })
      try {
        await work()
      } finally {
        await fetch(`${url}/sandbox/faults?call=${call}`, { method: 'DELETE' })
      }
    },
    /** One test at a time: it moves the clock of all. */
    withTimeGone: (seconds, work) =>
      oneAtATime(`sandbox-clock-${new URL(url).port}`, async () => {
        const headers = { 'content-type': 'application/json' }
        const now = new Date(Date.now() + seconds * 1000).toISOString()
        const set = await fetch(`${url}/sandbox/clock`, {
          method: 'PUT',
          headers,
          body: JSON.stringify({ now }),
        })
        if (!set.ok) throw new Error(`the clock was not set: ${set.status}`)
        try {
          await work()
        } finally {
          await fetch(`${url}/sandbox/clock`, { method: 'DELETE' })
        }
      }),
  }
}
