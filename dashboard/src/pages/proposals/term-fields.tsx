import type { Proposal } from '@capstan/sdk'
import { SelectField } from '../../ui/field.tsx'

type Terms = Pick<Proposal, 'taxBehavior' | 'access'> & Proposal['signing']

interface TermFieldProps<Name extends keyof Terms> {
  value: Terms[Name]
  onChange(value: Terms[Name]): void
  name?: string
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
