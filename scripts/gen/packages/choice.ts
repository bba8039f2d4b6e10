/**
 * What people do with Capstan from n8n and Zapier: which operations of the API, and which of their fields, in this
 * order. Types, bounds, choices, descriptions and samples come from openapi.json; a name that is not in it fails.
 */
export interface Choice {
  resource: keyof typeof resources
  /** Of the resource; `getAll` and `upsert` are n8n's words. */
  operation: string
  operationId: string
  /** In n8n's list of operations, in title case. */
  name: string
  /** The whole, as a sentence without its full stop. */
  action: string
  /** Shown at once. */
  fields?: readonly string[]
  /** Shown when asked for. */
  more?: readonly string[]
  /** Sent without being asked for. */
  fixed?: Readonly<Record<string, string>>
  /** What it is in Zapier; not there when absent. */
  zapier?: 'create' | 'search'
  /** An empty answer in place of a 404. */
  mayMiss?: true
}

/** In n8n's list of resources; a singular noun. */
export const resources = {
  contact: 'Contact',
  event: 'Event',
  knowledgeBase: 'Knowledge Base',
  proposal: 'Proposal',
  source: 'Source',
} as const

const ofContact = [
  'firstName',
  'lastName',
  'phone',
  'company',
  'jobTitle',
  'externalId',
  'tags',
  'custom',
  'address',
  'locale',
  'timezone',
  'birthday',
  'ownerId',
  'companyId',
  'doNotContact',
]

const contacts: Choice[] = [
  {
    ...{ resource: 'contact', operation: 'create', operationId: 'createContact', zapier: 'create' },
    ...{ name: 'Create', action: 'Create a contact' },
    ...{ fields: ['email', 'name'], more: ofContact },
  },
  {
    ...{ resource: 'contact', operation: 'upsert', operationId: 'upsertContact', zapier: 'create' },
    ...{ name: 'Create or Update', action: 'Create or update a contact' },
    ...{ fields: ['key', 'value'], more: ['email', 'name', ...ofContact] },
  },
  {
    ...{ resource: 'contact', operation: 'find', operationId: 'getContactBy', zapier: 'search' },
    ...{ name: 'Find', action: 'Find a contact', fields: ['key', 'value'], mayMiss: true },
  },
  {
    ...{ resource: 'contact', operation: 'get', operationId: 'getContact' },
    ...{ name: 'Get', action: 'Get a contact', fields: ['contactId'] },
  },
  {
    ...{ resource: 'contact', operation: 'getAll', operationId: 'listContacts' },
    ...{ name: 'Get Many', action: 'Get many contacts' },
    ...{ more: ['q', 'email', 'phone', 'tag', 'filter', 'sort'] },
  },
  {
    ...{ resource: 'contact', operation: 'update', operationId: 'updateContact', zapier: 'create' },
    ...{ name: 'Update', action: 'Update a contact' },
    ...{ fields: ['contactId'], more: ['email', 'name', ...ofContact] },
  },
  {
    ...{ resource: 'contact', operation: 'delete', operationId: 'deleteContact' },
    ...{ name: 'Delete', action: 'Delete a contact', fields: ['contactId'] },
  },
  {
    ...{ resource: 'contact', operation: 'addTag', operationId: 'addContactTag', zapier: 'create' },
    ...{ name: 'Add Tag', action: 'Add a tag to a contact', fields: ['contactId', 'tag'] },
  },
  {
    ...{ resource: 'contact', operation: 'removeTag', operationId: 'removeContactTag' },
    ...{ zapier: 'create', name: 'Remove Tag', action: 'Remove a tag from a contact' },
    fields: ['contactId', 'tag'],
  },
  {
    ...{ resource: 'contact', operation: 'addNote', operationId: 'createContactNote' },
    ...{ zapier: 'create', name: 'Add Note', action: 'Add a note to a contact' },
    fields: ['contactId', 'text'],
  },
]

const knowledge: Choice[] = [
  {
    ...{ resource: 'knowledgeBase', operation: 'search', operationId: 'search', zapier: 'search' },
    ...{ name: 'Search', action: 'Search knowledge bases' },
    ...{ fields: ['baseIds', 'query', 'limit'] },
    ...{ more: ['mode', 'minScore', 'context', 'filter', 'sourceTypes', 'rerank'] },
  },
  {
    ...{ resource: 'knowledgeBase', operation: 'getAll', operationId: 'listBases' },
    ...{ name: 'Get Many', action: 'Get many knowledge bases', more: ['q'] },
  },
  {
    ...{ resource: 'source', operation: 'addText', operationId: 'addSource', zapier: 'create' },
    ...{ name: 'Add Text', action: 'Add a text to a knowledge base', fixed: { type: 'text' } },
    ...{ fields: ['baseId', 'name', 'text'], more: ['metadata', 'onDuplicate'] },
  },
  {
    ...{ resource: 'source', operation: 'addUrl', operationId: 'addSource', zapier: 'create' },
    ...{ name: 'Add Web Page', action: 'Add a web page to a knowledge base' },
    ...{ fixed: { type: 'url' }, fields: ['baseId', 'url'] },
    more: ['name', 'metadata', 'onDuplicate', 'ignoreRobots'],
  },
  {
    ...{ resource: 'source', operation: 'get', operationId: 'getSource' },
    ...{ name: 'Get', action: 'Get a source', fields: ['baseId', 'sourceId'] },
  },
  {
    ...{ resource: 'source', operation: 'getAll', operationId: 'listSources' },
    ...{ name: 'Get Many', action: 'Get many sources', fields: ['baseId'] },
    more: ['q', 'status', 'type'],
  },
  {
    ...{ resource: 'source', operation: 'refresh', operationId: 'refreshSource' },
    ...{ name: 'Refresh', action: 'Refresh a source', fields: ['baseId', 'sourceId'] },
  },
  {
    ...{ resource: 'source', operation: 'delete', operationId: 'deleteSource' },
    ...{ name: 'Delete', action: 'Delete a source', fields: ['baseId', 'sourceId'] },
  },
]

const proposals: Choice[] = [
  {
    ...{ resource: 'proposal', operation: 'create', operationId: 'createProposal' },
    ...{ zapier: 'create', name: 'Create', action: 'Create a proposal' },
    fields: ['templateId', 'contactId', 'title'],
    more: ['recipients', 'variables', 'language', 'currency', 'expiresAt', 'ownerId', 'metadata'],
  },
  {
    ...{ resource: 'proposal', operation: 'send', operationId: 'sendProposal', zapier: 'create' },
    ...{ name: 'Send', action: 'Send a proposal' },
    ...{ fields: ['proposalId'], more: ['message', 'delivery'] },
  },
  {
    ...{ resource: 'proposal', operation: 'get', operationId: 'getProposal' },
    ...{ name: 'Get', action: 'Get a proposal', fields: ['proposalId'] },
  },
  {
    ...{ resource: 'proposal', operation: 'getAll', operationId: 'listProposals' },
    ...{ zapier: 'search', name: 'Get Many', action: 'Get many proposals' },
    more: ['q', 'number', 'status', 'contactId', 'recipientEmail', 'createdAfter', 'createdBefore'],
  },
  {
    ...{ resource: 'proposal', operation: 'cancel', operationId: 'cancelProposal' },
    ...{ zapier: 'create', name: 'Cancel', action: 'Cancel a proposal' },
    fields: ['proposalId', 'reason'],
  },
]

const events: Choice[] = [
  {
    ...{ resource: 'event', operation: 'publish', operationId: 'publishEvents', zapier: 'create' },
    ...{ name: 'Publish', action: 'Publish an event' },
    ...{ fields: ['type', 'data'], more: ['subject', 'id'] },
  },
  {
    ...{ resource: 'event', operation: 'get', operationId: 'getEvent' },
    ...{ name: 'Get', action: 'Get an event', fields: ['id'] },
  },
  {
    ...{ resource: 'event', operation: 'getAll', operationId: 'listEvents' },
    ...{ name: 'Get Many', action: 'Get many events', more: ['type', 'subject', 'from', 'to'] },
  },
]

export const choices: readonly Choice[] = [...contacts, ...events, ...knowledge, ...proposals]

/** What a name of the API is called for people, where its own words would not do. */
export const labels: Readonly<Record<string, string>> = {
  baseId: 'Knowledge Base',
  baseIds: 'Knowledge Bases',
  custom: 'Custom Fields',
  'getEvent.id': 'Event ID',
  'publishEvents.id': 'Your Event ID',
  key: 'Find By',
  onDuplicate: 'When It Is There Already',
  q: 'Search Text',
  templateId: 'Template',
}

/** What is said of a field where openapi.json says nothing, or too much for a form. */
export const helps: Readonly<Record<string, string>> = {
  'publishEvents.subject': 'What the event is about, such as the id of a contact',
  'addSource.name': 'What the source is called in the list and in search results',
  'addSource.url': 'Address of the page, with https://',
}

/** Identifiers that are picked from a list. */
export const picks: Readonly<Record<string, 'bases' | 'templates'>> = {
  baseId: 'bases',
  baseIds: 'bases',
  templateId: 'templates',
}

/** Fields of the rows of a list that are asked for. */
export const rows: Readonly<Record<string, readonly string[]>> = {
  recipients: ['name', 'email', 'role', 'order', 'memberId'],
}
