import { PRODUCTS } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { getFaultFinders } from '@/content/fault-finders'
import { ContactWays } from '@/forms/contact-ways'
import { languageOfText } from '@/i18n/language-of-text'
import { currentVisit } from '@/i18n/visit'
import { LookupPage } from '@/tool-page/lookup-page'
import { Callout } from '@/ui/callout/callout'
import { DeviceDrawing } from '@/ui/device-drawing/device-drawing'
import { DRAWN_AS } from './drawn-as'
import { finderHref } from './finder-href'
import styles from './finder.module.css'

export async function FindersPage() {
  const { lang, locale } = await currentVisit()
  const t = await getTranslations('finder')
  const pages = await getTranslations('pages')
  const { finders } = (await getFaultFinders(lang)) ?? notFound()
  const kinds = PRODUCTS.filter((kind) => finders.some(({ product }) => product === kind))
  return (
    <LookupPage page="find-the-fault" title={pages('findTheFault')} lead={t('lead')} isUndisturbed>
      <div className={styles.page}>
        {kinds.length === 0 && (
          <Callout tone="hint" title={<h2>{t('none.title')}</h2>}>
            <p>{t('none.text')}</p>
            <ContactWays />
          </Callout>
        )}
        {kinds.map((kind) => (
          <section key={kind} aria-labelledby={kind} className={styles.kind}>
            <h2 id={kind}>
              <DeviceDrawing {...DRAWN_AS[kind]} size={56} />
              {t(`kinds.${kind}`)}
            </h2>
            <ul role="list" className={styles.choices}>
              {finders
                .filter(({ product }) => product === kind)
                .map(({ slug, title, locale: written }) => (
                  <li key={slug}>
                    <a href={finderHref(lang, slug)} {...languageOfText(written, locale)}>
                      {title}
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </LookupPage>
  )
}
