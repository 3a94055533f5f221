import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ['@carelane/config', '@carelane/countries', '@carelane/main-api'],
}

export default withPayload(config)
