import { baseKeymap, chainCommands, setBlockType, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command, Plugin } from 'prosemirror-state'
import { schema } from './schema.ts'

const { nodes, marks } = schema

const lineBreak: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type !== nodes.paragraph) return false
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}

/** A mark typed around words, such as `**bold**`. */
const markRule = (form: RegExp, name: 'strong' | 'emphasis' | 'code'): InputRule =>
  new InputRule(form, (state, match, start, end) => {
    const [whole = '', before = '', words = ''] = match
    const from = start + whole.indexOf(before) + before.length
    const inherited = state.doc.resolve(from).marks()
    const text = schema.text(words, marks[name].create().addToSet(inherited))
    return state.tr.replaceWith(from, end, text).removeStoredMark(marks[name])
  })

/** Markdown becomes what it means while it is typed. */
const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, ([, hashes = '']) => ({
      level: hashes.length,
    })),
    wrappingInputRule(/^([-*])\s$/, nodes.bullet_list, ([, mark]) => ({ mark, tight: true })),
    wrappingInputRule(/^(\d{1,4})([.)])\s$/, nodes.ordered_list, ([, start, mark]) => ({
      ...{ start: Number(start), mark, tight: true },
    })),
    wrappingInputRule(/^>\s$/, nodes.quote),
    markRule(/(^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, 'strong'),
    markRule(/(^|[^*])\*([^*\s](?:[^*]*[^*\s])?)\*$/, 'emphasis'),
    markRule(/(^|[^`])`([^`]+)`$/, 'code'),
    new InputRule(/\{\{([^{}\n]+)\}\}$/, (state, [raw = ''], start, end) =>
      state.tr.replaceWith(start, end, nodes.variable.create({ raw: raw.trim() })),
    ),
  ],
})

const item = nodes.list_item

export const editing: readonly Plugin[] = [
  rules,
  keymap({
    'Mod-b': toggleMark(marks.strong),
    'Mod-i': toggleMark(marks.emphasis),
    'Mod-e': toggleMark(marks.code),
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Mod-Alt-0': setBlockType(nodes.paragraph),
    'Mod-Alt-2': setBlockType(nodes.heading, { level: 2 }),
    'Mod-Alt-3': setBlockType(nodes.heading, { level: 3 }),
    Enter: splitListItem(item),
    'Shift-Enter': lineBreak,
    // Tab leaves the field, unless it moves an item of a list.
    'Mod-]': sinkListItem(item),
    'Mod-[': liftListItem(item),
    Backspace: chainCommands((state, dispatch) => {
      const { $from, empty } = state.selection
      const isHeading = $from.parent.type === nodes.heading
      if (!empty || $from.parentOffset > 0 || !isHeading) return false
      return setBlockType(nodes.paragraph)(state, dispatch)
    }, liftAtStart),
  }),
  keymap(baseKeymap),
  history(),
]

function liftAtStart(...[state, dispatch]: Parameters<Command>): boolean {
  const { $from, empty } = state.selection
  const isFirst = $from.depth > 1 && $from.index(-1) === 0 && $from.node(-1).type === item
  if (!empty || $from.parentOffset > 0 || !isFirst) return false
  return liftListItem(item)(state, dispatch)
}
