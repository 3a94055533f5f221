import { getTranslations } from 'next-intl/server'
import { getFaqs } from '@/content/faq'
import { currentVisit } from '@/i18n/visit'
import { describeToMachines } from '@/platform/render-context'
import { faqPage } from '@/shell/structured-data/faq-page'
import { WithCodes } from '@/ui/codes/with-codes'
import { RichText } from '@/ui/rich-text/rich-text'
import { languageOfText } from '@/i18n/language-of-text'
import { findProtectionCountry } from './find-protection-country'
import { ProtectionCountryPage } from './protection-country-page'
import styles from './protection.module.css'

/** [2.1#31] */
export async function ProtectionFaqPage({ segments }: { segments: readonly string[] | undefined }) {
  const { locale } = await currentVisit()
  const place = await findProtectionCountry('protection/faq', segments)
  const t = await getTranslations('protection')
  const common = await getTranslations('common')
  const faqs = (await getFaqs(place.lang, 'protection'))?.faqs ?? []
  if (faqs.length > 0) describeToMachines(faqPage(faqs))
  return (
    <ProtectionCountryPage page="protection/faq" place={place} title={t('faqTitle')}>
      {faqs.length === 0 ? null : (
        <div className={`page ${styles.questions}`}>
          {faqs.map((faq) => (
            <details key={faq.id} id={`faq-${faq.id}`} {...languageOfText(faq.locale, locale)}>
              <summary>
                <WithCodes text={faq.question} />
              </summary>
              <RichText nodes={faq.answer} words={{ hint: common('hint'), warning: common('warning') }} />
            </details>
          ))}
        </div>
      )}
    </ProtectionCountryPage>
  )
}
