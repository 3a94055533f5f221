import type { NextConfig } from 'next'

const config: NextConfig = {
  trailingSlash: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // The site's own server compresses: once per page, and static files at build time.
  compress: false,
  transpilePackages: [
    '@carelane/after-sales',
    '@carelane/config',
    '@carelane/countries',
    '@carelane/main-api',
    '@carelane/messages',
  ],
}

export default config
