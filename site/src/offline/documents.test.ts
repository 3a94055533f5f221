import { expect, test } from 'vitest'
import { centersList, titleOfAnswer } from './worker/centers-list'
import { bannerOf, offlinePage } from './worker/documents'
import type { OfflineWords } from './worker/words'
import { writeAges } from './write-ages'

const NOW = Date.UTC(2027, 0, 31)
const HOUR = 3_600_000
const WORDS: OfflineWords = {
  locale: 'en',
  direction: 'ltr',
  title: 'You are offline',
  text: 'It is loaded by itself.',
  offline: 'You are offline.',
  slow: 'No answer.',
  saved: 'Saved copy: {age}',
  ages: writeAges('en'),
  list: 'Saved pages',
  tryAgain: 'Try again',
  centers: 'Service centres',
  remove: 'Remove',
  removed: 'Removed',
  goHome: 'Home',
}
const kept = {
  at: NOW - 3 * HOUR,
  title: 'Tips <b>',
  lang: 'en-NG',
  styles: [],
  size: 1,
  until: null,
  told: null,
}

test('the page in place of one that failed names what is kept, with its age, and nothing of it is markup', () => {
  const page = offlinePage([{ ...kept, url: 'https://care.example/ng/tips/?a="' }], false, NOW, WORDS)
  expect(page).toContain('<h1>You are offline</h1>')
  expect(page).toContain('<bdi lang="en-NG">Tips &#60;b&#62;</bdi>')
  expect(page).toContain('href="https://care.example/ng/tips/?a=&#34;"')
  expect(page).toContain('Saved copy: 3 hours ago')
  expect(offlinePage([], true, NOW, WORDS)).toContain('<h1>No answer.</h1>')
  expect(offlinePage([], true, NOW, WORDS)).not.toContain('<ul>')
})

test('a banner says the age in the language of the worker, and lets go what was wished for', () => {
  expect(bannerOf(kept, false, NOW, WORDS)).toContain('You are offline. Saved copy: 3 hours ago')
  expect(bannerOf(kept, true, NOW, WORDS)).toContain('No answer. Saved copy: 3 hours ago')
  expect(bannerOf(kept, false, NOW, WORDS)).not.toContain('<form')
  expect(bannerOf({ ...kept, until: NOW + 1 }, false, NOW, WORDS)).toContain('<form method="post"')
})

test('kept service centres are listed with what leads to them, by the words of their question', () => {
  const answer = {
    asked: {
      country: 'ng',
      state: '12',
      city: '',
      brand: '',
      q: 'a<b',
      open: '',
      kind: '',
      model: '',
      part: '',
      sort: '',
    },
    states: [{ value: '12', name: 'Lagos' }],
    cities: [],
    found: {
      summary: '1 service centre',
      page: 1,
      pages: 1,
      pageOf: '',
      centers: [
        {
          id: '1',
          name: 'Ikeja <Centre>',
          address: '1 Allen Avenue',
          direction: null,
          phone: { href: 'tel:+2341', shown: '+234 1' },
          email: null,
          brands: null,
          distance: null,
          hours: [{ day: 'Monday', hours: '09:00–18:00' }],
          weekdayHours: null,
          openings: [],
          routeHref: null,
          reserveHref: null,
          place: null,
        },
      ],
    },
    failure: null,
    at: NOW,
  }
  expect(titleOfAnswer(answer, WORDS)).toBe('Service centres: a<b, Lagos')
  const list = centersList(answer)
  expect(list).toContain('<bdi>Ikeja &#60;Centre&#62;</bdi>')
  expect(list).toContain('<a href="tel:+2341"><bdi dir="ltr">+234 1</bdi></a>')
  expect(list).toContain('<dt>Monday</dt><dd>09:00–18:00</dd>')
})
