import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Requests that a client may send ahead on one connection; browsers and proxies send none, measuring tools a few. */
const MOST_AHEAD = 64

/**
 * Does nothing for a request that was sent ahead (pipelined) before the answer to the one before it has gone out: a client
 * that reads nothing has one answer of ours in memory, however much it asks for. Who sends more ahead is cut off.
 */
export function inTurn(handle: Handler): Handler {
  const ahead = new WeakMap<Socket, number>()
  return (request, response) => {
    // Only the answer whose turn it is has a connection.
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
      // After those of other connections that wait.
      setImmediate(handle, request, response)
    })
  }
}
