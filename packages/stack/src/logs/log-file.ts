import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
} from 'node:fs'
import path from 'node:path'

const LIMIT = 5 * 1024 * 1024

export interface LogFile {
  place: string
  /** Parts write to it directly, so that nothing is lost if we crash. */
  descriptor: number
  lastLines(count: number): string
  close(): void
}

/** Under 5 MB; the previous one is `.1`. */
export function openLog(dataFolder: string, name: string): LogFile {
  const folder = path.join(dataFolder, 'logs')
  mkdirSync(folder, { recursive: true })
  const place = path.join(folder, `${name}.log`)
  rotateWhenFull(place)
  const descriptor = openSync(place, 'a', 0o600)
  const begin = statSync(place).size
  const timer = setInterval(() => rotateWhenFull(place), 5000).unref()
  return {
    place,
    descriptor,
    lastLines: (count) => lastLines(place, begin, count),
    close: () => {
      clearInterval(timer)
      closeSync(descriptor)
    },
  }
}

/** Copies and truncates: parts keep the file open in append mode. */
export function rotateWhenFull(place: string, limit: number = LIMIT): void {
  if (!existsSync(place) || statSync(place).size <= limit) return
  try {
    copyFileSync(place, `${place}.1`)
  } finally {
    truncateSync(place)
  }
}

function lastLines(place: string, begin: number, count: number): string {
  const bytes = readFileSync(place)
  const since = bytes.subarray(bytes.length >= begin ? begin : 0)
  return since.toString('utf8').trim().split('\n').slice(-count).join('\n')
}
