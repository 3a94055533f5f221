import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks all types; doing so here too would delay each first start.
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
  // The build copies bundled packages for each entry, and the cms starts in one and answers in others; Payload tells its
  // errors apart by class, of which there must be one only.
  serverExternalPackages: ['payload'],
}

export default withPayload(config)
