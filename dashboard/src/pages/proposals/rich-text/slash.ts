import { setBlockType, wrapIn } from 'prosemirror-commands'
import { wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { RichText } from './read.ts'
import { schema } from './schema.ts'
import { writeText } from './write.ts'

const { nodes } = schema

/** A slash at the beginning of a word, and what is typed after it. */
export interface Slash {
  from: number
  query: string
}

export function slashIn({ selection }: EditorState): Slash | null {
  const { $from, empty } = selection
  if (!empty || !$from.parent.isTextblock) return null
  const before = $from.parent.textBetween(0, $from.parentOffset, null, '\ufffc')
  const [, query] = /(?:^|\s)\/([\p{L}\d ]{0,24})$/u.exec(before) ?? []
  return query === undefined ? null : { from: $from.pos - query.length - 1, query }
}

const insertRule: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.rule.create()).scrollIntoView())
  return true
}

/** Parts of a text that the menu inserts. */
export const textParts: readonly { label: string; run: Command }[] = [
  { label: 'Heading', run: setBlockType(nodes.heading, { level: 2 }) },
  { label: 'Subheading', run: setBlockType(nodes.heading, { level: 3 }) },
  { label: 'Bulleted list', run: wrapInList(nodes.bullet_list) },
  { label: 'Numbered list', run: wrapInList(nodes.ordered_list) },
  { label: 'Quote', run: wrapIn(nodes.quote) },
  { label: 'Divider', run: insertRule },
]

/** Takes the slash and its word out of the text. */
export function removeSlash(view: EditorView, { from }: Slash): void {
  view.dispatch(view.state.tr.delete(from, view.state.selection.from))
  view.focus()
}

/** A text in two, before and after the place of the cursor, for a block that comes between. */
export function splitAtCursor(
  { doc, selection }: EditorState,
  source: Pick<RichText, 'written' | 'tail'>,
): { before: string; rest: string } {
  const end = selection.$from.index(0) + 1
  const write = (from: number, to: number) => {
    const part = doc.children.slice(from, to)
    return part.length === 0 ? '' : writeText(schema.node('doc', null, part), source).trim()
  }
  const rest = write(end, doc.childCount)
  return rest === '' ? { before: writeText(doc, source), rest } : { before: write(0, end), rest }
}
