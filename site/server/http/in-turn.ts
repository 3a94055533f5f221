import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Pipelined requests per connection; only measuring tools send any. */
const MOST_AHEAD = 64

/** Handles pipelined requests one by one, so that a client that reads nothing holds one response in memory. */
export function inTurn(handle: Handler): Handler {
  const ahead = new WeakMap<Socket, number>()
  return (request, response) => {
    // Only the response whose turn it is has a socket.
    if (response.socket) return handle(request, response)
    const { socket } = request
    const waiting = ahead.get(socket) ?? 0
    if (socket.destroyed || waiting === MOST_AHEAD) {
      socket.destroy()
      return
    }
    ahead.set(socket, waiting + 1)
    response.once('socket', () => {
      ahead.set(socket, (ahead.get(socket) ?? 0) - 1)
      // Other connections first.
      setImmediate(handle, request, response)
    })
  }
}
