export * from './database'
export * from './environment'
export * from './tracing'
