import type { RichText as RichTextContent } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { WithCodes } from '@/ui/codes/with-codes'
import { Icon } from '@/ui/icon/icon'
import { RichText } from '@/ui/rich-text/rich-text'
import styles from './landing.module.css'

interface Question {
  id: number
  question: string
  answer: RichTextContent
}

export async function Questions({ items }: { items: Question[] }) {
  const common = await getTranslations('common')
  return (
    <div className={styles.questions}>
      {items.map(({ id, question, answer }) => (
        <details key={id} id={`faq-${id}`}>
          <summary>
            <WithCodes text={question} />
            <Icon name="down" />
          </summary>
          <div>
            <RichText nodes={answer} words={{ hint: common('hint'), warning: common('warning') }} />
          </div>
        </details>
      ))}
    </div>
  )
}
