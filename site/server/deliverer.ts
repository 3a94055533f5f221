import { constants, setPriority } from 'node:os'
import { readEnvironment } from '@carelane/config'
import { watchWith } from '@/platform/watcher'
import { tellingWatcher } from './metrics/deliverer-tells'
import { startDeliverer } from './wiring/deliverer'
import { STOP } from './deliverer-process'

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

if (readEnvironment(['SITE_METRICS_PORT']).SITE_METRICS_PORT !== undefined)
  watchWith(tellingWatcher((told) => process.connected && process.send?.(told)))

const deliverer = startDeliverer()

// A signal to the group also reaches the server, which decides.
process.on('SIGTERM', () => undefined)
process.on('SIGINT', () => undefined)
process.on('message', (message) => {
  if (message === STOP) void deliverer.stop().then(() => process.exit(0))
})
// The server was killed; the next deliverer repeats unrecorded work.
process.on('disconnect', () => process.exit(1))
// Perhaps killed before the listener was added.
if (process.connected === false) process.exit(1)
