import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { pathOf } from '@/links/href'
import { ButtonLink } from '@/ui/button/button'
import { SectionFrame } from '../section-frame'
import type { Live } from './live'

/** [2.4#13] */
export async function PolicyFinder({ section }: { section: Live }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('landing')
  return (
    <SectionFrame section={section} title={t('findPolicy')} intro={section.intro ?? t('findPolicyText')}>
      <p>
        <ButtonLink href={pathOf([lang, 'service-policy'])} link={AppLink}>
          {t('findPolicy')}
        </ButtonLink>
      </p>
    </SectionFrame>
  )
}
