import { ignoreFailure } from '@carelane/config/ignore-failure'
import { SITE_PROCESSES_PATH, siteProcessKnown, type SiteProcessKnown } from '@carelane/main-api'
import { isSignedAnswer, SIGNATURE_HEADER, signatureIn, signedCall } from '@carelane/main-api/signature'
import { setTimeout as delay } from 'node:timers/promises'
import { placeOfProcess } from '../processes/siblings'
import type { SiteParts } from '../site-parts'

const DEADLINE_MS = 3000
const AGAIN_AFTER_MS = 1000

/** A cms that is away must not keep the site from showing what it has. */
const PATIENCE_MS = 10_000

/**
 * Says again and again to the cms that this machine is there, and asks for all pages anew when it may have missed a publication.
 * Until the first answer, or for 10 s, `site.starting` holds. One process speaks for all on its port.
 * @returns null where `SITE_ADDRESS` is not set
 */
export function registerAtCms(site: SiteParts): { stop: () => Promise<void> } | null {
  const { address } = site.settings
  if (address === null || placeOfProcess() !== 1) return null
  const stopping = new AbortController()
  const { signal } = stopping
  site.starting = true
  const patience = setTimeout(() => {
    if (site.starting) site.log.warn('the cms does not take the registration; pages may be old meanwhile')
    site.starting = false
  }, PATIENCE_MS)
  const registering = keepRegistered(site, address, signal)
  return {
    async stop() {
      clearTimeout(patience)
      stopping.abort()
      await registering
      // The lease ends by itself.
      await ignoreFailure(tellCms(site, { address, isLeaving: true }), 'closing')
    },
  }
}

async function keepRegistered(site: SiteParts, address: string, signal: AbortSignal): Promise<void> {
  let mayHaveMissed = true
  while (!signal.aborted) {
    let wait = AGAIN_AFTER_MS
    try {
      const { wasKnown, seconds } = await tellCms(site, { address, isLeaving: false })
      mayHaveMissed ||= !wasKnown
      if (mayHaveMissed) {
        site.log.info({ address }, 'registered at the cms; all pages are asked for anew')
        mayHaveMissed = !(await site.purgeEverything())
      }
      if (!mayHaveMissed) {
        site.starting = false
        wait = (seconds * 1000) / 3
      }
    } catch (error) {
      // The cms may have taken it for known, and only the answer was lost.
      mayHaveMissed = true
      site.log.warn({ error: String(error) }, 'not registered at the cms')
    }
    await ignoreFailure(delay(wait, undefined, { signal, ref: false }), 'aborted')
  }
}

async function tellCms(
  { settings: { cmsUrl, publicationSecret: secret } }: SiteParts,
  said: { address: string; isLeaving: boolean },
): Promise<SiteProcessKnown> {
  const body = JSON.stringify(said)
  const path = `/api${SITE_PROCESSES_PATH}`
  const signature = signedCall(secret, { method: 'POST', path, body })
  const response = await fetch(`${cmsUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signature },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  const { status } = response
  const text = await response.text()
  if (status !== 200) throw new Error(`registration: status ${status}`)
  const answer = { callSignature: signature[SIGNATURE_HEADER] ?? '', status, body: text }
  if (!isSignedAnswer(secret, signatureIn(response.headers), answer))
    throw new Error('registration: not signed by the cms')
  return siteProcessKnown.parse(JSON.parse(text))
}
