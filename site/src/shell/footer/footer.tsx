import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { serviceBrandName } from '../brand'
import { SameFlag } from '../flag'
import { ContactDetails } from './contact-details'
import { FooterGroup } from './footer-group'
import { SocialLinks } from './social-links'
import styles from './footer.module.css'

export async function Footer() {
  const { lang, country, countryInfo, countryData, siteInfo } = await currentVisit()
  const t = await getTranslations('footer')
  const link = (page: 'warranty-check' | 'news' | 'tips', name: string) => (
    <li>
      <AppLink href={href(lang, page)}>{name}</AppLink>
    </li>
  )
  return (
    <footer className={styles.footer}>
      <div className={styles.groups}>
        <FooterGroup title={t('serviceFor')}>
          <ul role="list">{link('warranty-check', t('warrantyCheck'))}</ul>
        </FooterGroup>
        <FooterGroup title={t('newsAndTips')}>
          <ul role="list">
            {link('news', t('news'))}
            {link('tips', t('tips'))}
          </ul>
        </FooterGroup>
        <FooterGroup title={t('contact')}>
          <ContactDetails data={countryData} />
        </FooterGroup>
        <SocialLinks data={countryData} />
      </div>
      <div className={styles.base}>
        <AppLink href={href(lang, 'choose-your-country-or-region')} className={styles.country}>
          <SameFlag country={country} />
          <span>
            <span className="visually-hidden">
              {t('currentCountry', { country: countryInfo.countryName })}{' '}
            </span>
            <span aria-hidden>{countryInfo.countryName}</span>
          </span>
          <span className={styles.change}>{t('changeCountry')}</span>
        </AppLink>
        <p>{t('copyright', { year: String(siteInfo.copyrightYear), brand: serviceBrandName() })}</p>
      </div>
    </footer>
  )
}
