import { getMessages } from '@carelane/messages'
import { describe, expect, test } from 'vitest'
import { OPEN_TOOL_PATH } from '@/features/assistant/paths'
import { useAssistant } from './support/assistant'
import { cookieIn, fieldsOf, sendForm } from './support/plain-form'

const { live, kept } = useAssistant()
const { assistant: words } = getMessages('en')
const IMEI = '490154203237518'

describe('the chat without scripts', () => {
  const page = '/ng/chat/'

  test('answers below the question, and carries the conversation on', async () => {
    const from = live.newcomer()
    const first = await sendForm(live.site, { page, typed: { question: 'First <question>' }, from })
    expect(first.status).toBe(200)
    expect(first.text).toContain('First &lt;question&gt;')
    expect(first.text).toContain(words.machine)
    const second = await sendForm(live.site, {
      page,
      typed: { question: 'Second question' },
      from,
      before: first,
    })
    expect(second.text).toContain('First &lt;question&gt;')
    expect(second.text).toContain('Second question')
  })

  test('says what is wrong, and loses nothing that was typed', async () => {
    const empty = await sendForm(live.site, { page, typed: { question: ' ' } })
    expect(empty.text).toContain(words.problem.empty)
    const long = 'long '.repeat(110).trim()
    const refused = await sendForm(live.site, { page, typed: { question: long } })
    expect(refused.text).toContain(words.problem.tooLong.replace('{count, number}', '500'))
    expect(refused.text).toContain(`${long}</textarea>`)
  })

  test('keeps a question only once its visitor says how the answer was', async () => {
    await live.store.query('DELETE FROM assistant_questions')
    const asked = await sendForm(live.site, { page, typed: { question: 'Which glue is in a screen?' } })
    expect(await kept()).toEqual([])
    const thanked = await sendForm(live.site, { page, typed: { helpful: 'no' }, before: asked })
    expect(thanked.text).toContain(words.helped.kept)
    expect(await kept()).toMatchObject([{ country: 'ng', question: 'Which glue is in a screen?' }])
  })

  test('hands what was typed over to a tool, and in no address', async () => {
    const asked = await sendForm(live.site, {
      page,
      typed: { question: `Is my phone under warranty? IMEI ${IMEI}` },
    })
    const fields = Object.fromEntries(fieldsOf(asked.text, 'sealed'))
    expect(JSON.stringify(fields)).not.toContain(IMEI)
    const host = `localhost:${live.site.port}`
    const opened = await live.site.post(
      OPEN_TOOL_PATH,
      { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
      new URLSearchParams(fields).toString(),
    )
    const { location = '' } = opened.headers
    expect([opened.status, location]).toEqual([303, '/ng/warranty-check/?from=assistant'])
    const tool = await live.site.get(location, { cookie: cookieIn(opened) })
    expect(tool.text).toMatch(new RegExp(`<input[^>]*value="${IMEI}"`))
    expect(tool.headers['cache-control']).toMatch(/private|no-store/)
    // The page of everybody has nothing of it.
    expect((await live.site.get('/ng/warranty-check/', { cookie: cookieIn(opened) })).text).not.toContain(
      IMEI,
    )
  })
})

describe('the AI mode of the search without scripts [2.4#53]', () => {
  test('answers what the address asks, with the in-site results one link away', async () => {
    const { status, text, headers } = await live.site.get('/ng/search/?mode=ai&q=charge+my+phone', {
      'x-forwarded-for': live.newcomer(),
    })
    expect(status).toBe(200)
    expect(headers['cache-control']).toMatch(/private|no-store/)
    expect(text).toContain(words.machine)
    expect(text).toContain('href="/ng/search/?q=charge+my+phone"')
    expect(text).toContain(words.ai.results)
  })

  test('is the mode of a page of its own without a question', async () => {
    const { text } = await live.site.get('/ng/search/?mode=ai')
    expect(text).toMatch(new RegExp(`aria-current="page"[^>]*>${words.modes.ai}`))
    expect((await live.site.get('/ng/search/')).text).toMatch(
      new RegExp(`aria-current="page"[^>]*>${words.modes.site}`),
    )
  })
})
