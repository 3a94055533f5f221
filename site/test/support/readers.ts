import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Readers {
  reached(): number
  /** Returns errors. */
  stop(): Promise<string[]>
}

export function startReaders(count: number, url: string, version: RegExp): Readers {
  const problems: string[] = []
  const last = Array.from({ length: count }, () => 0)
  let newest = 0
  let stopped = false

  async function read(reader: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    // The server ends a connection after many requests, and says so.
    let isEnded = true
    while (!stopped) {
      const known = newest
      const { status, body, reused, isLast } = await ask(url, agent)
      const seen = Number(version.exec(body)?.[1])
      if (status !== 200 || Number.isNaN(seen)) problems.push(`status ${status}: ${body.slice(0, 200)}`)
      else if (seen < known) problems.push(`version ${seen} after version ${known}`)
      if (!isEnded && !reused) problems.push('the connection was closed')
      isEnded = isLast
      last[reader] = seen
      newest = Math.max(newest, seen || 0)
    }
    agent.destroy()
  }

  const reading = last.map((_, reader) =>
    read(reader).catch((error: unknown) => void problems.push(String(error))),
  )
  return {
    reached: () => Math.min(...last),
    stop: async () => {
      stopped = true
      await Promise.all(reading)
      return problems
    },
  }
}

interface Read {
  status: number
  body: string
  reused: boolean
  isLast: boolean
}

function ask(url: string, agent: Agent): Promise<Read> {
  return new Promise((done, fail) => {
    const request = get(url, { agent }, (response) => {
      const { reusedSocket: reused } = request
      const isLast = response.headers.connection === 'close'
      text(response).then((body) => done({ status: response.statusCode ?? 0, body, reused, isLast }), fail)
    })
    request.on('error', fail)
  })
}
