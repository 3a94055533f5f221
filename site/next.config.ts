import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const config: NextConfig = {
  trailingSlash: true,
  // The server's routing room redirects, in one hop; a second opinion inside Next would cost another.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types of everything, tests included: doing it here too would hold up each first start.
  typescript: { ignoreBuildErrors: true },
  // The site's own server compresses and makes the ETag: once per page, and static files at build time.
  compress: false,
  generateEtags: false,
  // Next is a pure renderer: two caches that serve stale pages would add up their delays.
  cacheHandler: fileURLToPath(new URL('server/next/no-cache-handler.mjs', import.meta.url)),
  cacheMaxMemorySize: 0,
  // Metadata always stands in <head>: a cached page is the same for every reader, bots included.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
  experimental: {
    // Else every page carries the styles of all: one sheet of 12 KB. Sizes are in bytes before compression.
    cssChunking: { type: 'graph', requestCost: 11000, weightDistribution: 0.5 },
    // The site's own server limits what a form may send, by page.
    serverActions: { bodySizeLimit: '64mb' },
  },
  allowedDevOrigins: ['in.localhost', 'ru.localhost'],
  transpilePackages: [
    '@carelane/after-sales',
    '@carelane/config',
    '@carelane/countries',
    '@carelane/database',
    '@carelane/main-api',
    '@carelane/messages',
    '@carelane/outbox',
  ],
}

// The texts and the locale of a page: messages only, the addresses are ours.
const withMessages = createNextIntlPlugin('./src/i18n/request.ts')

export default withMessages(config)
