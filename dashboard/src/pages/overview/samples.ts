import type { NewContact, NewProposal } from '@capstan/sdk'

/** Tag of every sample contact, by which they are found again. */
export const sampleTag = 'sample'
/** Title of the sample proposal, by which it is found again. */
export const sampleTitle = 'Sample: lighting for a reading room'

/** Addresses of example.com reach nobody (RFC 2606). */
export const sampleContacts: NewContact[] = [
  {
    ...{ name: 'Ines Duarte', email: 'ines.duarte@example.com', company: 'Casa do Relógio' },
    ...{ jobTitle: 'Owner', tags: [sampleTag] },
  },
  {
    ...{ name: 'Jonas Petersen', email: 'jonas.petersen@example.com', company: 'Halm & Söhne' },
    ...{ jobTitle: 'Buyer', tags: [sampleTag] },
  },
  {
    ...{ name: '佐藤 花', email: 'hana.sato@example.com', company: 'Hikari Books' },
    ...{ tags: [sampleTag] },
  },
]

export const sampleProposal = (contactId: string | null): NewProposal => ({
  title: sampleTitle,
  currency: 'EUR',
  contactId,
  items: [
    { name: 'Reading lamp, brass', quantity: '12', unitAmount: 18_500 },
    { name: 'Installation, per day', quantity: '2', unitAmount: 64_000 },
  ],
})
