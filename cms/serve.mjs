import { createServer } from 'node:http'
import { limitScripts } from './admin-policy.mjs'
import { guardAnswer } from './answer-headers.mjs'
import { answerForHttps } from './https-address.mjs'
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- one folder of the repository knows what Next does not promise
import { ACTION_HEADER, useBuiltConfig } from '../site/server/next-internals/built-config.mjs'

const folder = import.meta.dirname
const isHttps = process.env.CMS_URL?.startsWith('https:') === true
const port = Number(process.env.CMS_PORT || 3001)

/** Longer than proxies keep idle connections. */
const KEEP_ALIVE_MS = 65_000

// Then requests in flight are cut off.
const PATIENCE_MS = 8000

process.chdir(folder)
Object.assign(process.env, { NODE_ENV: 'production' })
useBuiltConfig(folder)
const { default: next } = await import('next')
const app = next({ dev: false, dir: folder, port })
await app.prepare()
const answer = app.getRequestHandler()
/** By cms/src/server/name-requests.ts, which Next loads at the latest for the first request. */
const WITH_REQUEST_ID = Symbol.for('carelane.cms.with-request-id')

/** As Next names them; it fails over others. */
const ACTION = /^[0-9a-f]{40,42}$/

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

// With upgrades, Next would keep such a connection open and never answer.
const server = createServer({ shouldUpgradeCallback: () => false }, (request, response) => {
  const withRequestId = globalThis[WITH_REQUEST_ID]
  const answerNow = () => answerSafely(request, response)
  if (withRequestId) withRequestId(request, response, answerNow)
  else answerNow()
})
server.keepAliveTimeout = KEEP_ALIVE_MS
server.listen(port, () => process.stdout.write(`ready on port ${port}\n`))

for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), PATIENCE_MS).unref()
  })

async function answerSafely(request, response) {
  guardAnswer(response, isApi(request.url))
  if (isHttps) answerForHttps(request, response)
  const refusal = refusalOf(request)
  if (refusal) return refuse(request, response, refusal)
  if (isAdmin(request.url)) limitScripts(request, response)
  request.headers['x-carelane-peer'] = request.socket.remoteAddress ?? ''
  try {
    await answer(request, response)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
    if (response.headersSent) response.destroy()
    else response.writeHead(500).end('Internal Server Error')
  }
}

/** What Next answers with 500, or with a redirect to a host of the sender. */
function refusalOf({ url, method, headers }) {
  if (!METHODS.includes(method)) return { status: 405, message: 'There is no such method here.' }
  if (!url.startsWith('/') || /^.[/\\]/.test(url) || !canBeDecoded(url))
    return { status: 400, message: 'This address cannot be read.' }
  if (!URL.canParse(`http://${headers.host ?? 'cms'}/`))
    return { status: 400, message: 'The host of this request cannot be read.' }
  if (leavesItsFolder(url)) return { status: 404, message: 'There is nothing at this address.' }
  // The admin has no forms that work without scripts.
  const isOfAdmin = isAdmin(url) && method === 'POST' && ACTION.test(String(headers[ACTION_HEADER]))
  if (!isApi(url) && !isOfAdmin && !['GET', 'HEAD'].includes(method))
    return { status: 405, message: 'Pages can be read alone.' }
  return null
}

/** Clients resolve `..` themselves, and of files of routes there are none. */
function leavesItsFolder(url) {
  const [path] = url.split(/[?#]/, 1)
  return /\/\.\.?(?:\/|$)/.test(decodeURIComponent(path)) || path.endsWith('.rsc')
}

function isAdmin(url) {
  return /^\/admin(?:[/?]|$)/.test(url)
}

function isApi(url) {
  return /^\/api(?:[/?]|$)/.test(url)
}

function canBeDecoded(url) {
  try {
    decodeURIComponent(url.split('?', 1)[0])
    return true
  } catch {
    return false
  }
}

function refuse({ url }, response, { status, message }) {
  response.writeHead(status, {
    'content-type': isApi(url) ? 'application/json' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(status === 405 && { allow: isApi(url) ? METHODS.join(', ') : 'GET, HEAD' }),
    // The body was not read.
    connection: 'close',
  })
  response.end(isApi(url) ? JSON.stringify({ errors: [{ message }] }) : message)
}
