import { z } from 'zod'

/** What can be typed into the payment page, by how it goes. */
export const SUCCEEDS = '4242424242424242'
export const FAILS = '4000000000000002'
export const SLOW = '4000000000000119'
export const CALLED_TWICE = '4000000000000010'
export const CALLED_FIRST = '4000000000000028'
export const NEVER_CALLED = '4000000000000036'
export const REFUNDED = '4000000000000051'

const ledger = z.object({
  orders: z.array(
    z.object({
      number: z.string(),
      requestKey: z.string(),
      imei: z.string(),
      total: z.number(),
      paidAt: z.string().nullable(),
      canceledAt: z.string().nullable(),
    }),
  ),
  payments: z.array(
    z.object({ number: z.string(), requestKey: z.string(), orderNumber: z.string(), state: z.string() }),
  ),
  charges: z.array(z.object({ orderNumber: z.string(), kind: z.string(), amount: z.number() })),
})

/** What the service has of orders and money. */
export type ServiceLedger = z.output<typeof ledger>

const made = z.object({ imeis: z.tuple([z.string()]) })

/** What a test asks a running service for, beside its calls. */
export function protectionServiceAt(sandboxUrl: () => string) {
  const post = async (path: string, body: object, method = 'POST'): Promise<unknown> => {
    const answer = await fetch(sandboxUrl() + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
    return answer.json()
  }

  return {
    post,

    /** Of one order, or of all. */
    async service(orderNumber?: string): Promise<ServiceLedger> {
      const query = orderNumber === undefined ? '' : `?order=${orderNumber}`
      return ledger.parse(await (await fetch(`${sandboxUrl()}/sandbox/protection${query}`)).json())
    },

    /** The IMEI of a phone that was just bought. */
    newPhone: async (): Promise<string> =>
      made.parse(await post('/sandbox/devices', { country: 'ng', activeForHours: 24 })).imeis[0],

    /** Strikes the next calls of a name. */
    breakCall: (call: string, fault: string, { times = 1, delayMs = 300 } = {}) =>
      post('/sandbox/faults', { call, fault, times, delayMs }, 'PUT'),
    /** Whether a fault of a call is still to strike. */
    isBroken: async (call: string): Promise<boolean> =>
      Object.hasOwn((await (await fetch(`${sandboxUrl()}/sandbox/faults`)).json()) as object, call),
    mend: () => fetch(`${sandboxUrl()}/sandbox/faults`, { method: 'DELETE' }),

    /** Types into the payment page, as a browser without scripts does. */
    pay: (paymentUrl: string, number: string) =>
      fetch(paymentUrl, {
        method: 'POST',
        body: new URLSearchParams({ action: 'card', number }),
        redirect: 'manual',
      }),
  }
}
