// The cms as production runs it: what `next start` does, with the configuration that the build has written down, so
// that neither a compiler for next.config.ts nor the rest of Next's command line has to be there.
import { readFileSync } from 'node:fs'
import http from 'node:http'

process.chdir(import.meta.dirname)
Object.assign(process.env, { NODE_ENV: 'production' })
const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'))
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)

// Next's server fails on a path that cannot be decoded (500) before it asks any code of ours, and makes its own server.
const { createServer } = http
http.createServer = (listener) =>
  createServer((request, response) =>
    canBeDecoded(request.url) ? listener(request, response) : refuse(request, response),
  )

// Both read what was just set while they load; the first puts the one React in its place for all.
await import('next')
const { startServer } = await import('next/dist/server/lib/start-server.js')
await startServer({
  dir: import.meta.dirname,
  isDev: false,
  hostname: undefined,
  port: Number(process.env.CMS_PORT || 3001),
  allowRetry: false,
  // Longer than what stands in front keeps an idle connection, so that it never meets a closed one.
  keepAliveTimeout: 65_000,
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
