import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll } from 'vitest'

type AnswerOfModel = (response: ServerResponse) => void | Promise<void>

interface AskedOfModel {
  path: string
  authorization: string | undefined
  body: string
}

/** What a model of ours has used for each of its answers. */
export const MODEL_USAGE = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 }

/** In one piece, as a model answers that is not asked to stream. */
export function sayAtOnce(response: ServerResponse, content: string, usage = MODEL_USAGE): void {
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }]
  const whole = { id: '1', object: 'chat.completion', created: 1, model: 'some-model', choices, usage }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(whole))
}

/** A server like those of models, which answers as the test says. */
export function useModelServer() {
  let answer: AnswerOfModel = () => undefined
  let asked: AskedOfModel[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body })
      return answer(response)
    })
  })

  beforeAll(async () => {
    process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1:9/none'
    process.env.LOG_LEVEL = 'fatal'
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })

  return {
    get baseUrl() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
    },
    /** Since the last change of its answer. */
    get asked() {
      return asked
    },
    answers(to: AnswerOfModel) {
      answer = to
      asked = []
    },
  }
}
