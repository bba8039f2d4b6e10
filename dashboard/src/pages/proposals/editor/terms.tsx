import { memo, useId, useState } from 'react'
import { api } from '../../../api.ts'
import { useApi } from '../../../queries.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldRow, rowValue, SelectField } from '../../../ui/field.tsx'
import { formatCount, formatUtcDay } from '../../../ui/format.ts'
import { nameOf } from '../../contacts/contact.ts'
import { ContactPicker } from '../../contacts/contact-picker.tsx'
import { useWholeList } from '../../contacts/whole-list.ts'
import { currenciesWith } from '../currencies.ts'
import { AccessField, LanguageField, SigningOrderField, TaxBehaviorField } from '../term-fields.tsx'
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
    <div className="flex flex-col gap-0.5">
      {!isOfTemplate && <ContactField draft={draft} onChange={onChange} />}
      <div data-path="currency">
        <SelectField
          look="row"
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
        look="row"
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
        <LanguageField
          look="row"
          value={draft.language}
          onChange={(language) => set({ language })}
        />
      </div>
      <SigningOrderField
        look="row"
        value={draft.signing.order}
        onChange={(order) => set({ signing: { ...draft.signing, order } })}
      />
      <AccessField look="row" value={draft.access} onChange={(access) => set({ access })} />
      <SignedCopy draft={draft} onChange={onChange} />
      <div className="mt-2">
        <Reminders reminders={draft.reminders} onChange={(reminders) => set({ reminders })} />
      </div>
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
  const id = useId()
  const forDays = validDays ? ` Empty: for ${formatCount(validDays, 'day')} from sending.` : ''
  const hint = timeZone && `To the end of the day, ${timeZone}.${forDays}`
  const last = value && timeZone ? lastDayOf(value, timeZone) : ''
  const shown = last ? formatUtcDay(last) : validDays ? formatCount(validDays, 'day') : 'No end'
  return (
    <div data-path="expiresAt">
      <FieldRow id={id} label="Valid until">
        <span className="relative inline-flex min-w-0" title={hint}>
          <span aria-hidden="true" className={`${rowValue} has-[+:focus]:invisible`}>
            {timeZone && shown}
          </span>
          {/* The browser's own field takes the keys and opens the calendar; while it is not used, the day is in words. */}
          <input
            id={id}
            type="date"
            aria-describedby={`${id}-hint`}
            disabled={timeZone === undefined}
            value={last}
            onClick={({ currentTarget }) => currentTarget.showPicker()}
            onChange={({ target }) =>
              onChange(target.value && timeZone ? endOfDay(target.value, timeZone) : null)
            }
            className={`absolute inset-y-0 end-0 w-full cursor-pointer bg-sheet opacity-0 focus:w-32 focus:opacity-100 ${rowValue}`}
          />
        </span>
      </FieldRow>
      <p id={`${id}-hint`} className="sr-only">
        {hint}
      </p>
    </div>
  )
}

function ContactField({ draft, onChange }: TermsProps) {
  const [isPicking, setPicking] = useState(false)
  const id = useId()
  const contact = useApi(api.contacts.get, draft.contactId ?? '', {
    enabled: draft.contactId !== null,
  }).data
  return (
    <div data-path="contactId">
      <FieldRow id={id} label="Contact">
        <button id={id} type="button" className={rowValue} onClick={() => setPicking(true)}>
          <bdi>{draft.contactId ? (contact ? nameOf(contact) : '…') : 'Choose'}</bdi>
        </button>
      </FieldRow>
      <Dialog title="Whom is it for?" open={isPicking} onClose={() => setPicking(false)}>
        <ContactPicker
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
        look="row"
        label="File signed in"
        value={draft.knowledge?.baseId ?? ''}
        onChange={({ target }) =>
          onChange(() => ({ knowledge: target.value ? { baseId: target.value } : null }))
        }
      >
        <option value="">Nowhere</option>
        {bases.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
