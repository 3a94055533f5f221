export async function inParallel<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  let stopped = false
  const lane = async () => {
    for (const item of waiting) {
      if (stopped) return
      try {
        await work(item)
      } catch (error) {
        stopped = true
        throw error
      }
    }
  }
  const results = await Promise.allSettled(Array.from({ length: lanes }, lane))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
