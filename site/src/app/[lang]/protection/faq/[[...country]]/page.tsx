import type { Metadata } from 'next'
import { ProtectionFaqPage } from '@/features/protection/protection-faq-page'
import { protectionFaqMetadata } from '@/features/protection/protection-metadata'

// Makes the page static.
export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[lang]/protection/faq/[[...country]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return protectionFaqMetadata((await params).country)
}

export default async function ProtectionFaq({ params }: Props) {
  return <ProtectionFaqPage segments={(await params).country} />
}
