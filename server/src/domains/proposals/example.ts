import { ContactId } from '../contacts/index.ts'
import { BaseId } from '../knowledge/index.ts'
import { MemberId } from '../people/index.ts'
import { ItemId, ProposalId } from './ids.ts'
import { exampleRecipient } from './recipient-schema.ts'
import type { Proposal } from './schema.ts'

const at = '2026-11-21T09:30:00.000Z'

/** Example for the event catalogue and the API reference: a proposal that was sent and viewed by its signer. */
export const exampleProposal: Proposal = {
  id: ProposalId.example,
  number: 'P-2026-0042',
  revision: 1,
  rootId: ProposalId.example,
  previousId: null,
  title: 'Website relaunch',
  status: 'viewed',
  contactId: ContactId.example,
  ownerId: MemberId.example,
  templateId: null,
  language: 'en',
  currency: 'EUR',
  taxBehavior: 'exclusive',
  items: [
    {
      id: ItemId.example,
      kind: 'charge',
      catalogItemId: null,
      name: 'Design of five pages',
      description: null,
      unit: 'page',
      quantity: '5',
      quantityRange: null,
      unitAmount: 2000,
      unitAmountDecimal: null,
      discount: null,
      taxes: [{ name: 'VAT', percent: '19' }],
      optional: false,
      selected: false,
      group: null,
      billing: 'one_time',
    },
  ],
  groups: [],
  discount: null,
  termMonths: null,
  withholding: null,
  roundingStep: null,
  instalments: [],
  totals: {
    lines: [
      {
        gross: 10000,
        discount: 0,
        net: 10000,
        included: true,
        documentDiscount: 0,
        taxable: 10000,
      },
    ],
    buckets: [
      {
        billing: 'one_time',
        subtotal: 10000,
        discount: 0,
        net: 10000,
        taxes: [{ name: 'VAT', percent: '19', base: 10000, amount: 1900 }],
        tax: 1900,
        total: 11900,
      },
    ],
    firstTotal: 11900,
    contractValue: 11900,
    instalments: [],
  },
  amountsDue: [{ billing: 'one_time', total: 11900, withholding: 0, rounding: 0, due: 11900 }],
  choice: null,
  variables: { startDate: '2027-01-11' },
  recipients: [exampleRecipient],
  signing: { order: 'parallel', countersign: false },
  access: 'link',
  expiresAt: '2026-12-21T23:00:00.000Z',
  reminders: { afterDays: 3, everyDays: 7, max: 2 },
  knowledge: { baseId: BaseId.example },
  contentSha256: '7c3d1b5e0a8f4e6d9b2c7a1f3e5d8c0b4a6f9e2d1c7b5a3f8e0d6c4b2a9f7e1d',
  sealedSha256: null,
  transitions: { sent: at, viewed: '2026-11-21T10:05:00.000Z' },
  reason: null,
  metadata: {},
  createdAt: at,
  updatedAt: '2026-11-21T10:05:00.000Z',
  blocks: [{ id: 'intro', type: 'text', text: '# Hello, {{contact.firstName}}' }],
}
