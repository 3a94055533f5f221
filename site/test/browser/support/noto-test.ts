import { browserFrom } from '@carelane/test-kit/browser-fixture'
import type { Browser } from '@playwright/test'
import { launchWithNoto } from './noto-fonts'
import { test as base } from './test'

export { expect } from '@playwright/test'

export const test = base.extend<object, { browser: Browser }>({
  browser: browserFrom(launchWithNoto),
})
