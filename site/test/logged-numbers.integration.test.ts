import { expect, test } from 'vitest'
import { useContentSite } from './support/content-site'

const live = useContentSite()

const NUMBERS = ['356938035643809', '+2348031234567', 'WONG0123456789', '٣٥٦٩٣٨٠٣٥٦٤٣٨٠٩', '३५६९३८०३५६४३८०९']

test('a number that was typed into an address is in no line of the log', async () => {
  const before = live.site.logs.length
  for (const number of NUMBERS.flatMap((each) => [each, encodeURIComponent(each)]))
    for (const start of ['/ng/', '/ng/news-detail/', '/media/', '/api/', '/api/search/suggestions/?q=', '/'])
      for (const method of ['GET', 'POST'])
        await live.site.get(`${encodeURI(decodeURI(start + number))}/`, {}, method)
  const lines = live.site.logs.slice(before).join('')
  expect(lines).toContain('…')
  for (const number of NUMBERS)
    for (const form of [number, encodeURIComponent(number)]) expect(lines).not.toContain(form)
  expect(lines).not.toMatch(/35693803|803123|0123456/)
})
