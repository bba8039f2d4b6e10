import { Bold, Italic, Link, type LucideIcon } from 'lucide-react'
import { toggleMark } from 'prosemirror-commands'
import type { EditorView } from 'prosemirror-view'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { schema } from './schema.ts'

const { marks, nodes } = schema

interface ToolbarProps {
  view: EditorView | null
  tools: (insert: (variable: string) => void) => ReactNode
}

/** Tools for the words that are selected. */
export function Toolbar({ view, tools }: ToolbarProps) {
  const [isLinking, setLinking] = useState(false)
  const toggle = (name: 'strong' | 'emphasis') => {
    if (!view) return
    toggleMark(marks[name])(view.state, view.dispatch)
    view.focus()
  }
  const insert = (variable: string): void => {
    if (!view) return
    const node = nodes.variable.create({ raw: `{{${variable}}}` })
    view.dispatch(view.state.tr.replaceSelectionWith(node).scrollIntoView())
    requestAnimationFrame(() => view.focus())
  }
  const isOn = (name: 'strong' | 'emphasis'): boolean => {
    if (!view) return false
    const { from, to, empty, $from } = view.state.selection
    const here = view.state.storedMarks ?? $from.marks()
    return empty
      ? here.some(({ type }) => type === marks[name])
      : view.state.doc.rangeHasMark(from, to, marks[name])
  }
  return (
    <div
      role="toolbar"
      aria-label="Format"
      className="flex items-center gap-0.5"
      // The selection stays where it is.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Tool
        title="Bold"
        keys="⌘B, Ctrl B"
        icon={Bold}
        isOn={isOn('strong')}
        onClick={() => toggle('strong')}
      />
      <Tool
        title="Italic"
        keys="⌘I, Ctrl I"
        icon={Italic}
        isOn={isOn('emphasis')}
        onClick={() => toggle('emphasis')}
      />
      <Tool title="Link" icon={Link} onClick={() => setLinking(true)} />
      <span className="ms-auto flex items-center">{tools(insert)}</span>
      <Dialog title="Link" open={isLinking} onClose={() => setLinking(false)}>
        {view && isLinking && <LinkForm view={view} onDone={() => setLinking(false)} />}
      </Dialog>
    </div>
  )
}

interface ToolProps {
  title: string
  keys?: string
  icon: LucideIcon
  isOn?: boolean
  onClick(): void
}

const Tool = ({ title, keys, icon: Icon, isOn, onClick }: ToolProps) => (
  <button
    type="button"
    aria-label={title}
    title={keys ? `${title} (${keys})` : title}
    aria-pressed={isOn}
    className="flex size-7 items-center justify-center rounded-md text-soft hover:bg-press hover:text-ink aria-pressed:bg-press aria-pressed:text-ink max-sm:size-11"
    onClick={onClick}
  >
    <Icon size={14} aria-hidden="true" />
  </button>
)

const linkForm = /^(?:https?:\/\/|mailto:)\S+$/i

/** Links the selected words; without any, the address is written and linked. */
function LinkForm({ view, onDone }: { view: EditorView; onDone(): void }) {
  const { selection, doc } = view.state
  const { from, to, $from } = selection
  const known = $from.marks().find(({ type }) => type === marks.link)
  const [address, setAddress] = useState(String(known?.attrs['href'] ?? 'https://'))
  const [fault, setFault] = useState<string | null>(null)
  const apply = (): void => {
    if (!linkForm.test(address)) {
      setFault('Start with https:// or mailto:.')
      return
    }
    // What is encoded already stays as it is.
    const encoded = encodeURI(address).replaceAll(/%25(?=[\da-f]{2})/gi, '%')
    const mark = marks.link.create({ href: encoded })
    const { tr } = view.state
    if (from === to) tr.insert(from, schema.text(address, [mark]))
    else tr.removeMark(from, to, marks.link).addMark(from, to, mark)
    view.dispatch(tr)
    onDone()
  }
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <TextField
        label="Address"
        type="url"
        value={address}
        error={fault}
        onChange={({ target }) => setAddress(target.value)}
      />
      <div className="flex justify-end gap-2">
        {doc.rangeHasMark(from, to, marks.link) && (
          <Button
            onClick={() => {
              view.dispatch(view.state.tr.removeMark(from, to, marks.link))
              onDone()
            }}
          >
            Remove link
          </Button>
        )}
        <Button look="primary" type="submit">
          Link
        </Button>
      </div>
    </form>
  )
}
