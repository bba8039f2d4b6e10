import type { NewSource } from '@capstan/sdk'
import { TextField } from '../../ui/field.tsx'
import { NewSourceForm, type NewSourceProps, useTexts } from './new-source.tsx'
import { RefreshField } from './refresh-field.tsx'

/** One page of the web. */
export function NewPage(props: NewSourceProps) {
  const { values, bind, set } = useTexts({ url: '', name: '', every: '' })
  const bodyOf = (): NewSource => ({
    type: 'url',
    url: values.url.trim(),
    ...(values.name.trim() && { name: values.name.trim() }),
    ...(values.every && { refresh: { every: values.every } }),
  })
  return (
    <NewSourceForm {...props} bodyOf={bodyOf}>
      <TextField
        label="Address"
        name="url"
        inputMode="url"
        placeholder="https://example.com/hours"
        required
        autoFocus
        autoComplete="off"
        {...bind('url')}
      />
      <TextField
        label="Name"
        name="name"
        hint="Leave empty to use the address."
        dir="auto"
        autoComplete="off"
        {...bind('name')}
      />
      <RefreshField value={values.every} onChange={(every) => set('every', every)} />
    </NewSourceForm>
  )
}
