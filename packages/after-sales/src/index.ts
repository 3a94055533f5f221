export { createAccountProvider, type AccountProvider } from './client/account-provider'
export {
  createAfterSalesClient,
  mccAndLanguage,
  type AfterSalesClient,
  type SectionRequest,
  type WarrantyRequest,
} from './client/client'
export type { ServiceFile } from './client/file-answer'
export type { BreakerState, Limits } from './client/guard'
export type { Logger } from './client/log-failure'
export * from './client/result'
export type { CallOutcome } from './client/told'
export {
  createTransport,
  type CallOptions,
  type FileOptions,
  type Transport,
  type TransportOptions,
} from './client/transport'
export type { ProviderProfile, ProviderTokens } from './contract/account-provider'
export * from './contract/call'
export * from './contract/calls'
export {
  paymentCallback,
  PROTECTION_STATUSES,
  protectionNumber,
  type PaymentCallback,
} from './contract/protection-orders'
export { PICK_UP_DEVICES } from './contract/pick-up'
export { PLAN_REASONS, PRODUCT_TYPES, REFERRAL_REASONS } from './contract/protection-plans'
export { RATING_REASONS } from './contract/rating'
export { REPAIR_STATUSES } from './contract/repair'
export { QUOTE_ANSWERS } from './contract/repair-quotes'
export { repairChanged } from './contract/repair-events'
export { DELAY_REASONS } from './contract/repair-enquiries'
export { CONTESTED_DEVICES } from './contract/verdict-contests'
export { GUARANTEE_COVERS, OLD_PARTS, REPAIR_PARTS, REPAIR_WORKS } from './contract/repair-reports'
export { REPAIR_FAULTS, type RepairFault } from './contract/repair-costs'
export { DEVICE_KINDS, type DeviceKind } from './contract/centre-availability'
export { FEWEST_COUNTED } from './contract/service-figures'
export * from './imei'
export * from './serial'
export * from './warranty/outcome'
