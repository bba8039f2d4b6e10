// Generated from api/operator.json by `npm run gen`.

export type webhooks = Record<string, never>;
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
export interface Backup {
    /**
     * @description Identifier of the backup.
     * @example bak_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description How far it is.
     * @example completed
     * @enum {string}
     */
    status: "running" | "completed" | "failed";
    /**
     * @description The node that wrote the file.
     * @example capstan-1
     */
    host: string | null;
    /**
     * @description The file on that node; null until it is complete.
     * @example /var/lib/capstan/backups/bak_01jbts0z0ye8t9tpsz3gn7nkm8.ndjson.gz
     */
    path: string | null;
    /**
     * @description Size of the file.
     * @example 1048576
     */
    bytes: number | null;
    /**
     * @description Rows that it holds.
     * @example 5230
     */
    rows: number | null;
    /**
     * @description Why it failed.
     * @example no space left on device
     */
    error: string | null;
    /**
     * Format: date-time
     * @description When it was asked for.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    completedAt: string | null;
}
export interface BackupList {
    data: Backup[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface Check {
    /**
     * @description What was looked at.
     * @example pgvector
     */
    name: string;
    /**
     * @description A fault has to be mended; a warning may be what you want.
     * @example ok
     * @enum {string}
     */
    status: "ok" | "warning" | "fault";
    /**
     * @description What was found, and what to do about it.
     * @example pgvector 0.8.1
     */
    message: string;
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
export interface Credits {
    /** @description Null when unmetered. */
    balance: number | null;
}
export interface Diagnosis {
    /**
     * @description Of the server.
     * @example 0.1.0
     */
    version: string;
    /**
     * Format: date-time
     * @description What time it is there.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
    checks: Check[];
}
export interface EncryptionKey {
    /**
     * @description Digest of the key, in hex; the key itself cannot be had from it.
     * @example 9f2c41aa
     */
    id: string;
    /** @description Whether it seals what is written now. */
    current: boolean;
    /**
     * @description Whether CAPSTAN_SECRET_KEY has it. What an unknown one sealed cannot be read.
     * @example true
     */
    known: boolean;
    /**
     * @description How many values are sealed with it.
     * @example 128
     */
    values: number;
}
export interface EncryptionKeys {
    data: EncryptionKey[];
    /**
     * @description Values that a rotation still has to encrypt: those of configured keys other than the current one.
     * @example 0
     */
    remaining: number;
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
export interface Health {
    /** @constant */
    status: "ok";
}
export interface IssuedToken {
    /**
     * @description Identifier of the token.
     * @example tok_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description What the token is for.
     * @example CRM sync
     */
    name: string;
    /**
     * @description Last four characters of the value.
     * @example 8kZq
     */
    lastFour: string;
    scopes: Scope[];
    /**
     * @description Who issued it.
     * @example owner
     */
    createdBy: string;
    /**
     * Format: date-time
     * @description When it was issued.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /** @description Allowed IP addresses and networks; all when empty. */
    allowedNetworks: string[];
    /**
     * Format: date-time
     * @description When it was last used; shown some seconds later.
     * @example 2026-11-21T09:30:00.000Z
     */
    lastUsedAt: string | null;
    lastUsed: IssuedTokenLastUsed | null;
    /**
     * Format: date-time
     * @description When it ends by itself.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string | null;
    /**
     * Format: date-time
     * @description When it was revoked.
     * @example 2026-11-21T09:30:00.000Z
     */
    revokedAt: string | null;
    /**
     * @description The value, shown only in this answer.
     * @example cap_0000000000000000000000000000000000000
     */
    token: string;
}
/** @description The last use; null when it was never used. */
export interface IssuedTokenLastUsed {
    /**
     * Format: date-time
     * @description When it was last used.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
    /**
     * @description Address that it was used from.
     * @example 203.0.113.7
     */
    address: string;
    /**
     * @description The `User-Agent` of its last request.
     * @example capstan-sdk/0.1.0
     */
    userAgent: string | null;
}
export interface ListOrganizationActivityAnswer {
    data: OrganizationActivity[];
}
export interface NewCredits {
    /** @description How many credits. */
    amount: number;
    /** @example annual contract */
    reason: string;
    /** Format: date-time */
    expiresAt?: string;
}
export interface NewOrganization {
    /**
     * @description What the organization is called.
     * @example Analytical Engines
     */
    name: string;
    /** @example pro */
    plan?: string;
}
export interface NewToken {
    /** @example CRM sync */
    name: string;
    /**
     * @example [
     *       "contacts:read"
     *     ]
     */
    scopes: Scope[];
    /** Format: date-time */
    expiresAt?: string;
    /** @description Allowed IP addresses and networks; all when empty. */
    allowedNetworks?: string[];
}
export interface Organization {
    /**
     * @description Identifier of the organization.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @example Analytical Engines */
    name: string;
    /**
     * @description Key of its plan.
     * @example pro
     */
    plan: string;
    /**
     * Format: date-time
     * @description When it was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
}
export interface OrganizationActivity {
    /**
     * @description Identifier of the organization.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @example Analytical Engines */
    name: string;
    /**
     * @description Key of its plan.
     * @example pro
     */
    plan: string;
    /** @description Requests within the last minute. */
    requests: number;
    /** @description Of them, those that a limit refused (402, 429). */
    refused: number;
    /** @description Time that they took, in milliseconds. */
    busyMs: number;
    /** @description Deliveries of webhooks and destinations that wait. */
    deliveriesWaiting: number;
    /** @description Events of hooks that nothing has handled yet. */
    hookEventsWaiting: number;
    /** @description Background jobs that wait. */
    jobsWaiting: number;
    /** @description Background jobs that run, on all nodes. */
    jobsRunning: number;
    /** @description Mails of the current hour. */
    mails: number;
    /** @description Bytes of its files. */
    storedBytes: number;
    /** @description Bytes of the events of hooks in this month. */
    inboundBytes: number;
}
export interface OrganizationChanges {
    /**
     * @description What the organization is called.
     * @example Analytical Engines
     */
    name?: string;
    /** @example pro */
    plan?: string;
}
export interface OrganizationList {
    data: Organization[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface Plan {
    /** @example pro */
    key: string;
    /** @description Requests a minute and token; null for no limit. */
    requestsPerMinute: number | null;
    /** @description How many of them at once; at most a fifth of the limit. */
    burst: number | null;
    /** @description Requests a minute of all tokens and people of an organization together; null for three times the limit of one. */
    organizationRequestsPerMinute: number | null;
    /** @description Mails that the organization sends in an hour; what comes beyond waits. Null for no limit but its share of the installation. */
    hourlyMails: number | null;
    /** @description Bytes of uploads, imports, exports, images and the documents of proposals. Null for no limit. */
    maxStoredBytes: number | null;
    /** @description Tokens that are not revoked; null for no limit. */
    maxTokens: number | null;
    /** @description Null for no limit; 0 is a limit. */
    maxContacts: number | null;
    /** @description Null for no limit other than 200. */
    maxContactFields: number | null;
    /** @description Null for no limit; 0 is a limit. */
    maxSegments: number | null;
    /** @description Null for no limit; 0 is a limit. */
    maxCompanies: number | null;
    /** @description Notes on contacts. Null for no limit. */
    maxContactNotes: number | null;
    /** @description Null means no limit. */
    maxBases: number | null;
    /** @description Null means no limit. */
    maxSources: number | null;
    /** @description Null means no limit. */
    maxChunks: number | null;
    /** @description Open proposals, including drafts. Null means no limit. */
    maxProposals: number | null;
    /** @description Null means no limit; 0 is a limit. */
    maxTemplates: number | null;
    /** @description Null means no limit; 0 is a limit. */
    maxCatalogItems: number | null;
    /** @description Null means no limit; 0 is a limit. */
    maxContentBlocks: number | null;
    /** @description Null for no limit; 0 is a limit. */
    maxHooks: number | null;
    /** @description Events of hooks in a month. Events above the limit are held. Null for no limit. */
    monthlyInboundEvents: number | null;
    /** @description Bytes of hook events in a month. Above the limit, requests get 402. Null for no limit. */
    monthlyInboundBytes: number | null;
    /** @description Null for no limit; 0 is a limit. */
    maxAutomations: number | null;
    /** @description Automation runs in a month. Runs above the limit are held. Null for no limit. */
    monthlyRuns: number | null;
    /** @description Null for no limit; 0 is a limit. */
    maxConnections: number | null;
    /** @description Null for no limit; 0 is a limit. */
    maxSyncs: number | null;
    /** @description Webhooks and destinations together. Null for no limit. */
    maxWebhooks: number | null;
    /** @description Events published in a month. Null for no limit. */
    monthlyPublishedEvents: number | null;
    /** @description Bytes of the events published in a month. Null for no limit. */
    monthlyPublishedBytes: number | null;
    /** @description Null for no limit. */
    maxMembers: number | null;
    /** @description Credits granted each month; null when credits are not metered. */
    monthlyCredits: number | null;
    /** @description How large an uploaded file may be; null for 50 MiB. */
    maxUploadBytes: number | null;
    /** @description How large a request to a hook may be; null for 1 MiB. */
    maxInboundBytes: number | null;
}
export interface PlanList {
    data: Plan[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface PlanSettings {
    /** @description Requests a minute and token; null for no limit. */
    requestsPerMinute?: number | null;
    /** @description How many of them at once; at most a fifth of the limit. */
    burst?: number | null;
    /** @description Requests a minute of all tokens and people of an organization together; null for three times the limit of one. */
    organizationRequestsPerMinute?: number | null;
    /** @description Mails that the organization sends in an hour; what comes beyond waits. Null for no limit but its share of the installation. */
    hourlyMails?: number | null;
    /** @description Bytes of uploads, imports, exports, images and the documents of proposals. Null for no limit. */
    maxStoredBytes?: number | null;
    /** @description Tokens that are not revoked; null for no limit. */
    maxTokens?: number | null;
    /** @description Null for no limit; 0 is a limit. */
    maxContacts?: number | null;
    /** @description Null for no limit other than 200. */
    maxContactFields?: number | null;
    /** @description Null for no limit; 0 is a limit. */
    maxSegments?: number | null;
    /** @description Null for no limit; 0 is a limit. */
    maxCompanies?: number | null;
    /** @description Notes on contacts. Null for no limit. */
    maxContactNotes?: number | null;
    /** @description Null means no limit. */
    maxBases?: number | null;
    /** @description Null means no limit. */
    maxSources?: number | null;
    /** @description Null means no limit. */
    maxChunks?: number | null;
    /** @description Open proposals, including drafts. Null means no limit. */
    maxProposals?: number | null;
    /** @description Null means no limit; 0 is a limit. */
    maxTemplates?: number | null;
    /** @description Null means no limit; 0 is a limit. */
    maxCatalogItems?: number | null;
    /** @description Null means no limit; 0 is a limit. */
    maxContentBlocks?: number | null;
    /** @description Null for no limit; 0 is a limit. */
    maxHooks?: number | null;
    /** @description Events of hooks in a month. Events above the limit are held. Null for no limit. */
    monthlyInboundEvents?: number | null;
    /** @description Bytes of hook events in a month. Above the limit, requests get 402. Null for no limit. */
    monthlyInboundBytes?: number | null;
    /** @description Null for no limit; 0 is a limit. */
    maxAutomations?: number | null;
    /** @description Automation runs in a month. Runs above the limit are held. Null for no limit. */
    monthlyRuns?: number | null;
    /** @description Null for no limit; 0 is a limit. */
    maxConnections?: number | null;
    /** @description Null for no limit; 0 is a limit. */
    maxSyncs?: number | null;
    /** @description Webhooks and destinations together. Null for no limit. */
    maxWebhooks?: number | null;
    /** @description Events published in a month. Null for no limit. */
    monthlyPublishedEvents?: number | null;
    /** @description Bytes of the events published in a month. Null for no limit. */
    monthlyPublishedBytes?: number | null;
    /** @description Null for no limit. */
    maxMembers?: number | null;
    /** @description Credits granted each month; null when credits are not metered. */
    monthlyCredits?: number | null;
    /** @description How large an uploaded file may be; null for 50 MiB. */
    maxUploadBytes?: number | null;
    /** @description How large a request to a hook may be; null for 1 MiB. */
    maxInboundBytes?: number | null;
}
export interface Readiness {
    /** @constant */
    status: "ready";
    concerns?: string[];
}
export interface RotateToken {
    /**
     * @description How long the old value stays valid.
     * @default 0
     */
    overlapHours?: number;
}
/**
 * @description What a token may do; `*` is everything. There may be more of them later.
 * @example contacts:read
 * @enum {string}
 */
export type Scope = "contacts:read" | "contacts:write" | "knowledge:read" | "knowledge:write" | "proposals:read" | "proposals:write" | "integrations:read" | "integrations:write" | "webhooks:read" | "webhooks:write" | "events:write" | "*";
export interface Token {
    /**
     * @description Identifier of the token.
     * @example tok_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description What the token is for.
     * @example CRM sync
     */
    name: string;
    /**
     * @description Last four characters of the value.
     * @example 8kZq
     */
    lastFour: string;
    scopes: Scope[];
    /**
     * @description Who issued it.
     * @example owner
     */
    createdBy: string;
    /**
     * Format: date-time
     * @description When it was issued.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /** @description Allowed IP addresses and networks; all when empty. */
    allowedNetworks: string[];
    /**
     * Format: date-time
     * @description When it was last used; shown some seconds later.
     * @example 2026-11-21T09:30:00.000Z
     */
    lastUsedAt: string | null;
    lastUsed: TokenLastUsed | null;
    /**
     * Format: date-time
     * @description When it ends by itself.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string | null;
    /**
     * Format: date-time
     * @description When it was revoked.
     * @example 2026-11-21T09:30:00.000Z
     */
    revokedAt: string | null;
}
/** @description The last use; null when it was never used. */
export interface TokenLastUsed {
    /**
     * Format: date-time
     * @description When it was last used.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
    /**
     * @description Address that it was used from.
     * @example 203.0.113.7
     */
    address: string;
    /**
     * @description The `User-Agent` of its last request.
     * @example capstan-sdk/0.1.0
     */
    userAgent: string | null;
}
export interface TokenList {
    data: Token[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface components {
    schemas: {
        AuditEntry: AuditEntry;
        AuditEntryActor: AuditEntryActor;
        AuditEntryList: AuditEntryList;
        AuditEntryResource: AuditEntryResource;
        AuditVerification: AuditVerification;
        AuditVerificationFirstBroken: AuditVerificationFirstBroken;
        Backup: Backup;
        BackupList: BackupList;
        Check: Check;
        CreditEntry: CreditEntry;
        CreditEntryList: CreditEntryList;
        CreditEntryReference: CreditEntryReference;
        Credits: Credits;
        Diagnosis: Diagnosis;
        EncryptionKey: EncryptionKey;
        EncryptionKeys: EncryptionKeys;
        ErrorBody: ErrorBody;
        ErrorDetail: ErrorDetail;
        Health: Health;
        IssuedToken: IssuedToken;
        IssuedTokenLastUsed: IssuedTokenLastUsed;
        ListOrganizationActivityAnswer: ListOrganizationActivityAnswer;
        NewCredits: NewCredits;
        NewOrganization: NewOrganization;
        NewToken: NewToken;
        Organization: Organization;
        OrganizationActivity: OrganizationActivity;
        OrganizationChanges: OrganizationChanges;
        OrganizationList: OrganizationList;
        Plan: Plan;
        PlanList: PlanList;
        PlanSettings: PlanSettings;
        Readiness: Readiness;
        RotateToken: RotateToken;
        Scope: Scope;
        Token: Token;
        TokenLastUsed: TokenLastUsed;
        TokenList: TokenList;
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
    listOrganizations: {
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
                    "application/json": OrganizationList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createOrganization: {
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
                "application/json": NewOrganization;
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
                    "application/json": Organization;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listOrganizationActivity: {
        parameters: {
            query?: {
                /** @description What the list is sorted by, the most first. */
                by?: "requests" | "refused" | "busyMs" | "deliveriesWaiting" | "hookEventsWaiting" | "jobsWaiting" | "jobsRunning" | "mails" | "storedBytes" | "inboundBytes";
                /** @description How many. */
                limit?: number;
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
                    "application/json": ListOrganizationActivityAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    getOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the organization. The prefixed form and the bare UUID identify the same resource. */
                organizationId: string;
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
                    "application/json": Organization;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteOrganization: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the organization. The prefixed form and the bare UUID identify the same resource. */
                organizationId: string;
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
    updateOrganization: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the organization. The prefixed form and the bare UUID identify the same resource. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OrganizationChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Organization;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    grantCredits: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the organization. The prefixed form and the bare UUID identify the same resource. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewCredits;
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
                    "application/json": Credits;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listOrganizationCreditEntries: {
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
            path: {
                /** @description Identifier of the organization. The prefixed form and the bare UUID identify the same resource. */
                organizationId: string;
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
                    "application/json": CreditEntryList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listTokens: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the organization. The prefixed form and the bare UUID identify the same resource. */
                organizationId: string;
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
                    "application/json": TokenList;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    issueToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the organization. The prefixed form and the bare UUID identify the same resource. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewToken;
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
                    "application/json": IssuedToken;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    rotateToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the organization. The prefixed form and the bare UUID identify the same resource. */
                organizationId: string;
                /** @description Identifier of the token. The prefixed form and the bare UUID identify the same resource. */
                tokenId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": RotateToken | null;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": IssuedToken;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the organization. The prefixed form and the bare UUID identify the same resource. */
                organizationId: string;
                /** @description Identifier of the token. The prefixed form and the bare UUID identify the same resource. */
                tokenId: string;
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
    listPlans: {
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
                    "application/json": PlanList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    getPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
                    "application/json": Plan;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    putPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PlanSettings;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Plan;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listInstallationAuditEntries: {
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
                /** @description What was done in this organization, instead of to the installation. The prefixed form and the bare UUID identify the same resource. */
                organizationId?: string;
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
    verifyInstallationAuditLog: {
        parameters: {
            query?: {
                /** @description What was done in this organization, instead of to the installation. The prefixed form and the bare UUID identify the same resource. */
                organizationId?: string;
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
                    "application/json": AuditVerification;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    getInstallationAuditEntry: {
        parameters: {
            query?: {
                /** @description What was done in this organization, instead of to the installation. The prefixed form and the bare UUID identify the same resource. */
                organizationId?: string;
            };
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
    listBackups: {
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
                    "application/json": BackupList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createBackup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
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
                    "application/json": Backup;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    getBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the backup. The prefixed form and the bare UUID identify the same resource. */
                backupId: string;
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
                    "application/json": Backup;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getDiagnosis: {
        parameters: {
            query?: {
                /** @description What the server tries to reach in the outside world. */
                outbound?: string;
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
                    "application/json": Diagnosis;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    listEncryptionKeys: {
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
                    "application/json": EncryptionKeys;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    rotateEncryptionKeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "application/json": EncryptionKeys;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    getHealth: {
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
                    "application/json": Health;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Error"];
        };
    };
    getReadiness: {
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
                    "application/json": Readiness;
                };
            };
            400: components["responses"]["BadRequest"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Error"];
        };
    };
    getMetrics: {
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
                    "text/plain": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
}
