import type { IncomingMessage, ServerResponse } from 'node:http'
import { Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib'
import { RETRY_AFTER_SECONDS } from '@/platform/answer-json'
import type { Encoding } from '../http/negotiate-encoding'
import { countFallback } from './assumptions'
import { compressOnce, toGzip } from '../pages/compress-page'

interface Interception {
  encoding: Encoding
  /** Returns what answers instead, if anything, also later. */
  onServerError: (() => ((instead: (send: () => void) => void) => void) | undefined) | undefined
  /** Called with the first byte. */
  isNotFound: () => boolean
  /** Called with the first byte; then 503. */
  isUnavailable: (status: number) => boolean
  remake: ((html: string) => string) | undefined
}

export function interceptResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { encoding: wanted, onServerError, isNotFound, isUnavailable, remake }: Interception,
): void {
  const { write, end, flushHeaders } = response
  type Mode = 'plain' | 'replaced' | Transform
  let mode: Mode | undefined

  const restore = () => Object.assign(response, { write, end, flushHeaders })
  /** The rest of Next's output. */
  const drop = () => {
    response.write = () => true
    response.end = () => response
    response.flushHeaders = () => undefined
  }
  const decide = (): Mode => {
    if (mode !== undefined) return mode
    if (response.headersSent) countFallback('intercepted-response')
    if (response.statusCode === 200 && isNotFound()) response.statusCode = 404
    const answer = response.statusCode >= 500 && !isData(response) && onServerError?.()
    if (answer) {
      mode = 'replaced'
      drop()
      answer((send) => {
        restore()
        for (const name of response.getHeaderNames()) response.removeHeader(name)
        send()
        drop()
      })
      return mode
    }
    const { statusCode } = response
    if ((statusCode === 200 || statusCode >= 500) && isUnavailable(statusCode)) {
      response.statusCode = 503
      response.setHeader('retry-after', RETRY_AFTER_SECONDS)
    }
    const encoding = encodingFor(request, response, wanted)
    const isRemade = remake && isHtml(response)
    if (isRemade) response.removeHeader('content-length')
    const stream = isRemade ? wholePage(remake, encoding) : compressorFor(encoding)
    if (!stream) return (mode = 'plain')
    stream.on('data', (chunk: Buffer) => {
      if (!write.call(response, chunk, 'utf8')) stream.pause()
    })
    response.on('drain', () => stream.resume())
    stream.on('end', () => end.call(response, undefined, 'utf8'))
    stream.on('error', (error) => response.destroy(error))
    response.on('close', () => stream.destroy())
    return (mode = stream)
  }

  response.flushHeaders = () => {
    // Rewriting changes headers too.
    if (decide() === 'plain' || (typeof mode === 'object' && isCompressor(mode))) flushHeaders.call(response)
  }
  response.write = (...args: unknown[]) => {
    const decided = decide()
    if (decided === 'replaced') return true
    if (decided === 'plain') return Reflect.apply(write, response, args)
    const more = decided.write(args[0] as Buffer)
    // Streamed parts must not wait in the compressor.
    if (isCompressor(decided)) decided.flush()
    if (!more) decided.once('drain', () => response.emit('drain'))
    return more
  }
  response.end = (...args: unknown[]) => {
    const decided = decide()
    if (decided === 'replaced') return response
    if (decided === 'plain') return Reflect.apply(end, response, args)
    if (args[0] !== undefined && args[0] !== null && typeof args[0] !== 'function')
      decided.write(args[0] as Buffer)
    decided.end()
    return response
  }
}

function isCompressor(stream: Transform): stream is (BrotliCompress | Gzip) & Transform {
  return 'flush' in stream
}

function wholePage(remake: (html: string) => string, encoding: Encoding): Transform {
  const chunks: Buffer[] = []
  return new Transform({
    transform(chunk: Buffer, _encoding, taken) {
      chunks.push(chunk)
      taken()
    },
    flush(done) {
      const page = Buffer.from(remake(Buffer.concat(chunks).toString('utf8')))
      compress(page, encoding).then((body) => done(null, body), done)
    },
  })
}

function compress(page: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressOnce(page)
  return encoding === 'gzip' ? toGzip(page) : Promise.resolve(page)
}

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/html')
}

function isData(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('application/json')
}

function encodingFor(request: IncomingMessage, response: ServerResponse, wanted: Encoding): Encoding {
  const type = String(response.getHeader('content-type') ?? '')
  if (!/^text\/|json|xml/.test(type) || response.hasHeader('content-encoding')) return 'identity'
  if (request.method === 'HEAD' || response.statusCode === 204 || response.statusCode === 304)
    return 'identity'
  if (wanted === 'identity') return wanted
  response.setHeader('content-encoding', wanted)
  response.removeHeader('content-length')
  response.appendHeader('vary', 'accept-encoding')
  return wanted
}

function compressorFor(encoding: Encoding): Transform | undefined {
  if (encoding === 'gzip') return createGzip({ level: 5 })
  if (encoding === 'identity') return undefined
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
}
