import { TextArea, TextField } from '../../ui/field.tsx'
import { NewSourceForm, type NewSourceProps, useTexts } from './new-source.tsx'

/** A text that is pasted or written here. */
export function NewText(props: NewSourceProps) {
  const { values, bind } = useTexts({ name: '', text: '' })
  return (
    <NewSourceForm
      {...props}
      bodyOf={() => ({ type: 'text', name: values.name.trim(), text: values.text })}
    >
      <TextField
        label="Name"
        name="name"
        placeholder="Opening hours"
        required
        autoFocus
        autoComplete="off"
        dir="auto"
        {...bind('name')}
      />
      <TextArea
        label="Text"
        name="text"
        hint="Plain text or Markdown. Headings improve the search."
        required
        dir="auto"
        className="min-h-56"
        {...bind('text')}
      />
    </NewSourceForm>
  )
}
