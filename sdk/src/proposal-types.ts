export type {
  ProposalActs,
  ProposalRecipientChanges,
  ProposalRecipientWithLink,
  ProposalReminding,
  ProposalSending,
  SentProposal,
} from './resources/proposal-acts.ts'
export type {
  NewProposalComment,
  ProposalComment,
  ProposalComments,
} from './resources/proposal-comments.ts'
export type { ImageFile, ProposalImage, ProposalImages } from './resources/proposal-images.ts'
export type {
  ProposalSettings,
  ProposalSettingsChanges,
  ProposalSettingsFields,
} from './resources/proposal-settings.ts'
export type {
  ProposalPdf,
  ProposalVerification,
} from './resources/proposal-signing.ts'
export type {
  NewProposalTemplate,
  ProposalTemplate,
  ProposalTemplateChanges,
  ProposalTemplateInList,
  ProposalTemplateQuery,
  ProposalTemplates,
  ProposalTemplateVariable,
} from './resources/proposal-templates.ts'
export type {
  NewProposal,
  Proposal,
  ProposalAnalytics,
  ProposalAnalyticsQuery,
  ProposalChanges,
  ProposalExportQuery,
  ProposalInList,
  ProposalPreview,
  ProposalProblem,
  ProposalQuery,
  ProposalSums,
  ProposalSumsQuery,
  Proposals,
} from './resources/proposals.ts'
