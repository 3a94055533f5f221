interface Behaviour {
  succeeds: boolean
  seconds: number
  asks_code: boolean
  callbacks: number
  callback_first: boolean
  refund_after_seconds: number | null
}

const USUAL: Behaviour = {
  succeeds: true,
  seconds: 0,
  asks_code: false,
  callbacks: 1,
  callback_first: false,
  refund_after_seconds: null,
}

const card = (number: string, story: string, behaviour: Partial<Behaviour> = {}) => ({
  method: 'card',
  number,
  story,
  ...USUAL,
  ...behaviour,
})

const wallet = (number: string, story: string, behaviour: Partial<Behaviour> = {}) => ({
  ...card(number, story, behaviour),
  method: 'wallet',
})

export const INSTRUMENTS = [
  card('4242424242424242', 'succeeds'),
  card('4000000000000002', 'fails: declined', { succeeds: false }),
  card('4000000000000119', 'succeeds after 20 seconds', { seconds: 20 }),
  card('4000000000000127', 'fails after 20 seconds', { seconds: 20, succeeds: false }),
  card('4000000000003220', 'asks for a code (3-D Secure), then succeeds', { asks_code: true }),
  card('4000000000000010', 'succeeds, and the site is called twice', { callbacks: 2 }),
  card('4000000000000028', 'succeeds, and the site is called before the payer is back', {
    callback_first: true,
  }),
  card('4000000000000036', 'succeeds, and the site is never called', { callbacks: 0 }),
  card('4000000000000044', 'hangs until its time is over, then fails', { seconds: 900, succeeds: false }),
  card('4000000000000051', 'succeeds, and is refunded after 5 seconds', { refund_after_seconds: 5 }),
  wallet('0800000001', 'succeeds'),
  wallet('0800000002', 'fails: not enough money', { succeeds: false }),
  wallet('0800000003', 'succeeds after 20 seconds', { seconds: 20 }),
]
