/** React's own `inputValueTracking`. */
type Field = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & {
  checked?: boolean
  _valueTracker?: { setValue: (text: string) => void }
}

const given = new Map<Field, string | boolean>()

export function remember({ target }: Event): void {
  const field = target as Field
  given.set(field, isChoice(field) ? !!field.checked : field.value)
}

/** Leaves unchanged text alone, for the sake of input methods. */
export function giveBack(): void {
  for (const [field, value] of given) {
    if (typeof value === 'boolean') {
      field.checked = value
      // A synthetic click changes nothing itself.
      tell(field, 'click', `${!value}`)
    } else {
      if (field.value !== value) field.value = value
      tell(field, field.matches('select') ? 'change' : 'input', `not ${value}`)
    }
  }
}

/** @param before React ignores an event without a change */
function tell(field: Field, event: string, before: string): void {
  field._valueTracker?.setValue(before)
  field.dispatchEvent(new Event(event, { bubbles: true }))
}

function isChoice(field: Field): boolean {
  return field.matches('[type=checkbox],[type=radio]')
}
