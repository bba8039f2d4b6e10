const maxLength = 300

/** A value of a body, a record or a contact, as people read it. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty'
  const isPlainList = Array.isArray(value) && value.every((one) => typeof one !== 'object')
  const text = isPlainList
    ? value.join(', ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}
