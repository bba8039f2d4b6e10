export type CheckedControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isChecked = (element: Element): element is CheckedControl =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

/** Returns the controls of a form whose values its attributes refuse (`required`, `type`, `min` …), in their order. */
export const invalidControls = (form: HTMLFormElement): CheckedControl[] =>
  [...form.elements]
    .filter(isChecked)
    .filter(({ willValidate, validity }) => willValidate && !validity.valid)

/** Returns what is wrong with the value of a control, in our words: a browser's bubble has its own language and look. */
export function validityFault(control: CheckedControl): string {
  const { validity } = control
  if (validity.valueMissing) return missingFault(control)
  if (validity.badInput) return control.type === 'number' ? 'Enter a number.' : 'Enter a full date.'
  if (validity.typeMismatch) {
    return control.type === 'email'
      ? 'Enter a full email address, such as ada@example.com.'
      : 'Enter a full address, such as https://example.com.'
  }
  if (control instanceof HTMLSelectElement) return control.validationMessage
  if (validity.tooShort) return `Use at least ${control.minLength} characters.`
  if (validity.tooLong) return `Use at most ${control.maxLength} characters.`
  if (control instanceof HTMLInputElement) {
    if (validity.rangeUnderflow) return `Enter ${control.min} or more.`
    if (validity.rangeOverflow) return `Enter ${control.max} or less.`
    if (validity.stepMismatch && control.step === '') return 'Enter a whole number.'
    if (validity.patternMismatch && control.title) return control.title
  }
  return control.validationMessage
}

function missingFault(control: CheckedControl): string {
  if (control instanceof HTMLSelectElement || control.type === 'radio') return 'Choose one.'
  if (control.type === 'checkbox') return 'Tick this to continue.'
  if (control.type === 'file') return 'Choose a file.'
  return 'Fill in this field.'
}
