import { constants, setPriority } from 'node:os'
import { startDeliverer } from './wiring/deliverer'
import { STOP } from './deliverer-process'

// Pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const deliverer = startDeliverer()

// A signal to the group also reaches the server, which decides when to stop.
process.on('SIGTERM', () => undefined)
process.on('SIGINT', () => undefined)
process.on('message', (message) => {
  if (message === STOP) void deliverer.stop().then(() => process.exit(0))
})
// The server was killed; the next deliverer repeats what is not recorded.
process.on('disconnect', () => process.exit(1))
// It may have been killed before the listener was there.
if (process.connected === false) process.exit(1)
