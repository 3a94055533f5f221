import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Running } from './part'

/** @returns why it will never be healthy, if so */
export async function waitUntilHealthy(
  url: string,
  running: Pick<Running, 'ended'>,
  patience: number,
): Promise<string | undefined> {
  const deadline = Date.now() + patience
  let end: string | undefined
  void running.ended.then((how) => (end = how))
  for (;;) {
    const status = await statusOf(url)
    if (end !== undefined) return `${end} before it was ready`
    if (status === 200) return undefined
    if (Date.now() > deadline)
      return `was not ready after ${patience / 1000} s (${status ? `it answers ${status}` : 'no answer'})`
    await wait(100)
  }
}

function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const asking = request(url, { agent: false, timeout: 5000 }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asking.once('error', () => resolve(undefined))
    asking.once('timeout', () => asking.destroy())
    asking.end()
  })
}
