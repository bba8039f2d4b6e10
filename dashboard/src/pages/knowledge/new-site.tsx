import type { NewSource } from '@capstan/sdk'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { Disclosure } from './disclosure.tsx'
import { NewSourceForm, type NewSourceProps, useTexts } from './new-source.tsx'
import { RefreshField } from './refresh-field.tsx'

const initial = {
  type: 'sitemap',
  url: '',
  every: '',
  maxPages: '',
  maxDepth: '3',
  include: '',
  exclude: '',
}

/** All pages of a site: those that its sitemap lists, or those that links lead to. */
export function NewSite(props: NewSourceProps) {
  const { values, bind, set } = useTexts(initial)
  const isCrawl = values.type === 'crawl'
  return (
    <NewSourceForm {...props} bodyOf={() => bodyOf(values)}>
      <SelectField label="Find pages" {...bind('type')}>
        <option value="sitemap">By its sitemap</option>
        <option value="crawl">By following links</option>
      </SelectField>
      <TextField
        label="Address"
        inputMode="url"
        placeholder={isCrawl ? 'https://example.com/docs' : 'https://example.com/sitemap.xml'}
        hint={isCrawl ? 'Starts here and stays on this site.' : 'The address of the sitemap.'}
        required
        autoFocus
        autoComplete="off"
        name="url"
        {...bind('url')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Most pages"
          type="number"
          min={1}
          max={10_000}
          placeholder={isCrawl ? '100' : '1000'}
          name="maxPages"
          {...bind('maxPages')}
        />
        {isCrawl && (
          <TextField
            label="Link depth"
            type="number"
            min={0}
            max={10}
            required
            name="maxDepth"
            {...bind('maxDepth')}
          />
        )}
      </div>
      <RefreshField value={values.every} onChange={(every) => set('every', every)} />
      <Disclosure title="Choose pages">
        <TextArea
          label="Include"
          hint="One pattern a line, such as /docs/**. Leave empty for all pages."
          className="min-h-16 font-mono"
          placeholder="/docs/**"
          name="include"
          {...bind('include')}
        />
        <TextArea
          label="Exclude"
          className="min-h-16 font-mono"
          placeholder="/docs/archive/**"
          name="exclude"
          {...bind('exclude')}
        />
      </Disclosure>
    </NewSourceForm>
  )
}

function bodyOf(values: typeof initial): NewSource {
  const [include, exclude] = [linesOf(values.include), linesOf(values.exclude)]
  const bounds = {
    url: values.url.trim(),
    ...(values.maxPages && { maxPages: Number(values.maxPages) }),
    ...(values.every && { refresh: { every: values.every } }),
    ...(include.length > 0 && { include }),
    ...(exclude.length > 0 && { exclude }),
  }
  return values.type === 'crawl'
    ? { type: 'crawl', maxDepth: Number(values.maxDepth), ...bounds }
    : { type: 'sitemap', ...bounds }
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
