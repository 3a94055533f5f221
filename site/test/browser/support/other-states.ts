import { WITHOUT_SURVEY, type Screen } from './screens'
import {
  answerQuote,
  bookAppointment,
  checkContact,
  checkImei,
  checkSerial,
  follow,
  lookUpRepair,
  openBooking,
  openQuote,
  openRating,
  signInOnce,
  submitAppeal,
} from './visits'

export const OTHER_STATES: readonly Screen[] = [
  { name: 'tips of one category', path: 'tips/?category=mobile-phones' },
  { name: 'the terms of another country', path: 'protection/terms/eg/' },
  { name: 'a part of a tool', path: 'purchase-service/pay/' },
  { name: 'search before anything is asked', path: 'search/' },
  { name: 'search for one character', path: 'search/?q=x' },
  { name: 'search for a city', path: 'search/?q=ab&tab=stores' },
  { name: 'search for a city by one character', path: 'search/?q=a&tab=stores' },
  { name: 'service centres of a city', path: 'service-center/?country=ng&state=Lagos&page=2' },
  { name: 'service centres where there are none', path: 'service-center/?q=zzqqxx' },
  { name: 'service centres in dark colours', path: 'service-center/', scheme: 'dark' },
  {
    name: 'service centres on a map',
    path: 'service-center/',
    after: async ({ page }) => {
      await page.locator('main button[aria-expanded]').first().click()
      await page.locator('main canvas').waitFor()
    },
  },
  { name: 'a tip in dark colours', path: 'tips-detail/find-your-imei-number/', scheme: 'dark' },
  {
    name: 'the warranty card',
    path: 'warranty-check/warranty/show/',
    after: ({ page, section, sandbox }) => checkImei(page, sandbox, section, 'in-warranty'),
  },
  {
    name: 'a warranty card that is to come',
    path: 'warranty-check/warranty/show/',
    after: ({ page, section, sandbox }) =>
      checkImei(page, sandbox, section, 'in-warranty, card not shown yet'),
  },
  {
    name: 'the warranty of a television',
    path: 'tv-warranty/',
    after: async ({ page, section, sandbox }) => {
      const { 'out-of-warranty': serial = '' } = await sandbox.typed(section, 'TV warranty')
      await checkSerial(page, serial)
    },
  },
  {
    name: 'a serial number that is none',
    path: 'tv-warranty/',
    after: async ({ page }) => {
      await page.locator('#serial').fill('123')
      await page.locator('main form button[type=submit]').first().click()
      await page.locator('#serial-error').waitFor()
    },
  },
  {
    name: 'a part that is original',
    path: 'spare-parts-serial/',
    after: async ({ page, section, sandbox }) => {
      const { original = '' } = await sandbox.typed(section, 'Part serial number')
      await checkSerial(page, original)
    },
  },
  {
    name: 'a part that is not original',
    path: 'spare-parts-serial/',
    after: ({ page }) => checkSerial(page, 'SP00000000000000'),
  },
  {
    name: 'a link that only looks like ours',
    path: 'is-it-us/',
    after: ({ page }) => checkContact(page, 'https://carelane.example.prize.test/'),
  },
  {
    name: 'a name of an account, which proves nothing',
    path: 'is-it-us/',
    after: ({ page, section }) => checkContact(page, `@${section.split('_')[0]}`),
  },
  { name: 'a step of choosing a laptop', path: 'drivers-download/?brand=Aster' },
  {
    name: 'drivers of a laptop',
    path: 'drivers-download/?brand=Aster&serial=Book&model=Aster+Book+14',
  },
  { name: 'a laptop that there is none of', path: 'drivers-download/?brand=A&serial=B&model=C' },
  { name: 'a service manual', path: 'service-manal-detail/?id=aster-book-14-service-manual.pdf' },
  { name: 'service manuals that there are none of', path: 'service-manal/?q=qqqqqq' },
  {
    name: 'a repair by its number',
    path: 'repair-status/',
    after: async ({ page, section, sandbox }) => {
      const orderNumber = await sandbox.typeFor(section, 'Repair status', 'repairing')
      await lookUpRepair(page, { orderNumber })
    },
  },
  {
    name: 'no such repair, in dark colours',
    path: 'repair-status/',
    scheme: 'dark',
    after: ({ page }) => lookUpRepair(page, { orderNumber: 'WONG0000000000' }),
  },
  {
    name: 'a phone whose repairs need a code, in dark colours',
    path: 'repair-status/',
    scheme: 'dark',
    after: async ({ page, section, sandbox }) => {
      const phone = await sandbox.typeFor(section, 'Repair status', 'after a code')
      await lookUpRepair(page, { phone: phone.slice(phone.indexOf('-') + 1) })
    },
  },
  {
    name: 'a repair number that is none',
    path: 'repair-status/',
    after: async ({ page }) => {
      await page.locator('#order-number').fill('123')
      await page.locator('main form').getByRole('button').first().click()
      await page.locator('#order-number-error').waitFor()
    },
  },
  {
    name: 'the rating of a repair',
    path: 'repair-status/',
    after: async ({ page, section, sandbox }) => {
      await openRating(page, await sandbox.typeFor(section, 'Rating', 'can be rated'))
      await page.locator('main form').getByRole('button').click()
      await page.locator('#environment-error').waitFor()
      await page.locator('#environment').check()
    },
  },
  {
    name: 'a repair that was rated before, in dark colours',
    path: 'repair-status/',
    scheme: 'dark',
    after: async ({ page, section, sandbox }) =>
      lookUpRepair(page, { orderNumber: await sandbox.typeFor(section, 'Rating', 'rated before') }),
  },
  { name: 'a rating of no repair', path: 'repair-status/rate/' },
  {
    name: 'a question of a survey that has to be answered, in dark colours',
    path: 'survey/',
    without: WITHOUT_SURVEY,
    scheme: 'dark',
    after: async ({ page }) => {
      await page.locator('main form button[value=next]:not([hidden])').click()
      await page.locator('#q0-error').waitFor()
    },
  },
  {
    name: 'several answers of a survey, and the question before leaving it',
    path: 'survey/',
    without: WITHOUT_SURVEY,
    after: async ({ page }) => {
      for (const step of [0, 1]) {
        await page.locator(`#q${step}`).check()
        await page.locator('main form button[value=next]:not([hidden])').click()
      }
      await page.locator('#q2').check()
      await page.locator('main form button[value=leave]').click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    name: 'an appointment that is not whole',
    path: 'repair-appointment/',
    after: async ({ page }) => {
      await openBooking(page)
      await page.locator('main form').getByRole('button').last().click()
      await page.locator('#fault-error').waitFor()
    },
  },
  {
    name: 'a booked appointment in dark colours',
    path: 'repair-appointment/',
    scheme: 'dark',
    after: ({ page }) => bookAppointment(page),
  },
  { name: 'an appointment to be found', path: 'repair-appointment/show/' },
  { name: 'a centre that cannot be booked', path: 'repair-appointment/?center=99999999' },
  { name: 'signing in', path: 'phone-unlocking-appeal/mine/' },
  { name: 'an account of nobody, in dark colours', path: 'account/', scheme: 'dark' },
  { name: 'a sign-in that came to nothing', path: 'login/?problem=unavailable' },
  {
    name: 'the question before logging out',
    path: 'account/',
    after: async ({ page, sandbox }) => {
      await signInOnce(page, sandbox)
      await follow(page, 'main a[href$="?leave=1"]')
    },
  },
  {
    name: 'no appeals yet, in dark colours',
    path: 'phone-unlocking-appeal/mine/',
    scheme: 'dark',
    after: ({ page, sandbox }) => signInOnce(page, sandbox),
  },
  {
    name: 'an appeal that is not whole, in dark colours',
    path: 'phone-unlocking-appeal/new/',
    scheme: 'dark',
    after: async ({ page, sandbox }) => {
      await signInOnce(page, sandbox)
      await page.locator('main form').getByRole('button').last().click()
      await page.locator('#idNumber-error').waitFor()
    },
  },
  {
    name: 'how to allow the location',
    path: 'phone-unlocking-appeal/new/',
    after: async ({ page, sandbox }) => {
      await signInOnce(page, sandbox)
      await page.locator('main form button[type=button]').nth(1).click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    name: 'my appeals',
    path: 'phone-unlocking-appeal/new/',
    after: async ({ page, sandbox }) => {
      await submitAppeal(page, sandbox)
      await follow(page, 'main a[href$="/phone-unlocking-appeal/mine/"]')
    },
  },
  {
    name: 'an appeal to be changed',
    path: 'phone-unlocking-appeal/new/',
    after: async ({ page, sandbox }) => {
      await submitAppeal(page, sandbox)
      await follow(page, 'main a[href$="?change=1"]')
    },
  },
  { name: 'an order of nobody', path: 'purchase-service/detail/' },
  {
    name: 'an order that is not there, in dark colours',
    path: 'purchase-service/policy/',
    scheme: 'dark',
    after: ({ page, sandbox }) => signInOnce(page, sandbox),
  },
  { name: 'an appeal of nobody', path: 'phone-unlocking-appeal/show/' },
  {
    name: 'the prices of a model',
    path: 'spare-parts-price/',
    after: async ({ page }) => {
      await page.locator('#product').selectOption('Laptop')
      for (const field of ['brand', 'series', 'model'])
        await page.locator(`#${field}`).selectOption({ index: 1 })
      await page.locator('main table').waitFor()
    },
  },
  { name: 'the warranty check in dark colours', path: 'warranty-check/', scheme: 'dark' },
  {
    name: 'the price of a repair that waits for its owner',
    path: 'repair-status/',
    after: async ({ page, section, sandbox }) => void (await openQuote(page, sandbox, section)),
  },
  {
    name: 'the receipt of an answer to a price, in dark colours',
    path: 'repair-status/',
    scheme: 'dark',
    after: async ({ page, section, sandbox }) => {
      await answerQuote(page, sandbox, await openQuote(page, sandbox, section), 'yes')
      await page.locator('#code').waitFor({ state: 'detached' })
    },
  },
  { name: 'a price of no look-up', path: 'repair-status/quote/' },
  {
    name: 'a device that is recalled, in dark colours',
    path: 'recalls/',
    scheme: 'dark',
    after: async ({ page }) => {
      await page.locator('#number').fill('004401031120005')
      await page.locator('main form button').first().click()
      await page.locator('main form ~ * a[href*="/recalls/#"], main a[href*="/recalls/#"]').first().waitFor()
    },
  },
  { name: 'a contest of nobody', path: 'contest/' },
  { name: 'a contest to be found', path: 'contest/show/' },
  {
    name: 'own data that was not meant to be deleted',
    path: 'your-data/mine/',
    after: ({ page, sandbox }) => signInOnce(page, sandbox),
  },
  { name: 'messages that were stopped', path: 'repair-status/word/' },
]
