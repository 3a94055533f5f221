import { NEWS_CATEGORIES, TIPS_CATEGORIES } from '@carelane/main-api'
import type { Field } from 'payload'
import { products } from '../../fields/products'
import { inWords } from '../../refusals/say-refusal'

const CATEGORY_LABELS: Record<Category, string> = {
  company: 'Company news',
  industry: 'Industry news',
  'mobile-phones': 'Mobile phones',
  tvs: 'TVs',
  computers: 'Computers',
  tablets: 'Tablets',
  'home-appliances': 'Home appliances',
}

type Category = (typeof NEWS_CATEGORIES | typeof TIPS_CATEGORIES)[number]

/** [2.4#9], [2.4#3] */
const CATEGORIES: Record<'news' | 'tips', readonly string[]> = {
  news: NEWS_CATEGORIES,
  tips: TIPS_CATEGORIES,
}

export const kindFields: Field[] = [
  {
    name: 'type',
    type: 'select',
    required: true,
    defaultValue: 'news',
    index: true,
    options: [
      { value: 'news', label: 'News' },
      { value: 'tips', label: 'Tip' },
    ],
    admin: { position: 'sidebar' },
  },
  {
    name: 'category',
    type: 'select',
    required: true,
    index: true,
    options: [...NEWS_CATEGORIES, ...TIPS_CATEGORIES].map((value) => ({
      value,
      label: CATEGORY_LABELS[value],
    })),
    filterOptions: ({ options, siblingData }) =>
      options.filter((option) => typeof option === 'object' && isOfType(siblingData, option.value)),
    validate: inWords(
      (value: unknown, { siblingData }) => isOfType(siblingData, value) || 'Choose a category of this type.',
    ),
    admin: { position: 'sidebar' },
  },
  {
    name: 'brands',
    type: 'relationship',
    relationTo: 'brands',
    hasMany: true,
    admin: { position: 'sidebar', allowCreate: false, description: 'What it is about. Empty: any brand.' },
  },
  products,
]

function isOfType(article: unknown, category: unknown): boolean {
  const type = (article as { type?: unknown }).type === 'tips' ? 'tips' : 'news'
  return CATEGORIES[type].some((name) => name === category)
}
