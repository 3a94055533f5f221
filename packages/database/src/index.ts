export * from './advisory-locks'
export * from './apply-migrations'
export * from './with-connection'
