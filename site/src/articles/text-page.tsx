import type { RichText as RichTextContent } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { WithCodes } from '@/ui/codes/with-codes'
import { RichText } from '@/ui/rich-text/rich-text'
import type { languageOfText } from '@/i18n/language-of-text'
import styles from './text-page.module.css'

interface TextPageProps {
  title: string
  lead?: string
  notes?: string[]
  before?: ReactNode
  body: RichTextContent
  language: ReturnType<typeof languageOfText>
}

export async function TextPage({ title, lead, notes = [], before, body, language }: TextPageProps) {
  const common = await getTranslations('common')
  return (
    <article className={`page ${styles.text}`}>
      <header className={styles.head}>
        <h1 {...language}>
          <WithCodes text={title} />
        </h1>
        {lead && (
          <p {...language} className={styles.lead}>
            <WithCodes text={lead} />
          </p>
        )}
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            <WithCodes text={note} />
          </p>
        ))}
      </header>
      {before}
      <div {...language}>
        <RichText nodes={body} words={{ hint: common('hint'), warning: common('warning') }} />
      </div>
    </article>
  )
}
