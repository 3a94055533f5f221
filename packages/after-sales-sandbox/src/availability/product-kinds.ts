/** Of the price list, by the kinds of device of a centre. */
const KINDS: Readonly<Record<string, string>> = {
  'Mobile Phone': 'mobile-phone',
  Tablet: 'tablet',
  Laptop: 'laptop',
  TV: 'tv',
  'Retail Accessories': 'wearable',
  'Home Appliance': 'home-appliance',
}

/** SQL: the kind of device of a product, null where centres repair none of it. */
export const kindOf = (product: string): string =>
  `CASE ${product}.kind ${Object.entries(KINDS)
    .map(([kind, device]) => `WHEN '${kind}' THEN '${device}'`)
    .join(' ')} END`
