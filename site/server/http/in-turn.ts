import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Only measuring tools pipeline requests. */
const MOST_AHEAD = 64

/** A client that reads nothing holds one response in memory, however much it pipelines. */
export function inTurn(handle: Handler): Handler {
  const ahead = new WeakMap<Socket, number>()
  return (request, response) => {
    // Others have no socket until their turn.
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
