import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApi } from '../../../queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { nameOf } from '../../contacts/contact.ts'
import { ContactPicker } from '../../contacts/contact-picker.tsx'
import { readDecimal } from '../money.ts'
import type { Draft } from './draft.ts'

interface TermsProps {
  draft: Draft
  onChange(change: (draft: Draft) => Partial<Draft>): void
}

const currencies = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'JPY',
  'AUD',
  'CAD',
]

/** What holds for the whole of it: currency, tax, discount, term, end, language, order. */
export function Terms({ draft, onChange }: TermsProps) {
  const set = (changes: Partial<Draft>): void => onChange(() => changes)
  const offered = currencies.includes(draft.currency) ? currencies : [draft.currency, ...currencies]
  return (
    <div className="flex flex-col gap-3">
      <ContactField draft={draft} onChange={onChange} />
      <div data-path="currency">
        <SelectField
          label="Currency"
          value={draft.currency}
          onChange={({ target }) => set({ currency: target.value })}
        >
          {offered.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      </div>
      <SelectField
        label="Prices are"
        value={draft.taxBehavior}
        onChange={({ target }) => set({ taxBehavior: target.value as Draft['taxBehavior'] })}
      >
        <option value="exclusive">Net: tax comes on top</option>
        <option value="inclusive">Gross: tax is in them</option>
      </SelectField>
      <div data-path="discount">
        <TextField
          label="Discount on everything, %"
          inputMode="decimal"
          defaultValue={draft.discount?.percent ?? ''}
          placeholder={draft.discount?.type === 'amount' ? 'A fixed amount' : 'None'}
          onChange={({ target }) => {
            const percent = readDecimal(target.value)
            if (!target.value.trim()) set({ discount: null })
            else if (percent !== null) set({ discount: { type: 'percent', percent } })
          }}
        />
      </div>
      <div data-path="termMonths">
        <TextField
          label="Term, months"
          type="number"
          min={1}
          max={120}
          value={draft.termMonths ?? ''}
          hint="Of prices that recur."
          onChange={({ target }) => set({ termMonths: Number(target.value) || null })}
        />
      </div>
      <div data-path="expiresAt">
        <TextField
          label="Valid until"
          type="date"
          value={draft.expiresAt ? dayOf(draft.expiresAt) : ''}
          onChange={({ target }) => set({ expiresAt: endOf(target.value) })}
        />
      </div>
      <div data-path="language">
        <TextField
          label="Language"
          value={draft.language}
          hint="A tag such as en-GB or de."
          onChange={({ target }) => set({ language: target.value })}
        />
      </div>
      <SelectField
        label="Signers are asked"
        value={draft.signing.order}
        onChange={({ target }) =>
          set({ signing: { ...draft.signing, order: target.value as 'parallel' } })
        }
      >
        <option value="parallel">All at once</option>
        <option value="sequential">One after the other</option>
      </SelectField>
      <SelectField
        label="The page opens with"
        value={draft.access}
        onChange={({ target }) => set({ access: target.value as Draft['access'] })}
      >
        <option value="link">The link</option>
        <option value="email_code">The link and a mailed code</option>
      </SelectField>
    </div>
  )
}

/** Days are the reader's own: valid until the last second of one. */
function dayOf(time: string): string {
  const at = new Date(time)
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 10)
}

const endOf = (day: string): string | null =>
  day ? new Date(`${day}T23:59:59`).toISOString() : null

function ContactField({ draft, onChange }: TermsProps) {
  const [isPicking, setPicking] = useState(false)
  const contact = useApi(api.contacts.get, draft.contactId ?? '', {
    enabled: draft.contactId !== null,
  }).data
  return (
    <div className="flex flex-col gap-1.5" data-path="contactId">
      <span className="font-label">Contact</span>
      <Button className="justify-start!" onClick={() => setPicking(true)}>
        <bdi className="truncate">
          {draft.contactId ? (contact ? nameOf(contact) : '…') : 'Choose a contact'}
        </bdi>
      </Button>
      <Dialog title="Whom is it for?" open={isPicking} onClose={() => setPicking(false)}>
        <ContactPicker
          exceptId=""
          onPick={({ id }) => {
            onChange(() => ({ contactId: id }))
            setPicking(false)
          }}
        />
      </Dialog>
    </div>
  )
}
