import type { Socket } from 'node:net'

/** Waits for a connection's end. Whoever is cut off with something unread is reset, which is an error to `events.once`. */
export function untilClosed(socket: Socket): Promise<void> {
  return new Promise((done) => {
    if (socket.closed) done()
    else socket.once('close', () => done())
  })
}
