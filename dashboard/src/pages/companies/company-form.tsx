import type { Company, NewCompany } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { TextField } from '../../ui/field.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
import { PhoneField, withReadPhone } from '../../ui/phone-number.tsx'

interface CompanyFormProps {
  onDone(company: Company): void
  onCancel(): void
}

/** A new company; the rest is filled on its page. */
export function CompanyForm({ onDone, onCancel }: CompanyFormProps) {
  const create = useApiMutation(
    async (company: NewCompany) => api.companies.create(await withReadPhone(company)),
    {
      invalidates: ['companies', 'events'],
      quiet: true,
      done: 'Company added.',
      onDone,
    },
  )
  const submit = (values: FormData): void => {
    const text = (name: string) => String(values.get(name) ?? '').trim()
    const [domain, phone] = [text('domain'), text('phone')]
    create.mutate({ name: text('name'), ...(domain && { domain }), ...(phone && { phone }) })
  }
  return (
    <Form mutation={create} onSubmit={submit}>
      <TextField name="name" label="Name" required autoFocus dir="auto" autoComplete="off" />
      <TextField
        name="domain"
        label="Domain"
        placeholder="example.com"
        autoComplete="off"
        hint="Must be unique."
      />
      <PhoneField name="phone" label="Phone" />
      <FormActions action="Add company" busy={create.isPending} onCancel={onCancel} />
    </Form>
  )
}
