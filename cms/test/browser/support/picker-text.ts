/** An instant as the admin's pickers write it: `November 21st 2026, 8:25 AM`, to the minute and by the browser's clock. */
export function asPickerText(at: Date): string {
  const month = at.toLocaleString('en', { month: 'long' })
  const time = at.toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' })
  return `${month} ${ordinal(at.getDate())} ${at.getFullYear()}, ${time}`
}

function ordinal(day: number): string {
  const suffixes: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' }
  return `${day}${suffixes[new Intl.PluralRules('en', { type: 'ordinal' }).select(day)] ?? 'th'}`
}
