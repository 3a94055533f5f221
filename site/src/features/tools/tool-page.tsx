import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { AdBanner } from '@/shell/ads/ad-banner'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { Icon } from '@/ui/icon/icon'
import { ChannelList } from '../landing/live/channel-list'
import { RelatedQuestions } from './related-questions'
import { TOOLS, type Tool, type ToolName } from './tools'
import styles from './tool-page.module.css'

/**
 * A tool that is not online yet: what it is for, how the service does the same until then, what to have at
 * hand, and the questions that people have about it.
 */
export async function ToolPage({ name }: { name: ToolName }) {
  const tool: Tool = TOOLS[name]
  const t = await getTranslations('tools')
  const { lang } = await currentVisit()
  return (
    <>
      <AdBanner slot="top" page={name} />
      <Breadcrumbs name={t(`pages.${tool.words}.title`)} path={href(lang, name)} />
      <div className={`page ${styles.tool}`}>
        <header className={styles.head}>
          <h1>{t(`pages.${tool.words}.title`)}</h1>
          <p>{t(`pages.${tool.words}.lead`)}</p>
        </header>
        <section aria-labelledby="soon" className={styles.soon}>
          <h2 id="soon">
            <Icon name="clock" />
            {t('soon')}
          </h2>
          <p>{t('soonText')}</p>
          <ChannelList />
        </section>
        <section aria-labelledby="ready" className={styles.ready}>
          <h2 id="ready">{t('haveReady')}</h2>
          <ul role="list">
            {tool.ready.map((item) => (
              <li key={item}>
                <Icon name="check" size={20} />
                {t(`ready.${item}`)}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <RelatedQuestions topic={tool.topic} />
      <AdBanner slot="bottom" page={name} />
    </>
  )
}
