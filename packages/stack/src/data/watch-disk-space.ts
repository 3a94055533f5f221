import { statfsSync } from 'node:fs'

const SCARCE = 50 * 1024 * 1024
const EVERY_MS = 3000

/** @param say is told when room becomes scarce, when there is room again, and when nothing can be learnt about it */
export function watchDiskSpace(folder: string, say: (line: string) => void): () => void {
  let wasScarce = false
  let wasKnown = true
  const timer = setInterval(() => {
    const free = freeBytes(folder)
    const isKnown = typeof free === 'number'
    if (isKnown) {
      const isScarce = free < SCARCE
      if (isScarce !== wasScarce) say(spaceMessage(folder, free, isScarce))
      wasScarce = isScarce
    } else if (wasKnown) say(`How much room the data folder ${folder} has cannot be read: ${free.message}`)
    wasKnown = isKnown
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** An error here must not end the product. */
function freeBytes(folder: string): number | Error {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function spaceMessage(folder: string, free: number, isScarce: boolean): string {
  if (!isScarce) return `The disk of the data folder ${folder} has room again.`
  return (
    `The disk of the data folder ${folder} has ${Math.floor(free / 1024 / 1024)} MB left. Make room there: until ` +
    'then nothing may be saved. Pages that were seen stay, what is stored stays as it is, and all goes on by itself.'
  )
}
