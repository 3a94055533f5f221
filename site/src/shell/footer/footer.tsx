import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href, pathOf } from '@/links/href'
import { serviceBrand, serviceBrandName } from '../brand'
import { AppDownload } from './app-download'
import { ContactDetails } from './contact-details'
import { FooterBase } from './footer-base'
import { FooterGroup } from './footer-group'
import { ServiceLinks } from './service-links'
import { SocialLinks } from './social-links'
import styles from './footer.module.css'

/** [2.3#16]–[2.3#24] */
export async function Footer() {
  const { lang, countryData, siteInfo } = await currentVisit()
  const t = await getTranslations('footer')
  const pages = await getTranslations('pages')
  return (
    <footer className={styles.footer}>
      <div>
        <div className={styles.groups}>
          <FooterGroup title={t('serviceFor')}>
            <ServiceLinks />
          </FooterGroup>
          <FooterGroup title={serviceBrandName()}>
            <ul role="list">
              <li>
                <AppLink href={pathOf([lang, `about-${serviceBrand()}`])}>{t('aboutUs')}</AppLink>
              </li>
              <li>
                <AppLink href={href(lang, 'news')}>{pages('news')}</AppLink>
              </li>
              <li>
                <AppLink href={href(lang, 'tips')}>{pages('tips')}</AppLink>
              </li>
            </ul>
          </FooterGroup>
          <FooterGroup title={pages('contact')}>
            <ContactDetails data={countryData} />
            <ul role="list">
              <li>
                <AppLink href={href(lang, 'is-it-us')}>{pages('isItUs')}</AppLink>
              </li>
            </ul>
          </FooterGroup>
          {siteInfo.appUrl && (
            <FooterGroup title={t('app')}>
              <AppDownload lang={lang} appUrl={siteInfo.appUrl} />
            </FooterGroup>
          )}
          <SocialLinks data={countryData} />
        </div>
        <FooterBase />
      </div>
    </footer>
  )
}
