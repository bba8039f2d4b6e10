// Generated from api/openapi.json by `npm run gen`.

export type webhooks = Record<string, never>;
export interface ApiKeyAuth {
    /** @constant */
    type: "api_key";
    /**
     * @description Header of the key. Keys are never sent in the query, which logs keep.
     * @example X-Api-Key
     */
    header: string;
    /**
     * @description Prefix of the key, such as `Bearer ` with its space.
     * @example Bearer
     */
    prefix: string;
}
export interface Attempt {
    /**
     * @description Identifier of the attempt.
     * @example att_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * Format: date-time
     * @description Time when the attempt began.
     * @example 2026-11-21T09:30:00.000Z
     */
    startedAt: string;
    /** @description Duration from the name lookup to the end of the response body. */
    durationMs: number;
    timings: AttemptTimings;
    request: AttemptRequest | null;
    response: AttemptResponse | null;
    error: AttemptError | null;
}
/** @description Reason why there was no response; null if there was one. */
export interface AttemptError {
    code: string;
    message: string;
}
/** @description The request; null after it is expunged. */
export interface AttemptRequest {
    url: string;
    /** @description Header names are in lower case, except your own headers, whose values are shown as `(hidden)`. */
    headers: {
        [key: string]: string;
    };
    body: string;
}
/** @description The response; null if there was none. After it is expunged, `headers` is empty and `body` is null. */
export interface AttemptResponse {
    status: number;
    /** @description Header names are in lower case, except your own headers, whose values are shown as `(hidden)`. */
    headers: {
        [key: string]: string;
    };
    /** @description First 16 KiB of the body, decoded. */
    body: string | null;
    /** @description True if `body` is incomplete. */
    truncated: boolean;
}
export interface AttemptTimings {
    /** @description Name lookup; null if there was none. */
    dnsMs: number | null;
    /** @description Connecting; null if there was none. */
    connectMs: number | null;
    /** @description The TLS handshake; null if there was none. */
    tlsMs: number | null;
    /** @description Time from the request sent to the response headers; null if there was none. */
    firstByteMs: number | null;
}
export interface AuditEntry {
    /**
     * @description Identifier of the entry.
     * @example aud_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * Format: date-time
     * @description When it was done.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
    actor: AuditEntryActor;
    /**
     * @description The `operationId` of what was done.
     * @example updateContact
     */
    action: string;
    resource: AuditEntryResource;
    /**
     * @description What `GET` answered before, or null where there was nothing to get.
     * @example {
     *       "name": "Ada"
     *     }
     */
    before: unknown;
    /**
     * @description What the request was answered, without its secrets, or null. Of more than 64 KiB only the size is kept.
     * @example {
     *       "name": "Ada Lovelace"
     *     }
     */
    after: unknown;
    /**
     * @description Whether before and after are gone with the person they were about.
     * @example false
     */
    expunged: boolean;
    /**
     * @description Where the request came from.
     * @example 203.0.113.7
     */
    address: string | null;
    /**
     * @description What sent it, in its own words.
     * @example crm-sync/2.1
     */
    userAgent: string | null;
    /**
     * @description The `X-Request-Id` of the answer.
     * @example req_0192f5a0-7c1e-4a34-9d5b-3f1c2a7b8e90
     */
    requestId: string;
    /**
     * @description Its number in the chain, from 1; null for the seconds until it is chained.
     * @example 42
     */
    position: number | null;
    /**
     * @description SHA-256 over the hash before it and the entry, in hexadecimal.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    hash: string | null;
}
/** @description Who did it. */
export interface AuditEntryActor {
    /**
     * @description `token`, `operator`, `member`, `recipient` for a person who acts by a link that was sent to them, or `public` for anybody else who is not signed in.
     * @example token
     */
    kind: string;
    /**
     * @description Null for the operator and the public; of a recipient, its id.
     * @example tok_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string | null;
    /**
     * @description Its name at that time.
     * @example CRM sync
     */
    name: string;
}
export interface AuditEntryList {
    data: AuditEntry[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
/** @description The resource that was changed. */
export interface AuditEntryResource {
    /** @example contact */
    type: string;
    /**
     * @description As answers show it.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string | null;
}
export interface AuditVerification {
    /** @description Whether no entry is missing, changed or moved. */
    intact: boolean;
    /**
     * @description How many entries the unbroken chain has.
     * @example 1204
     */
    entries: number;
    firstBroken: AuditVerificationFirstBroken | null;
    /**
     * @description Hash of the last entry; empty when there is none. A copy kept elsewhere later proves that the whole chain was not rewritten.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    lastHash: string;
}
/** @description Null when the chain is intact. */
export interface AuditVerificationFirstBroken {
    /**
     * @description Where the chain breaks.
     * @example 977
     */
    position: number;
    /** @enum {string} */
    reason: "missing" | "altered";
}
export type AuthMethod = NoAuth | ApiKeyAuth | BasicAuth | OAuthCodeAuth | OAuthClientAuth;
export interface Automation {
    /**
     * @description Identifier of the automation.
     * @example aut_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Name of the automation.
     * @example Customers of Stripe
     */
    name: string;
    /** @description If true, the automation begins runs. */
    enabled: boolean;
    /**
     * @description Number of the version. It grows with each change.
     * @example 3
     */
    version: number;
    trigger: AutomationTrigger;
    /**
     * @description CEL expression that must be true; otherwise the run is skipped. It has the input of the actions: `event` of an event, or `body`, `text`, `headers` and `query` of a hook.
     * @example body.type == "customer.created"
     */
    condition: string | null;
    /** @description Actions to run, one after the other. Adjacent actions that only change data in Capstan commit together. */
    actions: AutomationAction[];
    author: AutomationAuthor | null;
    /** @description Why it stopped when its author lost the rights; null while they have them. */
    stoppedReason: string | null;
    /** @description Whether it is older than the check of its rights. It keeps its reach until somebody saves it or takes it over. */
    unconfirmed: boolean;
    /**
     * Format: date-time
     * @description Next time of the schedule; null for other triggers.
     * @example 2026-11-21T09:30:00.000Z
     */
    nextRunAt: string | null;
    /**
     * Format: date-time
     * @description When the automation was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the automation last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
export type AutomationAction = ContactUpsertAction | ContactTagAction | SourceAddAction | ProposalCreateAction | ProposalSendAction | EventEmitAction | MailSendAction | HttpRequestAction;
/** @description The token or member that last saved it or took it over. It may do what they may, as long as they may. Null if it is older than this field. */
export interface AutomationAuthor {
    /**
     * @description A token or a member.
     * @enum {string}
     */
    kind: "token" | "member";
    /** @description Identifier of the token or the member. */
    id: string;
    /**
     * @description Its name at that time.
     * @example Ada
     */
    name: string;
}
/** @description Absent fields are kept; `trigger` and `actions` are replaced as a whole. */
export interface AutomationChanges {
    /**
     * @description Name of the automation.
     * @example Customers of Stripe
     */
    name?: string;
    trigger?: AutomationChangesTrigger;
    /**
     * @description CEL expression that must be true; otherwise the run is skipped. It has the input of the actions: `event` of an event, or `body`, `text`, `headers` and `query` of a hook.
     * @example body.type == "customer.created"
     */
    condition?: string | null;
    /** @description Actions to run, one after the other. Adjacent actions that only change data in Capstan commit together. */
    actions?: AutomationAction[];
    /** @description If true, the automation begins runs. */
    enabled?: boolean;
}
/**
 * @description Trigger: exactly one of `event`, `hook` and `schedule`.
 * @example {
 *       "event": "proposal.accepted"
 *     }
 */
export interface AutomationChangesTrigger {
    /**
     * @description Event type or group of types: `contact.created`, `proposal.*`.
     * @example proposal.accepted
     */
    event?: string;
    /**
     * @description With `event`: a condition as in webhooks, on `id`, `type`, `createdAt`, `organizationId` and `data`. Other events trigger no run.
     * @example data.totals.firstTotal > 100000
     */
    filter?: string | null;
    /**
     * @description Hook that triggers the automation.
     * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    hook?: string;
    /**
     * @description Interval in minutes (from `5m`), hours or days, such as `15m`, `6h`, `7d`; or a time of each day or of a weekday, in UTC: `09:00`, `mon 09:00`.
     * @example mon 09:00
     */
    schedule?: string;
}
export interface AutomationList {
    data: Automation[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface AutomationRun {
    /**
     * @description Identifier of the run.
     * @example arun_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Automation of the run.
     * @example aut_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    automationId: string;
    /**
     * @description Version of the automation.
     * @example 3
     */
    version: number;
    /**
     * @description `queued`: waits for its turn or its next attempt. `failed`: fix the cause and retry the run; finished actions are not repeated. `skipped`: see `reason`. `held`: too many runs wait, or the plan’s monthly limit is reached; a retry runs it.
     * @example succeeded
     * @enum {string}
     */
    status: "queued" | "running" | "succeeded" | "failed" | "skipped" | "held";
    /**
     * @description Reason why it was skipped or held: `condition`, `loop`, `backlog` (10,000 runs wait), `plan`, `disabled`.
     * @example condition
     */
    reason: string | null;
    trigger: AutomationRunTrigger;
    /** @description Number of runs that led to it, including this one. */
    depth: number;
    /** @description Attempts that failed for a temporary cause. */
    attempts: number;
    /** @description Finished actions. */
    steps: AutomationRunStepsItem[];
    error: AutomationRunError | null;
    /**
     * Format: date-time
     * @description Time when the run was triggered.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description Time when it begins or is retried.
     * @example 2026-11-21T09:30:00.000Z
     */
    dueAt: string;
    /**
     * Format: date-time
     * @description Time when it began.
     * @example 2026-11-21T09:30:00.000Z
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * @description Time when it ended.
     * @example 2026-11-21T09:30:00.000Z
     */
    endedAt: string | null;
}
/** @description Error of the last attempt. */
export interface AutomationRunError {
    /**
     * @description Error code, as in the API.
     * @example validation_error
     */
    code: string;
    /** @description Readable error message. */
    message: string;
    /** @description Field that caused the error. */
    field?: string;
    /** @description Index of the action, from 0. */
    action: number | null;
}
export interface AutomationRunList {
    data: AutomationRun[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface AutomationRunStepsItem {
    /**
     * @description Name of the action in expressions.
     * @example contact
     */
    name: string;
    /**
     * @description Type of the action.
     * @example contact.upsert
     */
    type: string;
    /** @description Output of the action: what it created or changed. */
    result: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description Time when the action finished.
     * @example 2026-11-21T09:30:00.000Z
     */
    doneAt: string;
}
export interface AutomationRunTrigger {
    /**
     * @description Kind of trigger.
     * @enum {string}
     */
    kind: "event" | "hook" | "schedule";
    /**
     * @description Identifier of the event or inbound event, or the time of the schedule.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
}
/** @description Result that a run would have. Nothing was changed. */
export interface AutomationTrial {
    /**
     * @description Status that the run would end with.
     * @enum {string}
     */
    status: "would_succeed" | "would_fail" | "would_skip";
    /** @description Value of the condition; null without one. */
    condition: unknown;
    error: AutomationTrialError | null;
    /** @description Each action, in order. */
    actions: AutomationTrialActionsItem[];
}
export interface AutomationTrialActionsItem {
    /**
     * @description Name of the action in expressions.
     * @example contact
     */
    name: string;
    /**
     * @description Type of the action.
     * @example contact.upsert
     */
    type: string;
    /**
     * @description `not_reached`: an earlier action would fail, or the condition is not true.
     * @enum {string}
     */
    status: "would_succeed" | "would_fail" | "not_reached";
    /** @description Computed values of the action; null if not reached. */
    values: unknown;
    /** @description Output that later actions would get. */
    result: {
        [key: string]: unknown;
    } | null;
    error: AutomationTrialActionsItemError | null;
}
export interface AutomationTrialActionsItemError {
    /**
     * @description Error code, as in the API.
     * @example validation_error
     */
    code: string;
    /** @description Readable error message. */
    message: string;
    /** @description Field that caused the error. */
    field?: string;
    /** @description Index of the action, from 0. */
    action: number | null;
}
/** @description Error of the condition. */
export interface AutomationTrialError {
    /**
     * @description Error code, as in the API.
     * @example validation_error
     */
    code: string;
    /** @description Readable error message. */
    message: string;
    /** @description Field that caused the error. */
    field?: string;
    /** @description Index of the action, from 0. */
    action: number | null;
}
/**
 * @description Trigger: exactly one of `event`, `hook` and `schedule`.
 * @example {
 *       "event": "proposal.accepted"
 *     }
 */
export interface AutomationTrigger {
    /**
     * @description Event type or group of types: `contact.created`, `proposal.*`.
     * @example proposal.accepted
     */
    event?: string;
    /**
     * @description With `event`: a condition as in webhooks, on `id`, `type`, `createdAt`, `organizationId` and `data`. Other events trigger no run.
     * @example data.totals.firstTotal > 100000
     */
    filter?: string | null;
    /**
     * @description Hook that triggers the automation.
     * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    hook?: string;
    /**
     * @description Interval in minutes (from `5m`), hours or days, such as `15m`, `6h`, `7d`; or a time of each day or of a weekday, in UTC: `09:00`, `mon 09:00`.
     * @example mon 09:00
     */
    schedule?: string;
}
export interface AutomationVersion {
    /**
     * @description Number of the version.
     * @example 2
     */
    version: number;
    /**
     * @description Name of the automation.
     * @example Customers of Stripe
     */
    name: string;
    trigger: AutomationVersionTrigger;
    /**
     * @description CEL expression that must be true; otherwise the run is skipped. It has the input of the actions: `event` of an event, or `body`, `text`, `headers` and `query` of a hook.
     * @example body.type == "customer.created"
     */
    condition: string | null;
    /** @description Actions to run, one after the other. Adjacent actions that only change data in Capstan commit together. */
    actions: AutomationAction[];
    /**
     * @description Name of the person or token that saved it.
     * @example Ada
     */
    authorName: string;
    /**
     * Format: date-time
     * @description Time when it was saved.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
}
export interface AutomationVersionList {
    data: AutomationVersion[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
/**
 * @description Trigger: exactly one of `event`, `hook` and `schedule`.
 * @example {
 *       "event": "proposal.accepted"
 *     }
 */
export interface AutomationVersionTrigger {
    /**
     * @description Event type or group of types: `contact.created`, `proposal.*`.
     * @example proposal.accepted
     */
    event?: string;
    /**
     * @description With `event`: a condition as in webhooks, on `id`, `type`, `createdAt`, `organizationId` and `data`. Other events trigger no run.
     * @example data.totals.firstTotal > 100000
     */
    filter?: string | null;
    /**
     * @description Hook that triggers the automation.
     * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    hook?: string;
    /**
     * @description Interval in minutes (from `5m`), hours or days, such as `15m`, `6h`, `7d`; or a time of each day or of a weekday, in UTC: `09:00`, `mon 09:00`.
     * @example mon 09:00
     */
    schedule?: string;
}
export interface Base {
    /**
     * @description Identifier of the knowledge base.
     * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @example Handbook */
    name: string;
    /** @example How we work */
    description: string | null;
    /** @example capstan-lexical-384 */
    embeddingModel: string;
    /** @example 384 */
    embeddingDimensions: number;
    chunking: BaseChunking;
    search: BaseSearch;
    reindex: BaseReindex | null;
    /** @description Number of sources in the base, in any status. */
    sourcesCount: number;
    /** @description Number of chunks that a search covers. */
    chunksCount: number;
    /**
     * Format: date-time
     * @description When the base was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the base last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
export interface BaseChanges {
    /** @example Handbook */
    name?: string;
    /** @example How we work */
    description?: string | null;
    chunking?: BaseChangesChunking;
    search?: BaseChangesSearch;
}
/** @description Applies to sources that are processed from now on. */
export interface BaseChangesChunking {
    maxTokens?: number;
    overlapTokens?: number;
}
export interface BaseChangesSearch {
    /**
     * @description How a hybrid search combines words and vectors. `keyword_first`: ranks by words; vectors order equal scores, and answer if no word matches. `minmax`: weighted sum of both scores. `rrf`: weighted sum of reciprocal ranks. `auto`: `keyword_first` with the built-in model, `minmax` with others. A new base has `auto`.
     * @enum {string}
     */
    fusion?: "auto" | "keyword_first" | "minmax" | "rrf";
    /**
     * @description Weight of the vectors in `minmax` and `rrf`. Null uses the measured default.
     * @example 0.6
     */
    semanticWeight?: number | null;
    /** @description True if the service that the operator configured reranks the best 50 results. Default: false. */
    rerank?: boolean;
}
export interface BaseChunking {
    /**
     * @description Maximum size of a chunk in cl100k tokens.
     * @default 256
     */
    maxTokens: number;
    /**
     * @description Tokens that a chunk repeats from the previous one; at most half of maxTokens.
     * @default 0
     */
    overlapTokens: number;
}
export interface BaseList {
    data: Base[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface BaseReindex {
    /** @example text-embedding-3-small */
    embeddingModel: string;
    /** @example 1536 */
    embeddingDimensions: number;
    /** @enum {string} */
    status: "running" | "failed";
    /** @description Number of chunks that have their new vector. */
    done: number;
    /** @description Number of chunks that need a new vector. It grows if sources are added meanwhile. */
    total: number;
    /** @description Why the re-index failed, in a sentence. The base has not changed. */
    error: string | null;
    /**
     * Format: date-time
     * @description When the re-index was requested.
     * @example 2026-11-21T09:30:00.000Z
     */
    startedAt: string;
}
export interface BaseSearch {
    /**
     * @description How a hybrid search combines words and vectors. `keyword_first`: ranks by words; vectors order equal scores, and answer if no word matches. `minmax`: weighted sum of both scores. `rrf`: weighted sum of reciprocal ranks. `auto`: `keyword_first` with the built-in model, `minmax` with others. A new base has `auto`.
     * @enum {string}
     */
    fusion: "auto" | "keyword_first" | "minmax" | "rrf";
    /**
     * @description Weight of the vectors in `minmax` and `rrf`. Null uses the measured default.
     * @example 0.6
     */
    semanticWeight: number | null;
    /** @description True if the service that the operator configured reranks the best 50 results. Default: false. */
    rerank: boolean;
}
export interface BasicAuth {
    /** @constant */
    type: "basic";
    /**
     * @description `header`: HTTP Basic. `protocol`: requests carry no credentials, because the protocol signs or logs in with them (S3, SMTP).
     * @example header
     * @enum {string}
     */
    placement: "header" | "protocol";
}
export interface CatalogFile {
    /**
     * @description Text of a CSV file with a header, as an export writes it: name, sku, description, unit, taxes, archived, metadata, and a column for each price, such as `price EUR` or `price EUR month`.
     * @example name,sku,price EUR
     *     Design,DSGN-5,490.00
     */
    csv: string;
}
export interface CatalogImport {
    /**
     * @description Number of new items.
     * @example 12
     */
    created: number;
    /**
     * @description Number of changed items.
     * @example 3
     */
    updated: number;
    /**
     * @description Number of items that the file matched and did not change.
     * @example 40
     */
    unchanged: number;
}
export interface CatalogItem {
    /**
     * @description Identifier of the catalog item.
     * @example cat_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Name of the item.
     * @example Design of five pages
     */
    name: string;
    /**
     * @description Details in Markdown. A line break in the text is shown as a line break.
     * @example With two rounds of changes.
     */
    description: string | null;
    /**
     * @description Your own identifier, unique in the organization.
     * @example DSGN-5
     */
    sku: string | null;
    /**
     * @description Unit that the quantity counts.
     * @example hour
     */
    unit: string | null;
    /** @description At most one price for each currency and billing, in this order. */
    prices: CatalogItemPricesItem[];
    /** @description Taxes on the price, each with its name and rate. No duplicates. */
    taxes: CatalogItemTaxesItem[];
    /** @description True if the item is left out of lists. Drafts keep what they copied. */
    archived: boolean;
    /**
     * @description JSON values of your own.
     * @example {
     *       "team": "design"
     *     }
     */
    metadata: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When the item was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the item last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
/** @description An absent field is kept, null clears it. `prices`, `taxes` and `metadata` are replaced as a whole. */
export interface CatalogItemChanges {
    /**
     * @description Name of the item.
     * @example Design of five pages
     */
    name?: string;
    /**
     * @description Details in Markdown. A line break in the text is shown as a line break.
     * @example With two rounds of changes.
     */
    description?: string | null;
    /**
     * @description Your own identifier, unique in the organization.
     * @example DSGN-5
     */
    sku?: string | null;
    /**
     * @description Unit that the quantity counts.
     * @example hour
     */
    unit?: string | null;
    /** @description True if the item is left out of lists. Drafts keep what they copied. */
    archived?: boolean;
    /** @description At most one price for each currency and billing, in this order. */
    prices?: CatalogItemChangesPricesItem[] | null;
    /** @description Taxes on the price, each with its name and rate. No duplicates. */
    taxes?: CatalogItemChangesTaxesItem[] | null;
    /**
     * @description JSON values of your own.
     * @example {
     *       "team": "design"
     *     }
     */
    metadata?: {
        [key: string]: unknown;
    } | null;
}
/** @description Exactly one of `unitAmount` and `unitAmountDecimal`. */
export interface CatalogItemChangesPricesItem {
    /**
     * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
     * @example EUR
     */
    currency: string;
    /**
     * @description How often the price is paid.
     * @default one_time
     * @example month
     * @enum {string}
     */
    billing?: "one_time" | "month" | "quarter" | "year";
    /**
     * @description Price of one unit, in minor units of the currency: 4900 is 49 euros or 4,900 yen.
     * @example 4900
     */
    unitAmount?: number | null;
    /**
     * @description Price of one unit in minor units of the currency, with up to 6 decimals of a minor unit, for prices below a cent. At most 1000000000000.
     * @example 0.35
     */
    unitAmountDecimal?: string | null;
}
export interface CatalogItemChangesTaxesItem {
    /**
     * @description Name of the tax.
     * @example VAT
     */
    name: string;
    /**
     * @description Rate of the tax. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent: string;
}
export interface CatalogItemList {
    data: CatalogItem[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
/** @description Exactly one of `unitAmount` and `unitAmountDecimal`. */
export interface CatalogItemPricesItem {
    /**
     * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
     * @example EUR
     */
    currency: string;
    /**
     * @description How often the price is paid.
     * @default one_time
     * @example month
     * @enum {string}
     */
    billing?: "one_time" | "month" | "quarter" | "year";
    /**
     * @description Price of one unit, in minor units of the currency: 4900 is 49 euros or 4,900 yen.
     * @example 4900
     */
    unitAmount?: number | null;
    /**
     * @description Price of one unit in minor units of the currency, with up to 6 decimals of a minor unit, for prices below a cent. At most 1000000000000.
     * @example 0.35
     */
    unitAmountDecimal?: string | null;
}
export interface CatalogItemTaxesItem {
    /**
     * @description Name of the tax.
     * @example VAT
     */
    name: string;
    /**
     * @description Rate of the tax. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent: string;
}
export interface ChangeListing {
    /**
     * @description Path of the list of records. Relative to `baseUrl`, without a leading slash.
     * @example crm/v3/objects/contacts
     */
    path: string;
    /**
     * @description Query parameters of each request.
     * @example {
     *       "archived": "false"
     *     }
     */
    query?: {
        [key: string]: string;
    };
    /**
     * @description Headers of each request. Do not put credentials here.
     * @example {
     *       "Accept": "application/json"
     *     }
     */
    headers?: {
        [key: string]: string;
    };
    /**
     * @description Field of a page with the list of records. A JSON Pointer (RFC 6901), where `-1` is the last item of a list; empty for the whole document.
     * @example /results
     */
    items: string;
    /**
     * @description Field of a record with its id. A JSON Pointer (RFC 6901), where `-1` is the last item of a list; empty for the whole document.
     * @example /id
     */
    id: string;
    /**
     * @description Field of a record with the time of its last change (ISO 8601, or seconds or milliseconds since 1970). A JSON Pointer (RFC 6901), where `-1` is the last item of a list; empty for the whole document.
     * @example /updatedAt
     */
    changedAt?: string;
    /**
     * @description Field of a record that says if it is deleted (true or a time). A JSON Pointer (RFC 6901), where `-1` is the last item of a list; empty for the whole document.
     * @example /archived
     */
    deleted?: string;
    pagination: Pagination;
    since: ChangeListingSince;
}
/** @description Start time of the changes to request. */
export interface ChangeListingSince {
    /**
     * @description Parameter with the time.
     * @example updatedSince
     */
    parameter: string;
    /**
     * @description Format of the time: ISO 8601, or seconds or milliseconds since 1970.
     * @example iso
     * @enum {string}
     */
    format: "iso" | "s" | "ms";
}
export interface Chunk {
    /**
     * @description Identifier of the chunk.
     * @example chk_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @description Position in the source, from 0. */
    position: number;
    text: string;
    /** @description Length in cl100k tokens. */
    tokenCount: number;
    /** @description Headings that apply to it, outermost first. */
    headings: string[];
    /** @description Offset in the content, in UTF-16 units. */
    charStart: number;
    /** @description End offset, exclusive. */
    charEnd: number;
    /** @description Page of a document with pages, from 1. */
    page: number | null;
}
export interface ChunkList {
    data: Chunk[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface Company {
    /**
     * @description Identifier of the company.
     * @example cmp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Name of the company.
     * @example Analytical Engines
     */
    name: string;
    /**
     * @description Domain of the company. Unique in the organization; stored in lower case and ASCII.
     * @example example.com
     */
    domain: string | null;
    /**
     * @description E.164 number.
     * @example +14155550123
     */
    phone: string | null;
    address: PostalAddress | null;
    /**
     * @description Member responsible for the company.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId: string | null;
    /** @description Labels, in the order that you send them. */
    tags: string[];
    /**
     * @description Your own fields: any JSON values under keys of your choice. A later version may accept more keys.
     * @example {
     *       "tier": "gold",
     *       "seats": 12
     *     }
     */
    custom: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When the company was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the company last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
/** @description Absent fields are kept and null clears a field. `custom`, `address` and `tags` are replaced as a whole. */
export interface CompanyChanges {
    /**
     * @description Name of the company.
     * @example Analytical Engines
     */
    name?: string;
    /**
     * @description Domain of the company. Unique in the organization; stored in lower case and ASCII.
     * @example example.com
     */
    domain?: string | null;
    /**
     * @description E.164 number.
     * @example +14155550123
     */
    phone?: string | null;
    address?: CompanyChangesAddress | null;
    /**
     * @description Member responsible for the company.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId?: string | null;
    /** @description Labels, in the order that you send them. */
    tags?: string[] | null;
    /**
     * @description Your own fields: any JSON values under keys of your choice. A later version may accept more keys.
     * @example {
     *       "tier": "gold",
     *       "seats": 12
     *     }
     */
    custom?: {
        [key: string]: unknown;
    } | null;
}
/** @description Postal address. It is replaced as a whole. */
export interface CompanyChangesAddress {
    /**
     * @description Street and number. Separate further lines with line breaks.
     * @example 12 St James’s Square
     */
    street?: string | null;
    /**
     * @description City or town.
     * @example London
     */
    city?: string | null;
    /**
     * @description State, province or county.
     * @example Greater London
     */
    region?: string | null;
    /**
     * @description ZIP or postal code.
     * @example SW1Y 4JH
     */
    postalCode?: string | null;
    /**
     * @description Country as two letters (ISO 3166).
     * @example GB
     */
    country?: string | null;
}
export interface CompanyList {
    data: Company[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
/**
 * @description Value to keep if a field has changed both at the source and here since the last read: the `source` value, ours (`platform`), the `newest`, or the source’s only if ours is empty (`fill_empty`). A change on one side is always kept.
 * @enum {string}
 */
export type ConflictPolicy = "source" | "platform" | "newest" | "fill_empty";
export interface Connection {
    /**
     * @description Identifier of the connection.
     * @example conn_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Key of the provider.
     * @example hubspot
     */
    provider: string;
    /**
     * @description Your name for the connection.
     * @example HubSpot, Europe
     */
    name: string;
    /**
     * @description `pending`: not tested or not authorized yet. `degraded`: it fails, and Capstan keeps trying. `reauth_required`: a person must grant access or enter credentials again.
     * @example active
     * @enum {string}
     */
    status: "pending" | "active" | "degraded" | "reauth_required" | "disabled";
    /**
     * @description Authentication method of the provider. Default: its first one.
     * @example api_key
     * @enum {string}
     */
    authType: "none" | "api_key" | "basic" | "oauth2_code" | "oauth2_client";
    /**
     * @description Name of the account, from the provider.
     * @example Acme GmbH
     */
    account: string | null;
    /**
     * @description Scopes that the provider granted.
     * @example [
     *       "contacts.read"
     *     ]
     */
    scopes: string[];
    /**
     * Format: date-time
     * @description Time when the access token expires. Capstan renews it before that.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string | null;
    /**
     * Format: date-time
     * @description Time of the last successful response.
     * @example 2026-11-21T09:30:00.000Z
     */
    lastOkAt: string | null;
    lastError: ConnectionError | null;
    /**
     * @description Values for the settings of the provider, and `baseUrl` if the provider has none. Everyone who can read connections sees them, so enter no credentials.
     * @example {
     *       "baseUrl": "https://cloud.example.com/remote.php/dav/"
     *     }
     */
    config: {
        [key: string]: string | number | boolean;
    };
    /**
     * Format: date-time
     * @description When the connection was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the connection last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
export interface ConnectionAuthorization {
    /**
     * @description URL to open in a browser; it leads to the provider. It works once, in the first browser that opens it.
     * @example https://capstan.example.com/oauth/start/AZL1oHwe
     */
    url: string;
    /**
     * Format: date-time
     * @description Time when it expires, after ten minutes.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string;
}
/** @description Absent fields are kept. `config` and `credentials` are replaced as a whole. If you change the address, send the credentials again. */
export interface ConnectionChanges {
    /**
     * @description Your name for the connection.
     * @example HubSpot, Europe
     */
    name?: string;
    /**
     * @description Values for the settings of the provider, and `baseUrl` if the provider has none. Everyone who can read connections sees them, so enter no credentials.
     * @example {
     *       "baseUrl": "https://cloud.example.com/remote.php/dav/"
     *     }
     */
    config?: {
        [key: string]: string | number | boolean;
    };
    /**
     * @description OAuth scopes to request instead of the provider’s. OAuth only.
     * @example [
     *       "contacts.read"
     *     ]
     */
    scopes?: string[];
    credentials?: ConnectionCredentials;
}
/** @description Stored encrypted, never shown, and deleted with the connection. */
export interface ConnectionCredentials {
    /**
     * @description For api_key: the key.
     * @example xoxb-2Kd0a1
     */
    apiKey?: string;
    /**
     * @description For basic: the user name, or the id of an access key.
     * @example ada
     */
    username?: string;
    /**
     * @description For basic: the password, or the secret of an access key.
     * @example correct horse
     */
    password?: string;
    /**
     * @description For oauth2_code and oauth2_client: the id of your app at the provider.
     * @example 4711
     */
    clientId?: string;
    /**
     * @description For oauth2_code and oauth2_client: the secret of your app.
     * @example s3cr3t
     */
    clientSecret?: string;
}
export interface ConnectionError {
    /**
     * @description Kind of error.
     * @example credentials_refused
     * @enum {string}
     */
    code: "credentials_refused" | "access_refused" | "rate_limited" | "unreachable" | "provider_error" | "test_failed" | "not_connected";
    /**
     * @description What to do about it.
     * @example The provider rejected the credentials. Enter new ones.
     */
    message: string;
    /** @description True if the error may be temporary. */
    retryable: boolean;
    /**
     * @description Status that the provider answered.
     * @example 401
     */
    providerStatus: number | null;
    /**
     * Format: date-time
     * @description Time of the error.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
}
export interface ConnectionList {
    data: Connection[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
/** @description Consent by channel; null without a record. */
export interface ConsentByChannel {
    email: ConsentState | null;
    sms: ConsentState | null;
    call: ConsentState | null;
}
/** @description Null: unknown. */
export interface ConsentState {
    /** @description Status of the newest record. */
    status: "opted_in" | "opted_out";
    /**
     * Format: date-time
     * @description Time when the consent was given or withdrawn.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
}
export interface Contact {
    /**
     * @description Identifier of the contact.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Full name, as displayed.
     * @example Ada Lovelace
     */
    name: string | null;
    /**
     * @description Given name.
     * @example Ada
     */
    firstName: string | null;
    /**
     * @description Family name.
     * @example Lovelace
     */
    lastName: string | null;
    /**
     * Format: email
     * @description Email address. Unique in the organization; case is ignored.
     * @example ada@example.com
     */
    email: string | null;
    /**
     * @description Phone number in E.164 form; unique in the organization.
     * @example +14155550123
     */
    phone: string | null;
    /**
     * @description Company that the contact works for.
     * @example Analytical Engines
     */
    company: string | null;
    /**
     * @description Role of the contact in the company.
     * @example Engineer
     */
    jobTitle: string | null;
    /**
     * @description Your own identifier; unique in the organization, in Unicode form NFC.
     * @example crm-1842
     */
    externalId: string | null;
    /** @description Labels, in the order that you send them. */
    tags: string[];
    /**
     * @description Your own fields: any JSON values under keys of your choice. A later version may accept more keys.
     * @example {
     *       "tier": "gold",
     *       "seats": 12
     *     }
     */
    custom: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When the contact was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the contact last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
    /** @description More email addresses, each as unique as `email`. One that repeats `email` is left out. */
    additionalEmails: string[];
    /** @description More phone numbers, each as unique as `phone`. One that repeats `phone` is left out. */
    additionalPhones: string[];
    /**
     * @description Member responsible for the contact.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId: string | null;
    /**
     * @description Company that the contact belongs to. `company` then shows its name.
     * @example cmp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    companyId: string | null;
    address: PostalAddress | null;
    /**
     * @description Language and region, as a BCP 47 tag.
     * @example en-GB
     */
    locale: string | null;
    /**
     * @description Time zone from the IANA database.
     * @example Europe/London
     */
    timezone: string | null;
    /** @description If true, the contact wants no messages on any channel. */
    doNotContact: boolean;
    /**
     * @description Date of birth, from 1800 on. If the year is unknown, write it as `--12-10` (RFC 6350, 4.3.1).
     * @example 1815-12-10
     */
    birthday: string | null;
    /** @description Web addresses. Repeated ones are left out. */
    websites: ContactWebsitesItem[];
    /** @description More postal addresses. One that repeats another address of the contact, or is empty, is left out. */
    additionalAddresses: ContactAdditionalAddressesItem[];
    /** @description Fax numbers. They are not identifiers: contacts can share one, and none can be the main phone. Repeated ones are left out. */
    faxNumbers: string[];
    /**
     * @description Labels of `email` and `additionalEmails`, by value: `work`, `home` or your own word. A label is removed with its value.
     * @example {
     *       "ada@example.com": "work"
     *     }
     */
    emailLabels: {
        [key: string]: string;
    };
    /**
     * @description Labels of `phone`, `additionalPhones` and `faxNumbers`, by value: `work`, `home` or your own word. A label is removed with its value.
     * @example {
     *       "+14155550123": "mobile"
     *     }
     */
    phoneLabels: {
        [key: string]: string;
    };
    phoneInfo: PhoneInfo | null;
    consent: ConsentByChannel;
    source: ContactSource | null;
    /**
     * Format: date-time
     * @description Time of the last activity: a note, a consent, or an event of another product. Changes of the contact itself do not count.
     * @example 2026-11-21T09:30:00.000Z
     */
    lastActivityAt: string | null;
    /** @description Contacts that were merged into this one. Their ids lead to it. */
    mergedFrom: string[];
    /** @description External ids and values of unique fields that merged contacts had. They lead to this contact, and no other contact can have them. */
    mergedIdentifiers: ContactMergedIdentifiersItem[];
}
export interface ContactAdditionalAddressesItem {
    /**
     * @description Purpose of the address: `work`, `home` or your own word.
     * @example work
     */
    label: string | null;
    /**
     * @description Street and number. Separate further lines with line breaks.
     * @example 12 St James’s Square
     */
    street: string | null;
    /**
     * @description City or town.
     * @example London
     */
    city: string | null;
    /**
     * @description State, province or county.
     * @example Greater London
     */
    region: string | null;
    /**
     * @description ZIP or postal code.
     * @example SW1Y 4JH
     */
    postalCode: string | null;
    /**
     * @description Country as two letters (ISO 3166).
     * @example GB
     */
    country: string | null;
}
export interface ContactBatch {
    /**
     * @description Operation to run for each item. `upsert` changes the contact that `matchBy` finds, or creates one.
     * @example create
     * @enum {string}
     */
    mode: "create" | "update" | "upsert" | "delete";
    /**
     * @description Field that finds the contact of an item. Default: `id`; for `upsert` externalId, then email, then phone. An email or phone that belongs to a contact with another externalId or email fails with `duplicate_resource`.
     * @example id
     * @enum {string}
     */
    matchBy?: "id" | "email" | "phone" | "externalId";
    /**
     * @description The contacts, each with the fields to set.
     * @example [
     *       {
     *         "name": "Ada Lovelace",
     *         "email": "ada@example.com"
     *       }
     *     ]
     */
    items: ContactBatchItemsItem[];
}
/** @description Fields of a contact, and its `id`. `addTags` and `removeTags` change single tags and keep the others; send them instead of `tags`. */
export interface ContactBatchItemsItem {
    [key: string]: unknown;
}
export interface ContactBatchResult {
    /** @description Results in the order of the items. */
    data: ContactBatchResultDataItem[];
}
export interface ContactBatchResultDataItem {
    /** @description Index of the item in `items`, from 0. */
    index: number;
    /**
     * @description Result of the item.
     * @example created
     * @enum {string}
     */
    status: "created" | "updated" | "unchanged" | "deleted" | "failed";
    /** @description Identifier of the contact; null if the item failed. */
    id: string | null;
    error: ContactBatchResultDataItemError | null;
}
/** @description Reason of the failure. `field` names a field of the item. */
export interface ContactBatchResultDataItemError {
    code: string;
    message: string;
    field?: string;
}
/** @description Absent fields are kept and null clears a field. `custom`, `address`, lists and labels are replaced as a whole. */
export interface ContactChanges {
    /**
     * @description Full name, as displayed.
     * @example Ada Lovelace
     */
    name?: string | null;
    /**
     * @description Given name.
     * @example Ada
     */
    firstName?: string | null;
    /**
     * @description Family name.
     * @example Lovelace
     */
    lastName?: string | null;
    /**
     * Format: email
     * @description Email address. Unique in the organization; case is ignored.
     * @example ada@example.com
     */
    email?: string | null;
    /**
     * @description Phone number in E.164 form; unique in the organization.
     * @example +14155550123
     */
    phone?: string | null;
    /**
     * @description Company that the contact works for.
     * @example Analytical Engines
     */
    company?: string | null;
    /**
     * @description Role of the contact in the company.
     * @example Engineer
     */
    jobTitle?: string | null;
    /**
     * @description Your own identifier; unique in the organization, in Unicode form NFC.
     * @example crm-1842
     */
    externalId?: string | null;
    /** @description Labels, in the order that you send them. */
    tags?: string[] | null;
    /**
     * @description Your own fields: any JSON values under keys of your choice. A later version may accept more keys.
     * @example {
     *       "tier": "gold",
     *       "seats": 12
     *     }
     */
    custom?: {
        [key: string]: unknown;
    } | null;
    /** @description More email addresses, each as unique as `email`. One that repeats `email` is left out. */
    additionalEmails?: string[] | null;
    /** @description More phone numbers, each as unique as `phone`. One that repeats `phone` is left out. */
    additionalPhones?: string[] | null;
    /**
     * @description Member responsible for the contact.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId?: string | null;
    /**
     * @description Company that the contact belongs to. `company` then shows its name.
     * @example cmp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    companyId?: string | null;
    address?: ContactChangesAddress | null;
    /**
     * @description Language and region, as a BCP 47 tag.
     * @example en-GB
     */
    locale?: string | null;
    /**
     * @description Time zone from the IANA database.
     * @example Europe/London
     */
    timezone?: string | null;
    /** @description If true, the contact wants no messages on any channel. */
    doNotContact?: boolean | null;
    /**
     * @description Date of birth, from 1800 on. If the year is unknown, write it as `--12-10` (RFC 6350, 4.3.1).
     * @example 1815-12-10
     */
    birthday?: string | null;
    /** @description Web addresses. Repeated ones are left out. */
    websites?: ContactChangesWebsitesItem[] | null;
    /** @description More postal addresses. One that repeats another address of the contact, or is empty, is left out. */
    additionalAddresses?: ContactChangesAdditionalAddressesItem[] | null;
    /** @description Fax numbers. They are not identifiers: contacts can share one, and none can be the main phone. Repeated ones are left out. */
    faxNumbers?: string[] | null;
    /**
     * @description Labels of `email` and `additionalEmails`, by value: `work`, `home` or your own word. A label is removed with its value.
     * @example {
     *       "ada@example.com": "work"
     *     }
     */
    emailLabels?: {
        [key: string]: string;
    } | null;
    /**
     * @description Labels of `phone`, `additionalPhones` and `faxNumbers`, by value: `work`, `home` or your own word. A label is removed with its value.
     * @example {
     *       "+14155550123": "mobile"
     *     }
     */
    phoneLabels?: {
        [key: string]: string;
    } | null;
}
export interface ContactChangesAdditionalAddressesItem {
    /**
     * @description Purpose of the address: `work`, `home` or your own word.
     * @example work
     */
    label?: string | null;
    /**
     * @description Street and number. Separate further lines with line breaks.
     * @example 12 St James’s Square
     */
    street?: string | null;
    /**
     * @description City or town.
     * @example London
     */
    city?: string | null;
    /**
     * @description State, province or county.
     * @example Greater London
     */
    region?: string | null;
    /**
     * @description ZIP or postal code.
     * @example SW1Y 4JH
     */
    postalCode?: string | null;
    /**
     * @description Country as two letters (ISO 3166).
     * @example GB
     */
    country?: string | null;
}
/** @description Postal address. It is replaced as a whole. */
export interface ContactChangesAddress {
    /**
     * @description Street and number. Separate further lines with line breaks.
     * @example 12 St James’s Square
     */
    street?: string | null;
    /**
     * @description City or town.
     * @example London
     */
    city?: string | null;
    /**
     * @description State, province or county.
     * @example Greater London
     */
    region?: string | null;
    /**
     * @description ZIP or postal code.
     * @example SW1Y 4JH
     */
    postalCode?: string | null;
    /**
     * @description Country as two letters (ISO 3166).
     * @example GB
     */
    country?: string | null;
}
export interface ContactChangesWebsitesItem {
    /**
     * @description Web address that begins with `http://` or `https://`.
     * @example https://ada.example.com
     */
    url: string;
    /**
     * @description Purpose of the address: `work`, `home` or your own word.
     * @example work
     */
    label?: string | null;
}
export interface ContactConsent {
    /**
     * @description Identifier of the record.
     * @example cns_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Channel that the consent is for.
     * @example email
     * @enum {string}
     */
    channel: "sms" | "call" | "email";
    /**
     * @description Purpose of the messages.
     * @example Newsletter
     */
    purpose: string;
    /**
     * @description `pending` mails a link that asks for consent, and counts after the contact confirms it.
     * @example opted_in
     * @enum {string}
     */
    status: "pending" | "opted_out" | "opted_in";
    /**
     * @description Legal basis of the messages (GDPR, Article 6). Default: `consent`.
     * @example consent
     * @enum {string}
     */
    basis: "legitimate_interest" | "contract" | "consent";
    /**
     * @description Place where the consent was given.
     * @example Sign-up form
     */
    source: string | null;
    /**
     * @description Exact wording that the contact agreed to.
     * @example Send me the newsletter once a month.
     */
    wording: string | null;
    proof: ContactConsentProof | null;
    actor: ContactConsentActor;
    /**
     * Format: date-time
     * @description Time when the consent was given or withdrawn.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
}
/** @description Recorder of the consent. */
export interface ContactConsentActor {
    /**
     * @description Kind of recorder. `contact`: through a link in a mail.
     * @example token
     * @enum {string}
     */
    kind: "member" | "contact" | "token";
    /** @description Identifier of the member or the token. */
    id: string | null;
}
export interface ContactConsentList {
    data: ContactConsent[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
/** @description Proof of the consent. It is erased with the contact. */
export interface ContactConsentProof {
    /**
     * @description IP address that the consent was given from.
     * @example 203.0.113.7
     */
    ip?: string;
    /** @description Browser that the consent was given with. */
    userAgent?: string;
    /** @description Page that the consent was given on. */
    url?: string;
    /**
     * Format: date-time
     * @description Time when the contact confirmed the consent.
     * @example 2026-11-21T09:30:00.000Z
     */
    confirmedAt?: string;
}
/** @description Record of an erased contact. */
export interface ContactErasure {
    /**
     * @description Identifier that the contact had. It is never reused.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * Format: date-time
     * @description Time of the erasure.
     * @example 2026-11-21T09:30:00.000Z
     */
    erasedAt: string;
    /** @description Consents that the contact gave and withdrew, newest first. */
    consents: ContactErasureConsentsItem[];
}
/** @description Consent record without source, wording and proof. */
export interface ContactErasureConsentsItem {
    /**
     * @description Identifier of the record.
     * @example cns_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Channel that the consent is for.
     * @example email
     * @enum {string}
     */
    channel: "sms" | "call" | "email";
    /**
     * @description Purpose of the messages.
     * @example Newsletter
     */
    purpose: string;
    /**
     * @description `pending` mails a link that asks for consent, and counts after the contact confirms it.
     * @example opted_in
     * @enum {string}
     */
    status: "pending" | "opted_out" | "opted_in";
    /**
     * @description Legal basis of the messages (GDPR, Article 6). Default: `consent`.
     * @example consent
     * @enum {string}
     */
    basis: "legitimate_interest" | "contract" | "consent";
    actor: ContactErasureConsentsItemActor;
    /**
     * Format: date-time
     * @description Time when the consent was given or withdrawn.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
}
/** @description Recorder of the consent. */
export interface ContactErasureConsentsItemActor {
    /**
     * @description Kind of recorder. `contact`: through a link in a mail.
     * @example token
     * @enum {string}
     */
    kind: "member" | "contact" | "token";
    /** @description Identifier of the member or the token. */
    id: string | null;
}
export interface ContactExport {
    /**
     * @description Identifier of the export.
     * @example exp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description State of the export. The file can be read after `completed`.
     * @example running
     * @enum {string}
     */
    status: "running" | "completed" | "failed";
    /**
     * @description Format of the file.
     * @example csv
     * @enum {string}
     */
    format: "csv" | "ndjson" | "vcard";
    /** @description Fields of each contact in the file. */
    fields: ("externalId" | "name" | "firstName" | "lastName" | "email" | "additionalEmails" | "phone" | "additionalPhones" | "company" | "jobTitle" | "tags" | "address" | "locale" | "timezone" | "doNotContact" | "birthday" | "websites" | "additionalAddresses" | "faxNumbers" | "emailLabels" | "phoneLabels" | "custom" | "id" | "ownerId" | "phoneInfo" | "consent" | "source" | "createdAt" | "updatedAt" | "lastActivityAt")[];
    /** @description Number of contacts written so far. */
    rows: number;
    /** @description Bytes written so far. */
    bytes: number;
    /** @description Reason of the failure. */
    error: string | null;
    /**
     * Format: date-time
     * @description Time when the export was requested.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description Time when the export ended.
     * @example 2026-11-21T09:30:00.000Z
     */
    endedAt: string | null;
    /**
     * Format: date-time
     * @description Time when Capstan deletes the export and its file.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string;
}
export interface ContactExportList {
    data: ContactExport[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface ContactField {
    /**
     * @description Identifier of the field.
     * @example fld_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Key of the field in `custom`. It never changes.
     * @example seats
     */
    key: string;
    /**
     * @description Type of the values. It never changes. Dates are ISO 8601 texts.
     * @example number
     * @enum {string}
     */
    type: "text" | "number" | "boolean" | "date" | "select" | "multiSelect" | "url" | "email" | "phone" | "contact";
    /**
     * @description Name that people see.
     * @example Seats
     */
    label: string;
    /**
     * @description Options of `select` and `multiSelect`.
     * @example []
     */
    options: string[];
    /**
     * @description If true, a contact needs a value when it is created or `custom` is replaced.
     * @example false
     */
    required: boolean;
    /**
     * @description If true, no two contacts can have the same value.
     * @example false
     */
    unique: boolean;
    /**
     * @description If true, contacts can be listed in its order: `sort=custom.<key>`. Texts are sorted as names, ignoring case and accents; false comes before true. At most 20 sortable fields.
     * @example false
     */
    sortable: boolean;
    /**
     * @description If true, values are no longer checked and forms leave the field out. Values are kept.
     * @example false
     */
    archived: boolean;
    /**
     * @description True while Capstan prepares the order of a field that became sortable.
     * @example false
     */
    indexing: boolean;
    /**
     * Format: date-time
     * @description When the field was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the field last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
export interface ContactFieldChanges {
    /**
     * @description Name that people see.
     * @example Seats
     */
    label?: string;
    /**
     * @description Options of `select` and `multiSelect`.
     * @example []
     */
    options?: string[];
    /**
     * @description If true, a contact needs a value when it is created or `custom` is replaced.
     * @example false
     */
    required?: boolean;
    /**
     * @description If true, no two contacts can have the same value.
     * @example false
     */
    unique?: boolean;
    /**
     * @description If true, contacts can be listed in its order: `sort=custom.<key>`. Texts are sorted as names, ignoring case and accents; false comes before true. At most 20 sortable fields.
     * @example false
     */
    sortable?: boolean;
    /**
     * @description If true, values are no longer checked and forms leave the field out. Values are kept.
     * @example false
     */
    archived?: boolean;
}
export interface ContactFieldList {
    data: ContactField[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface ContactFieldSettings {
    /** @description If true, `custom` accepts only the keys of fields. Existing values are kept. */
    strictFields: boolean;
}
export interface ContactImport {
    /**
     * @description Identifier of the import.
     * @example imp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description `partial`: the import ended before the end of the file, see `error`. The rows before that are imported.
     * @example uploaded
     * @enum {string}
     */
    status: "uploaded" | "running" | "completed" | "partial" | "canceled" | "failed" | "undoing" | "undone";
    /**
     * @description Name of the file.
     * @example contacts.csv
     */
    fileName: string;
    /**
     * @description Format of the file.
     * @example csv
     * @enum {string}
     */
    format: "csv" | "xlsx" | "vcard" | "ndjson";
    /**
     * @description Encoding of the text.
     * @example utf-8
     */
    encoding: string | null;
    /**
     * @description Delimiter of the cells.
     * @example ,
     */
    delimiter: string | null;
    /**
     * @description Line of the header; 0 if the file seems to have none, null if the format has none.
     * @example 1
     */
    headerRow: number | null;
    /** @description Columns of the file. */
    columns: ContactImportColumnsItem[];
    /** @description Fields by column name; null before the start. */
    mapping: {
        [key: string]: string | null;
    } | null;
    options: ContactImportOptions | null;
    progress: ContactImportProgress;
    error: ContactImportError | null;
    undo: ContactImportUndo | null;
    /**
     * Format: date-time
     * @description When the file was uploaded.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description Time of the last start.
     * @example 2026-11-21T09:30:00.000Z
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * @description Time when the last run ended.
     * @example 2026-11-21T09:30:00.000Z
     */
    endedAt: string | null;
}
export interface ContactImportColumnsItem {
    /** @description Header of the column. A repeated header gets a number at its end. */
    name: string;
    /** @description The first five cells that are not empty. */
    samples: string[];
    suggestion: ContactImportColumnsItemSuggestion | null;
}
/** @description Suggested field, with a confidence from 0 to 1. Null if neither the header nor the cells match a field. */
export interface ContactImportColumnsItemSuggestion {
    field: string;
    confidence: number;
}
/** @description Reason why reading stopped before the end of the file, and the line. */
export interface ContactImportError {
    code: string;
    message: string;
    line: number | null;
}
export interface ContactImportForm {
    /** @description At most 200 MiB. */
    file: unknown;
}
export interface ContactImportList {
    data: ContactImport[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
/** @description Options of the last start; null before the start. */
export interface ContactImportOptions {
    /**
     * @description Default country of phone numbers without a country code, as two letters (ISO 3166).
     * @example US
     */
    defaultCountry?: string | null;
    /**
     * @description Behavior for a contact that exists: `update` overwrites its values with the row's, `fill_empty` sets only empty fields, `skip` changes nothing. Default: `update`.
     * @example update
     * @enum {string}
     */
    onConflict?: "update" | "fill_empty" | "skip";
    /** @description If true, an empty cell clears the field. Default: it keeps the value. */
    clearEmpty?: boolean;
    /**
     * @description `summary` sends only `contact_import.completed`, and no event for each contact.
     * @example each
     * @enum {string}
     */
    events?: "each" | "summary";
    /**
     * @description Tags to add to every contact of the file. Existing tags are kept.
     * @example [
     *       "fair-2026"
     *     ]
     */
    tags?: string[];
    /**
     * @description Encoding of the text, if the detected one is wrong.
     * @example windows-1252
     */
    encoding?: string | null;
    /** @description Sheet of a workbook. Default: the first visible one. */
    sheet?: string | null;
    /** @description Line of the header, if the detected one is wrong. Rows before it are left out. 0 for a file without a header. */
    headerRow?: number | null;
    /** @description If true, the import changes nothing and counts what a run would do. */
    dryRun?: boolean;
}
export interface ContactImportPreview {
    /**
     * @description Encoding of the text.
     * @example utf-8
     */
    encoding: string | null;
    /**
     * @description Line of the header; 0 if the file seems to have none, null if the format has none.
     * @example 1
     */
    headerRow: number | null;
    /** @description Columns of the file, as they are read now. */
    columns: ContactImportPreviewColumnsItem[];
    /** @description The first ten rows. */
    rows: ContactImportPreviewRowsItem[];
    /** @description True if the plan has no room for all of these rows. */
    isFull: boolean;
}
export interface ContactImportPreviewColumnsItem {
    /** @description Name of the column in the mapping. */
    name: string;
    /** @description The first five cells that are not empty. */
    samples: string[];
    suggestion: ContactImportPreviewColumnsItemSuggestion | null;
    /** @description Header of the column, read with this encoding and header row. */
    header: string;
    /** @description Field that the column is imported as; null leaves it out. */
    field: string | null;
}
/** @description Suggested field, with a confidence from 0 to 1. Null if neither the header nor the cells match a field. */
export interface ContactImportPreviewColumnsItemSuggestion {
    field: string;
    confidence: number;
}
export interface ContactImportPreviewRowsItem {
    /**
     * @description Line of the row in the file.
     * @example 2
     */
    line: number;
    /**
     * @description Result that importing the row would have.
     * @example created
     * @enum {string}
     */
    outcome: "created" | "updated" | "unchanged" | "skipped" | "failed";
    /**
     * @description Contact of the row; null for a new one.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    contactId: string | null;
    /**
     * @description The contact as it would be stored, without empty fields.
     * @example {
     *       "name": "Ada Lovelace",
     *       "phone": "+14155550123"
     *     }
     */
    values: {
        [key: string]: unknown;
    };
    /** @description Fields that the row would change. */
    changed: string[];
    /** @description Values that cannot be read, or the reason why the row fails. */
    problems: ContactImportPreviewRowsItemProblemsItem[];
}
export interface ContactImportPreviewRowsItemProblemsItem {
    /** @description Column of the value; null for the whole row. */
    column: string | null;
    /** @description Error code, as in the list of rejected rows. */
    code: string;
    /** @description What is wrong and how to fix it. */
    message: string;
}
export interface ContactImportProgress {
    /** @description Rows read, without the header. */
    rowsRead: number;
    /** @description Rows that created a contact. */
    created: number;
    /** @description Rows that changed a contact. */
    updated: number;
    /** @description Rows that match a contact and change nothing. */
    unchanged: number;
    /** @description Rows of existing contacts, with `onConflict: skip`. */
    skipped: number;
    /** @description Rows that were not imported; see `…/errors`. */
    failed: number;
    /** @description Imported rows with a value that could not be read and was left out; see `…/errors`. */
    incomplete: number;
    /** @description Bytes of the file read so far. */
    bytesRead: number;
    /** @description Size of the file in bytes. */
    bytesTotal: number;
}
/** @description Mapping of the columns. Default: the suggestions. */
export interface ContactImportStart {
    /**
     * @description Fields by column name. A field is a contact field, a part of the address, or `custom.` and a key. A column that is missing or null is left out.
     * @example {
     *       "Email": "email",
     *       "Seats": "custom.seats"
     *     }
     */
    mapping?: {
        [key: string]: string | null;
    };
    options?: ContactImportStartOptions;
}
export interface ContactImportStartOptions {
    /**
     * @description Default country of phone numbers without a country code, as two letters (ISO 3166).
     * @example US
     */
    defaultCountry?: string | null;
    /**
     * @description Behavior for a contact that exists: `update` overwrites its values with the row's, `fill_empty` sets only empty fields, `skip` changes nothing. Default: `update`.
     * @example update
     * @enum {string}
     */
    onConflict?: "update" | "fill_empty" | "skip";
    /** @description If true, an empty cell clears the field. Default: it keeps the value. */
    clearEmpty?: boolean;
    /**
     * @description `summary` sends only `contact_import.completed`, and no event for each contact.
     * @example each
     * @enum {string}
     */
    events?: "each" | "summary";
    /**
     * @description Tags to add to every contact of the file. Existing tags are kept.
     * @example [
     *       "fair-2026"
     *     ]
     */
    tags?: string[];
    /**
     * @description Encoding of the text, if the detected one is wrong.
     * @example windows-1252
     */
    encoding?: string | null;
    /** @description Sheet of a workbook. Default: the first visible one. */
    sheet?: string | null;
    /** @description Line of the header, if the detected one is wrong. Rows before it are left out. 0 for a file without a header. */
    headerRow?: number | null;
    /** @description If true, the import changes nothing and counts what a run would do. */
    dryRun?: boolean;
}
/** @description Result of the undo. Values that changed after the import are kept and listed, up to 1,000. */
export interface ContactImportUndo {
    deleted: number;
    restored: number;
    keptCount: number;
    kept: ContactImportUndoKeptItem[];
}
export interface ContactImportUndoKeptItem {
    /** @example con_01jbts0z0ye8t9tpsz3gn7nkm8 */
    contactId: string;
    fields: string[];
}
export interface ContactList {
    data: Contact[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
    totalCount?: TotalCount;
}
export interface ContactMerge {
    /** @description Contacts to merge into this one. */
    contactIds: string[];
    choose?: ContactMergeChoose;
}
/**
 * @description For each field, the contact whose value is kept. Default: the survivor’s value, or the first one that another contact has.
 * @example {}
 */
export interface ContactMergeChoose {
    /**
     * @description Contact whose value is kept.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    name?: string;
    /**
     * @description Contact whose value is kept.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    firstName?: string;
    /**
     * @description Contact whose value is kept.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    lastName?: string;
    /**
     * @description Contact whose value is kept.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    email?: string;
    /**
     * @description Contact whose value is kept.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    phone?: string;
    /**
     * @description Contact whose value is kept.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    company?: string;
    /**
     * @description Contact whose value is kept.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    jobTitle?: string;
    /**
     * @description Contact whose value is kept.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    externalId?: string;
    /**
     * @description Contact whose value is kept.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId?: string;
    /**
     * @description Contact whose value is kept.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    address?: string;
    /**
     * @description Contact whose value is kept.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    locale?: string;
    /**
     * @description Contact whose value is kept.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    timezone?: string;
    /**
     * @description Contact whose value is kept.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    birthday?: string;
    /**
     * @description Contact whose value is kept.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    custom?: string;
}
export interface ContactMergedIdentifiersItem {
    /**
     * @description `externalId`, or a unique field such as `custom.taxId`.
     * @example externalId
     */
    field: string;
    /**
     * @description Value, as the merged contact had it.
     * @example crm-1843
     */
    value: string;
}
export interface ContactModel {
    /**
     * @description Reader of the records. `rest` reads by `list` and `changes`; the others have their own protocol.
     * @example rest
     * @enum {string}
     */
    reader: "rest" | "csv" | "carddav" | "google_people" | "microsoft_graph" | "hubspot";
    list?: RecordListing;
    changes?: ChangeListing;
    /**
     * @description Default mapping: fields of a contact, each with an expression on `record`.
     * @example {
     *       "email": "record.email",
     *       "name": "record.name"
     *     }
     */
    map: {
        [key: string]: string;
    };
}
export interface ContactNote {
    /**
     * @description Identifier of the note.
     * @example note_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Text of the note, in plain text.
     * @example Prefers to be called in the morning.
     */
    text: string;
    /**
     * @description Identifier of the member or the token that wrote it.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    createdBy: string | null;
    /**
     * Format: date-time
     * @description Time when the note was written.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description Time when the note last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
export interface ContactNoteList {
    data: ContactNote[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface ContactSearch {
    filter?: ContactSearchFilter;
    /**
     * @description Order of the results: createdAt, updatedAt, lastActivityAt, name or `custom.<key>` of a sortable field; with a leading `-` in descending order. Contacts without the value come last in both directions, and ids break ties. Default: newest first.
     * @example -lastActivityAt
     */
    sort?: string;
    /**
     * @description Maximum number of items to return.
     * @default 20
     */
    limit?: number;
    /** @description `nextCursor` of the previous page. */
    cursor?: string;
    /** @description If true, adds `totalCount`: the number of matches, exact up to 10,000. */
    totalCount?: boolean;
}
/**
 * @description `{and: […]}`, `{or: […]}`, `{not: …}` or `{field, op, value}`, with op one of eq, ne, in, nin, contains, startsWith, gt, gte, lt, lte, between, withinLast, exists. At most 5 levels and 50 comparisons.
 * @example {
 *       "and": [
 *         {
 *           "field": "tag",
 *           "op": "eq",
 *           "value": "customer"
 *         },
 *         {
 *           "field": "createdAt",
 *           "op": "withinLast",
 *           "value": "30d"
 *         }
 *       ]
 *     }
 */
export interface ContactSearchFilter {
    [key: string]: unknown;
}
/** @description Source of the contact; null if it was created through this API. */
export interface ContactSource {
    /** @description Kind of source that created the contact. */
    kind: "import" | "hook" | "sync";
    /** @description Identifier of the source. */
    id: string | null;
}
export interface ContactTagAction {
    /** @constant */
    type: "contact.tag";
    /**
     * @description Name of the action in expressions of later actions, as in `steps.contact.id`. Default: `step1` for the first action, `step2` for the second and so on.
     * @example contact
     */
    id?: string;
    /**
     * @description Identifier of the contact.
     * @example steps.contact.id
     */
    contactId: string;
    /**
     * @description Tag to add. `{{ expression }}` inserts a value, which must exist; `{{ expression | default: "…" }}` inserts the default if it does not.
     * @example paid
     */
    tag: string;
}
/** @description The contact, and the contacts that were restored. */
export interface ContactUnmerge {
    survivor: Contact;
    restored: Contact[];
}
export interface ContactUpsertAction {
    /** @constant */
    type: "contact.upsert";
    /**
     * @description Name of the action in expressions of later actions, as in `steps.contact.id`. Default: `step1` for the first action, `step2` for the second and so on.
     * @example contact
     */
    id?: string;
    /**
     * @description Field of the mapping that finds the contact.
     * @example email
     * @enum {string}
     */
    matchBy: "email" | "phone" | "externalId";
    /**
     * @description Fields of the contact. A field with the value null is not changed; `custom.` fields and `tags` are added to existing ones. At most 60.
     * @example {
     *       "email": "body.email",
     *       "name": "trim(body.name)",
     *       "custom.tier": "body.tier"
     *     }
     */
    mapping: {
        [key: string]: string;
    };
}
export interface ContactWebsitesItem {
    /**
     * @description Web address that begins with `http://` or `https://`.
     * @example https://ada.example.com
     */
    url: string;
    /**
     * @description Purpose of the address: `work`, `home` or your own word.
     * @example work
     */
    label: string | null;
}
export interface ContentBlock {
    /**
     * @description Identifier of the content block.
     * @example blk_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Name to find the block by. Unique in the organization; case does not matter.
     * @example About us
     */
    name: string;
    block: NewProposalBlock;
    /** @description True if the block is left out of lists. Drafts keep what they copied. */
    archived: boolean;
    /**
     * @description JSON values of your own.
     * @example {
     *       "team": "design"
     *     }
     */
    metadata: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When the block was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the block last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
/** @description An absent field is kept, null clears `metadata`. `metadata` and `block` are replaced as a whole. */
export interface ContentBlockChanges {
    /**
     * @description Name to find the block by. Unique in the organization; case does not matter.
     * @example About us
     */
    name?: string;
    block?: NewProposalBlock;
    /** @description True if the block is left out of lists. Drafts keep what they copied. */
    archived?: boolean;
    /**
     * @description JSON values of your own.
     * @example {
     *       "team": "design"
     *     }
     */
    metadata?: {
        [key: string]: unknown;
    } | null;
}
export interface ContentBlockList {
    data: ContentBlock[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface CreditEntry {
    /**
     * @description Identifier of the entry.
     * @example cre_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * Format: date-time
     * @description When it was recorded.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
    /**
     * @description `grant` adds credits. `reserve` sets them aside before the work, `settle` records how many of them it used, and `release` gives the rest back. `expire` takes what a grant still had.
     * @enum {string}
     */
    kind: "grant" | "reserve" | "settle" | "release" | "expire";
    /**
     * @description What it adds to the balance; negative when it takes away, 0 for `settle`.
     * @example -3
     */
    amount: number;
    /**
     * @description Of `settle`: the credits that the work used. 0 for any other kind.
     * @example 0
     */
    used: number;
    /**
     * @description The sum of all amounts up to this entry.
     * @example 497
     */
    balanceAfter: number;
    reference: CreditEntryReference | null;
    /**
     * @description Reason of the grant that the credits belong to; null for `settle`.
     * @example annual contract
     */
    reason: string | null;
}
export interface CreditEntryList {
    data: CreditEntry[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
/** @description The work that the credits are for; null for `grant` and `expire`. */
export interface CreditEntryReference {
    /**
     * @description `source`, `search`, or `reindex`.
     * @example source
     */
    type: string;
    /**
     * @description The id of the source. A search or a re-index has an id of its own, which its entries share.
     * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
}
export interface CursorPagination {
    /** @constant */
    kind: "cursor";
    /**
     * @description Parameter with the cursor.
     * @example after
     */
    parameter: string;
    /**
     * @description Field with the cursor of the next page; absent, null or empty at the end. A JSON Pointer (RFC 6901), where `-1` is the last item of a list; empty for the whole document.
     * @example /paging/next/after
     */
    next: string;
    size?: CursorPaginationSize;
    /**
     * @description Field that says if there is another page (true or false). A JSON Pointer (RFC 6901), where `-1` is the last item of a list; empty for the whole document.
     * @example /has_more
     */
    more?: string;
}
/** @description Page size. */
export interface CursorPaginationSize {
    /**
     * @description Parameter with the page size.
     * @example limit
     */
    parameter: string;
    /** @description Number of records to request. */
    value: number;
}
export interface Delivery {
    /**
     * @description Identifier of the delivery.
     * @example dlv_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * Format: uuid
     * @description Webhook that the delivery goes to.
     * @example 0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90
     */
    webhookId: string;
    /**
     * @description Event of the delivery. Every attempt sends this id in `webhook-id`.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    eventId: string;
    /**
     * @description Type of the event.
     * @example source.completed
     */
    eventType: string;
    /**
     * @description `held`: the webhook is disabled; a replay sends the delivery. `canceled`: the webhook no longer subscribes to the type, or the payload was expunged before it was sent.
     * @enum {string}
     */
    status: "pending" | "delivering" | "succeeded" | "failed" | "held" | "canceled";
    about: DeliveryAbout | null;
    /**
     * @description Number of attempts so far.
     * @example 1
     */
    attemptsCount: number;
    /**
     * @description Number of attempts after which the delivery fails if none succeeds. Equals `attemptsCount` unless the delivery is pending.
     * @example 10
     */
    maxAttempts: number;
    lastAttempt: DeliveryLastAttempt | null;
    /**
     * Format: date-time
     * @description Time of the next attempt; null unless pending.
     * @example 2026-11-21T09:30:00.000Z
     */
    nextAttemptAt: string | null;
    /**
     * Format: date-time
     * @description Time when the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description Time when the delivery succeeded, failed at its last attempt, or was canceled.
     * @example 2026-11-21T09:30:00.000Z
     */
    completedAt: string | null;
    /**
     * Format: date-time
     * @description Time when the payload was expunged, by age or because its subject was deleted; null while it is stored. An expunged payload cannot be sent again.
     * @example 2026-11-21T09:30:00.000Z
     */
    expungedAt: string | null;
}
/** @description Subject of the event; null if the event is expunged, has no subject, or you lack the scope for its data. */
export interface DeliveryAbout {
    /**
     * @description Name, title or email address of the subject; null if it has none.
     * @example Ada Lovelace
     */
    name: string | null;
    /**
     * @description Identifiers in the data of the event, by field: `id`, `baseId` and others.
     * @example {
     *       "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8"
     *     }
     */
    ids: {
        [key: string]: string;
    };
}
/** @description Result of the last attempt; null before the first. */
export interface DeliveryLastAttempt {
    /**
     * Format: date-time
     * @description Time when the attempt began.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
    /**
     * @description Status code of the response; null if there was none.
     * @example 200
     */
    statusCode: number | null;
    /**
     * @description Duration from the name lookup to the end of the response body.
     * @example 84
     */
    durationMs: number;
    error: DeliveryLastAttemptError | null;
}
/** @description Reason why there was no response; null if there was one. */
export interface DeliveryLastAttemptError {
    code: string;
    message: string;
}
export interface DeliveryList {
    data: Delivery[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface DeliveryWithAttempts {
    /**
     * @description Identifier of the delivery.
     * @example dlv_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * Format: uuid
     * @description Webhook that the delivery goes to.
     * @example 0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90
     */
    webhookId: string;
    /**
     * @description Event of the delivery. Every attempt sends this id in `webhook-id`.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    eventId: string;
    /**
     * @description Type of the event.
     * @example source.completed
     */
    eventType: string;
    /**
     * @description `held`: the webhook is disabled; a replay sends the delivery. `canceled`: the webhook no longer subscribes to the type, or the payload was expunged before it was sent.
     * @enum {string}
     */
    status: "pending" | "delivering" | "succeeded" | "failed" | "held" | "canceled";
    about: DeliveryWithAttemptsAbout | null;
    /**
     * @description Number of attempts so far.
     * @example 1
     */
    attemptsCount: number;
    /**
     * @description Number of attempts after which the delivery fails if none succeeds. Equals `attemptsCount` unless the delivery is pending.
     * @example 10
     */
    maxAttempts: number;
    lastAttempt: DeliveryWithAttemptsLastAttempt | null;
    /**
     * Format: date-time
     * @description Time of the next attempt; null unless pending.
     * @example 2026-11-21T09:30:00.000Z
     */
    nextAttemptAt: string | null;
    /**
     * Format: date-time
     * @description Time when the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description Time when the delivery succeeded, failed at its last attempt, or was canceled.
     * @example 2026-11-21T09:30:00.000Z
     */
    completedAt: string | null;
    /**
     * Format: date-time
     * @description Time when the payload was expunged, by age or because its subject was deleted; null while it is stored. An expunged payload cannot be sent again.
     * @example 2026-11-21T09:30:00.000Z
     */
    expungedAt: string | null;
    /** @description The last 100 attempts, oldest first. */
    attempts: Attempt[];
    /**
     * @description Scope that you need to read the event; null if you have it. Without it, the request body is empty and the response body is null.
     * @example contacts:read
     */
    missingScope: string | null;
}
/** @description Subject of the event; null if the event is expunged, has no subject, or you lack the scope for its data. */
export interface DeliveryWithAttemptsAbout {
    /**
     * @description Name, title or email address of the subject; null if it has none.
     * @example Ada Lovelace
     */
    name: string | null;
    /**
     * @description Identifiers in the data of the event, by field: `id`, `baseId` and others.
     * @example {
     *       "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8"
     *     }
     */
    ids: {
        [key: string]: string;
    };
}
/** @description Result of the last attempt; null before the first. */
export interface DeliveryWithAttemptsLastAttempt {
    /**
     * Format: date-time
     * @description Time when the attempt began.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
    /**
     * @description Status code of the response; null if there was none.
     * @example 200
     */
    statusCode: number | null;
    /**
     * @description Duration from the name lookup to the end of the response body.
     * @example 84
     */
    durationMs: number;
    error: DeliveryWithAttemptsLastAttemptError | null;
}
/** @description Reason why there was no response; null if there was one. */
export interface DeliveryWithAttemptsLastAttemptError {
    code: string;
    message: string;
}
export interface Destination {
    /**
     * @description Identifier of the destination.
     * @example dst_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description `slack`, `teams`, `discord`: a message. `email`: a mail or a digest. `s3`: an archive of compressed NDJSON. `nats`: a stream, over WebSocket.
     * @example slack
     * @enum {string}
     */
    type: "slack" | "teams" | "discord" | "email" | "s3" | "nats";
    /**
     * @description Your name for the destination.
     * @example Sales channel
     */
    name: string;
    /**
     * @description Events to deliver, as in webhooks: types, `proposal.*`, `custom.*` or `*`.
     * @example [
     *       "proposal.accepted",
     *       "proposal.declined"
     *     ]
     */
    events: string[];
    /**
     * @description CEL condition, as in webhooks. Events for which it is not true are left out.
     * @example data.total > 100000
     */
    filter: string | null;
    /** @description False holds pending deliveries. True does not release them; a replay does. */
    enabled: boolean;
    /**
     * @description `manual`: by request, or because its author lost the permissions, see `stoppedReason`. `gone`: the channel or its URL no longer exists. `failing`: only failures for 5 days and at least 20 attempts.
     * @enum {string|null}
     */
    disabledReason: "manual" | "gone" | "failing" | null;
    author: DestinationAuthor | null;
    /** @description Why it stopped when its author lost the rights; null while they have them. */
    stoppedReason: string | null;
    /** @description Whether it is older than the check of its rights. It keeps its reach until somebody saves it or takes it over. */
    unconfirmed: boolean;
    /**
     * @description For slack, email and s3: the connection to Slack, SMTP or S3 to use, instead of a server in `config`.
     * @example conn_01jbtt0z0yf8t9tpsz5gn2mz4g
     */
    connectionId: string | null;
    config: DestinationConfig;
    /**
     * @description Names of the secret fields of `config` that are set. Their values are never shown.
     * @example [
     *       "address"
     *     ]
     */
    secretFields: string[];
    /**
     * @description For slack, teams, discord and email: the text. `{{ expression }}` inserts a value of the event, which must exist; `{{ expression | default: "…" }}` inserts the default if it does not. Values are escaped, so that they stay text. Null: Capstan’s own text for the event.
     * @example {{ event.data.title }} was accepted.
     */
    template: string | null;
    /**
     * Format: date-time
     * @description When the destination was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the destination last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
/** @description The token or member that last saved it or took it over. It may do what they may, as long as they may. Null if it is older than this field. */
export interface DestinationAuthor {
    /**
     * @description A token or a member.
     * @enum {string}
     */
    kind: "token" | "member";
    /** @description Identifier of the token or the member. */
    id: string;
    /**
     * @description Its name at that time.
     * @example Ada
     */
    name: string;
}
/** @description Absent fields are kept and null clears a field. `config` is replaced as a whole, but absent secrets are kept unless the server changes. */
export interface DestinationChanges {
    /**
     * @description Your name for the destination.
     * @example Sales channel
     */
    name?: string;
    /**
     * @description Events to deliver, as in webhooks: types, `proposal.*`, `custom.*` or `*`.
     * @example [
     *       "proposal.accepted",
     *       "proposal.declined"
     *     ]
     */
    events?: string[];
    /**
     * @description CEL condition, as in webhooks. Events for which it is not true are left out.
     * @example data.total > 100000
     */
    filter?: string | null;
    /** @description False holds pending deliveries. True does not release them; a replay does. */
    enabled?: boolean;
    /**
     * @description For slack, email and s3: the connection to Slack, SMTP or S3 to use, instead of a server in `config`.
     * @example conn_01jbtt0z0yf8t9tpsz5gn2mz4g
     */
    connectionId?: string | null;
    config?: DestinationSettings;
    /**
     * @description For slack, teams, discord and email: the text. `{{ expression }}` inserts a value of the event, which must exist; `{{ expression | default: "…" }}` inserts the default if it does not. Values are escaped, so that they stay text. Null: Capstan’s own text for the event.
     * @example {{ event.data.title }} was accepted.
     */
    template?: string | null;
}
export interface DestinationConfig {
    /**
     * @description For slack with a connection: the id of the channel to write to.
     * @example C0123456789
     */
    channel?: string;
    /**
     * @description For email: the recipients of the mails.
     * @example [
     *       "ops@example.com"
     *     ]
     */
    to?: string[];
    /**
     * @description For email: the subject of a mail. For nats: the part before the event type, without placeholders. `{{ expression }}` inserts a value, which must exist; `{{ expression | default: "…" }}` inserts the default if it does not.
     * @example Capstan: {{ event.type }}
     */
    subject?: string;
    /**
     * @description For email: collects the events of this many minutes, from the first one on, in one mail. Default: one mail for each event. It can be changed, but not added or removed.
     * @example 60
     */
    digestMinutes?: number;
    /**
     * Format: email
     * @description For email with your own mail server: the sender.
     * @example capstan@example.com
     */
    from?: string;
    /**
     * @description For email: your mail server. Default: the mail server of Capstan.
     * @example smtp.example.com
     */
    host?: string;
    /**
     * @description For email: the port of your mail server. Default: 465, or 587 with `starttls`.
     * @example 465
     */
    port?: number;
    /**
     * @description For email: encryption of the connection. Default: `tls`. `none` only if the operator allows http.
     * @example tls
     * @enum {string}
     */
    security?: "tls" | "starttls" | "none";
    /**
     * @description For email and nats: the user name.
     * @example capstan
     */
    username?: string;
    /**
     * @description For s3: the URL of the service. Default: Amazon S3 in the region.
     * @example https://s3.example.com
     */
    endpoint?: string;
    /**
     * @description For s3: the region. Default: `us-east-1`.
     * @example eu-central-1
     */
    region?: string;
    /**
     * @description For s3: the bucket.
     * @example example-events
     */
    bucket?: string;
    /**
     * @description For s3: the prefix of each object key. It ends with a slash.
     * @example capstan/
     */
    prefix?: string;
    /**
     * @description For s3: the id of the access key.
     * @example AKIDEXAMPLE
     */
    accessKeyId?: string;
    /**
     * @description For nats: the WebSocket URL of the server.
     * @example wss://nats.example.com
     */
    server?: string;
}
export interface DestinationDelivery {
    /**
     * @description Identifier of the delivery.
     * @example dlv_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Event of the delivery. Every attempt sends this id in `webhook-id`.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    eventId: string;
    /**
     * @description Type of the event; `destination.batch` for a batch.
     * @example proposal.accepted
     */
    eventType: string;
    /**
     * @description `held`: the webhook is disabled; a replay sends the delivery. `canceled`: the webhook no longer subscribes to the type, or the payload was expunged before it was sent.
     * @enum {string}
     */
    status: "pending" | "delivering" | "succeeded" | "failed" | "held" | "canceled";
    about: DestinationDeliveryAbout | null;
    /**
     * @description Number of attempts so far.
     * @example 1
     */
    attemptsCount: number;
    /**
     * @description Number of attempts after which the delivery fails if none succeeds. Equals `attemptsCount` unless the delivery is pending.
     * @example 10
     */
    maxAttempts: number;
    lastAttempt: DestinationDeliveryLastAttempt | null;
    /**
     * Format: date-time
     * @description Time of the next attempt; null unless pending.
     * @example 2026-11-21T09:30:00.000Z
     */
    nextAttemptAt: string | null;
    /**
     * Format: date-time
     * @description Time when the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description Time when the delivery succeeded, failed at its last attempt, or was canceled.
     * @example 2026-11-21T09:30:00.000Z
     */
    completedAt: string | null;
    /**
     * Format: date-time
     * @description Time when the payload was expunged, by age or because its subject was deleted; null while it is stored. An expunged payload cannot be sent again.
     * @example 2026-11-21T09:30:00.000Z
     */
    expungedAt: string | null;
    /**
     * @description Destination of the delivery.
     * @example dst_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    destinationId: string;
}
/** @description Subject of the event; null if the event is expunged, has no subject, or you lack the scope for its data. */
export interface DestinationDeliveryAbout {
    /**
     * @description Name, title or email address of the subject; null if it has none.
     * @example Ada Lovelace
     */
    name: string | null;
    /**
     * @description Identifiers in the data of the event, by field: `id`, `baseId` and others.
     * @example {
     *       "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8"
     *     }
     */
    ids: {
        [key: string]: string;
    };
}
/** @description Result of the last attempt; null before the first. */
export interface DestinationDeliveryLastAttempt {
    /**
     * Format: date-time
     * @description Time when the attempt began.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
    /**
     * @description Status code of the response; null if there was none.
     * @example 200
     */
    statusCode: number | null;
    /**
     * @description Duration from the name lookup to the end of the response body.
     * @example 84
     */
    durationMs: number;
    error: DestinationDeliveryLastAttemptError | null;
}
/** @description Reason why there was no response; null if there was one. */
export interface DestinationDeliveryLastAttemptError {
    code: string;
    message: string;
}
export interface DestinationDeliveryList {
    data: DestinationDelivery[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface DestinationDeliveryWithAttempts {
    /**
     * @description Identifier of the delivery.
     * @example dlv_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Event of the delivery. Every attempt sends this id in `webhook-id`.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    eventId: string;
    /**
     * @description Type of the event; `destination.batch` for a batch.
     * @example proposal.accepted
     */
    eventType: string;
    /**
     * @description `held`: the webhook is disabled; a replay sends the delivery. `canceled`: the webhook no longer subscribes to the type, or the payload was expunged before it was sent.
     * @enum {string}
     */
    status: "pending" | "delivering" | "succeeded" | "failed" | "held" | "canceled";
    about: DestinationDeliveryWithAttemptsAbout | null;
    /**
     * @description Number of attempts so far.
     * @example 1
     */
    attemptsCount: number;
    /**
     * @description Number of attempts after which the delivery fails if none succeeds. Equals `attemptsCount` unless the delivery is pending.
     * @example 10
     */
    maxAttempts: number;
    lastAttempt: DestinationDeliveryWithAttemptsLastAttempt | null;
    /**
     * Format: date-time
     * @description Time of the next attempt; null unless pending.
     * @example 2026-11-21T09:30:00.000Z
     */
    nextAttemptAt: string | null;
    /**
     * Format: date-time
     * @description Time when the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description Time when the delivery succeeded, failed at its last attempt, or was canceled.
     * @example 2026-11-21T09:30:00.000Z
     */
    completedAt: string | null;
    /**
     * Format: date-time
     * @description Time when the payload was expunged, by age or because its subject was deleted; null while it is stored. An expunged payload cannot be sent again.
     * @example 2026-11-21T09:30:00.000Z
     */
    expungedAt: string | null;
    /**
     * @description Destination of the delivery.
     * @example dst_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    destinationId: string;
    /** @description The last 100 attempts, oldest first. The request body is the event as it was queued. */
    attempts: Attempt[];
    /**
     * @description Scope that you need to read the event; null if you have it. Without it, the request body is empty and the response body is null.
     * @example contacts:read
     */
    missingScope: string | null;
}
/** @description Subject of the event; null if the event is expunged, has no subject, or you lack the scope for its data. */
export interface DestinationDeliveryWithAttemptsAbout {
    /**
     * @description Name, title or email address of the subject; null if it has none.
     * @example Ada Lovelace
     */
    name: string | null;
    /**
     * @description Identifiers in the data of the event, by field: `id`, `baseId` and others.
     * @example {
     *       "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8"
     *     }
     */
    ids: {
        [key: string]: string;
    };
}
/** @description Result of the last attempt; null before the first. */
export interface DestinationDeliveryWithAttemptsLastAttempt {
    /**
     * Format: date-time
     * @description Time when the attempt began.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
    /**
     * @description Status code of the response; null if there was none.
     * @example 200
     */
    statusCode: number | null;
    /**
     * @description Duration from the name lookup to the end of the response body.
     * @example 84
     */
    durationMs: number;
    error: DestinationDeliveryWithAttemptsLastAttemptError | null;
}
/** @description Reason why there was no response; null if there was one. */
export interface DestinationDeliveryWithAttemptsLastAttemptError {
    code: string;
    message: string;
}
export interface DestinationList {
    data: Destination[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface DestinationSettings {
    /**
     * @description For slack with a connection: the id of the channel to write to.
     * @example C0123456789
     */
    channel?: string;
    /**
     * @description For email: the recipients of the mails.
     * @example [
     *       "ops@example.com"
     *     ]
     */
    to?: string[];
    /**
     * @description For email: the subject of a mail. For nats: the part before the event type, without placeholders. `{{ expression }}` inserts a value, which must exist; `{{ expression | default: "…" }}` inserts the default if it does not.
     * @example Capstan: {{ event.type }}
     */
    subject?: string;
    /**
     * @description For email: collects the events of this many minutes, from the first one on, in one mail. Default: one mail for each event. It can be changed, but not added or removed.
     * @example 60
     */
    digestMinutes?: number;
    /**
     * Format: email
     * @description For email with your own mail server: the sender.
     * @example capstan@example.com
     */
    from?: string;
    /**
     * @description For email: your mail server. Default: the mail server of Capstan.
     * @example smtp.example.com
     */
    host?: string;
    /**
     * @description For email: the port of your mail server. Default: 465, or 587 with `starttls`.
     * @example 465
     */
    port?: number;
    /**
     * @description For email: encryption of the connection. Default: `tls`. `none` only if the operator allows http.
     * @example tls
     * @enum {string}
     */
    security?: "tls" | "starttls" | "none";
    /**
     * @description For email and nats: the user name.
     * @example capstan
     */
    username?: string;
    /**
     * @description For s3: the URL of the service. Default: Amazon S3 in the region.
     * @example https://s3.example.com
     */
    endpoint?: string;
    /**
     * @description For s3: the region. Default: `us-east-1`.
     * @example eu-central-1
     */
    region?: string;
    /**
     * @description For s3: the bucket.
     * @example example-events
     */
    bucket?: string;
    /**
     * @description For s3: the prefix of each object key. It ends with a slash.
     * @example capstan/
     */
    prefix?: string;
    /**
     * @description For s3: the id of the access key.
     * @example AKIDEXAMPLE
     */
    accessKeyId?: string;
    /**
     * @description For nats: the WebSocket URL of the server.
     * @example wss://nats.example.com
     */
    server?: string;
    /**
     * @description For slack, teams and discord: the URL of the incoming webhook. It is never shown.
     * @example https://hooks.slack.com/services/T000/B000/XXXX
     */
    address?: string;
    /**
     * @description For email and nats: the password. It is never shown.
     * @example correct horse
     */
    password?: string;
    /**
     * @description For nats: the token, instead of user name and password. It is never shown.
     * @example s3cr3t
     */
    token?: string;
    /**
     * @description For s3: the secret access key. It is never shown.
     * @example wJalrXUtnFEMI
     */
    secretAccessKey?: string;
}
export interface DrawnSignature {
    /** @constant */
    type: "drawn";
    /**
     * @description Lines of points [x, y] from the top left corner of a field that is printed 150 by 44 points large. Both run from 0 to 1000 of its width and height; up to 5000 points in all.
     * @example [
     *       [
     *         [
     *           100,
     *           400
     *         ],
     *         [
     *           150,
     *           420
     *         ]
     *       ]
     *     ]
     */
    strokes: number[][][];
}
/**
 * @description Contacts that look like one person. A contact is in at most one group.
 * @example {
 *       "id": "dup_01jbts0z0ye8t9tpsz3gn7nkm8",
 *       "score": 0.95,
 *       "reasons": [
 *         {
 *           "kind": "email",
 *           "value": "adalovelace@example.com",
 *           "contactIds": [
 *             "con_01jbts0z0ye8t9tpsz3gn7nkm8",
 *             "con_01jbts0z0ye8t9tpsz3gn7nkm9"
 *           ]
 *         }
 *       ],
 *       "contacts": [
 *         {
 *           "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
 *           "name": "Ada Lovelace",
 *           "firstName": "Ada",
 *           "lastName": "Lovelace",
 *           "email": "ada.lovelace@example.com",
 *           "phone": "+14155550123",
 *           "company": "Analytical Engines",
 *           "jobTitle": "Engineer",
 *           "externalId": "crm-1842",
 *           "tags": [
 *             "customer"
 *           ],
 *           "custom": {
 *             "tier": "gold"
 *           },
 *           "createdAt": "2026-11-21T09:30:00.000Z",
 *           "updatedAt": "2026-11-21T09:30:00.000Z",
 *           "additionalEmails": [],
 *           "additionalPhones": [],
 *           "ownerId": null,
 *           "companyId": null,
 *           "address": null,
 *           "locale": null,
 *           "timezone": null,
 *           "doNotContact": false,
 *           "birthday": null,
 *           "websites": [],
 *           "additionalAddresses": [],
 *           "faxNumbers": [],
 *           "emailLabels": {},
 *           "phoneLabels": {},
 *           "phoneInfo": null,
 *           "consent": {
 *             "email": null,
 *             "sms": null,
 *             "call": null
 *           },
 *           "source": null,
 *           "lastActivityAt": null,
 *           "mergedFrom": [],
 *           "mergedIdentifiers": []
 *         },
 *         {
 *           "id": "con_01jbts0z0ye8t9tpsz3gn7nkm9",
 *           "name": "Ada Lovelace",
 *           "firstName": "Ada",
 *           "lastName": "Lovelace",
 *           "email": "adalovelace+news@example.com",
 *           "phone": null,
 *           "company": "Analytical Engines",
 *           "jobTitle": "Engineer",
 *           "externalId": null,
 *           "tags": [
 *             "customer"
 *           ],
 *           "custom": {
 *             "tier": "gold"
 *           },
 *           "createdAt": "2026-11-21T09:30:00.000Z",
 *           "updatedAt": "2026-11-21T09:30:00.000Z",
 *           "additionalEmails": [],
 *           "additionalPhones": [],
 *           "ownerId": null,
 *           "companyId": null,
 *           "address": null,
 *           "locale": null,
 *           "timezone": null,
 *           "doNotContact": false,
 *           "birthday": null,
 *           "websites": [],
 *           "additionalAddresses": [],
 *           "faxNumbers": [],
 *           "emailLabels": {},
 *           "phoneLabels": {},
 *           "phoneInfo": null,
 *           "consent": {
 *             "email": null,
 *             "sms": null,
 *             "call": null
 *           },
 *           "source": null,
 *           "lastActivityAt": null,
 *           "mergedFrom": [],
 *           "mergedIdentifiers": []
 *         }
 *       ]
 *     }
 */
export interface DuplicateGroup {
    /**
     * @description Identifier of the group.
     * @example dup_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Confidence that all contacts are one person, in percent. The least certain contact decides.
     * @example 0.95
     */
    score: number;
    /** @description Values that the contacts share. */
    reasons: DuplicateReason[];
    /** @description The contacts, oldest first. */
    contacts: Contact[];
}
export interface DuplicateList {
    data: DuplicateGroup[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
    totalCount?: TotalCount;
}
export interface DuplicateReason {
    /**
     * @description `phone`: the last seven digits. `email`: the address without dots and without the part after a plus. `name`: the words of the name in any order, without accents. `name_company`: the name and the company.
     * @enum {string}
     */
    kind: "phone" | "email" | "name" | "name_company";
    /**
     * @description Shared value, in the form that is compared.
     * @example ada lovelace
     */
    value: string;
    /** @description Contacts of the group that share the value. */
    contactIds: string[];
}
export interface EmbeddingModel {
    /**
     * @description Identifier of the embedding model.
     * @example em_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Name that bases use. Unique in the organization, and different from all shared models.
     * @example our-multilingual
     */
    name: string;
    /**
     * @description Protocol of the service.
     * @enum {string}
     */
    provider: "openai";
    /**
     * @description Base address of an OpenAI-compatible service; `/embeddings` is added to it.
     * @example https://api.openai.com/v1
     */
    url: string;
    /**
     * @description Name of the model at the service.
     * @example text-embedding-3-small
     */
    model: string;
    /**
     * @description Length of its vectors. A response with another length is refused.
     * @example 1536
     */
    dimensions: number;
    /**
     * @description Maximum of tokens (cl100k) in one text. Chunks of its bases are not longer.
     * @example 8191
     */
    maxTokens: number;
    /** @description True if a key is stored for it. */
    hasKey: boolean;
    /**
     * Format: date-time
     * @description When the model was added.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the model last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
export interface EmbeddingModelChanges {
    /**
     * @description Base address of an OpenAI-compatible service; `/embeddings` is added to it.
     * @example https://api.openai.com/v1
     */
    url?: string;
    /** @description Maximum of tokens (cl100k) in one text. Chunks of its bases are not longer. */
    maxTokens?: number;
    /**
     * @description Replaces the key; null removes it. Changing to another origin removes the key unless you send one with it.
     * @example sk-example
     */
    apiKey?: string | null;
}
export interface EmbeddingModelList {
    data: EmbeddingModel[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface EmbeddingModelTest {
    /** @description True if the text was returned as a vector of the right length. */
    ok: boolean;
    /**
     * @description Length of that vector; null if there is none.
     * @example 1536
     */
    dimensions: number | null;
    /** @description Response time in milliseconds. */
    latencyMs: number;
    error: EmbeddingModelTestError | null;
}
/** @description The problem, with a code of a source's `failure.code`. */
export interface EmbeddingModelTestError {
    /** @example embedding_auth */
    code: string;
    /** @description Message for people. It may change. */
    message: string;
}
/** @description The body of every error. If `Accept` names `application/problem+json`, the response uses the format of RFC 9457. */
export interface ErrorBody {
    error: ErrorDetail;
}
export interface ErrorDetail {
    /**
     * @description Stable; safe to switch on.
     * @example validation_error
     */
    code: string;
    /**
     * @description For people; can change.
     * @example Start with the country code, such as +49.
     */
    message: string;
    /**
     * @description Dotted path of the faulty field, on 400, 409 and 422.
     * @example phone
     */
    field?: string;
}
export interface Evaluation {
    questions: EvaluationQuestionsItem[];
    /**
     * @description Search modes to compare.
     * @default [
     *       "hybrid"
     *     ]
     */
    modes?: ("hybrid" | "semantic" | "keyword")[];
    /**
     * @description Number of hits of each search that count.
     * @default 10
     */
    k?: number;
    /** @description Same as in a search. */
    rerank?: boolean;
}
export interface EvaluationQuestionsItem {
    /** @example When do you open on Sundays? */
    query: string;
    /** @description Sources that should be among the hits. */
    expected: EvaluationQuestionsItemExpectedItem[];
}
export interface EvaluationQuestionsItemExpectedItem {
    /**
     * @description Identifier of the source, or of the sitemap or crawl that it is a page of. The prefixed form and the bare UUID identify the same resource.
     * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    sourceId?: string;
    /** @description Address of the source. */
    url?: string;
    /** @description Name of the source. */
    name?: string;
    /** @description Values in the source's metadata. */
    metadata?: {
        [key: string]: string | number | boolean;
    };
}
export interface EvaluationResult {
    k: number;
    /** @description Means over all questions. */
    modes: EvaluationResultModesItem[];
    questions: EvaluationResultQuestionsItem[];
    usage: EvaluationResultUsage;
}
export interface EvaluationResultModesItem {
    /** @enum {string} */
    mode: "hybrid" | "semantic" | "keyword";
    /** @description Share of the expected sources that were found. */
    recall: number;
    /** @description Normalised discounted cumulated gain: 1 if all expected sources are on top. */
    ndcg: number;
    /** @description 1 divided by the rank of the first expected source; 0 if none was found. */
    mrr: number;
    /** @description Share of the questions for which at least one expected source was found. */
    hitRate: number;
}
export interface EvaluationResultQuestionsItem {
    query: string;
    modes: EvaluationResultQuestionsItemModesItem[];
}
export interface EvaluationResultQuestionsItemModesItem {
    /** @enum {string} */
    mode: "hybrid" | "semantic" | "keyword";
    /** @description Share of the expected sources that were found. */
    recall: number;
    /** @description Normalised discounted cumulated gain: 1 if all expected sources are on top. */
    ndcg: number;
    /** @description 1 divided by the rank of the first expected source; 0 if none was found. */
    mrr: number;
    /** @description Expected sources that were found, each at its first hit. */
    found: EvaluationResultQuestionsItemModesItemFoundItem[];
}
export interface EvaluationResultQuestionsItemModesItemFoundItem {
    /** @description Position in the list of expected sources. */
    expected: number;
    /** @description Rank among the hits. */
    place: number;
    /**
     * @description Source of the hit.
     * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    sourceId: string;
}
export interface EvaluationResultUsage {
    /** @description Cost in credits: the same as for these searches. */
    credits: number;
    /** @description True if a reranker decided the order of all searches. */
    reranked: boolean;
}
/** @description An event, exactly as it is delivered to webhooks. */
export interface Event {
    /**
     * @description Identifier of the event.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Type of the event.
     * @example source.completed
     */
    type: string;
    /**
     * Format: date-time
     * @description Time when the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    causedBy?: EventCausedBy;
    /** @description Data in the schema of its type, or as you published it. After it is expunged: only `id`, or null. Null without the scope in `missingScope`. */
    data: unknown;
    /**
     * @description Scope that you need to read the data; absent if you have it. Without it, `data` is null.
     * @example contacts:read
     */
    missingScope?: string;
    /**
     * Format: date-time
     * @description Time when the data was expunged, by age or by erasure; absent while it is stored.
     * @example 2026-11-21T09:30:00.000Z
     */
    expungedAt?: string;
}
export interface EventBatch {
    /** @description The events, in the order of the request. */
    data: Event[];
}
/** @description Run of an automation or a sync that caused the event; absent for other events. */
export interface EventCausedBy {
    /**
     * @description Identifier of the run.
     * @example arun_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    runId: string;
    /** @description Number of runs that led to the event, including this one. */
    depth: number;
    /**
     * @description For a sync: the connection that it reads from.
     * @example conn_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    connectionId?: string;
}
export interface EventEmitAction {
    /** @constant */
    type: "event.emit";
    /**
     * @description Name of the action in expressions of later actions, as in `steps.contact.id`. Default: `step1` for the first action, `step2` for the second and so on.
     * @example contact
     */
    id?: string;
    /**
     * @description `custom.` and one to four lowercase words, separated by dots.
     * @example custom.order.paid
     */
    event: string;
    /**
     * @description Fields of the event’s data. At most 60.
     * @example {
     *       "id": "body.id",
     *       "total": "body.total"
     *     }
     */
    mapping: {
        [key: string]: string;
    };
}
export interface EventList {
    data: Event[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface EventType {
    /**
     * @description Event type to subscribe to.
     * @example source.completed
     */
    type: string;
    /** @description Description of when it is emitted. */
    summary: string;
    /** @description JSON Schema of `data`; null with `schemas=false`. */
    schema: unknown;
    /** @description Example of `data` that fits the schema; null with `schemas=false`. */
    example: unknown;
}
/** @description All event types on one page. */
export interface EventTypeList {
    data: EventType[];
    /** @constant */
    hasMore: false;
    nextCursor: string | null;
}
export interface Evidence {
    /** @constant */
    version: 1;
    /**
     * @description Identifier of the proposal.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    proposalId: string;
    /** @description Number of the proposal. */
    number: string | null;
    /** @description From 1. */
    revision: number;
    /** @description Title of the proposal. */
    title: string;
    /**
     * @description SHA-256 of the content that was shown, in the form of RFC 8785.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    contentSha256: string;
    /**
     * @description SHA-256 of the PDF that was sent.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    sentSha256: string | null;
    selection: EvidenceSelection;
    totals: EvidenceTotals;
    /** @description Amount to pay of each total after withholding and cash rounding, in minor units and in the order of `totals.buckets`. */
    amountsDue: ProposalAmountDue[];
    /** @description Signatures in the order in which they were made. */
    signatures: SignatureEvidence[];
}
/** @description The choice that applies to all signers. */
export interface EvidenceSelection {
    /** @description Lines that the signer chose, among those that are optional. */
    itemIds: string[];
    /** @description Quantities of lines that have a range, by the id of the line. */
    quantities: {
        [key: string]: string;
    };
}
/** @description Totals of the choice, as the page showed them. */
export interface EvidenceTotals {
    /** @description Totals of the one-time payment, then of each month, quarter and year that a counting line is paid in. */
    buckets: EvidenceTotalsBucketsItem[];
    /**
     * @description Sum of all first payments.
     * @example 11900
     */
    firstTotal: number;
    /**
     * @description Sum of all payments over the term; null if a price recurs and there is no term.
     * @example 11900
     */
    contractValue: number | null;
    /** @description Amount of each instalment. They add up to the one-time amount due. */
    instalments: number[];
}
export interface EvidenceTotalsBucketsItem {
    /**
     * @description How often the price is paid.
     * @example month
     * @enum {string}
     */
    billing: "one_time" | "month" | "quarter" | "year";
    /**
     * @description Sum of the `net` of the lines.
     * @example 11900
     */
    subtotal: number;
    /**
     * @description Discount on the proposal.
     * @example 11900
     */
    discount: number;
    /**
     * @description Amount without tax.
     * @example 11900
     */
    net: number;
    /** @description One entry for each name and rate. */
    taxes: EvidenceTotalsBucketsItemTaxesItem[];
    /**
     * @description Sum of the taxes.
     * @example 11900
     */
    tax: number;
    /**
     * @description `net + tax`: the agreed amount. `amountsDue` has the amount that is paid.
     * @example 11900
     */
    total: number;
}
export interface EvidenceTotalsBucketsItemTaxesItem {
    /**
     * @description Name of the tax.
     * @example VAT
     */
    name: string;
    /**
     * @description Rate of the tax, as written on its first line.
     * @example 19
     */
    percent: string;
    /**
     * @description Taxed amount without the tax; negative if credits of this rate exceed charges.
     * @example 11900
     */
    base: number;
    /**
     * @description Amount of the tax.
     * @example 11900
     */
    amount: number;
}
export interface ExpressionCheck {
    /** @description Values of the expressions that have one; empty without a sample. */
    values: {
        [key: string]: unknown;
    };
    /** @description Errors of the expressions that have no value or are invalid. */
    errors: ExpressionCheckErrorsItem[];
    /** @description Expressions that read a path which the sample does not have. Without an error, their value comes from null. */
    missing: ExpressionCheckMissingItem[];
}
export interface ExpressionCheckErrorsItem {
    /**
     * @description Name of the expression in the mapping.
     * @example phone
     */
    field: string;
    /**
     * @description Readable error message.
     * @example `bdy` is not known. Did you mean `body`?
     */
    message: string;
    /** @description Index of the first character of the error, from 0; null if unknown. */
    start: number | null;
    /** @description Index after the last character of the error. */
    end: number | null;
}
export interface ExpressionCheckMissingItem {
    /**
     * @description Name of the expression in the mapping.
     * @example phone
     */
    field: string;
    /**
     * @description First path of the expression that the sample does not have.
     * @example body.country
     */
    path: string;
    /**
     * @description Path of the sample with a similar name; null if there is none.
     * @example body.address.country
     */
    suggestion: string | null;
}
export interface FileModel {
    /**
     * @description Protocol that lists and reads files.
     * @example webdav
     * @enum {string}
     */
    reader: "webdav" | "s3";
}
export interface Hook {
    /**
     * @description Identifier of the hook.
     * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Your name for the hook.
     * @example Stripe, live
     */
    name: string;
    /**
     * @description Sender, which decides how requests are verified. `hmac` verifies by its settings; `basic` and `bearer` expect a password; `none` turns verification off: anyone who has the URL can post.
     * @example stripe
     * @enum {string}
     */
    preset: "stripe" | "github" | "shopify" | "slack" | "standard_webhooks" | "twilio" | "typeform" | "meta" | "hubspot_v3" | "hmac" | "basic" | "bearer" | "none";
    config: HookConfig;
    /** @description If false, requests are answered as usual, and their events are held. */
    enabled: boolean;
    author: HookAuthor | null;
    /** @description Why it stopped when its author lost the rights; null while they have them. */
    stoppedReason: string | null;
    /** @description Whether it is older than the check of its rights. It keeps its reach until somebody saves it or takes it over. */
    unconfirmed: boolean;
    /**
     * @description URL that the sender posts to. Anyone who knows it can post to it, so keep it secret.
     * @example https://capstan.example.com/hooks/in_3kQ9vX2mZb7RtY5wLc8Nf1
     */
    url: string;
    /** @description If false, every signature is refused until the sender’s secret is set. */
    hasSecret: boolean;
    /**
     * Format: date-time
     * @description End of the overlap, in which the secret from before the last rotation verifies as well.
     * @example 2026-11-21T09:30:00.000Z
     */
    previousSecretUntil: string | null;
    /**
     * Format: date-time
     * @description Time of the last event that is still stored.
     * @example 2026-11-21T09:30:00.000Z
     */
    lastEventAt: string | null;
    /**
     * Format: date-time
     * @description When the hook was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the hook last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
/** @description The token or member that last saved it or took it over. It may do what they may, as long as they may. Null if it is older than this field. */
export interface HookAuthor {
    /**
     * @description A token or a member.
     * @enum {string}
     */
    kind: "token" | "member";
    /** @description Identifier of the token or the member. */
    id: string;
    /**
     * @description Its name at that time.
     * @example Ada
     */
    name: string;
}
/** @description Absent fields are kept. `config` is replaced as a whole, but an absent verify token is kept. */
export interface HookChanges {
    /**
     * @description Your name for the hook.
     * @example Stripe, live
     */
    name?: string;
    config?: HookSettings;
    /** @description If false, requests are answered as usual, and their events are held. */
    enabled?: boolean;
}
export interface HookConfig {
    /**
     * @description For twilio, hubspot_v3 and hmac: the URL as the sender has it, if a gateway changes it. If it has no query, the query of the request is added.
     * @example https://gateway.example.com/stripe
     */
    publicUrl?: string;
    /**
     * @description For basic: the user name, without a colon.
     * @example capstan
     */
    username?: string;
    /**
     * @description For hmac: the header with the signature. For basic and bearer: the header to use instead of `Authorization`.
     * @example Order-Signature
     */
    header?: string;
    /**
     * @description For hmac: the prefix of the signature.
     * @example sha256=
     */
    prefix?: string;
    /**
     * @description For hmac: the hash. Default: `sha256`.
     * @enum {string}
     */
    algorithm?: "sha1" | "sha256" | "sha512";
    /**
     * @description For hmac: the encoding of the signature. Default: `hex`.
     * @enum {string}
     */
    encoding?: "hex" | "base64" | "base64url";
    /**
     * @description For hmac: the encoding of the secret. Default: `utf8`.
     * @enum {string}
     */
    secretEncoding?: "utf8" | "base64" | "hex";
    /**
     * @description For hmac: the signed text, with `{timestamp}`, `{id}`, `{method}`, `{url}` and `{body}`. Default: `{body}`.
     * @example {timestamp}.{body}
     */
    template?: string;
    /**
     * @description For hmac: the header with the time. Without it, no time is checked.
     * @example Order-Signature
     */
    timestampHeader?: string;
    /**
     * @description For hmac: the unit of the time. Default: `s`.
     * @enum {string}
     */
    timestampUnit?: "s" | "ms";
    /**
     * @description For hmac: the largest difference between the time and now, in seconds. Default: 300.
     * @example 300
     */
    toleranceSeconds?: number;
    /**
     * @description For hmac: the header with the id of the event.
     * @example Order-Signature
     */
    idHeader?: string;
    /**
     * @description For hmac, basic, bearer and none: a CEL expression for the id of the event, from `body`, `text`, `headers` and `query`. Without an id, `basic`, `bearer` and `none` treat every request as a new event.
     * @example body.order.id
     */
    idExpression?: string;
}
export interface HookList {
    data: Hook[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface HookSecretRotation {
    /**
     * @description Secret that the sender signs with, as the sender shows it. For `basic` and `bearer`: the password.
     * @example whsec_5f0c8b1e9a7d4c3e2b6f1a0d9c8e7b6a
     */
    secret?: string;
    /** @description Hours in which the old secret verifies as well. Default: 24. */
    overlapHours?: number;
}
export interface HookSettings {
    /**
     * @description For twilio, hubspot_v3 and hmac: the URL as the sender has it, if a gateway changes it. If it has no query, the query of the request is added.
     * @example https://gateway.example.com/stripe
     */
    publicUrl?: string;
    /**
     * @description For basic: the user name, without a colon.
     * @example capstan
     */
    username?: string;
    /**
     * @description For hmac: the header with the signature. For basic and bearer: the header to use instead of `Authorization`.
     * @example Order-Signature
     */
    header?: string;
    /**
     * @description For hmac: the prefix of the signature.
     * @example sha256=
     */
    prefix?: string;
    /**
     * @description For hmac: the hash. Default: `sha256`.
     * @enum {string}
     */
    algorithm?: "sha1" | "sha256" | "sha512";
    /**
     * @description For hmac: the encoding of the signature. Default: `hex`.
     * @enum {string}
     */
    encoding?: "hex" | "base64" | "base64url";
    /**
     * @description For hmac: the encoding of the secret. Default: `utf8`.
     * @enum {string}
     */
    secretEncoding?: "utf8" | "base64" | "hex";
    /**
     * @description For hmac: the signed text, with `{timestamp}`, `{id}`, `{method}`, `{url}` and `{body}`. Default: `{body}`.
     * @example {timestamp}.{body}
     */
    template?: string;
    /**
     * @description For hmac: the header with the time. Without it, no time is checked.
     * @example Order-Signature
     */
    timestampHeader?: string;
    /**
     * @description For hmac: the unit of the time. Default: `s`.
     * @enum {string}
     */
    timestampUnit?: "s" | "ms";
    /**
     * @description For hmac: the largest difference between the time and now, in seconds. Default: 300.
     * @example 300
     */
    toleranceSeconds?: number;
    /**
     * @description For hmac: the header with the id of the event.
     * @example Order-Signature
     */
    idHeader?: string;
    /**
     * @description For hmac, basic, bearer and none: a CEL expression for the id of the event, from `body`, `text`, `headers` and `query`. Without an id, `basic`, `bearer` and `none` treat every request as a new event.
     * @example body.order.id
     */
    idExpression?: string;
    /** @description For meta: the token that the challenge must contain. It is never shown. */
    verifyToken?: string;
}
export interface HookTest {
    /**
     * @description Body of the test event. Default: an example of the sender.
     * @example {"type":"customer.created"}
     */
    body?: string;
    /**
     * @description Media type of the body. Default: `application/json`.
     * @example application/json
     */
    contentType?: string;
}
export interface HookWithSecret {
    /**
     * @description Identifier of the hook.
     * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Your name for the hook.
     * @example Stripe, live
     */
    name: string;
    /**
     * @description Sender, which decides how requests are verified. `hmac` verifies by its settings; `basic` and `bearer` expect a password; `none` turns verification off: anyone who has the URL can post.
     * @example stripe
     * @enum {string}
     */
    preset: "stripe" | "github" | "shopify" | "slack" | "standard_webhooks" | "twilio" | "typeform" | "meta" | "hubspot_v3" | "hmac" | "basic" | "bearer" | "none";
    config: HookConfig;
    /** @description If false, requests are answered as usual, and their events are held. */
    enabled: boolean;
    author: HookWithSecretAuthor | null;
    /** @description Why it stopped when its author lost the rights; null while they have them. */
    stoppedReason: string | null;
    /** @description Whether it is older than the check of its rights. It keeps its reach until somebody saves it or takes it over. */
    unconfirmed: boolean;
    /**
     * @description URL that the sender posts to. Anyone who knows it can post to it, so keep it secret.
     * @example https://capstan.example.com/hooks/in_3kQ9vX2mZb7RtY5wLc8Nf1
     */
    url: string;
    /** @description If false, every signature is refused until the sender’s secret is set. */
    hasSecret: boolean;
    /**
     * Format: date-time
     * @description End of the overlap, in which the secret from before the last rotation verifies as well.
     * @example 2026-11-21T09:30:00.000Z
     */
    previousSecretUntil: string | null;
    /**
     * Format: date-time
     * @description Time of the last event that is still stored.
     * @example 2026-11-21T09:30:00.000Z
     */
    lastEventAt: string | null;
    /**
     * Format: date-time
     * @description When the hook was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the hook last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
    /**
     * @description Shown only in this response. Null if the sender issues the secret and it is not set yet.
     * @example 4f7Q2mZb7RtY5wLc8Nf13kQ9vX2mZb7R
     */
    secret: string | null;
}
/** @description The token or member that last saved it or took it over. It may do what they may, as long as they may. Null if it is older than this field. */
export interface HookWithSecretAuthor {
    /**
     * @description A token or a member.
     * @enum {string}
     */
    kind: "token" | "member";
    /** @description Identifier of the token or the member. */
    id: string;
    /**
     * @description Its name at that time.
     * @example Ada
     */
    name: string;
}
export interface HttpRequestAction {
    /** @constant */
    type: "http.request";
    /**
     * @description Name of the action in expressions of later actions, as in `steps.contact.id`. Default: `step1` for the first action, `step2` for the second and so on.
     * @example contact
     */
    id?: string;
    /**
     * @description Sends a request with an `Idempotency-Key` that is the same in each attempt.
     * @example POST
     * @enum {string}
     */
    method: "POST" | "PUT" | "PATCH" | "DELETE";
    /**
     * @description An https URL. Values in it are encoded and can only come after the host. `{{ expression }}` inserts a value, which must exist; `{{ expression | default: "…" }}` inserts the default if it does not.
     * @example https://crm.example.com/orders/{{ body.id }}
     */
    url: string;
    /**
     * @description Headers of the request. Everyone who can read automations sees them, so send no credentials.
     * @example {
     *       "X-Topic": "orders"
     *     }
     */
    headers?: {
        [key: string]: string;
    };
    /**
     * @description Fields of a JSON body. Default: no body. At most 60.
     * @example {
     *       "id": "body.id"
     *     }
     */
    mapping?: {
        [key: string]: string;
    };
}
export interface IdentifiedCrawlSource {
    /** @constant */
    type: "crawl";
    /** @example https://example.com/hours */
    url: string;
    /** @default 100 */
    maxPages?: number;
    /**
     * @description Maximum number of links away from `url`.
     * @default 3
     */
    maxDepth?: number;
    /**
     * @description Only pages whose path matches one of these; `*` matches within a segment, `**` across segments.
     * @example [
     *       "/docs/**"
     *     ]
     */
    include?: string[];
    /**
     * @description Leaves out pages whose path matches one of these.
     * @example [
     *       "/docs/**"
     *     ]
     */
    exclude?: string[];
    /** @example Opening hours */
    name?: string;
    refresh?: Refresh;
    /**
     * @description Request headers that grant access to the pages, such as `Authorization`. Encrypted at rest, sent only to this origin, and never shown again.
     * @example {
     *       "authorization": "Basic dXNlcjpwYXNz"
     *     }
     */
    headers?: {
        [key: string]: string;
    };
    /**
     * @description Also fetch pages that robots.txt forbids. For a site of your own.
     * @default false
     */
    ignoreRobots?: boolean;
    /**
     * @description JSON values of your own. Searches can filter by them.
     * @example {
     *       "team": "support",
     *       "year": 2026
     *     }
     */
    metadata?: {
        [key: string]: unknown;
    };
}
export interface IdentifiedFileSource {
    /** @description Size up to the plan's limit; 50 MiB if the plan sets none. */
    file: unknown;
    /** @example Opening hours */
    name?: string;
    /**
     * @description Encoding to read a page or file in, in place of the declared one; a name from the WHATWG Encoding Standard. It applies when the source is read next.
     * @example shift_jis
     */
    encoding?: string;
    /**
     * @description JSON values of your own. Searches can filter by them.
     * @example {
     *       "team": "support",
     *       "year": 2026
     *     }
     */
    metadata?: {
        [key: string]: unknown;
    };
}
export interface IdentifiedSitemapSource {
    /** @constant */
    type: "sitemap";
    /** @example https://example.com/hours */
    url: string;
    /** @default 1000 */
    maxPages?: number;
    /**
     * @description Only pages whose path matches one of these; `*` matches within a segment, `**` across segments.
     * @example [
     *       "/docs/**"
     *     ]
     */
    include?: string[];
    /**
     * @description Leaves out pages whose path matches one of these.
     * @example [
     *       "/docs/**"
     *     ]
     */
    exclude?: string[];
    /** @example Opening hours */
    name?: string;
    refresh?: Refresh;
    /**
     * @description Request headers that grant access to the pages, such as `Authorization`. Encrypted at rest, sent only to this origin, and never shown again.
     * @example {
     *       "authorization": "Basic dXNlcjpwYXNz"
     *     }
     */
    headers?: {
        [key: string]: string;
    };
    /**
     * @description Also fetch pages that robots.txt forbids. For a site of your own.
     * @default false
     */
    ignoreRobots?: boolean;
    /**
     * @description JSON values of your own. Searches can filter by them.
     * @example {
     *       "team": "support",
     *       "year": 2026
     *     }
     */
    metadata?: {
        [key: string]: unknown;
    };
}
export type IdentifiedSource = IdentifiedUrlSource | IdentifiedTextSource | IdentifiedSitemapSource | IdentifiedCrawlSource;
export interface IdentifiedTextSource {
    /** @constant */
    type: "text";
    /** @description Plain text or Markdown. */
    text: string;
    /** @example Opening hours */
    name: string;
    /**
     * @description JSON values of your own. Searches can filter by them.
     * @example {
     *       "team": "support",
     *       "year": 2026
     *     }
     */
    metadata?: {
        [key: string]: unknown;
    };
}
export interface IdentifiedUrlSource {
    /** @constant */
    type: "url";
    /** @example https://example.com/hours */
    url: string;
    /**
     * @description Encoding to read a page or file in, in place of the declared one; a name from the WHATWG Encoding Standard. It applies when the source is read next.
     * @example shift_jis
     */
    encoding?: string;
    /** @example Opening hours */
    name?: string;
    refresh?: Refresh;
    /**
     * @description Request headers that grant access to the pages, such as `Authorization`. Encrypted at rest, sent only to this origin, and never shown again.
     * @example {
     *       "authorization": "Basic dXNlcjpwYXNz"
     *     }
     */
    headers?: {
        [key: string]: string;
    };
    /**
     * @description Also fetch pages that robots.txt forbids. For a site of your own.
     * @default false
     */
    ignoreRobots?: boolean;
    /**
     * @description JSON values of your own. Searches can filter by them.
     * @example {
     *       "team": "support",
     *       "year": 2026
     *     }
     */
    metadata?: {
        [key: string]: unknown;
    };
}
export interface ImageBlock {
    /**
     * @description Identifies the block inside its proposal. If you leave it out, the server makes one.
     * @example intro
     */
    id?: string;
    /** @constant */
    type: "image";
    /**
     * @description Identifier of the stored image.
     * @example img_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    imageId: string;
    /** @description Description of the image for people who cannot see it. */
    alt?: string;
    /** @description Caption below the image. */
    caption?: string;
    /** @description Width in percent of the text width. */
    width?: number;
}
export interface InboundAcknowledgement {
    /**
     * @description Identifier of the event; for a duplicate, of the first one.
     * @example ine_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @description True if the event was received before and so triggers nothing. */
    duplicate: boolean;
}
export interface InboundEvent {
    /**
     * @description Identifier of the inbound event.
     * @example ine_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Hook that received it.
     * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    hookId: string;
    /**
     * @description `received`: waits to be handled. `processed`: its automations are done. `ignored`: no automation matched. `failed`: fix the cause and replay it. `held`: its hook was paused, or the plan’s monthly limit is reached; a replay handles it. `duplicate`: it was received before.
     * @enum {string}
     */
    status: "received" | "processed" | "ignored" | "failed" | "held" | "duplicate";
    /** @description True if the sender was verified. Always false with the preset `none`. */
    verified: boolean;
    /**
     * @description Reason why it was not verified; null if there is none.
     * @enum {string|null}
     */
    reason: "signature_mismatch" | "missing_header" | "missing_signature" | "malformed_header" | "duplicate_header" | "timestamp_too_old" | "timestamp_in_future" | "body_digest_mismatch" | "credential_mismatch" | "empty_body" | "malformed_challenge" | null;
    /**
     * @description Event type, as the sender names it.
     * @example customer.created
     */
    eventType: string | null;
    /**
     * @description Identifier from the sender; null if it sent none.
     * @example evt_1QabcDEFghiJKLmn
     */
    providerEventId: string | null;
    /**
     * @description Media type of the body.
     * @example application/json
     */
    contentType: string | null;
    /**
     * @description Size of the body in bytes.
     * @example 2048
     */
    bodyBytes: number;
    /**
     * @description The first event with the same id.
     * @example ine_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    duplicateOf: string | null;
    /** @description Runs of automations that handled it. */
    runIds: string[];
    /**
     * @description Reason of the failure.
     * @example body.email is missing.
     */
    error: string | null;
    /**
     * Format: date-time
     * @description Time when it was received.
     * @example 2026-11-21T09:30:00.000Z
     */
    receivedAt: string;
    /**
     * Format: date-time
     * @description Time when it was last handled.
     * @example 2026-11-21T09:30:00.000Z
     */
    handledAt: string | null;
}
export interface InboundEventList {
    data: InboundEvent[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface InboundEventWithBody {
    /**
     * @description Identifier of the inbound event.
     * @example ine_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Hook that received it.
     * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    hookId: string;
    /**
     * @description `received`: waits to be handled. `processed`: its automations are done. `ignored`: no automation matched. `failed`: fix the cause and replay it. `held`: its hook was paused, or the plan’s monthly limit is reached; a replay handles it. `duplicate`: it was received before.
     * @enum {string}
     */
    status: "received" | "processed" | "ignored" | "failed" | "held" | "duplicate";
    /** @description True if the sender was verified. Always false with the preset `none`. */
    verified: boolean;
    /**
     * @description Reason why it was not verified; null if there is none.
     * @enum {string|null}
     */
    reason: "signature_mismatch" | "missing_header" | "missing_signature" | "malformed_header" | "duplicate_header" | "timestamp_too_old" | "timestamp_in_future" | "body_digest_mismatch" | "credential_mismatch" | "empty_body" | "malformed_challenge" | null;
    /**
     * @description Event type, as the sender names it.
     * @example customer.created
     */
    eventType: string | null;
    /**
     * @description Identifier from the sender; null if it sent none.
     * @example evt_1QabcDEFghiJKLmn
     */
    providerEventId: string | null;
    /**
     * @description Media type of the body.
     * @example application/json
     */
    contentType: string | null;
    /**
     * @description Size of the body in bytes.
     * @example 2048
     */
    bodyBytes: number;
    /**
     * @description The first event with the same id.
     * @example ine_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    duplicateOf: string | null;
    /** @description Runs of automations that handled it. */
    runIds: string[];
    /**
     * @description Reason of the failure.
     * @example body.email is missing.
     */
    error: string | null;
    /**
     * Format: date-time
     * @description Time when it was received.
     * @example 2026-11-21T09:30:00.000Z
     */
    receivedAt: string;
    /**
     * Format: date-time
     * @description Time when it was last handled.
     * @example 2026-11-21T09:30:00.000Z
     */
    handledAt: string | null;
    /**
     * @description Query of the URL, as received.
     * @example
     */
    query: string;
    /**
     * @description Headers as received, without credentials. Repeated headers are joined by a comma.
     * @example {
     *       "content-type": "application/json"
     *     }
     */
    headers: {
        [key: string]: string;
    };
    /**
     * @description Body, if it is text of at most 64 KiB; the bytes are at `/body`. Null for a duplicate, and after a contact that it created was erased.
     * @example {"id":"evt_1QabcDEFghiJKLmn"}
     */
    body: string | null;
}
export interface InboundRefusal {
    /**
     * @description Identifier of the refusal.
     * @example inr_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Hook that refused the request.
     * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    hookId: string;
    /**
     * @description Reason of the refusal. The sender does not get it.
     * @enum {string}
     */
    reason: "signature_mismatch" | "missing_header" | "missing_signature" | "malformed_header" | "duplicate_header" | "timestamp_too_old" | "timestamp_in_future" | "body_digest_mismatch" | "credential_mismatch" | "empty_body" | "malformed_challenge";
    /** @example POST */
    method: string;
    /**
     * @description Headers as received, without credentials. Repeated headers are joined by a comma.
     * @example {
     *       "content-type": "application/json"
     *     }
     */
    headers: {
        [key: string]: string;
    };
    /** @description Size of the body in bytes. The body is not stored. */
    bodyBytes: number;
    /**
     * @description IP address of the sender.
     * @example 192.0.2.7
     */
    address: string;
    /**
     * Format: date-time
     * @description Time of the refusal.
     * @example 2026-11-21T09:30:00.000Z
     */
    refusedAt: string;
}
export interface InboundRefusalList {
    data: InboundRefusal[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface InboundReplay {
    ids?: string[];
    /**
     * @description Hook that received the events.
     * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    hookId?: string;
    /**
     * @description Status of the events. Default, without `ids`: failed and held.
     * @enum {string}
     */
    status?: "failed" | "held" | "ignored" | "processed";
    /**
     * Format: date-time
     * @description Earliest time of receipt, inclusive.
     * @example 2026-11-21T09:30:00Z
     */
    from?: string;
    /**
     * Format: date-time
     * @description Latest time of receipt, inclusive.
     * @example 2026-11-21T09:30:00Z
     */
    to?: string;
}
export interface InboundReplayed {
    /** @description Number of events that are handled again, at most 1,000 in one call. */
    replayed: number;
    /** @description True if the same request would replay more. */
    hasMore: boolean;
}
export interface IntegrationProvider {
    /**
     * @description Key that connections use.
     * @example x_billing
     */
    key: string;
    /**
     * @description Name that people see.
     * @example Billing service
     */
    name: string;
    /** @description One sentence about the service. */
    description: string;
    /**
     * @description Protocol of the service. Mail servers are reached by `host` and `port` of the config.
     * @example http
     * @enum {string}
     */
    protocol: "http" | "smtp";
    /**
     * @description Base URL with a trailing slash. `{name}` inserts a setting, as a whole label of the host or a whole segment of the path. Credentials are sent only to its origin. Null if each connection has its own in `config.baseUrl`.
     * @example https://{account}.billing.example.com/api/
     */
    baseUrl: string | null;
    /** @description Settings in the config of a connection, besides `baseUrl`. */
    settings: ProviderSetting[];
    /** @description Authentication methods of a connection. Default: the first one. */
    auth: AuthMethod[];
    /**
     * @description Headers of each request. Do not put credentials here.
     * @example {
     *       "Api-Version": "2026-01-01"
     *     }
     */
    headers: {
        [key: string]: string;
    };
    rateLimit: ProviderRateLimit | null;
    test: ProviderTest | null;
    models: IntegrationProviderModels;
    /**
     * @description Preset of hooks that verifies the requests of the service; null if it sends none.
     * @example hubspot_v3
     */
    hook: string | null;
    /** @description True for providers that Capstan includes. */
    builtIn: boolean;
}
/** @description Absent fields are kept. `baseUrl`, `auth` and `settings` cannot change while connections use the provider, because their credentials belong to these values. */
export interface IntegrationProviderChanges {
    /**
     * @description Name that people see.
     * @example Billing service
     */
    name?: string;
    /** @description One sentence about the service. */
    description?: string;
    /**
     * @description Base URL with a trailing slash. `{name}` inserts a setting, as a whole label of the host or a whole segment of the path. Credentials are sent only to its origin. Null if each connection has its own in `config.baseUrl`.
     * @example https://{account}.billing.example.com/api/
     */
    baseUrl?: string;
    /** @description Settings in the config of a connection, besides `baseUrl`. */
    settings?: ProviderSetting[];
    /** @description Authentication methods of a connection. Default: the first one. */
    auth?: AuthMethod[];
    /**
     * @description Headers of each request. Do not put credentials here.
     * @example {
     *       "Api-Version": "2026-01-01"
     *     }
     */
    headers?: {
        [key: string]: string;
    };
    rateLimit?: ProviderRateLimit | null;
    test?: ProviderTest | null;
    /**
     * @description Preset of hooks that verifies the requests of the service; null if it sends none.
     * @example hubspot_v3
     */
    hook?: string | null;
    models?: IntegrationProviderChangesModels;
}
/** @description Models that syncs can read. */
export interface IntegrationProviderChangesModels {
    contact?: ContactModel;
    file?: FileModel;
}
export interface IntegrationProviderList {
    data: IntegrationProvider[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
/** @description Models that syncs can read. */
export interface IntegrationProviderModels {
    contact?: ContactModel;
    file?: FileModel;
}
export interface JsonRpcReply {
    /** @constant */
    jsonrpc: "2.0";
    /**
     * @description Id of the message that it answers.
     * @example 1
     */
    id: number;
    result: JsonRpcReplyResult;
}
/** @description Result as the protocol defines it; absent with `error`. */
export type JsonRpcReplyResult = Record<string, never>;
export interface KnowledgeBlock {
    /**
     * @description Identifies the block inside its proposal. If you leave it out, the server makes one.
     * @example intro
     */
    id?: string;
    /** @constant */
    type: "knowledge";
    /** @description Identifier of the base to search. */
    baseId: string;
    /** @description Text to search for. */
    query: string;
    /** @description A filter, as in a search. */
    filter?: {
        [key: string]: unknown;
    };
    /** @description The text to print. */
    text?: string | null;
    citations?: KnowledgeBlockCitationsItem[];
    /**
     * @description Result of the block's query, if a template brought the block. The query runs when the draft is made: `waiting` until then; the text is found within moments.
     * @example found
     * @enum {string}
     */
    outcome?: "waiting" | "found" | "nothing_found" | "no_credits" | "no_base" | "not_allowed" | "failed";
    /** @description True if a person has read the text. The proposal cannot be sent before that. */
    confirmed?: boolean;
}
export interface KnowledgeBlockCitationsItem {
    /** @description Identifier of the quoted source. */
    sourceId: string;
    /** @description Identifier of the quoted chunk. */
    chunkId: string;
    /** @description Name of the source when it was quoted. */
    sourceName: string;
    /** @description Address that the source came from. */
    url: string | null;
    /** @description Page of the source, starting at 1. */
    page: number | null;
    /** @description SHA-256 of the quoted text, in hexadecimal. */
    textSha256: string;
    /**
     * Format: date-time
     * @description When the text was found.
     * @example 2026-11-21T09:30:00.000Z
     */
    retrievedAt: string;
}
export interface LimitUse {
    /** @description How many there are; of a month or an hour, how many were made. */
    used: number;
    /** @description How many the plan allows; null when it sets no limit. */
    max: number | null;
}
/** @description What the organization has of each bounded resource. */
export interface Limits {
    mails: LimitUse;
    storedBytes: LimitUse;
    tokens: LimitUse;
    contacts: LimitUse;
    contactFields: LimitUse;
    segments: LimitUse;
    companies: LimitUse;
    contactNotes: LimitUse;
    bases: LimitUse;
    sources: LimitUse;
    chunks: LimitUse;
    proposals: LimitUse;
    templates: LimitUse;
    catalogItems: LimitUse;
    contentBlocks: LimitUse;
    hooks: LimitUse;
    inboundEvents: LimitUse;
    inboundBytes: LimitUse;
    automations: LimitUse;
    runs: LimitUse;
    connections: LimitUse;
    syncs: LimitUse;
    webhooks: LimitUse;
    publishedEvents: LimitUse;
    publishedBytes: LimitUse;
    members: LimitUse;
}
/** @description Pagination by the header `Link` with `rel="next"`. */
export interface LinkPagination {
    /** @constant */
    kind: "link";
    size?: LinkPaginationSize;
}
/** @description Page size. */
export interface LinkPaginationSize {
    /**
     * @description Parameter with the page size.
     * @example limit
     */
    parameter: string;
    /** @description Number of records to request. */
    value: number;
}
export interface LoggedRequest {
    /**
     * @description The `X-Request-Id` of the answer.
     * @example req_0192f5a0-7c1e-4a34-9d5b-3f1c2a7b8e90
     */
    id: string;
    /**
     * Format: date-time
     * @description When it was answered.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
    /** @example POST */
    method: string;
    /**
     * @description Without the query.
     * @example /v1/contacts
     */
    path: string;
    /**
     * @description The path of the operation, with `{placeholders}`.
     * @example /v1/contacts
     */
    route: string;
    /** @example 422 */
    status: number;
    /**
     * @description From the request line to the last byte of the answer.
     * @example 4.2
     */
    durationMs: number;
    sender: LoggedRequestSender;
    token: LoggedRequestToken;
    /**
     * @description Where it came from.
     * @example 203.0.113.7
     */
    address: string;
    /** @example crm-sync/2.1 */
    userAgent: string | null;
    /**
     * @description Its first characters.
     * @example order-…
     */
    idempotencyKey: string | null;
    error: LoggedRequestError | null;
    /**
     * @description Length of the body of the request.
     * @example 31
     */
    requestBytes: number;
    /**
     * @description Length of the body of the answer.
     * @example 112
     */
    responseBytes: number;
    /**
     * @description Of a refused request, its body with each text replaced by its length; otherwise null.
     * @example {
     *       "email": "string(12)"
     *     }
     */
    body: unknown;
}
/** @description The error code of a refused request; null otherwise. */
export interface LoggedRequestError {
    /** @example validation_error */
    code: string;
    /** @example email must be an email address. */
    message: string;
    /** @example email */
    field: string | null;
}
export interface LoggedRequestList {
    data: LoggedRequest[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
/** @description Who sent it. */
export interface LoggedRequestSender {
    /**
     * @description `member`: a person at the dashboard.
     * @enum {string}
     */
    kind: "token" | "member";
    /**
     * @description Id of the token or of the membership.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Its name at that time.
     * @example Ada Lovelace
     */
    name: string;
}
/**
 * @deprecated
 * @description Use `sender`. The token that it was sent with; of a member’s request, the name of the member and an id that no token has.
 */
export interface LoggedRequestToken {
    /**
     * @description Its id.
     * @example tok_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @example CRM sync */
    name: string;
}
export interface MailSendAction {
    /** @constant */
    type: "mail.send";
    /**
     * @description Name of the action in expressions of later actions, as in `steps.contact.id`. Default: `step1` for the first action, `step2` for the second and so on.
     * @example contact
     */
    id?: string;
    /**
     * @description Email address of the one recipient.
     * @example event.data.email
     */
    to: string;
    /**
     * @description Subject of the mail. `{{ expression }}` inserts a value, which must exist; `{{ expression | default: "…" }}` inserts the default if it does not.
     * @example Thank you, {{ event.data.name }}
     */
    subject: string;
    /**
     * @description Text of the mail, without formatting. `{{ expression }}` inserts a value, which must exist; `{{ expression | default: "…" }}` inserts the default if it does not.
     * @example We received {{ body.total }}.
     */
    text: string;
    /**
     * @description Identifier of the contact that receives it. Nothing is sent if the contact has opted out of email. Default: the contact with that address, if there is one.
     * @example steps.contact.id
     */
    contactId?: string;
}
export interface Me {
    token: MeToken;
    organization: MeOrganization;
    /**
     * @description Key of the plan.
     * @example pro
     */
    plan: string;
    rateLimit: RateLimitState | null;
    organizationRateLimit: RateLimitState | null;
    limits: Limits;
    credits: MeCredits;
}
export interface MeCredits {
    /** @description Credits to use; null when unmetered. */
    balance: number | null;
}
export interface MeOrganization {
    /**
     * @description The organization that the token belongs to.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    name: string;
}
export interface MeToken {
    /**
     * @description The token of this request.
     * @example tok_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    name: string;
    scopes: Scope[];
    /**
     * Format: date-time
     * @description When the token ends by itself.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string | null;
}
export interface NewAutomation {
    /**
     * @description Name of the automation.
     * @example Customers of Stripe
     */
    name: string;
    trigger: NewAutomationTrigger;
    /** @description Actions to run, one after the other. Adjacent actions that only change data in Capstan commit together. */
    actions: AutomationAction[];
    /**
     * @description CEL expression that must be true; otherwise the run is skipped. It has the input of the actions: `event` of an event, or `body`, `text`, `headers` and `query` of a hook.
     * @example body.type == "customer.created"
     */
    condition?: string | null;
    /** @description If true, the automation begins runs. Default: true. */
    enabled?: boolean;
}
/** @description Input of the test: an event, an inbound event, or a sample. */
export interface NewAutomationTrial {
    /**
     * @description Event of the feed to test with.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    eventId?: string;
    /**
     * @description Inbound event to test with.
     * @example ine_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    inboundEventId?: string;
    /**
     * @description Sample event, used as `event`.
     * @example {
     *       "type": "contact.created",
     *       "data": {
     *         "email": "ada@example.com"
     *       }
     *     }
     */
    event?: {
        [key: string]: unknown;
    };
    /** @description Sample body, used as `body`. */
    body?: unknown;
    /** @description With it. */
    headers?: {
        [key: string]: string;
    };
    /** @description With it. */
    query?: {
        [key: string]: string;
    };
    changes?: NewAutomationTrialChanges;
}
/** @description Automation to test instead of the saved one. */
export interface NewAutomationTrialChanges {
    /**
     * @description Name of the automation.
     * @example Customers of Stripe
     */
    name?: string;
    trigger?: NewAutomationTrialChangesTrigger;
    /**
     * @description CEL expression that must be true; otherwise the run is skipped. It has the input of the actions: `event` of an event, or `body`, `text`, `headers` and `query` of a hook.
     * @example body.type == "customer.created"
     */
    condition?: string | null;
    /** @description Actions to run, one after the other. Adjacent actions that only change data in Capstan commit together. */
    actions?: AutomationAction[];
    /** @description If true, the automation begins runs. */
    enabled?: boolean;
}
/**
 * @description Trigger: exactly one of `event`, `hook` and `schedule`.
 * @example {
 *       "event": "proposal.accepted"
 *     }
 */
export interface NewAutomationTrialChangesTrigger {
    /**
     * @description Event type or group of types: `contact.created`, `proposal.*`.
     * @example proposal.accepted
     */
    event?: string;
    /**
     * @description With `event`: a condition as in webhooks, on `id`, `type`, `createdAt`, `organizationId` and `data`. Other events trigger no run.
     * @example data.totals.firstTotal > 100000
     */
    filter?: string | null;
    /**
     * @description Hook that triggers the automation.
     * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    hook?: string;
    /**
     * @description Interval in minutes (from `5m`), hours or days, such as `15m`, `6h`, `7d`; or a time of each day or of a weekday, in UTC: `09:00`, `mon 09:00`.
     * @example mon 09:00
     */
    schedule?: string;
}
/**
 * @description Trigger: exactly one of `event`, `hook` and `schedule`.
 * @example {
 *       "event": "proposal.accepted"
 *     }
 */
export interface NewAutomationTrigger {
    /**
     * @description Event type or group of types: `contact.created`, `proposal.*`.
     * @example proposal.accepted
     */
    event?: string;
    /**
     * @description With `event`: a condition as in webhooks, on `id`, `type`, `createdAt`, `organizationId` and `data`. Other events trigger no run.
     * @example data.totals.firstTotal > 100000
     */
    filter?: string | null;
    /**
     * @description Hook that triggers the automation.
     * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    hook?: string;
    /**
     * @description Interval in minutes (from `5m`), hours or days, such as `15m`, `6h`, `7d`; or a time of each day or of a weekday, in UTC: `09:00`, `mon 09:00`.
     * @example mon 09:00
     */
    schedule?: string;
}
export interface NewBase {
    /** @example Handbook */
    name: string;
    /** @example How we work */
    description?: string | null;
    /**
     * @description A model of this server or of the organization. Default: the server's default. Only a re-index changes it.
     * @example capstan-lexical-384
     */
    embeddingModel?: string;
    chunking?: NewBaseChunking;
    search?: NewBaseSearch;
}
export interface NewBaseChunking {
    /**
     * @description Maximum size of a chunk in cl100k tokens.
     * @default 256
     */
    maxTokens?: number;
    /**
     * @description Tokens that a chunk repeats from the previous one; at most half of maxTokens.
     * @default 0
     */
    overlapTokens?: number;
}
export interface NewBaseSearch {
    /**
     * @description How a hybrid search combines words and vectors. `keyword_first`: ranks by words; vectors order equal scores, and answer if no word matches. `minmax`: weighted sum of both scores. `rrf`: weighted sum of reciprocal ranks. `auto`: `keyword_first` with the built-in model, `minmax` with others. A new base has `auto`.
     * @enum {string}
     */
    fusion?: "auto" | "keyword_first" | "minmax" | "rrf";
    /**
     * @description Weight of the vectors in `minmax` and `rrf`. Null uses the measured default.
     * @example 0.6
     */
    semanticWeight?: number | null;
    /** @description True if the service that the operator configured reranks the best 50 results. Default: false. */
    rerank?: boolean;
}
export interface NewCatalogItem {
    /**
     * @description Name of the item.
     * @example Design of five pages
     */
    name: string;
    /**
     * @description Details in Markdown. A line break in the text is shown as a line break.
     * @example With two rounds of changes.
     */
    description?: string | null;
    /**
     * @description Your own identifier, unique in the organization.
     * @example DSGN-5
     */
    sku?: string | null;
    /**
     * @description Unit that the quantity counts.
     * @example hour
     */
    unit?: string | null;
    /** @description True if the item is left out of lists. Drafts keep what they copied. */
    archived?: boolean;
    /** @description At most one price for each currency and billing, in this order. */
    prices?: NewCatalogItemPricesItem[] | null;
    /** @description Taxes on the price, each with its name and rate. No duplicates. */
    taxes?: NewCatalogItemTaxesItem[] | null;
    /**
     * @description JSON values of your own.
     * @example {
     *       "team": "design"
     *     }
     */
    metadata?: {
        [key: string]: unknown;
    } | null;
}
/** @description Exactly one of `unitAmount` and `unitAmountDecimal`. */
export interface NewCatalogItemPricesItem {
    /**
     * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
     * @example EUR
     */
    currency: string;
    /**
     * @description How often the price is paid.
     * @default one_time
     * @example month
     * @enum {string}
     */
    billing?: "one_time" | "month" | "quarter" | "year";
    /**
     * @description Price of one unit, in minor units of the currency: 4900 is 49 euros or 4,900 yen.
     * @example 4900
     */
    unitAmount?: number | null;
    /**
     * @description Price of one unit in minor units of the currency, with up to 6 decimals of a minor unit, for prices below a cent. At most 1000000000000.
     * @example 0.35
     */
    unitAmountDecimal?: string | null;
}
export interface NewCatalogItemTaxesItem {
    /**
     * @description Name of the tax.
     * @example VAT
     */
    name: string;
    /**
     * @description Rate of the tax. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent: string;
}
export interface NewCompany {
    /**
     * @description Name of the company.
     * @example Analytical Engines
     */
    name: string;
    /**
     * @description Domain of the company. Unique in the organization; stored in lower case and ASCII.
     * @example example.com
     */
    domain?: string | null;
    /**
     * @description E.164 number.
     * @example +14155550123
     */
    phone?: string | null;
    address?: NewCompanyAddress | null;
    /**
     * @description Member responsible for the company.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId?: string | null;
    /** @description Labels, in the order that you send them. */
    tags?: string[] | null;
    /**
     * @description Your own fields: any JSON values under keys of your choice. A later version may accept more keys.
     * @example {
     *       "tier": "gold",
     *       "seats": 12
     *     }
     */
    custom?: {
        [key: string]: unknown;
    } | null;
}
/** @description Postal address. It is replaced as a whole. */
export interface NewCompanyAddress {
    /**
     * @description Street and number. Separate further lines with line breaks.
     * @example 12 St James’s Square
     */
    street?: string | null;
    /**
     * @description City or town.
     * @example London
     */
    city?: string | null;
    /**
     * @description State, province or county.
     * @example Greater London
     */
    region?: string | null;
    /**
     * @description ZIP or postal code.
     * @example SW1Y 4JH
     */
    postalCode?: string | null;
    /**
     * @description Country as two letters (ISO 3166).
     * @example GB
     */
    country?: string | null;
}
export interface NewConnection {
    /**
     * @description Key of the provider.
     * @example hubspot
     */
    provider: string;
    /**
     * @description Your name for the connection.
     * @example HubSpot, Europe
     */
    name: string;
    /**
     * @description Authentication method of the provider. Default: its first one.
     * @example api_key
     * @enum {string}
     */
    authType?: "none" | "api_key" | "basic" | "oauth2_code" | "oauth2_client";
    /**
     * @description Values for the settings of the provider, and `baseUrl` if the provider has none. Everyone who can read connections sees them, so enter no credentials.
     * @example {
     *       "baseUrl": "https://cloud.example.com/remote.php/dav/"
     *     }
     */
    config?: {
        [key: string]: string | number | boolean;
    };
    /**
     * @description OAuth scopes to request instead of the provider’s. OAuth only.
     * @example [
     *       "contacts.read"
     *     ]
     */
    scopes?: string[];
    credentials?: ConnectionCredentials;
}
/** @description Needs at least one of name, email, phone and externalId. */
export interface NewContact {
    /**
     * @description Full name, as displayed.
     * @example Ada Lovelace
     */
    name?: string | null;
    /**
     * @description Given name.
     * @example Ada
     */
    firstName?: string | null;
    /**
     * @description Family name.
     * @example Lovelace
     */
    lastName?: string | null;
    /**
     * Format: email
     * @description Email address. Unique in the organization; case is ignored.
     * @example ada@example.com
     */
    email?: string | null;
    /**
     * @description Phone number in E.164 form; unique in the organization.
     * @example +14155550123
     */
    phone?: string | null;
    /**
     * @description Company that the contact works for.
     * @example Analytical Engines
     */
    company?: string | null;
    /**
     * @description Role of the contact in the company.
     * @example Engineer
     */
    jobTitle?: string | null;
    /**
     * @description Your own identifier; unique in the organization, in Unicode form NFC.
     * @example crm-1842
     */
    externalId?: string | null;
    /** @description Labels, in the order that you send them. */
    tags?: string[] | null;
    /**
     * @description Your own fields: any JSON values under keys of your choice. A later version may accept more keys.
     * @example {
     *       "tier": "gold",
     *       "seats": 12
     *     }
     */
    custom?: {
        [key: string]: unknown;
    } | null;
    /** @description More email addresses, each as unique as `email`. One that repeats `email` is left out. */
    additionalEmails?: string[] | null;
    /** @description More phone numbers, each as unique as `phone`. One that repeats `phone` is left out. */
    additionalPhones?: string[] | null;
    /**
     * @description Member responsible for the contact.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId?: string | null;
    /**
     * @description Company that the contact belongs to. `company` then shows its name.
     * @example cmp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    companyId?: string | null;
    address?: NewContactAddress | null;
    /**
     * @description Language and region, as a BCP 47 tag.
     * @example en-GB
     */
    locale?: string | null;
    /**
     * @description Time zone from the IANA database.
     * @example Europe/London
     */
    timezone?: string | null;
    /** @description If true, the contact wants no messages on any channel. */
    doNotContact?: boolean | null;
    /**
     * @description Date of birth, from 1800 on. If the year is unknown, write it as `--12-10` (RFC 6350, 4.3.1).
     * @example 1815-12-10
     */
    birthday?: string | null;
    /** @description Web addresses. Repeated ones are left out. */
    websites?: NewContactWebsitesItem[] | null;
    /** @description More postal addresses. One that repeats another address of the contact, or is empty, is left out. */
    additionalAddresses?: NewContactAdditionalAddressesItem[] | null;
    /** @description Fax numbers. They are not identifiers: contacts can share one, and none can be the main phone. Repeated ones are left out. */
    faxNumbers?: string[] | null;
    /**
     * @description Labels of `email` and `additionalEmails`, by value: `work`, `home` or your own word. A label is removed with its value.
     * @example {
     *       "ada@example.com": "work"
     *     }
     */
    emailLabels?: {
        [key: string]: string;
    } | null;
    /**
     * @description Labels of `phone`, `additionalPhones` and `faxNumbers`, by value: `work`, `home` or your own word. A label is removed with its value.
     * @example {
     *       "+14155550123": "mobile"
     *     }
     */
    phoneLabels?: {
        [key: string]: string;
    } | null;
}
export interface NewContactAdditionalAddressesItem {
    /**
     * @description Purpose of the address: `work`, `home` or your own word.
     * @example work
     */
    label?: string | null;
    /**
     * @description Street and number. Separate further lines with line breaks.
     * @example 12 St James’s Square
     */
    street?: string | null;
    /**
     * @description City or town.
     * @example London
     */
    city?: string | null;
    /**
     * @description State, province or county.
     * @example Greater London
     */
    region?: string | null;
    /**
     * @description ZIP or postal code.
     * @example SW1Y 4JH
     */
    postalCode?: string | null;
    /**
     * @description Country as two letters (ISO 3166).
     * @example GB
     */
    country?: string | null;
}
/** @description Postal address. It is replaced as a whole. */
export interface NewContactAddress {
    /**
     * @description Street and number. Separate further lines with line breaks.
     * @example 12 St James’s Square
     */
    street?: string | null;
    /**
     * @description City or town.
     * @example London
     */
    city?: string | null;
    /**
     * @description State, province or county.
     * @example Greater London
     */
    region?: string | null;
    /**
     * @description ZIP or postal code.
     * @example SW1Y 4JH
     */
    postalCode?: string | null;
    /**
     * @description Country as two letters (ISO 3166).
     * @example GB
     */
    country?: string | null;
}
export interface NewContactConsent {
    /**
     * @description Channel that the consent is for.
     * @example email
     * @enum {string}
     */
    channel: "sms" | "call" | "email";
    /**
     * @description Purpose of the messages.
     * @example Newsletter
     */
    purpose: string;
    /**
     * @description `pending` mails a link that asks for consent, and counts after the contact confirms it.
     * @example opted_in
     * @enum {string}
     */
    status: "pending" | "opted_out" | "opted_in";
    /**
     * @description Legal basis of the messages (GDPR, Article 6). Default: `consent`.
     * @example consent
     * @enum {string}
     */
    basis?: "legitimate_interest" | "contract" | "consent";
    /**
     * @description Place where the consent was given.
     * @example Sign-up form
     */
    source?: string;
    /**
     * @description Exact wording that the contact agreed to.
     * @example Send me the newsletter once a month.
     */
    wording?: string;
    proof?: NewContactConsentProof;
    /**
     * Format: date-time
     * @description Time when the consent was given or withdrawn. Default: now.
     * @example 2026-11-21T09:30:00.000Z
     */
    at?: string;
}
/** @description Proof of the consent. It is erased with the contact. */
export interface NewContactConsentProof {
    /**
     * @description IP address that the consent was given from.
     * @example 203.0.113.7
     */
    ip?: string;
    /** @description Browser that the consent was given with. */
    userAgent?: string;
    /** @description Page that the consent was given on. */
    url?: string;
    /**
     * Format: date-time
     * @description Time when the contact confirmed the consent.
     * @example 2026-11-21T09:30:00.000Z
     */
    confirmedAt?: string;
}
export interface NewContactExport {
    /**
     * @description CSV in UTF-8 with a byte order mark, NDJSON (one object a line), or vCard 4.0.
     * @example csv
     * @enum {string}
     */
    format: "csv" | "ndjson" | "vcard";
    /** @description Fields of each contact in the file, in this order. Default: the fields that an import takes. */
    fields?: ("externalId" | "name" | "firstName" | "lastName" | "email" | "additionalEmails" | "phone" | "additionalPhones" | "company" | "jobTitle" | "tags" | "address" | "locale" | "timezone" | "doNotContact" | "birthday" | "websites" | "additionalAddresses" | "faxNumbers" | "emailLabels" | "phoneLabels" | "custom" | "id" | "ownerId" | "phoneInfo" | "consent" | "source" | "createdAt" | "updatedAt" | "lastActivityAt")[];
    filter?: NewContactExportFilter;
    /**
     * @description Segment to export. Send either this or `filter`.
     * @example seg_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    segmentId?: string;
}
/**
 * @description `{and: […]}`, `{or: […]}`, `{not: …}` or `{field, op, value}`, with op one of eq, ne, in, nin, contains, startsWith, gt, gte, lt, lte, between, withinLast, exists. At most 5 levels and 50 comparisons.
 * @example {
 *       "and": [
 *         {
 *           "field": "tag",
 *           "op": "eq",
 *           "value": "customer"
 *         },
 *         {
 *           "field": "createdAt",
 *           "op": "withinLast",
 *           "value": "30d"
 *         }
 *       ]
 *     }
 */
export interface NewContactExportFilter {
    [key: string]: unknown;
}
export interface NewContactField {
    /**
     * @description Key of the field in `custom`. It never changes.
     * @example seats
     */
    key: string;
    /**
     * @description Type of the values. It never changes. Dates are ISO 8601 texts.
     * @example number
     * @enum {string}
     */
    type: "text" | "number" | "boolean" | "date" | "select" | "multiSelect" | "url" | "email" | "phone" | "contact";
    /**
     * @description Name that people see.
     * @example Seats
     */
    label: string;
    /**
     * @description Options of `select` and `multiSelect`.
     * @example []
     */
    options?: string[];
    /**
     * @description If true, a contact needs a value when it is created or `custom` is replaced.
     * @example false
     */
    required?: boolean;
    /**
     * @description If true, no two contacts can have the same value.
     * @example false
     */
    unique?: boolean;
    /**
     * @description If true, contacts can be listed in its order: `sort=custom.<key>`. Texts are sorted as names, ignoring case and accents; false comes before true. At most 20 sortable fields.
     * @example false
     */
    sortable?: boolean;
    /**
     * @description If true, values are no longer checked and forms leave the field out. Values are kept.
     * @example false
     */
    archived?: boolean;
}
export interface NewContactNote {
    /**
     * @description Text of the note, in plain text.
     * @example Prefers to be called in the morning.
     */
    text: string;
}
export interface NewContactWebsitesItem {
    /**
     * @description Web address that begins with `http://` or `https://`.
     * @example https://ada.example.com
     */
    url: string;
    /**
     * @description Purpose of the address: `work`, `home` or your own word.
     * @example work
     */
    label?: string | null;
}
export interface NewContentBlock {
    /**
     * @description Name to find the block by. Unique in the organization; case does not matter.
     * @example About us
     */
    name: string;
    block: NewProposalBlock;
    /** @description True if the block is left out of lists. Drafts keep what they copied. */
    archived?: boolean;
    /**
     * @description JSON values of your own.
     * @example {
     *       "team": "design"
     *     }
     */
    metadata?: {
        [key: string]: unknown;
    } | null;
}
export interface NewCrawlSource {
    /** @constant */
    type: "crawl";
    /** @example https://example.com/hours */
    url: string;
    /** @default 100 */
    maxPages?: number;
    /**
     * @description Maximum number of links away from `url`.
     * @default 3
     */
    maxDepth?: number;
    /**
     * @description Only pages whose path matches one of these; `*` matches within a segment, `**` across segments.
     * @example [
     *       "/docs/**"
     *     ]
     */
    include?: string[];
    /**
     * @description Leaves out pages whose path matches one of these.
     * @example [
     *       "/docs/**"
     *     ]
     */
    exclude?: string[];
    /** @example Opening hours */
    name?: string;
    refresh?: Refresh;
    /**
     * @description Request headers that grant access to the pages, such as `Authorization`. Encrypted at rest, sent only to this origin, and never shown again.
     * @example {
     *       "authorization": "Basic dXNlcjpwYXNz"
     *     }
     */
    headers?: {
        [key: string]: string;
    };
    /**
     * @description Also fetch pages that robots.txt forbids. For a site of your own.
     * @default false
     */
    ignoreRobots?: boolean;
    /**
     * @description JSON values of your own. Searches can filter by them.
     * @example {
     *       "team": "support",
     *       "year": 2026
     *     }
     */
    metadata?: {
        [key: string]: unknown;
    };
    /**
     * @description Your own identifier, unique in the base, in Unicode form NFC.
     * @example cms-hours
     */
    externalId?: string | null;
    /**
     * @description What to do if the base already has the same address or content: `refuse` (default: 409 that names the source), `allow` a copy, `skip` (returns the existing source), or `replace` (the existing source gets the new name, metadata and refresh, and runs again).
     * @enum {string}
     */
    onDuplicate?: "refuse" | "allow" | "skip" | "replace";
}
export interface NewDestination {
    /**
     * @description `slack`, `teams`, `discord`: a message. `email`: a mail or a digest. `s3`: an archive of compressed NDJSON. `nats`: a stream, over WebSocket.
     * @example slack
     * @enum {string}
     */
    type: "slack" | "teams" | "discord" | "email" | "s3" | "nats";
    /**
     * @description Your name for the destination. Default: the type.
     * @example Sales channel
     */
    name?: string;
    /**
     * @description Events to deliver, as in webhooks: types, `proposal.*`, `custom.*` or `*`.
     * @example [
     *       "proposal.accepted",
     *       "proposal.declined"
     *     ]
     */
    events: string[];
    /**
     * @description CEL condition, as in webhooks. Events for which it is not true are left out.
     * @example data.total > 100000
     */
    filter?: string | null;
    /** @description False holds pending deliveries. True does not release them; a replay does. */
    enabled?: boolean;
    /**
     * @description For slack, email and s3: the connection to Slack, SMTP or S3 to use, instead of a server in `config`.
     * @example conn_01jbtt0z0yf8t9tpsz5gn2mz4g
     */
    connectionId?: string | null;
    config?: DestinationSettings;
    /**
     * @description For slack, teams, discord and email: the text. `{{ expression }}` inserts a value of the event, which must exist; `{{ expression | default: "…" }}` inserts the default if it does not. Values are escaped, so that they stay text. Null: Capstan’s own text for the event.
     * @example {{ event.data.title }} was accepted.
     */
    template?: string | null;
}
export interface NewEmbeddingModel {
    /**
     * @description Name that bases use. Unique in the organization, and different from all shared models.
     * @example our-multilingual
     */
    name: string;
    /**
     * @description Base address of an OpenAI-compatible service; `/embeddings` is added to it.
     * @example https://api.openai.com/v1
     */
    url: string;
    /**
     * @description Name of the model at the service.
     * @example text-embedding-3-small
     */
    model: string;
    /**
     * @description Length of its vectors. A response with another length is refused.
     * @example 1536
     */
    dimensions: number;
    /**
     * @description Maximum of tokens (cl100k) in one text. Chunks of its bases are not longer.
     * @default 8191
     */
    maxTokens?: number;
    /**
     * @description Sent to the service as a bearer token. Stored encrypted and never shown.
     * @example sk-example
     */
    apiKey?: string | null;
}
export interface NewEvent {
    /**
     * @description `custom.` and one to four lowercase words, separated by dots; at most 100 characters.
     * @example custom.order.paid
     */
    type: string;
    /**
     * @description Identifier of the subject of the event. It is used for filters of the list, the order of deliveries, thin payloads, and erasure with a contact. Default: `data.id` if that is a text of at most 100 characters.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    subject?: string;
    /**
     * @description Data of the event: a JSON object of at most 256 KiB (262,144 bytes as compact JSON). Delivered as you send it, without whitespace between tokens.
     * @example {
     *       "orderId": "A-1001",
     *       "total": 4900,
     *       "currency": "EUR"
     *     }
     */
    data: {
        [key: string]: unknown;
    };
    /**
     * @description Your own id of the event. For 30 days, a repeat in your organization publishes nothing and returns the first event.
     * @example order-A-1001-paid
     */
    id?: string;
}
export interface NewEventBatch {
    /** @description Events, published in this order, all of them or none. */
    events: NewEvent[];
}
export interface NewExpressionCheck {
    /**
     * @description Expressions by name. At most 60.
     * @example {
     *       "email": "lower(body.email)",
     *       "phone": "e164(body.phone, \"DE\")"
     *     }
     */
    mapping: {
        [key: string]: string;
    };
    sample?: NewExpressionCheckSample;
}
/** @description Input of the expressions. Absent values are null. */
export interface NewExpressionCheckSample {
    /** @description Body that a hook received. */
    body?: unknown;
    /** @description The same body as text. */
    text?: string;
    /** @description Headers of the request, with names in lower case. */
    headers?: unknown;
    /** @description Query of the request’s URL. */
    query?: unknown;
    /** @description Record that a connection read. */
    record?: unknown;
    /** @description Event of the feed. */
    event?: unknown;
    /** @description Output of earlier actions. */
    steps?: unknown;
}
export interface NewFileSource {
    /** @description Size up to the plan's limit; 50 MiB if the plan sets none. */
    file: unknown;
    /** @example Opening hours */
    name?: string;
    /**
     * @description Encoding to read a page or file in, in place of the declared one; a name from the WHATWG Encoding Standard. It applies when the source is read next.
     * @example shift_jis
     */
    encoding?: string;
    /**
     * @description JSON values of your own. Searches can filter by them.
     * @example {
     *       "team": "support",
     *       "year": 2026
     *     }
     */
    metadata?: {
        [key: string]: unknown;
    };
    /**
     * @description Your own identifier, unique in the base, in Unicode form NFC.
     * @example cms-hours
     */
    externalId?: string;
    /**
     * @description What to do if the base already has the same address or content: `refuse` (default: 409 that names the source), `allow` a copy, `skip` (returns the existing source), or `replace` (the existing source gets the new name, metadata and refresh, and runs again).
     * @enum {string}
     */
    onDuplicate?: "refuse" | "allow" | "skip" | "replace";
}
export interface NewHook {
    /**
     * @description Your name for the hook. Default: the preset.
     * @example Stripe, live
     */
    name?: string;
    /**
     * @description Sender, which decides how requests are verified. `hmac` verifies by its settings; `basic` and `bearer` expect a password; `none` turns verification off: anyone who has the URL can post.
     * @example stripe
     * @enum {string}
     */
    preset: "stripe" | "github" | "shopify" | "slack" | "standard_webhooks" | "twilio" | "typeform" | "meta" | "hubspot_v3" | "hmac" | "basic" | "bearer" | "none";
    config?: HookSettings;
    /**
     * @description Secret that the sender signs with, as the sender shows it. For `basic` and `bearer`: the password.
     * @example whsec_5f0c8b1e9a7d4c3e2b6f1a0d9c8e7b6a
     */
    secret?: string;
    /** @description If false, requests are answered as usual, and their events are held. */
    enabled?: boolean;
}
export interface NewIntegrationProvider {
    /**
     * @description Key that connections use. It begins with `x_`.
     * @example x_billing
     */
    key: string;
    /**
     * @description Name that people see.
     * @example Billing service
     */
    name: string;
    /** @description One sentence about the service. */
    description?: string;
    /**
     * @description Base URL with a trailing slash. `{name}` inserts a setting, as a whole label of the host or a whole segment of the path. Credentials are sent only to its origin. Null if each connection has its own in `config.baseUrl`.
     * @example https://{account}.billing.example.com/api/
     */
    baseUrl: string;
    /** @description Settings in the config of a connection, besides `baseUrl`. */
    settings?: ProviderSetting[];
    /** @description Authentication methods of a connection. Default: the first one. */
    auth: AuthMethod[];
    /**
     * @description Headers of each request. Do not put credentials here.
     * @example {
     *       "Api-Version": "2026-01-01"
     *     }
     */
    headers?: {
        [key: string]: string;
    };
    rateLimit?: ProviderRateLimit | null;
    test?: ProviderTest | null;
    /**
     * @description Preset of hooks that verifies the requests of the service; null if it sends none.
     * @example hubspot_v3
     */
    hook?: string | null;
    models?: NewIntegrationProviderModels;
}
/** @description Models that syncs can read. */
export interface NewIntegrationProviderModels {
    contact?: ContactModel;
    file?: FileModel;
}
/** @description All fields are optional. Missing ones come from the template or the settings. Without `recipients`, the contact is the signer. */
export interface NewProposal {
    /**
     * @description Template to start from. The fields that you send override it.
     * @example tpl_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    templateId?: string | null;
    /**
     * @description Title, used as the heading of the page, the PDF and the mails.
     * @example Website relaunch
     */
    title?: string;
    /**
     * @description Contact that the proposal is for.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    contactId?: string | null;
    /**
     * @description Owner: the member who gets its mails.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId?: string | null;
    /**
     * @description Language of the document (BCP 47). It decides numbers, dates and fixed texts.
     * @example en-GB
     */
    language?: string;
    /** @description Content in reading order. */
    blocks?: NewProposalBlock[];
    /**
     * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
     * @example EUR
     */
    currency?: string;
    /**
     * @description `exclusive` adds tax to the prices; `inclusive` prices contain it.
     * @example exclusive
     * @enum {string}
     */
    taxBehavior?: "exclusive" | "inclusive";
    /** @description Lines in the order in which they are shown. */
    items?: NewProposalItem[];
    /** @description Groups of lines to choose from. */
    groups?: NewProposalGroupsItem[];
    discount?: NewProposalDiscount | null;
    /**
     * @description Months that recurring prices run. It must be a multiple of each of their periods.
     * @example 12
     */
    termMonths?: number | null;
    withholding?: NewProposalWithholding | null;
    /**
     * @description Rounds the amount due to a multiple of this many minor units, half away from zero: 5 for 0.05 CHF, 100 for 1.00 SEK.
     * @example 5
     */
    roundingStep?: number | null;
    /** @description Percentages that add up to 100; or amounts and percentages with exactly one rest. Empty: everything in one payment. */
    instalments?: NewProposalInstalmentsItem[];
    /**
     * @description Values for `{{variables.NAME}}` in texts.
     * @example {
     *       "startDate": "2027-01-11"
     *     }
     */
    variables?: {
        [key: string]: string | number | boolean | null;
    };
    /** @description People who read and sign it. Replaced as a whole; send an `id` to keep a recipient's identity. */
    recipients?: NewProposalRecipient[];
    signing?: NewProposalSigning;
    /**
     * @description `email_code`: the page also asks for a code that it mails to the recipient.
     * @example link
     * @enum {string}
     */
    access?: "link" | "email_code";
    /**
     * Format: date-time
     * @description Instant from which it can no longer be accepted.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt?: string | null;
    reminders?: NewProposalReminders | null;
    knowledge?: NewProposalKnowledge | null;
    /**
     * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
     * @example {
     *       "dealId": "D-1042"
     *     }
     */
    metadata?: {
        [key: string]: unknown;
    };
}
/** @description A part of a proposal. Its `type` decides its fields. */
export type NewProposalBlock = TextBlock | ImageBlock | KnowledgeBlock | PricesBlock | SignatureBlock | PageBreakBlock;
/** @description A comment on a block, on a line, or on the whole proposal. */
export interface NewProposalComment {
    /**
     * @description Plain text. Line breaks are kept.
     * @example Does this include hosting?
     */
    text: string;
    /**
     * @description Block that the comment is about.
     * @example intro
     */
    blockId?: string | null;
    /** @description Line that the comment is about. */
    itemId?: string | null;
    /**
     * @description Comment that this one replies to.
     * @example cmt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    replyTo?: string | null;
}
/** @description Discount on the sum, spread over the lines. */
export interface NewProposalDiscount {
    /**
     * @description Decides whether it has `percent` or `amount`.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount";
    /**
     * @description Percentage to take off. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount to take off, at most the sum. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description For a discount with an amount: the payments that it reduces. Default: `one_time`. A percentage reduces all payments, so it has no `billing`.
     * @example month
     * @enum {string|null}
     */
    billing?: "one_time" | "month" | "quarter" | "year" | null;
}
/** @description Lines that the client chooses from. */
export interface NewProposalGroupsItem {
    /**
     * @description Key that lines use in `group`. Unique.
     * @example plan
     */
    key: string;
    /**
     * @description Heading above the group.
     * @example Choose your plan
     */
    name?: string | null;
    /**
     * @description `single`: exactly one line is chosen. `multiple`: from `min` to `max` lines.
     * @example single
     * @enum {string}
     */
    selection: "single" | "multiple";
    /** @description For a multiple choice: the smallest number of chosen lines. Default: 0. */
    min?: number | null;
    /** @description For a multiple choice: the largest number of chosen lines. Default: any. */
    max?: number | null;
}
/** @description Sent in place of an uploaded file. */
export interface NewProposalImage {
    /**
     * @description Address that the image is fetched from once; https only.
     * @example https://example.com/logo.png
     */
    url: string;
}
/** @description A part of the one-time payment. A deposit is the first one. */
export interface NewProposalInstalmentsItem {
    /**
     * @description Decides whether it has `percent` or `amount`, or is the rest that the others leave.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount" | "rest";
    /**
     * @description Percentage of the one-time payment. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount, at most what earlier instalments leave. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description Name of the instalment.
     * @example Deposit
     */
    label?: string | null;
    /**
     * @description Due date in words.
     * @example On acceptance
     */
    due?: string | null;
}
/** @description Send exactly one of `unitAmount` and `unitAmountDecimal`. Defaults: quantity 1, no taxes, paid once, not optional. */
export interface NewProposalItem {
    /**
     * @description Identifier of a line that the draft already has. Send it to keep the line's identity. A new line gets an identifier.
     * @example itm_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id?: string;
    /**
     * @description `charge` adds the price, `credit` takes it off. A credit line has a positive price, which is subtracted with its tax. It cannot have a discount, and a discount of the proposal does not lower it.
     * @example charge
     * @enum {string}
     */
    kind?: "charge" | "credit";
    /**
     * @description Catalog item that the line was copied from.
     * @example cat_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    catalogItemId?: string | null;
    /**
     * @description Name of the line.
     * @example Design of five pages
     */
    name?: string | null;
    /**
     * @description Details in Markdown. A line break in the text is shown as a line break.
     * @example With two rounds of changes.
     */
    description?: string | null;
    /**
     * @description Unit that the quantity counts.
     * @example hour
     */
    unit?: string | null;
    /**
     * @description Number of units. A decimal string above 0, up to 1000000000, with up to 6 decimals.
     * @example 2.5
     */
    quantity?: string;
    quantityRange?: NewProposalItemQuantityRange | null;
    /**
     * @description Price of one unit, in minor units of the currency: 4900 is 49 euros or 4,900 yen.
     * @example 4900
     */
    unitAmount?: number | null;
    /**
     * @description Price of one unit in minor units of the currency, with up to 6 decimals of a minor unit, for prices below a cent. At most 1000000000000.
     * @example 0.35
     */
    unitAmountDecimal?: string | null;
    discount?: NewProposalItemDiscount | null;
    /** @description Taxes on the price, each with its name and rate. No duplicates. */
    taxes?: NewProposalItemTaxesItem[];
    /** @description True if the client may leave the line out. */
    optional?: boolean;
    /** @description For an optional line or a line of a group: true if it currently counts. */
    selected?: boolean;
    /**
     * @description Key of the group whose choices include the line.
     * @example plan
     */
    group?: string | null;
    /**
     * @description How often the price is paid.
     * @example month
     * @enum {string}
     */
    billing?: "one_time" | "month" | "quarter" | "year";
}
/** @description Discount on the line, before taxes. */
export interface NewProposalItemDiscount {
    /**
     * @description Decides whether it has `percent` or `amount`.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount";
    /**
     * @description Percentage to take off. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount to take off, at most the sum. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
}
/** @description Lets the client choose the quantity. `quantity` is the initial value. */
export interface NewProposalItemQuantityRange {
    /**
     * @description Smallest quantity that can be chosen. A decimal string above 0, up to 1000000000, with up to 6 decimals.
     * @example 2.5
     */
    min: string;
    /**
     * @description Largest quantity that can be chosen. A decimal string above 0, up to 1000000000, with up to 6 decimals.
     * @example 2.5
     */
    max: string;
    /**
     * @description Step between quantities, counted from `min`. Default: 1. A decimal string above 0, up to 1000000000, with up to 6 decimals.
     * @example 2.5
     */
    step?: string;
}
export interface NewProposalItemTaxesItem {
    /**
     * @description Name of the tax.
     * @example VAT
     */
    name: string;
    /**
     * @description Rate of the tax. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent: string;
}
export interface NewProposalKnowledge {
    /**
     * @description Base that gets the sealed document when the proposal is completed.
     * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    baseId: string;
}
/** @description Name and address come from the contact or member if you leave them out. Default role: `signer`. Default order: 1. */
export interface NewProposalRecipient {
    /**
     * @description Identifier of a recipient that the draft already has. Send it to keep the recipient's identity.
     * @example rcp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id?: string;
    /**
     * @description Name that the page and the mails use.
     * @example Ada Lovelace
     */
    name?: string;
    /**
     * Format: email
     * @description Address that the link is sent to. Unique among the signers and viewers of a proposal.
     * @example ada@example.com
     */
    email?: string;
    /**
     * @description A signer accepts or declines; a viewer only reads; a countersigner is a member who signs last, for your organization.
     * @example signer
     * @enum {string}
     */
    role?: "signer" | "viewer" | "countersigner";
    /** @description Order of signers who sign one after the other: the lowest number first. Equal numbers sign at the same time. */
    order?: number;
    /**
     * @description Contact that the recipient is.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    contactId?: string | null;
    /**
     * @description Member who countersigns.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    memberId?: string | null;
}
/** @description Reminders to recipients who have not answered. */
export interface NewProposalReminders {
    /** @description Days until the first. */
    afterDays: number;
    /** @description Days between reminders. */
    everyDays: number;
    /** @description Largest number of reminders. */
    max: number;
}
/** @description Rules for signing. A field that you leave out is kept. */
export interface NewProposalSigning {
    /**
     * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
     * @example parallel
     * @enum {string}
     */
    order?: "parallel" | "sequential";
    /** @description True if a member signs after the last signer. It needs a countersigner. */
    countersign?: boolean;
}
export interface NewProposalTemplate {
    /**
     * @description Name of the template. Unique in the organization; case does not matter.
     * @example Website
     */
    name: string;
    /** @description Purpose of the template. */
    description?: string | null;
    draft?: ProposalTemplateDraft;
    /** @description Names in `variables` that must have a value before a proposal can be sent. */
    requiredVariables?: string[] | null;
    /** @description True if the template is left out of lists and cannot start a proposal. */
    archived?: boolean;
    /**
     * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
     * @example {
     *       "dealId": "D-1042"
     *     }
     */
    metadata?: {
        [key: string]: unknown;
    } | null;
}
/** @description A tax that the client withholds and pays on your behalf, such as the Italian ritenuta or the Spanish IRPF. It does not change the totals, only the amount due. */
export interface NewProposalWithholding {
    /**
     * @description Name of the tax.
     * @example Ritenuta d'acconto
     */
    name: string;
    /**
     * @description Rate of the tax on the net amount. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent: string;
}
export interface NewSegment {
    /**
     * @description Name of the segment, unique in the organization.
     * @example Customers of this year
     */
    name: string;
    filter: NewSegmentFilter;
}
/**
 * @description `{and: […]}`, `{or: […]}`, `{not: …}` or `{field, op, value}`, with op one of eq, ne, in, nin, contains, startsWith, gt, gte, lt, lte, between, withinLast, exists. At most 5 levels and 50 comparisons.
 * @example {
 *       "and": [
 *         {
 *           "field": "tag",
 *           "op": "eq",
 *           "value": "customer"
 *         },
 *         {
 *           "field": "createdAt",
 *           "op": "withinLast",
 *           "value": "30d"
 *         }
 *       ]
 *     }
 */
export interface NewSegmentFilter {
    [key: string]: unknown;
}
export interface NewSigningCertificate {
    /** @description A PKCS #12 file (.p12, .pfx) in base64, at most 64 KiB: the key (RSA from 2,048 bits, or ECDSA), its certificate and the certificate chain. */
    p12: string;
    /** @description Password that the file was exported with. It is not stored. */
    password: string;
}
export interface NewSitemapSource {
    /** @constant */
    type: "sitemap";
    /** @example https://example.com/hours */
    url: string;
    /** @default 1000 */
    maxPages?: number;
    /**
     * @description Only pages whose path matches one of these; `*` matches within a segment, `**` across segments.
     * @example [
     *       "/docs/**"
     *     ]
     */
    include?: string[];
    /**
     * @description Leaves out pages whose path matches one of these.
     * @example [
     *       "/docs/**"
     *     ]
     */
    exclude?: string[];
    /** @example Opening hours */
    name?: string;
    refresh?: Refresh;
    /**
     * @description Request headers that grant access to the pages, such as `Authorization`. Encrypted at rest, sent only to this origin, and never shown again.
     * @example {
     *       "authorization": "Basic dXNlcjpwYXNz"
     *     }
     */
    headers?: {
        [key: string]: string;
    };
    /**
     * @description Also fetch pages that robots.txt forbids. For a site of your own.
     * @default false
     */
    ignoreRobots?: boolean;
    /**
     * @description JSON values of your own. Searches can filter by them.
     * @example {
     *       "team": "support",
     *       "year": 2026
     *     }
     */
    metadata?: {
        [key: string]: unknown;
    };
    /**
     * @description Your own identifier, unique in the base, in Unicode form NFC.
     * @example cms-hours
     */
    externalId?: string | null;
    /**
     * @description What to do if the base already has the same address or content: `refuse` (default: 409 that names the source), `allow` a copy, `skip` (returns the existing source), or `replace` (the existing source gets the new name, metadata and refresh, and runs again).
     * @enum {string}
     */
    onDuplicate?: "refuse" | "allow" | "skip" | "replace";
}
export type NewSource = NewUrlSource | NewTextSource | NewSitemapSource | NewCrawlSource;
/** @description Defaults: the mapping of the provider, `contacts`, `incremental`, no schedule, `email`, `source`, `ignore`. */
export interface NewSync {
    /**
     * @description Connection to read from.
     * @example conn_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    connectionId: string;
    /**
     * @description `contacts`: records become contacts. `knowledge`: files and texts become sources of the base in `config.knowledgeBaseId`.
     * @enum {string}
     */
    target?: "contacts" | "knowledge";
    /**
     * @description Your name for the sync; null without one.
     * @example Customers of the shop
     */
    name?: string | null;
    /**
     * @description `incremental`: requests the changes since the last run, if the source supports it. `full`: lists all records in each run; many sources show deletions only this way.
     * @enum {string}
     */
    mode?: "incremental" | "full";
    /**
     * @description Interval of the runs, from `5m` to `7d`; null for manual runs only.
     * @example 15m
     */
    schedule?: string | null;
    /**
     * @description Settings of the source: `list` and `changes` of a REST service, a path, a prefix. Each source has its own. Do not put credentials here.
     * @example {
     *       "path": "team/handbook"
     *     }
     */
    config?: {
        [key: string]: unknown;
    };
    /**
     * @description Expressions on `record` by field. Contacts have their fields, `address.city` and `custom.tier`; sources have `name`, `text` and `metadata.team`. Other fields are not changed. At most 60.
     * @example {
     *       "email": "lower(record.email)",
     *       "name": "record.name",
     *       "custom.tier": "record.plan"
     *     }
     */
    mapping?: {
        [key: string]: string;
    };
    /**
     * @description Field by which a new record finds its contact: `email`, `phone`, `externalId` or a unique field such as `custom.number`. Later, its own id identifies the record. Null for knowledge.
     * @example email
     */
    matchBy?: string | null;
    conflict?: ConflictPolicy;
    /**
     * @description Action for a contact or source whose record is deleted at the source: none, add the tag `gone at source`, or delete it. Deletions are detected by a complete full listing, or if the source reports them. A loss of more than a fifth (of fewer than 50 records: more than ten) waits for confirmation.
     * @enum {string}
     */
    deletions?: "ignore" | "tag" | "delete";
}
export interface NewSyncPreview {
    /** @description Most records to read. Default: 100. */
    limit?: number;
}
export interface NewSyncRun {
    /**
     * @description Mode of this run, instead of the sync’s mode. `full` also retries records that failed before.
     * @enum {string}
     */
    mode?: "incremental" | "full";
}
export interface NewTextSource {
    /** @constant */
    type: "text";
    /** @description Plain text or Markdown. */
    text: string;
    /** @example Opening hours */
    name: string;
    /**
     * @description JSON values of your own. Searches can filter by them.
     * @example {
     *       "team": "support",
     *       "year": 2026
     *     }
     */
    metadata?: {
        [key: string]: unknown;
    };
    /**
     * @description Your own identifier, unique in the base, in Unicode form NFC.
     * @example cms-hours
     */
    externalId?: string | null;
    /**
     * @description What to do if the base already has the same address or content: `refuse` (default: 409 that names the source), `allow` a copy, `skip` (returns the existing source), or `replace` (the existing source gets the new name, metadata and refresh, and runs again).
     * @enum {string}
     */
    onDuplicate?: "refuse" | "allow" | "skip" | "replace";
}
export interface NewUrlSource {
    /** @constant */
    type: "url";
    /** @example https://example.com/hours */
    url: string;
    /**
     * @description Encoding to read a page or file in, in place of the declared one; a name from the WHATWG Encoding Standard. It applies when the source is read next.
     * @example shift_jis
     */
    encoding?: string;
    /** @example Opening hours */
    name?: string;
    refresh?: Refresh;
    /**
     * @description Request headers that grant access to the pages, such as `Authorization`. Encrypted at rest, sent only to this origin, and never shown again.
     * @example {
     *       "authorization": "Basic dXNlcjpwYXNz"
     *     }
     */
    headers?: {
        [key: string]: string;
    };
    /**
     * @description Also fetch pages that robots.txt forbids. For a site of your own.
     * @default false
     */
    ignoreRobots?: boolean;
    /**
     * @description JSON values of your own. Searches can filter by them.
     * @example {
     *       "team": "support",
     *       "year": 2026
     *     }
     */
    metadata?: {
        [key: string]: unknown;
    };
    /**
     * @description Your own identifier, unique in the base, in Unicode form NFC.
     * @example cms-hours
     */
    externalId?: string | null;
    /**
     * @description What to do if the base already has the same address or content: `refuse` (default: 409 that names the source), `allow` a copy, `skip` (returns the existing source), or `replace` (the existing source gets the new name, metadata and refresh, and runs again).
     * @enum {string}
     */
    onDuplicate?: "refuse" | "allow" | "skip" | "replace";
}
export interface NewWebhook {
    /**
     * @description URL that deliveries are posted to. Must be https, unless the operator allows http.
     * @example https://example.com/hooks/capstan
     */
    url: string;
    /**
     * @description Events to deliver: exact types, all types of a resource (`source.*`), your own (`custom.order.paid`, `custom.order.*`, `custom.*`), or everything (`*`).
     * @example [
     *       "source.completed",
     *       "source.failed"
     *     ]
     */
    events: string[];
    /**
     * @description If true, deliveries are sent from the start.
     * @default true
     */
    enabled?: boolean;
    /**
     * @description Your description of the webhook.
     * @example Production
     */
    description?: string | null;
    /**
     * @description Most attempts a second across all nodes, including retries. Any 10 seconds stay within 5 % of it (at 1 a second: at most 10). Null: as fast as your server answers.
     * @example 50
     */
    rateLimitPerSecond?: number | null;
    /**
     * @description Most open requests at the same time, across all nodes.
     * @example 32
     */
    maxInFlight?: number | null;
    /**
     * @description Seconds to wait before each retry. Up to a tenth is added at random, nothing is subtracted. `[]`: one attempt only. Null: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h.
     * @example [
     *       5,
     *       300,
     *       1800
     *     ]
     */
    retryScheduleSeconds?: number[] | null;
    /**
     * @description `none`: no order. `strict`: one after the other in the order of the events; the next is sent after the previous one has succeeded, failed permanently, or was held or canceled. `by_subject`: the same for each resource that events are about.
     * @enum {string|null}
     */
    ordering?: "none" | "strict" | "by_subject" | null;
    /**
     * @description Headers to send with each delivery, up to 4096 bytes together; replaced as a whole. They belong to the origin of `url`: changing to another origin without new headers removes them.
     * @example {
     *       "Authorization": "Bearer of-your-server"
     *     }
     */
    headers?: {
        [key: string]: string;
    } | null;
    /**
     * @description `full`: the whole event. `thin`: `data` is only `{ id }`, for receivers that fetch the details. The choice applies to events from now on.
     * @enum {string|null}
     */
    payload?: "full" | "thin" | null;
    /**
     * @description CEL condition (https://cel.dev) on `id`, `type`, `createdAt`, `organizationId` and `data`. Only events for which it is true are delivered. An event without a field that the condition needs is not delivered; test for it with `has(data.email)`. Loops (`all`, `exists`, `exists_one`, `filter`) run over a field of `data` and cannot be nested; `matches` and `+` are not available. Capstan evaluates it once, when the event occurs. An event that is too large for it (characters times steps of the condition above 2,000,000) is delivered. Tests are always delivered.
     * @example type == "source.completed" && data.chunksCount > 10
     */
    filter?: string | null;
    /** @description If true, adds ed25519 signatures (`v1a,`) to `webhook-signature`, which a receiver verifies with the public key. */
    asymmetric?: boolean | null;
}
export interface NextUrlPagination {
    /** @constant */
    kind: "next_url";
    /**
     * @description Field with the URL of the next page; absent, null or empty at the end. A JSON Pointer (RFC 6901), where `-1` is the last item of a list; empty for the whole document.
     * @example /next
     */
    next: string;
    size?: NextUrlPaginationSize;
}
/** @description Page size. */
export interface NextUrlPaginationSize {
    /**
     * @description Parameter with the page size.
     * @example limit
     */
    parameter: string;
    /** @description Number of records to request. */
    value: number;
}
export interface NoAuth {
    /** @constant */
    type: "none";
}
export interface NoPagination {
    /** @constant */
    kind: "none";
}
export interface OAuthClientAuth {
    /** @constant */
    type: "oauth2_client";
    /**
     * @description Token endpoint.
     * @example https://auth.example.com/oauth/token
     */
    tokenUrl: string;
    /**
     * @description OAuth scopes to request, unless a connection has its own.
     * @example [
     *       "contacts.read"
     *     ]
     */
    scopes: string[];
    /**
     * @description Client authentication at the token endpoint: HTTP Basic, in the form, or none (a public client).
     * @example basic
     * @enum {string}
     */
    clientAuthentication: "basic" | "post" | "none";
}
export interface OAuthClientMetadata {
    /**
     * @description HTTPS, loopback, or a scheme of the application.
     * @example [
     *       "http://127.0.0.1:33418/callback"
     *     ]
     */
    redirect_uris: string[];
    /**
     * @description What people are shown.
     * @example Cursor
     */
    client_name?: string;
}
export interface OAuthCodeAuth {
    /** @constant */
    type: "oauth2_code";
    /**
     * @description Authorization endpoint.
     * @example https://auth.example.com/oauth/authorize
     */
    authorizationUrl: string;
    /**
     * @description Token endpoint.
     * @example https://auth.example.com/oauth/token
     */
    tokenUrl: string;
    /**
     * @description OAuth scopes to request, unless a connection has its own.
     * @example [
     *       "contacts.read"
     *     ]
     */
    scopes: string[];
    /**
     * @description Client authentication at the token endpoint: HTTP Basic, in the form, or none (a public client).
     * @example basic
     * @enum {string}
     */
    clientAuthentication: "basic" | "post" | "none";
    /** @description Required value of `iss`; null if the server does not send its name. Compared if it is present. */
    issuer: string | null;
    /** @description True if each response has `iss` (RFC 9207), so that one without it is refused. */
    promisesIssuer: boolean;
    /**
     * @description Additional parameters of the authorization request.
     * @example {
     *       "access_type": "offline"
     *     }
     */
    parameters: {
        [key: string]: string;
    };
}
/** @description As the RFC defines it. */
export interface OAuthMetadata {
    [key: string]: unknown;
}
export interface OAuthTokens {
    access_token: string;
    /** @constant */
    token_type: "Bearer";
    /** @example 3600 */
    expires_in: number;
    refresh_token: string;
    /** @example contacts:read knowledge:read */
    scope: string;
}
export interface OffsetPagination {
    /** @constant */
    kind: "offset";
    /**
     * @description Parameter with the number of records to skip.
     * @example offset
     */
    parameter: string;
    size?: OffsetPaginationSize;
    /**
     * @description Field that says if there is another page (true or false). A JSON Pointer (RFC 6901), where `-1` is the last item of a list; empty for the whole document.
     * @example /has_more
     */
    more?: string;
}
/** @description Page size. */
export interface OffsetPaginationSize {
    /**
     * @description Parameter with the page size.
     * @example limit
     */
    parameter: string;
    /** @description Number of records to request. */
    value: number;
}
/** @description Figures of a period, what needs a person, and the latest activity. A part is null if you lack its scope. */
export interface Overview {
    /**
     * @description Length of the period.
     * @enum {string}
     */
    range: "24h" | "7d" | "30d" | "90d";
    /**
     * Format: date-time
     * @description Start of the period.
     * @example 2026-11-21T09:30:00.000Z
     */
    from: string;
    /**
     * Format: date-time
     * @description End of the period: now.
     * @example 2026-11-21T09:30:00.000Z
     */
    to: string;
    /** @description Starts of the slots, oldest first: hours, six hours or days. */
    slots: string[];
    /** @description False while the counts of a busy organization are still being added up. Ask again in a second: each request counts up to 160,000 rows more. */
    isComplete: boolean;
    /** @description Scopes that you lack. The parts for them are null or left out. */
    missingScopes: string[];
    openProposals: OverviewProposals | null;
    contactsAdded: OverviewCount | null;
    events: OverviewCount | null;
    delivered: OverviewCount | null;
    failedAttempts: OverviewCount | null;
    succeededRuns: OverviewCount | null;
    failedRuns: OverviewCount | null;
    /** @description What needs a person: failures, expiries and confirmations, up to 10 of each type. */
    needs: OverviewNeed[];
    activity: OverviewActivities | null;
    steps: OverviewSteps | null;
}
export interface OverviewActivities {
    lines: OverviewActivity[];
}
export interface OverviewActivity {
    /**
     * @description Type of the events.
     * @example contact.created
     */
    type: string;
    /**
     * Format: date-time
     * @description Time of the newest event.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
    /**
     * @description Events of this type in the ten minutes up to it; at most 10,000.
     * @example 12
     */
    count: number;
    /** @description True if there are more than 10,000. */
    hasMore: boolean;
    /** @description The newest three events of the line. */
    events: OverviewEvent[];
}
export interface OverviewAmount {
    /**
     * @description ISO 4217.
     * @example EUR
     */
    currency: string;
    /**
     * @description Sum in minor units.
     * @example 21438000
     */
    amount: number;
}
export interface OverviewCount {
    /**
     * @description Number in the period.
     * @example 12
     */
    total: number;
    /**
     * @description Number in the period before, up to the same time.
     * @example 12
     */
    previousTotal: number;
    /** @description Number in each slot of the period. */
    slots: number[];
    /** @description Number in the same slots of the period before. */
    previousSlots: number[];
}
export interface OverviewEvent {
    /** @description Identifier of the event. */
    id: string;
    data: OverviewEventData | null;
}
/** @description Texts and numbers of the data, cut to 200 characters; null if you lack the scope or it was expunged. */
export interface OverviewEventData {
    [key: string]: unknown;
}
export interface OverviewNeed {
    /**
     * @description Type of the resource.
     * @enum {string}
     */
    kind: "webhook" | "destination" | "automation" | "sync" | "hook" | "connection" | "source" | "proposal" | "token";
    /**
     * @description `stopped`: the author lost the permissions. `unconfirmed`: saved before permissions were checked. `gone` and `disabled`: turned off by a 410, or by 5 days of failures. `confirmation`: a sync would remove many records. `signIn`: a connection needs a new sign-in.
     * @enum {string}
     */
    reason: "stopped" | "unconfirmed" | "gone" | "disabled" | "failing" | "paused" | "partial" | "confirmation" | "signIn" | "expiring";
    /** @description Identifier of the resource. */
    id: string;
    /** @description Knowledge base of a source; null for other types. */
    baseId: string | null;
    /** @description Name, title or URL of the resource. */
    name: string;
    /** @description The error, if there is one. */
    message: string | null;
    /** @description Status of a proposal; null for other types. */
    status: string | null;
    /** @description Failed requests of a hook, failed runs of an automation among its last 20, or waiting deliveries of a webhook; at most 1,000. */
    count: number | null;
    /**
     * Format: date-time
     * @description When it began to fail, or when it expires.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string | null;
}
export interface OverviewProposals {
    /**
     * @description Proposals that a client can still answer.
     * @example 12
     */
    count: number;
    /**
     * @description Proposals that were open at the start of the period.
     * @example 12
     */
    previousCount: number;
    /** @description Value of the open proposals by currency, largest first. */
    values: OverviewAmount[];
    /** @description Value at the start of the period, in the first currency of `values`. */
    previousValue: number;
    /** @description Value at the end of each slot, in the first currency of `values`. */
    slots: number[];
    /** @description False if there are more than 10,000 proposals: the figures are minimums. */
    isComplete: boolean;
}
export interface OverviewSteps {
    /** @description There is a contact. */
    contact: boolean;
    /** @description There is a proposal. */
    proposal: boolean;
    /** @description A proposal was sent. */
    sent: boolean;
    /** @description A proposal was accepted. */
    signed: boolean;
}
export interface PageBreakBlock {
    /**
     * @description Identifies the block inside its proposal. If you leave it out, the server makes one.
     * @example intro
     */
    id?: string;
    /** @constant */
    type: "page_break";
}
export interface PageNumberPagination {
    /** @constant */
    kind: "page";
    /**
     * @description Parameter with the page number.
     * @example page
     */
    parameter: string;
    /** @description Number of the first page. */
    first: number;
    size?: PageNumberPaginationSize;
    /**
     * @description Field that says if there is another page (true or false). A JSON Pointer (RFC 6901), where `-1` is the last item of a list; empty for the whole document.
     * @example /has_more
     */
    more?: string;
}
/** @description Page size. */
export interface PageNumberPaginationSize {
    /**
     * @description Parameter with the page size.
     * @example limit
     */
    parameter: string;
    /** @description Number of records to request. */
    value: number;
}
/** @description Pagination of the list. A URL of another origin is refused. */
export type Pagination = NoPagination | CursorPagination | PageNumberPagination | OffsetPagination | LinkPagination | NextUrlPagination;
/** @description All data about a contact, newest first. */
export interface PersonalData {
    contact: Contact;
    company: Company | null;
    notes: ContactNote[];
    timeline: TimelineEntry[];
    consents: ContactConsent[];
    consentRequests: PersonalDataConsentRequestsItem[];
    /** @description Earlier states of the contact and of those merged into it; kept for 30 days. */
    merges: PersonalDataMergesItem[];
    /** @description Values that imports wrote; kept for 30 days. Null: the import created the contact. */
    imports: PersonalDataImportsItem[];
    /** @description Rejected import rows that name the contact; kept for 30 days. */
    failedRows: PersonalDataFailedRowsItem[];
    /**
     * @description Data of the other products, by kind: `events` with their payloads, `changes` from the audit log, `inboundEvents` and `publishedEvents` that triggered automations for the contact, and `waitingMails` that these automations have not sent yet.
     * @example {
     *       "events": [],
     *       "changes": []
     *     }
     */
    records: {
        [key: string]: unknown[];
    };
    /** @description False if something is left out: a list has more than 10,000 items and shows only the newest; bodies of inbound events are not text, are larger than 64 KiB, or exceed 16 MiB together; or automations ran more than 200,000 actions, of which only the newest are searched. */
    isComplete: boolean;
}
/** @description A mail that asked for consent. */
export interface PersonalDataConsentRequestsItem {
    email: string;
    purpose: string;
    wording: string | null;
    /**
     * Format: date-time
     * @description Time when the mail was queued.
     * @example 2026-11-21T09:30:00.000Z
     */
    sentAt: string;
    /**
     * Format: date-time
     * @description Time when its link expires.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string;
    /**
     * Format: date-time
     * @description Time when the contact confirmed; null if it did not.
     * @example 2026-11-21T09:30:00.000Z
     */
    confirmedAt: string | null;
}
export interface PersonalDataFailedRowsItem {
    /**
     * @description The import.
     * @example imp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    importId: string;
    line: number;
    cells: string[];
}
export interface PersonalDataImportsItem {
    /**
     * @description The import.
     * @example imp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    importId: string;
    before: {
        [key: string]: unknown;
    } | null;
    after: {
        [key: string]: unknown;
    };
}
export interface PersonalDataMergesItem {
    /**
     * Format: date-time
     * @description Time of the merge.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
    contacts: Contact[];
}
/** @description Details derived from the number, shortly after it was set. They do not change `updatedAt` and send no event. */
export interface PhoneInfo {
    /**
     * @description Country as two letters (ISO 3166).
     * @example US
     */
    country: string | null;
    /**
     * @description Line type, such as `mobile` or `fixed_line`.
     * @example mobile
     */
    type: string | null;
    /** @description True if the country has numbers of this length. */
    possible: boolean;
    /** @description True if the country assigns numbers that begin like this. */
    valid: boolean;
}
/** @description Postal address. */
export interface PostalAddress {
    /**
     * @description Street and number. Separate further lines with line breaks.
     * @example 12 St James’s Square
     */
    street: string | null;
    /**
     * @description City or town.
     * @example London
     */
    city: string | null;
    /**
     * @description State, province or county.
     * @example Greater London
     */
    region: string | null;
    /**
     * @description ZIP or postal code.
     * @example SW1Y 4JH
     */
    postalCode: string | null;
    /**
     * @description Country as two letters (ISO 3166).
     * @example GB
     */
    country: string | null;
}
export interface PricesBlock {
    /**
     * @description Identifies the block inside its proposal. If you leave it out, the server makes one.
     * @example intro
     */
    id?: string;
    /** @constant */
    type: "prices";
    /** @description Heading above the tables. */
    title?: string;
}
/** @description One revision of a proposal. */
export interface Proposal {
    /**
     * @description Identifier of this revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Number, assigned when the proposal is sent. A revision has its own suffix. Null for a draft.
     * @example P-2026-0042
     */
    number: string | null;
    /** @description 1 for the first revision, then counting up. */
    revision: number;
    /**
     * @description Identifier of the first revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    rootId: string;
    /**
     * @description Identifier of the previous revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    previousId: string | null;
    /**
     * @description Title, used as the heading of the page, the PDF and the mails.
     * @example Website relaunch
     */
    title: string;
    /**
     * @description Status of the proposal. docs/proposal-states.md lists the transitions.
     * @example draft
     * @enum {string}
     */
    status: "draft" | "sent" | "viewed" | "signing" | "accepted" | "countersigned" | "declined" | "expired" | "canceled" | "voided";
    /**
     * @description Contact that the proposal is for.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    contactId: string | null;
    /**
     * @description Member who owns the proposal.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId: string | null;
    /**
     * @description Template that it was created from.
     * @example tpl_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    templateId: string | null;
    /**
     * @description Language of the document (BCP 47). It decides numbers, dates and fixed texts.
     * @example en-GB
     */
    language: string;
    /**
     * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
     * @example EUR
     */
    currency: string;
    /**
     * @description `exclusive` adds tax to the prices; `inclusive` prices contain it.
     * @example exclusive
     * @enum {string}
     */
    taxBehavior: "exclusive" | "inclusive";
    /** @description Lines in the order in which they are shown. */
    items: ProposalItem[];
    /** @description Groups of lines to choose from. */
    groups: ProposalGroupsItem[];
    discount: ProposalDiscount | null;
    /** @description Months that recurring prices run. */
    termMonths: number | null;
    withholding: ProposalWithholding | null;
    /**
     * @description Rounds the amount due to a multiple of this many minor units, half away from zero: 5 for 0.05 CHF, 100 for 1.00 SEK.
     * @example 5
     */
    roundingStep: number | null;
    /** @description Parts of the one-time payment. */
    instalments: ProposalInstalmentsItem[];
    totals: ProposalTotals;
    /** @description Amount to pay of each total after withholding and cash rounding, in minor units and in the order of `totals.buckets`. */
    amountsDue: ProposalAmountDue[];
    choice: ProposalSelection | null;
    /**
     * @description Values for `{{variables.NAME}}` in texts.
     * @example {
     *       "startDate": "2027-01-11"
     *     }
     */
    variables: {
        [key: string]: string | number | boolean | null;
    };
    /** @description People who read and sign it. */
    recipients: ProposalRecipient[];
    signing: ProposalSigning;
    /**
     * @description `email_code`: the page also asks for a code that it mails to the recipient.
     * @example link
     * @enum {string}
     */
    access: "link" | "email_code";
    /**
     * Format: date-time
     * @description Instant from which it can no longer be accepted.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string | null;
    reminders: ProposalReminders | null;
    knowledge: ProposalKnowledge | null;
    /**
     * @description Hash of the sent content, which signers agree to.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    contentSha256: string | null;
    /**
     * @description SHA-256 of the sealed PDF.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    sealedSha256: string | null;
    transitions: ProposalTransitions;
    /**
     * @description Reason why it was declined, canceled or voided.
     * @example Too late
     */
    reason: string | null;
    /**
     * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
     * @example {
     *       "dealId": "D-1042"
     *     }
     */
    metadata: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When this revision was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When it last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
    /** @description Content in reading order. */
    blocks: ProposalBlock[];
}
export interface ProposalAcceptance {
    /**
     * @description Name of the signer.
     * @example Ada Lovelace
     */
    name: string;
    /**
     * @description Agreement to the text above the button.
     * @constant
     */
    consent: true;
    /**
     * @description Hash of the content on the page.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    contentSha256: string;
    selection?: ProposalSelection;
    /**
     * @description The `firstTotal` on the page, in minor units.
     * @example 11900
     */
    expectedTotal: number;
    signature: Signature;
}
export interface ProposalAmountDue {
    /**
     * @description How often the price is paid.
     * @example month
     * @enum {string}
     */
    billing: "one_time" | "month" | "quarter" | "year";
    /**
     * @description Total of these payments.
     * @example 11900
     */
    total: number;
    /**
     * @description Tax that the client withholds: the rate of `withholding` on `net`.
     * @example 11900
     */
    withholding: number;
    /**
     * @description Amount that `roundingStep` adds, or takes off if negative.
     * @example 11900
     */
    rounding: number;
    /**
     * @description Amount to pay: `total − withholding + rounding`.
     * @example 11900
     */
    due: number;
}
export interface ProposalAnalytics {
    /**
     * Format: date-time
     * @description Start of the period, inclusive.
     * @example 2026-11-21T09:30:00.000Z
     */
    from: string;
    /**
     * Format: date-time
     * @description End of the period, exclusive.
     * @example 2026-11-21T09:30:00.000Z
     */
    to: string;
    /**
     * @description Time zone in which months begin, from the proposal settings.
     * @example Europe/London
     */
    timeZone: string;
    /**
     * @description Field that the groups are formed by.
     * @enum {string}
     */
    groupBy: "month" | "status" | "currency" | "owner" | "template";
    total: ProposalFigures;
    /** @description Every month in order. For other fields, the 100 groups with the most proposals, largest first. */
    groups: ProposalFiguresOf[];
    /** @description True if there are more groups than these. */
    hasMore: boolean;
}
export interface ProposalBase {
    /**
     * @description Base that gets the document.
     * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    baseId: string;
}
/** @description A part of a proposal. It has the fields of its `type`. */
export interface ProposalBlock {
    /**
     * @description Identifies the block inside its proposal.
     * @example intro
     */
    id: string;
    /**
     * @description Decides which fields the block has.
     * @example text
     * @enum {string}
     */
    type: "text" | "image" | "knowledge" | "prices" | "signature" | "page_break";
    /** @description The text to print. */
    text?: string | null;
    /**
     * @description Identifier of the stored image.
     * @example img_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    imageId?: string;
    /** @description Description of the image for people who cannot see it. */
    alt?: string;
    /** @description Caption below the image. */
    caption?: string;
    /** @description Width in percent of the text width. */
    width?: number;
    /** @description Identifier of the base to search. */
    baseId?: string;
    /** @description Text to search for. */
    query?: string;
    /** @description A filter, as in a search. */
    filter?: {
        [key: string]: unknown;
    };
    citations?: ProposalBlockCitationsItem[];
    /**
     * @description Result of the block's query, if a template brought the block. The query runs when the draft is made: `waiting` until then; the text is found within moments.
     * @example found
     * @enum {string}
     */
    outcome?: "waiting" | "found" | "nothing_found" | "no_credits" | "no_base" | "not_allowed" | "failed";
    /** @description True if a person has read the text. The proposal cannot be sent before that. */
    confirmed?: boolean;
    /** @description Heading above the tables. */
    title?: string;
}
export interface ProposalBlockCitationsItem {
    /** @description Identifier of the quoted source. */
    sourceId: string;
    /** @description Identifier of the quoted chunk. */
    chunkId: string;
    /** @description Name of the source when it was quoted. */
    sourceName: string;
    /** @description Address that the source came from. */
    url: string | null;
    /** @description Page of the source, starting at 1. */
    page: number | null;
    /** @description SHA-256 of the quoted text, in hexadecimal. */
    textSha256: string;
    /**
     * Format: date-time
     * @description When the text was found.
     * @example 2026-11-21T09:30:00.000Z
     */
    retrievedAt: string;
}
export interface ProposalCancellation {
    /**
     * @description Reason for the withdrawal. The mail to the recipients includes it.
     * @example Prices changed
     */
    reason: string;
}
/** @description An absent field is kept, null clears it; lists and objects are replaced as a whole. After sending, only `expiresAt`, `reminders`, `metadata` and `ownerId` can change. */
export interface ProposalChanges {
    /**
     * @description Title, used as the heading of the page, the PDF and the mails.
     * @example Website relaunch
     */
    title?: string;
    /**
     * @description Contact that the proposal is for.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    contactId?: string | null;
    /**
     * @description Owner: the member who gets its mails.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId?: string | null;
    /**
     * @description Language of the document (BCP 47). It decides numbers, dates and fixed texts.
     * @example en-GB
     */
    language?: string;
    /** @description Content in reading order. */
    blocks?: NewProposalBlock[] | null;
    /**
     * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
     * @example EUR
     */
    currency?: string;
    /**
     * @description `exclusive` adds tax to the prices; `inclusive` prices contain it.
     * @example exclusive
     * @enum {string}
     */
    taxBehavior?: "exclusive" | "inclusive";
    /** @description Lines in the order in which they are shown. */
    items?: NewProposalItem[] | null;
    /** @description Groups of lines to choose from. */
    groups?: ProposalChangesGroupsItem[] | null;
    discount?: ProposalChangesDiscount | null;
    /**
     * @description Months that recurring prices run. It must be a multiple of each of their periods.
     * @example 12
     */
    termMonths?: number | null;
    withholding?: ProposalChangesWithholding | null;
    /**
     * @description Rounds the amount due to a multiple of this many minor units, half away from zero: 5 for 0.05 CHF, 100 for 1.00 SEK.
     * @example 5
     */
    roundingStep?: number | null;
    /** @description Percentages that add up to 100; or amounts and percentages with exactly one rest. Empty: everything in one payment. */
    instalments?: ProposalChangesInstalmentsItem[] | null;
    /**
     * @description Values for `{{variables.NAME}}` in texts.
     * @example {
     *       "startDate": "2027-01-11"
     *     }
     */
    variables?: {
        [key: string]: string | number | boolean | null;
    } | null;
    /** @description People who read and sign it. Replaced as a whole; send an `id` to keep a recipient's identity. */
    recipients?: NewProposalRecipient[] | null;
    signing?: ProposalChangesSigning;
    /**
     * @description `email_code`: the page also asks for a code that it mails to the recipient.
     * @example link
     * @enum {string}
     */
    access?: "link" | "email_code";
    /**
     * Format: date-time
     * @description Instant from which it can no longer be accepted.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt?: string | null;
    reminders?: ProposalChangesReminders | null;
    knowledge?: ProposalChangesKnowledge | null;
    /**
     * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
     * @example {
     *       "dealId": "D-1042"
     *     }
     */
    metadata?: {
        [key: string]: unknown;
    } | null;
}
/** @description Discount on the sum, spread over the lines. */
export interface ProposalChangesDiscount {
    /**
     * @description Decides whether it has `percent` or `amount`.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount";
    /**
     * @description Percentage to take off. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount to take off, at most the sum. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description For a discount with an amount: the payments that it reduces. Default: `one_time`. A percentage reduces all payments, so it has no `billing`.
     * @example month
     * @enum {string|null}
     */
    billing?: "one_time" | "month" | "quarter" | "year" | null;
}
/** @description Lines that the client chooses from. */
export interface ProposalChangesGroupsItem {
    /**
     * @description Key that lines use in `group`. Unique.
     * @example plan
     */
    key: string;
    /**
     * @description Heading above the group.
     * @example Choose your plan
     */
    name?: string | null;
    /**
     * @description `single`: exactly one line is chosen. `multiple`: from `min` to `max` lines.
     * @example single
     * @enum {string}
     */
    selection: "single" | "multiple";
    /** @description For a multiple choice: the smallest number of chosen lines. Default: 0. */
    min?: number | null;
    /** @description For a multiple choice: the largest number of chosen lines. Default: any. */
    max?: number | null;
}
/** @description A part of the one-time payment. A deposit is the first one. */
export interface ProposalChangesInstalmentsItem {
    /**
     * @description Decides whether it has `percent` or `amount`, or is the rest that the others leave.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount" | "rest";
    /**
     * @description Percentage of the one-time payment. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount, at most what earlier instalments leave. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description Name of the instalment.
     * @example Deposit
     */
    label?: string | null;
    /**
     * @description Due date in words.
     * @example On acceptance
     */
    due?: string | null;
}
export interface ProposalChangesKnowledge {
    /**
     * @description Base that gets the sealed document when the proposal is completed.
     * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    baseId: string;
}
/** @description Reminders to recipients who have not answered. */
export interface ProposalChangesReminders {
    /** @description Days until the first. */
    afterDays: number;
    /** @description Days between reminders. */
    everyDays: number;
    /** @description Largest number of reminders. */
    max: number;
}
/** @description Rules for signing. A field that you leave out is kept. */
export interface ProposalChangesSigning {
    /**
     * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
     * @example parallel
     * @enum {string}
     */
    order?: "parallel" | "sequential";
    /** @description True if a member signs after the last signer. It needs a countersigner. */
    countersign?: boolean;
}
/** @description A tax that the client withholds and pays on your behalf, such as the Italian ritenuta or the Spanish IRPF. It does not change the totals, only the amount due. */
export interface ProposalChangesWithholding {
    /**
     * @description Name of the tax.
     * @example Ritenuta d'acconto
     */
    name: string;
    /**
     * @description Rate of the tax on the net amount. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent: string;
}
export interface ProposalCodeEntry {
    /** @description `true` mails a new code. */
    send?: boolean;
    /**
     * @description Digits of the mailed code.
     * @example 48201735
     */
    code?: string;
}
export interface ProposalComment {
    /**
     * @description Identifier of the comment.
     * @example cmt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Revision that the comment belongs to.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    proposalId: string;
    author: ProposalCommentAuthor;
    /**
     * @description Block that the comment is about.
     * @example intro
     */
    blockId: string | null;
    /** @description Line that the comment is about. */
    itemId: string | null;
    /**
     * @description Plain text. Line breaks are kept.
     * @example Does this include hosting?
     */
    text: string;
    /**
     * @description Comment that this one replies to.
     * @example cmt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    replyTo: string | null;
    /**
     * Format: date-time
     * @description When the comment was written.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the comment was marked as resolved; null while it is open.
     * @example 2026-11-21T09:30:00.000Z
     */
    resolvedAt: string | null;
}
/** @description Author of the comment. */
export interface ProposalCommentAuthor {
    /**
     * @description Side that the author is on.
     * @example recipient
     * @enum {string}
     */
    kind: "recipient" | "member" | "token";
    /** @description Identifier of the author. */
    id: string;
    /** @description Name of the author when they wrote the comment. */
    name: string;
}
export interface ProposalCommentList {
    data: ProposalComment[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface ProposalCreateAction {
    /** @constant */
    type: "proposal.create";
    /**
     * @description Name of the action in expressions of later actions, as in `steps.contact.id`. Default: `step1` for the first action, `step2` for the second and so on.
     * @example contact
     */
    id?: string;
    /**
     * @description Template of the draft.
     * @example tpl_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    templateId: string;
    /**
     * @description Fields of the draft that replace those of the template, such as `contactId`, `title`, `recipients` and `variables.startDate`. A field with the value null keeps the template’s value. At most 60.
     * @example {
     *       "contactId": "steps.contact.id",
     *       "title": "\"Offer for \" + body.name"
     *     }
     */
    mapping: {
        [key: string]: string;
    };
}
/** @description Discount on the sum, spread over the lines. */
export interface ProposalDiscount {
    /**
     * @description Decides whether it has `percent` or `amount`.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount";
    /**
     * @description Percentage to take off. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount to take off, at most the sum. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description For a discount with an amount: the payments that it reduces. Default: `one_time`. A percentage reduces all payments, so it has no `billing`.
     * @example month
     * @enum {string|null}
     */
    billing?: "one_time" | "month" | "quarter" | "year" | null;
}
/** @description Results of the sent proposals. */
export interface ProposalFigures {
    /**
     * @description Proposals sent in this period. A proposal with revisions counts once, as the last revision that was sent.
     * @example 12
     */
    count: number;
    statuses: ProposalFiguresStatuses;
    /**
     * @description Share of the proposals that were viewed; null if there are no proposals.
     * @example 0.4286
     */
    viewRate: number | null;
    /**
     * @description Share of the closed proposals that were accepted and are not void; null if all are open.
     * @example 0.4286
     */
    acceptanceRate: number | null;
    /**
     * @description Median time from sending to the first view; null if no proposal was viewed.
     * @example 86400
     */
    medianSecondsToView: number | null;
    /**
     * @description Median time from sending to the last signature; null if no proposal was accepted.
     * @example 86400
     */
    medianSecondsToAccept: number | null;
    /** @description One entry for each currency, sorted by its code. */
    values: ProposalValue[];
}
/** @description The figures of one group. */
export interface ProposalFiguresOf {
    /**
     * @description The month such as `2026-11`, the status, the currency, or the id of the owner or template; null for proposals that have no owner or template.
     * @example 2026-11
     */
    key: string | null;
    /**
     * @description Name of the owner or template. Null for other groups, and if the owner or template was deleted.
     * @example Ada Lovelace
     */
    name: string | null;
    /**
     * @description Proposals sent in this period. A proposal with revisions counts once, as the last revision that was sent.
     * @example 12
     */
    count: number;
    statuses: ProposalFiguresOfStatuses;
    /**
     * @description Share of the proposals that were viewed; null if there are no proposals.
     * @example 0.4286
     */
    viewRate: number | null;
    /**
     * @description Share of the closed proposals that were accepted and are not void; null if all are open.
     * @example 0.4286
     */
    acceptanceRate: number | null;
    /**
     * @description Median time from sending to the first view; null if no proposal was viewed.
     * @example 86400
     */
    medianSecondsToView: number | null;
    /**
     * @description Median time from sending to the last signature; null if no proposal was accepted.
     * @example 86400
     */
    medianSecondsToAccept: number | null;
    /** @description One entry for each currency, sorted by its code. */
    values: ProposalValue[];
}
/** @description Number of proposals in each current status. */
export interface ProposalFiguresOfStatuses {
    /**
     * @description Proposals with this status.
     * @example 12
     */
    sent: number;
    /**
     * @description Proposals with this status.
     * @example 12
     */
    viewed: number;
    /**
     * @description Proposals with this status.
     * @example 12
     */
    signing: number;
    /**
     * @description Proposals with this status.
     * @example 12
     */
    accepted: number;
    /**
     * @description Proposals with this status.
     * @example 12
     */
    countersigned: number;
    /**
     * @description Proposals with this status.
     * @example 12
     */
    declined: number;
    /**
     * @description Proposals with this status.
     * @example 12
     */
    expired: number;
    /**
     * @description Proposals with this status.
     * @example 12
     */
    canceled: number;
    /**
     * @description Proposals with this status.
     * @example 12
     */
    voided: number;
}
/** @description Number of proposals in each current status. */
export interface ProposalFiguresStatuses {
    /**
     * @description Proposals with this status.
     * @example 12
     */
    sent: number;
    /**
     * @description Proposals with this status.
     * @example 12
     */
    viewed: number;
    /**
     * @description Proposals with this status.
     * @example 12
     */
    signing: number;
    /**
     * @description Proposals with this status.
     * @example 12
     */
    accepted: number;
    /**
     * @description Proposals with this status.
     * @example 12
     */
    countersigned: number;
    /**
     * @description Proposals with this status.
     * @example 12
     */
    declined: number;
    /**
     * @description Proposals with this status.
     * @example 12
     */
    expired: number;
    /**
     * @description Proposals with this status.
     * @example 12
     */
    canceled: number;
    /**
     * @description Proposals with this status.
     * @example 12
     */
    voided: number;
}
/** @description Lines that the client chooses from. */
export interface ProposalGroupsItem {
    /**
     * @description Key that lines use in `group`. Unique.
     * @example plan
     */
    key: string;
    /**
     * @description Heading above the group.
     * @example Choose your plan
     */
    name?: string | null;
    /**
     * @description `single`: exactly one line is chosen. `multiple`: from `min` to `max` lines.
     * @example single
     * @enum {string}
     */
    selection: "single" | "multiple";
    /** @description For a multiple choice: the smallest number of chosen lines. Default: 0. */
    min?: number | null;
    /** @description For a multiple choice: the largest number of chosen lines. Default: any. */
    max?: number | null;
}
export interface ProposalImage {
    /**
     * @description Identifier of the image. Use it in a block or as the logo.
     * @example img_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Media type of the image.
     * @example image/png
     * @enum {string}
     */
    mediaType: "image/png" | "image/jpeg" | "image/webp";
    /**
     * @description Width in pixels.
     * @example 1200
     */
    width: number;
    /**
     * @description Height in pixels.
     * @example 800
     */
    height: number;
    /**
     * @description Size of the file in bytes.
     * @example 48213
     */
    bytes: number;
    /** @description SHA-256 of the file, in hexadecimal. */
    sha256: string;
    /**
     * Format: date-time
     * @description When the image was stored.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
}
export interface ProposalImageForm {
    /** @description At most 5 MiB. */
    file: unknown;
}
/** @description A proposal without its blocks. */
export interface ProposalInList {
    /**
     * @description Identifier of this revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Number, assigned when the proposal is sent. A revision has its own suffix. Null for a draft.
     * @example P-2026-0042
     */
    number: string | null;
    /** @description 1 for the first revision, then counting up. */
    revision: number;
    /**
     * @description Identifier of the first revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    rootId: string;
    /**
     * @description Identifier of the previous revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    previousId: string | null;
    /**
     * @description Title, used as the heading of the page, the PDF and the mails.
     * @example Website relaunch
     */
    title: string;
    /**
     * @description Status of the proposal. docs/proposal-states.md lists the transitions.
     * @example draft
     * @enum {string}
     */
    status: "draft" | "sent" | "viewed" | "signing" | "accepted" | "countersigned" | "declined" | "expired" | "canceled" | "voided";
    /**
     * @description Contact that the proposal is for.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    contactId: string | null;
    /**
     * @description Member who owns the proposal.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId: string | null;
    /**
     * @description Template that it was created from.
     * @example tpl_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    templateId: string | null;
    /**
     * @description Language of the document (BCP 47). It decides numbers, dates and fixed texts.
     * @example en-GB
     */
    language: string;
    /**
     * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
     * @example EUR
     */
    currency: string;
    /**
     * @description `exclusive` adds tax to the prices; `inclusive` prices contain it.
     * @example exclusive
     * @enum {string}
     */
    taxBehavior: "exclusive" | "inclusive";
    /** @description Lines in the order in which they are shown. */
    items: ProposalItem[];
    /** @description Groups of lines to choose from. */
    groups: ProposalInListGroupsItem[];
    discount: ProposalInListDiscount | null;
    /** @description Months that recurring prices run. */
    termMonths: number | null;
    withholding: ProposalInListWithholding | null;
    /**
     * @description Rounds the amount due to a multiple of this many minor units, half away from zero: 5 for 0.05 CHF, 100 for 1.00 SEK.
     * @example 5
     */
    roundingStep: number | null;
    /** @description Parts of the one-time payment. */
    instalments: ProposalInListInstalmentsItem[];
    totals: ProposalTotals;
    /** @description Amount to pay of each total after withholding and cash rounding, in minor units and in the order of `totals.buckets`. */
    amountsDue: ProposalAmountDue[];
    choice: ProposalSelection | null;
    /**
     * @description Values for `{{variables.NAME}}` in texts.
     * @example {
     *       "startDate": "2027-01-11"
     *     }
     */
    variables: {
        [key: string]: string | number | boolean | null;
    };
    /** @description People who read and sign it. */
    recipients: ProposalRecipient[];
    signing: ProposalInListSigning;
    /**
     * @description `email_code`: the page also asks for a code that it mails to the recipient.
     * @example link
     * @enum {string}
     */
    access: "link" | "email_code";
    /**
     * Format: date-time
     * @description Instant from which it can no longer be accepted.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string | null;
    reminders: ProposalInListReminders | null;
    knowledge: ProposalInListKnowledge | null;
    /**
     * @description Hash of the sent content, which signers agree to.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    contentSha256: string | null;
    /**
     * @description SHA-256 of the sealed PDF.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    sealedSha256: string | null;
    transitions: ProposalInListTransitions;
    /**
     * @description Reason why it was declined, canceled or voided.
     * @example Too late
     */
    reason: string | null;
    /**
     * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
     * @example {
     *       "dealId": "D-1042"
     *     }
     */
    metadata: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When this revision was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When it last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
/** @description Discount on the sum, spread over the lines. */
export interface ProposalInListDiscount {
    /**
     * @description Decides whether it has `percent` or `amount`.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount";
    /**
     * @description Percentage to take off. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount to take off, at most the sum. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description For a discount with an amount: the payments that it reduces. Default: `one_time`. A percentage reduces all payments, so it has no `billing`.
     * @example month
     * @enum {string|null}
     */
    billing?: "one_time" | "month" | "quarter" | "year" | null;
}
/** @description Lines that the client chooses from. */
export interface ProposalInListGroupsItem {
    /**
     * @description Key that lines use in `group`. Unique.
     * @example plan
     */
    key: string;
    /**
     * @description Heading above the group.
     * @example Choose your plan
     */
    name?: string | null;
    /**
     * @description `single`: exactly one line is chosen. `multiple`: from `min` to `max` lines.
     * @example single
     * @enum {string}
     */
    selection: "single" | "multiple";
    /** @description For a multiple choice: the smallest number of chosen lines. Default: 0. */
    min?: number | null;
    /** @description For a multiple choice: the largest number of chosen lines. Default: any. */
    max?: number | null;
}
/** @description A part of the one-time payment. A deposit is the first one. */
export interface ProposalInListInstalmentsItem {
    /**
     * @description Decides whether it has `percent` or `amount`, or is the rest that the others leave.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount" | "rest";
    /**
     * @description Percentage of the one-time payment. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount, at most what earlier instalments leave. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description Name of the instalment.
     * @example Deposit
     */
    label?: string | null;
    /**
     * @description Due date in words.
     * @example On acceptance
     */
    due?: string | null;
}
/** @description Base for the sealed document, and the result of adding it. */
export interface ProposalInListKnowledge {
    /**
     * @description Base that gets the sealed document when the proposal is completed.
     * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    baseId: string;
    /**
     * @description Absent until the proposal is completed.
     * @enum {string}
     */
    status?: "added" | "skipped";
    /**
     * @description Source that the document was added as.
     * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    sourceId?: string;
    /** @description Reason why it was skipped. */
    reason?: string;
}
export interface ProposalInListList {
    data: ProposalInList[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
/** @description Reminders to recipients who have not answered. */
export interface ProposalInListReminders {
    /** @description Days until the first. */
    afterDays: number;
    /** @description Days between reminders. */
    everyDays: number;
    /** @description Largest number of reminders. */
    max: number;
}
/** @description Rules for signing. */
export interface ProposalInListSigning {
    /**
     * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
     * @example parallel
     * @enum {string}
     */
    order: "parallel" | "sequential";
    /** @description True if a member signs after the last signer. It needs a countersigner. */
    countersign: boolean;
}
/** @description When each status was reached. */
export interface ProposalInListTransitions {
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    sent?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    viewed?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    signing?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    accepted?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    countersigned?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    declined?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    expired?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    canceled?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    voided?: string;
}
/** @description A tax that the client withholds and pays on your behalf, such as the Italian ritenuta or the Spanish IRPF. It does not change the totals, only the amount due. */
export interface ProposalInListWithholding {
    /**
     * @description Name of the tax.
     * @example Ritenuta d'acconto
     */
    name: string;
    /**
     * @description Rate of the tax on the net amount. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent: string;
}
/** @description A part of the one-time payment. A deposit is the first one. */
export interface ProposalInstalmentsItem {
    /**
     * @description Decides whether it has `percent` or `amount`, or is the rest that the others leave.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount" | "rest";
    /**
     * @description Percentage of the one-time payment. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount, at most what earlier instalments leave. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description Name of the instalment.
     * @example Deposit
     */
    label?: string | null;
    /**
     * @description Due date in words.
     * @example On acceptance
     */
    due?: string | null;
}
export interface ProposalItem {
    /**
     * @description Identifier of the line.
     * @example itm_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description `charge` adds the price, `credit` takes it off. A credit line has a positive price, which is subtracted with its tax. It cannot have a discount, and a discount of the proposal does not lower it.
     * @example charge
     * @enum {string}
     */
    kind: "charge" | "credit";
    /**
     * @description Catalog item that the line was copied from.
     * @example cat_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    catalogItemId: string | null;
    /**
     * @description Name of the line.
     * @example Design of five pages
     */
    name: string | null;
    /**
     * @description Details in Markdown. A line break in the text is shown as a line break.
     * @example With two rounds of changes.
     */
    description: string | null;
    /**
     * @description Unit that the quantity counts.
     * @example hour
     */
    unit: string | null;
    /**
     * @description Number of units. A decimal string above 0, up to 1000000000, with up to 6 decimals.
     * @example 2.5
     */
    quantity: string;
    quantityRange: ProposalItemQuantityRange | null;
    /**
     * @description Price of one unit, in minor units of the currency: 4900 is 49 euros or 4,900 yen.
     * @example 4900
     */
    unitAmount: number | null;
    /**
     * @description Price of one unit in minor units of the currency, with up to 6 decimals of a minor unit, for prices below a cent. At most 1000000000000.
     * @example 0.35
     */
    unitAmountDecimal: string | null;
    discount: ProposalItemDiscount | null;
    /** @description Taxes on the price, each with its name and rate. No duplicates. */
    taxes: ProposalItemTaxesItem[];
    /** @description True if the client may leave the line out. */
    optional: boolean;
    /** @description For an optional line or a line of a group: true if it currently counts. */
    selected: boolean;
    /**
     * @description Key of the group whose choices include the line.
     * @example plan
     */
    group: string | null;
    /**
     * @description How often the price is paid.
     * @example month
     * @enum {string}
     */
    billing: "one_time" | "month" | "quarter" | "year";
}
/** @description Discount on the line, before taxes. */
export interface ProposalItemDiscount {
    /**
     * @description Decides whether it has `percent` or `amount`.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount";
    /**
     * @description Percentage to take off. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount to take off, at most the sum. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
}
/** @description Lets the client choose the quantity. `quantity` is the initial value. */
export interface ProposalItemQuantityRange {
    /**
     * @description Smallest quantity that can be chosen. A decimal string above 0, up to 1000000000, with up to 6 decimals.
     * @example 2.5
     */
    min: string;
    /**
     * @description Largest quantity that can be chosen. A decimal string above 0, up to 1000000000, with up to 6 decimals.
     * @example 2.5
     */
    max: string;
    /**
     * @description Step between quantities, counted from `min`. Default: 1. A decimal string above 0, up to 1000000000, with up to 6 decimals.
     * @example 2.5
     */
    step?: string;
}
export interface ProposalItemTaxesItem {
    /**
     * @description Name of the tax.
     * @example VAT
     */
    name: string;
    /**
     * @description Rate of the tax. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent: string;
}
/** @description Base for the sealed document, and the result of adding it. */
export interface ProposalKnowledge {
    /**
     * @description Base that gets the sealed document when the proposal is completed.
     * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    baseId: string;
    /**
     * @description Absent until the proposal is completed.
     * @enum {string}
     */
    status?: "added" | "skipped";
    /**
     * @description Source that the document was added as.
     * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    sourceId?: string;
    /** @description Reason why it was skipped. */
    reason?: string;
}
export interface ProposalPdfForm {
    /** @description At most 26 MiB. */
    file: unknown;
}
export interface ProposalPreview {
    totals: ProposalTotals;
    /** @description Amount to pay of each total after withholding and cash rounding, in minor units and in the order of `totals.buckets`. */
    amountsDue: ProposalAmountDue[];
    /** @description The page that the first signer would get, as a whole HTML document without its script. Its links and forms lead nowhere. Null if `html=false`. */
    html: string | null;
    /** @description Errors that prevent sending, and warnings that do not. */
    problems: ProposalProblem[];
    /**
     * @description Hash of the content shown. Pass it to `send`, so that a draft that has changed since is not sent. Null if `html=false`, or if the draft is not stored.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    contentSha256: string | null;
}
export interface ProposalProblem {
    /**
     * @description Stable identifier. Programs can rely on it.
     * @example missing_variable
     * @enum {string}
     */
    code: "missing_variable" | "unknown_variable" | "unfit_variable" | "invalid_text" | "unmet_group" | "no_signer" | "no_countersigner" | "past_expiry" | "missing_image" | "missing_alt" | "missing_glyph" | "invalid_document" | "unanswered_knowledge" | "unconfirmed_knowledge" | "changed_knowledge" | "opted_out";
    /**
     * @description An error prevents sending; a warning does not.
     * @example error
     * @enum {string}
     */
    severity: "error" | "warning";
    /**
     * @description Dotted path of the field to fix.
     * @example blocks.0.text
     */
    path: string;
    /**
     * @description Explanation for people: what is wrong, and what to do.
     * @example {{contact.firstName}} has no value.
     */
    message: string;
    /**
     * @description Path of the variable, if the problem is about one.
     * @example contact.firstName
     */
    variable?: string;
}
export interface ProposalProblems {
    /** @description Problems in the order of their places in the draft. Without errors, the draft can be sent. */
    data: ProposalProblem[];
}
export interface ProposalRecipient {
    /**
     * @description Identifier of the recipient.
     * @example rcp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Name that the page and the mails use.
     * @example Ada Lovelace
     */
    name: string;
    /**
     * Format: email
     * @description Address that the link is sent to. Unique among the signers and viewers of a proposal.
     * @example ada@example.com
     */
    email: string;
    /**
     * @description A signer accepts or declines; a viewer only reads; a countersigner is a member who signs last, for your organization.
     * @example signer
     * @enum {string}
     */
    role: "signer" | "viewer" | "countersigner";
    /** @description Order of signers who sign one after the other: the lowest number first. Equal numbers sign at the same time. */
    order: number;
    /**
     * @description Contact that the recipient is.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    contactId: string | null;
    /**
     * @description Member who countersigns.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    memberId: string | null;
    /**
     * @description `waiting`: nothing was sent to them yet.
     * @example sent
     * @enum {string}
     */
    status: "waiting" | "sent" | "viewed" | "signed" | "declined";
    /**
     * @description Delivery status of the last mail to them; `none` if there was none.
     * @example sent
     * @enum {string}
     */
    delivery: "none" | "queued" | "sent" | "failed";
    transitions: ProposalRecipientTransitions;
}
/** @description An absent field is kept. */
export interface ProposalRecipientChanges {
    /**
     * @description Name that the page and the mails use.
     * @example Ada Lovelace
     */
    name?: string;
    /**
     * Format: email
     * @description Address that the link is sent to. Unique among the signers and viewers of a proposal.
     * @example ada@example.com
     */
    email?: string;
    /**
     * @description Member who countersigns instead. Only for a countersigner, and without other fields: name and address come from the member.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    memberId?: string;
}
/** @description When each status was reached. */
export interface ProposalRecipientTransitions {
    /**
     * Format: date-time
     * @description When the link was sent.
     * @example 2026-11-21T09:30:00.000Z
     */
    sent?: string;
    /**
     * Format: date-time
     * @description When the page was first opened.
     * @example 2026-11-21T09:30:00.000Z
     */
    viewed?: string;
    /**
     * Format: date-time
     * @description When they signed.
     * @example 2026-11-21T09:30:00.000Z
     */
    signed?: string;
    /**
     * Format: date-time
     * @description When they declined.
     * @example 2026-11-21T09:30:00.000Z
     */
    declined?: string;
}
/** @description The recipient, and the new link. */
export interface ProposalRecipientWithLink {
    /**
     * @description Identifier of the recipient.
     * @example rcp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Name that the page and the mails use.
     * @example Ada Lovelace
     */
    name: string;
    /**
     * Format: email
     * @description Address that the link is sent to. Unique among the signers and viewers of a proposal.
     * @example ada@example.com
     */
    email: string;
    /**
     * @description A signer accepts or declines; a viewer only reads; a countersigner is a member who signs last, for your organization.
     * @example signer
     * @enum {string}
     */
    role: "signer" | "viewer" | "countersigner";
    /** @description Order of signers who sign one after the other: the lowest number first. Equal numbers sign at the same time. */
    order: number;
    /**
     * @description Contact that the recipient is.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    contactId: string | null;
    /**
     * @description Member who countersigns.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    memberId: string | null;
    /**
     * @description `waiting`: nothing was sent to them yet.
     * @example sent
     * @enum {string}
     */
    status: "waiting" | "sent" | "viewed" | "signed" | "declined";
    /**
     * @description Delivery status of the last mail to them; `none` if there was none.
     * @example sent
     * @enum {string}
     */
    delivery: "none" | "queued" | "sent" | "failed";
    transitions: ProposalRecipientWithLinkTransitions;
    /**
     * @description Opens the page for this recipient. Only this response shows it.
     * @example https://proposals.example.com/p/01jbts0z0ye8t9tpsz3gn7nkm8…
     */
    link?: string;
}
/** @description When each status was reached. */
export interface ProposalRecipientWithLinkTransitions {
    /**
     * Format: date-time
     * @description When the link was sent.
     * @example 2026-11-21T09:30:00.000Z
     */
    sent?: string;
    /**
     * Format: date-time
     * @description When the page was first opened.
     * @example 2026-11-21T09:30:00.000Z
     */
    viewed?: string;
    /**
     * Format: date-time
     * @description When they signed.
     * @example 2026-11-21T09:30:00.000Z
     */
    signed?: string;
    /**
     * Format: date-time
     * @description When they declined.
     * @example 2026-11-21T09:30:00.000Z
     */
    declined?: string;
}
export interface ProposalRefusal {
    /**
     * @description Reason for declining. The owner can read it.
     * @example We have chosen another offer.
     */
    reason?: string;
}
/** @description Reminders to recipients who have not answered. */
export interface ProposalReminders {
    /** @description Days until the first. */
    afterDays: number;
    /** @description Days between reminders. */
    everyDays: number;
    /** @description Largest number of reminders. */
    max: number;
}
export interface ProposalReminding {
    /**
     * @description Message in the mails, as plain text.
     * @example As we discussed on Monday.
     */
    message?: string;
}
export interface ProposalSelection {
    /** @description The chosen lines; all others are not chosen. Absent: as offered. */
    itemIds?: string[];
    /** @description Quantities by the id of their line, within its `quantityRange`. */
    quantities?: {
        [key: string]: string;
    };
}
export interface ProposalSendAction {
    /** @constant */
    type: "proposal.send";
    /**
     * @description Name of the action in expressions of later actions, as in `steps.contact.id`. Default: `step1` for the first action, `step2` for the second and so on.
     * @example contact
     */
    id?: string;
    /**
     * @description Identifier of the draft.
     * @example steps.proposal.id
     */
    proposalId: string;
    /**
     * @description Message in the mails. `{{ expression }}` inserts a value, which must exist; `{{ expression | default: "…" }}` inserts the default if it does not.
     * @example As we discussed.
     */
    message?: string;
    /**
     * @description Way of sending, as when a person sends it. Default: `mail`.
     * @example mail
     * @enum {string}
     */
    delivery?: "mail" | "link_only";
}
export interface ProposalSending {
    /**
     * @description Message in the mails, as plain text.
     * @example As we discussed on Monday.
     */
    message?: string;
    /**
     * @description `mail` (default): each recipient gets the link by mail when it is their turn. `link_only`: nothing is mailed, and `links` in the response has the links.
     * @example mail
     * @enum {string}
     */
    delivery?: "mail" | "link_only";
    /**
     * @description Hash from the preview that you saw. If the draft has changed since, it is not sent and the response is 409.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    contentSha256?: string;
}
export interface ProposalSettings {
    /**
     * @description Pattern of numbers: {YYYY}, {YY}, {MM} and one counter with as many digits as it has zeros.
     * @example P-{YYYY}-{0000}
     */
    numberPattern: string;
    /**
     * @description Text that a signer agrees to. Null: the product's text.
     * @example I accept this offer and agree to sign it electronically.
     */
    consentText: string | null;
    brand: ProposalSettingsBrand;
    defaults: ProposalSettingsDefaults;
    retention: ProposalSettingsRetention;
}
/** @description Look of documents, and their sender. */
export interface ProposalSettingsBrand {
    /**
     * @description Name on the document. Null: the organization's name.
     * @example Analytical Engines
     */
    name: string | null;
    /**
     * @description Colour of headings and buttons. Darkened if it would be unreadable.
     * @example #1d4f49
     */
    accent: string;
    /**
     * @description Picture at the top of the document.
     * @example img_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    logoImageId: string | null;
    /** @description Lines below the name of the organization. */
    lines: string[];
    /**
     * @description One line at the foot of each page.
     * @example Company no. 1042
     */
    footer: string | null;
}
/** @description An absent field is kept, also inside `brand`, `defaults` and `retention`. */
export interface ProposalSettingsChanges {
    /**
     * @description Pattern of numbers: {YYYY}, {YY}, {MM} and one counter with as many digits as it has zeros.
     * @example P-{YYYY}-{0000}
     */
    numberPattern?: string;
    /**
     * @description Text that a signer agrees to. Null: the product's text.
     * @example I accept this offer and agree to sign it electronically.
     */
    consentText?: string | null;
    brand?: ProposalSettingsChangesBrand;
    defaults?: ProposalSettingsChangesDefaults;
    retention?: ProposalSettingsChangesRetention;
}
export interface ProposalSettingsChangesBrand {
    /**
     * @description Name on the document. Null: the organization's name.
     * @example Analytical Engines
     */
    name?: string | null;
    /**
     * @description Colour of headings and buttons. Darkened if it would be unreadable.
     * @example #1d4f49
     */
    accent?: string;
    /**
     * @description Picture at the top of the document.
     * @example img_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    logoImageId?: string | null;
    /** @description Lines below the name of the organization. */
    lines?: string[];
    /**
     * @description One line at the foot of each page.
     * @example Company no. 1042
     */
    footer?: string | null;
}
export interface ProposalSettingsChangesDefaults {
    /**
     * @description Language of the document (BCP 47). It decides numbers, dates and fixed texts.
     * @example en-GB
     */
    language?: string;
    /**
     * @description IANA time zone of dates in documents, numbers and mails.
     * @example Europe/London
     */
    timeZone?: string;
    /**
     * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
     * @example EUR
     */
    currency?: string;
    /**
     * @description `exclusive` adds tax to the prices; `inclusive` prices contain it.
     * @example exclusive
     * @enum {string}
     */
    taxBehavior?: "exclusive" | "inclusive";
    /**
     * @description `email_code`: the page also asks for a code that it mails to the recipient.
     * @example link
     * @enum {string}
     */
    access?: "link" | "email_code";
    signing?: ProposalSettingsChangesDefaultsSigning;
    reminders?: ProposalSettingsChangesDefaultsReminders | null;
    /**
     * @description Days after the day of sending during which a proposal without `expiresAt` can be accepted, until the end of the last day in `timeZone`. Null: no end.
     * @example 30
     */
    validDays?: number | null;
}
/** @description Reminders to recipients who have not answered. */
export interface ProposalSettingsChangesDefaultsReminders {
    /** @description Days until the first. */
    afterDays: number;
    /** @description Days between reminders. */
    everyDays: number;
    /** @description Largest number of reminders. */
    max: number;
}
/** @description Rules for signing. */
export interface ProposalSettingsChangesDefaultsSigning {
    /**
     * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
     * @example parallel
     * @enum {string}
     */
    order: "parallel" | "sequential";
    /** @description True if a member signs after the last signer. It needs a countersigner. */
    countersign: boolean;
}
export interface ProposalSettingsChangesRetention {
    /**
     * @description Months until a declined, canceled or expired proposal is deleted. Null: never.
     * @example 24
     */
    endedMonths?: number | null;
    /**
     * @description Months until an accepted or voided proposal is deleted. Null: never.
     * @example 120
     */
    acceptedMonths?: number | null;
}
/** @description Defaults of a draft. */
export interface ProposalSettingsDefaults {
    /**
     * @description Language of the document (BCP 47). It decides numbers, dates and fixed texts.
     * @example en-GB
     */
    language: string;
    /**
     * @description IANA time zone of dates in documents, numbers and mails.
     * @example Europe/London
     */
    timeZone: string;
    /**
     * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
     * @example EUR
     */
    currency: string;
    /**
     * @description `exclusive` adds tax to the prices; `inclusive` prices contain it.
     * @example exclusive
     * @enum {string}
     */
    taxBehavior: "exclusive" | "inclusive";
    /**
     * @description `email_code`: the page also asks for a code that it mails to the recipient.
     * @example link
     * @enum {string}
     */
    access: "link" | "email_code";
    signing: ProposalSettingsDefaultsSigning;
    reminders: ProposalSettingsDefaultsReminders | null;
    /**
     * @description Days after the day of sending during which a proposal without `expiresAt` can be accepted, until the end of the last day in `timeZone`. Null: no end.
     * @example 30
     */
    validDays: number | null;
}
/** @description Reminders to recipients who have not answered. */
export interface ProposalSettingsDefaultsReminders {
    /** @description Days until the first. */
    afterDays: number;
    /** @description Days between reminders. */
    everyDays: number;
    /** @description Largest number of reminders. */
    max: number;
}
/** @description Rules for signing. */
export interface ProposalSettingsDefaultsSigning {
    /**
     * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
     * @example parallel
     * @enum {string}
     */
    order: "parallel" | "sequential";
    /** @description True if a member signs after the last signer. It needs a countersigner. */
    countersign: boolean;
}
/** @description How long ended proposals are kept before they are deleted. */
export interface ProposalSettingsRetention {
    /**
     * @description Months until a declined, canceled or expired proposal is deleted. Null: never.
     * @example 24
     */
    endedMonths: number | null;
    /**
     * @description Months until an accepted or voided proposal is deleted. Null: never.
     * @example 120
     */
    acceptedMonths: number | null;
}
/** @description Rules for signing. */
export interface ProposalSigning {
    /**
     * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
     * @example parallel
     * @enum {string}
     */
    order: "parallel" | "sequential";
    /** @description True if a member signs after the last signer. It needs a countersigner. */
    countersign: boolean;
}
export interface ProposalSums {
    /** @description One entry for each status and currency that has a proposal. */
    data: ProposalSumsDataItem[];
}
export interface ProposalSumsDataItem {
    /**
     * @description Status of the proposal. docs/proposal-states.md lists the transitions.
     * @example draft
     * @enum {string}
     */
    status: "draft" | "sent" | "viewed" | "signing" | "accepted" | "countersigned" | "declined" | "expired" | "canceled" | "voided";
    /**
     * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
     * @example EUR
     */
    currency: string;
    /**
     * @description Proposals.
     * @example 12
     */
    count: number;
    /**
     * @description Sum of their `totals.firstTotal`, in minor units.
     * @example 4900000
     */
    firstTotal: number;
}
export interface ProposalTemplate {
    /**
     * @description Identifier of the template.
     * @example tpl_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Name of the template. Unique in the organization; case does not matter.
     * @example Website
     */
    name: string;
    /** @description Purpose of the template. */
    description: string | null;
    draft: StoredProposalDraft;
    /** @description Names in `variables` that must have a value before a proposal can be sent. */
    requiredVariables: string[];
    /** @description True if the template is left out of lists and cannot start a proposal. */
    archived: boolean;
    /**
     * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
     * @example {
     *       "dealId": "D-1042"
     *     }
     */
    metadata: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When the template was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When it last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
/** @description An absent field is kept, null clears it; all others are replaced as a whole. */
export interface ProposalTemplateChanges {
    /**
     * @description Name of the template. Unique in the organization; case does not matter.
     * @example Website
     */
    name?: string;
    /** @description Purpose of the template. */
    description?: string | null;
    draft?: ProposalTemplateDraft;
    /** @description Names in `variables` that must have a value before a proposal can be sent. */
    requiredVariables?: string[] | null;
    /** @description True if the template is left out of lists and cannot start a proposal. */
    archived?: boolean;
    /**
     * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
     * @example {
     *       "dealId": "D-1042"
     *     }
     */
    metadata?: {
        [key: string]: unknown;
    } | null;
}
/** @description Initial content of a proposal: the fields of a draft except contact and date. */
export interface ProposalTemplateDraft {
    /**
     * @description Title, used as the heading of the page, the PDF and the mails.
     * @example Website relaunch
     */
    title?: string;
    /**
     * @description Owner: the member who gets its mails.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId?: string | null;
    /**
     * @description Language of the document (BCP 47). It decides numbers, dates and fixed texts.
     * @example en-GB
     */
    language?: string;
    /** @description Content in reading order. */
    blocks?: NewProposalBlock[];
    /**
     * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
     * @example EUR
     */
    currency?: string;
    /**
     * @description `exclusive` adds tax to the prices; `inclusive` prices contain it.
     * @example exclusive
     * @enum {string}
     */
    taxBehavior?: "exclusive" | "inclusive";
    /** @description Lines in the order in which they are shown. */
    items?: NewProposalItem[];
    /** @description Groups of lines to choose from. */
    groups?: ProposalTemplateDraftGroupsItem[];
    discount?: ProposalTemplateDraftDiscount | null;
    /**
     * @description Months that recurring prices run. It must be a multiple of each of their periods.
     * @example 12
     */
    termMonths?: number | null;
    withholding?: ProposalTemplateDraftWithholding | null;
    /**
     * @description Rounds the amount due to a multiple of this many minor units, half away from zero: 5 for 0.05 CHF, 100 for 1.00 SEK.
     * @example 5
     */
    roundingStep?: number | null;
    /** @description Percentages that add up to 100; or amounts and percentages with exactly one rest. Empty: everything in one payment. */
    instalments?: ProposalTemplateDraftInstalmentsItem[];
    /**
     * @description Values for `{{variables.NAME}}` in texts.
     * @example {
     *       "startDate": "2027-01-11"
     *     }
     */
    variables?: {
        [key: string]: string | number | boolean | null;
    };
    /** @description People who read and sign it. Replaced as a whole; send an `id` to keep a recipient's identity. */
    recipients?: NewProposalRecipient[];
    signing?: ProposalTemplateDraftSigning;
    /**
     * @description `email_code`: the page also asks for a code that it mails to the recipient.
     * @example link
     * @enum {string}
     */
    access?: "link" | "email_code";
    reminders?: ProposalTemplateDraftReminders | null;
    knowledge?: ProposalTemplateDraftKnowledge | null;
    /**
     * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
     * @example {
     *       "dealId": "D-1042"
     *     }
     */
    metadata?: {
        [key: string]: unknown;
    };
}
/** @description Discount on the sum, spread over the lines. */
export interface ProposalTemplateDraftDiscount {
    /**
     * @description Decides whether it has `percent` or `amount`.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount";
    /**
     * @description Percentage to take off. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount to take off, at most the sum. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description For a discount with an amount: the payments that it reduces. Default: `one_time`. A percentage reduces all payments, so it has no `billing`.
     * @example month
     * @enum {string|null}
     */
    billing?: "one_time" | "month" | "quarter" | "year" | null;
}
/** @description Lines that the client chooses from. */
export interface ProposalTemplateDraftGroupsItem {
    /**
     * @description Key that lines use in `group`. Unique.
     * @example plan
     */
    key: string;
    /**
     * @description Heading above the group.
     * @example Choose your plan
     */
    name?: string | null;
    /**
     * @description `single`: exactly one line is chosen. `multiple`: from `min` to `max` lines.
     * @example single
     * @enum {string}
     */
    selection: "single" | "multiple";
    /** @description For a multiple choice: the smallest number of chosen lines. Default: 0. */
    min?: number | null;
    /** @description For a multiple choice: the largest number of chosen lines. Default: any. */
    max?: number | null;
}
/** @description A part of the one-time payment. A deposit is the first one. */
export interface ProposalTemplateDraftInstalmentsItem {
    /**
     * @description Decides whether it has `percent` or `amount`, or is the rest that the others leave.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount" | "rest";
    /**
     * @description Percentage of the one-time payment. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount, at most what earlier instalments leave. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description Name of the instalment.
     * @example Deposit
     */
    label?: string | null;
    /**
     * @description Due date in words.
     * @example On acceptance
     */
    due?: string | null;
}
export interface ProposalTemplateDraftKnowledge {
    /**
     * @description Base that gets the sealed document when the proposal is completed.
     * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    baseId: string;
}
/** @description Reminders to recipients who have not answered. */
export interface ProposalTemplateDraftReminders {
    /** @description Days until the first. */
    afterDays: number;
    /** @description Days between reminders. */
    everyDays: number;
    /** @description Largest number of reminders. */
    max: number;
}
/** @description Rules for signing. A field that you leave out is kept. */
export interface ProposalTemplateDraftSigning {
    /**
     * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
     * @example parallel
     * @enum {string}
     */
    order?: "parallel" | "sequential";
    /** @description True if a member signs after the last signer. It needs a countersigner. */
    countersign?: boolean;
}
/** @description A tax that the client withholds and pays on your behalf, such as the Italian ritenuta or the Spanish IRPF. It does not change the totals, only the amount due. */
export interface ProposalTemplateDraftWithholding {
    /**
     * @description Name of the tax.
     * @example Ritenuta d'acconto
     */
    name: string;
    /**
     * @description Rate of the tax on the net amount. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent: string;
}
/** @description A template without its draft. */
export interface ProposalTemplateInList {
    /**
     * @description Identifier of the template.
     * @example tpl_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Name of the template. Unique in the organization; case does not matter.
     * @example Website
     */
    name: string;
    /** @description Purpose of the template. */
    description: string | null;
    /** @description Names in `variables` that must have a value before a proposal can be sent. */
    requiredVariables: string[];
    /** @description True if the template is left out of lists and cannot start a proposal. */
    archived: boolean;
    /**
     * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
     * @example {
     *       "dealId": "D-1042"
     *     }
     */
    metadata: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When the template was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When it last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
export interface ProposalTemplateInListList {
    data: ProposalTemplateInList[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface ProposalTemplateVariables {
    /** @description Variables in the order of the texts, each once. */
    data: ProposalTemplateVariablesDataItem[];
}
export interface ProposalTemplateVariablesDataItem {
    /**
     * @description Path as written between the braces.
     * @example contact.firstName
     */
    path: string;
    /** @description True if a proposal cannot be sent without a value, because a place in the texts has no default. */
    required: boolean;
    /** @description Value in the template; null if it has none. */
    value: string | number | boolean | null;
}
/** @description All figures in minor units of the currency, computed exactly. */
export interface ProposalTotals {
    /** @description One entry for each item, in the same order. */
    lines: ProposalTotalsLinesItem[];
    /** @description Totals of the one-time payment, then of each month, quarter and year that a counting line is paid in. */
    buckets: ProposalTotalsBucketsItem[];
    /**
     * @description Sum of all first payments.
     * @example 11900
     */
    firstTotal: number;
    /**
     * @description Sum of all payments over the term; null if a price recurs and there is no term.
     * @example 11900
     */
    contractValue: number | null;
    /** @description Amount of each instalment. They add up to the one-time amount due. */
    instalments: number[];
}
export interface ProposalTotalsBucketsItem {
    /**
     * @description How often the price is paid.
     * @example month
     * @enum {string}
     */
    billing: "one_time" | "month" | "quarter" | "year";
    /**
     * @description Sum of the `net` of the lines.
     * @example 11900
     */
    subtotal: number;
    /**
     * @description Discount on the proposal.
     * @example 11900
     */
    discount: number;
    /**
     * @description Amount without tax.
     * @example 11900
     */
    net: number;
    /** @description One entry for each name and rate. */
    taxes: ProposalTotalsBucketsItemTaxesItem[];
    /**
     * @description Sum of the taxes.
     * @example 11900
     */
    tax: number;
    /**
     * @description `net + tax`: the agreed amount. `amountsDue` has the amount that is paid.
     * @example 11900
     */
    total: number;
}
export interface ProposalTotalsBucketsItemTaxesItem {
    /**
     * @description Name of the tax.
     * @example VAT
     */
    name: string;
    /**
     * @description Rate of the tax, as written on its first line.
     * @example 19
     */
    percent: string;
    /**
     * @description Taxed amount without the tax; negative if credits of this rate exceed charges.
     * @example 11900
     */
    base: number;
    /**
     * @description Amount of the tax.
     * @example 11900
     */
    amount: number;
}
export interface ProposalTotalsLinesItem {
    /**
     * @description Price times quantity; negative for a credit.
     * @example 11900
     */
    gross: number;
    /**
     * @description Discount on the line.
     * @example 11900
     */
    discount: number;
    /**
     * @description `gross − discount`.
     * @example 11900
     */
    net: number;
    /** @description True if the line counts. */
    included: boolean;
    /**
     * @description The line's share of the proposal's discount.
     * @example 11900
     */
    documentDiscount: number;
    /**
     * @description Amount that the line's taxes are computed on; with inclusive prices, it contains them.
     * @example 11900
     */
    taxable: number;
}
/** @description When each status was reached. */
export interface ProposalTransitions {
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    sent?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    viewed?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    signing?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    accepted?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    countersigned?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    declined?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    expired?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    canceled?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    voided?: string;
}
/** @description Sums of `totals.firstTotal`, in minor units. */
export interface ProposalValue {
    /**
     * @description ISO 4217.
     * @example EUR
     */
    currency: string;
    /**
     * @description Number of proposals in this currency.
     * @example 12
     */
    count: number;
    /**
     * @description Sum of all proposals.
     * @example 4900000
     */
    sent: number;
    /**
     * @description Sum of the proposals that a client can still answer.
     * @example 4900000
     */
    open: number;
    /**
     * @description Sum of the accepted proposals that are not void.
     * @example 4900000
     */
    accepted: number;
    /**
     * @description Sum of the proposals that were declined, expired, canceled or voided.
     * @example 4900000
     */
    lost: number;
}
export interface ProposalVerification {
    /**
     * @description `sealed`: exactly the sealed PDF of one of your proposals. `replaced`: sealed by you and unchanged, but no longer the sealed PDF of a proposal. `changed`: signed, and changed since. `foreign`: signed and unchanged, but not by you. `unsigned`: it has no signature.
     * @example sealed
     * @enum {string}
     */
    verdict: "sealed" | "replaced" | "changed" | "foreign" | "unsigned";
    /**
     * @description The verdict in one sentence, for people.
     * @example This is the sealed PDF of P-2026-0042, unchanged.
     */
    message: string;
    /** @description SHA-256 of the file. If it is sealed, it equals the `sealedSha256` of its proposal. */
    sha256: string;
    /**
     * @description Size of the file.
     * @example 58213
     */
    bytes: number;
    proposal: ProposalVerificationProposal | null;
    /** @description Signatures in the order in which they were made. */
    signatures: ProposalVerificationSignaturesItem[];
}
/** @description Proposal that the PDF belongs to, sealed or as it was sent; null if none is known. */
export interface ProposalVerificationProposal {
    /**
     * @description Identifier of the revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @description The printed number. */
    number: string | null;
    /** @description Title of the proposal. */
    title: string;
    /**
     * @description Status of the proposal.
     * @enum {string}
     */
    status: "draft" | "sent" | "viewed" | "signing" | "accepted" | "countersigned" | "declined" | "expired" | "canceled" | "voided";
}
export interface ProposalVerificationSignaturesItem {
    /** @description True if the bytes that it covers have not changed since it was signed. */
    isIntact: boolean;
    /** @description True if nothing was added to the file after it. */
    coversFile: boolean;
    certificate: ProposalVerificationSignaturesItemCertificate | null;
    /**
     * Format: date-time
     * @description When a time stamp authority confirmed it; null without a time stamp.
     * @example 2026-11-21T09:30:00.000Z
     */
    timestampedAt: string | null;
    /** @description Why the signature is invalid; null if it is valid. */
    fault: string | null;
}
export interface ProposalVerificationSignaturesItemCertificate {
    /**
     * @description Subject of the certificate.
     * @example CN=Capstan, O=Example Ltd
     */
    subject: string;
    /** @description Issuer of the certificate. */
    issuer: string;
    /** @description Serial number, in hexadecimal. */
    serialNumber: string;
    /**
     * Format: date-time
     * @description When it becomes valid.
     * @example 2026-11-21T09:30:00.000Z
     */
    notBefore: string;
    /**
     * Format: date-time
     * @description When it expires.
     * @example 2026-11-21T09:30:00.000Z
     */
    notAfter: string;
    /** @description SHA-256 of the certificate, in hexadecimal. */
    fingerprint: string;
    /** @description True if your organization seals with it, or did before. */
    isOwn: boolean;
}
export interface ProposalVoiding {
    /**
     * @description Reason why the agreement is void.
     * @example Agreed otherwise on 2 December
     */
    reason: string;
}
/** @description A tax that the client withholds and pays on your behalf, such as the Italian ritenuta or the Spanish IRPF. It does not change the totals, only the amount due. */
export interface ProposalWithholding {
    /**
     * @description Name of the tax.
     * @example Ritenuta d'acconto
     */
    name: string;
    /**
     * @description Rate of the tax on the net amount. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent: string;
}
export interface ProviderRateLimit {
    /**
     * @description Most requests in any minute.
     * @example 600
     */
    requestsPerMinute: number;
    /**
     * @description Most requests in a burst; less than `requestsPerMinute`.
     * @example 100
     */
    burst: number;
}
export interface ProviderSetting {
    /**
     * @description Name of the field in `config`, and of the placeholder in `baseUrl`.
     * @example region
     */
    name: string;
    /**
     * @description Name that people see.
     * @example Region
     */
    title: string;
    /**
     * @description Type of the value.
     * @example text
     * @enum {string}
     */
    type: "text" | "integer" | "boolean";
    /** @description True if each connection must set it. */
    required: boolean;
    /** @description Allowed values of a text. */
    options?: string[];
}
/** @description Request that tests a connection. Null if the protocol has its own test (S3, SMTP) or there is none; without a test, a connection is active immediately. */
export interface ProviderTest {
    /**
     * @description Method of the request.
     * @example GET
     * @enum {string}
     */
    method: "GET" | "POST" | "HEAD" | "PROPFIND";
    /**
     * @description Path of the request. Relative to `baseUrl`, without a leading slash.
     * @example v1/me
     */
    path: string;
    /**
     * @description Query parameters of the request.
     * @example {
     *       "limit": "1"
     *     }
     */
    query?: {
        [key: string]: string;
    };
    /**
     * @description Headers of the request. Do not put credentials here.
     * @example {
     *       "Depth": "0"
     *     }
     */
    headers?: {
        [key: string]: string;
    };
    /** @description Body of the request. */
    body?: string;
    /** @description Condition for a successful response. Default: any 2xx status. */
    statuses?: number[];
    /**
     * @description CEL expression on `body` that is true for a successful response.
     * @example body.ok == true
     */
    accept?: string;
    /**
     * @description CEL expression on `body` that returns the name of the account.
     * @example body.email
     */
    account?: string;
}
export interface PublicKey {
    /** @constant */
    kty: "OKP";
    /** @constant */
    crv: "Ed25519";
    /** @description Public key, in base64url. */
    x: string;
    /** @description Thumbprint of the key (RFC 7638). */
    kid: string;
    /** @constant */
    use: "sig";
    /** @constant */
    alg: "EdDSA";
}
export interface PublicProposal {
    /**
     * @description Current status, even if no job has recorded it yet.
     * @example sent
     */
    status: string;
    /**
     * Format: date-time
     * @description When signing is no longer possible.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string | null;
    /**
     * @description Hash of the content that a signer agrees to. Send it with the signature.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    contentSha256: string;
    content: PublicProposalContent;
    totals: ProposalTotals;
    /** @description Amount to pay of each total after withholding and cash rounding, in minor units and in the order of `totals.buckets`. */
    amountsDue: ProposalAmountDue[];
    choice: PublicProposalChoice | null;
    /** @description True if it is this recipient’s turn to sign. */
    canSign: boolean;
    /** @description Text that a signer agrees to. */
    consent: string;
    recipient: PublicProposalRecipient;
    signers: PublicProposalSignersItem[];
    /** @description The recipient’s own questions with their replies, and comments from the organization to everyone. */
    comments: PublicProposalCommentsItem[];
}
/** @description Choice of the first signer: `itemIds` and `quantities`. */
export type PublicProposalChoice = Record<string, never>;
export type PublicProposalCommentsItem = Record<string, never>;
/** @description The proposal as it was sent, with variables filled in. */
export type PublicProposalContent = Record<string, never>;
export interface PublicProposalRecipient {
    /** @description Name of the recipient that the link is for. */
    name: string;
    /** @description `signer`, `viewer` or `countersigner`. */
    role: string;
    /** @description Status of the recipient. */
    status: string;
}
export interface PublicProposalSignersItem {
    /** @description Name of the signer. */
    name: string;
    /** @description True if it is this recipient. */
    isReader: boolean;
    /** @description True if they have signed. */
    hasSigned: boolean;
}
export interface RateLimitState {
    /** @description Requests a minute. */
    limit: number;
    /** @description Requests that would be admitted at once. */
    remaining: number;
    /** @description Seconds until the full burst is there again. */
    resetSeconds: number;
}
export interface RecordListing {
    /**
     * @description Path of the list of records. Relative to `baseUrl`, without a leading slash.
     * @example crm/v3/objects/contacts
     */
    path: string;
    /**
     * @description Query parameters of each request.
     * @example {
     *       "archived": "false"
     *     }
     */
    query?: {
        [key: string]: string;
    };
    /**
     * @description Headers of each request. Do not put credentials here.
     * @example {
     *       "Accept": "application/json"
     *     }
     */
    headers?: {
        [key: string]: string;
    };
    /**
     * @description Field of a page with the list of records. A JSON Pointer (RFC 6901), where `-1` is the last item of a list; empty for the whole document.
     * @example /results
     */
    items: string;
    /**
     * @description Field of a record with its id. A JSON Pointer (RFC 6901), where `-1` is the last item of a list; empty for the whole document.
     * @example /id
     */
    id: string;
    /**
     * @description Field of a record with the time of its last change (ISO 8601, or seconds or milliseconds since 1970). A JSON Pointer (RFC 6901), where `-1` is the last item of a list; empty for the whole document.
     * @example /updatedAt
     */
    changedAt?: string;
    /**
     * @description Field of a record that says if it is deleted (true or a time). A JSON Pointer (RFC 6901), where `-1` is the last item of a list; empty for the whole document.
     * @example /archived
     */
    deleted?: string;
    pagination: Pagination;
}
export interface RecordedAcceptance {
    /**
     * @description Name of the person who agreed or declined.
     * @example Ada Lovelace
     */
    by: string;
    /**
     * Format: date-time
     * @description When they said so; not in the future.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
    /**
     * @description How they said so, for example in a call or on paper.
     * @example On paper, filed under 2026/117
     */
    note?: string;
    selection?: ProposalSelection;
}
export interface RecordedRefusal {
    /**
     * @description Name of the person who agreed or declined.
     * @example Ada Lovelace
     */
    by: string;
    /**
     * Format: date-time
     * @description When they said so; not in the future.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
    /**
     * @description How they said so, for example in a call or on paper.
     * @example On paper, filed under 2026/117
     */
    note?: string;
    /**
     * @description Reason for declining. The owner can read it.
     * @example We have chosen another offer.
     */
    reason?: string;
}
export interface Refresh {
    /**
     * @description Minutes, hours or days between two runs: 15m to 365d.
     * @example 24h
     */
    every: string;
    /**
     * @description Decides about its chunks after a page returned 404 or 410 three times: keep or remove them.
     * @default keep
     * @enum {string}
     */
    whenGone?: "keep" | "remove";
}
export interface Reindexing {
    /**
     * @description The base's new model: a shared one, or one of the organization.
     * @example capstan-lexical-384
     */
    embeddingModel: string;
}
/** @description Filter of the deliveries. All fields must match. Without any field, held deliveries are sent. */
export interface ReplayRequest {
    /**
     * Format: date-time
     * @description Earliest time of the events, inclusive.
     * @example 2026-11-21T09:30:00Z
     */
    from?: string;
    /**
     * Format: date-time
     * @description Latest time of the events, inclusive.
     * @example 2026-11-21T09:30:00Z
     */
    to?: string;
    /** @description Exact types, `<resource>.*`, or `*`. */
    eventTypes?: string[];
    eventIds?: string[];
    /**
     * @description Status of the deliveries.
     * @enum {string}
     */
    status?: "succeeded" | "failed" | "held" | "canceled";
}
export interface Replayed {
    /**
     * @description Number of deliveries that are sent again, oldest first. At most 10,000 in one call.
     * @example 12
     */
    replayed: number;
}
export interface RestoredAutomationVersion {
    /**
     * @description Number of the version to restore.
     * @example 1
     */
    version: number;
}
/**
 * @description What a token may do; `*` is everything. There may be more of them later.
 * @example contacts:read
 * @enum {string}
 */
export type Scope = "contacts:read" | "contacts:write" | "knowledge:read" | "knowledge:write" | "proposals:read" | "proposals:write" | "integrations:read" | "integrations:write" | "webhooks:read" | "webhooks:write" | "events:write" | "*";
export interface SearchHit {
    /**
     * @description Identifier of the chunk.
     * @example chk_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    chunkId: string;
    /**
     * @description Identifier of its knowledge base.
     * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    baseId: string;
    /**
     * @description Identifier of its source.
     * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    sourceId: string;
    sourceName: string;
    /** @description Address of the source; null for a text. */
    url: string | null;
    text: string;
    /** @description Score of the hit. It never increases from one hit to the next. */
    score: number;
    scores: SearchHitScores;
    ranks: SearchHitRanks;
    headings: string[];
    page: number | null;
    /** @description Offset in the content of the source, in UTF-16 units. */
    charStart: number;
    charEnd: number;
    /** @description Words of the query in `text`, as offsets into it. */
    highlights: SearchHitHighlightsItem[];
    context: SearchHitContext | null;
    /** @description Chunks with the same text that this search found. */
    duplicates: SearchHitDuplicatesItem[];
}
/** @description Text around the hit in its source; null if not requested. */
export interface SearchHitContext {
    before: SearchHitContextBeforeItem[];
    after: SearchHitContextAfterItem[];
}
export interface SearchHitContextAfterItem {
    /**
     * @description Identifier of the chunk.
     * @example chk_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    chunkId: string;
    text: string;
    page: number | null;
    /** @description Same as in the hit. */
    charStart: number;
    charEnd: number;
}
export interface SearchHitContextBeforeItem {
    /**
     * @description Identifier of the chunk.
     * @example chk_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    chunkId: string;
    text: string;
    page: number | null;
    /** @description Same as in the hit. */
    charStart: number;
    charEnd: number;
}
export interface SearchHitDuplicatesItem {
    /**
     * @description Identifier of the chunk.
     * @example chk_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    chunkId: string;
    /**
     * @description Identifier of its source.
     * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    sourceId: string;
}
export interface SearchHitHighlightsItem {
    start: number;
    end: number;
}
/** @description Rank by each score among the candidates of this search, from 1; null without a score. */
export interface SearchHitRanks {
    /** @description Rank by similarity. */
    semantic: number | null;
    /** @description Rank by BM25. */
    keyword: number | null;
}
/** @description Parts of the score. */
export interface SearchHitScores {
    /** @description Similarity of the vectors; null if they were not compared. */
    semantic: number | null;
    /** @description Share of the best possible BM25; null if words were not searched. */
    keyword: number | null;
    /** @description Score of the reranker; null if none was used. */
    rerank: number | null;
}
export interface SearchQuery {
    /**
     * @description The question or words to search for.
     * @example When do you open on Sundays?
     */
    query: string;
    /** @default 10 */
    limit?: number;
    /**
     * @description `keyword` uses BM25, `semantic` compares vectors, `hybrid` combines both.
     * @default hybrid
     * @enum {string}
     */
    mode?: "hybrid" | "semantic" | "keyword";
    /**
     * @description Conditions on the metadata of sources: `{"team": "support"}`, `{"year": {"gte": 2025}}`, `{"key": "team", "op": "in", "value": ["a", "b"]}`, combined with `and`, `or` and `not`. Operators: eq, ne, gt, gte, lt, lte, in, nin, exists, contains.
     * @example {
     *       "team": "support"
     *     }
     */
    filter?: {
        [key: string]: unknown;
    };
    /** @description Search only these sources. */
    sourceIds?: string[];
    /** @description Search only sources of these types. The pages of a sitemap or crawl have the type `url`. */
    sourceTypes?: ("url" | "text" | "file" | "sitemap" | "crawl")[];
    /** @description Leaves out hits with a lower score. */
    minScore?: number;
    /**
     * @description Number of chunks to return before and after each hit.
     * @default 0
     */
    context?: number;
    /**
     * @description True counts chunks whose texts differ only in case, spacing and punctuation as one hit.
     * @default true
     */
    foldDuplicates?: boolean;
    /** @description True if the service that the operator configured reranks the best 50 results. Default: the base's setting. */
    rerank?: boolean;
}
export interface SearchResult {
    data: SearchHit[];
    usage: SearchResultUsage;
}
export interface SearchResultUsage {
    /** @description Cost of this search in credits. */
    credits: number;
    /** @description True if a reranker decided the order. False also if it failed or took longer than two seconds. */
    reranked: boolean;
}
export interface SecretRotation {
    /** @description Hours in which deliveries are also signed with the old secret. Default: 24. */
    overlapHours?: number;
}
export interface Segment {
    /**
     * @description Identifier of the segment.
     * @example seg_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Name of the segment, unique in the organization.
     * @example Customers of this year
     */
    name: string;
    filter: SegmentFilter;
    /**
     * Format: date-time
     * @description When the segment was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the segment last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
export interface SegmentChanges {
    /**
     * @description Name of the segment, unique in the organization.
     * @example Customers of this year
     */
    name?: string;
    filter?: SegmentChangesFilter;
}
/**
 * @description `{and: […]}`, `{or: […]}`, `{not: …}` or `{field, op, value}`, with op one of eq, ne, in, nin, contains, startsWith, gt, gte, lt, lte, between, withinLast, exists. At most 5 levels and 50 comparisons.
 * @example {
 *       "and": [
 *         {
 *           "field": "tag",
 *           "op": "eq",
 *           "value": "customer"
 *         },
 *         {
 *           "field": "createdAt",
 *           "op": "withinLast",
 *           "value": "30d"
 *         }
 *       ]
 *     }
 */
export interface SegmentChangesFilter {
    [key: string]: unknown;
}
/**
 * @description `{and: […]}`, `{or: […]}`, `{not: …}` or `{field, op, value}`, with op one of eq, ne, in, nin, contains, startsWith, gt, gte, lt, lte, between, withinLast, exists. At most 5 levels and 50 comparisons.
 * @example {
 *       "and": [
 *         {
 *           "field": "tag",
 *           "op": "eq",
 *           "value": "customer"
 *         },
 *         {
 *           "field": "createdAt",
 *           "op": "withinLast",
 *           "value": "30d"
 *         }
 *       ]
 *     }
 */
export interface SegmentFilter {
    [key: string]: unknown;
}
export interface SegmentList {
    data: Segment[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
/** @description The proposal, and the links to share. */
export interface SentProposal {
    /**
     * @description Identifier of this revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Number, assigned when the proposal is sent. A revision has its own suffix. Null for a draft.
     * @example P-2026-0042
     */
    number: string | null;
    /** @description 1 for the first revision, then counting up. */
    revision: number;
    /**
     * @description Identifier of the first revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    rootId: string;
    /**
     * @description Identifier of the previous revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    previousId: string | null;
    /**
     * @description Title, used as the heading of the page, the PDF and the mails.
     * @example Website relaunch
     */
    title: string;
    /**
     * @description Status of the proposal. docs/proposal-states.md lists the transitions.
     * @example draft
     * @enum {string}
     */
    status: "draft" | "sent" | "viewed" | "signing" | "accepted" | "countersigned" | "declined" | "expired" | "canceled" | "voided";
    /**
     * @description Contact that the proposal is for.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    contactId: string | null;
    /**
     * @description Member who owns the proposal.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId: string | null;
    /**
     * @description Template that it was created from.
     * @example tpl_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    templateId: string | null;
    /**
     * @description Language of the document (BCP 47). It decides numbers, dates and fixed texts.
     * @example en-GB
     */
    language: string;
    /**
     * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
     * @example EUR
     */
    currency: string;
    /**
     * @description `exclusive` adds tax to the prices; `inclusive` prices contain it.
     * @example exclusive
     * @enum {string}
     */
    taxBehavior: "exclusive" | "inclusive";
    /** @description Lines in the order in which they are shown. */
    items: ProposalItem[];
    /** @description Groups of lines to choose from. */
    groups: SentProposalGroupsItem[];
    discount: SentProposalDiscount | null;
    /** @description Months that recurring prices run. */
    termMonths: number | null;
    withholding: SentProposalWithholding | null;
    /**
     * @description Rounds the amount due to a multiple of this many minor units, half away from zero: 5 for 0.05 CHF, 100 for 1.00 SEK.
     * @example 5
     */
    roundingStep: number | null;
    /** @description Parts of the one-time payment. */
    instalments: SentProposalInstalmentsItem[];
    totals: ProposalTotals;
    /** @description Amount to pay of each total after withholding and cash rounding, in minor units and in the order of `totals.buckets`. */
    amountsDue: ProposalAmountDue[];
    choice: ProposalSelection | null;
    /**
     * @description Values for `{{variables.NAME}}` in texts.
     * @example {
     *       "startDate": "2027-01-11"
     *     }
     */
    variables: {
        [key: string]: string | number | boolean | null;
    };
    /** @description People who read and sign it. */
    recipients: ProposalRecipient[];
    signing: SentProposalSigning;
    /**
     * @description `email_code`: the page also asks for a code that it mails to the recipient.
     * @example link
     * @enum {string}
     */
    access: "link" | "email_code";
    /**
     * Format: date-time
     * @description Instant from which it can no longer be accepted.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string | null;
    reminders: SentProposalReminders | null;
    knowledge: SentProposalKnowledge | null;
    /**
     * @description Hash of the sent content, which signers agree to.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    contentSha256: string | null;
    /**
     * @description SHA-256 of the sealed PDF.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    sealedSha256: string | null;
    transitions: SentProposalTransitions;
    /**
     * @description Reason why it was declined, canceled or voided.
     * @example Too late
     */
    reason: string | null;
    /**
     * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
     * @example {
     *       "dealId": "D-1042"
     *     }
     */
    metadata: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When this revision was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When it last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
    /** @description Content in reading order. */
    blocks: ProposalBlock[];
    /** @description Links for `delivery: "link_only"`, one for each signer and viewer. */
    links?: SentProposalLinksItem[];
}
/** @description Discount on the sum, spread over the lines. */
export interface SentProposalDiscount {
    /**
     * @description Decides whether it has `percent` or `amount`.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount";
    /**
     * @description Percentage to take off. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount to take off, at most the sum. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description For a discount with an amount: the payments that it reduces. Default: `one_time`. A percentage reduces all payments, so it has no `billing`.
     * @example month
     * @enum {string|null}
     */
    billing?: "one_time" | "month" | "quarter" | "year" | null;
}
/** @description Lines that the client chooses from. */
export interface SentProposalGroupsItem {
    /**
     * @description Key that lines use in `group`. Unique.
     * @example plan
     */
    key: string;
    /**
     * @description Heading above the group.
     * @example Choose your plan
     */
    name?: string | null;
    /**
     * @description `single`: exactly one line is chosen. `multiple`: from `min` to `max` lines.
     * @example single
     * @enum {string}
     */
    selection: "single" | "multiple";
    /** @description For a multiple choice: the smallest number of chosen lines. Default: 0. */
    min?: number | null;
    /** @description For a multiple choice: the largest number of chosen lines. Default: any. */
    max?: number | null;
}
/** @description A part of the one-time payment. A deposit is the first one. */
export interface SentProposalInstalmentsItem {
    /**
     * @description Decides whether it has `percent` or `amount`, or is the rest that the others leave.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount" | "rest";
    /**
     * @description Percentage of the one-time payment. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount, at most what earlier instalments leave. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description Name of the instalment.
     * @example Deposit
     */
    label?: string | null;
    /**
     * @description Due date in words.
     * @example On acceptance
     */
    due?: string | null;
}
/** @description Base for the sealed document, and the result of adding it. */
export interface SentProposalKnowledge {
    /**
     * @description Base that gets the sealed document when the proposal is completed.
     * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    baseId: string;
    /**
     * @description Absent until the proposal is completed.
     * @enum {string}
     */
    status?: "added" | "skipped";
    /**
     * @description Source that the document was added as.
     * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    sourceId?: string;
    /** @description Reason why it was skipped. */
    reason?: string;
}
export interface SentProposalLinksItem {
    /**
     * @description Recipient that the link belongs to.
     * @example rcp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    recipientId: string;
    /**
     * @description Opens the page for this recipient. Only this response shows it.
     * @example https://proposals.example.com/p/01jbts0z0ye8t9tpsz3gn7nkm8…
     */
    link: string;
}
/** @description Reminders to recipients who have not answered. */
export interface SentProposalReminders {
    /** @description Days until the first. */
    afterDays: number;
    /** @description Days between reminders. */
    everyDays: number;
    /** @description Largest number of reminders. */
    max: number;
}
/** @description Rules for signing. */
export interface SentProposalSigning {
    /**
     * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
     * @example parallel
     * @enum {string}
     */
    order: "parallel" | "sequential";
    /** @description True if a member signs after the last signer. It needs a countersigner. */
    countersign: boolean;
}
/** @description When each status was reached. */
export interface SentProposalTransitions {
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    sent?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    viewed?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    signing?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    accepted?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    countersigned?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    declined?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    expired?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    canceled?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    voided?: string;
}
/** @description A tax that the client withholds and pays on your behalf, such as the Italian ritenuta or the Spanish IRPF. It does not change the totals, only the amount due. */
export interface SentProposalWithholding {
    /**
     * @description Name of the tax.
     * @example Ritenuta d'acconto
     */
    name: string;
    /**
     * @description Rate of the tax on the net amount. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent: string;
}
/** @description The signature. Its `type` says how it was made. */
export type Signature = TypedSignature | DrawnSignature;
export interface SignatureBlock {
    /**
     * @description Identifies the block inside its proposal. If you leave it out, the server makes one.
     * @example intro
     */
    id?: string;
    /** @constant */
    type: "signature";
    /** @description Heading above the signatures. */
    text?: string;
}
export interface SignatureEvidence {
    /**
     * @description Recipient who signed.
     * @example rcp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    recipientId: string;
    /** @enum {string} */
    role: "signer" | "countersigner";
    /**
     * @description `recipient` signed on the page, `member` countersigned in the dashboard; `manual` was agreed elsewhere and recorded here.
     * @enum {string}
     */
    source: "recipient" | "manual" | "member";
    /**
     * Format: date-time
     * @description When it was signed, by the clock of the server.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
    /** @description Name of the signer as they entered it. */
    name: string;
    /** @description Null if the agreement was recorded or countersigned. */
    signature: TypedSignature | DrawnSignature | null;
    /** @description IP address of the request. */
    address: string | null;
    /** @description User agent of the browser. */
    userAgent: string | null;
    /** @description Address that the link was sent to. */
    mailedTo: string | null;
    /** @description True if a code sent to that address was entered. */
    codeUsed: boolean;
    consent: SignatureEvidenceConsent | null;
    /** @description Identifier of the link. It does not contain the link's secret. */
    linkId: string | null;
    /** @description Identifier of the request. The log has it, too. */
    requestId: string | null;
    /**
     * Format: date-time
     * @description When the link was sent.
     * @example 2026-11-21T09:30:00.000Z
     */
    sentAt: string | null;
    /**
     * Format: date-time
     * @description When the recipient first saw the page.
     * @example 2026-11-21T09:30:00.000Z
     */
    viewedAt: string | null;
    recorded: SignatureEvidenceRecorded | null;
}
export interface SignatureEvidenceConsent {
    /** @description Text that was agreed to, as the page showed it. */
    text: string;
    /**
     * @description SHA-256 of that text in UTF-8.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    sha256: string;
}
export interface SignatureEvidenceRecorded {
    /** @description Name of the person who agreed, as entered by the person who recorded it. */
    by: string;
    /** @description How it was agreed. */
    note: string | null;
    /** @description Name of the person or token that recorded it. */
    recordedBy: string;
}
export interface SigningCertificate {
    /**
     * @description `own`: Capstan made it, and it is self-signed. `uploaded`: you uploaded it.
     * @example own
     * @enum {string}
     */
    source: "own" | "uploaded";
    /**
     * @description Subject of the certificate, as PDF readers show it.
     * @example O=Example Ltd, CN=Example Ltd
     */
    subject: string;
    /**
     * @description Issuer of the certificate.
     * @example O=Example Ltd, CN=Example Ltd
     */
    issuer: string;
    /**
     * @description Serial number from the issuer, in hexadecimal.
     * @example 5f0c3a9be1d24f7781a0c6de2b9f4410
     */
    serialNumber: string;
    /**
     * Format: date-time
     * @description When it becomes valid.
     * @example 2026-11-21T09:30:00.000Z
     */
    notBefore: string;
    /**
     * Format: date-time
     * @description When it expires. Documents that it sealed stay sealed.
     * @example 2026-11-21T09:30:00.000Z
     */
    notAfter: string;
    /**
     * @description SHA-256 of the certificate in hexadecimal. Compare it with the one in a sealed PDF.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    fingerprint: string;
}
export interface Source {
    /**
     * @description Identifier of the source.
     * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Knowledge base that it belongs to.
     * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    baseId: string;
    /**
     * @description Sitemap or crawl that it is a page of.
     * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    parentId: string | null;
    /**
     * @description Your own identifier, unique in the base, in Unicode form NFC.
     * @example cms-hours
     */
    externalId: string | null;
    /** @example Opening hours */
    name: string;
    /**
     * @description Origin of the text.
     * @enum {string}
     */
    type: "url" | "text" | "file" | "sitemap" | "crawl";
    /**
     * @description Address of the text; absent for texts and files.
     * @example https://example.com/hours
     */
    url?: string;
    file?: SourceFile;
    /**
     * @description queued, then processing, then completed or failed.
     * @enum {string}
     */
    status: "queued" | "processing" | "completed" | "failed";
    progress: SourceProgress;
    /** @description Number of searchable chunks; for a sitemap or crawl, those of its pages. */
    chunksCount: number;
    /** @example capstan-lexical-384 */
    embeddingModel: string;
    /** @example 384 */
    embeddingDimensions: number;
    /** @description SHA-256 of the extracted text, in hexadecimal. It changes with the text. */
    contentHash: string | null;
    /**
     * @description JSON values of your own. Searches can filter by them.
     * @example {
     *       "team": "support",
     *       "year": 2026
     *     }
     */
    metadata: {
        [key: string]: unknown;
    };
    /**
     * @description Encoding to read a page or file in, in place of the declared one; a name from the WHATWG Encoding Standard. It applies when the source is read next.
     * @example shift_jis
     */
    encoding: string | null;
    refresh: SourceRefresh | null;
    /**
     * Format: date-time
     * @description When it next runs automatically.
     * @example 2026-11-21T09:30:00.000Z
     */
    nextRefreshAt: string | null;
    usage: SourceUsage | null;
    /**
     * Format: date-time
     * @description When the address was last fetched.
     * @example 2026-11-21T09:30:00.000Z
     */
    lastFetchedAt: string | null;
    /**
     * Format: date-time
     * @description When a run last completed, with or without a change.
     * @example 2026-11-21T09:30:00.000Z
     */
    lastCheckedAt: string | null;
    /**
     * Format: date-time
     * @description When a run last found a different text.
     * @example 2026-11-21T09:30:00.000Z
     */
    contentChangedAt: string | null;
    /**
     * Format: date-time
     * @description When the source was added.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the source last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
    /** @description The problem and what to do; null unless the status is failed. */
    error: string | null;
    failure: SourceFailure | null;
    /** @description Text that may be missing or wrong in searches, and content left out by a rule; warnings first, up to 50. Empty if everything was read. */
    warnings: SourceWarning[];
}
export interface SourceAddAction {
    /** @constant */
    type: "source.add";
    /**
     * @description Name of the action in expressions of later actions, as in `steps.contact.id`. Default: `step1` for the first action, `step2` for the second and so on.
     * @example contact
     */
    id?: string;
    /**
     * @description Knowledge base of the source.
     * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    baseId: string;
    /**
     * @description `name`, and `text` or `url`. Searches can filter by `metadata.` fields, such as `metadata.contactId`. At most 60.
     * @example {
     *       "name": "event.data.title",
     *       "text": "event.data.text",
     *       "metadata.contactId": "event.data.id"
     *     }
     */
    mapping: {
        [key: string]: string;
    };
}
export interface SourceBatch {
    sources: NewSource[];
    /**
     * @description What to do if the base already has the same address or content: `refuse` (default: 409 that names the source), `allow` a copy, `skip` (returns the existing source), or `replace` (the existing source gets the new name, metadata and refresh, and runs again).
     * @enum {string}
     */
    onDuplicate?: "refuse" | "allow" | "skip" | "replace";
}
export interface SourceBatchResult {
    /** @description One result for each source, in the order of the request. */
    data: SourceBatchResultDataItem[];
    /** @description Number of sources that were added or already existed. */
    added: number;
}
export interface SourceBatchResultDataItem {
    /** @description Position in `sources`, from 0. */
    index: number;
    source?: Source;
    error?: ErrorDetail;
}
export interface SourceChanges {
    /** @example Opening hours */
    name?: string;
    /**
     * @description Your own identifier, unique in the base, in Unicode form NFC.
     * @example cms-hours
     */
    externalId?: string | null;
    /**
     * @description JSON values of your own. Searches can filter by them.
     * @example {
     *       "team": "support",
     *       "year": 2026
     *     }
     */
    metadata?: {
        [key: string]: unknown;
    };
    refresh?: SourceChangesRefresh | null;
    /**
     * @description Encoding to read a page or file in, in place of the declared one; a name from the WHATWG Encoding Standard. It applies when the source is read next.
     * @example shift_jis
     */
    encoding?: string | null;
}
export interface SourceChangesRefresh {
    /**
     * @description Minutes, hours or days between two runs: 15m to 365d.
     * @example 24h
     */
    every: string;
    /**
     * @description Decides about its chunks after a page returned 404 or 410 three times: keep or remove them.
     * @default keep
     * @enum {string}
     */
    whenGone?: "keep" | "remove";
}
export interface SourceContent {
    /** @description The extracted text as Markdown. The offsets of chunks refer to it. */
    content: string;
    title: string | null;
    /** @example en */
    language: string | null;
    /** @example utf-8 */
    charset: string | null;
    /**
     * Format: date-time
     * @description When the page was published, as it declares.
     * @example 2026-11-21T09:30:00.000Z
     */
    publishedAt: string | null;
}
/** @description The failure in a form for programs; null unless the status is failed. */
export interface SourceFailure {
    /**
     * @description Stable identifier. Programs can rely on it.
     * @example no_text
     */
    code: string;
    /** @description Stage in which the run failed. */
    stage: string | null;
    /** @description True if a refresh may succeed without any change. */
    retryable: boolean;
}
/** @description The uploaded file; present if the type is file. */
export interface SourceFile {
    /** @example handbook.pdf */
    name: string;
    /** @example application/pdf */
    mediaType: string;
    /** @example 48213 */
    bytes: number;
    /** @description SHA-256 of the file, in hexadecimal. */
    sha256: string;
}
export interface SourceList {
    data: Source[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface SourceProgress {
    /** @description Current stage: fetching, extracting, chunking, embedding, storing, pages. Null outside processing. */
    stage: string | null;
    percent: number;
    /** @description Number of embedded chunks, or of the site's pages that have ended. */
    done: number | null;
    /** @description Total number; null until it is known. */
    total: number | null;
    stages: SourceProgressStages;
}
/** @description Start times of the stages of the newest run. */
export interface SourceProgressStages {
    /**
     * Format: date-time
     * @description When fetching started.
     * @example 2026-11-21T09:30:00.000Z
     */
    fetching?: string;
    /**
     * Format: date-time
     * @description When extracting started.
     * @example 2026-11-21T09:30:00.000Z
     */
    extracting?: string;
    /**
     * Format: date-time
     * @description When chunking started.
     * @example 2026-11-21T09:30:00.000Z
     */
    chunking?: string;
    /**
     * Format: date-time
     * @description When embedding started.
     * @example 2026-11-21T09:30:00.000Z
     */
    embedding?: string;
    /**
     * Format: date-time
     * @description When storing started.
     * @example 2026-11-21T09:30:00.000Z
     */
    storing?: string;
    /**
     * Format: date-time
     * @description When pages started.
     * @example 2026-11-21T09:30:00.000Z
     */
    pages?: string;
}
export interface SourceRefresh {
    /**
     * @description Minutes, hours or days between two runs: 15m to 365d.
     * @example 24h
     */
    every: string;
    /**
     * @description Decides about its chunks after a page returned 404 or 410 three times: keep or remove them.
     * @default keep
     * @enum {string}
     */
    whenGone?: "keep" | "remove";
}
export interface SourceRetry {
    /**
     * @description Only sources whose `failure.code` is one of these. Default: all.
     * @example [
     *       "timeout",
     *       "embedding_unavailable"
     *     ]
     */
    codes?: string[];
}
export interface SourceRun {
    /**
     * @description Identifier of the run.
     * @example run_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Source that it processed.
     * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    sourceId: string;
    /** @description Number of the run in its source, from 1. */
    number: number;
    /**
     * @description Trigger of the run: `add` the first run, `refresh` a request, `schedule` the refresh schedule, `retry` a retry of failed sources, `replace` a duplicate that replaced the source, `site` a run of its sitemap or crawl.
     * @enum {string}
     */
    trigger: "add" | "refresh" | "schedule" | "retry" | "replace" | "site";
    /**
     * @description queued, then processing, then completed or failed.
     * @enum {string}
     */
    status: "queued" | "processing" | "completed" | "failed";
    progress: SourceRunProgress;
    /** @description Number of chunks at its end; null unless completed. */
    chunksCount: number | null;
    usage: SourceRunUsage | null;
    /** @description Cost of the run in credits; null until it has ended. */
    credits: number | null;
    /** @description The problem and what to do; null unless failed. */
    error: string | null;
    failure: SourceRunFailure | null;
    /**
     * Format: date-time
     * @description When the run was requested.
     * @example 2026-11-21T09:30:00.000Z
     */
    queuedAt: string;
    /**
     * Format: date-time
     * @description When processing began; null while queued.
     * @example 2026-11-21T09:30:00.000Z
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * @description When the run ended; null until then.
     * @example 2026-11-21T09:30:00.000Z
     */
    endedAt: string | null;
}
/** @description The failure in a form for programs; null unless the status is failed. */
export interface SourceRunFailure {
    /**
     * @description Stable identifier. Programs can rely on it.
     * @example no_text
     */
    code: string;
    /** @description Stage in which the run failed. */
    stage: string | null;
    /** @description True if a refresh may succeed without any change. */
    retryable: boolean;
}
export interface SourceRunList {
    data: SourceRun[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface SourceRunProgress {
    /** @description Current stage: fetching, extracting, chunking, embedding, storing, pages. Null outside processing. */
    stage: string | null;
    percent: number;
    /** @description Number of embedded chunks, or of the site's pages that have ended. */
    done: number | null;
    /** @description Total number; null until it is known. */
    total: number | null;
    stages: SourceRunProgressStages;
}
/** @description Start times of the stages of the newest run. */
export interface SourceRunProgressStages {
    /**
     * Format: date-time
     * @description When fetching started.
     * @example 2026-11-21T09:30:00.000Z
     */
    fetching?: string;
    /**
     * Format: date-time
     * @description When extracting started.
     * @example 2026-11-21T09:30:00.000Z
     */
    extracting?: string;
    /**
     * Format: date-time
     * @description When chunking started.
     * @example 2026-11-21T09:30:00.000Z
     */
    chunking?: string;
    /**
     * Format: date-time
     * @description When embedding started.
     * @example 2026-11-21T09:30:00.000Z
     */
    embedding?: string;
    /**
     * Format: date-time
     * @description When storing started.
     * @example 2026-11-21T09:30:00.000Z
     */
    storing?: string;
    /**
     * Format: date-time
     * @description When pages started.
     * @example 2026-11-21T09:30:00.000Z
     */
    pages?: string;
}
/** @description Usage of the newest completed run. */
export interface SourceRunUsage {
    /** @description Bytes read. */
    bytes: number;
    /** @description Tokens in all chunks. */
    tokens: number;
    /** @description Chunks whose vectors were computed. */
    chunksEmbedded: number;
    /** @description Chunks whose vectors already existed. */
    chunksReused: number;
    /** @description Cost of the run in credits. */
    credits: number;
}
/** @description Usage of the newest completed run. */
export interface SourceUsage {
    /** @description Bytes read. */
    bytes: number;
    /** @description Tokens in all chunks. */
    tokens: number;
    /** @description Chunks whose vectors were computed. */
    chunksEmbedded: number;
    /** @description Chunks whose vectors already existed. */
    chunksReused: number;
    /** @description Cost of the run in credits. */
    credits: number;
}
export interface SourceWarning {
    /**
     * @description Stable identifier. Programs can rely on it.
     * @example pages_without_text
     */
    code: string;
    /**
     * @description `warning`: content is missing or uncertain. `info`: content was left out by a rule.
     * @enum {string}
     */
    severity: "warning" | "info";
    /**
     * @description The missing or uncertain content, and what to do.
     * @example Page 2 is a picture without text, such as a scan.
     */
    message: string;
    /**
     * @description The page, sheet or part; null for the whole source.
     * @example page 2
     */
    where: string | null;
}
export interface SourcesRetried {
    /** @description Number of sources that run again: up to a thousand failed ones, oldest first. */
    retried: number;
}
/** @description Initial content of a proposal, as you sent it. */
export interface StoredProposalDraft {
    [key: string]: unknown;
}
export interface Sync {
    /**
     * @description Identifier of the sync.
     * @example syn_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Connection to read from.
     * @example conn_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    connectionId: string;
    /**
     * @description Your name for the sync; null without one.
     * @example Customers of the shop
     */
    name: string | null;
    /**
     * @description `contacts`: records become contacts. `knowledge`: files and texts become sources of the base in `config.knowledgeBaseId`.
     * @enum {string}
     */
    target: "contacts" | "knowledge";
    /**
     * @description `incremental`: requests the changes since the last run, if the source supports it. `full`: lists all records in each run; many sources show deletions only this way.
     * @enum {string}
     */
    mode: "incremental" | "full";
    /**
     * @description Interval of the runs, from `5m` to `7d`; null for manual runs only.
     * @example 15m
     */
    schedule: string | null;
    /**
     * @description Settings of the source: `list` and `changes` of a REST service, a path, a prefix. Each source has its own. Do not put credentials here.
     * @example {
     *       "path": "team/handbook"
     *     }
     */
    config: {
        [key: string]: unknown;
    };
    /**
     * @description Expressions on `record` by field. Contacts have their fields, `address.city` and `custom.tier`; sources have `name`, `text` and `metadata.team`. Other fields are not changed. At most 60.
     * @example {
     *       "email": "lower(record.email)",
     *       "name": "record.name",
     *       "custom.tier": "record.plan"
     *     }
     */
    mapping: {
        [key: string]: string;
    };
    /**
     * @description Field by which a new record finds its contact: `email`, `phone`, `externalId` or a unique field such as `custom.number`. Later, its own id identifies the record. Null for knowledge.
     * @example email
     */
    matchBy: string | null;
    conflict: ConflictPolicy;
    /**
     * @description Action for a contact or source whose record is deleted at the source: none, add the tag `gone at source`, or delete it. Deletions are detected by a complete full listing, or if the source reports them. A loss of more than a fifth (of fewer than 50 records: more than ten) waits for confirmation.
     * @enum {string}
     */
    deletions: "ignore" | "tag" | "delete";
    /**
     * @description `paused`: its schedule begins no run.
     * @enum {string}
     */
    status: "active" | "paused";
    /** @description Problem to fix; null if the sync runs or a person paused it. */
    pausedReason: string | null;
    author: SyncAuthor | null;
    /** @description Why it stopped when its author lost the rights; null while they have them. */
    stoppedReason: string | null;
    /** @description Whether it is older than the check of its rights. It keeps its reach until somebody saves it or takes it over. */
    unconfirmed: boolean;
    /**
     * Format: date-time
     * @description Next time of the schedule; null without one.
     * @example 2026-11-21T09:30:00.000Z
     */
    nextRunAt: string | null;
    /**
     * Format: date-time
     * @description When the sync was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the sync last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
/** @description The token or member that last saved it or took it over. It may do what they may, as long as they may. Null if it is older than this field. */
export interface SyncAuthor {
    /**
     * @description A token or a member.
     * @enum {string}
     */
    kind: "token" | "member";
    /** @description Identifier of the token or the member. */
    id: string;
    /**
     * @description Its name at that time.
     * @example Ada
     */
    name: string;
}
/** @description Absent fields are kept. `config` and `mapping` are replaced as a whole, and make the next run a full one. */
export interface SyncChanges {
    /**
     * @description Your name for the sync; null without one.
     * @example Customers of the shop
     */
    name?: string | null;
    /**
     * @description `incremental`: requests the changes since the last run, if the source supports it. `full`: lists all records in each run; many sources show deletions only this way.
     * @enum {string}
     */
    mode?: "incremental" | "full";
    /**
     * @description Interval of the runs, from `5m` to `7d`; null for manual runs only.
     * @example 15m
     */
    schedule?: string | null;
    /**
     * @description Settings of the source: `list` and `changes` of a REST service, a path, a prefix. Each source has its own. Do not put credentials here.
     * @example {
     *       "path": "team/handbook"
     *     }
     */
    config?: {
        [key: string]: unknown;
    };
    /**
     * @description Expressions on `record` by field. Contacts have their fields, `address.city` and `custom.tier`; sources have `name`, `text` and `metadata.team`. Other fields are not changed. At most 60.
     * @example {
     *       "email": "lower(record.email)",
     *       "name": "record.name",
     *       "custom.tier": "record.plan"
     *     }
     */
    mapping?: {
        [key: string]: string;
    };
    /**
     * @description Field by which a new record finds its contact: `email`, `phone`, `externalId` or a unique field such as `custom.number`. Later, its own id identifies the record. Null for knowledge.
     * @example email
     */
    matchBy?: string | null;
    conflict?: ConflictPolicy;
    /**
     * @description Action for a contact or source whose record is deleted at the source: none, add the tag `gone at source`, or delete it. Deletions are detected by a complete full listing, or if the source reports them. A loss of more than a fifth (of fewer than 50 records: more than ten) waits for confirmation.
     * @enum {string}
     */
    deletions?: "ignore" | "tag" | "delete";
}
export interface SyncConflict {
    /**
     * @description Identifier of the record at the source.
     * @example 1842
     */
    remoteId: string;
    /**
     * @description Contact of the record.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    contactId: string | null;
    /**
     * @description Field of the conflict; null if the contact itself was deleted here.
     * @example jobTitle
     */
    field: string | null;
    /** @description Value at the last read. */
    last: unknown;
    /** @description Current value at the source. */
    source: unknown;
    /** @description Value of the contact. */
    platform: unknown;
    /**
     * @description Side whose value was kept.
     * @enum {string}
     */
    taken: "source" | "platform";
    /**
     * @description Scope that you need to read the values; null if you have it. Without it, the values are null.
     * @example contacts:read
     */
    missingScope: string | null;
}
export interface SyncConflictList {
    data: SyncConflict[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface SyncList {
    data: Sync[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
/** @description Result that the next run would have. Nothing was changed. */
export interface SyncPreview {
    /**
     * @description Mode of the next run.
     * @enum {string}
     */
    mode: "incremental" | "full";
    counts: SyncPreviewCounts;
    /** @description True if the source has more records than were read. */
    hasMore: boolean;
    /** @description Result for each record that was read. */
    records: SyncPreviewRecordsItem[];
}
/** @description Numbers of records by result. */
export interface SyncPreviewCounts {
    /**
     * @description Number of records.
     * @example 3
     */
    created: number;
    /**
     * @description Number of records.
     * @example 3
     */
    updated: number;
    /**
     * @description Number of records.
     * @example 3
     */
    unchanged: number;
    /**
     * @description Number of records.
     * @example 3
     */
    ambiguous: number;
    /**
     * @description Number of records.
     * @example 3
     */
    invalid: number;
}
export interface SyncPreviewRecordsItem {
    /**
     * @description Identifier of the record at the source.
     * @example 1842
     */
    remoteId: string;
    /**
     * @description Result of the record. `ambiguous`: it matches several contacts. `invalid`: see `reason`.
     * @enum {string}
     */
    outcome: "created" | "updated" | "unchanged" | "ambiguous" | "invalid";
    /** @description Matching contact; null for a new one. */
    contactId: string | null;
    /** @description The source record: `record` of the mapping. */
    record: {
        [key: string]: unknown;
    };
    /** @description Fields from the mapping; empty if there are no new ones. */
    values: {
        [key: string]: unknown;
    };
    /** @description Reason why it cannot be imported. */
    reason: string | null;
    /** @description Field that caused the error. */
    field: string | null;
}
export interface SyncRecordError {
    /**
     * @description Identifier of the record at the source.
     * @example 1842
     */
    remoteId: string;
    /**
     * @description `ambiguous_match`: the record matches several contacts. Otherwise an error code of the API.
     * @example validation_error
     */
    code: string;
    /** @description Readable error message. */
    message: string;
    /**
     * @description Field that caused the error.
     * @example email
     */
    field: string | null;
}
export interface SyncRecordErrorList {
    data: SyncRecordError[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface SyncRun {
    /**
     * @description Identifier of the run.
     * @example srun_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Sync of the run.
     * @example syn_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    syncId: string;
    /**
     * @description What started the run.
     * @enum {string}
     */
    trigger: "manual" | "schedule";
    /**
     * @description Mode of this run. The first run of a sync is full.
     * @enum {string}
     */
    mode: "incremental" | "full";
    /**
     * @description `partial`: some records could not be imported. `needs_confirmation`: so many records are deleted at the source that a person must confirm the removal.
     * @example succeeded
     * @enum {string}
     */
    status: "queued" | "running" | "needs_confirmation" | "succeeded" | "partial" | "failed" | "canceled";
    stats: SyncRunStats;
    gone: SyncRunGone | null;
    /**
     * Format: date-time
     * @description Time until which no requests are sent; null if the run does not wait.
     * @example 2026-11-21T09:30:00.000Z
     */
    waitingUntil: string | null;
    error: SyncRunError | null;
    /**
     * Format: date-time
     * @description Time when the run was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description Time when its first page was requested.
     * @example 2026-11-21T09:30:00.000Z
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * @description Time when it ended.
     * @example 2026-11-21T09:30:00.000Z
     */
    endedAt: string | null;
}
/** @description Reason of the failure or of the wait. */
export interface SyncRunError {
    /**
     * @description Error code of the API, or `source_fault` (the source breaks its own rules), `source_refused`, `source_unreachable`, `connection_not_active`, `internal_error`.
     * @example source_fault
     */
    code: string;
    /** @description Readable error message. */
    message: string;
}
/** @description Planned removals; null until the listing has ended. */
export interface SyncRunGone {
    /**
     * @description Records that are deleted at the source.
     * @example 12
     */
    records: number;
    /**
     * @description Records that existed before.
     * @example 12
     */
    of: number;
}
export interface SyncRunList {
    data: SyncRun[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
/** @description Counts so far. */
export interface SyncRunStats {
    /**
     * @description Records that were read.
     * @example 12
     */
    records: number;
    /**
     * @description Contacts or sources that were created.
     * @example 12
     */
    created: number;
    /**
     * @description Contacts or sources that were changed.
     * @example 12
     */
    updated: number;
    /**
     * @description Records without changes.
     * @example 12
     */
    unchanged: number;
    /**
     * @description Records that could not be imported; see the errors of the run.
     * @example 12
     */
    failed: number;
    /**
     * @description Fields that had changed on both sides; see the conflicts of the run.
     * @example 12
     */
    conflicts: number;
    /**
     * @description Contacts or sources that were tagged or deleted because their records are deleted at the source.
     * @example 12
     */
    removed: number;
}
export interface Tag {
    /**
     * @description A label.
     * @example customer
     */
    name: string;
    /**
     * @description Number of contacts that have it.
     * @example 12
     */
    contacts: number;
}
export interface TagChanges {
    /**
     * @description New name of the tag.
     * @example customer
     */
    name: string;
}
export interface TagList {
    data: Tag[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface TestRequest {
    /**
     * @description Event type of the example. Default: `webhook.test`.
     * @example source.completed
     */
    eventType?: string;
}
export interface TextBlock {
    /**
     * @description Identifies the block inside its proposal. If you leave it out, the server makes one.
     * @example intro
     */
    id?: string;
    /** @constant */
    type: "text";
    /**
     * @description CommonMark with tables and {{variables}}. HTML is shown as plain text.
     * @example # Hello, {{contact.firstName | default: "there"}}
     */
    text: string;
}
export interface TimelineEntry {
    /**
     * Format: date-time
     * @description Time when it happened.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
    /**
     * @description Type of an event, or `note.created` or `consent.recorded`.
     * @example contact.tagged
     */
    kind: string;
    /**
     * @description Identifier of the event, the note or the consent.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ref: string;
    /**
     * @description One sentence about what happened.
     * @example Tags added: customer.
     */
    summary: string;
    actor: TimelineEntryActor | null;
    /** @description Fields that a `contact.updated` changed. A value of more than 1,000 characters is cut and given as text. Empty for other entries, and if the data of the events has been deleted. */
    changes: TimelineEntryChangesItem[];
    subject: TimelineEntrySubject | null;
    /**
     * @description Scope that you need to read more; null if you have it. Without it, `summary` gives only the meaning of the event type.
     * @example proposals:read
     */
    missingScope: string | null;
}
/** @description Who did it. Null if it is not recorded, as in an import. */
export interface TimelineEntryActor {
    /**
     * @description `member`, `token`, `operator`, `recipient`, `public`, `automation` or `sync`.
     * @example member
     */
    kind: string;
    /**
     * @description Identifier of the member, token or recipient, or of the run of the automation or sync. Null for the operator and the public.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string | null;
    /**
     * @description Name at that time. Null for an automation or a sync.
     * @example Ines Albrecht
     */
    name: string | null;
}
export interface TimelineEntryChangesItem {
    /**
     * @description Name of the field; `custom.` and the key for a custom field.
     * @example jobTitle
     */
    field: string;
    /**
     * @description Value before the change.
     * @example Engineer
     */
    before: unknown;
    /**
     * @description Value after the change.
     * @example Lead
     */
    after: unknown;
}
export interface TimelineEntryList {
    data: TimelineEntry[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
/** @description The proposal that the entry is about; null for other entries. */
export interface TimelineEntrySubject {
    /** @example prop_01jbts0z0ye8t9tpsz3gn7nkm8 */
    id: string;
    /** @example P-2026-0042 */
    number: string | null;
    /** @example Lighting for the reading room */
    title: string;
}
/** @description Present only if you set `totalCount`. */
export interface TotalCount {
    /**
     * @description Number of matches.
     * @example 412
     */
    value: number;
    /** @description `gte`: there are at least this many. */
    relation: "eq" | "gte";
}
export interface TypedSignature {
    /** @constant */
    type: "typed";
    /**
     * @description The name as the signer typed it.
     * @example Ada Lovelace
     */
    text: string;
}
export interface Usage {
    /**
     * @description Key of the plan.
     * @example pro
     */
    plan: string;
    credits: UsageCredits;
    limits: Limits;
    rateLimit: RateLimitState | null;
    organizationRateLimit: RateLimitState | null;
    /** @description The last 30 days on which credits were used. */
    daily: UsageDailyItem[];
}
export interface UsageCredits {
    /** @description Credits to use; null when unmetered. */
    balance: number | null;
    /** @description Credits set aside for work that is under way. */
    reserved: number;
    grants: UsageCreditsGrantsItem[];
}
export interface UsageCreditsGrantsItem {
    amount: number;
    remaining: number;
    reason: string;
    /**
     * Format: date-time
     * @description When what remains is lost.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string | null;
}
export interface UsageDailyItem {
    /**
     * Format: date
     * @example 2026-11-21
     */
    date: string;
    /** @description Credits used on that day (UTC). */
    credits: number;
}
export interface Webhook {
    /**
     * Format: uuid
     * @description Identifier of the webhook.
     * @example 0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90
     */
    id: string;
    /**
     * @description URL that deliveries are posted to. Must be https, unless the operator allows http.
     * @example https://example.com/hooks/capstan
     */
    url: string;
    /**
     * @description Events to deliver: exact types, all types of a resource (`source.*`), your own (`custom.order.paid`, `custom.order.*`, `custom.*`), or everything (`*`).
     * @example [
     *       "source.completed",
     *       "source.failed"
     *     ]
     */
    events: string[];
    /** @description If true, deliveries are sent; otherwise they are held. */
    enabled: boolean;
    /**
     * @description Your description of the webhook.
     * @example Production
     */
    description: string | null;
    /**
     * @description `manual`: by request, or because its author lost the permissions, see `stoppedReason`. `gone`: it answered 410. `failing`: only failures for 5 days and at least 20 attempts.
     * @enum {string|null}
     */
    disabledReason: "manual" | "gone" | "failing" | null;
    author: WebhookAuthor | null;
    /** @description Why it stopped when its author lost the rights; null while they have them. */
    stoppedReason: string | null;
    /** @description Whether it is older than the check of its rights. It keeps its reach until somebody saves it or takes it over. */
    unconfirmed: boolean;
    /**
     * @description Most attempts a second across all nodes, including retries. Any 10 seconds stay within 5 % of it (at 1 a second: at most 10). Null: as fast as your server answers.
     * @example 50
     */
    rateLimitPerSecond: number | null;
    /**
     * @description Most open requests at the same time, across all nodes.
     * @example 32
     */
    maxInFlight: number;
    /**
     * @description Seconds to wait before each retry. Up to a tenth is added at random, nothing is subtracted. `[]`: one attempt only. Null: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h.
     * @example [
     *       5,
     *       300,
     *       1800
     *     ]
     */
    retryScheduleSeconds: number[] | null;
    /**
     * @description `none`: no order. `strict`: one after the other in the order of the events; the next is sent after the previous one has succeeded, failed permanently, or was held or canceled. `by_subject`: the same for each resource that events are about.
     * @enum {string}
     */
    ordering: "none" | "strict" | "by_subject";
    /**
     * @description Names of the headers that are sent with each delivery. Their values are secret.
     * @example [
     *       "Authorization"
     *     ]
     */
    headerNames: string[];
    /**
     * @description `full`: the whole event. `thin`: `data` is only `{ id }`, for receivers that fetch the details. The choice applies to events from now on.
     * @enum {string}
     */
    payload: "full" | "thin";
    /**
     * @description CEL condition (https://cel.dev) on `id`, `type`, `createdAt`, `organizationId` and `data`. Only events for which it is true are delivered. An event without a field that the condition needs is not delivered; test for it with `has(data.email)`. Loops (`all`, `exists`, `exists_one`, `filter`) run over a field of `data` and cannot be nested; `matches` and `+` are not available. Capstan evaluates it once, when the event occurs. An event that is too large for it (characters times steps of the condition above 2,000,000) is delivered. Tests are always delivered.
     * @example type == "source.completed" && data.chunksCount > 10
     */
    filter: string | null;
    /** @description If true, adds ed25519 signatures (`v1a,`) to `webhook-signature`, which a receiver verifies with the public key. */
    asymmetric: boolean;
    /**
     * @description Public key that verifies the `v1a` signatures; null unless `asymmetric`.
     * @example whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=
     */
    publicKey: string | null;
    /**
     * Format: date-time
     * @description When the webhook was registered.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the webhook last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
/** @description The token or member that last saved it or took it over. It may do what they may, as long as they may. Null if it is older than this field. */
export interface WebhookAuthor {
    /**
     * @description A token or a member.
     * @enum {string}
     */
    kind: "token" | "member";
    /** @description Identifier of the token or the member. */
    id: string;
    /**
     * @description Its name at that time.
     * @example Ada
     */
    name: string;
}
/** @description Absent fields are kept and null clears a field; `events` is replaced as a whole. */
export interface WebhookChanges {
    /**
     * @description URL that deliveries are posted to. Must be https, unless the operator allows http.
     * @example https://example.com/hooks/capstan
     */
    url?: string;
    /**
     * @description Events to deliver: exact types, all types of a resource (`source.*`), your own (`custom.order.paid`, `custom.order.*`, `custom.*`), or everything (`*`).
     * @example [
     *       "source.completed",
     *       "source.failed"
     *     ]
     */
    events?: string[];
    /** @description False holds pending deliveries; true does not release them. */
    enabled?: boolean;
    /**
     * @description Your description of the webhook.
     * @example Production
     */
    description?: string | null;
    /**
     * @description Most attempts a second across all nodes, including retries. Any 10 seconds stay within 5 % of it (at 1 a second: at most 10). Null: as fast as your server answers.
     * @example 50
     */
    rateLimitPerSecond?: number | null;
    /**
     * @description Most open requests at the same time, across all nodes.
     * @example 32
     */
    maxInFlight?: number | null;
    /**
     * @description Seconds to wait before each retry. Up to a tenth is added at random, nothing is subtracted. `[]`: one attempt only. Null: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h.
     * @example [
     *       5,
     *       300,
     *       1800
     *     ]
     */
    retryScheduleSeconds?: number[] | null;
    /**
     * @description `none`: no order. `strict`: one after the other in the order of the events; the next is sent after the previous one has succeeded, failed permanently, or was held or canceled. `by_subject`: the same for each resource that events are about.
     * @enum {string|null}
     */
    ordering?: "none" | "strict" | "by_subject" | null;
    /**
     * @description Headers to send with each delivery, up to 4096 bytes together; replaced as a whole. They belong to the origin of `url`: changing to another origin without new headers removes them.
     * @example {
     *       "Authorization": "Bearer of-your-server"
     *     }
     */
    headers?: {
        [key: string]: string;
    } | null;
    /**
     * @description `full`: the whole event. `thin`: `data` is only `{ id }`, for receivers that fetch the details. The choice applies to events from now on.
     * @enum {string|null}
     */
    payload?: "full" | "thin" | null;
    /**
     * @description CEL condition (https://cel.dev) on `id`, `type`, `createdAt`, `organizationId` and `data`. Only events for which it is true are delivered. An event without a field that the condition needs is not delivered; test for it with `has(data.email)`. Loops (`all`, `exists`, `exists_one`, `filter`) run over a field of `data` and cannot be nested; `matches` and `+` are not available. Capstan evaluates it once, when the event occurs. An event that is too large for it (characters times steps of the condition above 2,000,000) is delivered. Tests are always delivered.
     * @example type == "source.completed" && data.chunksCount > 10
     */
    filter?: string | null;
    /** @description If true, adds ed25519 signatures (`v1a,`) to `webhook-signature`, which a receiver verifies with the public key. */
    asymmetric?: boolean | null;
}
export interface WebhookHealth {
    /**
     * Format: date-time
     * @description Start of the count: 24 hours ago, or the oldest of the last 5,000 deliveries if there were more.
     * @example 2026-11-21T09:30:00.000Z
     */
    since: string;
    /**
     * @description Attempts since then.
     * @example 240
     */
    attempts: number;
    /**
     * @description Attempts that were answered with a 2xx status.
     * @example 238
     */
    succeeded: number;
    /**
     * @description Successful attempts since the last failed one.
     * @example 60
     */
    succeededInARow: number;
    /**
     * @description Share of successful attempts; null without any attempt.
     * @example 0.992
     */
    successRate: number | null;
    /**
     * Format: date-time
     * @description Time when the last successful attempt began; null if there was none.
     * @example 2026-11-21T09:30:00.000Z
     */
    lastSuccessAt: string | null;
    /**
     * Format: date-time
     * @description Time when the last failed attempt began; null if there was none.
     * @example 2026-11-21T09:30:00.000Z
     */
    lastFailureAt: string | null;
    /** @description Duration that half of the attempts do not exceed; null without any attempt. */
    p50Ms: number | null;
    /** @description Duration that 95 % of the attempts do not exceed; null without any attempt. */
    p95Ms: number | null;
    /** @description The time since `since` in 48 equal slots, oldest first. */
    slots: WebhookHealthSlot[];
    /**
     * @description Deliveries that failed at their last attempt, at any time, and can be replayed. At most 1,000 are counted.
     * @example 14
     */
    failedDeliveries: number;
}
export interface WebhookHealthSlot {
    /**
     * Format: date-time
     * @description Start of the slot. It ends where the next one begins.
     * @example 2026-11-21T09:30:00.000Z
     */
    from: string;
    /** @description Successful attempts that began in the slot. */
    succeeded: number;
    /** @description Failed attempts that began in the slot. */
    failed: number;
    /** @description Duration that half of the attempts do not exceed; null without any attempt. */
    p50Ms: number | null;
    /** @description Duration that 95 % of the attempts do not exceed; null without any attempt. */
    p95Ms: number | null;
}
export interface WebhookKeys {
    /** @description Keys, current one first. */
    keys: PublicKey[];
}
export interface WebhookList {
    data: Webhook[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface WebhookWithSecret {
    /**
     * Format: uuid
     * @description Identifier of the webhook.
     * @example 0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90
     */
    id: string;
    /**
     * @description URL that deliveries are posted to. Must be https, unless the operator allows http.
     * @example https://example.com/hooks/capstan
     */
    url: string;
    /**
     * @description Events to deliver: exact types, all types of a resource (`source.*`), your own (`custom.order.paid`, `custom.order.*`, `custom.*`), or everything (`*`).
     * @example [
     *       "source.completed",
     *       "source.failed"
     *     ]
     */
    events: string[];
    /** @description If true, deliveries are sent; otherwise they are held. */
    enabled: boolean;
    /**
     * @description Your description of the webhook.
     * @example Production
     */
    description: string | null;
    /**
     * @description `manual`: by request, or because its author lost the permissions, see `stoppedReason`. `gone`: it answered 410. `failing`: only failures for 5 days and at least 20 attempts.
     * @enum {string|null}
     */
    disabledReason: "manual" | "gone" | "failing" | null;
    author: WebhookWithSecretAuthor | null;
    /** @description Why it stopped when its author lost the rights; null while they have them. */
    stoppedReason: string | null;
    /** @description Whether it is older than the check of its rights. It keeps its reach until somebody saves it or takes it over. */
    unconfirmed: boolean;
    /**
     * @description Most attempts a second across all nodes, including retries. Any 10 seconds stay within 5 % of it (at 1 a second: at most 10). Null: as fast as your server answers.
     * @example 50
     */
    rateLimitPerSecond: number | null;
    /**
     * @description Most open requests at the same time, across all nodes.
     * @example 32
     */
    maxInFlight: number;
    /**
     * @description Seconds to wait before each retry. Up to a tenth is added at random, nothing is subtracted. `[]`: one attempt only. Null: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h.
     * @example [
     *       5,
     *       300,
     *       1800
     *     ]
     */
    retryScheduleSeconds: number[] | null;
    /**
     * @description `none`: no order. `strict`: one after the other in the order of the events; the next is sent after the previous one has succeeded, failed permanently, or was held or canceled. `by_subject`: the same for each resource that events are about.
     * @enum {string}
     */
    ordering: "none" | "strict" | "by_subject";
    /**
     * @description Names of the headers that are sent with each delivery. Their values are secret.
     * @example [
     *       "Authorization"
     *     ]
     */
    headerNames: string[];
    /**
     * @description `full`: the whole event. `thin`: `data` is only `{ id }`, for receivers that fetch the details. The choice applies to events from now on.
     * @enum {string}
     */
    payload: "full" | "thin";
    /**
     * @description CEL condition (https://cel.dev) on `id`, `type`, `createdAt`, `organizationId` and `data`. Only events for which it is true are delivered. An event without a field that the condition needs is not delivered; test for it with `has(data.email)`. Loops (`all`, `exists`, `exists_one`, `filter`) run over a field of `data` and cannot be nested; `matches` and `+` are not available. Capstan evaluates it once, when the event occurs. An event that is too large for it (characters times steps of the condition above 2,000,000) is delivered. Tests are always delivered.
     * @example type == "source.completed" && data.chunksCount > 10
     */
    filter: string | null;
    /** @description If true, adds ed25519 signatures (`v1a,`) to `webhook-signature`, which a receiver verifies with the public key. */
    asymmetric: boolean;
    /**
     * @description Public key that verifies the `v1a` signatures; null unless `asymmetric`.
     * @example whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=
     */
    publicKey: string | null;
    /**
     * Format: date-time
     * @description When the webhook was registered.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the webhook last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
    /**
     * @description Secret that signs the deliveries. Shown only in this response.
     * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw0Xr2Vd7aLQo=
     */
    secret: string;
}
/** @description The token or member that last saved it or took it over. It may do what they may, as long as they may. Null if it is older than this field. */
export interface WebhookWithSecretAuthor {
    /**
     * @description A token or a member.
     * @enum {string}
     */
    kind: "token" | "member";
    /** @description Identifier of the token or the member. */
    id: string;
    /**
     * @description Its name at that time.
     * @example Ada
     */
    name: string;
}
export interface WideSearchQuery {
    /**
     * @description The question or words to search for.
     * @example When do you open on Sundays?
     */
    query: string;
    /** @default 10 */
    limit?: number;
    /**
     * @description `keyword` uses BM25, `semantic` compares vectors, `hybrid` combines both.
     * @default hybrid
     * @enum {string}
     */
    mode?: "hybrid" | "semantic" | "keyword";
    /**
     * @description Conditions on the metadata of sources: `{"team": "support"}`, `{"year": {"gte": 2025}}`, `{"key": "team", "op": "in", "value": ["a", "b"]}`, combined with `and`, `or` and `not`. Operators: eq, ne, gt, gte, lt, lte, in, nin, exists, contains.
     * @example {
     *       "team": "support"
     *     }
     */
    filter?: {
        [key: string]: unknown;
    };
    /** @description Search only these sources. */
    sourceIds?: string[];
    /** @description Search only sources of these types. The pages of a sitemap or crawl have the type `url`. */
    sourceTypes?: ("url" | "text" | "file" | "sitemap" | "crawl")[];
    /** @description Leaves out hits with a lower score. */
    minScore?: number;
    /**
     * @description Number of chunks to return before and after each hit.
     * @default 0
     */
    context?: number;
    /**
     * @description True counts chunks whose texts differ only in case, spacing and punctuation as one hit.
     * @default true
     */
    foldDuplicates?: boolean;
    /** @description True if the service that the operator configured reranks the best 50 results. Default: the base's setting. */
    rerank?: boolean;
    /** @description Knowledge bases to search as one. Each costs as much as a separate search. */
    baseIds: string[];
}
export interface WideSearchResult {
    data: SearchHit[];
    usage: WideSearchResultUsage;
}
export interface WideSearchResultUsage {
    /** @description Cost of this search in credits. */
    credits: number;
    /** @description True if a reranker decided the order. False also if it failed or took longer than two seconds. */
    reranked: boolean;
}
export interface components {
    schemas: {
        ApiKeyAuth: ApiKeyAuth;
        Attempt: Attempt;
        AttemptError: AttemptError;
        AttemptRequest: AttemptRequest;
        AttemptResponse: AttemptResponse;
        AttemptTimings: AttemptTimings;
        AuditEntry: AuditEntry;
        AuditEntryActor: AuditEntryActor;
        AuditEntryList: AuditEntryList;
        AuditEntryResource: AuditEntryResource;
        AuditVerification: AuditVerification;
        AuditVerificationFirstBroken: AuditVerificationFirstBroken;
        AuthMethod: AuthMethod;
        Automation: Automation;
        AutomationAction: AutomationAction;
        AutomationAuthor: AutomationAuthor;
        AutomationChanges: AutomationChanges;
        AutomationChangesTrigger: AutomationChangesTrigger;
        AutomationList: AutomationList;
        AutomationRun: AutomationRun;
        AutomationRunError: AutomationRunError;
        AutomationRunList: AutomationRunList;
        AutomationRunStepsItem: AutomationRunStepsItem;
        AutomationRunTrigger: AutomationRunTrigger;
        AutomationTrial: AutomationTrial;
        AutomationTrialActionsItem: AutomationTrialActionsItem;
        AutomationTrialActionsItemError: AutomationTrialActionsItemError;
        AutomationTrialError: AutomationTrialError;
        AutomationTrigger: AutomationTrigger;
        AutomationVersion: AutomationVersion;
        AutomationVersionList: AutomationVersionList;
        AutomationVersionTrigger: AutomationVersionTrigger;
        Base: Base;
        BaseChanges: BaseChanges;
        BaseChangesChunking: BaseChangesChunking;
        BaseChangesSearch: BaseChangesSearch;
        BaseChunking: BaseChunking;
        BaseList: BaseList;
        BaseReindex: BaseReindex;
        BaseSearch: BaseSearch;
        BasicAuth: BasicAuth;
        CatalogFile: CatalogFile;
        CatalogImport: CatalogImport;
        CatalogItem: CatalogItem;
        CatalogItemChanges: CatalogItemChanges;
        CatalogItemChangesPricesItem: CatalogItemChangesPricesItem;
        CatalogItemChangesTaxesItem: CatalogItemChangesTaxesItem;
        CatalogItemList: CatalogItemList;
        CatalogItemPricesItem: CatalogItemPricesItem;
        CatalogItemTaxesItem: CatalogItemTaxesItem;
        ChangeListing: ChangeListing;
        ChangeListingSince: ChangeListingSince;
        Chunk: Chunk;
        ChunkList: ChunkList;
        Company: Company;
        CompanyChanges: CompanyChanges;
        CompanyChangesAddress: CompanyChangesAddress;
        CompanyList: CompanyList;
        ConflictPolicy: ConflictPolicy;
        Connection: Connection;
        ConnectionAuthorization: ConnectionAuthorization;
        ConnectionChanges: ConnectionChanges;
        ConnectionCredentials: ConnectionCredentials;
        ConnectionError: ConnectionError;
        ConnectionList: ConnectionList;
        ConsentByChannel: ConsentByChannel;
        ConsentState: ConsentState;
        Contact: Contact;
        ContactAdditionalAddressesItem: ContactAdditionalAddressesItem;
        ContactBatch: ContactBatch;
        ContactBatchItemsItem: ContactBatchItemsItem;
        ContactBatchResult: ContactBatchResult;
        ContactBatchResultDataItem: ContactBatchResultDataItem;
        ContactBatchResultDataItemError: ContactBatchResultDataItemError;
        ContactChanges: ContactChanges;
        ContactChangesAdditionalAddressesItem: ContactChangesAdditionalAddressesItem;
        ContactChangesAddress: ContactChangesAddress;
        ContactChangesWebsitesItem: ContactChangesWebsitesItem;
        ContactConsent: ContactConsent;
        ContactConsentActor: ContactConsentActor;
        ContactConsentList: ContactConsentList;
        ContactConsentProof: ContactConsentProof;
        ContactErasure: ContactErasure;
        ContactErasureConsentsItem: ContactErasureConsentsItem;
        ContactErasureConsentsItemActor: ContactErasureConsentsItemActor;
        ContactExport: ContactExport;
        ContactExportList: ContactExportList;
        ContactField: ContactField;
        ContactFieldChanges: ContactFieldChanges;
        ContactFieldList: ContactFieldList;
        ContactFieldSettings: ContactFieldSettings;
        ContactImport: ContactImport;
        ContactImportColumnsItem: ContactImportColumnsItem;
        ContactImportColumnsItemSuggestion: ContactImportColumnsItemSuggestion;
        ContactImportError: ContactImportError;
        ContactImportForm: ContactImportForm;
        ContactImportList: ContactImportList;
        ContactImportOptions: ContactImportOptions;
        ContactImportPreview: ContactImportPreview;
        ContactImportPreviewColumnsItem: ContactImportPreviewColumnsItem;
        ContactImportPreviewColumnsItemSuggestion: ContactImportPreviewColumnsItemSuggestion;
        ContactImportPreviewRowsItem: ContactImportPreviewRowsItem;
        ContactImportPreviewRowsItemProblemsItem: ContactImportPreviewRowsItemProblemsItem;
        ContactImportProgress: ContactImportProgress;
        ContactImportStart: ContactImportStart;
        ContactImportStartOptions: ContactImportStartOptions;
        ContactImportUndo: ContactImportUndo;
        ContactImportUndoKeptItem: ContactImportUndoKeptItem;
        ContactList: ContactList;
        ContactMerge: ContactMerge;
        ContactMergeChoose: ContactMergeChoose;
        ContactMergedIdentifiersItem: ContactMergedIdentifiersItem;
        ContactModel: ContactModel;
        ContactNote: ContactNote;
        ContactNoteList: ContactNoteList;
        ContactSearch: ContactSearch;
        ContactSearchFilter: ContactSearchFilter;
        ContactSource: ContactSource;
        ContactTagAction: ContactTagAction;
        ContactUnmerge: ContactUnmerge;
        ContactUpsertAction: ContactUpsertAction;
        ContactWebsitesItem: ContactWebsitesItem;
        ContentBlock: ContentBlock;
        ContentBlockChanges: ContentBlockChanges;
        ContentBlockList: ContentBlockList;
        CreditEntry: CreditEntry;
        CreditEntryList: CreditEntryList;
        CreditEntryReference: CreditEntryReference;
        CursorPagination: CursorPagination;
        CursorPaginationSize: CursorPaginationSize;
        Delivery: Delivery;
        DeliveryAbout: DeliveryAbout;
        DeliveryLastAttempt: DeliveryLastAttempt;
        DeliveryLastAttemptError: DeliveryLastAttemptError;
        DeliveryList: DeliveryList;
        DeliveryWithAttempts: DeliveryWithAttempts;
        DeliveryWithAttemptsAbout: DeliveryWithAttemptsAbout;
        DeliveryWithAttemptsLastAttempt: DeliveryWithAttemptsLastAttempt;
        DeliveryWithAttemptsLastAttemptError: DeliveryWithAttemptsLastAttemptError;
        Destination: Destination;
        DestinationAuthor: DestinationAuthor;
        DestinationChanges: DestinationChanges;
        DestinationConfig: DestinationConfig;
        DestinationDelivery: DestinationDelivery;
        DestinationDeliveryAbout: DestinationDeliveryAbout;
        DestinationDeliveryLastAttempt: DestinationDeliveryLastAttempt;
        DestinationDeliveryLastAttemptError: DestinationDeliveryLastAttemptError;
        DestinationDeliveryList: DestinationDeliveryList;
        DestinationDeliveryWithAttempts: DestinationDeliveryWithAttempts;
        DestinationDeliveryWithAttemptsAbout: DestinationDeliveryWithAttemptsAbout;
        DestinationDeliveryWithAttemptsLastAttempt: DestinationDeliveryWithAttemptsLastAttempt;
        DestinationDeliveryWithAttemptsLastAttemptError: DestinationDeliveryWithAttemptsLastAttemptError;
        DestinationList: DestinationList;
        DestinationSettings: DestinationSettings;
        DrawnSignature: DrawnSignature;
        DuplicateGroup: DuplicateGroup;
        DuplicateList: DuplicateList;
        DuplicateReason: DuplicateReason;
        EmbeddingModel: EmbeddingModel;
        EmbeddingModelChanges: EmbeddingModelChanges;
        EmbeddingModelList: EmbeddingModelList;
        EmbeddingModelTest: EmbeddingModelTest;
        EmbeddingModelTestError: EmbeddingModelTestError;
        ErrorBody: ErrorBody;
        ErrorDetail: ErrorDetail;
        Evaluation: Evaluation;
        EvaluationQuestionsItem: EvaluationQuestionsItem;
        EvaluationQuestionsItemExpectedItem: EvaluationQuestionsItemExpectedItem;
        EvaluationResult: EvaluationResult;
        EvaluationResultModesItem: EvaluationResultModesItem;
        EvaluationResultQuestionsItem: EvaluationResultQuestionsItem;
        EvaluationResultQuestionsItemModesItem: EvaluationResultQuestionsItemModesItem;
        EvaluationResultQuestionsItemModesItemFoundItem: EvaluationResultQuestionsItemModesItemFoundItem;
        EvaluationResultUsage: EvaluationResultUsage;
        Event: Event;
        EventBatch: EventBatch;
        EventCausedBy: EventCausedBy;
        EventEmitAction: EventEmitAction;
        EventList: EventList;
        EventType: EventType;
        EventTypeList: EventTypeList;
        Evidence: Evidence;
        EvidenceSelection: EvidenceSelection;
        EvidenceTotals: EvidenceTotals;
        EvidenceTotalsBucketsItem: EvidenceTotalsBucketsItem;
        EvidenceTotalsBucketsItemTaxesItem: EvidenceTotalsBucketsItemTaxesItem;
        ExpressionCheck: ExpressionCheck;
        ExpressionCheckErrorsItem: ExpressionCheckErrorsItem;
        ExpressionCheckMissingItem: ExpressionCheckMissingItem;
        FileModel: FileModel;
        Hook: Hook;
        HookAuthor: HookAuthor;
        HookChanges: HookChanges;
        HookConfig: HookConfig;
        HookList: HookList;
        HookSecretRotation: HookSecretRotation;
        HookSettings: HookSettings;
        HookTest: HookTest;
        HookWithSecret: HookWithSecret;
        HookWithSecretAuthor: HookWithSecretAuthor;
        HttpRequestAction: HttpRequestAction;
        IdentifiedCrawlSource: IdentifiedCrawlSource;
        IdentifiedFileSource: IdentifiedFileSource;
        IdentifiedSitemapSource: IdentifiedSitemapSource;
        IdentifiedSource: IdentifiedSource;
        IdentifiedTextSource: IdentifiedTextSource;
        IdentifiedUrlSource: IdentifiedUrlSource;
        ImageBlock: ImageBlock;
        InboundAcknowledgement: InboundAcknowledgement;
        InboundEvent: InboundEvent;
        InboundEventList: InboundEventList;
        InboundEventWithBody: InboundEventWithBody;
        InboundRefusal: InboundRefusal;
        InboundRefusalList: InboundRefusalList;
        InboundReplay: InboundReplay;
        InboundReplayed: InboundReplayed;
        IntegrationProvider: IntegrationProvider;
        IntegrationProviderChanges: IntegrationProviderChanges;
        IntegrationProviderChangesModels: IntegrationProviderChangesModels;
        IntegrationProviderList: IntegrationProviderList;
        IntegrationProviderModels: IntegrationProviderModels;
        JsonRpcReply: JsonRpcReply;
        JsonRpcReplyResult: JsonRpcReplyResult;
        KnowledgeBlock: KnowledgeBlock;
        KnowledgeBlockCitationsItem: KnowledgeBlockCitationsItem;
        LimitUse: LimitUse;
        Limits: Limits;
        LinkPagination: LinkPagination;
        LinkPaginationSize: LinkPaginationSize;
        LoggedRequest: LoggedRequest;
        LoggedRequestError: LoggedRequestError;
        LoggedRequestList: LoggedRequestList;
        LoggedRequestSender: LoggedRequestSender;
        LoggedRequestToken: LoggedRequestToken;
        MailSendAction: MailSendAction;
        Me: Me;
        MeCredits: MeCredits;
        MeOrganization: MeOrganization;
        MeToken: MeToken;
        NewAutomation: NewAutomation;
        NewAutomationTrial: NewAutomationTrial;
        NewAutomationTrialChanges: NewAutomationTrialChanges;
        NewAutomationTrialChangesTrigger: NewAutomationTrialChangesTrigger;
        NewAutomationTrigger: NewAutomationTrigger;
        NewBase: NewBase;
        NewBaseChunking: NewBaseChunking;
        NewBaseSearch: NewBaseSearch;
        NewCatalogItem: NewCatalogItem;
        NewCatalogItemPricesItem: NewCatalogItemPricesItem;
        NewCatalogItemTaxesItem: NewCatalogItemTaxesItem;
        NewCompany: NewCompany;
        NewCompanyAddress: NewCompanyAddress;
        NewConnection: NewConnection;
        NewContact: NewContact;
        NewContactAdditionalAddressesItem: NewContactAdditionalAddressesItem;
        NewContactAddress: NewContactAddress;
        NewContactConsent: NewContactConsent;
        NewContactConsentProof: NewContactConsentProof;
        NewContactExport: NewContactExport;
        NewContactExportFilter: NewContactExportFilter;
        NewContactField: NewContactField;
        NewContactNote: NewContactNote;
        NewContactWebsitesItem: NewContactWebsitesItem;
        NewContentBlock: NewContentBlock;
        NewCrawlSource: NewCrawlSource;
        NewDestination: NewDestination;
        NewEmbeddingModel: NewEmbeddingModel;
        NewEvent: NewEvent;
        NewEventBatch: NewEventBatch;
        NewExpressionCheck: NewExpressionCheck;
        NewExpressionCheckSample: NewExpressionCheckSample;
        NewFileSource: NewFileSource;
        NewHook: NewHook;
        NewIntegrationProvider: NewIntegrationProvider;
        NewIntegrationProviderModels: NewIntegrationProviderModels;
        NewProposal: NewProposal;
        NewProposalBlock: NewProposalBlock;
        NewProposalComment: NewProposalComment;
        NewProposalDiscount: NewProposalDiscount;
        NewProposalGroupsItem: NewProposalGroupsItem;
        NewProposalImage: NewProposalImage;
        NewProposalInstalmentsItem: NewProposalInstalmentsItem;
        NewProposalItem: NewProposalItem;
        NewProposalItemDiscount: NewProposalItemDiscount;
        NewProposalItemQuantityRange: NewProposalItemQuantityRange;
        NewProposalItemTaxesItem: NewProposalItemTaxesItem;
        NewProposalKnowledge: NewProposalKnowledge;
        NewProposalRecipient: NewProposalRecipient;
        NewProposalReminders: NewProposalReminders;
        NewProposalSigning: NewProposalSigning;
        NewProposalTemplate: NewProposalTemplate;
        NewProposalWithholding: NewProposalWithholding;
        NewSegment: NewSegment;
        NewSegmentFilter: NewSegmentFilter;
        NewSigningCertificate: NewSigningCertificate;
        NewSitemapSource: NewSitemapSource;
        NewSource: NewSource;
        NewSync: NewSync;
        NewSyncPreview: NewSyncPreview;
        NewSyncRun: NewSyncRun;
        NewTextSource: NewTextSource;
        NewUrlSource: NewUrlSource;
        NewWebhook: NewWebhook;
        NextUrlPagination: NextUrlPagination;
        NextUrlPaginationSize: NextUrlPaginationSize;
        NoAuth: NoAuth;
        NoPagination: NoPagination;
        OAuthClientAuth: OAuthClientAuth;
        OAuthClientMetadata: OAuthClientMetadata;
        OAuthCodeAuth: OAuthCodeAuth;
        OAuthMetadata: OAuthMetadata;
        OAuthTokens: OAuthTokens;
        OffsetPagination: OffsetPagination;
        OffsetPaginationSize: OffsetPaginationSize;
        Overview: Overview;
        OverviewActivities: OverviewActivities;
        OverviewActivity: OverviewActivity;
        OverviewAmount: OverviewAmount;
        OverviewCount: OverviewCount;
        OverviewEvent: OverviewEvent;
        OverviewEventData: OverviewEventData;
        OverviewNeed: OverviewNeed;
        OverviewProposals: OverviewProposals;
        OverviewSteps: OverviewSteps;
        PageBreakBlock: PageBreakBlock;
        PageNumberPagination: PageNumberPagination;
        PageNumberPaginationSize: PageNumberPaginationSize;
        Pagination: Pagination;
        PersonalData: PersonalData;
        PersonalDataConsentRequestsItem: PersonalDataConsentRequestsItem;
        PersonalDataFailedRowsItem: PersonalDataFailedRowsItem;
        PersonalDataImportsItem: PersonalDataImportsItem;
        PersonalDataMergesItem: PersonalDataMergesItem;
        PhoneInfo: PhoneInfo;
        PostalAddress: PostalAddress;
        PricesBlock: PricesBlock;
        Proposal: Proposal;
        ProposalAcceptance: ProposalAcceptance;
        ProposalAmountDue: ProposalAmountDue;
        ProposalAnalytics: ProposalAnalytics;
        ProposalBase: ProposalBase;
        ProposalBlock: ProposalBlock;
        ProposalBlockCitationsItem: ProposalBlockCitationsItem;
        ProposalCancellation: ProposalCancellation;
        ProposalChanges: ProposalChanges;
        ProposalChangesDiscount: ProposalChangesDiscount;
        ProposalChangesGroupsItem: ProposalChangesGroupsItem;
        ProposalChangesInstalmentsItem: ProposalChangesInstalmentsItem;
        ProposalChangesKnowledge: ProposalChangesKnowledge;
        ProposalChangesReminders: ProposalChangesReminders;
        ProposalChangesSigning: ProposalChangesSigning;
        ProposalChangesWithholding: ProposalChangesWithholding;
        ProposalCodeEntry: ProposalCodeEntry;
        ProposalComment: ProposalComment;
        ProposalCommentAuthor: ProposalCommentAuthor;
        ProposalCommentList: ProposalCommentList;
        ProposalCreateAction: ProposalCreateAction;
        ProposalDiscount: ProposalDiscount;
        ProposalFigures: ProposalFigures;
        ProposalFiguresOf: ProposalFiguresOf;
        ProposalFiguresOfStatuses: ProposalFiguresOfStatuses;
        ProposalFiguresStatuses: ProposalFiguresStatuses;
        ProposalGroupsItem: ProposalGroupsItem;
        ProposalImage: ProposalImage;
        ProposalImageForm: ProposalImageForm;
        ProposalInList: ProposalInList;
        ProposalInListDiscount: ProposalInListDiscount;
        ProposalInListGroupsItem: ProposalInListGroupsItem;
        ProposalInListInstalmentsItem: ProposalInListInstalmentsItem;
        ProposalInListKnowledge: ProposalInListKnowledge;
        ProposalInListList: ProposalInListList;
        ProposalInListReminders: ProposalInListReminders;
        ProposalInListSigning: ProposalInListSigning;
        ProposalInListTransitions: ProposalInListTransitions;
        ProposalInListWithholding: ProposalInListWithholding;
        ProposalInstalmentsItem: ProposalInstalmentsItem;
        ProposalItem: ProposalItem;
        ProposalItemDiscount: ProposalItemDiscount;
        ProposalItemQuantityRange: ProposalItemQuantityRange;
        ProposalItemTaxesItem: ProposalItemTaxesItem;
        ProposalKnowledge: ProposalKnowledge;
        ProposalPdfForm: ProposalPdfForm;
        ProposalPreview: ProposalPreview;
        ProposalProblem: ProposalProblem;
        ProposalProblems: ProposalProblems;
        ProposalRecipient: ProposalRecipient;
        ProposalRecipientChanges: ProposalRecipientChanges;
        ProposalRecipientTransitions: ProposalRecipientTransitions;
        ProposalRecipientWithLink: ProposalRecipientWithLink;
        ProposalRecipientWithLinkTransitions: ProposalRecipientWithLinkTransitions;
        ProposalRefusal: ProposalRefusal;
        ProposalReminders: ProposalReminders;
        ProposalReminding: ProposalReminding;
        ProposalSelection: ProposalSelection;
        ProposalSendAction: ProposalSendAction;
        ProposalSending: ProposalSending;
        ProposalSettings: ProposalSettings;
        ProposalSettingsBrand: ProposalSettingsBrand;
        ProposalSettingsChanges: ProposalSettingsChanges;
        ProposalSettingsChangesBrand: ProposalSettingsChangesBrand;
        ProposalSettingsChangesDefaults: ProposalSettingsChangesDefaults;
        ProposalSettingsChangesDefaultsReminders: ProposalSettingsChangesDefaultsReminders;
        ProposalSettingsChangesDefaultsSigning: ProposalSettingsChangesDefaultsSigning;
        ProposalSettingsChangesRetention: ProposalSettingsChangesRetention;
        ProposalSettingsDefaults: ProposalSettingsDefaults;
        ProposalSettingsDefaultsReminders: ProposalSettingsDefaultsReminders;
        ProposalSettingsDefaultsSigning: ProposalSettingsDefaultsSigning;
        ProposalSettingsRetention: ProposalSettingsRetention;
        ProposalSigning: ProposalSigning;
        ProposalSums: ProposalSums;
        ProposalSumsDataItem: ProposalSumsDataItem;
        ProposalTemplate: ProposalTemplate;
        ProposalTemplateChanges: ProposalTemplateChanges;
        ProposalTemplateDraft: ProposalTemplateDraft;
        ProposalTemplateDraftDiscount: ProposalTemplateDraftDiscount;
        ProposalTemplateDraftGroupsItem: ProposalTemplateDraftGroupsItem;
        ProposalTemplateDraftInstalmentsItem: ProposalTemplateDraftInstalmentsItem;
        ProposalTemplateDraftKnowledge: ProposalTemplateDraftKnowledge;
        ProposalTemplateDraftReminders: ProposalTemplateDraftReminders;
        ProposalTemplateDraftSigning: ProposalTemplateDraftSigning;
        ProposalTemplateDraftWithholding: ProposalTemplateDraftWithholding;
        ProposalTemplateInList: ProposalTemplateInList;
        ProposalTemplateInListList: ProposalTemplateInListList;
        ProposalTemplateVariables: ProposalTemplateVariables;
        ProposalTemplateVariablesDataItem: ProposalTemplateVariablesDataItem;
        ProposalTotals: ProposalTotals;
        ProposalTotalsBucketsItem: ProposalTotalsBucketsItem;
        ProposalTotalsBucketsItemTaxesItem: ProposalTotalsBucketsItemTaxesItem;
        ProposalTotalsLinesItem: ProposalTotalsLinesItem;
        ProposalTransitions: ProposalTransitions;
        ProposalValue: ProposalValue;
        ProposalVerification: ProposalVerification;
        ProposalVerificationProposal: ProposalVerificationProposal;
        ProposalVerificationSignaturesItem: ProposalVerificationSignaturesItem;
        ProposalVerificationSignaturesItemCertificate: ProposalVerificationSignaturesItemCertificate;
        ProposalVoiding: ProposalVoiding;
        ProposalWithholding: ProposalWithholding;
        ProviderRateLimit: ProviderRateLimit;
        ProviderSetting: ProviderSetting;
        ProviderTest: ProviderTest;
        PublicKey: PublicKey;
        PublicProposal: PublicProposal;
        PublicProposalChoice: PublicProposalChoice;
        PublicProposalCommentsItem: PublicProposalCommentsItem;
        PublicProposalContent: PublicProposalContent;
        PublicProposalRecipient: PublicProposalRecipient;
        PublicProposalSignersItem: PublicProposalSignersItem;
        RateLimitState: RateLimitState;
        RecordListing: RecordListing;
        RecordedAcceptance: RecordedAcceptance;
        RecordedRefusal: RecordedRefusal;
        Refresh: Refresh;
        Reindexing: Reindexing;
        ReplayRequest: ReplayRequest;
        Replayed: Replayed;
        RestoredAutomationVersion: RestoredAutomationVersion;
        Scope: Scope;
        SearchHit: SearchHit;
        SearchHitContext: SearchHitContext;
        SearchHitContextAfterItem: SearchHitContextAfterItem;
        SearchHitContextBeforeItem: SearchHitContextBeforeItem;
        SearchHitDuplicatesItem: SearchHitDuplicatesItem;
        SearchHitHighlightsItem: SearchHitHighlightsItem;
        SearchHitRanks: SearchHitRanks;
        SearchHitScores: SearchHitScores;
        SearchQuery: SearchQuery;
        SearchResult: SearchResult;
        SearchResultUsage: SearchResultUsage;
        SecretRotation: SecretRotation;
        Segment: Segment;
        SegmentChanges: SegmentChanges;
        SegmentChangesFilter: SegmentChangesFilter;
        SegmentFilter: SegmentFilter;
        SegmentList: SegmentList;
        SentProposal: SentProposal;
        SentProposalDiscount: SentProposalDiscount;
        SentProposalGroupsItem: SentProposalGroupsItem;
        SentProposalInstalmentsItem: SentProposalInstalmentsItem;
        SentProposalKnowledge: SentProposalKnowledge;
        SentProposalLinksItem: SentProposalLinksItem;
        SentProposalReminders: SentProposalReminders;
        SentProposalSigning: SentProposalSigning;
        SentProposalTransitions: SentProposalTransitions;
        SentProposalWithholding: SentProposalWithholding;
        Signature: Signature;
        SignatureBlock: SignatureBlock;
        SignatureEvidence: SignatureEvidence;
        SignatureEvidenceConsent: SignatureEvidenceConsent;
        SignatureEvidenceRecorded: SignatureEvidenceRecorded;
        SigningCertificate: SigningCertificate;
        Source: Source;
        SourceAddAction: SourceAddAction;
        SourceBatch: SourceBatch;
        SourceBatchResult: SourceBatchResult;
        SourceBatchResultDataItem: SourceBatchResultDataItem;
        SourceChanges: SourceChanges;
        SourceChangesRefresh: SourceChangesRefresh;
        SourceContent: SourceContent;
        SourceFailure: SourceFailure;
        SourceFile: SourceFile;
        SourceList: SourceList;
        SourceProgress: SourceProgress;
        SourceProgressStages: SourceProgressStages;
        SourceRefresh: SourceRefresh;
        SourceRetry: SourceRetry;
        SourceRun: SourceRun;
        SourceRunFailure: SourceRunFailure;
        SourceRunList: SourceRunList;
        SourceRunProgress: SourceRunProgress;
        SourceRunProgressStages: SourceRunProgressStages;
        SourceRunUsage: SourceRunUsage;
        SourceUsage: SourceUsage;
        SourceWarning: SourceWarning;
        SourcesRetried: SourcesRetried;
        StoredProposalDraft: StoredProposalDraft;
        Sync: Sync;
        SyncAuthor: SyncAuthor;
        SyncChanges: SyncChanges;
        SyncConflict: SyncConflict;
        SyncConflictList: SyncConflictList;
        SyncList: SyncList;
        SyncPreview: SyncPreview;
        SyncPreviewCounts: SyncPreviewCounts;
        SyncPreviewRecordsItem: SyncPreviewRecordsItem;
        SyncRecordError: SyncRecordError;
        SyncRecordErrorList: SyncRecordErrorList;
        SyncRun: SyncRun;
        SyncRunError: SyncRunError;
        SyncRunGone: SyncRunGone;
        SyncRunList: SyncRunList;
        SyncRunStats: SyncRunStats;
        Tag: Tag;
        TagChanges: TagChanges;
        TagList: TagList;
        TestRequest: TestRequest;
        TextBlock: TextBlock;
        TimelineEntry: TimelineEntry;
        TimelineEntryActor: TimelineEntryActor;
        TimelineEntryChangesItem: TimelineEntryChangesItem;
        TimelineEntryList: TimelineEntryList;
        TimelineEntrySubject: TimelineEntrySubject;
        TotalCount: TotalCount;
        TypedSignature: TypedSignature;
        Usage: Usage;
        UsageCredits: UsageCredits;
        UsageCreditsGrantsItem: UsageCreditsGrantsItem;
        UsageDailyItem: UsageDailyItem;
        Webhook: Webhook;
        WebhookAuthor: WebhookAuthor;
        WebhookChanges: WebhookChanges;
        WebhookHealth: WebhookHealth;
        WebhookHealthSlot: WebhookHealthSlot;
        WebhookKeys: WebhookKeys;
        WebhookList: WebhookList;
        WebhookWithSecret: WebhookWithSecret;
        WebhookWithSecretAuthor: WebhookWithSecretAuthor;
        WideSearchQuery: WideSearchQuery;
        WideSearchResult: WideSearchResult;
        WideSearchResultUsage: WideSearchResultUsage;
    };
    responses: {
        /** @description Any other error, in the same format. */
        Error: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description `malformed_json`: The body is not valid JSON. `malformed_request`: The request is not valid HTTP. `invalid_parameter`: A path or query parameter is malformed. `invalid_cursor`: The cursor is not valid for this list. */
        BadRequest: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description `missing_token`: The request has no API token. `invalid_token`: The API token is unknown. `expired_token`: The API token has expired. `invalid_signature`: The hook could not verify the request. `code_required`: This link also needs a code. `not_signed_in`: The request has no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
        Unauthorized: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description `insufficient_credits`: The organization has too few credits. `plan_limit_reached`: Plan limit reached. */
        PaymentRequired: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description `email_not_verified`: The email address is not confirmed. `sign_up_closed`: Sign-up is by invitation only. `foreign_origin`: The request does not come from a page of this server. `organization_required`: You don't belong to an organization yet. `insufficient_role`: Your role in the organization does not allow this. `insufficient_scope`: The token lacks a scope. `address_not_allowed`: The token cannot be used from this address. `origin_not_allowed`: The origin of the page is not allowed. */
        Forbidden: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description `not_found`: This organization has no such resource. */
        NotFound: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description `method_not_allowed`: The path does not support this method. */
        MethodNotAllowed: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource's status does not allow this. `connection_not_active`: The connection cannot be used in its current status. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
        Conflict: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description `gone`: This resource was permanently deleted. */
        Gone: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description `precondition_failed`: The resource has changed since you read its ETag. */
        PreconditionFailed: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description `payload_too_large`: The body is too large. */
        PayloadTooLarge: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description `unsupported_media_type`: Unsupported `Content-Type`. */
        UnsupportedMediaType: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description `validation_error`: A field in the request body is invalid. `mapping_too_large`: A mapping exceeds a limit: its fields, the input it reads, or its output. `contact_opted_out`: The contact has opted out of messages on this channel. `idempotency_key_reused`: The Idempotency-Key was used for a different request. `target_not_allowed`: The target address is not allowed. */
        UnprocessableEntity: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description `rate_limited`: A rate limit was exceeded: requests of the token, unknown tokens from the address, wrong passwords, or requests that send email. */
        TooManyRequests: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description `search_timeout`: The search exceeded its time limit. `unavailable`: The service is temporarily unavailable. */
        ServiceUnavailable: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
    };
    parameters: {
        /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
        IdempotencyKey: string;
        /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
        IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description URL of the new resource. */
        Location: string;
        /** @description The next page (`rel="next"`), if there is one, and from a later page the first (`rel="first"`). */
        PageLink: string;
        /** @description Documentation of the error code (`rel="help"`). */
        HelpLink: string;
    };
    pathItems: never;
}
export interface operations {
    getUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Usage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    listCreditEntries: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Of this kind. */
                kind?: "grant" | "reserve" | "settle" | "release" | "expire";
                /** @description Not before this time. */
                from?: string;
                /** @description Not after this time. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreditEntryList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Me;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description By this token, or by every actor of this kind (`operator`). */
                actor?: string;
                /** @description This `operationId`. */
                action?: string;
                /** @description To the resource with this id, or of this type (`contact`). */
                resource?: string;
                /** @description Not before this time. */
                from?: string;
                /** @description Not after this time. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuditEntryList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    verifyAuditLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuditVerification;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    getAuditEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the entry. The prefixed form and the bare UUID identify the same resource. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuditEntry;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Part of a name, email address, phone number or company; case is ignored, and so are spaces in a number. */
                q?: string;
                /** @description Exact email address; case is ignored. */
                email?: string;
                /** @description Exact E.164 number. */
                phone?: string;
                /** @description Tag that the contact has. */
                tag?: string;
                /** @description Filter as a CEL expression, such as `tag == "vip" && custom.seats > 10`. */
                filter?: string;
                /** @description Order of the results: createdAt, updatedAt, lastActivityAt, name or `custom.<key>` of a sortable field; with a leading `-` in descending order. Contacts without the value come last in both directions, and ids break ties. Default: newest first. */
                sort?: string;
                /** @description If true, adds `totalCount`: the number of matches, exact up to 10,000. */
                totalCount?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Error"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewContact;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Contact;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Contact;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Contact;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getContactBy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier to find the contact by. */
                key: "email" | "phone" | "externalId";
                /** @description Email address, E.164 number or external id. Additional addresses and numbers count as well. */
                value: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Contact;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    upsertContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier to find the contact by. */
                key: "email" | "phone" | "externalId";
                /** @description Email address, E.164 number or external id. Additional addresses and numbers count as well. */
                value: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewContact;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Contact;
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Contact;
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    batchContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactBatch;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactBatchResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    addContactTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
                /** @description The tag, exactly as written. */
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Contact;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    removeContactTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
                /** @description The tag, exactly as written. */
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Beginning of the tag; case-sensitive. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TagList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    getTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tag, exactly as written. */
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tag;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The tag, exactly as written. */
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    renameTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The tag, exactly as written. */
                tag: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TagChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Tag;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    searchContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactSearch;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Error"];
        };
    };
    listSegments: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SegmentList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createSegment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewSegment;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Segment;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getSegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the segment. The prefixed form and the bare UUID identify the same resource. */
                segmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Segment;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteSegment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the segment. The prefixed form and the bare UUID identify the same resource. */
                segmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateSegment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the segment. The prefixed form and the bare UUID identify the same resource. */
                segmentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SegmentChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Segment;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listSegmentContacts: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Order of the results: createdAt, updatedAt, lastActivityAt, name or `custom.<key>` of a sortable field; with a leading `-` in descending order. Contacts without the value come last in both directions, and ids break ties. Default: newest first. */
                sort?: string;
                /** @description If true, adds `totalCount`: the number of matches, exact up to 10,000. */
                totalCount?: boolean;
            };
            header?: never;
            path: {
                /** @description Identifier of the segment. The prefixed form and the bare UUID identify the same resource. */
                segmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Error"];
        };
    };
    listContactFields: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactFieldList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createContactField: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewContactField;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactField;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getContactField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the field. The prefixed form and the bare UUID identify the same resource. */
                fieldId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactField;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteContactField: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the field. The prefixed form and the bare UUID identify the same resource. */
                fieldId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateContactField: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the field. The prefixed form and the bare UUID identify the same resource. */
                fieldId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactFieldChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactField;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getContactFieldSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactFieldSettings;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    updateContactFieldSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactFieldSettings;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactFieldSettings;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Part of a name or a domain; case is ignored. */
                q?: string;
                /** @description Exact domain; case is ignored. */
                domain?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CompanyList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewCompany;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Company;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the company. The prefixed form and the bare UUID identify the same resource. */
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Company;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the company. The prefixed form and the bare UUID identify the same resource. */
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the company. The prefixed form and the bare UUID identify the same resource. */
                companyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CompanyChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Company;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listCompanyContacts: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the company. The prefixed form and the bare UUID identify the same resource. */
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listContactNotes: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactNoteList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    createContactNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewContactNote;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactNote;
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getContactNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
                /** @description Identifier of the note. The prefixed form and the bare UUID identify the same resource. */
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactNote;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteContactNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
                /** @description Identifier of the note. The prefixed form and the bare UUID identify the same resource. */
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateContactNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
                /** @description Identifier of the note. The prefixed form and the bare UUID identify the same resource. */
                noteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewContactNote;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactNote;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listContactConsents: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactConsentList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    recordContactConsent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewContactConsent;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactConsent;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    showConsentRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the organization. The prefixed form and the bare UUID identify the same resource. */
                organizationId: string;
                /** @description Token at the end of the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    confirmConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the organization. The prefixed form and the bare UUID identify the same resource. */
                organizationId: string;
                /** @description Token at the end of the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    showUnsubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the organization. The prefixed form and the bare UUID identify the same resource. */
                organizationId: string;
                /** @description Token at the end of the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    unsubscribeContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the organization. The prefixed form and the bare UUID identify the same resource. */
                organizationId: string;
                /** @description Token at the end of the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listDuplicates: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description If true, adds `totalCount`: the number of matches, exact up to 10,000. */
                totalCount?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DuplicateList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    dismissDuplicates: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the group. The prefixed form and the bare UUID identify the same resource. */
                duplicateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    mergeContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactMerge;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Contact;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    unmergeContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactUnmerge;
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    eraseContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactErasure;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getContactErasure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactErasure;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getContactPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PersonalData;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listContactTimeline: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TimelineEntryList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listContactImports: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactImportList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createContactImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": ContactImportForm;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactImport;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getContactImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the import. The prefixed form and the bare UUID identify the same resource. */
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactImport;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    startContactImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the import. The prefixed form and the bare UUID identify the same resource. */
                importId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactImportStart;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactImport;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    previewContactImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the import. The prefixed form and the bare UUID identify the same resource. */
                importId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactImportStart;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactImportPreview;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    cancelContactImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the import. The prefixed form and the bare UUID identify the same resource. */
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactImport;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    undoContactImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the import. The prefixed form and the bare UUID identify the same resource. */
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactImport;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    listContactImportErrors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the import. The prefixed form and the bare UUID identify the same resource. */
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listContactExports: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactExportList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createContactExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewContactExport;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactExport;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getContactExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the export. The prefixed form and the bare UUID identify the same resource. */
                exportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContactExport;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    downloadContactExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the export. The prefixed form and the bare UUID identify the same resource. */
                exportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    listBases: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Part of the name; case does not matter. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BaseList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createBase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewBase;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Base;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getBase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Base;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteBase: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateBase: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BaseChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Base;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listEmbeddingModels: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmbeddingModelList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createEmbeddingModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewEmbeddingModel;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmbeddingModel;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getEmbeddingModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the embedding model. The prefixed form and the bare UUID identify the same resource. */
                modelId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmbeddingModel;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteEmbeddingModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the embedding model. The prefixed form and the bare UUID identify the same resource. */
                modelId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateEmbeddingModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the embedding model. The prefixed form and the bare UUID identify the same resource. */
                modelId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EmbeddingModelChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmbeddingModel;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    testEmbeddingModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the embedding model. The prefixed form and the bare UUID identify the same resource. */
                modelId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmbeddingModelTest;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listSources: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Sources with this status. */
                status?: "queued" | "processing" | "completed" | "failed";
                /** @description Sources of this type. */
                type?: "url" | "text" | "file" | "sitemap" | "crawl";
                /** @description True: sources with a warning of severity `warning`. False: sources without one. */
                warnings?: boolean;
                /** @description Pages of this sitemap or crawl. The prefixed form and the bare UUID identify the same resource. */
                parentId?: string;
                /** @description Part of the name or the address; case does not matter. */
                q?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SourceList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    addSource: {
        parameters: {
            query?: {
                /** @description `name`: a text or file replaces the one source of the base that has its name, in place. If several have it, 409 names them; if none has it, it is added. Content that a third source has is refused unless onDuplicate is `allow`. */
                match?: "name";
            };
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewSource;
                "multipart/form-data": NewFileSource;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Source;
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID identify the same resource. */
                sourceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Source;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID identify the same resource. */
                sourceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID identify the same resource. */
                sourceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SourceChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Source;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    refreshSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID identify the same resource. */
                sourceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Source;
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    cancelSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID identify the same resource. */
                sourceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Source;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    getSourceBy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
                /** @description Your own identifier of the source. */
                externalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Source;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    upsertSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
                /** @description Your own identifier of the source. */
                externalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": IdentifiedSource;
                "multipart/form-data": IdentifiedFileSource;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Source;
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Source;
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    addSources: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SourceBatch;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SourceBatchResult;
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    retrySources: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SourceRetry;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SourcesRetried;
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listChunks: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID identify the same resource. */
                sourceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChunkList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID identify the same resource. */
                sourceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SourceContent;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listSourceRuns: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID identify the same resource. */
                sourceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SourceRunList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    reindexBase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Reindexing;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Base;
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    cancelReindex: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Base;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    searchBase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SearchQuery;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SearchResult;
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WideSearchQuery;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WideSearchResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    evaluateBase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Evaluation;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EvaluationResult;
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listProposals: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Proposals with this status. */
                status?: "draft" | "sent" | "viewed" | "signing" | "accepted" | "countersigned" | "declined" | "expired" | "canceled" | "voided";
                /** @description Proposals for this contact. */
                contactId?: string;
                /** @description Proposals of this owner. */
                ownerId?: string;
                /** @description Proposals created from this template. */
                templateId?: string;
                /** @description Proposals with exactly this number. */
                number?: string;
                /** @description Proposals with a recipient who has exactly this address; case does not matter. */
                recipientEmail?: string;
                /** @description Proposals in this currency. */
                currency?: string;
                /** @description Part of the number, title, names, addresses or items; case does not matter. */
                q?: string;
                /** @description Proposals with this `contentSha256` or `sealedSha256`, among all revisions. */
                sha256?: string;
                /** @description Proposals that expire before this time. */
                expiresBefore?: string;
                /** @description Proposals created at this time or later. */
                createdAfter?: string;
                /** @description Proposals created before this time. */
                createdBefore?: string;
                /** @description `latest` leaves out revisions that have a later one. */
                revisions?: "latest" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalInListList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewProposal;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Proposal;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    cloneProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the revision. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Proposal;
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the revision. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Proposal;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the revision. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the revision. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Proposal;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    previewProposal: {
        parameters: {
            query?: {
                /** @description False returns only totals and problems. */
                html?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewProposal;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalPreview;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    previewStoredProposal: {
        parameters: {
            query?: {
                /** @description False returns only totals and problems. */
                html?: boolean;
            };
            header?: never;
            path: {
                /** @description Identifier of the revision. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ProposalChanges | null;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalPreview;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listProposalProblems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the revision. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalProblems;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    analyzeProposals: {
        parameters: {
            query?: {
                /** @description Start of the period, inclusive. Default: 365 days before `to`. */
                from?: string;
                /** @description End of the period, exclusive. Default: now. At most 731 days after `from`. */
                to?: string;
                /** @description Breaks the figures down by this field. */
                groupBy?: "month" | "status" | "currency" | "owner" | "template";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalAnalytics;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    sumProposals: {
        parameters: {
            query?: {
                /** @description Proposals with this status. */
                status?: "draft" | "sent" | "viewed" | "signing" | "accepted" | "countersigned" | "declined" | "expired" | "canceled" | "voided";
                /** @description Proposals for this contact. */
                contactId?: string;
                /** @description Proposals of this owner. */
                ownerId?: string;
                /** @description Proposals created from this template. */
                templateId?: string;
                /** @description Proposals with exactly this number. */
                number?: string;
                /** @description Proposals with a recipient who has exactly this address; case does not matter. */
                recipientEmail?: string;
                /** @description Proposals in this currency. */
                currency?: string;
                /** @description Part of the number, title, names, addresses or items; case does not matter. */
                q?: string;
                /** @description Proposals with this `contentSha256` or `sealedSha256`, among all revisions. */
                sha256?: string;
                /** @description Proposals that expire before this time. */
                expiresBefore?: string;
                /** @description Proposals created at this time or later. */
                createdAfter?: string;
                /** @description Proposals created before this time. */
                createdBefore?: string;
                /** @description `latest` leaves out revisions that have a later one. */
                revisions?: "latest" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalSums;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    exportProposals: {
        parameters: {
            query?: {
                /** @description Proposals with this status. */
                status?: "draft" | "sent" | "viewed" | "signing" | "accepted" | "countersigned" | "declined" | "expired" | "canceled" | "voided";
                /** @description Proposals for this contact. */
                contactId?: string;
                /** @description Proposals of this owner. */
                ownerId?: string;
                /** @description Proposals created from this template. */
                templateId?: string;
                /** @description Proposals with exactly this number. */
                number?: string;
                /** @description Proposals with a recipient who has exactly this address; case does not matter. */
                recipientEmail?: string;
                /** @description Proposals in this currency. */
                currency?: string;
                /** @description Part of the number, title, names, addresses or items; case does not matter. */
                q?: string;
                /** @description Proposals with this `contentSha256` or `sealedSha256`, among all revisions. */
                sha256?: string;
                /** @description Proposals that expire before this time. */
                expiresBefore?: string;
                /** @description Proposals created at this time or later. */
                createdAfter?: string;
                /** @description Proposals created before this time. */
                createdBefore?: string;
                /** @description `latest` leaves out revisions that have a later one. */
                revisions?: "latest" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    verifyProposalPdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": ProposalPdfForm;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalVerification;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Error"];
        };
    };
    listProposalComments: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the revision. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalCommentList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    createProposalComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the revision. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewProposalComment;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalComment;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    resolveProposalComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the revision. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
                /** @description Identifier of the comment. The prefixed form and the bare UUID identify the same resource. */
                commentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalComment;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listProposalTemplates: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Part of a name or description; case does not matter. */
                q?: string;
                /** @description True lists archived entries instead of the others. */
                archived?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalTemplateInListList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createProposalTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewProposalTemplate;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalTemplate;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getProposalTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the template. The prefixed form and the bare UUID identify the same resource. */
                templateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalTemplate;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteProposalTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the template. The prefixed form and the bare UUID identify the same resource. */
                templateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateProposalTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the template. The prefixed form and the bare UUID identify the same resource. */
                templateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalTemplateChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalTemplate;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listProposalTemplateVariables: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the template. The prefixed form and the bare UUID identify the same resource. */
                templateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalTemplateVariables;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    createProposalImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewProposalImage;
                "multipart/form-data": ProposalImageForm;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalImage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getProposalImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the image. The prefixed form and the bare UUID identify the same resource. */
                imageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getProposalSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalSettings;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    updateProposalSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalSettingsChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalSettings;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listCatalogItems: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Part of a name, SKU or description; case does not matter. */
                q?: string;
                /** @description The exact SKU. */
                sku?: string;
                /** @description True lists archived entries instead of the others. */
                archived?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CatalogItemList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createCatalogItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewCatalogItem;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CatalogItem;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getCatalogItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the item. The prefixed form and the bare UUID identify the same resource. */
                catalogItemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CatalogItem;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteCatalogItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the item. The prefixed form and the bare UUID identify the same resource. */
                catalogItemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateCatalogItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the item. The prefixed form and the bare UUID identify the same resource. */
                catalogItemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CatalogItemChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CatalogItem;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    importCatalogItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CatalogFile;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CatalogImport;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    exportCatalogItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    listContentBlocks: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Part of the name or of the text of a block; case does not matter. */
                q?: string;
                /** @description True lists archived entries instead of the others. */
                archived?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContentBlockList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createContentBlock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewContentBlock;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContentBlock;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getContentBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the block. The prefixed form and the bare UUID identify the same resource. */
                contentBlockId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContentBlock;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteContentBlock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the block. The prefixed form and the bare UUID identify the same resource. */
                contentBlockId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateContentBlock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the block. The prefixed form and the bare UUID identify the same resource. */
                contentBlockId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContentBlockChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContentBlock;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    sendProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ProposalSending | null;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SentProposal;
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    remindProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ProposalReminding | null;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Proposal;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getProposalPdf: {
        parameters: {
            query?: {
                /** @description `sealed`: after everyone has signed. `sent`: as the recipients see it. `current`: the sealed version, otherwise the sent one, otherwise the draft. */
                version?: "current" | "sent" | "sealed";
            };
            header?: never;
            path: {
                /** @description Identifier of the revision. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Error"];
        };
    };
    updateProposalRecipient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
                /** @description Identifier of the recipient. The prefixed form and the bare UUID identify the same resource. */
                recipientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalRecipientChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalRecipientWithLink;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    rotateProposalLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
                /** @description Identifier of the recipient. The prefixed form and the bare UUID identify the same resource. */
                recipientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalRecipientWithLink;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    revokeProposalLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
                /** @description Identifier of the recipient. The prefixed form and the bare UUID identify the same resource. */
                recipientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalRecipient;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    listProposalRevisions: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProposalInListList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    reviseProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Proposal;
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    cancelProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalCancellation;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Proposal;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    voidProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalVoiding;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Proposal;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    acceptProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RecordedAcceptance;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Proposal;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    declineProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RecordedRefusal;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Proposal;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    addProposalToBase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalBase;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Source;
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getProposalEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Evidence;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    getSigningCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SigningCertificate;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    replaceSigningCertificate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewSigningCertificate;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SigningCertificate;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    showProposalPage: {
        parameters: {
            query?: {
                read?: string;
                asked?: string;
                /** @description Language of the page's own texts: en, de, fr, es, ar, he. A cookie keeps it. Default: the proposal's language. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description The secret part of the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getPublicProposal: {
        parameters: {
            query?: {
                /** @description Language of the page's own texts: en, de, fr, es, ar, he. A cookie keeps it. Default: the proposal's language. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description The secret part of the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicProposal;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    viewProposal: {
        parameters: {
            query?: {
                /** @description Language of the page's own texts: en, de, fr, es, ar, he. A cookie keeps it. Default: the proposal's language. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description The secret part of the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    computePublicTotals: {
        parameters: {
            query?: {
                /** @description Language of the page's own texts: en, de, fr, es, ar, he. A cookie keeps it. Default: the proposal's language. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description The secret part of the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalSelection;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    commentOnProposal: {
        parameters: {
            query?: {
                /** @description Language of the page's own texts: en, de, fr, es, ar, he. A cookie keeps it. Default: the proposal's language. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description The secret part of the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewProposalComment;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    acceptPublicProposal: {
        parameters: {
            query?: {
                /** @description Language of the page's own texts: en, de, fr, es, ar, he. A cookie keeps it. Default: the proposal's language. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description The secret part of the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalAcceptance;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    declinePublicProposal: {
        parameters: {
            query?: {
                /** @description Language of the page's own texts: en, de, fr, es, ar, he. A cookie keeps it. Default: the proposal's language. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description The secret part of the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalRefusal;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    enterProposalCode: {
        parameters: {
            query?: {
                /** @description Language of the page's own texts: en, de, fr, es, ar, he. A cookie keeps it. Default: the proposal's language. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description The secret part of the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalCodeEntry;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getPublicProposalPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getPublicProposalImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the link in the mail. */
                token: string;
                /** @description Identifier of a picture in the proposal. The prefixed form and the bare UUID identify the same resource. */
                imageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getProposalPageFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the file. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getProposalPageAccent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The colour as hex digits. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/css": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    confirmHookAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Secret part of the URL. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    receiveInboundEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Secret part of the URL. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InboundAcknowledgement;
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Error"];
        };
    };
    listHooks: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": HookList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createHook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewHook;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": HookWithSecret;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getHook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the hook. The prefixed form and the bare UUID identify the same resource. */
                hookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Hook;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteHook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the hook. The prefixed form and the bare UUID identify the same resource. */
                hookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateHook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the hook. The prefixed form and the bare UUID identify the same resource. */
                hookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": HookChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Hook;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    takeOverHook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the hook. The prefixed form and the bare UUID identify the same resource. */
                hookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Hook;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    rotateHookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the hook. The prefixed form and the bare UUID identify the same resource. */
                hookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": HookSecretRotation | null;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": HookWithSecret;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    rotateHookAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the hook. The prefixed form and the bare UUID identify the same resource. */
                hookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Hook;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    testHook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the hook. The prefixed form and the bare UUID identify the same resource. */
                hookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": HookTest | null;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InboundEvent;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listHookRefusals: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the hook. The prefixed form and the bare UUID identify the same resource. */
                hookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InboundRefusalList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listInboundEvents: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Hook that received the events. */
                hookId?: string;
                /** @description `received`: waits to be handled. `processed`: its automations are done. `ignored`: no automation matched. `failed`: fix the cause and replay it. `held`: its hook was paused, or the plan’s monthly limit is reached; a replay handles it. `duplicate`: it was received before. */
                status?: "received" | "processed" | "ignored" | "failed" | "held" | "duplicate";
                /** @description Event type, as the sender names it. */
                eventType?: string;
                /** @description Identifier from the sender. */
                providerEventId?: string;
                /** @description Earliest time of receipt, inclusive. */
                from?: string;
                /** @description Latest time of receipt, inclusive. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InboundEventList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    getInboundEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the inbound event. The prefixed form and the bare UUID identify the same resource. */
                inboundEventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InboundEventWithBody;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getInboundEventBody: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the inbound event. The prefixed form and the bare UUID identify the same resource. */
                inboundEventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    replayInboundEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InboundReplay;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InboundReplayed;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listAutomations: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description True for enabled automations, false for disabled ones. */
                enabled?: boolean;
                /** @description Hook that triggers the automations. */
                hookId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AutomationList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createAutomation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewAutomation;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Automation;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getAutomation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the automation. The prefixed form and the bare UUID identify the same resource. */
                automationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Automation;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteAutomation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the automation. The prefixed form and the bare UUID identify the same resource. */
                automationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateAutomation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the automation. The prefixed form and the bare UUID identify the same resource. */
                automationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AutomationChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Automation;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    takeOverAutomation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the automation. The prefixed form and the bare UUID identify the same resource. */
                automationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Automation;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    testAutomation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the automation. The prefixed form and the bare UUID identify the same resource. */
                automationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewAutomationTrial;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AutomationTrial;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listAutomationVersions: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the automation. The prefixed form and the bare UUID identify the same resource. */
                automationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AutomationVersionList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    restoreAutomationVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the automation. The prefixed form and the bare UUID identify the same resource. */
                automationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RestoredAutomationVersion;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Automation;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listAutomationRuns: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Status of the runs. */
                status?: "queued" | "running" | "succeeded" | "failed" | "skipped" | "held";
                /** @description Identifier of the event or inbound event that triggered the runs. */
                triggerId?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the automation. The prefixed form and the bare UUID identify the same resource. */
                automationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AutomationRunList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    retryAutomationRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the automation. The prefixed form and the bare UUID identify the same resource. */
                automationId: string;
                /** @description Identifier of the run. The prefixed form and the bare UUID identify the same resource. */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AutomationRun;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    listDestinations: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DestinationList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createDestination: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewDestination;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Destination;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the destination. The prefixed form and the bare UUID identify the same resource. */
                destinationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Destination;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteDestination: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the destination. The prefixed form and the bare UUID identify the same resource. */
                destinationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateDestination: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the destination. The prefixed form and the bare UUID identify the same resource. */
                destinationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DestinationChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Destination;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    takeOverDestination: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the destination. The prefixed form and the bare UUID identify the same resource. */
                destinationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Destination;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    testDestination: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the destination. The prefixed form and the bare UUID identify the same resource. */
                destinationId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": TestRequest | null;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DestinationDelivery;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    replayDestination: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the destination. The prefixed form and the bare UUID identify the same resource. */
                destinationId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ReplayRequest | null;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Replayed;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listDestinationDeliveries: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Status of the deliveries. */
                status?: "pending" | "delivering" | "succeeded" | "failed" | "held" | "canceled";
                /** @description Exact event type. */
                eventType?: string;
                /** @description Earliest time, inclusive. */
                from?: string;
                /** @description Latest time, inclusive. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the destination. The prefixed form and the bare UUID identify the same resource. */
                destinationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DestinationDeliveryList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getDestinationDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the destination. The prefixed form and the bare UUID identify the same resource. */
                destinationId: string;
                /** @description Identifier of the delivery. The prefixed form and the bare UUID identify the same resource. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DestinationDeliveryWithAttempts;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    checkExpressions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewExpressionCheck;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ExpressionCheck;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listIntegrationProviders: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IntegrationProviderList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createIntegrationProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewIntegrationProvider;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IntegrationProvider;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getIntegrationProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the provider. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IntegrationProvider;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteIntegrationProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Key of the provider. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateIntegrationProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Key of the provider. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": IntegrationProviderChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IntegrationProvider;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listConnections: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Key of the provider. */
                provider?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectionList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewConnection;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Connection;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the connection. The prefixed form and the bare UUID identify the same resource. */
                connectionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Connection;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the connection. The prefixed form and the bare UUID identify the same resource. */
                connectionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the connection. The prefixed form and the bare UUID identify the same resource. */
                connectionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ConnectionChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Connection;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    testConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the connection. The prefixed form and the bare UUID identify the same resource. */
                connectionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Connection;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    authorizeConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the connection. The prefixed form and the bare UUID identify the same resource. */
                connectionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConnectionAuthorization;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    disableConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the connection. The prefixed form and the bare UUID identify the same resource. */
                connectionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Connection;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    enableConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the connection. The prefixed form and the bare UUID identify the same resource. */
                connectionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Connection;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    startAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `state` value returned by `authorize`. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    finishAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the provider. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listSyncs: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Connection of the syncs. */
                connectionId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SyncList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewSync;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Sync;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getSync: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Sync;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SyncChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Sync;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    pauseSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Sync;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    resumeSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Sync;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    takeOverSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Sync;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    resetSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Sync;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    previewSync: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": NewSyncPreview | null;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SyncPreview;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    runSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": NewSyncRun | null;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SyncRun;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    confirmSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SyncRun;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    listSyncRuns: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Status of the runs. */
                status?: "queued" | "running" | "needs_confirmation" | "succeeded" | "partial" | "failed" | "canceled";
            };
            header?: never;
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SyncRunList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getSyncRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
                /** @description Identifier of the run. The prefixed form and the bare UUID identify the same resource. */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SyncRun;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listSyncRunErrors: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
                /** @description Identifier of the run. The prefixed form and the bare UUID identify the same resource. */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SyncRecordErrorList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listSyncRunConflicts: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
                /** @description Identifier of the run. The prefixed form and the bare UUID identify the same resource. */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SyncConflictList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description This method. */
                method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
                /** @description Answered with this status. */
                status?: number;
                /** @description Answered with a status of this class. */
                statusClass?: "2xx" | "3xx" | "4xx" | "5xx";
                /** @description To this operation, as in `route`. */
                route?: string;
                /** @description Sent with a token, or by a member from the dashboard. */
                sender?: "token" | "member";
                /** @description Sent with this token. The prefixed form and the bare UUID identify the same resource. */
                tokenId?: string;
                /** @description Sent by this member. The prefixed form and the bare UUID identify the same resource. */
                memberId?: string;
                /** @description The `X-Request-Id` of the answer, or the bare UUID in it. */
                requestId?: string;
                /** @description Refused with this code. */
                errorCode?: "malformed_json" | "malformed_request" | "invalid_parameter" | "invalid_cursor" | "missing_token" | "invalid_token" | "expired_token" | "invalid_signature" | "code_required" | "not_signed_in" | "invalid_credentials" | "revoked_token" | "insufficient_credits" | "plan_limit_reached" | "email_not_verified" | "sign_up_closed" | "foreign_origin" | "organization_required" | "insufficient_role" | "insufficient_scope" | "address_not_allowed" | "origin_not_allowed" | "not_found" | "method_not_allowed" | "not_acceptable" | "duplicate_resource" | "invalid_transition" | "connection_not_active" | "idempotency_in_progress" | "gone" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "validation_error" | "mapping_too_large" | "contact_opted_out" | "idempotency_key_reused" | "target_not_allowed" | "rate_limited" | "headers_too_large" | "internal_error" | "search_timeout" | "unavailable";
                /** @description Not before this time. */
                from?: string;
                /** @description Not after this time. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LoggedRequestList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `X-Request-Id` of the answer, or the bare UUID in it. */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LoggedRequest;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    registerWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewWebhook;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookWithSecret;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Webhook;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Webhook;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    takeOverWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Webhook;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": SecretRotation | null;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookWithSecret;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getWebhookKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookKeys;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": TestRequest | null;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Delivery;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    replayDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ReplayRequest | null;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Replayed;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Status of the deliveries. */
                status?: "pending" | "delivering" | "succeeded" | "failed" | "held" | "canceled";
                /** @description Exact event type. */
                eventType?: string;
                /** @description Earliest time, inclusive. */
                from?: string;
                /** @description Latest time, inclusive. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeliveryList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the delivery. The prefixed form and the bare UUID identify the same resource. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeliveryWithAttempts;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    retryDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the delivery. The prefixed form and the bare UUID identify the same resource. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Delivery;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    getWebhookHealth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookHealth;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Exact type, or every type of a group: `contact.*`, `custom.order.*`. */
                type?: string;
                /** @description Identifier of the resource that the events are about: `data.id`, or the `subject` of an event that you published. */
                subject?: string;
                /** @description Earliest time, inclusive. */
                from?: string;
                /** @description Latest time, inclusive. */
                to?: string;
                /** @description Turns the list into a feed, oldest first, that misses no event. Pass the `nextCursor` of the previous call, an empty value for the oldest stored event, or `now` for the next event. Cannot be combined with `cursor`. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EventList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    publishEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewEvent | NewEventBatch;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Event | EventBatch;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the event. The prefixed form and the bare UUID identify the same resource. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Event;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listEventTypes: {
        parameters: {
            query?: {
                /** @description Exact type, or every type of a group such as `contact.*`. */
                type?: string;
                /** @description If false, leaves out `schema` and `example`, which are most of the response. */
                schemas?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EventTypeList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    askForAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Error"];
        };
    };
    answerForAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Error"];
        };
    };
    getMcpResourceMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthMetadata;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Error"];
        };
    };
    getAuthorizationServerMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthMetadata;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Error"];
        };
    };
    registerClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OAuthClientMetadata;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthMetadata;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Error"];
        };
    };
    issueClientTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthTokens;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Error"];
        };
    };
    revokeClientTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OAuthMetadata;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Error"];
        };
    };
    getOverview: {
        parameters: {
            query?: {
                /** @description Length of the period: the last 24 hours, or calendar days up to today. */
                range?: "24h" | "7d" | "30d" | "90d";
                /** @description IANA time zone in which days begin. */
                timeZone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Overview;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    callMcp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JsonRpcReply;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
}
