import { statfsSync } from 'node:fs'

const SCARCE = 50 * 1024 * 1024
const EVERY_MS = 3000

export function watchDiskSpace(folder: string, say: (line: string) => void): () => void {
  let wasScarce = false
  const timer = setInterval(() => {
    const { bavail, bsize } = statfsSync(folder)
    const isScarce = bavail * bsize < SCARCE
    if (isScarce !== wasScarce) say(spaceMessage(folder, bavail * bsize, isScarce))
    wasScarce = isScarce
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

function spaceMessage(folder: string, free: number, isScarce: boolean): string {
  if (!isScarce) return `The disk of the data folder ${folder} has room again.`
  return (
    `The disk of the data folder ${folder} has ${Math.floor(free / 1024 / 1024)} MB left. Make room there: until ` +
    'then nothing may be saved. Pages that were seen stay, what is stored stays as it is, and all goes on by itself.'
  )
}
