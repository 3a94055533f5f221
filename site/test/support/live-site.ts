import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { startStack, type Stack } from '@carelane/test-kit/stack'
import { afterAll, beforeAll } from 'vitest'
import { z } from 'zod'
import { sandboxAt, type Sandbox } from '../browser/support/sandbox'
import { BuiltSite, SITE_FOLDER } from './built-site'
import { MainApiStandIn } from './main-api-stand-in'

export interface LiveSite {
  readonly site: BuiltSite
  readonly sandbox: Sandbox
  /** The address of a visitor who has asked nothing yet. */
  newcomer(): string
}

/** For a test file: the built site before the built sandbox, with a few pages of content and the countries. */
export function useLiveSite(): LiveSite {
  const cms = new MainApiStandIn()
  let stack: Stack | undefined
  let site: BuiltSite | undefined
  let visitors = 0

  beforeAll(async () => {
    await cms.start()
    stack = await startStack({ parts: ['sandbox'], seed: false })
    site = await BuiltSite.start(cms.url, { ...sandboxKeys(), AFTER_SALES_URL: stack.sandboxUrl })
  })

  afterAll(async () => {
    await site?.stop()
    await stack?.stop()
    await cms.stop()
  })

  return {
    get site() {
      return started(site)
    },
    get sandbox() {
      return sandboxAt(started(stack).sandboxUrl)
    },
    newcomer() {
      visitors += 1
      return `2001:db8:0:${visitors.toString(16)}::1`
    },
  }
}

function started<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('Ask within a test: it is started before the first one.')
  return part
}

function sandboxKeys(): Record<string, string> {
  const file = resolve(SITE_FOLDER, '../packages/after-sales-sandbox/src/throw-away-keys.json')
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
}
