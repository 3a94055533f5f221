import type { Faq } from '@carelane/main-api'
import type { Locale } from '@carelane/countries'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { hrefBelow } from '@/links/href'
import { WithCodes } from '@/ui/codes/with-codes'
import { Icon } from '@/ui/icon/icon'
import { languageOfText } from '@/i18n/language-of-text'
import styles from './faq.module.css'

interface ReadingLink {
  path: string
  title: string
  locale: Locale
}

export async function QuestionLinks({ faqs }: { faqs: Faq[] }) {
  const { lang } = await currentVisit()
  const links = faqs.map(({ id, question, locale }) => ({
    path: hrefBelow(lang, 'faq', id),
    title: question,
    locale,
  }))
  return <ReadingLinks links={links} />
}

export async function ReadingLinks({ links }: { links: ReadingLink[] }) {
  const { locale } = await currentVisit()
  return (
    <ul role="list" className={styles.questions}>
      {links.map((link) => (
        <li key={link.path}>
          <AppLink href={link.path} {...languageOfText(link.locale, locale)}>
            <span>
              <WithCodes text={link.title} />
            </span>
            <Icon name="forward" size={20} />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
