import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Stack } from '@carelane/test-kit/stack'
import { expect } from 'vitest'
import { rscHash, rscHeaders, type Variant } from '../../server/next-internals/rsc-requests'
import { OTHER_STATES } from '../browser/support/other-states'
import { SCREENS } from '../browser/support/screens'
import { inspectSite, send, SITE_FOLDER } from '../support/built-site'

const VARIANTS: Variant[] = ['rsc', 'prefetch', 'segment:/_tree']

const SEGMENTS: Record<string, string> = {
  'detail/[key]': 'detail/1',
  'policy/[kind]': 'policy/privacy',
  'protection/terms/[[...country]]': 'protection/terms/eg',
  'protection/faq/[[...country]]': 'protection/faq/eg',
  'faq/[id]': 'faq/25',
  'find-the-fault/[slug]': 'find-the-fault/phone-camera-microphone-or-internet',
  'repair-cost/[model]': 'repair-cost/aster-nova-5',
  'repair-cost/[model]/[fault]': 'repair-cost/aster-nova-5/cracked-screen',
  '[...rest]': 'nowhere',
}

/** From the lists. */
const LISTED = ['news-detail/[key]', 'tips-detail/[key]', 'service-policy/[id]']

/** @returns what did not hold, by address; every route of each section is asked for in each form */
export async function fallbacksOf(stack: Stack, sections: readonly string[]): Promise<string[]> {
  const port = Number(new URL(stack.siteUrl).port)
  const get = (path: string, headers: Record<string, string> = {}) =>
    send(port, 'GET', path, { host: `localhost:${port}`, 'accept-encoding': 'br', ...headers })
  const paths = await pathsOf(get, sections)
  const problems: string[] = []
  let before = '{}'
  for (const path of paths) {
    const { status } = await get(path)
    const light = await get(path, { 'save-data': 'on' })
    for (const variant of VARIANTS) {
      const headers = rscHeaders(variant)
      await get(`${path}${path.includes('?') ? '&' : '?'}_rsc=${rscHash(headers)}`, headers)
    }
    const { fallbacks } = await inspectSite(port, stack.secrets.publicationSecret)
    const after = JSON.stringify(fallbacks)
    if (after !== before) problems.push(`${path} (${status}, ${light.status}): ${after}`)
    before = after
  }
  expect((await inspectSite(port, stack.secrets.publicationSecret)).counts.renders).toBeGreaterThan(
    paths.length,
  )
  return problems
}

async function pathsOf(
  get: (path: string) => Promise<{ status: number; text: string }>,
  sections: readonly string[],
): Promise<string[]> {
  const screens = [...SCREENS, ...OTHER_STATES].map(({ path }) => path)
  const below = [...routes(), ...screens]
  const lists = ['/ng/news/', '/ng/tips/', '/ng/service-policy/']
  // On a busy machine the first answers of the cms come too late.
  const ready = async (path: string) => {
    await expect.poll(async () => (await get(path)).status, { timeout: 60_000 }).toBe(200)
    return get(path)
  }
  const linked = (await Promise.all(lists.map(ready))).flatMap(({ text }) =>
    [...text.matchAll(/href="(\/ng\/(?:news-detail|tips-detail|service-policy)\/[^"#?]+\/)"/g)].map(
      ([, path]) => path ?? '',
    ),
  )
  for (const route of LISTED)
    expect(
      linked.some((path) => path.startsWith(`/ng/${route.split('/')[0]}/`)),
      route,
    ).toBe(true)
  const ofSections = sections.flatMap((section) => below.map((path) => `/${section}/${path}`))
  return [...new Set([...ofSections, ...linked, '/', '/ng/news-detail/nowhere/'])]
}

function routes(): string[] {
  const folder = join(SITE_FOLDER, 'src/app/[lang]')
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page.tsx'))
    .map((file) => file.replace(/\/?page\.tsx$/, ''))
    .filter((route) => !LISTED.includes(route))
    .map((route) => SEGMENTS[route] ?? route)
  expect(found.filter((path) => path.includes('['))).toEqual([])
  return found.map((path) => (path === '' ? '' : `${path}/`))
}
