import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { doNotKeep } from '@/platform/render-context'
import { ContactWays } from '@/forms/contact-ways'
import { readNamed } from '@/forms/choose-by-name'
import { failureText } from '@/forms/failures'
import { Callout } from '@/ui/callout/callout'
import { LookupPage } from '@/tool-page/lookup-page'
import { chooseNamed } from '@/priced-parts/choose-named'
import { findPrices } from './find-prices'
import { isSameChoice } from '@/priced-parts/price-choice'
import { readChoice } from '@/priced-parts/read-choice'
import { PriceFinder, type PriceWords } from './price-finder'
import styles from './prices.module.css'

export async function PricesPage({ query }: { query: Record<string, unknown> }) {
  const visit = await currentVisit()
  const t = await getTranslations('prices')
  const pages = await getTranslations('pages')
  const asked = readChoice(query)
  const named = asked.product === undefined ? readNamed(query) : ''
  const meant = named === '' ? null : await chooseNamed(visit, named)
  // One address per choice.
  if (meant?.ok && meant.data) redirect(href(visit.lang, 'spare-parts-price', meant.data))
  const isUnknown = meant?.ok === true && meant.data === null
  const answer = await findPrices(visit, asked)
  if (!answer.ok) doNotKeep()
  // The address omits what is no longer sold, so that Back works.
  else if (!isSameChoice(answer.data.choice, asked))
    redirect(href(visit.lang, 'spare-parts-price', answer.data.choice))
  const failure = answer.ok ? undefined : failureText(answer.failure, visit)
  return (
    <LookupPage page="spare-parts-price" title={pages('partPrices')} lead={t('lead')} topic="spare-parts">
      {isUnknown && (
        <div className={styles.unknown}>
          <Callout tone="wait" title={<h2>{t('unknownModel.title', { name: named })}</h2>}>
            <p>{t('unknownModel.text')}</p>
          </Callout>
        </div>
      )}
      <PriceFinder
        lang={visit.lang}
        page={href(visit.lang, 'spare-parts-price')}
        asked={answer.ok ? answer.data.choice : asked}
        initial={answer.ok ? answer.data : null}
        failure={failure}
        words={await priceWords()}
        contact={<ContactWays />}
      />
    </LookupPage>
  )
}

async function priceWords(): Promise<PriceWords> {
  const { lang, countryInfo } = await currentVisit()
  const t = await getTranslations('prices')
  const forms = await getTranslations('forms')
  const common = await getTranslations('common')
  const country = countryInfo.countryName
  return {
    fields: {
      product: t('fields.product'),
      brand: t('fields.brand'),
      series: t('fields.series'),
      model: t('fields.model'),
      category: t('fields.category'),
      memory: t('fields.memory'),
    },
    choose: forms('choose'),
    all: t('all'),
    next: forms('next'),
    show: t('show'),
    loading: common('loading'),
    failed: forms('failed.title'),
    unavailable: forms('failed.unavailable'),
    start: { title: t('start.title'), text: t('start.text') },
    noCountry: { title: t('none.title', { country }), text: t('none.text') },
    noPrices: { title: t('noParts.title'), text: t('noParts.text') },
    part: t('result.part'),
    memory: t('result.memory'),
    price: t('result.price'),
    labor: t('result.labor'),
    total: t('result.total'),
    note: t('result.note', { country }),
    repairs: (await getTranslations('pages'))('repairCosts'),
    leads: [
      {
        href: href(lang, 'repair-appointment'),
        name: (await getTranslations('pages'))('repairAppointment'),
      },
      { href: href(lang, 'service-center'), name: (await getTranslations('pages'))('serviceCenters') },
    ],
  }
}
