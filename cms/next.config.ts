import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types of everything, tests included: doing it here too would hold up each first start.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    {
      source: '/admin/:path*',
      headers: [
        { key: 'content-security-policy', value: "frame-ancestors 'none'" },
        { key: 'x-content-type-options', value: 'nosniff' },
        { key: 'referrer-policy', value: 'same-origin' },
      ],
    },
  ],
  transpilePackages: [
    '@carelane/config',
    '@carelane/countries',
    '@carelane/database',
    '@carelane/main-api',
    '@carelane/messages',
    '@carelane/open-api',
  ],
  // The build makes a copy of everything for each of its entries, and the cms starts in one and answers in others.
  // Payload tells its errors apart by class and by name: of these there may be one, with the name it was given.
  serverExternalPackages: ['payload'],
}

export default withPayload(config)
