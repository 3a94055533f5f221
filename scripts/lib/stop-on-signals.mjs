export function stopOnSignals() {
  const controller = new AbortController()
  /** @type {Promise<void>} */
  const asked = new Promise((resolve) => {
    // Ignore further signals: npm repeats those that the group gets anyway, and stopping takes a limited time.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => {
        controller.abort()
        resolve()
      })
  })
  // Killing npm's pid ends npm and its shell, which pass nothing on.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && process.emit('SIGTERM'), 500).unref()
  return { signal: controller.signal, asked }
}
