// Generated from server/migrations by `npm run gen`.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type Json = string | number | boolean | null | { [key: string]: Json } | Json[]

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
  embedding: string
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
}

export interface EventsTable {
  organization_id: string
  id: string
  type: string
  subject: string | null
  body: string
  created_at: Date
  transaction: Generated<string>
  test: Generated<boolean>
  erases: Generated<boolean>
  expunged_at: Date | null
}

export interface IdempotencyKeysTable {
  organization_id: string
  token_id: string
  key: string
  fingerprint: Buffer
  status: number
  response: Buffer
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
}

export interface MembersTable {
  organization_id: string
  id: string
  email: string
  name: string
  role: string
  password_hash: string
  created_at: Date
}

export interface OrganizationsTable {
  id: string
  name: string
  plan: string
  created_at: Date
  updated_at: Date
}

export interface PlansTable {
  key: string
  requests_per_minute: number | null
  burst: number | null
  max_contacts: number | null
  max_bases: number | null
  max_sources: number | null
  max_chunks: number | null
  max_webhooks: number | null
  max_members: number | null
  monthly_credits: number | null
  updated_at: Generated<Date>
}

export interface SourcesTable {
  organization_id: string
  base_id: string
  id: string
  name: string
  type: string
  url: string | null
  status: string
  stage: string | null
  percent: Generated<number>
  error: string | null
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
}

export interface TokenRatesTable {
  token_id: string
  arrival: Date
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
  last_used_at: Date | null
  previous_hash: Buffer | null
  previous_until: Date | null
}

export interface UsageCountsTable {
  organization_id: string
  resource: string
  slot: number
  used: number
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
}

export interface Tables {
  attempts: AttemptsTable
  bases: BasesTable
  chunks: ChunksTable
  contacts: ContactsTable
  credit_entries: CreditEntriesTable
  credit_grants: CreditGrantsTable
  deliveries: DeliveriesTable
  events: EventsTable
  idempotency_keys: IdempotencyKeysTable
  keyword_segments: KeywordSegmentsTable
  members: MembersTable
  organizations: OrganizationsTable
  plans: PlansTable
  sources: SourcesTable
  token_rates: TokenRatesTable
  tokens: TokensTable
  usage_counts: UsageCountsTable
  webhooks: WebhooksTable
}
