import { getMessages } from '@carelane/messages'
import { describe, expect, test } from 'vitest'
import { APPEAL, MINE, NEW, onTheWire, useAppeals } from './support/appeals'

const { appeal: texts, signin, code: codeTexts, lookup } = getMessages('en')

const { visitor, open, send, askForCode, live } = useAppeals()

describe('signing in by phone', () => {
  test('is asked for by each page of appeals, and by no search engine found', async () => {
    const person = visitor()
    for (const page of [NEW, MINE]) {
      const { status, text, headers } = await open(page, person)
      expect(status).toBe(200)
      expect(text).toContain(signin.title)
      expect(text).toMatch(/<meta name="robots" content="[^"]*noindex/)
      expect(headers['cache-control']).toMatch(/no-store/)
    }
    expect((await open(APPEAL, person)).text).not.toMatch(/<meta name="robots" content="[^"]*noindex/)
  })

  test('takes a phone, then the code that was sent to it, and leads back', async () => {
    const person = visitor()
    const asked = await askForCode(person, MINE)
    expect([asked.status, asked.headers.location]).toEqual([303, MINE])
    expect((await open(MINE, person)).text).toContain(onTheWire(person).replace('-', ' '))
    const code = await live.sandbox.codeFor(onTheWire(person))
    const wrong = await send(MINE, person, { code: code === '111111' ? '222222' : '111111' })
    expect(wrong.text).toContain(codeTexts.problems.wrong)
    expect((await send(MINE, person, { code: '12' })).text).toContain(codeTexts.problems.form)
    const entered = await send(MINE, person, { code })
    expect([entered.status, entered.headers.location]).toEqual([303, MINE])
    expect(entered.headers['set-cookie']?.join('\n')).toMatch(/account=ey[^;]*;[^\n]*HttpOnly/i)
    expect((await open(MINE, person)).text).toContain(texts.mine.none)
    for (const secret of [code, person.phone.slice(1)]) {
      expect(live.site.logs.join('')).not.toContain(secret)
      expect([...person.cookies.values()].join()).not.toContain(secret)
    }
    await send(MINE, person, { path: MINE })
    expect(person.cookies.has('account')).toBe(false)
    expect((await open(MINE, person)).text).toContain(signin.title)
  })

  test('tells what is wrong with the number, and keeps it', async () => {
    const { text } = await send(NEW, visitor(), { region: 'NG', phone: '0804' })
    expect(text).toContain(getMessages('en').repair.invalid.phoneTooShort)
    expect(text).toContain('value="0804"')
  })

  test('begins anew with another number, and says when a code was sent just now', async () => {
    const person = visitor()
    await askForCode(person)
    const again = await send(NEW, person, { lang: 'ng' })
    expect(again.status).toBe(200)
    const other = await send(NEW, person, { path: NEW })
    expect([other.status, other.headers.location]).toEqual([303, NEW])
    expect((await open(NEW, person)).text).toContain('name="phone"')
    await askForCode(person)
    expect((await open(NEW, person)).text).toContain(codeTexts.problems.wait)
  })

  test.each(['//evil.example/', '/ke/phone-unlocking-appeal/new/', 'https://evil.example/', '/ng/../x/'])(
    'leads to no other place: %s',
    async (path) => {
      const person = visitor()
      const sent = await send(NEW, person, { region: 'NG', phone: person.phone, path })
      expect(sent.status).toBe(404)
      expect(sent.headers.location).toBeUndefined()
    },
  )

  test('is said plainly to fail while the service is away; what was typed is kept', async () => {
    const person = visitor()
    await live.sandbox.withFault({ call: 'account-send-code', fault: 'down' }, async () => {
      const { text } = await askForCode(person)
      expect(text).toContain(lookup.failed.unavailable)
      expect(text).toContain(`value="${person.phone}"`)
    })
    await askForCode(person)
    const code = await live.sandbox.codeFor(onTheWire(person))
    await live.sandbox.withFault({ call: 'account-verify-code', fault: '500' }, async () => {
      const { text } = await send(NEW, person, { code })
      expect(text).toContain(lookup.failed.unavailable)
      expect(text).toContain(`value="${code}"`)
    })
    expect((await send(NEW, person, { code })).status).toBe(303)
  })
})
