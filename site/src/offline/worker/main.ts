import { REMOVE_PATH, type SoftVisit } from '../../platform/what-is-kept-offline'
import { answerCenters, isCentersCall } from './answer-centers'
import { answerStyle, isStyle } from './answer-style'
import { answerVisit, asPage, isVisit, keepOpen } from './answer-visit'
import { removedPage } from './documents'
import { openNotice, showNotice } from './notices'
import { removeOld, removeWished } from './store'
import { takeSoftVisit } from './take-soft-visit'
import { words } from './words'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(begin()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (isVisit(request)) event.respondWith(answerVisit(event))
  else if (isStyle(request)) event.respondWith(answerStyle(event))
  else if (isCentersCall(request)) event.respondWith(answerCenters(event))
  else if (isRemoval(request)) event.respondWith(remove(request))
})

self.addEventListener('message', (event) => event.waitUntil(takeSoftVisit(event.data as SoftVisit)))

self.addEventListener('push', (event) => event.waitUntil(showNotice(event)))

self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event)))

async function begin(): Promise<void> {
  await removeOld()
  // Workers start slowly on slow phones.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
  // Loaded before the worker.
  for (const { url } of await self.clients.matchAll({ type: 'window' })) await keepOpen(url)
}

function isRemoval({ method, mode, url }: Request): boolean {
  return method === 'POST' && mode === 'navigate' && new URL(url).pathname === REMOVE_PATH
}

async function remove({ referrer }: Request): Promise<Response> {
  await removeWished()
  const [, section = ''] = URL.canParse(referrer) ? new URL(referrer).pathname.split('/') : []
  return asPage(removedPage(section === '' ? '/' : `/${section}/`, words))
}
