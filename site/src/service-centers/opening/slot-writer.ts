export function slotWriter(tag: string) {
  const gregorian = tag.startsWith('ar') ? `${tag}-u-ca-gregory` : tag
  const days = new Intl.DateTimeFormat(gregorian, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const times = new Intl.DateTimeFormat(gregorian, { timeStyle: 'short', timeZone: 'UTC' })
  return {
    day: (date: string) => days.format(new Date(`${date}T00:00:00Z`)),
    time: (start: string) => times.format(new Date(`2000-01-01T${start}:00Z`)),
  }
}
