interface Read {
  value?: Record<string, unknown>
  fault?: string
}

/** The JSON object that somebody has typed; nothing when the text is empty. */
export function objectIn(text: string): Read {
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject
      ? { value: value as Record<string, unknown> }
      : { fault: 'Write a JSON object, in braces.' }
  } catch (error) {
    return { fault: `This is not valid JSON: ${(error as Error).message}` }
  }
}
