// Generated from api/session.json by `npm run gen`.

export type webhooks = Record<string, never>;
export type AddPasskeyAnswer = Record<string, never>;
export interface BackupCodes {
    backupCodes: string[];
}
export type ChangePasswordAnswer = Record<string, never>;
export type DisableTwoFactorAnswer = Record<string, never>;
export interface EmailVerification {
    /** @description Of the link in the mail. */
    token: string;
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
export interface FoundObject {
    /**
     * @description Type of the object.
     * @example contact
     */
    type: string;
    /** @example con_01jbts0z0ye8t9tpsz3gn7nkm8 */
    id: string;
    /**
     * @description Its name.
     * @example Ada Lovelace
     */
    title: string;
    /**
     * @description Tells it from others of the same name.
     * @example ada@example.com
     */
    hint: string | null;
    /** @description The object that contains it, such as the base of a source. */
    parentId: string | null;
}
export interface FoundObjects {
    /** @description Up to five objects of each type. */
    data: FoundObject[];
    /**
     * @description Types that could not be searched this time.
     * @example []
     */
    unanswered: string[];
}
export interface Invitation {
    /**
     * @description Identifier of the invitation.
     * @example inv_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * Format: email
     * @example ada@example.com
     */
    email: string;
    /**
     * @description owner and admin may do everything; a member works with contacts and knowledge.
     * @enum {string}
     */
    role: "owner" | "admin" | "member";
    /** @example Ada Lovelace */
    invitedBy: string;
    /**
     * Format: date-time
     * @description When it was sent.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the link ends.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string;
}
export interface InvitationFacts {
    /**
     * @description Its name.
     * @example Harbour Ltd
     */
    organization: string;
    /** @description The address that was invited. */
    email: string;
    /** @description Whether the address has an account already. */
    hasAccount: boolean;
}
export interface InvitationLink {
    token: string;
}
export interface InvitationList {
    data: Invitation[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
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
export interface Joined {
    /** @description The address that joined. */
    email: string;
}
export interface Joining {
    token: string;
    /**
     * @description What others see.
     * @example Ada Lovelace
     */
    name?: string;
    password?: string;
}
export interface Member {
    /**
     * @description Identifier of the membership.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @example Ada Lovelace */
    name: string;
    /**
     * Format: email
     * @example ada@example.com
     */
    email: string;
    /**
     * @description owner and admin may do everything; a member works with contacts and knowledge.
     * @enum {string}
     */
    role: "owner" | "admin" | "member";
    /** @description Whether signing in takes a second factor. */
    twoFactor: boolean;
    /**
     * Format: date-time
     * @description When the membership began.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
}
export interface MemberChanges {
    /**
     * @description owner and admin may do everything; a member works with contacts and knowledge.
     * @enum {string}
     */
    role: "owner" | "admin" | "member";
    /** @description Whether the tokens that the member was shown end, too. Needed when there are any: `GET /session/members/{memberId}/tokens` lists them. */
    revokeTokens?: boolean;
}
export interface MemberList {
    data: Member[];
    /** @description True if another page follows. */
    hasMore: boolean;
    /** @description Cursor of the next page; null on the last page. */
    nextCursor: string | null;
}
export interface MemberTokens {
    data: Token[];
}
/** @description What `navigator.credentials.create` gave. */
export interface NewCredential {
    /** @description Identifier of the credential. Base64url. */
    id: string;
    /** @description The same identifier. Base64url. */
    rawId: string;
    /** @constant */
    type: "public-key";
    clientExtensionResults?: unknown;
    response: NewCredentialResponse;
}
export type NewCredentialResponse = {
    /** @description The challenge and the origin. Base64url. */
    clientDataJSON: string;
    /** @description The public key. Base64url. */
    attestationObject: string;
    transports?: string[];
} & {
    [key: string]: unknown;
};
export interface NewInvitation {
    /**
     * Format: email
     * @example ada@example.com
     */
    email: string;
    /** @enum {string} */
    role: "admin" | "member";
}
export interface NewPasskey {
    /**
     * @description What you call the device.
     * @example My laptop
     */
    name: string;
    credential: NewCredential;
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
export interface OrganizationDetails {
    /**
     * @description Identifier of the organization.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @example Harbour Ltd */
    name: string;
    /** @example pro */
    plan: string;
}
export interface OrganizationName {
    /**
     * @description What the organization is called.
     * @example Harbour Ltd
     */
    name: string;
}
export interface OwnOrganization {
    /**
     * @description Identifier of the organization.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @example Harbour Ltd */
    name: string;
    /** @example pro */
    plan: string;
    /**
     * @description owner and admin may do everything; a member works with contacts and knowledge.
     * @enum {string}
     */
    role: "owner" | "admin" | "member";
}
export interface Passkey {
    /**
     * @description Identifier of the passkey.
     * @example psk_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description What you call the device.
     * @example My laptop
     */
    name: string;
    /**
     * Format: date-time
     * @description When it was added.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When it last signed you in.
     * @example 2026-11-21T09:30:00.000Z
     */
    lastUsedAt: string | null;
}
export interface PasskeyAlgorithm {
    alg: number;
    /** @constant */
    type: "public-key";
}
export interface PasskeyPerson {
    id: string;
    name: string;
    displayName: string;
}
/** @description Options for `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export type PasskeyRegistrationOptions = {
    /** @description Valid once, for five minutes, in this browser. */
    challenge: string;
    rp: PasskeySite;
    user: PasskeyPerson;
    pubKeyCredParams: PasskeyAlgorithm[];
} & {
    [key: string]: unknown;
};
export interface PasskeySignIn {
    credential: UsedCredential;
}
/** @description Options for `PublicKeyCredential.parseRequestOptionsFromJSON`. */
export type PasskeySignInOptions = {
    /** @description Valid once, for five minutes, in this browser. */
    challenge: string;
} & {
    [key: string]: unknown;
};
export interface PasskeySite {
    name: string;
    id: string;
}
export interface Passkeys {
    data: Passkey[];
}
export interface PasswordChange {
    /** @description Of 10 to 128 characters. */
    currentPassword: string;
    /** @description Of 10 to 128 characters. */
    newPassword: string;
}
export interface PasswordConfirmation {
    /** @description Of 10 to 128 characters. */
    password: string;
}
export interface PasswordReset {
    /** @description Of the link in the mail. */
    token: string;
    /** @description Of 10 to 128 characters. */
    newPassword: string;
}
export interface PasswordResetRequest {
    /** @description The address of the account. */
    email: string;
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
/** @description Reminders to recipients who have not answered. */
export interface ProposalReminders {
    /** @description Days until the first. */
    afterDays: number;
    /** @description Days between reminders. */
    everyDays: number;
    /** @description Largest number of reminders. */
    max: number;
}
export interface ProposalSelection {
    /** @description The chosen lines; all others are not chosen. Absent: as offered. */
    itemIds?: string[];
    /** @description Quantities by the id of their line, within its `quantityRange`. */
    quantities?: {
        [key: string]: string;
    };
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
export type RequestPasswordResetAnswer = Record<string, never>;
export type ResetPasswordAnswer = Record<string, never>;
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
export interface SecondFactor {
    /** @description The `otpauth:` address for the app. */
    totpURI: string;
    backupCodes: string[];
}
export interface Self {
    /** @description The person. */
    id: string;
    name: string;
    /**
     * Format: email
     * @example ada@example.com
     */
    email: string;
    twoFactor: boolean;
    /** @description Those that the person belongs to, the oldest membership first. */
    organizations: OwnOrganization[];
    /**
     * @description The one that this answer is about.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string | null;
    /**
     * @description `outbox`: mails are not sent, but saved in the data directory of the server.
     * @enum {string}
     */
    mail: "smtp" | "outbox";
}
export interface SelfChanges {
    /**
     * @description What others see.
     * @example Ada Lovelace
     */
    name: string;
}
export type SendVerificationEmailAnswer = Record<string, never>;
export interface SentInvitation {
    /**
     * @description Identifier of the invitation.
     * @example inv_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * Format: email
     * @example ada@example.com
     */
    email: string;
    /**
     * @description owner and admin may do everything; a member works with contacts and knowledge.
     * @enum {string}
     */
    role: "owner" | "admin" | "member";
    /** @example Ada Lovelace */
    invitedBy: string;
    /**
     * Format: date-time
     * @description When it was sent.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the link ends.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string;
    /** @description The link, if this server sends no email: pass it on yourself. It is shown once. Null where the link is emailed, because it proves whose the address is. */
    link: string | null;
}
export interface Session {
    /**
     * @description Identifier of the session.
     * @example ses_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @description Whether it is the one that asks. */
    current: boolean;
    /** @example 203.0.113.7 */
    address: string | null;
    userAgent: string | null;
    /**
     * Format: date-time
     * @description When it began.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When it ends unless it is used.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string;
}
export interface Sessions {
    data: Session[];
}
export interface SignIn {
    /** @description The address of the account. */
    email: string;
    /** @description Of 10 to 128 characters. */
    password: string;
}
export type SignInWithPasskeyAnswer = Record<string, never>;
export interface SignOnAddress {
    /** @description Where the provider signs the person in. */
    url: string;
}
export interface SignOnLink {
    /**
     * @description Name of the provider (`CAPSTAN_OIDC_NAME`); null without single sign-on.
     * @example Acme
     */
    name: string | null;
    /**
     * Format: date-time
     * @description When you first signed in with it; null if you never have.
     * @example 2026-11-21T09:30:00.000Z
     */
    linkedAt: string | null;
    /** @description Whether a password or a passkey signs you in without it. */
    canUnlink: boolean;
}
export interface SignOnStart {
    /**
     * @description Path of the dashboard where the person goes afterwards; `/` if absent.
     * @example /contacts
     */
    next?: string;
}
export type SignOutAnswer = Record<string, never>;
export interface SignUp {
    /**
     * @description What others see.
     * @example Ada Lovelace
     */
    name: string;
    /** @description The address of the account. */
    email: string;
    /** @description Of 10 to 128 characters. */
    password: string;
}
export type SignUpAnswer = Record<string, never>;
export interface SignUpPolicy {
    /**
     * @description Whether a person without an invitation can create an account.
     * @enum {string}
     */
    signUp: "open" | "closed";
    /**
     * @description Name of the identity provider that people can sign in with; null if there is none.
     * @example Acme
     */
    singleSignOn: string | null;
}
export interface SignedIn {
    /** @description Whether a second factor is needed to end signing in. */
    twoFactorRedirect?: boolean;
}
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
export interface TwoFactorCode {
    /** @description Six digits, or a backup code. */
    code: string;
}
/** @description What `navigator.credentials.get` gave. */
export interface UsedCredential {
    /** @description Identifier of the credential. Base64url. */
    id: string;
    /** @description The same identifier. Base64url. */
    rawId: string;
    /** @constant */
    type: "public-key";
    clientExtensionResults?: unknown;
    response: UsedCredentialResponse;
}
export type UsedCredentialResponse = {
    /** @description The challenge and the origin. Base64url. */
    clientDataJSON: string;
    /** @description What the device says of itself. Base64url. */
    authenticatorData: string;
    /** @description Over the two above. Base64url. */
    signature: string;
} & {
    [key: string]: unknown;
};
export interface VerificationRequest {
    /** @description The address of the account. */
    email: string;
}
export type VerifyBackupCodeAnswer = Record<string, never>;
export type VerifyEmailAnswer = Record<string, never>;
export type VerifyTotpAnswer = Record<string, never>;
export interface components {
    schemas: {
        AddPasskeyAnswer: AddPasskeyAnswer;
        BackupCodes: BackupCodes;
        ChangePasswordAnswer: ChangePasswordAnswer;
        DisableTwoFactorAnswer: DisableTwoFactorAnswer;
        EmailVerification: EmailVerification;
        ErrorBody: ErrorBody;
        ErrorDetail: ErrorDetail;
        FoundObject: FoundObject;
        FoundObjects: FoundObjects;
        Invitation: Invitation;
        InvitationFacts: InvitationFacts;
        InvitationLink: InvitationLink;
        InvitationList: InvitationList;
        IssuedToken: IssuedToken;
        IssuedTokenLastUsed: IssuedTokenLastUsed;
        Joined: Joined;
        Joining: Joining;
        Member: Member;
        MemberChanges: MemberChanges;
        MemberList: MemberList;
        MemberTokens: MemberTokens;
        NewCredential: NewCredential;
        NewCredentialResponse: NewCredentialResponse;
        NewInvitation: NewInvitation;
        NewPasskey: NewPasskey;
        NewToken: NewToken;
        OrganizationDetails: OrganizationDetails;
        OrganizationName: OrganizationName;
        OwnOrganization: OwnOrganization;
        Passkey: Passkey;
        PasskeyAlgorithm: PasskeyAlgorithm;
        PasskeyPerson: PasskeyPerson;
        PasskeyRegistrationOptions: PasskeyRegistrationOptions;
        PasskeySignIn: PasskeySignIn;
        PasskeySignInOptions: PasskeySignInOptions;
        PasskeySite: PasskeySite;
        Passkeys: Passkeys;
        PasswordChange: PasswordChange;
        PasswordConfirmation: PasswordConfirmation;
        PasswordReset: PasswordReset;
        PasswordResetRequest: PasswordResetRequest;
        Proposal: Proposal;
        ProposalAmountDue: ProposalAmountDue;
        ProposalBlock: ProposalBlock;
        ProposalBlockCitationsItem: ProposalBlockCitationsItem;
        ProposalDiscount: ProposalDiscount;
        ProposalGroupsItem: ProposalGroupsItem;
        ProposalInstalmentsItem: ProposalInstalmentsItem;
        ProposalItem: ProposalItem;
        ProposalItemDiscount: ProposalItemDiscount;
        ProposalItemQuantityRange: ProposalItemQuantityRange;
        ProposalItemTaxesItem: ProposalItemTaxesItem;
        ProposalKnowledge: ProposalKnowledge;
        ProposalRecipient: ProposalRecipient;
        ProposalRecipientTransitions: ProposalRecipientTransitions;
        ProposalReminders: ProposalReminders;
        ProposalSelection: ProposalSelection;
        ProposalSigning: ProposalSigning;
        ProposalTotals: ProposalTotals;
        ProposalTotalsBucketsItem: ProposalTotalsBucketsItem;
        ProposalTotalsBucketsItemTaxesItem: ProposalTotalsBucketsItemTaxesItem;
        ProposalTotalsLinesItem: ProposalTotalsLinesItem;
        ProposalTransitions: ProposalTransitions;
        ProposalWithholding: ProposalWithholding;
        RequestPasswordResetAnswer: RequestPasswordResetAnswer;
        ResetPasswordAnswer: ResetPasswordAnswer;
        RotateToken: RotateToken;
        Scope: Scope;
        SecondFactor: SecondFactor;
        Self: Self;
        SelfChanges: SelfChanges;
        SendVerificationEmailAnswer: SendVerificationEmailAnswer;
        SentInvitation: SentInvitation;
        Session: Session;
        Sessions: Sessions;
        SignIn: SignIn;
        SignInWithPasskeyAnswer: SignInWithPasskeyAnswer;
        SignOnAddress: SignOnAddress;
        SignOnLink: SignOnLink;
        SignOnStart: SignOnStart;
        SignOutAnswer: SignOutAnswer;
        SignUp: SignUp;
        SignUpAnswer: SignUpAnswer;
        SignUpPolicy: SignUpPolicy;
        SignedIn: SignedIn;
        Token: Token;
        TokenLastUsed: TokenLastUsed;
        TokenList: TokenList;
        TwoFactorCode: TwoFactorCode;
        UsedCredential: UsedCredential;
        UsedCredentialResponse: UsedCredentialResponse;
        VerificationRequest: VerificationRequest;
        VerifyBackupCodeAnswer: VerifyBackupCodeAnswer;
        VerifyEmailAnswer: VerifyEmailAnswer;
        VerifyTotpAnswer: VerifyTotpAnswer;
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
    countersignProposal: {
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
            default: components["responses"]["Error"];
        };
    };
    getSelf: {
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
                    "application/json": Self;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    updateSelf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SelfChanges;
            };
        };
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listSessions: {
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
                    "application/json": Sessions;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the session. The prefixed form and the bare UUID identify the same resource. */
                sessionId: string;
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
    createOwnOrganization: {
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
                "application/json": OrganizationName;
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
                    "application/json": OwnOrganization;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getOwnOrganization: {
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
                    "application/json": OrganizationDetails;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    renameOrganization: {
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
                "application/json": OrganizationName;
            };
        };
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    findObjects: {
        parameters: {
            query: {
                /** @description Words of a name, part of a phone number, or a whole id. */
                q: string;
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
                    "application/json": FoundObjects;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    listPasskeys: {
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
                    "application/json": Passkeys;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the passkey. The prefixed form and the bare UUID identify the same resource. */
                passkeyId: string;
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
    listMembers: {
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
                    "application/json": MemberList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the membership. The prefixed form and the bare UUID identify the same resource. */
                memberId: string;
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
                    "application/json": Member;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    removeMember: {
        parameters: {
            query?: {
                /** @description Whether the tokens that the member was shown end, too. Needed when there are any: `GET /session/members/{memberId}/tokens` lists them. */
                revokeTokens?: boolean;
            };
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the membership. The prefixed form and the bare UUID identify the same resource. */
                memberId: string;
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the membership. The prefixed form and the bare UUID identify the same resource. */
                memberId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MemberChanges;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Member;
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
    listMemberTokens: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the membership. The prefixed form and the bare UUID identify the same resource. */
                memberId: string;
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
                    "application/json": MemberTokens;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listInvitations: {
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
                    "application/json": InvitationList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    invite: {
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
                "application/json": NewInvitation;
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
                    "application/json": SentInvitation;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the invitation. The prefixed form and the bare UUID identify the same resource. */
                invitationId: string;
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listOwnTokens: {
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
                    "application/json": TokenList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    issueOwnToken: {
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    rotateOwnToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
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
    revokeOwnToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SignUp;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SignUpAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SignIn;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SignedIn;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    signOut: {
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
                    "application/json": SignOutAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordResetRequest;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RequestPasswordResetAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordReset;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResetPasswordAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    changePassword: {
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
                "application/json": PasswordChange;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChangePasswordAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    sendVerificationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": VerificationRequest;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SendVerificationEmailAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EmailVerification;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": VerifyEmailAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    enableTwoFactor: {
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
                "application/json": PasswordConfirmation;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SecondFactor;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    disableTwoFactor: {
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
                "application/json": PasswordConfirmation;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DisableTwoFactorAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    verifyTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TwoFactorCode;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": VerifyTotpAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    verifyBackupCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TwoFactorCode;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": VerifyBackupCodeAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    generateBackupCodes: {
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
                "application/json": PasswordConfirmation;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BackupCodes;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    startPasskeyRegistration: {
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
                "application/json": PasswordConfirmation;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PasskeyRegistrationOptions;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    addPasskey: {
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
                "application/json": NewPasskey;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddPasskeyAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    startPasskeySignIn: {
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
                    "application/json": PasskeySignInOptions;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasskeySignIn;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SignInWithPasskeyAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    startSingleSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SignOnStart;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SignOnAddress;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Error"];
        };
    };
    finishSingleSignOn: {
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
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getSingleSignOn: {
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
                    "application/json": SignOnLink;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    unlinkSingleSignOn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    getSignUpPolicy: {
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
                    "application/json": SignUpPolicy;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Error"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InvitationLink;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InvitationFacts;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    joinOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Joining;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Joined;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    streamChanges: {
        parameters: {
            query?: {
                /** @description The organization to listen to. The prefixed form and the bare UUID identify the same resource. */
                organization?: string;
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
                    "text/event-stream": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
}
