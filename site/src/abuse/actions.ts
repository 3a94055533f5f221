/** How often one subject may do a thing. See docs/decisions/0092-one-table-against-abuse.md. */
export type Budget = Partial<Record<Period, number>>
export type Period = keyof typeof PERIODS

/** Seconds */
export const PERIODS = { minute: 60, hour: 3600, day: 86_400 }

/** What may be counted, and at most how many times the ordinary work it can ask for. */
export const SUBJECTS = {
  /** One address of a mobile network is thousands of people. */
  ipv4: { dearest: 4 },
  /** /24 */
  ipv4Network: { dearest: 4 },
  /** /64: one line, or one phone. */
  ipv6: { dearest: 32 },
  /** /48: one company, or a mobile network's town. */
  ipv6Network: { dearest: 8 },
  /** A model of phones: up to a million share it. */
  imei: { dearest: 4 },
  phone: { dearest: 8 },
  /** A thousand orders share it. */
  orderNumber: { dearest: 8 },
  /** One order, whose owner answers a quote. */
  quotedOrder: { dearest: 1 },
  /** One mailbox, whoever asks for mail to it. */
  mailbox: { dearest: 1 },
  /** Ten thousand devices or parts share it. */
  serialNumber: { dearest: 8 },
}
export type SubjectKind = keyof typeof SUBJECTS

type Budgets = Partial<Record<SubjectKind, Budget>>

/** More than a shop with a drawer of phones asks in an hour. */
const ASKERS = {
  ipv4: { minute: 40, hour: 120, day: 500 },
  ipv4Network: { minute: 400, hour: 1200, day: 5000 },
  ipv6: { minute: 40, hour: 80, day: 200 },
  ipv6Network: { minute: 80, hour: 300, day: 1000 },
} satisfies Budgets

const LOOK_UP: Budgets = {
  ...ASKERS,
  imei: { minute: 120, hour: 600, day: 3000 },
  phone: { minute: 10, hour: 60, day: 200 },
  orderNumber: { minute: 60, hour: 240, day: 1000 },
  serialNumber: { minute: 60, hour: 240, day: 1000 },
}

/** A form needs six. */
const REQUESTS: Budgets = {
  ipv4: { minute: 1200 },
  ipv4Network: { minute: 6000 },
  ipv6: { minute: 120 },
  ipv6Network: { minute: 1200 },
}

/** Also bounds the language model's cost. */
const QUESTIONS: Budgets = {
  ipv4: { minute: 600, hour: 6000 },
  ipv6: { minute: 60, hour: 300 },
  ipv6Network: { minute: 120, hour: 600 },
}

/** Each takes the place of a person in a queue. */
const TICKETS: Budgets = {
  ipv4: { minute: 6, hour: 30, day: 100 },
  ipv4Network: { minute: 60, hour: 300, day: 1000 },
  ipv6: { minute: 3, hour: 10, day: 30 },
  ipv6Network: { minute: 20, hour: 80, day: 300 },
}

/** Past a budget, a proof of work is asked for; without scripts, a wait with a ticket. */
export const PAID_ACTIONS = {
  'warranty-check': LOOK_UP,
  'tv-warranty': LOOK_UP,
  'spare-parts-serial': LOOK_UP,
  'recall-check': LOOK_UP,
  'is-it-us': LOOK_UP,
  'fake-report': LOOK_UP,
  'broken-screen': LOOK_UP,
  'repair-status': LOOK_UP,
  'repair-send-code': LOOK_UP,
  'repair-enter-code': LOOK_UP,
  'repair-quote-answer': LOOK_UP,
  'repair-enquiry': LOOK_UP,
  'repair-word': LOOK_UP,
  'appointment-find': LOOK_UP,
  drivers: LOOK_UP,
  'purchase-device': LOOK_UP,
  'purchase-plan': LOOK_UP,
  'purchase-stores': LOOK_UP,

  appointment: LOOK_UP,
  'appointment-change': LOOK_UP,
  'pick-up-address': LOOK_UP,
  'pick-up': LOOK_UP,
  'pick-up-cancel': LOOK_UP,
  'pick-up-find': LOOK_UP,
  appeal: LOOK_UP,
  'appeal-change': LOOK_UP,
  'queue-ticket': TICKETS,
  'queue-ticket-back': LOOK_UP,
  'verdict-contest': LOOK_UP,
  'contest-find': LOOK_UP,
  'purchase-order': LOOK_UP,
  rating: LOOK_UP,
  survey: LOOK_UP,
} satisfies Record<string, Budgets>

/** Past a budget, the asker is told when to come again. */
export const WAITING_ACTIONS = {
  account: REQUESTS,
  'appeal-list': REQUESTS,
  'appeal-show': REQUESTS,
  'appointment-form': REQUESTS,
  'appointment-show': REQUESTS,
  'assistant-feedback': REQUESTS,
  'assistant-tool': REQUESTS,
  'contest-show': REQUESTS,
  'driver-choices': REQUESTS,
  'finder-result': ASKERS,
  'home-form': REQUESTS,
  'order-cancel': REQUESTS,
  orders: REQUESTS,
  'pick-up-show': REQUESTS,
  'pick-up-windows': REQUESTS,
  'policy-document': REQUESTS,
  'purchase-code': REQUESTS,
  'purchase-confirm': REQUESTS,
  'purchase-pay': REQUESTS,
  'purchase-plans': REQUESTS,
  'queue-ticket-show': REQUESTS,
  'rating-show': REQUESTS,
  'repair-quote-show': REQUESTS,
  'repair-enquiry-show': REQUESTS,
  'repair-report-show': REQUESTS,
  'repair-word-show': REQUESTS,
  'repair-cost-list': REQUESTS,
  'repair-status-rating': REQUESTS,
  'repair-status-show': REQUESTS,
  'service-centers': REQUESTS,
  'spare-parts-price': REQUESTS,
  'survey-offer': REQUESTS,

  'photo-begin': REQUESTS,
  /** Beginnings must not block uploads under way. */
  'photo-part': REQUESTS,
  /** Uploads must not block showing. */
  'photo-show': REQUESTS,
  /** Only decoding costs time. */
  'photo-decode': { ipv4: { hour: 3000 }, ipv6: { hour: 300 }, ipv6Network: { hour: 3000 } },

  'search-results': REQUESTS,
  /** Must not block the search. */
  'search-suggestions': REQUESTS,

  'assistant-question': QUESTIONS,
  'assistant-opinion': QUESTIONS,

  /** Tries of a code for one answer, over all addresses. */
  'repair-quote-code': { quotedOrder: { hour: 10, day: 30 } },
  /** Questions to one mailbox, over all addresses: nobody floods that of others. */
  'repair-word-mail': { mailbox: { hour: 3, day: 6 } },

  /** Waiting is free for programs. */
  ticket: { ipv4: { minute: 30 }, ipv6: { minute: 6 }, ipv6Network: { minute: 12 } },
} satisfies Record<string, Budgets>

export const ACTIONS: Record<ActionName, Budgets> = { ...PAID_ACTIONS, ...WAITING_ACTIONS }

export type PaidAction = keyof typeof PAID_ACTIONS
export type WaitingAction = keyof typeof WAITING_ACTIONS
export type ActionName = PaidAction | WaitingAction
