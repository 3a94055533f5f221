import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks types; here it would delay each first start.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: [
    '@carelane/after-sales',
    '@carelane/config',
    '@carelane/countries',
    '@carelane/database',
    '@carelane/intents',
    '@carelane/main-api',
    '@carelane/messages',
    '@carelane/metrics',
    '@carelane/open-api',
    '@carelane/outbox',
    '@carelane/themes',
  ],
  // Payload tells errors apart by class; bundled, each entry has its own copy.
  serverExternalPackages: ['payload'],
}

export default withPayload(config)
