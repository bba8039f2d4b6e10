import { splitValues } from '../../../platform/files/several.ts'

export type TagSeparator = ',' | '|' | null

/**
 * What separates the tags of a column beside `;`, by its first cells: a program writes one sign. Where they have a `;`,
 * commas are part of the tags.
 */
export function tagSeparatorOf(samples: readonly string[]): TagSeparator {
  if (samples.some((cell) => /(?<!\\);| ::: |[\r\n]/.test(cell))) return null
  return samples.some((cell) => cell.includes('|')) ? '|' : ','
}

/** The tags of a cell, without Google's mark for whoever is in the address book. A tag in `whole` stays one. */
export function tagsIn(cell: string, separator: TagSeparator, whole: readonly string[]): string[] {
  const tags =
    separator === null
      ? cell
      : keepWhole(
          cell.replace(quoted, (_, tag) => escaped(tag)),
          whole,
        )
  return splitValues(tags, separator ?? '').filter((tag) => tag !== '* myContacts')
}

/** As Mailchimp writes tags. */
const quoted = /(?<=^\s*|,\s*)"([^"]*)"(?=\s*(?:,|$))/g

const escaped = (tag: string): string => tag.replace(/[\\;,|]/g, '\\$&')

const keepWhole = (cell: string, whole: readonly string[]): string =>
  whole.reduce((text, tag) => {
    if (!text.includes(tag)) return text
    const alone = new RegExp(
      `(?<=^\\s*|(?<!\\\\)[,|;]\\s*)${RegExp.escape(tag)}(?=\\s*(?:[,|;]|$))`,
      'g',
    )
    return text.replace(alone, () => escaped(tag))
  }, cell)
