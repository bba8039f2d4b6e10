import type { ReactNode } from 'react'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import type { Action } from '../draft.ts'
import { contactFields, matchFields } from '../mapping/fields.ts'
import { BaseField, TemplateField } from './choice-fields.tsx'
import {
  type ActionPartProps,
  ExpressionOf,
  type FieldTitle,
  MappingOf,
} from './expressions-of.tsx'
import { HeaderLines } from './header-lines.tsx'

const sourceFields: readonly FieldTitle[] = [
  ['name', 'Name'],
  ['text', 'Text'],
  ['url', 'Address'],
]
const proposalFields: readonly FieldTitle[] = [
  ['contactId', 'Contact'],
  ['title', 'Title'],
  ['recipients', 'Recipients'],
  ['expiresAt', 'Expires'],
]
const filledHint = 'Use {{ body.name }} or {{ event.data.name }} for a value.'

/** The form of each kind of action. */
export function ActionFields(props: ActionPartProps) {
  const { action, onChange } = props
  const set = (fields: object): void => onChange({ ...action, ...fields } as Action)
  const mapped = (
    choices: readonly FieldTitle[],
    ownPrefix?: string,
    notes?: Record<string, string>,
  ) => <MappingOf {...props} choices={choices} ownPrefix={ownPrefix} notes={notes} />
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
          <ExpressionOf
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
          <ExpressionOf
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
          <ExpressionOf
            {...props}
            name="to"
            label="To"
            hint="An expression that gives one address."
          />
          <ExpressionOf
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
