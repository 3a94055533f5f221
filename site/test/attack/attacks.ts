import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { imeiOf } from '../support/imei'
import { untilClosed } from '../support/until-closed'
import { checkWarranty, TOOL } from './check-warranty'
import { siteAt } from './site-at'
import { COUNTRY_CODES } from '@carelane/countries'

/** Not trusted as a proxy, unlike the ordinary visitors' address. */
const ATTACKER = '127.0.0.2'
const PROXY = '127.0.0.1'
const HOST = 'host: localhost\r\n'
const FORM = `POST /ng/warranty-check/ HTTP/1.1\r\n${HOST}content-type: multipart/form-data; boundary=x\r\n`

/** Of the site's own pages. */
const OWN = { host: 'localhost', origin: 'http://localhost' }

interface Target {
  /** Port */
  site: number
  /** Port */
  cms: number
  /** E-mail address of an administrator. */
  account: string
}

interface Attack {
  does: string
  /** Others go on until they are ended. */
  endsByItself?: true
  attack: (target: Target) => Promise<unknown>
}

export const ATTACKS = {
  'no-reader': {
    does: '20 connections, each with 1,200 requests ahead without compression, and nobody reads; each is left after 2 s for another',
    attack: ({ site: port }) =>
      forever(20, async () => {
        const socket = await open(port)
        socket.pause().write(`GET /ng/ HTTP/1.1\r\n${HOST}\r\n`.repeat(1200))
        // Who does not read is not told either that the other side has hung up.
        await Promise.race([untilClosed(socket), delay(2000)])
        socket.destroy()
      }),
  },
  'slow-headers': {
    does: '1,000 connections with a letter of a header each second',
    attack: ({ site: port }) => forever(1000, () => drip(port, `GET /ng/ HTTP/1.1\r\nx-long: `)),
  },
  'slow-bodies': {
    does: '1,000 connections with a byte of a form of 1 MB each second',
    attack: ({ site: port }) => forever(1000, () => drip(port, `${FORM}content-length: 1000000\r\n\r\n`)),
  },
  'idle-sockets': {
    does: '5,000 open connections that say nothing',
    attack: ({ site: port }) => forever(5000, async () => untilClosed(await open(port))),
  },
  'cache-busting': {
    does: 'one page with a new query each time, 32 at once',
    attack: ({ site: port }) => asked(port, 32, (at) => `/ng/?${at}=${at}`),
  },
  'random-slugs': {
    does: 'articles and pages that are not there, 32 at once',
    attack: ({ site: port }) =>
      asked(port, 32, (at) => (at % 2 ? `/ng/news-detail/no-${at}/` : `/${sectionOf(at)}/no-${at}/`)),
  },
  'cold-pages': {
    does: '1,000 pages that nobody has read, all at once',
    attack: async ({ site: port }) => {
      const paths = COUNTRY_CODES.flatMap((country) => COLD.map((page) => `/${country}/${page}`)).slice(
        0,
        1000,
      )
      await Promise.all(paths.map((path) => get(port, path)))
    },
  },
  'large-json': {
    does: 'JSON of 2 MB and JSON nested 100,000 deep, 16 at once',
    attack: ({ site: port }) => {
      const large = JSON.stringify({ question: 'x'.repeat(2_000_000) })
      const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
      return forever(16, async (at) => {
        await post(port, JSON_PATHS[at % JSON_PATHS.length] ?? '', at % 3 ? deep : large)
      })
    },
  },
  'no-compression': {
    does: 'pages that everybody reads, without compression, 32 at once',
    attack: ({ site: port }) => asked(port, 32, (at) => `/${sectionOf(at)}/`),
  },
  'upload-promises': {
    does: '20,000 promises of photos that never come, from 200 addresses, 32 at once',
    endsByItself: true,
    attack: ({ site: port }) =>
      forever(
        32,
        (at) =>
          siteAt(port).post(
            '/api/photos/?type=png&size=1000',
            { ...OWN, 'x-forwarded-for': network(at % 200) },
            '',
          ),
        20_000,
      ),
  },
  'look-ups': {
    does: '100,000 warranty checks of one number after another, from 1,000 networks, 32 at once',
    endsByItself: true,
    attack: async ({ site: port }) => {
      const site = siteAt(port)
      const before = await site.get(TOOL)
      const one = (at: number) => imeiOf(`36${String(at).padStart(12, '0')}`)
      await forever(32, (at) => checkWarranty(site, one(at), network(at % 1000), before), 100_000)
    },
  },
  'log-ins': {
    does: '10,000 log-ins on one account of the admin with wrong passwords, from 500 addresses, 32 at once',
    endsByItself: true,
    attack: ({ cms, account: email }) =>
      forever(
        32,
        (at) =>
          post(
            cms,
            '/api/users/login',
            JSON.stringify({ email, password: `wrong guess ${at}` }),
            {
              'x-forwarded-for': network(at % 500),
            },
            PROXY,
          ),
        10_000,
      ),
  },
} satisfies Record<string, Attack>

export type AttackName = keyof typeof ATTACKS

const COLD = [
  ...['faq/', 'news/', 'service-center/', 'warranty-check/', 'tv-warranty/', 'spare-parts-price/'],
  ...['policy/privacy/', 'policy/warranty/', 'repair-status/', 'drivers-download/', 'search/'],
  ...['spare-parts-serial/', 'phone-unlocking-appeal/', 'ask-assistant/', 'news/?page=2', 'faq/?page=2'],
]
const JSON_PATHS = [
  '/api/ask/',
  '/api/rating/',
  '/api/faq/votes/',
  '/api/photos/',
  '/api/internal/publications/',
]

function sectionOf(at: number): string {
  return COUNTRY_CODES[at % COUNTRY_CODES.length] ?? 'ng'
}

function asked(port: number, lanes: number, pathOf: (at: number) => string): Promise<unknown> {
  return forever(lanes, (at) => get(port, pathOf(at)))
}

async function get(port: number, path: string): Promise<void> {
  const socket = await open(port)
  socket.resume().write(`GET ${path} HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`)
  await untilClosed(socket)
}

async function post(
  port: number,
  path: string,
  body: string,
  more: Record<string, string> = {},
  from = ATTACKER,
): Promise<void> {
  const socket = await open(port, from)
  const headers = {
    host: 'localhost',
    connection: 'close',
    origin: OWN.origin,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...more,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.resume().write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
  await untilClosed(socket)
}

/** Of many, as a trusted proxy names them. */
function network(number: number): string {
  return `203.${number >> 8}.${number & 255}.7`
}

async function drip(port: number, begin: string): Promise<void> {
  const socket = await open(port)
  socket.resume().write(begin)
  const drops = setInterval(() => socket.writable && socket.write('x'), 1000)
  await untilClosed(socket)
  clearInterval(drops)
}

function open(port: number, from = ATTACKER): Promise<Socket> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    socket.on('error', () => socket.destroy())
    socket.once('connect', () => done(socket)).once('close', () => done(socket))
  })
}

/** Each lane goes on as soon as it may, after a breath that a network would cost. */
async function forever(
  lanes: number,
  once: (at: number) => Promise<unknown>,
  requests = Infinity,
): Promise<unknown> {
  let at = 0
  return Promise.all(
    Array.from({ length: lanes }, async () => {
      while (at < requests) {
        await once((at += 1))
        await delay(1)
      }
    }),
  )
}
