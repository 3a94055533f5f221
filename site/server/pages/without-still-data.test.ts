import { describe, expect, test } from 'vitest'
import { withoutStillData } from './without-still-data'

const push = (data: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, data]).replaceAll('<', '\\u003c')})</script>`
const page = (...data: string[]) =>
  `<html><body><main>The HTML</main>${data.map(push).join('<i></i>')}</body></html>`

/** What the scripts of a page hand on, put together. */
const handedOn = (html: string) =>
  [...html.matchAll(/push\((\[1,.*?\])\)<\/script>/g)]
    .map(([, call = '']) => (JSON.parse(call) as [number, string])[1])
    .join('')

const MODULES = '2:I[1,["/a.js"],"Still"]\n3:I[2,["/b.js"],"Other"]\n'

describe('the data of a page', () => {
  test('leaves out what stands still, and the rows that only that refers to', () => {
    const text = 'Größe < 5 ✓ '.repeat(90)
    const size = Buffer.byteLength(text).toString(16)
    const html = page(
      `${MODULES}0:["$","main",null,{"children":["$","$L2",null,{"id":"a","children":["$L4","$5","$6"]}]}]\n`,
      `4:["$","p",null,{"children":"gone, with \\"$L7\\" < in it","x":"$L7"}]\n5:T${size},${text}7:["gone too"]\n`,
      `6:["shared"]\n8:["$","$L3",null,{"id":"b","children":["stays","$6"]}]\n`,
    )
    expect(handedOn(withoutStillData(html))).toBe(
      `${MODULES}0:["$","main",null,{"children":["$","$L2",null,{"id":"a"}]}]\n` +
        '6:["shared"]\n8:["$","$L3",null,{"id":"b","children":["stays","$6"]}]\n',
    )
  })

  test('stands in one script, after all that the page shows', () => {
    const html = withoutStillData(page('0:["one"]\n', '1:["<two>"]\n'))
    expect(html.match(/<script>/g)).toHaveLength(1)
    expect(handedOn(html)).toBe('0:["one"]\n1:["<two>"]\n')
    expect(html).toMatch(/<i><\/i><script>.*<\/script><\/body>/)
    expect(html).not.toContain('<two>')
  })

  test('keeps rows of other kinds as they are', () => {
    const data =
      ':HL["/a.css","style"]\n5:X\n5:["part of a stream"]\n5:C\n1:"$Sreact.fragment"\n0:{"c":"$Q5"}\n'
    expect(handedOn(withoutStillData(page(data)))).toBe(data)
  })

  test.each([
    ['refers to a part of another row', '4:["a"]\n0:["$4:0:props"]\n'],
    ['is cut off', '0:["one"'],
    ['has a text longer than there is', '0:Tffff,short'],
    ['is no JSON', `${MODULES}0:["$","$L2",null,nonsense]\n`],
    ['names its rows otherwise', 'first:["one"]\n'],
  ])('stays as it is where it %s', (_, data) => {
    const html = page(data)
    expect(withoutStillData(html)).toBe(html)
  })

  test('is none where there is no script', () => {
    expect(withoutStillData('<html></html>')).toBe('<html></html>')
  })
})
