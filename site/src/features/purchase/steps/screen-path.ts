import { hrefBelow } from '@/links/href'

export const screenPath = (lang: string) => hrefBelow(lang, 'warranty-check', 'broken-screen')
