import { buyAPlan } from './buy-a-plan'
import type { Journey } from './journey'
import { textOf, until, untilAlive, untilThere } from './tab'

const TOP_AD = 'aside[id^=ad-]:not([data-bottom-ad])'
const VERDICT = 'main h2[tabindex="-1"]'
const IS_HELD = 'document.querySelector("script[type=deferred]") !== null'

export const JOURNEYS: Readonly<Record<string, (journey: Journey) => Promise<void>>> = {
  'home, and its search': seeHome,
  'scripts that were held back': useHeldScripts,
  'typed before the scripts came': typeBeforeScripts,
  'a warranty check': checkWarranty,
  'back and forward': goBackAndForward,
  'a purchase, paid': buyAPlan,
}

async function seeHome({ tab, siteUrl, section }: Journey): Promise<void> {
  await tab.open(`${siteUrl}/${section.lang}/`)
  expect(await tab.read('document.documentElement.dir || "ltr"'), section.direction, 'the direction')
  expect(
    await tab.read('Math.max(0, document.documentElement.scrollWidth - innerWidth)'),
    0,
    'sideways scroll',
  )
  const pictures = '[...document.images].filter((one) => one.complete && one.naturalWidth === 0).length'
  expect(await tab.read(pictures), 0, 'pictures that did not load')
  await tab.fill('main input[name=q]', 'battery')
  await tab.click('main form:has(input[name=q]) button[type=submit]')
  await until(tab, 'location.pathname.includes("/search/")', 'the search page')
  await untilThere(tab, 'main li a[href]')
}

async function useHeldScripts({ tab, siteUrl, section }: Journey): Promise<void> {
  await tab.open(`${siteUrl}/${section.lang}/tips/`)
  expect(await tab.read(IS_HELD), true, 'scripts held back')
  await tab.click(`${TOP_AD} button`)
  await until(tab, `document.querySelector("${TOP_AD}")?.checkVisibility() !== true`, 'the banner to close')
  expect(await tab.read(IS_HELD), false, 'scripts still held back')
  const before = Number(await tab.read('document.querySelectorAll("main article, main li").length'))
  await tab.click('main a[data-scripted]')
  await until(tab, `document.querySelectorAll("main article, main li").length > ${before}`, 'more articles')
}

async function typeBeforeScripts({ tab, siteUrl, section }: Journey): Promise<void> {
  await tab.open(`${siteUrl}/${section.lang}/warranty-check/`)
  await tab.fill('#imei', '3520')
  await untilAlive(tab, '#imei')
  expect(await tab.read('document.querySelector("#imei").value'), '3520', 'the field')
  await tab.click('main form:has(#imei) button')
  await untilThere(tab, '#imei-error')
  expect(await tab.read('document.querySelector("#imei").value'), '3520', 'the field after its refusal')
}

async function checkWarranty({ tab, siteUrl, section, sandbox }: Journey): Promise<void> {
  const { 'out-of-warranty': imei = '' } = await sandbox.devices(section.lang)
  await tab.open(`${siteUrl}/${section.lang}/warranty-check/`)
  await tab.fill('#imei', section.lang === 'sa' ? toArabicDigits(imei) : imei)
  await tab.click('main form:has(#imei) button')
  await untilThere(tab, VERDICT)
  expect((await textOf(tab, VERDICT)).length > 5, true, 'a verdict')
  expect(String(await tab.read('location.href')).includes(imei), false, 'the IMEI in the address')
  const shown = String(await tab.read('document.querySelector("main dl").textContent'))
  expect(shown.includes(imei), true, 'the IMEI beside its verdict')
}

async function goBackAndForward({ tab, siteUrl, section }: Journey): Promise<void> {
  await tab.open(`${siteUrl}/${section.lang}/tips/`)
  const list = await textOf(tab, 'h1')
  await untilAlive(tab, 'main a[data-scripted]')
  await tab.click('main h3 a, main li article a')
  await until(tab, `document.querySelector("h1")?.textContent !== ${JSON.stringify(list)}`, 'the article')
  const article = await textOf(tab, 'h1')
  await tab.back()
  await until(tab, `document.querySelector("h1")?.textContent === ${JSON.stringify(list)}`, 'the list again')
  await tab.forward()
  await until(
    tab,
    `document.querySelector("h1")?.textContent === ${JSON.stringify(article)}`,
    'the article again',
  )
  await tab.back()
  await until(
    tab,
    `document.querySelector("h1")?.textContent === ${JSON.stringify(list)}`,
    'the list once more',
  )
  const before = Number(await tab.read('document.querySelectorAll("main article, main li").length'))
  await tab.click('main a[data-scripted]')
  await until(tab, `document.querySelectorAll("main article, main li").length > ${before}`, 'more articles')
}

function expect(found: unknown, wanted: unknown, what: string): void {
  if (found !== wanted)
    throw new Error(`${what}: ${JSON.stringify(found)} in place of ${JSON.stringify(wanted)}`)
}

const toArabicDigits = (digits: string) =>
  digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
