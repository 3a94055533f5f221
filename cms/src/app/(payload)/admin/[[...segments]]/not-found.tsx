import config from '@payload-config'
import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { importMap } from '../importMap'

interface NotFoundProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export function generateMetadata({ params, searchParams }: NotFoundProps): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams })
}

export default function NotFound({ params, searchParams }: NotFoundProps) {
  return NotFoundPage({ config, importMap, params, searchParams })
}
