import { getMessages } from '@carelane/messages'
import { describe, expect, test } from 'vitest'
import { APPEAL, MINE, NEW, numberIn, PNG, SHOW, useAppeals } from './support/appeals'
import { post } from './support/visitor'
import { faultMatrix, type FaultyTool } from './support/fault-matrix'

const { appeal: texts, account } = getMessages('en')

const {
  visitor,
  elsewhere,
  open,
  send,
  submit,
  signIn,
  signInAgain,
  show,
  takenOf,
  settled,
  inSandbox,
  appealed,
  live,
} = useAppeals()

describe('an appeal without scripts', () => {
  test('has two ways to begin [2.4#31]', async () => {
    const { text } = await live.site.get(APPEAL)
    expect(text).toMatch(new RegExp(`href="${NEW}"[^>]*>${texts.submitNew}`))
    expect(text).toMatch(new RegExp(`href="${MINE}"[^>]*>${texts.check}`))
  })

  test('that is empty says under ‘Error’ and at each field what is wrong [5#11]–[5#20]', async () => {
    const { status, text } = await send(NEW, await signIn(visitor()), { flight: 'yes' })
    expect(status).toBe(200)
    expect(text).toMatch(/<h2[^>]*>Error<\/h2>/)
    const problems = {
      location: 'Failed to get location information, please allow the site to get location information.',
      idNumber: 'ID Number cannot be empty.',
      idPhoto: 'ID Photo cannot be empty.',
      invoiceNumber: 'Invoice Number cannot be empty.',
      invoicePhoto: 'Invoice Photo cannot be empty.',
      imei1: 'IMEI1 format is incorrect',
      imei1Photo: 'Imei1 Photo cannot be empty.',
      flightNumber: 'Flight number is required',
      boardingPassPhoto: 'Boarding pass photo is required',
    }
    for (const [field, problem] of Object.entries(problems)) {
      expect(text).toContain(`<a href="#${field}">${problem}</a>`)
      expect(text).toMatch(new RegExp(`<p id="${field}-error"[^>]*>${problem}</p>`))
    }
  })

  test('asks plainly for a flight: unanswered it is the question that is wrong, and ‘No’ is enough', async () => {
    const person = await signIn(visitor())
    const unanswered = await send(NEW, person, { location: '' })
    expect(unanswered.text).toContain(`<a href="#flight">${texts.problems.flight}</a>`)
    expect(unanswered.text).not.toContain(texts.problems.flightNumber)
    expect(unanswered.text).toContain('Was the phone brought from another country by plane?')
    const answered = await send(NEW, person, { flight: 'no' })
    for (const problem of [
      texts.problems.flight,
      texts.problems.flightNumber,
      texts.problems.boardingPassPhoto,
    ])
      expect(answered.text).not.toContain(problem)
    expect(answered.text).toMatch(/<input[^>]*checked=""[^>]*value="no"|<input[^>]*value="no"[^>]*checked=""/)
  })

  test('keeps what was typed and the photos while something else is wrong', async () => {
    const person = await signIn(visitor())
    const wrong = await submit(person, { imei1: '123' })
    expect(wrong.status).toBe(200)
    expect(wrong.text).toContain('<a href="#imei1">IMEI1 format is incorrect</a>')
    expect(wrong.text).not.toContain('<a href="#idPhoto">')
    expect(wrong.text).toContain('value="A &lt;00000000&gt;"')
    for (const photo of ['idPhoto', 'invoicePhoto', 'imei1Photo'])
      expect(wrong.text).toMatch(new RegExp(`name="${photo}-kept" value="[\\w-]{36}"`))
    expect(await takenOf(person)).toEqual([])
    const sent = await submit(person, { imei1: '490154203237518' }, { before: wrong, files: {} })
    expect([sent.status, sent.headers.location]).toEqual([303, SHOW])
    await settled(person, texts.states.submitted)
    expect(await takenOf(person)).toHaveLength(1)
  })

  test('tells of a file that is no photo, by its name', async () => {
    const lie = new File(['%PDF-1.7'], 'passport.jpg', { type: 'image/jpeg' })
    const files = { idPhoto: lie, invoicePhoto: PNG, imei1Photo: PNG }
    const { text } = await submit(await signIn(visitor()), {}, { files })
    expect(text).toMatch(/<p id="idPhoto-error"[^>]*>[^<]*passport\.jpg[^<]* isn’t a JPEG/)
  })

  test('is handed in once, however often its form is sent, and shown with its number [3#34], [8#26]', async () => {
    const person = await signIn(visitor())
    const before = await open(NEW, person)
    const first = await submit(person, { idNumber: '' }, { before })
    const whole = { location: '6.5, 3.4', idNumber: 'A <00000000>', invoiceNumber: 'INV-1', flight: 'no' }
    const typed = { ...whole, imei1: '490154203237518' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => submit(person, typed, { before: first, files: {} })),
    )
    for (const { status, headers } of answers) expect([status, headers.location]).toEqual([303, SHOW])
    await settled(person, texts.states.submitted)
    const [one, ...others] = await takenOf(person)
    expect(others).toEqual([])
    expect(one?.content).toMatchObject({
      latitude: '6.500000',
      longitude: '3.400000',
      idNumber: 'A <00000000>',
      invoiceNumber: 'INV-1',
      imei1: '490154203237518',
      idPhoto: expect.any(String),
      invoicePhoto: expect.any(String),
      imei1Photo: expect.any(String),
    })
    expect(one?.content).not.toHaveProperty('flightNumber')
    const text = await show(person)
    const number = numberIn(text)
    expect(number).not.toBe('')
    expect(text).toContain('will be reviewed within 7 working days')
    expect(text).toContain('in My appeals')
    expect(text).toContain(texts.facts.submitted)
    const { rows } = await live.store.query(`SELECT * FROM submissions WHERE kind = 'appeal'`)
    for (const secret of [person.phone.slice(1), number, 'A <00000000>']) {
      expect(JSON.stringify(rows)).not.toContain(secret)
      expect(live.site.logs.join('')).not.toContain(secret)
    }
  })

  test('takes flight and boarding pass along where the phone came from abroad [5#18]', async () => {
    const person = await signIn(visitor())
    const files = { idPhoto: PNG, invoicePhoto: PNG, imei1Photo: PNG, boardingPassPhoto: PNG }
    const wrong = await submit(person, { imei1: '1' }, { files })
    await send(
      NEW,
      person,
      { flight: 'yes', imei1: '490154203237518', flightNumber: 'CL 204' },
      { before: wrong },
    )
    await settled(person, texts.states.submitted)
    const [one] = await takenOf(person)
    expect(one?.content).toMatchObject({ flightNumber: 'CL 204', boardingPassPhoto: expect.any(String) })
  })

  test('is audited with time and remark, and then cannot be changed [4#41]–[4#43]', async () => {
    const imei1 = await live.sandbox.typeFor('ng', 'Unlock appeal', 'approved within')
    const person = await appealed({ imei1 })
    expect(await show(person)).toContain('?change=1')
    const { rows } = await inSandbox<{ from: Date }>(
      'SELECT review_from AS "from" FROM appeals WHERE service_number = $1',
      [person.number],
    )
    const untilReview = ((rows[0]?.from.getTime() ?? 0) - Date.now()) / 1000
    await live.sandbox.withTimeGone(untilReview + 60, async () => {
      expect(await show(person)).toContain(texts.states.inReview)
    })
    await live.sandbox.withTimeGone(14 * 86_400, async () => {
      const text = await show(person)
      expect(text).toContain(texts.states.approved)
      expect(text).toContain(texts.facts.audited)
      expect(text).toContain('The device was sold in this country.')
      expect(text).not.toContain('?change=1')
    })
  })
})

describe('My appeals [4#42]', () => {
  test('lists them in every browser that is signed in with the phone, and opens one', async () => {
    const person = await appealed()
    const other = await signInAgain(elsewhere(person), MINE)
    const { text } = await open(MINE, other)
    expect(text).toContain(person.number)
    expect(text).toContain(texts.states.submitted)
    const opened = await send(MINE, other, { serviceNumber: person.number })
    expect([opened.status, opened.headers.location]).toEqual([303, SHOW])
    expect(await show(other)).toContain('A &lt;00000000&gt;')
  })

  test('has nothing of other phones, whatever a form names', async () => {
    const person = await appealed()
    const other = await appealed()
    expect((await open(MINE, other)).text).not.toContain(person.number)
    await send(MINE, other, { serviceNumber: person.number })
    const text = await show(other)
    expect(text).toContain(texts.nothing.title)
    expect(text).not.toContain('A &lt;00000000&gt;')
  })

  test('asks to sign in again where the time is over, and shows nothing personal until then', async () => {
    const person = await appealed()
    person.cookies.delete('account')
    const text = await show(person)
    expect(text).toContain(account.signIn.over)
    expect(text).toContain(person.number)
    expect(text).not.toContain('A &lt;00000000&gt;')
    await signInAgain(person, SHOW)
    expect(await show(person)).toContain('A &lt;00000000&gt;')
  })

  test('shows nothing of it any more to who uses the browser after signing out', async () => {
    const person = await appealed()
    await post(live, '/api/account/logout/', { to: MINE }, person)
    expect([...person.cookies.keys()].toSorted()).toEqual(['login'])
    const text = await show(person)
    expect(text).toContain(texts.nothing.title)
    expect(text).not.toContain(person.number)
  })

  test('asks so as well when the service says 50008', async () => {
    const person = await appealed()
    await live.sandbox.withTimeGone(31 * 86_400, async () => {
      expect(await show(person)).toContain(account.signIn.over)
      expect((await open(MINE, person)).text).toContain(account.signIn.title)
    })
  })
})

describe('an appeal that the service does not answer', () => {
  test('is received and being delivered, and has its number when the service is back', async () => {
    const person = await signIn(visitor())
    await live.sandbox.withFault({ call: 'appeal-add', fault: 'down' }, async () => {
      expect((await submit(person)).status).toBe(303)
      expect(await show(person)).toContain(texts.received.title)
      expect((await open(MINE, person)).text).toContain(texts.received.title)
    })
    await live.timePasses()
    await settled(person, texts.states.submitted)
  })

  test.each(['done-down', 'done-500', 'truncated'])('but took (%s) is there once', async (fault) => {
    const person = await signIn(visitor())
    await live.sandbox.withFault({ call: 'appeal-add', fault }, async () => {
      await submit(person)
      expect(await show(person)).toContain(texts.received.title)
    })
    await live.timePasses()
    await settled(person, texts.states.submitted)
    const [one, ...others] = await takenOf(person)
    expect(others).toEqual([])
    expect(one?.arrivals).toBeGreaterThan(1)
  })

  test('is delivered with the token of the next sign-in, where the first is over', async () => {
    const person = await signIn(visitor())
    const countFiles = async () => (await inSandbox('SELECT 1 FROM files')).rowCount ?? 0
    const before = await countFiles()
    await live.sandbox.withFault({ call: 'appeal-add', fault: 'done-down' }, async () => {
      await submit(person)
    })
    await live.sandbox.withTimeGone(31 * 86_400, async () => {
      await live.timePasses()
      await settled(person, texts.waiting.title)
      expect(await show(person)).toContain('for 90 days')
      await signIn(person, SHOW)
      await live.timePasses()
      await settled(person, texts.facts.number)
    })
    expect(await takenOf(person)).toHaveLength(1)
    expect(await countFiles()).toBe(before + 3)
  })

  test('and that cannot be stored is not said to be received; nothing is lost', async () => {
    const person = await signIn(visitor())
    await live.store.query('ALTER TABLE submissions RENAME TO away')
    const { status, text } = await submit(person)
    await live.store.query('ALTER TABLE away RENAME TO submissions')
    expect(status).toBe(503)
    expect(text).toContain(texts.notStored)
    expect(text).toContain('value="A &lt;00000000&gt;"')
    expect(text).toMatch(/name="idPhoto-kept" value="[\w-]{36}"/)
  })
})

const listed: FaultyTool = {
  name: 'the list of appeals',
  call: 'appeal-list',
  ask: async () => open(MINE, await signIn(visitor(), MINE)),
  good: new RegExp(texts.mine.none),
  kept: async () => [texts.submitNew],
}

faultMatrix(live, [listed])
