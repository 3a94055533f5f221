import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

export function internalRequest(url: string, headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  request.url = url
  request.headers = headers
  request.push(null)
  return request
}

export class CapturedResponse extends ServerResponse {
  private readonly chunks: Buffer[] = []
  private sent = false
  private done = false
  private settle: { resolve: (body: Buffer) => void; reject: (error: Error) => void } | undefined

  readonly body = new Promise<Buffer>((resolve, reject) => {
    this.settle = { resolve, reject }
  })

  constructor(request: IncomingMessage) {
    super(request)
    Object.defineProperties(this, {
      headersSent: { get: () => this.sent },
      writableEnded: { get: () => this.done },
      writableFinished: { get: () => this.done },
    })
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status
    const headers = rest.find((value) => typeof value === 'object' && value !== null)
    for (const [name, value] of Object.entries(headers ?? {})) this.setHeader(name, value as string)
    this.sent = true
    return this
  }

  override flushHeaders(): void {
    this.sent = true
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.sent = true
    this.collect(chunk, rest[0])
    callbackOf(rest)?.()
    return true
  }

  override end(...args: unknown[]): this {
    if (this.done) return this
    this.sent = true
    if (typeof args[0] !== 'function') this.collect(args[0], args[1])
    this.done = true
    this.finished = true
    callbackOf(args)?.()
    this.settle?.resolve(Buffer.concat(this.chunks))
    // Next runs `after` callbacks on close.
    process.nextTick(() => {
      this.emit('finish')
      this.emit('close')
    })
    return this
  }

  override destroy(error?: Error): this {
    this.settle?.reject(error ?? new Error('the renderer gave up'))
    return this
  }

  private collect(chunk: unknown, encoding: unknown): void {
    if (chunk === undefined || chunk === null) return
    if (typeof chunk === 'string') {
      this.chunks.push(
        Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'),
      )
    } else {
      this.chunks.push(Buffer.from(chunk as Uint8Array))
    }
  }
}

function callbackOf(args: unknown[]): (() => void) | undefined {
  return args.find((value): value is () => void => typeof value === 'function')
}
