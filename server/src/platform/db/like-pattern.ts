const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** Returns a `like` pattern for values that contain the text. Wildcards in the text are escaped. */
export const containing = (text: string): string => `%${literally(text)}%`

/**
 * Returns a `like` pattern for values that begin with the text; with `before: '%'`, for values that contain a part that
 * begins with it.
 */
export const beginning = (text: string, before: '' | '%' = ''): string =>
  `${before}${literally(text)}%`
