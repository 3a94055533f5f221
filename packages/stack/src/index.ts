export { freePort } from './processes/ports'
export { identityOf, isRunning, type ProcessIdentity } from './processes/identity.mjs'
export { stopProcess } from './processes/stop'
export { embeddedPostgresUrl, startPostgres } from './postgres/server'
