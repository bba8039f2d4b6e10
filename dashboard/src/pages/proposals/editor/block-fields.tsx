import { lazy, type ReactNode, Suspense, useContext, useRef, useState } from 'react'
import { CheckField, TextArea, TextField } from '../../../ui/field.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { ImageChoice } from '../image-choice.tsx'
import { StoredImage } from '../stored-image.tsx'
import type { Block } from './draft.ts'
import { InsertableBlocks } from './insertable.ts'

/** ProseMirror comes with the first text of an editor. */
export const loadRichText = () => import('../rich-text/rich-text.tsx')
const RichText = lazy(async () => ({ default: (await loadRichText()).RichText }))

interface BlockFieldsProps {
  block: Block
  onChange(changes: Partial<Block>): void
}

/** Shows the fields of a block by its type. */
export function BlockFields({ block, onChange }: BlockFieldsProps): ReactNode {
  switch (block.type) {
    case 'text':
      return <TextFields label="Text" block={block} onChange={onChange} />
    case 'signature':
      return <TextFields label="Text above the signatures" block={block} onChange={onChange} />
    case 'image':
      return <ImageFields block={block} onChange={onChange} />
    case 'prices':
      return (
        <div className="mb-2">
          <TextField
            label="Heading"
            dir="auto"
            value={block.title ?? ''}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        </div>
      )
    case 'knowledge':
      return (
        <div className="flex flex-col gap-2">
          <TextFields
            label={`Found for “${block.query ?? ''}”`}
            block={block}
            onChange={onChange}
          />
          <CheckField
            label="I have read it and it is right."
            checked={block.confirmed === true}
            onChange={({ target }) => onChange({ confirmed: target.checked })}
          />
        </div>
      )
    case 'page_break':
      return <p className="text-faint text-xs">What follows begins on a new page of the PDF.</p>
  }
}

const variables = [
  ['Contact’s first name', 'contact.firstName | default: "there"'],
  ['Contact’s name', 'contact.name'],
  ['Company', 'contact.company'],
  ['Your organization', 'organization.name'],
  ['Owner’s name', 'owner.name'],
  ['Total', 'totals.firstTotal | money'],
  ['Own variable', 'variables.name'],
] as const

function TextFields({ label, block, onChange }: BlockFieldsProps & { label: string }) {
  const [isPlain, setPlain] = useState(false)
  const insertable = useContext(InsertableBlocks)
  const text = block.text ?? ''
  const change = (next: string): void => onChange({ text: next })
  const plain = (
    <PlainText label={label} value={text} onChange={change}>
      {isPlain && <ModeButton onClick={() => setPlain(false)}>As text</ModeButton>}
    </PlainText>
  )
  if (isPlain) return plain
  return (
    <Suspense fallback={<p className="whitespace-pre-wrap text-faint">{text}</p>}>
      <RichText
        label={label}
        value={text}
        onChange={change}
        insertable={insertable.map(({ insert, ...kind }) => ({
          ...kind,
          insert: (parts) => insert(block.id, parts),
        }))}
        tools={(insert) => (
          <>
            <ModeButton onClick={() => setPlain(true)}>Markdown</ModeButton>
            <VariableMenu onSelect={insert} />
          </>
        )}
        plain={plain}
      />
    </Suspense>
  )
}

const ModeButton = ({ onClick, children }: { onClick(): void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onClick}
    className="h-6.5 rounded-md px-2 text-soft text-xs hover:bg-press hover:text-ink max-sm:h-11"
  >
    {children}
  </button>
)

const VariableMenu = ({ onSelect }: { onSelect(variable: string): void }) => (
  <Menu
    label="Insert a variable"
    className="h-6.5 px-2 text-xs max-sm:h-11"
    trigger={<span aria-hidden="true">{'{{ }}'} Variable</span>}
    actions={variables.map(([title, variable]) => ({
      label: title,
      onSelect: () => onSelect(variable),
    }))}
  />
)

interface PlainTextProps {
  label: string
  value: string
  onChange(text: string): void
  children: ReactNode
}

/** A text as it is stored, for one with a table, a picture or code. */
function PlainText({ label, value, onChange, children }: PlainTextProps) {
  const frame = useRef<HTMLDivElement>(null)
  const insert = (variable: string): void => {
    const field = frame.current?.querySelector('textarea')
    if (!field) return
    const { selectionStart: start, selectionEnd: end } = field
    onChange(`${field.value.slice(0, start)}{{${variable}}}${field.value.slice(end)}`)
    requestAnimationFrame(() => {
      field.focus()
      const at = start + variable.length + 4
      field.setSelectionRange(at, at)
    })
  }
  return (
    <div ref={frame}>
      <TextArea
        label={label}
        dir="auto"
        maxLength={20_000}
        className="field-sizing-content max-h-96 font-[inherit]"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aside={
          <span className="-my-1 flex items-center">
            {children}
            <VariableMenu onSelect={insert} />
          </span>
        }
      />
    </div>
  )
}

function ImageFields({ block, onChange }: BlockFieldsProps) {
  const { imageId, alt = '' } = block
  return (
    <div className="flex flex-col gap-3">
      {imageId && (
        <StoredImage
          imageId={imageId}
          alt={alt}
          className="h-28 max-w-full self-start rounded-chip border border-line bg-white object-contain"
        />
      )}
      <ImageChoice imageId={imageId} onChoose={(chosen) => onChange({ imageId: chosen })} />
      <TextField
        label="What it shows"
        dir="auto"
        hint="Read to people who cannot see it. Needed before sending."
        value={alt}
        onChange={({ target }) => onChange({ alt: target.value })}
      />
      <TextField
        label="Caption"
        dir="auto"
        value={block.caption ?? ''}
        onChange={({ target }) => onChange({ caption: target.value })}
      />
    </div>
  )
}
