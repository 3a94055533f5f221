export function deviceName(brand: string | null, model: string | null): string {
  if (!brand || !model) return model ?? brand ?? ''
  return model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${brand} ${model}`
}
