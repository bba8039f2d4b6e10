import './rich-text.css'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { editing } from './plugins.ts'
import { type RichText as Read, readPasted, readText } from './read.ts'
import { removeSlash, type Slash, slashIn, splitAtCursor, textParts } from './slash.ts'
import { type SlashChoice, SlashMenu } from './slash-menu.tsx'
import { Toolbar } from './toolbar.tsx'
import { writeText } from './write.ts'

/** A block that a slash inserts below the text, or within it. */
interface InsertableBlock {
  label: string
  icon: ReactNode
  insert(text: { before: string; rest: string }): void
}

interface RichTextProps {
  label: string
  value: string
  onChange(text: string): void
  insertable: readonly InsertableBlock[]
  /** Actions at the end of the tools. */
  tools: (insert: (variable: string) => void) => ReactNode
  /** The field of a text that has a part which the editor does not show. */
  plain: ReactNode
}

/** `<RichText label value onChange>`: a text as the client reads it, stored as it is written. */
export function RichText(props: RichTextProps) {
  const known = useRef<{ value: string; read: Read | null } | null>(null)
  if (known.current?.value !== props.value) {
    known.current = { value: props.value, read: readText(props.value) }
  }
  const { read } = known.current
  // A field does not turn into another one while somebody types in it.
  const [isPlain] = useState(read === null)
  if (!read || isPlain) return props.plain
  const report = (text: string): void => {
    known.current = { value: text, read }
    props.onChange(text)
  }
  return <Editor {...props} read={read} onChange={report} />
}

function Editor({
  label,
  value,
  read,
  onChange,
  insertable,
  tools,
}: RichTextProps & { read: Read }) {
  const place = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView | null>(null)
  const [, redraw] = useState(0)
  const [current, setCurrent] = useState(0)
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const source = useRef(read)
  const shown = useRef(value)
  const id = useId()
  const slash = view?.hasFocus() ? slashIn(view.state) : null
  const isOpen = slash !== null && slash.from !== closedAt
  const choices = isOpen && view ? choicesFor(slash, view) : []
  const chosen = Math.min(current, choices.length - 1)
  const latest = useRef({ onChange, choices, chosen, slash })
  latest.current = { onChange, choices, chosen, slash }

  function choicesFor(open: Slash, on: EditorView): SlashChoice[] {
    const all = [
      ...textParts.map(({ label: name, run }) => ({
        label: name,
        pick: () => {
          removeSlash(on, open)
          run(on.state, on.dispatch)
        },
      })),
      ...insertable.map(({ label: name, icon, insert }) => ({
        ...{ label: name, icon },
        pick: () => {
          removeSlash(on, open)
          insert(splitAtCursor(on.state, source.current))
        },
      })),
    ]
    const query = open.query.toLowerCase()
    return all.filter((one) => one.label.toLowerCase().includes(query))
  }

  useLayoutEffect(() => {
    if (!place.current) return
    const made = new EditorView(place.current, {
      state: EditorState.create({ doc: source.current.doc, plugins: [...editing] }),
      clipboardTextParser: (text, _context, isPlain) =>
        (isPlain ? null : readPasted(text)) as NonNullable<ReturnType<typeof readPasted>>,
      dispatchTransaction(transaction) {
        made.updateState(made.state.apply(transaction))
        if (transaction.docChanged) {
          shown.current = writeText(made.state.doc, source.current)
          latest.current.onChange(shown.current)
          setCurrent(0)
        }
        if (!slashIn(made.state)) setClosedAt(null)
        redraw((count) => count + 1)
      },
      handleKeyDown: (_, event) => onMenuKey(event),
      handleDOMEvents: {
        focus: () => redraw((count) => count + 1),
        blur: () => redraw((count) => count + 1),
      },
    })
    setView(made)
    const begun = place.current.closest<HTMLElement>('[data-begun]')
    if (begun) {
      delete begun.dataset['begun']
      made.focus()
    }
    return () => made.destroy()

    function onMenuKey(event: KeyboardEvent): boolean {
      const { choices: open, chosen: at, slash: here } = latest.current
      if (open.length === 0) return false
      if (event.key === 'ArrowDown') setCurrent((at + 1) % open.length)
      else if (event.key === 'ArrowUp') setCurrent((at - 1 + open.length) % open.length)
      else if (event.key === 'Enter' || event.key === 'Tab') open[at]?.pick()
      else if (event.key === 'Escape') setClosedAt(here?.from ?? null)
      else return false
      return true
    }
  }, [])

  // The text is another one: it was taken from the server, or a block was put into it.
  useEffect(() => {
    if (!view || value === shown.current) return
    source.current = read
    shown.current = value
    view.updateState(EditorState.create({ doc: read.doc, plugins: [...editing] }))
  }, [view, value, read])

  useEffect(() => {
    const isEmpty =
      view?.state.doc.childCount === 1 && view.state.doc.firstChild?.content.size === 0
    view?.setProps({
      attributes: {
        ...{ class: 'rich-text', role: 'textbox', dir: 'auto', spellcheck: 'true' },
        ...{ 'aria-multiline': 'true', 'aria-label': label },
        ...(isEmpty && { 'data-empty': '', 'data-hint': 'Write, or press / to insert' }),
        ...(choices.length > 0 && {
          ...{ 'aria-controls': id, 'aria-activedescendant': `${id}-${chosen}` },
        }),
      },
    })
  })
  const at = isOpen && view ? view.coordsAtPos(slash.from) : null
  return (
    <div className="-mx-2">
      <Toolbar view={view} tools={tools} />
      <div ref={place} />
      {at && choices.length > 0 && <SlashMenu id={id} choices={choices} current={chosen} at={at} />}
    </div>
  )
}
