import { getTranslations } from 'next-intl/server'
import { formatDay } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { href, hrefBelow } from '@/links/href'
import { AdBanner } from '@/shell/ads/ad-banner'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { WithCodes } from '@/ui/codes/with-codes'
import { RichText } from '@/ui/rich-text/rich-text'
import { languageOfText } from '@/i18n/language-of-text'
import { articleHref } from '@/articles/find-article'
import { BookRepair } from './book-repair'
import { findFaq } from './get-shown-faqs'
import { QuestionLinks, ReadingLinks } from './question-links'
import { getFaqStatistics, statisticsOf } from './statistics'
import { StatisticsLine } from './statistics-line'
import { VoteForm } from './vote-form'
import styles from './faq.module.css'

/** §2.4 */
export async function FaqArticlePage({ id }: { id: string }) {
  const { lang, locale, region } = await currentVisit()
  const { faq, all } = await findFaq(lang, id)
  const t = await getTranslations('faq')
  const pages = await getTranslations('pages')
  const articles = await getTranslations('articles')
  const common = await getTranslations('common')
  const language = languageOfText(faq.locale, locale)
  const related = faq.related.flatMap((other) => all.filter((each) => each.id === other))
  const counted = statisticsOf(await getFaqStatistics(), [faq.id])
  return (
    <>
      <AdBanner slot="top" page="faq" />
      <Breadcrumbs
        name={faq.question}
        path={hrefBelow(lang, 'faq', faq.id)}
        language={language}
        trail={[{ name: pages('questions'), path: href(lang, 'faq') }]}
      />
      <div className={`page ${styles.article}`}>
        <article className={styles.answer}>
          <header className={styles.head}>
            <p>
              <a href={`${href(lang, 'faq')}#${faq.topic}`} className={styles.chip}>
                {t(`topic.${faq.topic}`)}
              </a>
            </p>
            <h1 {...language}>
              <WithCodes text={faq.question} />
            </h1>
            {faq.locale !== locale && <p>{articles('inEnglish')}</p>}
          </header>
          <div {...language}>
            <RichText nodes={faq.answer} words={{ hint: common('hint'), warning: common('warning') }} />
          </div>
          <StatisticsLine
            before={articles('updated', { date: formatDay(faq.updatedAt, region) })}
            counted={counted}
          />
        </article>
        <VoteForm
          lang={lang}
          faq={faq.id}
          words={{
            question: t('vote'),
            hint: t('voteHint'),
            yes: t('yes'),
            no: t('no'),
            counted: t('voted'),
            failed: t('voteFailed'),
          }}
        />
        {related.length > 0 && (
          <section aria-labelledby="related-questions" className={styles.topic}>
            <h2 id="related-questions">{t('related')}</h2>
            <QuestionLinks faqs={related} />
          </section>
        )}
        {faq.relatedArticles.length > 0 && (
          <section aria-labelledby="related-articles" className={styles.topic}>
            <h2 id="related-articles">{t('relatedArticles')}</h2>
            <ReadingLinks
              links={faq.relatedArticles.map((article) => ({
                ...article,
                path: articleHref(lang, article),
              }))}
            />
          </section>
        )}
        <BookRepair />
      </div>
      <AdBanner slot="bottom" page="faq" />
    </>
  )
}
