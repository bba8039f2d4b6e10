import { memo, useState } from 'react'
import { api } from '../../../api.ts'
import { useApi } from '../../../queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { formatCount } from '../../../ui/format.ts'
import { nameOf } from '../../contacts/contact.ts'
import { ContactPicker } from '../../contacts/contact-picker.tsx'
import { useWholeList } from '../../contacts/whole-list.ts'
import { currenciesWith } from '../currencies.ts'
import { AccessField, SigningOrderField, TaxBehaviorField } from '../term-fields.tsx'
import { endOfDay, lastDayOf } from '../validity.ts'
import { type ChangeDraft, isTemplate, type ProposalDraft } from './draft.ts'
import { Reminders } from './reminders.tsx'

interface TermsProps {
  draft: ProposalDraft
  onChange: ChangeDraft
}

const ownFields = [
  ...(['name', 'contactId', 'currency', 'taxBehavior', 'expiresAt', 'language'] as const),
  ...(['signing', 'access', 'reminders', 'knowledge'] as const),
]

/** Edits the terms of the whole proposal: contact, currency, tax, last day, language, signing order, reminders. */
export const Terms = memo(function Terms({ draft, onChange }: TermsProps) {
  const set = (changes: Partial<ProposalDraft>): void => onChange(() => changes)
  const isOfTemplate = isTemplate(draft)
  return (
    <div className="flex flex-col gap-3">
      {!isOfTemplate && <ContactField draft={draft} onChange={onChange} />}
      <div data-path="currency">
        <SelectField
          label="Currency"
          value={draft.currency}
          onChange={({ target }) => set({ currency: target.value })}
        >
          {currenciesWith(draft.currency).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      </div>
      <TaxBehaviorField
        value={draft.taxBehavior}
        onChange={(taxBehavior) => set({ taxBehavior })}
      />
      {!isOfTemplate && (
        <ValidUntilField
          value={draft.expiresAt ?? null}
          onChange={(expiresAt) => set({ expiresAt })}
        />
      )}
      <div data-path="language">
        <TextField
          label="Language"
          value={draft.language}
          hint="A tag such as en-GB or de."
          onChange={({ target }) => set({ language: target.value })}
        />
      </div>
      <SigningOrderField
        value={draft.signing.order}
        onChange={(order) => set({ signing: { ...draft.signing, order } })}
      />
      <AccessField value={draft.access} onChange={(access) => set({ access })} />
      <Reminders reminders={draft.reminders} onChange={(reminders) => set({ reminders })} />
      <SignedCopy draft={draft} onChange={onChange} />
    </div>
  )
}, hasSameTerms)

/** Most keys are typed into lines and texts, which are of no matter here. */
function hasSameTerms(before: TermsProps, now: TermsProps): boolean {
  return ownFields.every((field) => before.draft[field] === now.draft[field])
}

interface ValidUntilFieldProps {
  value: string | null
  onChange(until: string | null): void
}

/** Days are the organization's: the reader may sit in another time zone. */
function ValidUntilField({ value, onChange }: ValidUntilFieldProps) {
  const { data: settings } = useApi(api.proposalSettings.get)
  const { timeZone, validDays } = settings?.defaults ?? {}
  const forDays = validDays ? ` Empty: for ${formatCount(validDays, 'day')} from sending.` : ''
  return (
    <div data-path="expiresAt">
      <TextField
        label="Valid until"
        type="date"
        disabled={timeZone === undefined}
        value={value && timeZone ? lastDayOf(value, timeZone) : ''}
        hint={timeZone && `To the end of the day, ${timeZone}.${forDays}`}
        onChange={({ target }) =>
          onChange(target.value && timeZone ? endOfDay(target.value, timeZone) : null)
        }
      />
    </div>
  )
}

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

/** The base that gets the sealed document, so that a search finds what was agreed. */
function SignedCopy({ draft, onChange }: TermsProps) {
  const bases = useWholeList(api.bases.list).data ?? []
  if (bases.length === 0 && !draft.knowledge) return null
  return (
    <div data-path="knowledge">
      <SelectField
        label="Keep the signed copy in"
        value={draft.knowledge?.baseId ?? ''}
        onChange={({ target }) =>
          onChange(() => ({ knowledge: target.value ? { baseId: target.value } : null }))
        }
      >
        <option value="">No knowledge base</option>
        {bases.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
