import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { REQUESTS_AHEAD } from './limits'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** A client that reads nothing holds only one response in memory. */
export function inTurn(handle: Handler): Handler {
  const ahead = new WeakMap<Socket, number>()
  return (request, response) => {
    // The others have no socket until their turn.
    if (response.socket) return handle(request, response)
    const { socket } = request
    const waiting = ahead.get(socket) ?? 0
    if (socket.destroyed || waiting === REQUESTS_AHEAD) {
      if (!socket.destroyed) drop(socket)
      return
    }
    ahead.set(socket, waiting + 1)
    response.once('socket', () => {
      ahead.set(socket, (ahead.get(socket) ?? 0) - 1)
      // Lets other connections run first.
      setImmediate(handle, request, response)
    })
  }
}

/** Node makes an error for each request that waits; the traces of a thousand would hold everybody up. */
function drop(socket: Socket): void {
  const limit = Error.stackTraceLimit
  socket.prependOnceListener('close', () => (Error.stackTraceLimit = 0))
  socket.once('close', () => (Error.stackTraceLimit = limit))
  socket.destroy()
}
