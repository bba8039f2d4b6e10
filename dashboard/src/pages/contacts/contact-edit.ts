import type { Contact, ContactChanges } from '@capstan/sdk'
import { useRef } from 'react'
import { api } from '../../api.ts'
import { useEdit } from '../../edit.ts'
import { fields } from './contact.ts'
import { namingHolder } from './taken-identifier.tsx'

/** Changes of a contact, in which each key of `custom` is a field by itself: `custom.seats`. */
type Changes = ContactChanges & { [key: `custom.${string}`]: unknown }

const prefix = 'custom.'

/** Labels of the fields that every contact has. */
export const fieldLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(fields),
  firstName: 'First name',
  lastName: 'Last name',
  tags: 'Tags',
  ownerId: 'Owner',
  companyId: 'Company',
  additionalEmails: 'Other emails',
  additionalPhones: 'Other phones',
  address: 'Address',
  locale: 'Language',
  timezone: 'Time zone',
  doNotContact: 'Do not contact',
  birthday: 'Birthday',
  websites: 'Websites',
  additionalAddresses: 'Other addresses',
  faxNumbers: 'Fax numbers',
  emailLabels: 'Labels of emails',
  phoneLabels: 'Labels of phones',
}

/** The same object, which knows its ETag; keys of `custom` can be read as fields, and are not listed. */
function withKeys(contact: Contact): Contact {
  for (const [key, value] of Object.entries(contact.custom)) {
    Object.defineProperty(contact, prefix + key, { value, configurable: true })
  }
  return contact
}

/** The body of a change: the API replaces `custom` as a whole, so the other keys go with it. */
function bodyOf(changes: Changes, { custom }: Contact): ContactChanges {
  const entries = Object.entries(changes)
  const own = entries.filter(([name]) => name.startsWith(prefix))
  if (own.length === 0) return changes
  const merged = {
    ...custom,
    ...Object.fromEntries(own.map(([k, v]) => [k.slice(prefix.length), v])),
  }
  return {
    ...Object.fromEntries(entries.filter(([name]) => !name.startsWith(prefix))),
    custom: Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)),
  }
}

/**
 * Saves changes of a contact and overwrites nothing of others. Two people who change two keys of `custom`
 * are no conflict, although the API keeps them in one field.
 */
export function useContactEdit(contact: Contact, ownLabels: Readonly<Record<string, string>>) {
  const base = useRef(contact)
  const edit = useEdit<Contact, Changes>(contact, {
    async read() {
      base.current = withKeys(await api.contacts.get(contact.id))
      return base.current
    },
    write: (changes, options) =>
      namingHolder(changes, () =>
        api.contacts.update(contact.id, bodyOf(changes, base.current), options),
      ),
    labels: { ...fieldLabels, ...ownLabels },
    invalidates: ['contacts', 'events', 'tags'],
  })
  return (changes: Changes): Promise<unknown> => {
    base.current = withKeys(contact)
    return edit.mutateAsync(changes, contact)
  }
}
export type SaveContact = ReturnType<typeof useContactEdit>
