export { createAfterSalesClient, type AfterSalesClient, type WarrantyQuestion } from './client/client'
export type { Limits } from './client/guard'
export * from './client/result'
export {
  createTransport,
  type CallOptions,
  type Logger,
  type Transport,
  type TransportOptions,
} from './client/transport'
export * from './contract/call'
export * from './contract/calls'
export * from './imei'
export * from './warranty/outcome'
