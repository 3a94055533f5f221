import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { isWorkingDay } from '@carelane/countries/working-days'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { mailServer, type MailServer } from '../src/comments/digest/mail-server'
import { sendDigests } from '../src/comments/digest/send-digests'
import { send as sendTo } from './rights/attempts'
import { store, type Whose } from './rights/documents'
import { addNewcomer, type Session, type StaffedCms, startStaffedCms } from './rights/staffed-cms'
import { startMailServer } from './support/mail-server'
import { startCms } from './support/start-cms'

const program = fileURLToPath(new URL('./support/digest-process.ts', import.meta.url))

let staffed: StaffedCms
let mail: Awaited<ReturnType<typeof startMailServer>>
let server: MailServer
let editor: Session
/** What the server does at the end of a mail. */
let isHanging = false
let refused = ''

beforeAll(async () => {
  staffed = await startStaffedCms('digests', startCms)
  editor = staffed.as['country-editor']
  mail = await startMailServer({
    onRcptTo({ address }, _session, done) {
      if (!isHanging) done(address === refused ? new Error('not now') : null)
    },
  })
  server = mailServer({ url: mail.url, from: 'care@care.example' })
})

afterAll(async () => {
  server.close()
  await mail.stop()
  await staffed.cms.stop()
})

const send = (who: Session, path: string, data: object) => sendTo(staffed, who, 'POST', path, data)

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** A week of Nigeria that is to come, so that tasks may be due in it, and whose first three days are worked. */
function firstOfWeek(): string {
  const today = new Date().toISOString().slice(0, 10)
  const sinceMonday = (new Date().getUTCDay() + 6) % 7
  for (let monday = dayAfter(today, 14 - sinceMonday); ; monday = dayAfter(monday, 7))
    if ([0, 1, 2].every((days) => isWorkingDay(dayAfter(monday, days), 'ng'))) return monday
}

const FIRST = firstOfWeek()
const dayOfWeek = (days: number) => dayAfter(FIRST, days)
const [MONDAY, TUESDAY, WEDNESDAY, SATURDAY, LATER] = [0, 1, 2, 5, 60].map(dayOfWeek) as [
  string,
  string,
  string,
  string,
  string,
]

const LATER_IN_WORDS = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(
  new Date(LATER),
)

const look = (at: string, by = server) =>
  sendDigests({ payload: staffed.cms.payload, server: by, origin: 'https://cms.example' }, new Date(at))

async function article(whose: Whose = 'own'): Promise<number> {
  return store(staffed.world, 'news', whose)
}

async function comments(data: object, who = editor, whose: Whose = 'own'): Promise<number> {
  const id = await article(whose)
  expect((await send(who, `/comments/news/${id}`, data)).status).toBe(200)
  return id
}

const newcomer = () => addNewcomer(staffed)
const sql = (text: string, values: unknown[] = []) => staffed.cms.payload.db.pool.query(text, values)

/** As if a day had passed since: nothing of before is new. */
const forget = () => sql(`UPDATE comments.digests SET day = day - 1000 WHERE settled_at IS NOT NULL`)

describe('the mail of a working day', () => {
  test('has mentions and tasks with their links, once a day, and none where nothing is new', async () => {
    const who = await newcomer()
    await look(`${MONDAY}T09:00:00Z`)
    expect(mail.lettersTo(who.email)).toEqual([])
    await forget()
    const mentioned = await comments({ text: 'Look at <this> @you', mentions: [who.id] })
    const given = await comments({
      text: 'Write it',
      field: 'title',
      language: 'fr',
      task: { person: who.id, due: LATER },
    })
    await comments({ text: 'Not yours' })
    await look(`${MONDAY}T10:00:00Z`)
    const [letter] = mail.lettersTo(who.email)
    expect(letter?.text).toContain('You were mentioned')
    expect(letter?.text).toMatch(
      new RegExp(
        `country-editor: Look at <this> @you\\n  https://cms\\.example/admin/collections/news/${mentioned}#comment-\\d+`,
      ),
    )
    expect(letter?.text).toMatch(
      new RegExp(
        `New tasks for you\\n- .*${LATER_IN_WORDS}.*Write it\\n  https://cms\\.example/admin/collections/news/${given}\\?locale=fr#comment-\\d+`,
      ),
    )
    expect(letter?.text).toContain('https://cms.example/admin/account')
    expect(letter?.text).not.toContain('Not yours')
    await look(`${MONDAY}T11:00:00Z`)
    await look(`${TUESDAY}T11:00:00Z`)
    expect(mail.lettersTo(who.email)).toHaveLength(1)
  })

  test('comes in the language and by the clock that the browser said, not at night, nor at the weekend', async () => {
    const who = await newcomer()
    const arabic = { ...who, headers: { ...who.headers, 'accept-language': 'ar' } }
    expect((await send(arabic, '/comments-reader', { timeZone: 'Asia/Jakarta' })).status).toBe(200)
    expect((await send(arabic, '/comments-reader', { timeZone: 'Nowhere/At_All' })).status).toBe(400)
    await comments({ text: 'Look', mentions: [who.id] })
    // 07:30 and 20:30 in Jakarta.
    await look(`${MONDAY}T00:30:00Z`)
    await look(`${MONDAY}T13:30:00Z`)
    await look(`${SATURDAY}T03:00:00Z`)
    expect(mail.lettersTo(who.email)).toEqual([])
    await look(`${MONDAY}T01:05:00Z`)
    const [letter] = mail.lettersTo(who.email)
    expect(letter?.text).toContain('ذُكر اسمك')
    expect(letter?.head).toContain('Content-Language: ar')
  })

  test('tells once that a task is due, and says then what else is overdue', async () => {
    const who = await newcomer()
    await comments({ text: 'Early', task: { person: who.id, due: MONDAY } })
    await comments({ text: 'Later', task: { person: who.id, due: TUESDAY } })
    await sql(`UPDATE comments.comments SET assigned_at = '2026-01-01' WHERE task_person = $1`, [who.id])
    const at = (day: string) =>
      sql(`UPDATE comments.digests SET until = $2 WHERE person_id = $1 AND day = $3`, [
        who.id,
        `${day}T08:00:00Z`,
        day,
      ])
    await look(`${MONDAY}T09:00:00Z`)
    expect(mail.lettersTo(who.email)).toHaveLength(1)
    expect(mail.lettersTo(who.email)[0]?.text).not.toContain('Later')
    await at(MONDAY)
    await look(`${TUESDAY}T09:00:00Z`)
    expect(mail.lettersTo(who.email)[1]?.text).toMatch(/Due now\n.*Early[^]*Later/)
    await at(TUESDAY)
    await look(`${WEDNESDAY}T09:00:00Z`)
    expect(mail.lettersTo(who.email)).toHaveLength(2)
  })

  test('says nothing of what its reader may not read any more, and of what is in the trash', async () => {
    const who = await newcomer()
    const trashed = await comments({ text: 'In the trash', mentions: [who.id] })
    const moved = await comments({ text: 'Moved away', mentions: [who.id], task: { person: who.id } })
    const { payload } = staffed.cms
    await payload.update({ collection: 'news', id: trashed, data: { deletedAt: new Date().toISOString() } })
    await payload.update({ collection: 'news', id: moved, data: { countries: [staffed.world.countries.sa] } })
    await look(`${MONDAY}T09:00:00Z`)
    expect(mail.lettersTo(who.email)).toEqual([])
  })

  test('is switched off in the own account', async () => {
    const who = await newcomer()
    const answer = await sendTo(staffed, who, 'PATCH', `/users/${who.id}`, { noDigest: true })
    expect(answer.status).toBe(200)
    await comments({ text: 'Look', mentions: [who.id] })
    await look(`${MONDAY}T09:00:00Z`)
    expect(mail.lettersTo(who.email)).toEqual([])
  })

  test('waits where the server refuses it, and comes once it does not', async () => {
    const who = await newcomer()
    refused = who.email
    await comments({ text: 'Look', mentions: [who.id] })
    await look(`${MONDAY}T09:00:00Z`)
    refused = ''
    await look(`${MONDAY}T09:01:00Z`)
    expect(mail.lettersTo(who.email)).toEqual([])
    await sql('UPDATE comments.digests SET due_at = now() WHERE settled_at IS NULL')
    await look(`${MONDAY}T09:02:00Z`)
    expect(mail.lettersTo(who.email)).toHaveLength(1)
  })

  test('holds one mail at a time, so that a server that hangs keeps none of the others from another process', async () => {
    const people = [await newcomer(), await newcomer()]
    for (const { id } of people) await comments({ text: 'Look', mentions: [id] })
    const held = () =>
      sql('SELECT FROM comments.digests WHERE person_id = ANY ($1) AND attempts > 0', [
        people.map(({ id }) => id),
      ])
    isHanging = true
    const looking = look(`${MONDAY}T09:00:00Z`)
    await vi.waitFor(async () => expect((await held()).rowCount).toBe(1), { timeout: 20_000, interval: 50 })
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect((await held()).rowCount).toBe(1)
    isHanging = false
    await looking
    await sql('UPDATE comments.digests SET due_at = now() WHERE settled_at IS NULL')
    await look(`${MONDAY}T09:02:00Z`)
    for (const { email } of people) expect(mail.lettersTo(email)).toHaveLength(1)
  })

  test('comes once from two processes that look at the same moment', async () => {
    const who = await newcomer()
    await comments({ text: 'Look', mentions: [who.id] })
    await Promise.all(Array.from({ length: 4 }, () => look(`${MONDAY}T09:00:00Z`)))
    expect(mail.lettersTo(who.email)).toHaveLength(1)
  })

  test(
    'comes once from another process after the first was killed while sending',
    { timeout: 90_000 },
    async () => {
      const who = await newcomer()
      await comments({ text: 'Look', mentions: [who.id] })
      isHanging = true
      const child: ChildProcess = spawn(
        process.execPath,
        [
          '--import',
          'tsx',
          program,
          JSON.stringify({
            settings: staffed.cms.settings,
            mail: { url: mail.url, from: 'care@care.example' },
            now: `${MONDAY}T09:00:00Z`,
          }),
        ],
        { stdio: ['ignore', 'inherit', 'inherit'] },
      )
      const claimed = () =>
        sql('SELECT FROM comments.digests WHERE person_id = $1 AND attempts = 1 AND settled_at IS NULL', [
          who.id,
        ])
      await vi.waitFor(async () => expect((await claimed()).rowCount).toBe(1), {
        timeout: 60_000,
        interval: 100,
      })
      child.kill('SIGKILL')
      await once(child, 'exit')
      isHanging = false
      await look(`${MONDAY}T09:00:00Z`)
      expect(mail.lettersTo(who.email)).toEqual([])
      // The lease ends.
      await sql('UPDATE comments.digests SET due_at = now() WHERE settled_at IS NULL')
      await look(`${MONDAY}T09:03:00Z`)
      await look(`${MONDAY}T09:04:00Z`)
      expect(mail.lettersTo(who.email)).toHaveLength(1)
    },
  )
})
