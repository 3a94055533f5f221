import { IMEI_LENGTH } from '@carelane/after-sales/imei'
import { getTranslations } from 'next-intl/server'
import { ASK_REPAIR_PATH, ASK_WARRANTY_PATH } from '@/forms/home-handover'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { SectionFrame } from '../section-frame'
import type { Live } from './live'
import type { Tool } from './tool'
import { ToolTicket } from './tool-ticket'
import { Icon } from '@/ui/icon/icon'
import styles from './tools.module.css'

const NUMBER = { name: 'number', dir: 'ltr', spellCheck: false } as const

/** One field of each tool, which leads to its answer. Radio buttons choose on phones; CSS switches. */
export async function Tools({ title }: { title: string }) {
  const { lang } = await currentVisit()
  const tools = await toolsOf(lang)
  return (
    <div className={styles.tools}>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{title}</legend>
        {tools.map(({ page, icon, name }, place) => (
          <label key={page}>
            <input type="radio" name="home-tool" value={page} defaultChecked={place === 0} />
            <Icon name={icon} />
            {name}
          </label>
        ))}
      </fieldset>
      <ul role="list" className={styles.tickets}>
        {tools.map((tool) => (
          <li key={tool.page} data-ticket={tool.page}>
            <ToolTicket tool={tool} lang={lang} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export async function ToolsSection({ section }: { section: Live }) {
  const t = await getTranslations('landing')
  return (
    <SectionFrame section={section} title={t('tools.title')} intro={section.intro}>
      <Tools title={section.title ?? t('tools.title')} />
    </SectionFrame>
  )
}

async function toolsOf(lang: string): Promise<Tool[]> {
  const t = await getTranslations('landing.tools')
  const device = await getTranslations('device')
  return [
    {
      page: 'warranty-check',
      icon: 'shield',
      name: t('warranty'),
      label: device('imei'),
      hint: device('imeiHint', { count: IMEI_LENGTH }),
      ask: t('warrantyAsk'),
      more: device('where.title'),
      // Numbers of people never stand in addresses.
      form: { method: 'post', action: ASK_WARRANTY_PATH },
      input: { ...NUMBER, inputMode: 'numeric' },
    },
    {
      page: 'repair-status',
      icon: 'clock',
      name: t('status'),
      label: t('statusField'),
      hint: t('statusHint'),
      ask: t('statusAsk'),
      more: t('statusMore'),
      form: { method: 'post', action: ASK_REPAIR_PATH },
      input: { ...NUMBER, autoCapitalize: 'characters' },
    },
    {
      page: 'service-center',
      icon: 'place',
      name: t('center'),
      label: t('centerField'),
      ask: t('centerAsk'),
      more: t('centerMore'),
      form: { action: href(lang, 'service-center') },
      input: { name: 'q', enterKeyHint: 'search' },
    },
    {
      page: 'spare-parts-price',
      icon: 'price',
      name: t('price'),
      label: device('model'),
      hint: t('priceHint'),
      ask: t('priceAsk'),
      more: t('priceMore'),
      form: { action: href(lang, 'spare-parts-price') },
      input: { name: 'named', enterKeyHint: 'search' },
    },
  ]
}
