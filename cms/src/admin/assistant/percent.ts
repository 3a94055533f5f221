export function percentIn(language: string, share: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share)
}
