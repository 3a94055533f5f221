export * from './advisory-locks'
export * from './apply-migrations'
