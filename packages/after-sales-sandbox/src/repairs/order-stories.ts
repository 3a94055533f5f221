export const ORDER_EVENTS = [
  'submitted',
  'pickUpArranged',
  'handedOver',
  'arrived',
  'quoted',
  'repairing',
  'repaired',
  'rejected',
  'swapped',
  'toBeReviewed',
  'reviewed',
  'canceled',
] as const

export type OrderEvent = (typeof ORDER_EVENTS)[number]

/** Days from the sandbox's first start. */
export interface OrderStory {
  events: Partial<Record<OrderEvent, number>>
  handInBy?: number
}

const YEARS = 1_500

const toRepair = (start: number) => ({
  submitted: start,
  pickUpArranged: start + 0.5,
  handedOver: start + 1.2,
  arrived: start + 2,
  repairing: start + 2.6,
})
const repaired = (start: number) => ({ ...toRepair(start), repaired: start + 7 })
const closed = (end: number) => ({ toBeReviewed: end, reviewed: end + 2 })

/** Each state [4#15]–[4#24] and timeline [4#25]–[4#28]; some go on. */
export const ORDER_STORIES: readonly OrderStory[] = [
  { events: { submitted: -2 }, handInBy: YEARS },
  { events: { submitted: -3, pickUpArranged: -2 }, handInBy: YEARS },
  { events: { submitted: -4, pickUpArranged: -3, handedOver: -1 } },
  { events: { submitted: -5, pickUpArranged: -4, handedOver: -3, arrived: -1 } },
  { events: toRepair(-6) },
  { events: repaired(-12) },
  { events: { ...repaired(-15), toBeReviewed: -6 } },
  { events: { ...repaired(-30), ...closed(-21) } },
  { events: { ...toRepair(-9), rejected: -3 } },
  { events: { ...toRepair(-19), rejected: -13, ...closed(-11) } },
  { events: { ...toRepair(-10), swapped: -4 } },
  { events: { ...toRepair(-25), swapped: -20, ...closed(-17) } },
  { events: { submitted: -8, canceled: -7 } },
  { events: { submitted: -30, pickUpArranged: -29 }, handInBy: -14 },
  // [9#23]
  { events: { ...repaired(-130), toBeReviewed: -121 } },
  { events: { submitted: -12, pickUpArranged: -11 }, handInBy: 20 },
  { events: { ...repaired(-1), ...closed(10) } },
  { events: { ...toRepair(-2), rejected: 4, ...closed(6) } },
  { events: { ...toRepair(-3), swapped: 5, ...closed(8) } },
  { events: { ...repaired(10), ...closed(20) } },
  { events: { ...repaired(60), ...closed(70) } },
  { events: { ...repaired(120), ...closed(132) } },
  { events: { ...toRepair(200), swapped: 207, ...closed(212) } },
  { events: { ...repaired(300), ...closed(309) } },
]
