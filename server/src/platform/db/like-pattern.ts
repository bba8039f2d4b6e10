const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** For `like`: what contains the text, of which no character is a wildcard. */
export const containing = (text: string): string => `%${literally(text)}%`

/** For `like`: what begins with the text; with `%` before it, what holds something that does. */
export const beginning = (text: string, before: '' | '%' = ''): string =>
  `${before}${literally(text)}%`
