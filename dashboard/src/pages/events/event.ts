/** Something that happened, as the API lists it and as endpoints receive it. */
export interface Happening {
  id: string
  type: string
  createdAt: string
  organizationId: string
  /** Only `id`, or null, once it is expunged. */
  data: Record<string, unknown> | null
  expungedAt?: string
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** The id of what it is about. */
const subjectOf = ({ data }: Happening): string | null => textOf(data?.['id'])

/** What people know the subject by; its id where it has no name. */
export const nameOf = (event: Happening): string => {
  const { name, email, url, message } = event.data ?? {}
  return textOf(name) ?? textOf(email) ?? textOf(url) ?? textOf(message) ?? subjectOf(event) ?? ''
}

export const isAbout = (event: Happening, subject: string): boolean =>
  `${subjectOf(event)} ${nameOf(event)}`.toLowerCase().includes(subject.toLowerCase())
