export * from './get-messages'
