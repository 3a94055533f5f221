import { once } from 'node:events'
import { answerOf, CALLS } from '../../packages/main-api/src/index'
import { onServer } from '../../packages/stack/src/index'
import type { Stack } from '../../packages/test-kit/src/stack'
import { send } from '../../site/test/support/built-site'
import type { Figure } from '../lib/measure'
import { median, percentile } from '../lib/statistics'

const EDITS = 30
const READERS = 8
const STUCK_MS = 5000
const PAGE = '/ng/'

export async function measureCommitToVisible(stack: Stack): Promise<Figure> {
  const port = Number(new URL(stack.siteUrl).port)
  const read = () => send(port, 'GET', PAGE, { 'accept-encoding': 'br', host: `localhost:${port}` })
  const edit = await editorOf(stack)
  await read()
  let reading = true
  const readers = Array.from({ length: READERS }, async () => {
    while (reading) await read()
  })
  const times = await onServer(stack.databaseUrls.carelane_cms, async (client) => {
    await client.query('LISTEN publications')
    const measured: number[] = []
    for (let number = 1; number <= EDITS; number++) {
      const title = `Edit ${number} of ${EDITS}`
      // The notification is sent at the commit.
      const committed = once(client, 'notification').then(() => performance.now())
      const edited = edit(title)
      measured.push(await untilSeen(read, title, await committed))
      await edited
    }
    return measured
  })
  reading = false
  await Promise.all(readers)
  const stuck = times.filter((ms) => ms >= STUCK_MS).length
  return {
    what: `commit to visible, ${EDITS} edits with ${READERS} readers`,
    measured: `median ${Math.round(median(times))} ms, 95th percentile ${Math.round(percentile(times, 0.95))} ms, worst ${Math.round(Math.max(...times))} ms, ${stuck} stuck`,
    target: 'median ≤ 150 ms, 95th percentile ≤ 400 ms, none stuck',
    met: median(times) <= 150 && percentile(times, 0.95) <= 400 && stuck === 0,
    values: times,
  }
}

async function editorOf({ cmsUrl, accounts }: Stack): Promise<(title: string) => Promise<void>> {
  const [account] = accounts
  if (!account) throw new Error('the stack has no account')
  const json = { 'content-type': 'application/json' }
  const { email, password } = account
  const login = await fetch(`${cmsUrl}/api/users/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  })
  const { token } = (await login.json()) as { token?: unknown }
  if (typeof token !== 'string') throw new Error(`no session: ${login.status}`)
  const answer = await fetch(`${cmsUrl}/api/news/latest-news?shortName=ng`)
  const [article] = answerOf(CALLS.latestNews.result).parse(await answer.json()).result.news
  return async (title) => {
    const response = await fetch(`${cmsUrl}/api/news/${article?.id}?locale=en`, {
      method: 'PATCH',
      headers: { ...json, authorization: `JWT ${token}` },
      body: JSON.stringify({ title, _status: 'published' }),
    })
    if (!response.ok) throw new Error(`the edit was refused: ${response.status} ${await response.text()}`)
  }
}

async function untilSeen(
  read: () => Promise<{ text: string }>,
  title: string,
  begun: number,
): Promise<number> {
  while (performance.now() - begun < STUCK_MS) {
    if ((await read()).text.includes(title)) return performance.now() - begun
  }
  return STUCK_MS
}
