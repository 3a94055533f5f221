export function stopOnSignals() {
  const controller = new AbortController()
  /** @type {Promise<void>} */
  const asked = new Promise((resolve) => {
    // Further signals: npm repeats those that the group gets anyway.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => {
        controller.abort()
        resolve()
      })
  })
  // Killing npm ends its shell, which passes nothing on.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && process.emit('SIGTERM'), 500).unref()
  return { signal: controller.signal, asked }
}
