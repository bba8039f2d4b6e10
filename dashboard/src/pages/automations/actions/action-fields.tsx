import type { ReactNode } from 'react'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import type { Action, Mapping } from '../draft.ts'
import { ExpressionField } from '../mapping/expression-field.tsx'
import { contactFields, matchFields } from '../mapping/fields.ts'
import { MappingFields } from '../mapping/mapping-fields.tsx'
import type { Checked } from '../mapping/use-check.ts'
import type { Picking } from '../mapping/use-picking.ts'
import { BaseField, TemplateField } from './choice-fields.tsx'
import { HeaderLines } from './header-lines.tsx'

export interface ActionFieldsProps {
  action: Action
  place: number
  checked: Checked
  picking: Picking
  /** What the sample is called: `body` or `event`. */
  root: string
  onChange(action: Action): void
}

type Title = readonly [field: string, title: string]

const sourceFields: readonly Title[] = [
  ['name', 'Name'],
  ['text', 'Text'],
  ['url', 'Address'],
]
const proposalFields: readonly Title[] = [
  ['contactId', 'Contact'],
  ['title', 'Title'],
  ['recipients', 'Recipients'],
  ['expiresAt', 'Expires'],
]
const filledHint = 'Use {{ body.name }} or {{ event.data.name }} for a value.'

/** The form of each kind of action. */
export function ActionFields(props: ActionFieldsProps) {
  const { action, onChange } = props
  const set = (fields: object): void => onChange({ ...action, ...fields } as Action)
  const mapped = (
    choices: readonly Title[],
    ownPrefix?: string,
    notes?: Record<string, string>,
  ) => <Mapped {...props} choices={choices} ownPrefix={ownPrefix} notes={notes} />
  switch (action.type) {
    case 'contact.upsert':
      return (
        <Fields>
          <SelectField
            label="Found by"
            value={action.matchBy}
            onChange={({ target }) => set({ matchBy: target.value })}
          >
            {matchFields.map(([field, title]) => (
              <option key={field} value={field}>
                {title}
              </option>
            ))}
          </SelectField>
          {mapped(contactFields, 'custom.', {
            [action.matchBy]: 'Required: it finds the contact.',
          })}
        </Fields>
      )
    case 'contact.tag':
      return (
        <Fields>
          <Single
            {...props}
            name="contactId"
            label="Contact"
            hint="An expression that gives the id of the contact."
          />
          <TextField
            label="Tag"
            value={action.tag}
            placeholder="customer"
            hint={filledHint}
            onChange={({ target }) => set({ tag: target.value })}
          />
        </Fields>
      )
    case 'source.add':
      return (
        <Fields>
          <BaseField value={action.baseId} onChange={(baseId) => set({ baseId })} />
          {mapped(sourceFields, 'metadata.')}
        </Fields>
      )
    case 'proposal.create':
      return (
        <Fields>
          <TemplateField value={action.templateId} onChange={(templateId) => set({ templateId })} />
          {mapped(proposalFields, 'variables.')}
        </Fields>
      )
    case 'proposal.send':
      return (
        <Fields>
          <Single
            {...props}
            name="proposalId"
            label="Proposal"
            hint="An expression that gives the id of the draft."
          />
          <SelectField
            label="How"
            value={action.delivery ?? 'mail'}
            onChange={({ target }) => set({ delivery: target.value })}
          >
            <option value="mail">By mail</option>
            <option value="link_only">Only create the links</option>
          </SelectField>
          <TextArea
            label="Message (optional)"
            value={action.message ?? ''}
            hint={filledHint}
            onChange={({ target }) => set({ message: target.value })}
          />
        </Fields>
      )
    case 'event.emit':
      return (
        <Fields>
          <TextField
            label="Event type"
            value={action.event}
            placeholder="custom.order.paid"
            hint="Starts with custom. and continues with lowercase words, separated by dots."
            onChange={({ target }) => set({ event: target.value })}
          />
          {mapped([])}
        </Fields>
      )
    case 'mail.send':
      return (
        <Fields>
          <Single {...props} name="to" label="To" hint="An expression that gives one address." />
          <Single
            {...props}
            name="contactId"
            label="Contact (optional)"
            hint="An expression that gives the id of a contact. Leave empty for the one with that address."
          />
          <TextField
            label="Subject"
            value={action.subject}
            hint={filledHint}
            onChange={({ target }) => set({ subject: target.value })}
          />
          <TextArea
            label="Text"
            rows={5}
            value={action.text}
            hint="Plain text. Contacts who opted out get no mail."
            onChange={({ target }) => set({ text: target.value })}
          />
        </Fields>
      )
    case 'http.request':
      return (
        <Fields>
          <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <SelectField
              label="Method"
              value={action.method}
              onChange={({ target }) => set({ method: target.value })}
            >
              {['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => (
                <option key={method}>{method}</option>
              ))}
            </SelectField>
            <TextField
              label="Address"
              dir="ltr"
              value={action.url}
              hint="Starts with https://. Retries carry the same Idempotency-Key."
              onChange={({ target }) => set({ url: target.value })}
            />
          </div>
          <HeaderLines headers={action.headers ?? {}} onChange={(headers) => set({ headers })} />
          {mapped([])}
        </Fields>
      )
  }
}

const Fields = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col gap-4">{children}</div>
)

interface SingleProps extends ActionFieldsProps {
  name: 'contactId' | 'proposalId' | 'to'
  label: string
  hint: string
}

/** A field that is one expression. */
function Single({ action, place, checked, picking, onChange, name, label, hint }: SingleProps) {
  const at = `a${place}.${name}`
  const fields = action as Readonly<Record<string, unknown>>
  return (
    <ExpressionField
      label={label}
      value={String(fields[name] ?? '')}
      hint={hint}
      placeholder={name === 'to' ? 'event.data.email' : 'event.data.id'}
      onChange={(value) => onChange({ ...action, [name]: value } as Action)}
      onFocus={() => picking.setField(at)}
      result={checked.values[at]}
      error={checked.errors.get(at)?.message}
    />
  )
}

interface MappedProps extends ActionFieldsProps {
  choices: readonly Title[]
  ownPrefix: string | undefined
  notes: Record<string, string> | undefined
}

function Mapped(props: MappedProps) {
  const { action, place, checked, picking, root, onChange, choices, ownPrefix, notes } = props
  const mapping = ((action as { mapping?: Mapping }).mapping ?? {}) as Mapping
  const prefix = `a${place}.m.`
  return (
    <div className="border-line border-t">
      <MappingFields
        mapping={mapping}
        checked={checked}
        prefix={prefix}
        known={picking.known}
        roots={[root]}
        choices={choices}
        {...(ownPrefix !== undefined && { ownPrefix })}
        {...(notes && { notes })}
        onChange={(next) => onChange({ ...action, mapping: next } as Action)}
        onFocus={(field) => picking.setField(prefix + field)}
      />
    </div>
  )
}
