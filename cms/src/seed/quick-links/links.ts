/** Quick links of all countries by name, in their order: the most wanted first. */
export const LINKS = {
  warrantyCheck: 'warranty-check',
  repairStatus: 'repair-status',
  serviceCenter: 'service-center',
  partPrices: 'spare-parts-price',
  brokenScreen: 'broken-screen-service',
  phoneRepair: 'phone-repair',
  appointment: 'repair-appointment',
  contact: 'contact',
  chat: 'chat',
  servicePolicy: 'service-policy',
  protection: 'protection',
  faq: 'faq',
  tips: 'tips',
  originalPart: 'spare-parts-serial',
  drivers: 'drivers-download',
  tvWarranty: 'tv-warranty',
  airConditioner: 'air-conditioner-repair-and-service',
  unlockAppeal: 'phone-unlocking-appeal',
} as const

export type LinkName = keyof typeof LINKS
