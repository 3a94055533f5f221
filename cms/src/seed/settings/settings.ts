import { LOCALES } from '@carelane/countries'
import { FOOTER_WORDS } from '../countries/footer-words'

/** What holds for all countries [2.3#18], [3#17], [9#15], [9#16], [9#42]–[9#45]; the app is under a reserved domain. */
export const SEED_SETTINGS = {
  companyAddress: Object.fromEntries(
    LOCALES.map((locale) => [locale, `${FOOTER_WORDS[locale].company}\n${FOOTER_WORDS[locale].street}`]),
  ),
  copyrightYear: 2025,
  appUrl: 'https://app.carelane.example/',
  figures: { countries: '100+', serviceCenters: '5500+', customers: '500M+', fastRepairHours: 2 },
  accountChannel: 1,
}
