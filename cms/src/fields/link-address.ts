const TOP_LEVEL_DOMAIN = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/** With a valid top-level domain, without a password [5#10]. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false
  const url = new URL(value)
  const labels = url.hostname.split('.')
  return labels.length >= 2 && TOP_LEVEL_DOMAIN.test(labels.at(-1) ?? '') && !url.username && !url.password
}

/** `news`, `service-policy/3/?page=2` */
export function isRelativePath(value: string): boolean {
  return (
    /^\/?[a-z0-9][a-z0-9\-_/]*(?:\?[\w=&%.-]*)?(?:#[\w-]*)?$/i.test(value) &&
    !value.includes('//') &&
    !/^\d+$/.test(value)
  )
}

/** [2.2#24] */
export function isArticleId(value: string): boolean {
  return /^[1-9]\d{0,9}$/.test(value)
}
