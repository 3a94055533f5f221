import { FAQ_TOPICS, type Faq } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { AdBanner } from '@/shell/ads/ad-banner'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { Icon } from '@/ui/icon/icon'
import { SearchForm } from '@/forms/search-form'
import { BookRepair } from './book-repair'
import { getShownFaqs } from './get-shown-faqs'
import { QuestionLinks } from './question-links'
import { getFaqStatistics, mostRead, statisticsOf } from './statistics'
import { StatisticsLine } from './statistics-line'
import { TOPIC_ICONS } from './topic-icons'
import styles from './faq.module.css'

const MOST_READ = 4

/** §2.4 */
export async function FaqListPage() {
  const { lang, countryInfo } = await currentVisit()
  const t = await getTranslations('faq')
  const pages = await getTranslations('pages')
  const faqs = await getShownFaqs(lang)
  const ids = faqs.map(({ id }) => id)
  const statistics = await getFaqStatistics()
  const popular = mostRead(statistics, ids, MOST_READ)
  const topics = FAQ_TOPICS.filter((topic) => faqs.some((faq) => faq.topic === topic))
  return (
    <>
      <AdBanner slot="top" page="faq" />
      <Breadcrumbs name={pages('questions')} path={href(lang, 'faq')} />
      <div className={`page ${styles.list}`}>
        <header className={styles.head}>
          <h1>{pages('questions')}</h1>
          <p>{faqs.length === 0 ? t('empty', { country: countryInfo.countryName }) : t('lead')}</p>
          <SearchForm lang={lang} label={t('searchLabel')} submit={t('search')} tab="faq" />
          {faqs.length > 0 && (
            <StatisticsLine
              before={t('answers', { count: faqs.length })}
              counted={statisticsOf(statistics, ids)}
            />
          )}
        </header>
        {topics.length > 0 && (
          <nav aria-label={t('topics')}>
            <ul role="list" className={styles.topics}>
              {topics.map((topic) => (
                <li key={topic}>
                  <a href={`#${topic}`}>
                    <Icon name={TOPIC_ICONS[topic]} />
                    {t(`topic.${topic}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {popular.length > 0 && (
          <Questions
            id="most-read"
            title={t('popular')}
            faqs={popular.flatMap((id) => faqs.filter((faq) => faq.id === id))}
          />
        )}
        {topics.map((topic) => (
          <Questions
            key={topic}
            id={topic}
            title={t(`topic.${topic}`)}
            faqs={faqs.filter((faq) => faq.topic === topic)}
          />
        ))}
        <BookRepair />
      </div>
      <AdBanner slot="bottom" page="faq" />
    </>
  )
}

function Questions({ id, title, faqs }: { id: string; title: string; faqs: Faq[] }) {
  return (
    <section aria-labelledby={id} className={styles.topic}>
      <h2 id={id}>{title}</h2>
      <QuestionLinks faqs={faqs} />
    </section>
  )
}
