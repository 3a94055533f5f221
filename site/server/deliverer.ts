import { constants, setPriority } from 'node:os'
import { startDeliverer } from './wiring/deliverer'
import { STOP } from './deliverer-process'

// Nobody waits for what it does, and somebody for each page.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const deliverer = startDeliverer()

// A signal to the whole group reaches the server too, which says when to stop.
process.on('SIGTERM', () => undefined)
process.on('SIGINT', () => undefined)
process.on('message', (message) => {
  if (message === STOP) void deliverer.stop().then(() => process.exit(0))
})
// The server was killed: what is not written down is delivered again, with the same key.
process.on('disconnect', () => process.exit(1))
// Killed while this process was still being loaded, it was gone before anybody listened.
if (process.connected === false) process.exit(1)
