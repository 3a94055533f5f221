import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import type { CentersWords } from './words'

const MAP_KILOBYTES = 500

export async function centersWords(): Promise<CentersWords> {
  const { region } = await currentVisit()
  const t = await getTranslations('centers')
  const common = await getTranslations('common')
  const forms = await getTranslations('forms')
  const size = new Intl.NumberFormat(region.tag, { style: 'unit', unit: 'kilobyte' }).format(MAP_KILOBYTES)
  return {
    form: {
      label: t('form.label'),
      country: t('form.country'),
      state: t('form.state'),
      allStates: t('form.allStates'),
      city: t('form.city'),
      allCities: t('form.allCities'),
      brand: t('center.brands'),
      allBrands: t('form.allBrands'),
      kind: t('form.kind'),
      allKinds: t('form.allKinds'),
      keyword: t('form.keyword'),
      sort: t('form.sort'),
      byName: t('form.byName'),
      byDistance: t('form.byDistance'),
      bySlot: t('form.bySlot'),
      openNow: t('form.openNow'),
      submit: t('form.submit'),
      searching: t('form.searching'),
    },
    near: {
      button: t('near.button'),
      privacy: t('near.privacy'),
      locating: t('near.locating'),
      failed: t('near.failed'),
      shown: t('near.shown'),
      leave: t('near.leave'),
    },
    results: {
      title: t('results.title'),
      noneText: t('results.noneText'),
      noneOpen: t('results.noneOpen'),
      withoutPart: t('part.remove'),
      failed: forms('failed.title'),
      unavailable: forms('failed.unavailable'),
      pages: common('paging.label'),
      previous: common('paging.previous'),
      next: common('paging.next'),
    },
    center: {
      phone: t('center.phone'),
      email: t('center.email'),
      brands: t('center.brands'),
      kinds: t('center.kinds'),
      inStock: t('center.inStock'),
      slot: t('center.slot'),
      ticket: t('center.ticket'),
      hours: t('center.hours'),
      weekday: t('center.weekday'),
      zone: t('center.zone'),
      directions: t('center.directions'),
      reserve: t('center.reserve'),
      walkIn: t('center.walkIn'),
    },
    map: {
      show: t('map.show'),
      hide: t('map.hide'),
      size: t('map.size', { size }),
      label: t('map.label'),
      hint: t('map.hint'),
      streets: t('map.streets'),
      here: t('map.here'),
      loading: t('map.loading'),
      failed: t('map.failed'),
      centerFailed: t('map.centerFailed'),
      close: common('close'),
      sources: t('map.sources'),
      zoomIn: t('map.zoomIn'),
      zoomOut: t('map.zoomOut'),
      touch: t('map.touch'),
      wheelWithCtrl: t('map.wheel', { key: 'Ctrl' }),
      wheelWithCommand: t('map.wheel', { key: '⌘' }),
    },
  }
}
