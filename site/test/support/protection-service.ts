import { z } from 'zod'

/** Cards by outcome. */
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

export type ServiceLedger = z.output<typeof ledger>

const made = z.object({ imeis: z.tuple([z.string()]) })

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

    async service(orderNumber?: string): Promise<ServiceLedger> {
      const query = orderNumber === undefined ? '' : `?order=${orderNumber}`
      return ledger.parse(await (await fetch(`${sandboxUrl()}/sandbox/protection${query}`)).json())
    },

    newPhone: async (): Promise<string> =>
      made.parse(await post('/sandbox/devices', { country: 'ng', activeForHours: 24 })).imeis[0],

    breakCall: (call: string, fault: string, { times = 1, delayMs = 300 } = {}) =>
      post('/sandbox/faults', { call, fault, times, delayMs }, 'PUT'),
    isBroken: async (call: string): Promise<boolean> =>
      Object.hasOwn((await (await fetch(`${sandboxUrl()}/sandbox/faults`)).json()) as object, call),
    mend: () => fetch(`${sandboxUrl()}/sandbox/faults`, { method: 'DELETE' }),

    pay: (paymentUrl: string, number: string) =>
      fetch(paymentUrl, {
        method: 'POST',
        body: new URLSearchParams({ action: 'card', number }),
        redirect: 'manual',
      }),
  }
}
