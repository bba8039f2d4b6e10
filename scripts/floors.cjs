/** Who may know whom among the domains. A new name in a list is a decision: say why in the commit. */
const may = {
  billing: [],
  contacts: ['audit', 'organizations', 'people'],
  integrations: ['contacts', 'knowledge', 'people', 'proposals', 'tokens', 'webhooks'],
  knowledge: ['billing'],
  organizations: ['billing', 'tokens'],
  people: ['organizations', 'tokens'],
  proposals: ['billing', 'contacts', 'knowledge', 'organizations', 'people'],
  requests: ['people', 'tokens'],
  tokens: ['billing'],
  webhooks: ['people'],
  overview: ['integrations', 'knowledge', 'proposals', 'tokens', 'webhooks'],
}

/**
 * The folders of a large domain, lowest first: a folder may import only those before it. Files beside
 * the folders are on the ground, below the lowest; index.ts is on top.
 */
const floors = {
  knowledge: [
    'ocr',
    'extraction',
    'chunking',
    'fetching',
    'models',
    'vectors',
    'visibility',
    'content',
    'runs',
    'bases',
    'search',
    'sources',
    'sites',
    'ingest',
    'reindex',
    'mcp',
  ],
}

/**
 * The floors of the platform, lowest first; each imports only itself and lower ones. `lib` serves any program, `data`
 * keeps and counts, `web` answers requests and runs jobs.
 */
const platformFloors = {
  lib: [
    ...[
      'canonical-json.ts',
      'clock.ts',
      'concurrency',
      'config',
      'crypto',
      'errors.ts',
      'expressions',
      'files',
    ],
    ...[
      'flush-path.ts',
      'foreign-values.ts',
      'ids.ts',
      'json-source.ts',
      'links.ts',
      'memory.ts',
      'money',
      'net',
    ],
    ...['oauth', 'office', 'pdf', 'pdf-signatures', 'plain-characters.ts', 'retention.ts', 's3'],
    ...['scratch-directory.ts', 'start-fault.ts', 'version.ts', 'xml'],
  ],
  data: [
    ...[
      'background.ts',
      'db',
      'log.ts',
      'metrics.ts',
      'rates',
      'records-about.ts',
      'telemetry',
      'throttle',
    ],
  ],
  web: [
    ...[
      'backup',
      'catalogue.ts',
      'domain.ts',
      'events',
      'finding',
      'http',
      'idempotency',
      'jobs',
      'mail',
      'mcp',
    ],
    ...['node-metrics.ts', 'open-domains.ts', 'operations', 'platform.ts', 'work.ts'],
  ],
}

module.exports = { may, floors, platformFloors }
