/** Gravest first. */
export const INTENT_DANGERS = [
  'selfHarm',
  'swallowed',
  'shock',
  'burn',
  'fire',
  'gas',
  'smoke',
  'leak',
  'swelling',
] as const

export const INTENT_REFUSALS = [
  'unsupported',
  'otherPeople',
  'legal',
  'medical',
  'instructions',
  'crime',
  'sales',
] as const

/** Probability from which on a question is refused, whatever its words say. */
export const REFUSED_FROM = 0.5

export const INTENT_GREETINGS = ['hello', 'thanks', 'robot', 'anger'] as const

/** What a question is met with. */
export const INTENT_ANSWERS = [
  'pages',
  'otherBrand',
  ...INTENT_GREETINGS,
  ...INTENT_REFUSALS,
  ...INTENT_DANGERS,
] as const

export type IntentAnswer = (typeof INTENT_ANSWERS)[number]

export const INTENT_TOOLS = [
  'warrantyCheck',
  'repairStatus',
  'serviceCenters',
  'repairAppointment',
  'partPrices',
  'partSerial',
  'drivers',
  'manuals',
  'unlockAppeal',
  'protectionPlans',
  'orders',
  'rating',
  'contact',
] as const

export type IntentTool = (typeof INTENT_TOOLS)[number]

/** Where each is, below the section. */
export const INTENT_TOOL_PAGES = {
  warrantyCheck: 'warranty-check',
  repairStatus: 'repair-status',
  serviceCenters: 'service-center',
  repairAppointment: 'repair-appointment',
  partPrices: 'spare-parts-price',
  partSerial: 'spare-parts-serial',
  drivers: 'drivers-download',
  manuals: 'service-manal',
  unlockAppeal: 'phone-unlocking-appeal',
  protectionPlans: 'purchase-service',
  orders: 'purchase-service',
  rating: 'repair-status',
  contact: 'contact',
} as const satisfies Record<IntentTool, string>
