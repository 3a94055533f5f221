import type { Consent } from '../cookie-consent/consent'

type WindowWithQueue = Window & { dataLayer?: unknown[] }

export function measure(script: string, id: string): void {
  const place = window as WindowWithQueue
  if (place.dataLayer) return
  const queue: unknown[] = (place.dataLayer = [])
  function pushToQueue(..._: unknown[]) {
    // eslint-disable-next-line prefer-rest-params -- the script reads `arguments` objects and ignores arrays
    queue.push(arguments)
  }
  pushToQueue('js', new Date())
  pushToQueue('config', id)
  const element = document.createElement('script')
  element.src = `${script}?${new URLSearchParams({ id })}`
  element.async = true
  document.head.append(element)
}

export function mayMeasure(consent: Consent | null, isAsked: boolean): boolean {
  return consent === 'accepted' || (!isAsked && consent === null && !isOptedOut())
}

export function stopMeasuring(): void {
  if (!(window as WindowWithQueue).dataLayer) return
  for (const [name = ''] of document.cookie.split('; ').map((pair) => pair.split('='))) {
    if (name.startsWith('_g')) document.cookie = `${name}=; max-age=0; path=/`
  }
  window.location.reload()
}

function isOptedOut(): boolean {
  const preferences = navigator as Navigator & { globalPrivacyControl?: boolean }
  return preferences.globalPrivacyControl === true || preferences.doNotTrack === '1'
}
