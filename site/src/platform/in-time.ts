/** Null if the value does not come within this many milliseconds; it is not stopped. */
export async function inTime<Value>(value: Promise<Value>, patienceMs: number): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, patienceMs, null)))
  try {
    return await Promise.race([value, late])
  } finally {
    clearTimeout(timer)
  }
}
