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
  const t = await getTranslations()
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
              submit: t('purchase.store.submit'),
              submitting: t('purchase.checking'),
            })),
            none: t('purchase.store.none'),
            state: t('centers.form.state'),
            choose: t('lookup.choose'),
            take: t('purchase.store.take'),
            locate: t('centers.near.button'),
            locating: t('centers.near.locating'),
            notLocated: t('centers.near.failed'),
          }}
        />
      ) : (
        <StartAgain channel="offline" step="start" />
      )}
    </PurchaseFrame>
  )
}
