import { TextArea, TextField } from '../../ui/field.tsx'
import {
  NewSourceForm,
  type NewSourceProps,
  sourceErrorFor,
  useNewSource,
  useTexts,
} from './new-source.tsx'

/** A text that is pasted or written here. */
export function NewText({ baseId, onAdded }: NewSourceProps) {
  const { values, bind } = useTexts({ name: '', text: '' })
  const adding = useNewSource(baseId, onAdded)
  return (
    <NewSourceForm
      adding={adding}
      bodyOf={() => ({ type: 'text', name: values.name.trim(), text: values.text })}
    >
      <TextField
        label="Name"
        placeholder="Opening hours"
        required
        autoFocus
        autoComplete="off"
        dir="auto"
        error={sourceErrorFor(adding.error, 'name')}
        {...bind('name')}
      />
      <TextArea
        label="Text"
        hint="Plain text or Markdown; headings help searches."
        required
        dir="auto"
        className="min-h-56"
        error={sourceErrorFor(adding.error, 'text')}
        {...bind('text')}
      />
    </NewSourceForm>
  )
}
