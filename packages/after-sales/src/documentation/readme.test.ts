import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Call } from '../contract/call'
import { CALL_NAMES, CALLS } from '../contract/calls'
import { CALL_GROUPS, CALL_TEXTS } from './call-texts'

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

const TOKEN = { none: '–', offered: 'if there is one', required: 'yes' }

test('the table of the README has every call as the contract has it', () => {
  const table = /<!-- calls -->([\s\S]*)<!-- \/calls -->/.exec(README)?.[1] ?? ''
  const rows = table.trim().split('\n').slice(2)
  const expected = CALL_GROUPS.flatMap((group) =>
    CALL_NAMES.filter((name) => CALL_TEXTS[name].group === group).map((name) => rowOf(name, CALLS[name])),
  )
  expect(rows.map((row) => row.replace(/ +/g, ' '))).toEqual(expected)
})

function rowOf(name: string, call: Call): string {
  const { method, path, effect, authorization, deadlineMs } = call
  const cells = [`\`${name}\``, `\`${method} ${path}\``, effect, TOKEN[authorization], protectionOf(call)]
  return `| ${[...cells, `${deadlineMs / 1000} s`].join(' | ')} |`
}

function protectionOf({ wire }: Call): string {
  if (wire.rsa.length > 0) return wire.rsa.map((field) => `\`${field}\``).join(', ')
  return wire.isBodyEncrypted ? 'body' : '–'
}
