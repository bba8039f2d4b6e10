import { api } from '../../api.ts'
import type { Hit } from '../../page-domain.ts'
import { nameOf } from './contact.ts'

/** Most hits of each kind, so that the pages below stay in view. */
const limit = 5

/** For the palette: contacts by names, addresses, numbers and companies. */
export async function findContacts(q: string): Promise<Hit[]> {
  const { data } = await api.contacts.list({ q }).page({ limit })
  return data.map((contact) => {
    const { id, company, email, phone } = contact
    const name = nameOf(contact)
    const hint = [company, email ?? phone].filter((part) => part && part !== name).join(', ')
    return { id, title: name, hint, to: `/contacts/${id}` }
  })
}

export async function findCompanies(q: string): Promise<Hit[]> {
  const { data } = await api.companies.list({ q }).page({ limit })
  return data.map(({ id, name, domain }) => ({
    id,
    title: name,
    hint: domain ?? undefined,
    to: `/companies/${id}`,
  }))
}
