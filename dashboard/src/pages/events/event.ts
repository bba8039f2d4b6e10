import type { ListedEvent } from '@capstan/sdk'

const fieldsOf = ({ data }: ListedEvent): Record<string, unknown> => ({ ...Object(data) })

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** The id of what it is about. */
const subjectOf = (event: ListedEvent): string | null => textOf(fieldsOf(event).id)

/** Returns the name of the event's subject, or its id. */
export const nameOf = (event: ListedEvent): string => {
  const { name, title, fileName, email, url, message } = fieldsOf(event)
  const names = [name, title, fileName, email, url, message].map(textOf)
  return names.find((text) => text !== null) ?? subjectOf(event) ?? ''
}
