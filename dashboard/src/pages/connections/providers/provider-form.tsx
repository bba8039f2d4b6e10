import type { IntegrationProvider, NewIntegrationProvider } from '@capstan/sdk'
import { useState } from 'react'
import { CheckField, TextField } from '../../../ui/field.tsx'
import { Form, FormActions } from '../../../ui/form.tsx'
import { MoreFields } from '../../../ui/more-fields.tsx'
import { Section } from '../../../ui/section.tsx'
import { HeaderLines } from '../../automations/actions/header-lines.tsx'
import type { ActionMapping } from '../../automations/draft.ts'
import { ListingFields } from '../listing/listing-fields.tsx'
import { AuthFields } from './auth-fields.tsx'
import { ContactMap } from './contact-map.tsx'
import { definitionOf, keyOf, placeholdersIn } from './definition.ts'

interface ProviderFormProps {
  /** Undefined while it is made. */
  provider?: IntegrationProvider
  save: {
    error: unknown
    isPending: boolean
    mutate(definition: NewIntegrationProvider): void
  }
}

/** Where a service is, how one signs in, and what syncs read: its definition, field by field. */
export function ProviderForm({ provider, save }: ProviderFormProps) {
  const [baseUrl, setBaseUrl] = useState(provider?.baseUrl ?? '')
  const [headers, setHeaders] = useState(provider?.headers ?? {})
  const [map, setMap] = useState<ActionMapping | undefined>(provider?.models.contact?.map)
  const submit = (values: FormData): void => {
    const definition = definitionOf(values, { before: provider, headers, map })
    const key = String(values.get('key') ?? '').trim() || keyOf(definition.name)
    save.mutate({ key: provider?.key ?? key, ...definition })
  }
  return (
    <Form mutation={save} onSubmit={submit} className="gap-8!">
      <Section title="Service">
        <TextField
          label="Name"
          name="name"
          defaultValue={provider?.name}
          required
          maxLength={200}
          dir="auto"
          placeholder="Billing service"
        />
        {!provider && (
          <TextField
            label="Key (optional)"
            name="key"
            dir="ltr"
            placeholder="x_billing"
            hint="Begins with x_ and never changes. Leave empty to make one from the name."
          />
        )}
        <TextField
          label="Description (optional)"
          name="description"
          defaultValue={provider?.description}
          maxLength={500}
          dir="auto"
        />
        <TextField
          label="Address"
          name="baseUrl"
          dir="ltr"
          value={baseUrl}
          onChange={({ target }) => setBaseUrl(target.value)}
          required
          placeholder="https://{account}.billing.example.com/api/"
          hint="Ends with a slash. Each connection fills in what stands in braces."
        />
        {placeholdersIn(baseUrl).map((name) => (
          <TextField
            key={name}
            label={`Label of {${name}}`}
            name={`title.${name}`}
            defaultValue={provider?.settings.find((one) => one.name === name)?.title ?? ''}
            placeholder={name}
            dir="auto"
          />
        ))}
      </Section>
      <Section title="Sign-in">
        <AuthFields method={provider?.auth[0]} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Test path (optional)"
            name="test.path"
            dir="ltr"
            defaultValue={provider?.test?.path}
            placeholder="me"
            hint="Asked for to see if a connection works."
          />
          <TextField
            label="Account name (optional)"
            name="test.account"
            dir="ltr"
            defaultValue={provider?.test?.account}
            placeholder="body.email"
            hint="An expression on the answer of the test."
          />
        </div>
        <MoreFields title="Advanced" summary="Headers, pace" fields={['headers', 'rateLimit']}>
          <HeaderLines headers={headers} onChange={setHeaders} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Requests a minute (optional)"
              name="rateLimit.requestsPerMinute"
              type="number"
              min={1}
              max={60_000}
              defaultValue={provider?.rateLimit?.requestsPerMinute}
              placeholder="No limit"
            />
            <TextField
              label="At once"
              name="rateLimit.burst"
              type="number"
              min={1}
              max={60_000}
              defaultValue={provider?.rateLimit?.burst ?? 10}
            />
          </div>
        </MoreFields>
      </Section>
      <Section title="Contacts">
        <CheckField
          label="Syncs can read contacts from it"
          checked={map !== undefined}
          onChange={({ target }) =>
            setMap(target.checked ? { email: 'record.email', name: 'record.name' } : undefined)
          }
        />
        {map && (
          <>
            <ListingFields prefix="models.contact" {...provider?.models.contact} />
            <ContactMap map={map} onChange={setMap} />
          </>
        )}
      </Section>
      <FormActions action={provider ? 'Save' : 'Create the provider'} busy={save.isPending} />
    </Form>
  )
}
