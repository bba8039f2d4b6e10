// Generated from server/migrations by `npm run gen`.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type Json = string | number | boolean | null | { [key: string]: Json } | Json[]

export interface AccountsTable {
  id: string
  person_id: string
  account_id: string
  provider_id: string
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Date | null
  refresh_token_expires_at: Date | null
  scope: string | null
  password: string | null
  created_at: Date
  updated_at: Date
}

export interface AttemptCountsTable {
  subject: Buffer
  attempts: number
  ends_at: Date
}

export interface AttemptsTable {
  organization_id: string
  id: string
  delivery_id: string
  started_at: Date
  duration_ms: number
  timings: string
  request: string | null
  response: string | null
  error: string | null
  succeeded: Generated<boolean>
}

export interface AuditChainsTable {
  organization_id: string
  seq: Generated<number>
  hash: Generated<Buffer>
  anchor_seq: Generated<number>
  anchor_hash: Generated<Buffer>
}

export interface AuditEntriesTable {
  organization_id: string
  id: string
  at: Date
  actor_kind: string
  actor_id: string | null
  actor_name: string
  action: string
  resource_type: string
  resource_id: string | null
  before: string | null
  after: string | null
  salt: Buffer | null
  digest: Buffer
  address: string | null
  user_agent: string | null
  request_id: string
}

export interface AuditLinksTable {
  organization_id: string
  seq: number
  entry_id: string
  hash: Buffer
}

export interface AuditUnchainedTable {
  organization_id: string
  entry_id: string
}

export interface AutomationCursorsTable {
  organization_id: string
  position: string
  event_id: string
}

export interface AutomationRunsTable {
  organization_id: string
  id: string
  automation_id: string
  version: number
  trigger_kind: string
  trigger_id: string
  status: string
  reason: string | null
  error: ColumnType<Json | null, string | null, string | null>
  attempts: Generated<number>
  depth: number
  chain: string[]
  due_at: Date
  created_at: Date
  started_at: Date | null
  ended_at: Date | null
}

export interface AutomationStepsTable {
  organization_id: string
  run_id: string
  position: number
  name: string
  type: string
  result: ColumnType<Json, string, string>
  done_at: Date
}

export interface AutomationVersionsTable {
  organization_id: string
  automation_id: string
  version: number
  definition: ColumnType<Json, string, string>
  author_name: string
  created_at: Date
}

export interface AutomationsTable {
  organization_id: string
  id: string
  name: string
  enabled: boolean
  version: number
  trigger: ColumnType<Json, string, string>
  trigger_kind: string
  hook_id: string | null
  condition: string | null
  actions: ColumnType<Json, string, string>
  author_kind: string
  author_id: string
  author_name: string
  scopes: string[]
  stopped_reason: string | null
  enabled_at: Date | null
  paced_until: Date | null
  throttled_at: Date | null
  next_at: Date | null
  created_at: Date
  updated_at: Date
  needs: string[] | null
}

export interface BackupsTable {
  id: string
  status: string
  host: string | null
  path: string | null
  bytes: number | null
  rows_count: number | null
  error: string | null
  created_at: Date
  completed_at: Date | null
}

export interface BaseRemovalsTable {
  organization_id: string
  base_id: string
}

export interface BasesTable {
  organization_id: string
  id: string
  name: string
  description: string | null
  embedding_model: string
  embedding_dimensions: number
  max_tokens: number
  overlap_tokens: number
  created_at: Date
  updated_at: Date
  index_version: Generated<string>
  vector_index: string | null
  vector_slot: Generated<string>
  clear_after: Date | null
  fusion: Generated<string>
  semantic_weight: number | null
  rerank: Generated<boolean>
  vector_set: Generated<string>
}

export interface BlobPartsTable {
  organization_id: string
  sha256: string
  position: number
  bytes: Buffer
}

export interface BlobsTable {
  organization_id: string
  sha256: string
  media_type: string
  bytes: number
  created_at: Date
}

export interface CatalogItemsTable {
  organization_id: string
  id: string
  name: string
  description: string | null
  sku: string | null
  unit: string | null
  prices: ColumnType<Json, string, string>
  taxes: ColumnType<Json, string | undefined, string>
  archived_at: Date | null
  metadata: ColumnType<Json, string | undefined, string>
  search: string
  created_at: Date
  updated_at: Date
}

export interface ChunksTable {
  organization_id: string
  base_id: string
  source_id: string
  id: string
  position: number
  text: string
  token_count: number
  headings: string[]
  char_start: number
  char_end: number
  page: number | null
  content_hash: Buffer
  embedding_a: string | null
  embedding_b: string | null
  run: Generated<number>
}

export interface CompaniesTable {
  organization_id: string
  id: string
  name: string
  domain: string | null
  phone: string | null
  address: ColumnType<Json | null, string | null, string | null>
  custom: ColumnType<Json, string | undefined, string>
  owner_id: string | null
  tags: Generated<string[]>
  search: GeneratedAlways<string | null>
  created_at: Date
  updated_at: Date
}

export interface ConnectionAuthorizationsTable {
  organization_id: string
  id: string
  connection_id: string
  state_hash: Buffer
  browser_hash: Buffer | null
  verifier: Buffer
  redirect_uri: string
  expires_at: Date
}

export interface ConnectionsTable {
  organization_id: string
  id: string
  provider: string
  name: string
  status: string
  auth_type: string
  account: string | null
  asked_scopes: Generated<string[]>
  scopes: Generated<string[]>
  config: ColumnType<Json, string | undefined, string>
  credentials: Buffer | null
  tokens: Buffer | null
  credential_version: Generated<number>
  refresh_lease_until: Date | null
  refresh_at: Date | null
  expires_at: Date | null
  refresh_failures: Generated<number>
  refresh_wait_until: Date | null
  wait_until: Date | null
  check_at: Date | null
  check_failures: Generated<number>
  check_retries: Generated<number>
  last_ok_at: Date | null
  last_error: ColumnType<Json | null, string | null, string | null>
  created_at: Date
  updated_at: Date
}

export interface ConsentLinksTable {
  organization_id: string
  token_hash: Buffer
  contact_id: string
  email: string
  purpose: string
  wording: string | null
  created_at: Date
  expires_at: Date
  confirmed_at: Date | null
  mail_id: string | null
}

export interface ContactConsentsTable {
  organization_id: string
  contact_id: string
  at: Date
  id: string
  channel: string
  purpose: string
  status: string
  basis: string
  source: string | null
  wording: string | null
  proof: ColumnType<Json | null, string | null, string | null>
  actor_kind: string
  actor_id: string | null
}

export interface ContactErasuresTable {
  organization_id: string
  contact_id: string
  survivor_id: string
  erased_at: Date
}

export interface ContactExportPartsTable {
  organization_id: string
  export_id: string
  position: number
  sealed_text: Buffer
}

export interface ContactExportsTable {
  organization_id: string
  id: string
  status: string
  format: string
  fields: string[]
  filter: ColumnType<Json | null, string | null, string | null>
  requester_kind: string
  requester_id: string
  custom_keys: string[] | null
  after_id: string | null
  parts: Generated<number>
  rows_written: Generated<number>
  bytes: Generated<number>
  error: ColumnType<Json | null, string | null, string | null>
  created_at: Date
  ended_at: Date | null
  expires_at: Date
}

export interface ContactFieldSetsTable {
  organization_id: string
  version: number
  is_strict: Generated<boolean>
}

export interface ContactFieldsTable {
  organization_id: string
  id: string
  key: string
  label: string
  type: string
  options: Generated<string[]>
  is_required: Generated<boolean>
  is_unique: Generated<boolean>
  is_archived: Generated<boolean>
  created_at: Date
  updated_at: Date
  is_sortable: Generated<boolean>
  sort_work: string | null
}

export interface ContactHandlesTable {
  organization_id: string
  kind: string
  value: string
  contact_id: string
}

export interface ContactImportChangesTable {
  organization_id: string
  import_id: string
  contact_id: string
  before: ColumnType<Json | null, string | null, string | null>
  after: ColumnType<Json, string, string>
}

export interface ContactImportDraftHandlesTable {
  organization_id: string
  import_id: string
  kind: string
  value: string
  contact_id: string | null
}

export interface ContactImportDraftsTable {
  organization_id: string
  import_id: string
  contact_id: string
  contact: ColumnType<Json, string, string>
}

export interface ContactImportErrorsTable {
  organization_id: string
  import_id: string
  row_number: number
  line: number
  column_name: string | null
  code: string
  message: string
  cells: ColumnType<Json, string, string>
}

export interface ContactImportPartsTable {
  organization_id: string
  import_id: string
  position: number
  bytes: Buffer
}

export interface ContactImportsTable {
  organization_id: string
  id: string
  status: string
  file_name: string
  file_bytes: number
  format: Generated<string>
  encoding: string | null
  delimiter: string | null
  columns: ColumnType<Json, string | undefined, string>
  mapping: ColumnType<Json | null, string | null, string | null>
  options: ColumnType<Json | null, string | null, string | null>
  run: Generated<number>
  rows_read: Generated<number>
  line: Generated<number>
  bytes_read: Generated<number>
  created: Generated<number>
  updated: Generated<number>
  unchanged: Generated<number>
  skipped: Generated<number>
  failed: Generated<number>
  error: ColumnType<Json | null, string | null, string | null>
  undo: ColumnType<Json | null, string | null, string | null>
  created_at: Date
  started_at: Date | null
  ended_at: Date | null
  expires_at: Date | null
  incomplete: Generated<number>
  header_row: number | null
}

export interface ContactMergeMovesTable {
  organization_id: string
  merge_id: string
  kind: string
  row_key: string
  contact_id: string
}

export interface ContactMergesTable {
  organization_id: string
  id: string
  survivor_id: string
  at: Date
  before: ColumnType<Json, string, string>
  after: ColumnType<Json, string, string>
  merged: ColumnType<Json, string, string>
}

export interface ContactNotesTable {
  organization_id: string
  contact_id: string
  id: string
  text: string
  created_by: string | null
  created_at: Date
  updated_at: Date
}

export interface ContactSortKeysTable {
  organization_id: string
  contact_id: string
  field_id: string
  key: string | null
}

export interface ContactTimelineTable {
  organization_id: string
  contact_id: string
  at: Date
  id: string
  kind: string
  ref: string
  summary: string
}

export interface ContactsTable {
  organization_id: string
  id: string
  external_id: string | null
  name: string | null
  first_name: string | null
  last_name: string | null
  email: string | null
  phone: string | null
  company: string | null
  job_title: string | null
  tags: Generated<string[]>
  custom: ColumnType<Json, string | undefined, string>
  search: GeneratedAlways<string | null>
  created_at: Date
  updated_at: Date
  additional_emails: Generated<string[]>
  additional_phones: Generated<string[]>
  phone_info: ColumnType<Json | null, string | null, string | null>
  owner_id: string | null
  address: ColumnType<Json | null, string | null, string | null>
  locale: string | null
  timezone: string | null
  consent: ColumnType<Json, string | undefined, string>
  do_not_contact: Generated<boolean>
  source_kind: Generated<string>
  source_id: string | null
  last_activity_at: Date | null
  company_id: string | null
  merged_from: Generated<string[]>
  merged_identifiers: ColumnType<Json, string | undefined, string>
  birthday: string | null
  websites: ColumnType<Json, string | undefined, string>
  additional_addresses: ColumnType<Json, string | undefined, string>
  fax_numbers: Generated<string[]>
  email_labels: ColumnType<Json, string | undefined, string>
  phone_labels: ColumnType<Json, string | undefined, string>
}

export interface ContentBlocksTable {
  organization_id: string
  id: string
  name: string
  block: ColumnType<Json, string, string>
  archived_at: Date | null
  metadata: ColumnType<Json, string | undefined, string>
  search: string
  created_at: Date
  updated_at: Date
}

export interface ContentPartsTable {
  organization_id: string
  source_id: string
  run: number
  position: number
  text: string
}

export interface CreditEntriesTable {
  organization_id: string
  id: string
  kind: string
  amount: number
  used: Generated<number>
  grant_id: string | null
  subject: string
  created_at: Date
  position: number
  balance_after: number
}

export interface CreditGrantsTable {
  organization_id: string
  id: string
  amount: number
  remaining: number
  reason: string
  allowance_month: ColumnType<Date | null, string | null, string | null>
  created_at: Date
  expires_at: Date | null
}

export interface DeliveriesTable {
  organization_id: string
  id: string
  webhook_id: string
  event_id: string
  event_type: string
  subject: string | null
  order_key: string | null
  thin: Generated<boolean>
  status: string
  attempts_count: Generated<number>
  schedule_step: Generated<number>
  manual: Generated<boolean>
  next_attempt_at: Date | null
  claimed_until: Date | null
  created_at: Date
  completed_at: Date | null
  expunged_at: Date | null
  claimed_by: number | null
}

export interface DestinationsTable {
  organization_id: string
  id: string
  type: string
  name: string
  events: string[]
  filter: string | null
  connection_id: string | null
  config: ColumnType<Json, string, string>
  secrets: Buffer | null
  secret_fields: Generated<string[]>
  template: string | null
  gathers: boolean
  position: string | null
  event_id: string | null
  gathered: ColumnType<Json | null, string | null, string | null>
  created_at: Date
  updated_at: Date
}

export interface DismissedDuplicatesTable {
  organization_id: string
  contact_id: string
  other_id: string
}

export interface DuplicateGroupsTable {
  organization_id: string
  id: string
  score: number
  dismissed_at: Date | null
}

export interface DuplicateMembersTable {
  organization_id: string
  contact_id: string
  group_id: string
}

export interface EmbeddedTextsTable {
  organization_id: string
  model: string
  content_hash: Buffer
  embedding: string
  created_at: Date
}

export interface EmbeddingModelsTable {
  organization_id: string
  id: string
  name: string
  url: string
  model: string
  dimensions: number
  max_tokens: number
  sealed_key: Buffer | null
  created_at: Date
  updated_at: Date
}

export interface ErasedConsentsTable {
  organization_id: string
  contact_id: string
  at: Date
  id: string
  channel: string
  purpose: string
  status: string
  basis: string
  actor_kind: string
  actor_id: string | null
}

export interface EventsTable {
  organization_id: string
  id: string
  type: string
  subject: string | null
  body: string
  created_at: Date
  position: string | null
  test: Generated<boolean>
  erases: Generated<boolean>
  expunged_at: Date | null
  dedupe_key: string | null
}

export interface FeedHeadsTable {
  organization_id: string
  position: number
  event_id: Generated<string>
  placed_to: Generated<string>
  restored_after: number | null
  restored_at: number | null
}

export interface HiddenRunsTable {
  organization_id: string
  base_id: string
  source_id: string
  run: number
  attempt: string | null
  delete_after: Date
}

export interface HookAddressesTable {
  token_hash: Buffer
  organization_id: string
  hook_id: string
  retired_at: Date | null
}

export interface HooksTable {
  organization_id: string
  id: string
  name: string
  preset: string
  config: ColumnType<Json, string | undefined, string>
  enabled: Generated<boolean>
  token: Buffer
  token_hash: Buffer
  token_last_four: string
  secret: Buffer | null
  previous_secret: Buffer | null
  previous_secret_until: Date | null
  verify_token: Buffer | null
  rejection_told_at: Date | null
  created_at: Date
  updated_at: Date
  author_kind: string | null
  author_id: string | null
  author_name: string | null
  scopes: string[] | null
  needs: string[] | null
  stopped_reason: string | null
}

export interface IdempotencyKeysTable {
  organization_id: string
  token_id: string
  key: string
  fingerprint: Buffer
  status: number
  response: Buffer
  created_at: Date
  subject: string | null
}

export interface InboundEventsTable {
  organization_id: string
  id: string
  hook_id: string
  status: string
  verified: boolean
  event_type: string | null
  provider_event_id: string | null
  content_type: string | null
  query: Generated<string>
  headers: ColumnType<Json, string, string>
  body: Buffer | null
  body_bytes: number
  duplicate_of: string | null
  run_ids: Generated<string[]>
  error: string | null
  received_at: Date
  received_day: GeneratedAlways<ColumnType<Date, string, string>>
  handled_at: Date | null
}

export interface InboundKeysTable {
  organization_id: string
  hook_id: string
  key: Buffer
  event_id: string
  expires_at: Date
}

export interface InboundRefusalsTable {
  organization_id: string
  id: string
  hook_id: string
  reason: string
  method: string
  headers: ColumnType<Json, string, string>
  body_bytes: number
  address: string
  refused_at: Date
}

export interface InstallationSecretsTable {
  name: string
  sealed_value: Buffer
}

export interface InvitationsTable {
  organization_id: string
  id: string
  email: string
  role: string
  hash: Buffer
  invited_by: string
  created_at: Date
  expires_at: Date
}

export interface JobOutboxTable {
  organization_id: string
  id: string
  name: string
  data: ColumnType<Json, string, string>
  priority: number
  created_at: Date
}

export interface KeywordSegmentsTable {
  organization_id: string
  base_id: string
  source_id: string
  id: string
  dictionary: string
  chunks_count: number
  bytes: number
  postings: Buffer
  run: Generated<number>
}

export interface LocksTable {
  organization_id: string
  name: string
}

export interface MatchKeysTable {
  organization_id: string
  kind: string
  hash: number
  contact_id: string
}

export interface MembersTable {
  organization_id: string
  id: string
  person_id: string
  role: string
  created_at: Date
}

export interface MergedContactsTable {
  organization_id: string
  contact_id: string
  survivor_id: string
}

export interface MonthlyCountsTable {
  organization_id: string
  resource: string
  month: ColumnType<Date, string, string>
  used: number
  slot: Generated<number>
}

export interface NumberSeriesTable {
  organization_id: string
  series: string
  next: Generated<number>
}

export interface OauthGrantsTable {
  organization_id: string
  id: string
  member_id: string
  token_id: string
  client_hash: Buffer
  secret_hash: Buffer
  code_binding: Buffer | null
  created_at: Date
  expires_at: Date
}

export interface OrganizationRemovalsTable {
  organization_id: string
  asked_at: Date
}

export interface OrganizationsTable {
  id: string
  name: string
  plan: string
  created_at: Date
  updated_at: Date
  made_by: string | null
  has_allowance: Generated<boolean>
}

export interface PasskeysTable {
  id: string
  person_id: string
  name: string
  credential_id: Buffer
  public_key: Buffer
  counter: number
  transports: string[]
  created_at: Date
  last_used_at: Date | null
}

export interface PeopleTable {
  id: string
  name: string
  email: string
  email_verified: Generated<boolean>
  image: string | null
  two_factor_enabled: Generated<boolean>
  created_at: Date
  updated_at: Date
}

export interface PlanLimitsTable {
  plan: string
  resource: string
  max: number
}

export interface PlansTable {
  key: string
  requests_per_minute: number | null
  burst: number | null
  monthly_credits: number | null
  max_upload_bytes: number | null
  updated_at: Generated<Date>
  organization_requests_per_minute: number | null
  max_inbound_bytes: number | null
}

export interface ProposalCodesTable {
  organization_id: string
  recipient_id: string
  proposal_id: string
  code_mac: string
  expires_at: Date
  tries: Generated<number>
  used_at: Date | null
}

export interface ProposalCommentsTable {
  organization_id: string
  id: string
  proposal_id: string
  author: ColumnType<Json, string, string>
  block_id: string | null
  item_id: string | null
  text: string
  reply_to: string | null
  created_at: Date
  resolved_at: Date | null
}

export interface ProposalImagesTable {
  organization_id: string
  id: string
  sha256: string
  media_type: string
  width: number
  height: number
  bytes: number
  created_at: Date
}

export interface ProposalLinksTable {
  organization_id: string
  token_hash: Buffer
  id: string
  proposal_id: string
  recipient_id: string
  created_at: Date
  expires_at: Date | null
  revoked_at: Date | null
}

export interface ProposalMailsTable {
  organization_id: string
  id: string
  proposal_id: string
  recipient_id: string | null
  kind: string
  data: ColumnType<Json, string | undefined, string>
  secret: Buffer | null
  status: Generated<string>
  attempts: Generated<number>
  error: string | null
  created_at: Date
  ended_at: Date | null
}

export interface ProposalRecipientsTable {
  organization_id: string
  id: string
  proposal_id: string
  position: number
  name: string
  email: string
  role: string
  signing_order: Generated<number>
  contact_id: string | null
  member_id: string | null
  status: Generated<string>
  delivery: Generated<string>
  transitions: ColumnType<Json, string | undefined, string>
}

export interface ProposalSettingsTable {
  organization_id: string
  settings: ColumnType<Json, string, string>
  updated_at: Date
}

export interface ProposalSignaturesTable {
  organization_id: string
  recipient_id: string
  proposal_id: string
  signed_at: Date
  source: string
  signature: ColumnType<Json | null, string | null, string | null>
  evidence: ColumnType<Json, string, string>
  request_sha256: string | null
}

export interface ProposalTemplatesTable {
  organization_id: string
  id: string
  name: string
  description: string | null
  draft: ColumnType<Json, string, string>
  required_variables: Generated<string[]>
  archived_at: Date | null
  metadata: ColumnType<Json, string | undefined, string>
  search: string
  created_at: Date
  updated_at: Date
}

export interface ProposalsTable {
  organization_id: string
  id: string
  root_id: string
  previous_id: string | null
  revision: Generated<number>
  number: string | null
  title: string
  status: string
  contact_id: string | null
  owner_id: string | null
  template_id: string | null
  language: string
  currency: string
  content: ColumnType<Json, string, string>
  totals: ColumnType<Json, string, string>
  first_total: number
  signing: ColumnType<Json, string, string>
  access: string
  expires_at: Date | null
  reminders: ColumnType<Json | null, string | null, string | null>
  reminders_sent: Generated<number>
  reminded_at: Date | null
  base_id: string | null
  knowledge: ColumnType<Json | null, string | null, string | null>
  choice: ColumnType<Json | null, string | null, string | null>
  content_sha256: string | null
  sent_sha256: string | null
  sealed_sha256: string | null
  transitions: ColumnType<Json, string | undefined, string>
  reason: string | null
  metadata: ColumnType<Json, string | undefined, string>
  version: Generated<number>
  search: string
  created_at: Date
  updated_at: Date
  unstamped_at: Date | null
  sent_at: GeneratedAlways<string | null>
  viewed_at: GeneratedAlways<string | null>
  accepted_at: GeneratedAlways<string | null>
}

export interface ProvidersTable {
  organization_id: string
  key: string
  definition: ColumnType<Json, string, string>
  created_at: Date
  updated_at: Date
}

export interface ReindexesTable {
  organization_id: string
  base_id: string
  id: string
  embedding_model: string
  embedding_dimensions: number
  status: string
  cleared: Generated<boolean>
  done: Generated<number>
  total: number
  embedded: Generated<number>
  error: string | null
  started_at: Date
}

export interface RequestLogTable {
  organization_id: string
  id: string
  request_id: string
  at: Date
  method: string
  path: string
  route: string
  status: number
  duration_ms: number
  token_id: string | null
  token_name: string | null
  address: string
  user_agent: string | null
  idempotency_key: string | null
  error_code: string | null
  error_message: string | null
  error_field: string | null
  request_bytes: number
  response_bytes: number
  body: string | null
  member_id: string | null
  member_name: string | null
}

export interface RequestRatesTable {
  organization_id: string
  subject: string
  arrival_us: number
}

export interface SegmentMembersTable {
  organization_id: string
  segment_id: string
  contact_id: string
}

export interface SegmentsTable {
  organization_id: string
  id: string
  name: string
  filter: ColumnType<Json, string, string>
  segment_ids: Generated<string[]>
  created_at: Date
  updated_at: Date
  compared_at: Date | null
}

export interface SendersTable {
  id: GeneratedAlways<number>
  started_at: Generated<Date>
}

export interface SessionsTable {
  id: string
  person_id: string
  token: string
  expires_at: Date
  ip_address: string | null
  user_agent: string | null
  created_at: Date
  updated_at: Date
}

export interface SigningCertificatesTable {
  organization_id: string
  id: string
  source: string
  chain: string
  private_key: Buffer
  not_after: Date
  created_at: Date
}

export interface SitePagesTable {
  organization_id: string
  source_id: string
  url_key: Buffer
  url: string
  depth: number
  position: GeneratedAlways<number>
  run: number
  state: string
  page_id: string | null
  last_modified: string | null
}

export interface SourceCountsTable {
  organization_id: string
  owner_id: string
  slot: number
  sources: number
  chunks: number
}

export interface SourceFilesTable {
  organization_id: string
  source_id: string
  position: number
  bytes: Buffer
}

export interface SourceRunsTable {
  organization_id: string
  id: string
  base_id: string
  source_id: string
  number: number
  trigger: string
  status: string
  stage: string | null
  percent: Generated<number>
  done: number | null
  total: number | null
  stages: ColumnType<Json, string | undefined, string>
  error: string | null
  failure_code: string | null
  failure_stage: string | null
  retryable: boolean | null
  usage: ColumnType<Json | null, string | null, string | null>
  chunks_count: number | null
  credits: number | null
  queued_at: Date
  started_at: Date | null
  ended_at: Date | null
}

export interface SourcesTable {
  organization_id: string
  base_id: string
  id: string
  name: string
  type: string
  url: string | null
  status: string
  run: Generated<number>
  chunks_count: Generated<number>
  content_hash: Buffer | null
  title: string | null
  language: string | null
  content: string | null
  given_text: string | null
  metadata: ColumnType<Json, string | undefined, string>
  etag: string | null
  last_modified: string | null
  last_fetched_at: Date | null
  created_at: Date
  updated_at: Date
  parent_id: string | null
  unique_key: Buffer | null
  usage: ColumnType<Json | null, string | null, string | null>
  last_checked_at: Date | null
  content_changed_at: Date | null
  refresh_seconds: number | null
  when_gone: Generated<string>
  next_refresh_at: Date | null
  misses: Generated<number>
  site: ColumnType<Json | null, string | null, string | null>
  ignore_robots: Generated<boolean>
  sealed_headers: Buffer | null
  file: ColumnType<Json | null, string | null, string | null>
  charset: string | null
  published_at: Date | null
  content_run: Generated<number>
  warnings: ColumnType<Json, string | undefined, string>
  external_id: string | null
  encoding: string | null
}

export interface SyncConflictsTable {
  organization_id: string
  run_id: string
  position: number
  remote_id: string
  contact_id: string | null
  field: string | null
  last_value: ColumnType<Json | null, string | null, string | null>
  source_value: ColumnType<Json | null, string | null, string | null>
  platform_value: ColumnType<Json | null, string | null, string | null>
  taken: string
}

export interface SyncErrorsTable {
  organization_id: string
  run_id: string
  position: number
  remote_id: string
  code: string
  message: string
  field: string | null
}

export interface SyncRecordsTable {
  organization_id: string
  sync_id: string
  remote_id: string
  hash: string | null
  epoch: number
  values: ColumnType<Json, string, string>
  contact_id: string | null
  source_id: string | null
  dropped: boolean
  seen_run: string | null
  gone_run: string | null
  gone_at: Date | null
}

export interface SyncRunsTable {
  organization_id: string
  id: string
  sync_id: string
  trigger: string
  mode: string
  status: string
  phase: string
  pages: number
  checkpoint: ColumnType<Json | null, string | null, string | null>
  state: ColumnType<Json | null, string | null, string | null>
  next_state: ColumnType<Json | null, string | null, string | null>
  records: number
  created: number
  updated: number
  unchanged: number
  failed: number
  conflicts: number
  removed: number
  gone: number | null
  known: number | null
  attempts: number
  wait_until: Date | null
  error: ColumnType<Json | null, string | null, string | null>
  created_at: Date
  started_at: Date | null
  ended_at: Date | null
  moved_at: Date
}

export interface SyncsTable {
  organization_id: string
  id: string
  connection_id: string
  name: string | null
  target: string
  mode: string
  schedule: string | null
  config: ColumnType<Json, string, string>
  mapping: ColumnType<Json, string, string>
  match_by: string | null
  conflict: string
  deletions: string
  status: string
  paused_reason: string | null
  state: ColumnType<Json | null, string | null, string | null>
  epoch: number
  next_at: Date | null
  wait_until: Date | null
  created_at: Date
  updated_at: Date
  author_kind: string | null
  author_id: string | null
  author_name: string | null
  scopes: string[] | null
  needs: string[] | null
  stopped_reason: string | null
}

export interface TagCountsTable {
  organization_id: string
  tag: string
  slot: number
  contacts: number
}

export interface TokenHomesTable {
  hash: Buffer
  organization_id: string
}

export interface TokensTable {
  organization_id: string
  id: string
  name: string
  hash: Buffer
  last_four: string
  scopes: string[]
  created_by: string
  created_at: Date
  expires_at: Date | null
  revoked_at: Date | null
  allowed_networks: Generated<string[]>
  last_used_at: Date | null
  last_used_address: string | null
  last_used_agent: string | null
  expiry_told_at: Date | null
  previous_hash: Buffer | null
  previous_until: Date | null
  shown_to: string | null
  expiry_done_at: Date | null
}

export interface TwoFactorsTable {
  id: string
  person_id: string
  secret: string | null
  backup_codes: string | null
  verified: boolean | null
  failed_verification_count: number | null
  locked_until: Date | null
  sealed_secret: Buffer | null
  sealed_backup_codes: Buffer | null
}

export interface UnmatchedContactsTable {
  organization_id: string
  contact_id: string
  transaction: Generated<string>
}

export interface UnmatchedOrganizationsTable {
  organization_id: string
  after_id: Generated<string>
}

export interface UsageCountsTable {
  organization_id: string
  resource: string
  slot: number
  used: number
}

export interface VerificationsTable {
  id: string
  identifier: string
  value: string
  expires_at: Date
  created_at: Date
  updated_at: Date
}

export interface WebhookHomesTable {
  id: string
  organization_id: string
}

export interface WebhooksTable {
  organization_id: string
  id: string
  url: string
  events: string[]
  enabled: boolean
  disabled_reason: string | null
  description: string | null
  max_in_flight: Generated<number>
  rate_limit_per_second: number | null
  retry_schedule_seconds: number[] | null
  rate_arrival: Date | null
  ordering: Generated<string>
  header_names: Generated<string[]>
  headers: Buffer | null
  payload: Generated<string>
  filter: string | null
  private_key: Buffer | null
  public_key: string | null
  previous_private_key: Buffer | null
  previous_public_key: string | null
  secret: Buffer
  previous_secret: Buffer | null
  previous_secret_until: Date | null
  failures: Generated<number>
  first_failure_at: Date | null
  warned_at: Date | null
  created_at: Date
  updated_at: Date
  transport: string | null
  author_kind: string | null
  author_id: string | null
  author_name: string | null
  scopes: string[] | null
  needs: string[] | null
  stopped_reason: string | null
}

export interface Tables {
  accounts: AccountsTable
  attempt_counts: AttemptCountsTable
  attempts: AttemptsTable
  audit_chains: AuditChainsTable
  audit_entries: AuditEntriesTable
  audit_links: AuditLinksTable
  audit_unchained: AuditUnchainedTable
  automation_cursors: AutomationCursorsTable
  automation_runs: AutomationRunsTable
  automation_steps: AutomationStepsTable
  automation_versions: AutomationVersionsTable
  automations: AutomationsTable
  backups: BackupsTable
  base_removals: BaseRemovalsTable
  bases: BasesTable
  blob_parts: BlobPartsTable
  blobs: BlobsTable
  catalog_items: CatalogItemsTable
  chunks: ChunksTable
  companies: CompaniesTable
  connection_authorizations: ConnectionAuthorizationsTable
  connections: ConnectionsTable
  consent_links: ConsentLinksTable
  contact_consents: ContactConsentsTable
  contact_erasures: ContactErasuresTable
  contact_export_parts: ContactExportPartsTable
  contact_exports: ContactExportsTable
  contact_field_sets: ContactFieldSetsTable
  contact_fields: ContactFieldsTable
  contact_handles: ContactHandlesTable
  contact_import_changes: ContactImportChangesTable
  contact_import_draft_handles: ContactImportDraftHandlesTable
  contact_import_drafts: ContactImportDraftsTable
  contact_import_errors: ContactImportErrorsTable
  contact_import_parts: ContactImportPartsTable
  contact_imports: ContactImportsTable
  contact_merge_moves: ContactMergeMovesTable
  contact_merges: ContactMergesTable
  contact_notes: ContactNotesTable
  contact_sort_keys: ContactSortKeysTable
  contact_timeline: ContactTimelineTable
  contacts: ContactsTable
  content_blocks: ContentBlocksTable
  content_parts: ContentPartsTable
  credit_entries: CreditEntriesTable
  credit_grants: CreditGrantsTable
  deliveries: DeliveriesTable
  destinations: DestinationsTable
  dismissed_duplicates: DismissedDuplicatesTable
  duplicate_groups: DuplicateGroupsTable
  duplicate_members: DuplicateMembersTable
  embedded_texts: EmbeddedTextsTable
  embedding_models: EmbeddingModelsTable
  erased_consents: ErasedConsentsTable
  events: EventsTable
  feed_heads: FeedHeadsTable
  hidden_runs: HiddenRunsTable
  hook_addresses: HookAddressesTable
  hooks: HooksTable
  idempotency_keys: IdempotencyKeysTable
  inbound_events: InboundEventsTable
  inbound_keys: InboundKeysTable
  inbound_refusals: InboundRefusalsTable
  installation_secrets: InstallationSecretsTable
  invitations: InvitationsTable
  job_outbox: JobOutboxTable
  keyword_segments: KeywordSegmentsTable
  locks: LocksTable
  match_keys: MatchKeysTable
  members: MembersTable
  merged_contacts: MergedContactsTable
  monthly_counts: MonthlyCountsTable
  number_series: NumberSeriesTable
  oauth_grants: OauthGrantsTable
  organization_removals: OrganizationRemovalsTable
  organizations: OrganizationsTable
  passkeys: PasskeysTable
  people: PeopleTable
  plan_limits: PlanLimitsTable
  plans: PlansTable
  proposal_codes: ProposalCodesTable
  proposal_comments: ProposalCommentsTable
  proposal_images: ProposalImagesTable
  proposal_links: ProposalLinksTable
  proposal_mails: ProposalMailsTable
  proposal_recipients: ProposalRecipientsTable
  proposal_settings: ProposalSettingsTable
  proposal_signatures: ProposalSignaturesTable
  proposal_templates: ProposalTemplatesTable
  proposals: ProposalsTable
  providers: ProvidersTable
  reindexes: ReindexesTable
  request_log: RequestLogTable
  request_rates: RequestRatesTable
  segment_members: SegmentMembersTable
  segments: SegmentsTable
  senders: SendersTable
  sessions: SessionsTable
  signing_certificates: SigningCertificatesTable
  site_pages: SitePagesTable
  source_counts: SourceCountsTable
  source_files: SourceFilesTable
  source_runs: SourceRunsTable
  sources: SourcesTable
  sync_conflicts: SyncConflictsTable
  sync_errors: SyncErrorsTable
  sync_records: SyncRecordsTable
  sync_runs: SyncRunsTable
  syncs: SyncsTable
  tag_counts: TagCountsTable
  token_homes: TokenHomesTable
  tokens: TokensTable
  two_factors: TwoFactorsTable
  unmatched_contacts: UnmatchedContactsTable
  unmatched_organizations: UnmatchedOrganizationsTable
  usage_counts: UsageCountsTable
  verifications: VerificationsTable
  webhook_homes: WebhookHomesTable
  webhooks: WebhooksTable
}

/** Every table of the product. */
export const tableNames = [
  'accounts',
  'attempt_counts',
  'attempts',
  'audit_chains',
  'audit_entries',
  'audit_links',
  'audit_unchained',
  'automation_cursors',
  'automation_runs',
  'automation_steps',
  'automation_versions',
  'automations',
  'backups',
  'base_removals',
  'bases',
  'blob_parts',
  'blobs',
  'catalog_items',
  'chunks',
  'companies',
  'connection_authorizations',
  'connections',
  'consent_links',
  'contact_consents',
  'contact_erasures',
  'contact_export_parts',
  'contact_exports',
  'contact_field_sets',
  'contact_fields',
  'contact_handles',
  'contact_import_changes',
  'contact_import_draft_handles',
  'contact_import_drafts',
  'contact_import_errors',
  'contact_import_parts',
  'contact_imports',
  'contact_merge_moves',
  'contact_merges',
  'contact_notes',
  'contact_sort_keys',
  'contact_timeline',
  'contacts',
  'content_blocks',
  'content_parts',
  'credit_entries',
  'credit_grants',
  'deliveries',
  'destinations',
  'dismissed_duplicates',
  'duplicate_groups',
  'duplicate_members',
  'embedded_texts',
  'embedding_models',
  'erased_consents',
  'events',
  'feed_heads',
  'hidden_runs',
  'hook_addresses',
  'hooks',
  'idempotency_keys',
  'inbound_events',
  'inbound_keys',
  'inbound_refusals',
  'installation_secrets',
  'invitations',
  'job_outbox',
  'keyword_segments',
  'locks',
  'match_keys',
  'members',
  'merged_contacts',
  'monthly_counts',
  'number_series',
  'oauth_grants',
  'organization_removals',
  'organizations',
  'passkeys',
  'people',
  'plan_limits',
  'plans',
  'proposal_codes',
  'proposal_comments',
  'proposal_images',
  'proposal_links',
  'proposal_mails',
  'proposal_recipients',
  'proposal_settings',
  'proposal_signatures',
  'proposal_templates',
  'proposals',
  'providers',
  'reindexes',
  'request_log',
  'request_rates',
  'segment_members',
  'segments',
  'senders',
  'sessions',
  'signing_certificates',
  'site_pages',
  'source_counts',
  'source_files',
  'source_runs',
  'sources',
  'sync_conflicts',
  'sync_errors',
  'sync_records',
  'sync_runs',
  'syncs',
  'tag_counts',
  'token_homes',
  'tokens',
  'two_factors',
  'unmatched_contacts',
  'unmatched_organizations',
  'usage_counts',
  'verifications',
  'webhook_homes',
  'webhooks',
] as const

/** Indexes whose violation tells the client which field is taken: `<table>_unique_<column>`. */
export const uniqueIndexes = [
  'accounts_unique_issuer',
  'accounts_unique_subject',
  'catalog_items_unique_sku',
  'companies_unique_domain',
  'contact_fields_unique_key',
  'content_blocks_unique_name',
  'credit_grants_unique_allowance',
  'embedding_models_unique_name',
  'invitations_unique_email',
  'invitations_unique_hash',
  'members_unique_person',
  'people_unique_email',
  'proposal_templates_unique_name',
  'proposals_unique_revision',
  'segments_unique_name',
  'sessions_unique_token',
  'sources_unique_external_id',
  'sources_unique_key',
  'tokens_unique_hash',
  'tokens_unique_previous_hash',
] as const
