import type { Proposal } from '@capstan/sdk'
import { SelectField } from '../../ui/field.tsx'

type Terms = Pick<Proposal, 'taxBehavior' | 'access'> & Proposal['signing']

interface TermFieldProps<Name extends keyof Terms> {
  value: Terms[Name]
  onChange(value: Terms[Name]): void
  name?: string
  look?: 'row'
}

/** Languages to choose from. The page has its own texts in some of them; in the others, its dates and amounts. */
const languages = [
  ...['ar', 'cs', 'da', 'de', 'de-AT', 'de-CH', 'el', 'en', 'en-GB', 'en-US', 'es', 'fi', 'fr'],
  ...['fr-CH', 'he', 'hu', 'it', 'ja', 'nb', 'nl', 'pl', 'pt', 'pt-BR', 'ro', 'sv', 'tr', 'uk'],
]

const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })

/** Returns the name of a language: `German (Austria)` for `de-AT`. */
function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag
  } catch {
    // A RangeError: the tag is none, and the server says so.
    return tag
  }
}

/** Chooses the language of the proposal by its name. */
export function LanguageField({
  value,
  onChange,
  ...field
}: Omit<TermFieldProps<'access'>, 'value' | 'onChange'> & {
  value: string
  onChange(language: string): void
}) {
  const tags = languages.includes(value) ? languages : [...languages, value]
  const byName = tags.map((tag) => ({ tag, name: languageName(tag) }))
  byName.sort((one, other) => one.name.localeCompare(other.name))
  return (
    <SelectField
      {...field}
      label="Language"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {byName.map(({ tag, name }) => (
        <option key={tag} value={tag}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

/** Whether tax is in the prices. */
export const TaxBehaviorField = ({ onChange, ...field }: TermFieldProps<'taxBehavior'>) => (
  <SelectField
    {...field}
    label="Tax"
    onChange={({ target }) => onChange(target.value as Terms['taxBehavior'])}
  >
    <option value="exclusive">Prices exclude tax</option>
    <option value="inclusive">Prices include tax</option>
  </SelectField>
)

/** Whether each signer waits for the one before. */
export const SigningOrderField = ({ onChange, ...field }: TermFieldProps<'order'>) => (
  <SelectField
    {...field}
    label="Signing order"
    onChange={({ target }) => onChange(target.value as Terms['order'])}
  >
    <option value="parallel">All at once</option>
    <option value="sequential">One after the other</option>
  </SelectField>
)

/** Chooses how recipients open the proposal. */
export const AccessField = ({ onChange, ...field }: TermFieldProps<'access'>) => (
  <SelectField
    {...field}
    label="Access"
    onChange={({ target }) => onChange(target.value as Terms['access'])}
  >
    <option value="link">Anyone with the link</option>
    <option value="email_code">Require an email code</option>
  </SelectField>
)
