import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Tests have their own type check: an error in one shall not keep the cms from being built.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
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
  transpilePackages: ['@carelane/config', '@carelane/countries', '@carelane/main-api'],
}

export default withPayload(config)
