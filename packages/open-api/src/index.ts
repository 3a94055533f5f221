export * from './document'
export * from './json-schema'
