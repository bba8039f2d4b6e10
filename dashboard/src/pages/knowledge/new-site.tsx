import type { NewSource } from '@capstan/sdk'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { Disclosure } from './disclosure.tsx'
import {
  NewSourceForm,
  type NewSourceProps,
  sourceErrorFor,
  useNewSource,
  useTexts,
} from './new-source.tsx'
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
export function NewSite({ baseId, onAdded }: NewSourceProps) {
  const { values, bind, set } = useTexts(initial)
  const adding = useNewSource(baseId, onAdded)
  const fault = (field: string) => faultIn(adding.error, field)
  const isCrawl = values.type === 'crawl'
  return (
    <NewSourceForm adding={adding} bodyOf={() => bodyOf(values)}>
      <SelectField label="Find its pages" {...bind('type')}>
        <option value="sitemap">by its sitemap</option>
        <option value="crawl">by following its links</option>
      </SelectField>
      <TextField
        label="Address"
        inputMode="url"
        placeholder={isCrawl ? 'https://example.com/docs' : 'https://example.com/sitemap.xml'}
        hint={isCrawl ? 'Where to begin; other sites are not followed.' : 'Of the sitemap itself.'}
        required
        autoFocus
        autoComplete="off"
        error={fault('url')}
        {...bind('url')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Pages at most"
          type="number"
          min={1}
          max={10_000}
          placeholder={isCrawl ? '100' : '1000'}
          error={fault('maxPages')}
          {...bind('maxPages')}
        />
        {isCrawl && (
          <TextField
            label="Links deep"
            type="number"
            min={0}
            max={10}
            required
            error={fault('maxDepth')}
            {...bind('maxDepth')}
          />
        )}
      </div>
      <RefreshField
        value={values.every}
        error={fault('refresh.every')}
        onChange={(every) => set('every', every)}
      />
      <Disclosure title="Only some of its pages">
        <TextArea
          label="Include"
          hint="Patterns of paths, one a line: /docs/** takes all below it. All pages, when empty."
          className="min-h-16 font-mono"
          placeholder="/docs/**"
          error={fault('include')}
          {...bind('include')}
        />
        <TextArea
          label="Exclude"
          className="min-h-16 font-mono"
          placeholder="/docs/archive/**"
          error={fault('exclude')}
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

/** A pattern is blamed by its place in the list; the list is one field here. */
const faultIn = (error: unknown, field: string): string | null => {
  const blamed = (error as { field?: string } | null)?.field
  return blamed?.startsWith(`${field}.`)
    ? sourceErrorFor(error, blamed)
    : sourceErrorFor(error, field)
}
