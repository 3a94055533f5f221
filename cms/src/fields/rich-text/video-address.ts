import type { VideoProvider } from '@carelane/main-api'

export interface VideoAddress {
  provider: VideoProvider
  id: string
}

const IDS: Record<VideoProvider, RegExp> = { youtube: /^[\w-]{11}$/, vimeo: /^\d{6,12}$/ }

const HOSTS: Record<string, (url: URL) => VideoAddress> = {
  'youtube.com': ({ searchParams, pathname }) => ({
    provider: 'youtube',
    id: searchParams.get('v') ?? /^\/(?:shorts|embed|live)\/([^/]+)/.exec(pathname)?.[1] ?? '',
  }),
  'youtu.be': ({ pathname }) => ({ provider: 'youtube', id: pathname.slice(1) }),
  'youtube-nocookie.com': ({ pathname }) => ({
    provider: 'youtube',
    id: /^\/embed\/([^/]+)/.exec(pathname)?.[1] ?? '',
  }),
  'vimeo.com': ({ pathname }) => ({ provider: 'vimeo', id: pathname.slice(1).replace(/\/$/, '') }),
  'player.vimeo.com': ({ pathname }) => ({
    provider: 'vimeo',
    id: /^\/video\/([^/]+)/.exec(pathname)?.[1] ?? '',
  }),
}

export function parseVideoAddress(address: string): VideoAddress | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  const video = HOSTS[url.hostname.replace(/^(?:www|m)\./, '')]?.(url)
  return video && isVideoId(video.provider, video.id) ? video : undefined
}

export function isVideoId(provider: VideoProvider, id: string): boolean {
  return IDS[provider].test(id)
}
