declare const self: ServiceWorkerGlobalScope

/** As `noticeOfWord` writes it. */
interface Notice {
  title: string
  body: string
  lang: string
  dir: 'ltr' | 'rtl'
  /** A path of ours. */
  url: string
  tag: string
}

/** Browsers end the subscription of a worker that shows nothing. */
export async function showNotice({ data }: PushEvent): Promise<void> {
  const { title, url, ...shown } = data?.json() as Notice
  await self.registration.showNotification(title, { ...shown, icon: '/favicon.ico', data: url })
}

/** In a tab of ours, if one is open. */
export async function openNotice({ notification }: NotificationEvent): Promise<void> {
  notification.close()
  const { href, origin } = new URL(String(notification.data), location.origin)
  if (origin !== location.origin) return
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (open) await (await open.focus()).navigate(href)
  else await self.clients.openWindow(href)
}
