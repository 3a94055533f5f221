/** A field, with how React knows what of it it has been told (its `inputValueTracking`). */
type Field = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & {
  checked?: boolean
  _valueTracker?: { setValue: (text: string) => void }
}

/** By field: its text, or whether it was chosen where that is all that can be said of it. */
const given = new Map<Field, string | boolean>()

/** Remembers what is typed and chosen while nobody but the browser listens. */
export function remember({ target }: Event): void {
  const field = target as Field
  given.set(field, isChoice(field) ? !!field.checked : field.value)
}

/** Tells React of it. The field itself is left alone where it has its text, so that a word half typed stays whole. */
export function giveBack(): void {
  for (const [field, value] of given) {
    if (typeof value === 'boolean') {
      field.checked = value
      // One that no pointer made changes nothing itself.
      tell(field, 'click', `${!value}`)
    } else {
      if (field.value !== value) field.value = value
      tell(field, field.matches('select') ? 'change' : 'input', `not ${value}`)
    }
  }
}

/** @param before what it had: else React takes what it found in the field for what it has told everybody */
function tell(field: Field, event: string, before: string): void {
  field._valueTracker?.setValue(before)
  field.dispatchEvent(new Event(event, { bubbles: true }))
}

function isChoice(field: Field): boolean {
  return field.matches('[type=checkbox],[type=radio]')
}
