import type { OrderEvent } from '../repairs/order-stories'

/** Days from the sandbox's first start. */
export interface QuoteStory {
  events: Partial<Record<OrderEvent, number>>
  /** From when until when; a later one is dearer, and takes the place of the one before. */
  quotes: readonly { from: number; until: number }[]
  /** Given at a service centre. */
  answer?: { given: 'yes' | 'no'; at: number }
  /** A part that is missing comes then. */
  partComes?: number
}

const MONTH = 30
const YEARS = 3

const toQuote = (quoted: number) => ({
  submitted: quoted - 3,
  pickUpArranged: quoted - 2.5,
  handedOver: quoted - 2,
  arrived: quoted - 1,
  quoted,
})
const waiting = (quoted: number): QuoteStory => ({
  events: toQuote(quoted),
  quotes: [{ from: quoted, until: quoted + MONTH + 2 }],
})

/** Somebody's quote waits at any time of the first years. */
const LATER = Array.from({ length: YEARS * 12 }, (_, month) => waiting((month + 1) * MONTH))

export const QUOTE_STORIES: readonly QuoteStory[] = [
  waiting(-1),
  waiting(-2),
  {
    events: toQuote(-3),
    quotes: [
      { from: -3, until: 4 },
      { from: 5, until: 35 },
    ],
  },
  { events: toQuote(-40), quotes: [{ from: -40, until: -10 }] },
  {
    events: { ...toQuote(-25), repairing: -24 },
    quotes: [{ from: -25, until: 5 }],
    answer: { given: 'yes', at: -24 },
    partComes: 12,
  },
  {
    events: { ...toQuote(-8), rejected: -6 },
    quotes: [{ from: -8, until: 22 }],
    answer: { given: 'no', at: -6 },
  },
  ...LATER,
]
