export { checkHost } from './check-host'
export { checkInputs } from './inputs'
export { runCheck } from './run-check'
