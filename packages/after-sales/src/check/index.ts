export { checkHost, type Finding } from './check-host'
export { checkInputs } from './inputs'
export { runCheck } from './run-check'
