import type { RawRequest, RequestOptions, Send } from './request.ts'
import { Account } from './resources/account.ts'
import { Audit } from './resources/audit.ts'
import { Automations } from './resources/automations.ts'
import { Bases } from './resources/bases.ts'
import { CatalogItems } from './resources/catalog-items.ts'
import { Companies } from './resources/companies.ts'
import { Connections } from './resources/connections.ts'
import { ContactExports } from './resources/contact-exports.ts'
import { ContactFields } from './resources/contact-fields.ts'
import { ContactImports } from './resources/contact-imports.ts'
import { Contacts } from './resources/contacts.ts'
import { ContentBlocks } from './resources/content-blocks.ts'
import { Credits } from './resources/credits.ts'
import { Deliveries } from './resources/deliveries.ts'
import { Destinations } from './resources/destinations.ts'
import { EmbeddingModels } from './resources/embedding-models.ts'
import { Events } from './resources/events.ts'
import { Expressions } from './resources/expressions.ts'
import { Hooks } from './resources/hooks.ts'
import { InboundEvents } from './resources/inbound-events.ts'
import { IntegrationProviders } from './resources/integration-providers.ts'
import { Overview } from './resources/overview.ts'
import { ProposalImages } from './resources/proposal-images.ts'
import { ProposalSettings } from './resources/proposal-settings.ts'
import { ProposalTemplates } from './resources/proposal-templates.ts'
import { Proposals } from './resources/proposals.ts'
import { Requests } from './resources/requests.ts'
import type { WideSearchQuery, WideSearchResult } from './resources/search.ts'
import { Segments } from './resources/segments.ts'
import { Sources } from './resources/sources.ts'
import { Syncs } from './resources/syncs.ts'
import { Tags } from './resources/tags.ts'
import { Webhooks } from './resources/webhooks.ts'

/** The resources of an organization, which a token and a session reach alike. */
export abstract class PublicApi {
  /** Who the token is, and what is left of its limits. */
  readonly account: Account
  /** Figures of all products, what needs a person, and the latest activity. */
  readonly overview: Overview
  readonly contacts: Contacts
  /** The companies contacts belong to. */
  readonly companies: Companies
  /** Files of contacts that become contacts. */
  readonly contactImports: ContactImports
  /** Contacts that become a file. */
  readonly contactExports: ContactExports
  readonly contactFields: ContactFields
  /** The labels of contacts. */
  readonly segments: Segments
  readonly tags: Tags
  /** Knowledge bases, and search in them. */
  readonly bases: Bases
  /** The documents of knowledge bases. */
  readonly sources: Sources
  /** Embedding models of your own, which bases can name. */
  readonly embeddingModels: EmbeddingModels
  /** Offers, from a draft to what is signed. */
  readonly proposals: Proposals
  /** Templates that proposals start from. */
  readonly proposalTemplates: ProposalTemplates
  /** Pictures for blocks of proposals and the logo. */
  readonly proposalImages: ProposalImages
  /** How proposals are numbered, how they look, and what drafts begin with. */
  readonly proposalSettings: ProposalSettings
  /** Products with their prices. */
  readonly catalogItems: CatalogItems
  /** Blocks that drafts of proposals can copy. */
  readonly contentBlocks: ContentBlocks
  /** Actions that run when an event occurs, a hook receives a request or a schedule is due. */
  readonly automations: Automations
  /** Chats, mailboxes, buckets and streams that events are delivered to. */
  readonly destinations: Destinations
  /** Checks and evaluates the expressions of mappings and conditions. */
  readonly expressions: Expressions
  /** The ledger of credits. */
  readonly credits: Credits
  /** Accounts at other services. */
  readonly connections: Connections
  /** Services that connections can be made to. */
  readonly integrationProviders: IntegrationProviders
  /** Addresses that other services post to. */
  readonly hooks: Hooks
  /** Requests that hooks received, with their outcome. */
  readonly inboundEvents: InboundEvents
  /** Syncs, which keep contacts and sources equal to a remote account. */
  readonly syncs: Syncs
  /** Subscriptions: your addresses that events are posted to. */
  readonly webhooks: Webhooks
  /** Deliveries to webhooks and destinations, with the responses. */
  readonly deliveries: Deliveries
  /** Events of the organization. */
  readonly events: Events
  /** Who changed what. */
  readonly audit: Audit
  /** The last requests, and what was refused and why. */
  readonly requests: Requests
  readonly #send: Send

  protected constructor(send: Send) {
    this.account = new Account(send)
    this.overview = new Overview(send)
    this.contactFields = new ContactFields(send)
    this.contacts = new Contacts(send)
    this.companies = new Companies(send)
    this.contactImports = new ContactImports(send)
    this.contactExports = new ContactExports(send)
    this.segments = new Segments(send)
    this.tags = new Tags(send)
    this.bases = new Bases(send)
    this.sources = new Sources(send)
    this.embeddingModels = new EmbeddingModels(send)
    this.proposals = new Proposals(send)
    this.proposalTemplates = new ProposalTemplates(send)
    this.proposalImages = new ProposalImages(send)
    this.proposalSettings = new ProposalSettings(send)
    this.catalogItems = new CatalogItems(send)
    this.contentBlocks = new ContentBlocks(send)
    this.automations = new Automations(send)
    this.destinations = new Destinations(send)
    this.expressions = new Expressions(send)
    this.credits = new Credits(send)
    this.connections = new Connections(send)
    this.integrationProviders = new IntegrationProviders(send)
    this.hooks = new Hooks(send)
    this.inboundEvents = new InboundEvents(send)
    this.syncs = new Syncs(send)
    this.webhooks = new Webhooks(send)
    this.deliveries = new Deliveries(send)
    this.events = new Events(send)
    this.audit = new Audit(send)
    this.requests = new Requests(send)
    this.#send = send
  }

  /**
   * Calls an operation that this version of the SDK has no method for, with the same retries and
   * errors. What it answers is for you to check.
   *
   * ```ts
   * const notes = await capstan.request({ method: 'GET', path: '/v1/notes', query: { limit: 10 } })
   * ```
   */
  request(request: RawRequest, options?: RequestOptions): Promise<unknown> {
    return this.#send({ ...request, options })
  }

  /**
   * The chunks of up to 20 knowledge bases that fit the query best, ranked together.
   *
   * ```ts
   * const { data } = await capstan.search({
   *   query: 'When do you open on Sundays?',
   *   baseIds: ['kb_01jbts0z0ye8t9tpsz3gn7nkm8', 'kb_01jbts0z0ye8t9tpsz3gn7nkm9'],
   * })
   * for (const hit of data) console.log(hit.score, hit.baseId, hit.text)
   * ```
   */
  search(query: WideSearchQuery, options?: RequestOptions): Promise<WideSearchResult> {
    return this.#send({ method: 'POST', path: '/v1/search', body: query, options })
  }
}
