import type { Socket } from 'node:net'

/** `events.once` would throw for a reset, from unread data. */
export function untilClosed(socket: Socket): Promise<void> {
  return new Promise((done) => {
    if (socket.closed) done()
    else socket.once('close', () => done())
  })
}
