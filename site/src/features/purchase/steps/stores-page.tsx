import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { ContactWays } from '@/forms/contact-ways'
import { lookupWords } from '@/forms/lookup-words'
import { statesOf } from '@/service-centers/regions'
import { recallBasket } from './basket'
import { PurchaseFrame } from './purchase-frame'
import { StartAgain } from './start-again'
import { StoreForm } from './store-form'

/** [2.1#34], [7#39] */
export async function StoresPage() {
  const { lang, country, locale, region } = await currentVisit()
  const t = await getTranslations('purchase')
  const forms = await getTranslations('forms')
  const basket = await recallBasket()
  return (
    <PurchaseFrame channel="offline" step="store">
      {basket ? (
        <StoreForm
          lang={lang}
          states={await statesOf({ country, locale, tag: region.tag })}
          contact={<ContactWays />}
          words={{
            ...(await lookupWords({
              submit: t('store.submit'),
              submitting: t('checking'),
            })),
            none: t('store.none'),
            state: t('store.state'),
            choose: forms('choose'),
            take: t('store.take'),
            locate: t('store.near'),
            locating: t('store.locating'),
            notLocated: t('store.notLocated'),
          }}
        />
      ) : (
        <StartAgain channel="offline" step="start" />
      )}
    </PurchaseFrame>
  )
}
