import type { NewSource } from '@capstan/sdk'
import { TextField } from '../../ui/field.tsx'
import {
  NewSourceForm,
  type NewSourceProps,
  sourceErrorFor,
  useNewSource,
  useTexts,
} from './new-source.tsx'
import { RefreshField } from './refresh-field.tsx'

/** One page of the web. */
export function NewPage({ baseId, onAdded }: NewSourceProps) {
  const { values, bind, set } = useTexts({ url: '', name: '', every: '' })
  const adding = useNewSource(baseId, onAdded)
  const bodyOf = (): NewSource => ({
    type: 'url',
    url: values.url.trim(),
    ...(values.name.trim() && { name: values.name.trim() }),
    ...(values.every && { refresh: { every: values.every } }),
  })
  return (
    <NewSourceForm adding={adding} bodyOf={bodyOf}>
      <TextField
        label="Address"
        inputMode="url"
        placeholder="https://example.com/hours"
        required
        autoFocus
        autoComplete="off"
        error={sourceErrorFor(adding.error, 'url')}
        {...bind('url')}
      />
      <TextField
        label="Name"
        hint="Its address, when empty."
        dir="auto"
        autoComplete="off"
        error={sourceErrorFor(adding.error, 'name')}
        {...bind('name')}
      />
      <RefreshField
        value={values.every}
        error={sourceErrorFor(adding.error, 'refresh.every')}
        onChange={(every) => set('every', every)}
      />
    </NewSourceForm>
  )
}
