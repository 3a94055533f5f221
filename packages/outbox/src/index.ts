export { default as sql, raw, type Sql } from 'sql-template-tag'
export * from './backoff'
export * from './outbox'
