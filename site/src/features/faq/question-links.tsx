import type { Faq } from '@carelane/main-api'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { hrefBelow } from '@/links/href'
import { Icon } from '@/ui/icon/icon'
import { languageOfText } from '../news/language-of-text'
import styles from './faq.module.css'

export async function QuestionLinks({ faqs }: { faqs: Faq[] }) {
  const { lang, locale } = await currentVisit()
  return (
    <ul role="list" className={styles.questions}>
      {faqs.map((faq) => (
        <li key={faq.id}>
          <AppLink href={hrefBelow(lang, 'faq', faq.id)} {...languageOfText(faq.locale, locale)}>
            <span>{faq.question}</span>
            <Icon name="forward" size={20} />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
