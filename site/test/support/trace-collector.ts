import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

const attribute = z.object({
  key: z.string(),
  value: z.object({
    stringValue: z.string().optional(),
    intValue: z.union([z.number(), z.string()]).optional(),
  }),
})

const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(attribute),
            }),
          ),
        }),
      ),
    }),
  ),
})

export interface CollectedSpan {
  service: string
  trace: string
  id: string
  parent: string | undefined
  name: string
  attributes: Record<string, string | number | undefined>
}

/** As it is spoken by OpenTelemetry's collector: OTLP over HTTP, in JSON. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = []
  /** All that was sent, as it was written. */
  text = ''

  private constructor(
    readonly url: string,
    private readonly server: ReturnType<typeof createServer>,
  ) {}

  static async listen(): Promise<TraceCollector> {
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const collector = new TraceCollector(`http://127.0.0.1:${port}`, server)
    server.on('request', (request, response) => {
      void json(request).then((sent) => {
        if (request.url === '/v1/traces') collector.take(sent)
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
    })
    return collector
  }

  async close(): Promise<void> {
    if (!this.server.listening) return
    const closed = once(this.server, 'close')
    this.server.close()
    this.server.closeAllConnections()
    await closed
  }

  private take(sent: unknown): void {
    this.text += JSON.stringify(sent)
    for (const { resource, scopeSpans } of exported.parse(sent).resourceSpans) {
      const service = String(named(resource.attributes)['service.name'])
      for (const { traceId: trace, spanId: id, parentSpanId: parent, name, attributes } of scopeSpans.flatMap(
        ({ spans }) => spans,
      ))
        this.spans.push({ service, trace, id, parent, name, attributes: named(attributes) })
    }
  }
}

function named(attributes: readonly z.output<typeof attribute>[]): CollectedSpan['attributes'] {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue ?? Number.NaN)]),
  )
}
