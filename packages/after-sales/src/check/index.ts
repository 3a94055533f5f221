export { checkInputs } from './inputs'
export { runCheck } from './run-check'
