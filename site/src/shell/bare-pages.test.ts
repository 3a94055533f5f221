import { expect, test } from 'vitest'
import { isBarePage } from './bare-pages'

test.each([
  '/service-center/',
  '/service-center',
  '/chat/',
  '/ng/chat/',
  '/sa_en/chat',
  '/global/bare/service-center/',
])('%s hides the shell', (path) => expect(isBarePage(path)).toBe(true))

test.each([
  '/',
  '/ng/',
  '/ng/service-center/',
  '/ng/news/',
  '/ng/chat/news/',
  '/chatter/',
  '/ng/service-centers/',
])('%s shows it', (path) => expect(isBarePage(path)).toBe(false))
