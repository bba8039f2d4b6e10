import type { Domain } from '../../platform/domain.ts'
import { privateKeyColumn } from './certificates/store.ts'
import { commentOperations } from './comments/routes.ts'
import { proposalEvents } from './events.ts'
import {
  CatalogItemId,
  CommentId,
  ContentBlockId,
  ImageId,
  ItemId,
  ProposalId,
  RecipientId,
  TemplateId,
} from './ids.ts'
import { imageOperations } from './images/routes.ts'
import { previewOperations } from './preview/routes.ts'
import { proposalOperations } from './routes.ts'
import { settingsOperations } from './settings/routes.ts'
import { openSigning, signingHandles } from './signing/open.ts'
import { printer } from './signing/print.ts'
import { templateOperations } from './templates/routes.ts'

export const proposals: Domain = {
  name: 'proposals',
  tags: {
    Proposals: 'Offers with exact totals, from a draft to the sealed document.',
    'Proposal libraries':
      'What drafts are made of: templates, content blocks, catalog items, images.',
  },
  scopes: ['proposals:read', 'proposals:write'],
  roles: { member: ['proposals:read', 'proposals:write'] },
  limits: [
    { resource: 'proposals', description: 'Open ones, drafts included. Null for no limit.' },
    { resource: 'templates', description: 'Null for no limit; 0 is a limit.' },
  ],
  ids: [
    ...[ProposalId, RecipientId, ItemId, CommentId],
    ...[CatalogItemId, ContentBlockId, TemplateId, ImageId],
  ],
  events: proposalEvents,
  sealedColumns: [privateKeyColumn],
  open: (platform) => {
    const signing = openSigning(platform, signingHandles(platform, printer(platform)))
    return {
      ...signing,
      operations: [
        ...proposalOperations(platform),
        ...previewOperations,
        ...commentOperations(platform),
        ...templateOperations(platform),
        ...imageOperations(platform),
        ...settingsOperations,
        ...signing.operations,
      ],
    }
  },
}
