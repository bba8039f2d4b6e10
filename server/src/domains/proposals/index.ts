import type { Domain } from '../../platform/domain.ts'
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { analyticsOperations } from './analytics/routes.ts'
import { catalogOperations } from './catalog/routes.ts'
import { privateKeyColumn } from './certificates/store.ts'
import { commentOperations } from './comments/routes.ts'
import { contentBlockOperations } from './content-blocks/routes.ts'
import { pdfOperations } from './downloads/routes.ts'
import { keepSentPdf, keepSentPdfJob } from './downloads/versions.ts'
import { deleteOutlived, expireJob, expireProposals, retainJob } from './ending/jobs.ts'
import { endingOperations } from './ending/routes.ts'
import { eventHandlers, proposalAnonymized } from './erasure/forget-contact.ts'
import { recordsAbout } from './erasure/store.ts'
import { proposalEvents } from './events.ts'
import { exportOperations } from './export/routes.ts'
import { proposalFinders } from './finders-store.ts'
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
import { deliverProposalMail, describeWaiting } from './mails/deliver.ts'
import { mailSecretColumn, sendProposalCode, sendProposalMail } from './mails/store.ts'
import { fileOperations } from './page/file-routes.ts'
import { createPageContext } from './page/gate.ts'
import { pageOperations } from './page/routes.ts'
import { previewOperations } from './preview/routes.ts'
import { revisionOperations } from './revisions/routes.ts'
import { proposalOperations } from './routes.ts'
import { recipientOperations } from './sending/recipient-routes.ts'
import { remindDue, remindJob } from './sending/remind.ts'
import { sendingOperations } from './sending/routes.ts'
import { settingsOperations } from './settings/routes.ts'
import { removeFromBase } from './signing/knowledge.ts'
import { openSigning, signingHandles } from './signing/open.ts'
import { printer } from './signing/print.ts'
import { sumOperations } from './sums/routes.ts'
import { askKnowledge, askKnowledgeJob } from './templates/questions.ts'
import { templateOperations } from './templates/routes.ts'
import { proposalToolbox } from './toolbox.ts'
import { verifyingOperations } from './verifying/routes.ts'

export { calendarDay, dayBegins } from './calendar-day.ts'
export { ProposalId, TemplateId } from './ids.ts'

export const proposals: Domain = {
  name: 'proposals',
  tags: {
    Proposals: 'Offers with exact totals, from a draft to the sealed document.',
    'Proposal libraries':
      'Building blocks of drafts: templates, content blocks, catalog items and images.',
  },
  scopes: ['proposals:read', 'proposals:write'],
  roles: { member: ['proposals:read', 'proposals:write'] },
  limits: [
    {
      resource: 'proposals',
      description: 'Open proposals, including drafts. Null means no limit.',
    },
    { resource: 'templates', description: 'Null means no limit; 0 is a limit.' },
    { resource: 'catalogItems', description: 'Null means no limit; 0 is a limit.' },
    { resource: 'contentBlocks', description: 'Null means no limit; 0 is a limit.' },
  ],
  ids: [
    ...[ProposalId, RecipientId, ItemId, CommentId],
    ...[CatalogItemId, ContentBlockId, TemplateId, ImageId],
  ],
  sealedColumns: [mailSecretColumn, privateKeyColumn],
  events: [...proposalEvents, proposalAnonymized],
  open: (platform) => {
    const print = printer(platform)
    const handles = signingHandles(platform, print)
    const signing = openSigning(platform, handles)
    const page = createPageContext(platform, handles)
    return {
      ...signing,
      operations: [
        ...proposalOperations(platform),
        ...previewOperations,
        ...analyticsOperations,
        ...sumOperations,
        ...exportOperations(platform),
        ...verifyingOperations,
        ...commentOperations(platform),
        ...templateOperations(platform),
        ...imageOperations(platform),
        ...settingsOperations,
        ...catalogOperations(platform),
        ...contentBlockOperations(platform.pager),
        ...sendingOperations(platform, print),
        ...pdfOperations(print),
        ...recipientOperations(platform),
        ...revisionOperations(platform),
        ...endingOperations(platform, removeFromBase),
        ...signing.operations,
        ...pageOperations(page),
        ...fileOperations(page),
      ],
      concerns: async () => [...(await signing.concerns()), ...(await describeWaiting(platform))],
      jobs: [
        ...signing.jobs,
        ...lifeJobs(platform),
        handle(askKnowledgeJob, (draft, attempt) => askKnowledge(platform, draft, attempt)),
        handle(keepSentPdfJob, (revision) => keepSentPdf(platform, print, revision)),
      ],
      on: eventHandlers,
      recordsAbout,
      finders: proposalFinders,
      toolbox: proposalToolbox,
    }
  },
}

const lifeJobs = (platform: Platform): readonly JobHandler[] => [
  ...[sendProposalMail, sendProposalCode].map((type) =>
    handle(type, (owed, attempt) => deliverProposalMail(platform, owed, attempt)),
  ),
  handle(expireJob, (_nothing, { signal }) => expireProposals(platform, signal)),
  handle(remindJob, (_nothing, { signal }) => remindDue(platform, signal)),
  handle(retainJob, (_nothing, { signal }) => deleteOutlived(platform, signal)),
]
