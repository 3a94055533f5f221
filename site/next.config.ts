import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const config: NextConfig = {
  trailingSlash: true,
  // The server redirects in one hop; Next would add another.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks types; here it would delay each first start.
  typescript: { ignoreBuildErrors: true },
  compress: false,
  generateEtags: false,
  // Next only renders: two caches would add up their delays.
  cacheHandler: fileURLToPath(new URL('server/next/no-cache-handler.mjs', import.meta.url)),
  cacheMaxMemorySize: 0,
  // In <head> for all: a cached page is the same for bots.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
  experimental: {
    // Otherwise one sheet of 12 KB on every page. Bytes before compression.
    cssChunking: { type: 'graph', requestCost: 11000, weightDistribution: 0.5 },
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
    '@carelane/themes',
  ],
}

const withMessages = createNextIntlPlugin('./src/i18n/request.ts')

export default withMessages(config)
