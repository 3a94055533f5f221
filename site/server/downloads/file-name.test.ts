import { describe, expect, test } from 'vitest'
import { attachment, nameIn, safeName } from './file-name'

describe('the name that a header gives', () => {
  test.each([
    ['attachment; filename="Graphics driver.zip"', 'Graphics driver.zip'],
    ['attachment; filename=driver.zip', 'driver.zip'],
    ['attachment; filename="a \\"b\\".zip"', 'a "b".zip'],
    [`attachment; filename="x.zip"; filename*=UTF-8''%D8%AF%D9%84%D9%8A%D9%84.pdf`, 'دليل.pdf'],
    [`attachment; FileName*=utf-8'fr'plan%20d%C3%A9taill%C3%A9.pdf`, 'plan détaillé.pdf'],
    [`attachment; filename*=UTF-8''%E0%A4%A; filename="x.zip"`, 'x.zip'],
    [`attachment; filename="${Buffer.from('คู่มือ.pdf').toString('latin1')}"`, 'คู่มือ.pdf'],
    ['attachment; filename="caf\xe9.pdf"', 'café.pdf'],
    ['attachment', null],
    [undefined, null],
  ])('%j is %j', (header, name) => {
    expect(nameIn(header)).toBe(name)
  })
})

describe('a safe name', () => {
  test.each([
    ['Driver 1.2 (Windows).zip', 'Driver 1.2 (Windows).zip'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Windows\\setup.exe', 'setup.exe'],
    ['..', 'instead.zip'],
    ['.htaccess', 'htaccess'],
    ['con.pdf', '_con.pdf'],
    ['a\r\nset-cookie: b.zip', 'aset-cookie- b.zip'],
    // Read right to left, it would seem to have another extension.
    ['driver\u202Efdp.exe', 'driverfdp.exe'],
    ['<b>"x"|?*.zip', '-b--x----.zip'],
    [' . ', 'instead.zip'],
    ['دليل المستخدم.pdf', 'دليل المستخدم.pdf'],
    ['\ud800.zip', 'zip'],
    [`${'я'.repeat(300)}.pdf`, `${'я'.repeat(146)}.pdf`],
  ])('of %j is %j', (name, safe) => {
    expect(safeName(name, 'instead.zip')).toBe(safe)
  })
})

describe('what a browser is told', () => {
  test.each([
    ['driver.zip', 'attachment; filename="driver.zip"'],
    ['دليل.pdf', `attachment; filename="____.pdf"; filename*=UTF-8''%D8%AF%D9%84%D9%8A%D9%84.pdf`],
    ['50%.zip', `attachment; filename="50_.zip"; filename*=UTF-8''50%25.zip`],
    ["é'(1)*.zip", `attachment; filename="_'(1)*.zip"; filename*=UTF-8''%C3%A9%27%281%29%2A.zip`],
  ])('of %j is a header that it reads back', (name, header) => {
    expect(attachment(name)).toBe(header)
    expect(nameIn(header)).toBe(name)
  })
})
