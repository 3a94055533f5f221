interface DayAndHours {
  day: string
  hours: string
}

/** Days in a row with the same hours as one: ‘Monday – Friday’. */
export function daysAlike(week: readonly DayAndHours[]): DayAndHours[] {
  const groups: { days: string[]; hours: string }[] = []
  for (const { day, hours } of week) {
    const last = groups.at(-1)
    if (last?.hours === hours) last.days.push(day)
    else groups.push({ days: [day], hours })
  }
  return groups.map(({ days, hours }) => {
    const [first = ''] = days
    return { day: days.length > 1 ? `${first} – ${days.at(-1)}` : first, hours }
  })
}
