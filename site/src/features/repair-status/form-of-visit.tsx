import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { ContactWays } from '@/forms/contact-ways'
import { lookupWords } from '@/forms/lookup-words'
import { minutes } from '@/forms/one-time-code/code-words'
import { dialCodes } from '@/forms/dial-codes'
import { exampleOrderNumber } from './order-number'
import { problemText } from './problem-text'
import { readLookup, type TypedLookup } from './read-lookup'
import { REMEMBERED_SECONDS } from './remembered-seconds'
import type { RememberedPhone } from './remembered'
import type { Typed } from '@/forms/state'
import { RepairForm } from './repair-form'

type LookedUp = RememberedPhone | { by: 'order'; orderNumber: string }

interface FormOfVisitProps {
  lookup: LookedUp | null
  /** Of an empty form. */
  isByPhone?: boolean
  /** On the home page. */
  asked?: TypedLookup | undefined
}

export async function FormOfVisit({ lookup, isByPhone = false, asked }: FormOfVisitProps) {
  const { lang, country, region } = await currentVisit()
  const t = await getTranslations('repair')
  const forms = await getTranslations('forms')
  const choose = (await getTranslations('forms'))('choose')
  const typed: Typed =
    asked !== undefined
      ? { ...asked }
      : lookup?.by === 'phone'
        ? { by: 'phone', region: lookup.region, phone: lookup.typed }
        : {
            by: isByPhone ? 'phone' : 'order',
            region: country.toUpperCase(),
            orderNumber: lookup?.orderNumber ?? '',
          }
  const read = asked && readLookup(asked)
  return (
    <RepairForm
      lang={lang}
      before={typed}
      initial={
        read?.ok === false
          ? { status: 'invalid', typed, problems: { [read.field]: problemText(read, { country, region }) } }
          : undefined
      }
      dialCodes={dialCodes(region.tag)}
      contact={<ContactWays />}
      words={{
        ...(await lookupWords({ submit: t('submit'), submitting: t('submitting') })),
        by: t('by'),
        order: t('order'),
        orderHint: t('orderHint', { example: exampleOrderNumber(country) }),
        country: forms('country'),
        choose,
        phone: forms('phone'),
        phoneHint: t('phoneHint'),
        privacy: t('privacy', { time: await rememberedTime() }),
        opening: t('opening'),
        open: t('open'),
      }}
    />
  )
}

export async function rememberedTime(): Promise<string> {
  return minutes(REMEMBERED_SECONDS)
}
