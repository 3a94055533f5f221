/**
 * Starts `rate` pieces of work per second, however long each takes.
 * @returns the duration of each in ms
 */
export async function openLoop(
  { rate, seconds }: { rate: number; seconds: number },
  work: (at: number) => Promise<void>,
): Promise<number[]> {
  const begun = performance.now()
  const pending: Promise<number>[] = []
  for (let at = 0; at < rate * seconds; at += 1) {
    const wait = begun + (at * 1000) / rate - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    pending.push(timed(() => work(at)))
  }
  return Promise.all(pending)
}

/** @returns runs per second */
export async function closedLoop(
  { lanes, seconds }: { lanes: number; seconds: number },
  work: (at: number) => Promise<void>,
): Promise<number> {
  const until = performance.now() + seconds * 1000
  let done = 0
  const lane = async () => {
    while (performance.now() < until) await work((done += 1))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return done / seconds
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
