import type { Domain } from '../../platform/domain.ts'
import { catalogOperations } from './catalog/routes.ts'
import { contentBlockOperations } from './content-blocks/routes.ts'
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
  events: [],
  open: (platform) => ({
    operations: [...catalogOperations(platform), ...contentBlockOperations(platform.pager)],
  }),
}
