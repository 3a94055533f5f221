import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const LISTENING = '0A'

/** `node (process 4711)` */
export function portHolder(port: number): string | undefined {
  try {
    return process.platform === 'linux' ? fromProc(port) : fromLsof(port)
  } catch {
    return undefined
  }
}

function fromProc(port: number): string | undefined {
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    readFileSync(file, 'utf8').split('\n').slice(1),
  )
  const inodes = rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([, local, , state]) => state === LISTENING && parseInt(local?.split(':')[1] ?? '', 16) === port)
    .map((fields) => `socket:[${fields[9]}]`)
  if (inodes.length === 0) return undefined
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holds(name, inodes))
  return pid && `${readFileSync(`/proc/${pid}/comm`, 'utf8').trim()} (process ${pid})`
}

function holds(pid: string, sockets: string[]): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((file) => sockets.includes(linkOf(`/proc/${pid}/fd/${file}`)))
  } catch {
    return false
  }
}

function linkOf(file: string): string {
  try {
    return readlinkSync(file)
  } catch {
    return ''
  }
}

function fromLsof(port: number): string | undefined {
  const fields = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
    encoding: 'utf8',
  }).split('\n')
  const field = (letter: string) => fields.find((line) => line.startsWith(letter))?.slice(1)
  return field('p') && `${field('c')} (process ${field('p')})`
}
