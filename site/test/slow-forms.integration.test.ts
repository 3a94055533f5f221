import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { SHOW_PAGE, useAppointments } from './support/appointments'

const MEGABYTE = 1024 * 1024
const { live, centers, visitor, open, send } = useAppointments()

let photo: Buffer<ArrayBuffer>

beforeAll(async () => {
  const noise = { width: 1500, height: 1500, channels: 3 } as const
  photo = Buffer.from(
    await sharp(randomBytes(1500 * 1500 * 3), { raw: noise })
      .jpeg()
      .toBuffer(),
  )
  expect(photo.length).toBeGreaterThan(MEGABYTE)
})

/** Announces 60 MB, then dribbles. */
async function slowSender(): Promise<{ socket: Socket; answer: () => string }> {
  const socket = connect(live.site.port, '127.0.0.1').setEncoding('latin1')
  let answer = ''
  socket.on('data', (text: string) => (answer += text))
  const head = [
    'POST /ng/repair-appointment/ HTTP/1.1',
    `host: localhost:${live.site.port}`,
    `x-forwarded-for: ${live.newcomer()}`,
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${60 * MEGABYTE}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\n`)
  const drip = setInterval(() => socket.write('-'), 100)
  onTestFinished(() => {
    clearInterval(drip)
    socket.destroy()
  })
  return { socket, answer: () => answer }
}

async function bookWithPhoto(): Promise<void> {
  const booker = visitor()
  const form = await open(centers.roomy, booker)
  const files = { photos: new File([photo], 'crack.jpg', { type: 'image/jpeg' }) }
  const { status, headers } = await send(form, booker, { slot: form.slots.at(-1) ?? '' }, files)
  expect([status, headers.location]).toEqual([303, SHOW_PAGE])
}

test('who sends forms with photos slowly keeps nobody else from sending one, not even with all that fits', async () => {
  const senders = await Promise.all([1, 2].map(slowSender))
  await bookWithPhoto()
  const filler = Buffer.alloc(60 * MEGABYTE - 64 * 1024, '-')
  await Promise.all(
    senders.map(({ socket }) => new Promise<void>((sent) => socket.write(filler, () => sent()))),
  )
  expect(senders.map(({ answer }) => answer())).toEqual(['', ''])
  for (let count = 0; count < 3; count++) await bookWithPhoto()
  const refused = senders.filter(({ answer }) => answer() !== '').map(({ answer }) => answer())
  expect(refused).toHaveLength(1)
  expect(refused[0]).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 10/)
})
