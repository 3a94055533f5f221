import { STATUS_CODES, type OutgoingHttpHeaders } from 'node:http'
import { finished } from 'node:stream/promises'
import type { HttpBindings } from '@hono/node-server'

type Outgoing = HttpBindings['outgoing']

export async function sendHalf(answer: Response, outgoing: Outgoing): Promise<void> {
  const reader = answer.body?.getReader()
  const piece = Buffer.from((await reader?.read())?.value ?? [])
  const length = answer.headers.get('content-length') ?? piece.length
  await reader?.cancel()
  outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'content-length': length })
  outgoing.write(piece.subarray(0, piece.length / 2), () => outgoing.destroy())
}

export async function sendTwice(answer: Response, outgoing: Outgoing): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  const headers: OutgoingHttpHeaders = {
    ...Object.fromEntries(answer.headers),
    'content-length': body.length,
  }
  const { socket } = outgoing
  outgoing.writeHead(answer.status, headers).end(body)
  await finished(outgoing)
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
  socket?.write(`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}\r\n${head.join('')}\r\n`)
  socket?.write(body)
}
