import { type Contact, type ContactChanges, isCapstanError, isNotFoundError } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { nameOf } from './contact.ts'

type Written = Pick<
  ContactChanges,
  'email' | 'phone' | 'externalId' | 'additionalEmails' | 'additionalPhones'
>

const kinds = [
  [/^(?:email|additionalEmails)\b/, 'email', 'email address'],
  [/^(?:phone|additionalPhones)\b/, 'phone', 'number'],
  [/^externalId$/, 'externalId', 'id'],
] as const

/** An identifier that another contact has, with a link to that contact. */
class TakenIdentifier extends Error {
  readonly field: string
  readonly words: ReactNode

  constructor(holder: Contact, { field, noun }: { field: string; noun: string }) {
    const name = nameOf(holder)
    super(`${name} has this ${noun}.`)
    this.field = field
    this.words = (
      <>
        <bdi>{name}</bdi> has this {noun}.{' '}
        <Link
          to="/contacts/$contactId"
          params={{ contactId: holder.id }}
          className="rounded-xs underline underline-offset-2"
        >
          Open contact
        </Link>
      </>
    )
  }
}

/** Sends a contact. If another contact has one of its identifiers, the error names that contact. */
export async function namingHolder<Output>(
  written: Written,
  send: () => Promise<Output>,
): Promise<Output> {
  try {
    return await send()
  } catch (error) {
    if (!isCapstanError(error) || error.code !== 'duplicate_resource' || !error.field) throw error
    const { field } = error
    const [, kind, noun] = kinds.find(([fields]) => fields.test(field)) ?? []
    const value = valueAt(written, field)
    if (!kind || !value) throw error
    const holder = await findHolder(kind, value)
    throw holder ? new TakenIdentifier(holder, { field, noun }) : error
  }
}

function valueAt(written: Written, path: string): string | undefined {
  const [field = '', index] = path.split('.')
  const value = written[field as keyof Written]
  const one = Array.isArray(value) ? value[Number(index)] : value
  return one ?? undefined
}

/** Returns null if the contact was deleted meanwhile. */
async function findHolder(
  kind: 'email' | 'phone' | 'externalId',
  value: string,
): Promise<Contact | null> {
  try {
    return await api.contacts.getBy(kind, value)
  } catch (error) {
    if (isNotFoundError(error)) return null
    throw error
  }
}
