import { splitValues } from '../../../platform/files/several.ts'

export type TagSeparator = ',' | '|' | null

/**
 * Returns the separator of tags in a column besides `;`, from its first cells: a program uses one separator. If the
 * cells contain `;`, commas are part of the tags.
 */
export function tagSeparatorOf(samples: readonly string[]): TagSeparator {
  if (samples.some((cell) => /(?<!\\);| ::: |[\r\n]/.test(cell))) return null
  return samples.some((cell) => cell.includes('|')) ? '|' : ','
}

/** Returns the tags of a cell, without Google's mark for its address book. A tag in `whole` is never split. */
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

/** Quoted tags, as Mailchimp writes them. */
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
