/** Listens for every way in which this process may be told to end. */
export function stopOnSignals() {
  const controller = new AbortController()
  /** @type {Promise<void>} */
  const asked = new Promise((resolve) => {
    // A second signal changes nothing: npm passes on what the whole group has got already, and stopping is bounded.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => {
        controller.abort()
        resolve()
      })
  })
  // `kill` with npm's number ends npm and its shell, but the shell tells nobody.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && process.emit('SIGTERM'), 500).unref()
  return { signal: controller.signal, asked }
}
