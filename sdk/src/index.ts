/** The whole public surface; what is not here is free to change. */
export { Capstan } from './client.ts'
export type { CapstanOptions, SessionOptions } from './connection.ts'
export { decimalsOf, formatMinorUnits } from './currencies.ts'
export {
  AuthenticationError,
  CapstanError,
  ConflictError,
  ConnectionError,
  InvalidRequestError,
  isAuthenticationError,
  isCapstanError,
  isConflictError,
  isConnectionError,
  isInvalidRequestError,
  isNotFoundError,
  isPaymentRequiredError,
  isPermissionError,
  isPreconditionFailedError,
  isRateLimitError,
  isRefusedError,
  isServerError,
  isSourceFailedError,
  isTimeoutError,
  isWebhookVerificationError,
  NotFoundError,
  PaymentRequiredError,
  PermissionError,
  PreconditionFailedError,
  RateLimitError,
  RefusedError,
  ServerError,
  SourceFailedError,
  TimeoutError,
  type WebhookVerificationCode,
  WebhookVerificationError,
} from './errors.ts'
export type {
  CapstanEvent,
  EventData,
  EventOf,
  EventType,
  PublishedEvent,
  ThinEvent,
} from './events.ts'
export type * from './integration-types.ts'
export { type MethodName, methodNameOf } from './method-names.ts'
export type {
  Backup,
  Backups,
  Diagnosis,
  EncryptionKeys,
  Installation,
  IssuedToken,
  Organization,
  OrganizationActivity,
  OrganizationChanges,
  OrganizationCreditEntry,
  Organizations,
  OrganizationToken,
  OrganizationTokens,
  Plan,
  PlanSettings,
  Plans,
} from './operator.ts'
export { CapstanOperator } from './operator.ts'
export type { List, Page, PageOptions } from './pagination.ts'
export type * from './proposal-types.ts'
export type {
  ChangeOptions,
  CreateOptions,
  RawRequest,
  RequestOptions,
  UploadOptions,
} from './request.ts'
export type { Account, Me, Scope, Usage } from './resources/account.ts'
export type { Audit, AuditEntry, AuditQuery, AuditVerification } from './resources/audit.ts'
export type {
  Base,
  BaseChanges,
  BaseQuery,
  Bases,
  Evaluation,
  EvaluationResult,
  NewBase,
  Reindexing,
  SearchHit,
  SearchQuery,
  SearchResult,
} from './resources/bases.ts'
export type {
  CatalogImport,
  CatalogItem,
  CatalogItemChanges,
  CatalogItemQuery,
  CatalogItems,
  NewCatalogItem,
} from './resources/catalog-items.ts'
export type {
  Companies,
  Company,
  CompanyChanges,
  CompanyQuery,
  NewCompany,
} from './resources/companies.ts'
export type {
  ContactConsent,
  ContactConsents,
  NewContactConsent,
} from './resources/contact-consents.ts'
export type { ContactDuplicates, DuplicateGroup } from './resources/contact-duplicates.ts'
export type {
  ContactExport,
  ContactExportQuery,
  ContactExports,
  NewContactExport,
} from './resources/contact-exports.ts'
export type {
  ContactField,
  ContactFieldChanges,
  ContactFieldQuery,
  ContactFieldSettings,
  ContactFields,
  NewContactField,
} from './resources/contact-fields.ts'
export type {
  ContactFile,
  ContactImport,
  ContactImportPreview,
  ContactImportQuery,
  ContactImportStart,
  ContactImports,
  ImportOptions,
  ImportWaitOptions,
} from './resources/contact-imports.ts'
export type { ContactNote, ContactNotes, NewContactNote } from './resources/contact-notes.ts'
export type {
  Contact,
  ContactBatch,
  ContactBatchItem,
  ContactBatchOutcome,
  ContactChanges,
  ContactFilter,
  ContactKey,
  ContactMerge,
  ContactQuery,
  ContactSearch,
  Contacts,
  ContactUnmerge,
  FilterOperator,
  NewContact,
  TimelineEntry,
} from './resources/contacts.ts'
export type {
  ContentBlock,
  ContentBlockChanges,
  ContentBlockQuery,
  ContentBlocks,
  NewContentBlock,
} from './resources/content-blocks.ts'
export type { CreditEntry, CreditEntryQuery, Credits } from './resources/credits.ts'
export type {
  Deliveries,
  Delivery,
  DeliveryQuery,
  DeliveryWithAttempts,
} from './resources/deliveries.ts'
export type {
  EmbeddingModel,
  EmbeddingModelChanges,
  EmbeddingModelQuery,
  EmbeddingModels,
  EmbeddingModelTest,
  NewEmbeddingModel,
} from './resources/embedding-models.ts'
export type {
  EventDescription,
  EventQuery,
  Events,
  EventTypeOptions,
  FeedPage,
  FollowOptions,
  ListedEvent,
  NewEvent,
} from './resources/events.ts'
export type {
  ExpressionCheck,
  Expressions,
  NewExpressionCheck,
} from './resources/expressions.ts'
export type {
  Overview,
  OverviewActivity,
  OverviewCount,
  OverviewNeed,
  OverviewQuery,
  OverviewReport,
} from './resources/overview.ts'
export type { LoggedRequest, LoggedRequestQuery, Requests } from './resources/requests.ts'
export type { WideSearchQuery, WideSearchResult } from './resources/search.ts'
export type {
  NewSegment,
  Segment,
  SegmentChanges,
  SegmentContactsQuery,
  SegmentQuery,
  Segments,
} from './resources/segments.ts'
export type * from './resources/session/auth.ts'
export type * from './resources/session/changes.ts'
export type * from './resources/session/invitations.ts'
export type * from './resources/session/members.ts'
export type * from './resources/session/objects.ts'
export type * from './resources/session/organizations.ts'
export type * from './resources/session/passkeys.ts'
export type * from './resources/session/self.ts'
export type * from './resources/session/sessions.ts'
export type * from './resources/session/tokens.ts'
export type {
  AddedSources,
  Chunk,
  ChunkQuery,
  IdentifiedFile,
  IdentifiedSource,
  NewFile,
  NewSource,
  OnDuplicate,
  RetryRequest,
  Source,
  SourceChanges,
  SourceContent,
  SourceQuery,
  SourceRun,
  SourceRunQuery,
  Sources,
  WaitOptions,
} from './resources/sources.ts'
export type { Tag, TagQuery, Tags } from './resources/tags.ts'
export type {
  NewWebhook,
  ReplayRequest,
  SecretRotation,
  TestRequest,
  Webhook,
  WebhookChanges,
  WebhookHealth,
  WebhookKeys,
  WebhookQuery,
  Webhooks,
  WebhookWithSecret,
} from './resources/webhooks.ts'
export { type RateLimit, type ResponseInfo, responseOf } from './response.ts'
export { CapstanSession, type ResourceName } from './session.ts'
export { type SignOptions, signWebhook } from './sign-webhook.ts'
export type { Attempt } from './transport.ts'
export type { FileContent } from './upload.ts'
export {
  type RawBody,
  type VerifyOptions,
  verifyWebhook,
  type WebhookHeaders,
} from './webhooks.ts'
