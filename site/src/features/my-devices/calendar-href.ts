export function calendarHref(lang: string, device: string): string {
  return `/api/my-devices/calendar/?${new URLSearchParams({ lang, device })}`
}
