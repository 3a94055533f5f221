/** A field, with how React knows what of it it has been told (its `inputValueTracking`). */
type Field = (HTMLInputElement | HTMLTextAreaElement) & {
  _valueTracker?: { setValue: (text: string) => void }
}

const texts = new Map<Field, string>()

/** Remembers what is typed while nobody but the browser listens. */
export function remember({ target }: Event): void {
  const field = target as Field
  texts.set(field, field.value)
}

/** Tells React of it. The field itself is left alone where it has its text, so that a word half typed stays whole. */
export function giveBack(): void {
  for (const [field, text] of texts) {
    if (field.value !== text) field.value = text
    // Else React takes what it found in the field for what it has told everybody.
    field._valueTracker?.setValue(`not ${text}`)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
