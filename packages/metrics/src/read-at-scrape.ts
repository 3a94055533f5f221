interface Options {
  /** How long an answer, or that there was none, is good for. */
  keptMs: number
  /** A scrape waits no longer. */
  deadlineMs: number
  onFailure: (error: unknown) => void
}

/**
 * What is counted elsewhere, such as in a database. Null where it could not be read, or not in time: a scrape never hangs,
 * and scrapes that follow each other never ask twice at a time.
 */
export function readAtScrape<Value>(
  read: () => Promise<Value | null>,
  { keptMs, deadlineMs, onFailure }: Options,
): () => Promise<Value | null> {
  let known: { value: Value | null; until: number } | undefined
  let reading: Promise<Value | null> | undefined

  const readAnew = async (): Promise<Value | null> => {
    try {
      const value = await read()
      known = { value, until: Date.now() + keptMs }
      return value
    } catch (error) {
      onFailure(error)
      known = { value: null, until: Date.now() + keptMs }
      return null
    } finally {
      reading = undefined
    }
  }

  return async () => {
    if (known && Date.now() < known.until) return known.value
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, deadlineMs, null)))
    try {
      return await Promise.race([(reading ??= readAnew()), late])
    } finally {
      clearTimeout(timer)
    }
  }
}
