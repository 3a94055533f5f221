export { checkHost, type Finding } from './check-host'
export { checkProvider, type ProviderFinding } from './check-provider'
export { checkInputs } from './inputs'
export { runCheck } from './run-check'
