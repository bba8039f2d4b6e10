/** Whether texts can be written in the language; the pattern of the schema lets pass what the standard refuses. */
export function isLanguage(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0
  } catch {
    return false
  }
}
