import { Bold, Italic, Link } from 'lucide-react'
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
  const look =
    'flex size-7 items-center justify-center rounded-md text-soft hover:bg-press hover:text-ink aria-pressed:bg-press aria-pressed:text-ink max-sm:size-11'
  return (
    <div
      role="toolbar"
      aria-label="Format"
      className="flex items-center gap-0.5"
      // The selection stays where it is.
      onMouseDown={(event) => event.preventDefault()}
    >
      <button
        type="button"
        aria-label="Bold"
        title="Bold (⌘B, Ctrl B)"
        aria-pressed={isOn('strong')}
        className={look}
        onClick={() => toggle('strong')}
      >
        <Bold size={14} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label="Italic"
        title="Italic (⌘I, Ctrl I)"
        aria-pressed={isOn('emphasis')}
        className={look}
        onClick={() => toggle('emphasis')}
      >
        <Italic size={14} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label="Link"
        title="Link"
        className={look}
        onClick={() => setLinking(true)}
      >
        <Link size={14} aria-hidden="true" />
      </button>
      <span className="ms-auto flex items-center">{tools(insert)}</span>
      <Dialog title="Link" open={isLinking} onClose={() => setLinking(false)}>
        {view && isLinking && <LinkForm view={view} onDone={() => setLinking(false)} />}
      </Dialog>
    </div>
  )
}

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
    const mark = marks.link.create({ href: encodeURI(decodeURI(address)) })
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
