import type { Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentVisit } from '@/i18n/visit'
import { Footer } from '@/shell/footer/footer'
import { Header } from '@/shell/header/header'
import { PageBody } from '@/shell/page-body'

export const revalidate = 120

export function generateStaticParams() {
  return []
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#0e181c' },
  ],
}

export default async function CountryLayout({ children }: { children: ReactNode }) {
  const { region, direction } = await currentVisit()
  const t = await getTranslations('common')
  return (
    <PageBody lang={region.tag} direction={direction}>
      <a href="#content" className="skip-link">
        {t('skipToContent')}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </PageBody>
  )
}
