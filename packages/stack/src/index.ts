export { freePort } from './processes/ports'
export { identityOf, isRunning, type ProcessIdentity } from './processes/identity'
export { stopProcess } from './processes/stop'
export { embeddedPostgresUrl, startPostgres, type PostgresServer } from './postgres/server'
