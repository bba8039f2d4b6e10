import { devNull } from 'node:os'
import { join } from 'node:path'
import type { Capstan as Client } from '@capstan/sdk'

/** How an operation is reached. */
export interface Way {
  sdk: (capstan: Client) => Promise<unknown>
  cli: string[]
  /** What the command asks for before. */
  first?: string
}

const draft = join(import.meta.dirname, 'draft.json')
const catalogFile = join(import.meta.dirname, 'catalog.csv')

/** The operations of proposals and their libraries. */
export const proposalWays: Record<string, Way> = {
  createCatalogItem: {
    sdk: ({ catalogItems }) => catalogItems.create({ name: 'Support' }),
    cli: ['catalog', 'create', '--name', 'Support'],
  },
  listCatalogItems: {
    sdk: ({ catalogItems }) => catalogItems.list().page(),
    cli: ['catalog', 'list'],
  },
  getCatalogItem: {
    sdk: ({ catalogItems }) => catalogItems.get('x'),
    cli: ['catalog', 'get', 'x'],
  },
  updateCatalogItem: {
    sdk: ({ catalogItems }) => catalogItems.update('x', { name: 'Support' }),
    cli: ['catalog', 'update', 'x', '--name', 'Support'],
  },
  deleteCatalogItem: {
    sdk: ({ catalogItems }) => catalogItems.delete('x'),
    cli: ['catalog', 'delete', 'x', '--yes'],
  },
  importCatalogItems: {
    sdk: ({ catalogItems }) => catalogItems.import('name'),
    cli: ['catalog', 'import', catalogFile],
  },
  exportCatalogItems: {
    sdk: ({ catalogItems }) => catalogItems.export(),
    cli: ['catalog', 'export', devNull],
  },
  createContentBlock: {
    sdk: ({ contentBlocks }) =>
      contentBlocks.create({ name: 'About us', block: { type: 'text', text: 'We' } }),
    cli: ['content-blocks', 'create', '--name', 'About us', '--text', 'We'],
  },
  listContentBlocks: {
    sdk: ({ contentBlocks }) => contentBlocks.list().page(),
    cli: ['content-blocks', 'list'],
  },
  getContentBlock: {
    sdk: ({ contentBlocks }) => contentBlocks.get('x'),
    cli: ['content-blocks', 'get', 'x'],
  },
  updateContentBlock: {
    sdk: ({ contentBlocks }) => contentBlocks.update('x', { name: 'About us' }),
    cli: ['content-blocks', 'update', 'x', '--name', 'About us'],
  },
  deleteContentBlock: {
    sdk: ({ contentBlocks }) => contentBlocks.delete('x'),
    cli: ['content-blocks', 'delete', 'x', '--yes'],
  },

  sendProposal: {
    sdk: ({ proposals }) => proposals.send('p', { message: 'Hello' }),
    cli: ['proposals', 'send', 'p', '--message', 'Hello'],
  },
  remindProposal: {
    sdk: ({ proposals }) => proposals.remind('p'),
    cli: ['proposals', 'remind', 'p'],
  },
  cancelProposal: {
    sdk: ({ proposals }) => proposals.cancel('p', { reason: 'No' }),
    cli: ['proposals', 'cancel', 'p', '--reason', 'No'],
  },
  voidProposal: {
    sdk: ({ proposals }) => proposals.void('p', { reason: 'No' }),
    cli: ['proposals', 'void', 'p', '--reason', 'No'],
  },
  reviseProposal: {
    sdk: ({ proposals }) => proposals.revise('p'),
    cli: ['proposals', 'revise', 'p'],
  },
  listProposalRevisions: {
    sdk: ({ proposals }) => proposals.revisions('p').page(),
    cli: ['proposals', 'revisions', 'p'],
  },
  updateProposalRecipient: {
    sdk: ({ proposals }) => proposals.updateRecipient('p', 'r', { name: 'Ada' }),
    cli: ['proposals', 'update-recipient', 'p', 'r', '--name', 'Ada'],
  },
  rotateProposalLink: {
    sdk: ({ proposals }) => proposals.rotateLink('p', 'r'),
    cli: ['proposals', 'rotate-link', 'p', 'r'],
  },
  revokeProposalLink: {
    sdk: ({ proposals }) => proposals.revokeLink('p', 'r'),
    cli: ['proposals', 'revoke-link', 'p', 'r'],
  },
  createProposal: {
    sdk: ({ proposals }) => proposals.create({ title: 'Website' }),
    cli: ['proposals', 'create', draft],
  },
  listProposals: { sdk: ({ proposals }) => proposals.list().page(), cli: ['proposals', 'list'] },
  getProposal: { sdk: ({ proposals }) => proposals.get('p'), cli: ['proposals', 'get', 'p'] },
  updateProposal: {
    sdk: ({ proposals }) => proposals.update('p', { title: 'Website' }),
    cli: ['proposals', 'update', 'p', draft],
  },
  deleteProposal: {
    sdk: ({ proposals }) => proposals.delete('p'),
    cli: ['proposals', 'delete', 'p', '--yes'],
  },
  cloneProposal: {
    sdk: ({ proposals }) => proposals.clone('p'),
    cli: ['proposals', 'clone', 'p'],
  },
  previewProposal: {
    sdk: ({ proposals }) => proposals.preview({ title: 'Website' }),
    cli: ['proposals', 'totals', draft],
  },
  previewStoredProposal: {
    sdk: ({ proposals }) => proposals.previewChanges('p'),
    cli: ['proposals', 'preview', 'p'],
  },
  listProposalProblems: {
    sdk: ({ proposals }) => proposals.problems('p'),
    cli: ['proposals', 'problems', 'p'],
  },
  createProposalComment: {
    sdk: ({ proposals }) => proposals.comments.create('p', { text: 'A' }),
    cli: ['proposals', 'comments', 'create', 'p', '--text', 'A'],
  },
  listProposalComments: {
    sdk: ({ proposals }) => proposals.comments.list('p').page(),
    cli: ['proposals', 'comments', 'list', 'p'],
  },
  resolveProposalComment: {
    sdk: ({ proposals }) => proposals.comments.resolve('p', 'c'),
    cli: ['proposals', 'comments', 'resolve', 'p', 'c'],
  },
  createProposalTemplate: {
    sdk: ({ proposalTemplates }) => proposalTemplates.create({ name: 'Website' }),
    cli: ['proposals', 'templates', 'create', draft],
  },
  listProposalTemplates: {
    sdk: ({ proposalTemplates }) => proposalTemplates.list().page(),
    cli: ['proposals', 'templates', 'list'],
  },
  getProposalTemplate: {
    sdk: ({ proposalTemplates }) => proposalTemplates.get('t'),
    cli: ['proposals', 'templates', 'get', 't'],
  },
  updateProposalTemplate: {
    sdk: ({ proposalTemplates }) => proposalTemplates.update('t', { name: 'Website' }),
    cli: ['proposals', 'templates', 'update', 't', draft],
  },
  deleteProposalTemplate: {
    sdk: ({ proposalTemplates }) => proposalTemplates.delete('t'),
    cli: ['proposals', 'templates', 'delete', 't', '--yes'],
  },
  listProposalTemplateVariables: {
    sdk: ({ proposalTemplates }) => proposalTemplates.variables('t'),
    cli: ['proposals', 'templates', 'variables', 't'],
  },
  createProposalImage: {
    sdk: ({ proposalImages }) => proposalImages.fetch('https://example.com/logo.png'),
    cli: ['proposals', 'images', 'add', 'https://example.com/logo.png'],
  },
  getProposalImage: {
    sdk: ({ proposalImages }) => proposalImages.download('i'),
    cli: ['proposals', 'images', 'download', 'i', '--output', devNull],
  },
  getProposalSettings: {
    sdk: ({ proposalSettings }) => proposalSettings.get(),
    cli: ['proposals', 'settings', 'get'],
  },
  updateProposalSettings: {
    sdk: ({ proposalSettings }) => proposalSettings.update({ numberPattern: 'P-{0000}' }),
    cli: ['proposals', 'settings', 'update', draft],
  },
  acceptProposal: {
    sdk: ({ proposals }) => proposals.accept('x', { by: 'Ada', at: '2026-11-21T09:30:00Z' }),
    cli: ['proposals', 'accept', 'x', '--by', 'Ada', '--at', '2026-11-21T09:30:00Z'],
  },
  declineProposal: {
    sdk: ({ proposals }) => proposals.decline('x', { by: 'Ada', at: '2026-11-21T09:30:00Z' }),
    cli: ['proposals', 'decline', 'x', '--by', 'Ada', '--at', '2026-11-21T09:30:00Z'],
  },
  addProposalToBase: {
    sdk: ({ proposals }) => proposals.addToBase('x', 'y'),
    cli: ['proposals', 'add-to-base', 'x', 'y'],
  },
  getProposalPdf: {
    sdk: ({ proposals }) => proposals.pdf('x'),
    cli: ['proposals', 'pdf', 'x', '--output', devNull],
  },
  getProposalEvidence: {
    sdk: ({ proposals }) => proposals.evidence('x'),
    cli: ['proposals', 'evidence', 'x'],
  },
  analyzeProposals: {
    sdk: ({ proposals }) => proposals.analytics(),
    cli: ['proposals', 'analytics'],
  },
  sumProposals: {
    sdk: ({ proposals }) => proposals.sums(),
    cli: ['proposals', 'sums'],
  },
  exportProposals: {
    sdk: ({ proposals }) => proposals.export({ status: 'sent' }),
    cli: ['proposals', 'export', devNull, '--status', 'sent'],
  },
  verifyProposalPdf: {
    sdk: ({ proposals }) => proposals.verify({ file: Buffer.from('%PDF-'), fileName: 'x.pdf' }),
    cli: ['proposals', 'verify', catalogFile],
  },
  getSigningCertificate: {
    sdk: ({ proposals }) => proposals.certificate(),
    cli: ['proposals', 'certificate'],
  },
  replaceSigningCertificate: {
    sdk: ({ proposals }) => proposals.replaceCertificate({ p12: 'bmFtZQ==', password: 'x' }),
    cli: ['proposals', 'replace-certificate', catalogFile, '--password', 'x'],
  },
}
