import { createCipheriv } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readPayload } from './read-payload'
import { WireError } from './wire-error'

const KEY = 'sixteen byte key'

function encrypted(text: string): string {
  const cipher = createCipheriv('aes-128-ecb', KEY, null)
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64')
}

describe('readPayload [7#8]', () => {
  test('leaves JSON as it is', () => {
    expect(readPayload(' {"code": 200, "data": null}', KEY)).toEqual({ code: 200, data: null })
  })

  test('decrypts what is not JSON', () => {
    expect(readPayload(encrypted('{"code":200,"data":"été"}'), KEY)).toEqual({ code: 200, data: 'été' })
  })

  test('decrypts base64 that is wrapped into lines or into a JSON string', () => {
    const body = encrypted(
      '{"code":200,"data":"a text of more than one line of base64, and a little longer"}',
    )
    expect(readPayload(body.replace(/(.{64})/g, '$1\r\n'), KEY)).toHaveProperty('code', 200)
    expect(readPayload(JSON.stringify(body), KEY)).toHaveProperty('code', 200)
  })

  test.each([['<html>502</html>'], ['{"code":200,"da'], [encrypted('no json 490154203237518')], ['']])(
    'refuses %j without quoting it',
    (body) => {
      const read = () => readPayload(body, KEY)
      expect(read).toThrow(WireError)
      expect(read).not.toThrow(/html|4901|"da/)
    },
  )
})
