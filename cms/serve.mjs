import { createServer } from 'node:http'
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- one folder of the repository knows what Next does not promise
import { useBuiltConfig } from '../site/server/next-internals/built-config.mjs'

const folder = import.meta.dirname
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

const server = createServer((request, response) => {
  // Next answers 500 to a path that cannot be decoded.
  if (!canBeDecoded(request.url)) return refuse(request, response)
  answer(request, response).catch((/** @type {unknown} */ error) => {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
    if (response.headersSent) return response.destroy()
    response.writeHead(500).end('Internal Server Error')
  })
})
server.keepAliveTimeout = KEEP_ALIVE_MS
server.listen(port, () => process.stdout.write(`ready on port ${port}\n`))

for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), PATIENCE_MS).unref()
  })

function canBeDecoded(url) {
  try {
    decodeURIComponent(url.split('?', 1)[0])
    return true
  } catch {
    return false
  }
}

function refuse(request, response) {
  const message = 'This address cannot be read: what follows a % in it is no letter.'
  const isApi = request.url.startsWith('/api/')
  response.writeHead(400, {
    'content-type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(isApi ? JSON.stringify({ errors: [{ message }] }) : message)
}
