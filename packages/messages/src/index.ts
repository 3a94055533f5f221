export * from './get-messages'
export * from './pick-namespaces'
