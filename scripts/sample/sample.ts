import { people, segments } from './people.ts'
import { proposals } from './proposals.ts'
import { texts } from './texts.ts'

interface Recipient {
  id: string
  name: string
  email: string
}

type Post = (path: string, body: object) => Promise<{ id: string }>

/** Sample data that looks real, for `npm run seed` and for the screenshots. Returns the id of the base. */
export async function addSample(post: Post): Promise<string> {
  const recipients = await addPeople(post)
  for (const segment of segments) await post('/segments', segment)
  const { id } = await post('/bases', { name: 'Handbook', description: 'How the shop works' })
  for (const [name, text] of Object.entries(texts)) {
    await post(`/bases/${id}/sources`, { type: 'text', name, text })
  }
  await addProposals(post, recipients)
  await post('/integrations/hooks', { name: 'Shop', preset: 'none' })
  return id
}

/** In the order of `people`: the last is added first, for lists begin with the newest. */
async function addPeople(post: Post): Promise<Recipient[]> {
  const recipients: Recipient[] = []
  for (const { contact, email } of people.toReversed()) {
    const { id } = await post('/contacts', contact)
    recipients.unshift({ id, name: contact.name, email: contact.email })
    if (!email) continue
    const consent = { channel: 'email', purpose: 'Newsletter', status: email, basis: 'consent' }
    await post(`/contacts/${id}/consents`, consent)
  }
  return recipients
}

async function addProposals(post: Post, recipients: readonly Recipient[]): Promise<void> {
  for (const { title, person, end, items } of proposals) {
    const recipient = recipients[person]
    if (!recipient) throw new Error(`There is no person ${person} for ${title}`)
    const { name, email } = recipient
    const { id } = await post('/proposals', {
      title,
      contactId: recipient.id,
      currency: 'EUR',
      blocks: [
        { type: 'text', text: `# ${title}\n\nThank you for asking us.` },
        { type: 'prices' },
      ],
      items: items.map((item) => ({ ...item, taxes: [{ name: 'VAT', percent: '20' }] })),
      recipients: [{ name, email, role: 'signer' }],
    })
    if (end === 'draft') continue
    await post(`/proposals/${id}/send`, { delivery: 'link_only' })
    if (end === 'sent') continue
    const act = end === 'accepted' ? 'accept' : 'decline'
    await post(`/proposals/${id}/${act}`, { by: name, at: new Date().toISOString() })
  }
}
