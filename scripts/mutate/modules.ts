/** What must not err, and the tests that would notice; the cheapest first. */
export interface Module {
  name: string
  files: readonly string[]
  tests: readonly string[]
}

const net = 'server/src/platform/net'
const tokens = 'server/src/domains/tokens'
const dispatch = 'server/src/domains/webhooks/dispatch'
const chunking = 'server/src/domains/knowledge/chunking'

export const modules: readonly Module[] = [
  {
    name: 'outbound guard',
    files: ['guard', 'addresses', 'target', 'own-listeners', 'redirects', 'names'].map(
      (file) => `${net}/${file}.ts`,
    ),
    tests: [
      ...['addresses', 'target', 'own-listeners', 'redirects', 'names', 'outbound-guard'],
      ...['outbound', 'outbound-hostile'],
    ].map((file) => `${net}/${file}.test.ts`),
  },
  {
    name: 'seal',
    files: ['server/src/platform/crypto/seal.ts'],
    tests: ['server/src/platform/crypto/seal.test.ts'],
  },
  {
    name: 'signature',
    files: [`${dispatch}/signature.ts`, 'server/src/domains/webhooks/secret.ts'],
    tests: [
      'server/src/domains/webhooks/secret.test.ts',
      `${dispatch}/signature.test.ts`,
      `${dispatch}/delivery.test.ts`,
    ],
  },
  {
    name: 'tokens',
    files: [
      ...['token', 'networks', 'expiry'].map((file) => `${tokens}/${file}.ts`),
      ...['gcra', 'limits', 'rates'].map((file) => `server/src/platform/rates/${file}.ts`),
    ],
    tests: [
      ...['gcra', 'limits', 'rates'].map((file) => `server/src/platform/rates/${file}.test.ts`),
      ...['token', 'networks', 'expiry', 'authenticator'].map(
        (file) => `${tokens}/${file}.test.ts`,
      ),
    ],
  },
  {
    name: 'ledger',
    files: ['server/src/domains/billing/ledger.ts'],
    tests: ['server/src/domains/billing/ledger.test.ts'],
  },
  {
    name: 'cursor',
    files: ['cursor', 'page'].map((file) => `server/src/platform/db/${file}.ts`),
    tests: ['server/src/platform/db/page.test.ts'],
  },
  {
    name: 'queues of endpoints',
    files: [`${dispatch}/endpoint-queues.ts`, 'server/src/domains/webhooks/deliveries/schedule.ts'],
    tests: [
      'server/src/domains/webhooks/deliveries/schedule.test.ts',
      ...['endpoint-queues', 'fairness', 'dispatcher'].map((file) => `${dispatch}/${file}.test.ts`),
    ],
  },
  {
    name: 'chunker',
    files: ['blocks', 'chunk', 'pieces', 'tokens', 'words'].map((file) => `${chunking}/${file}.ts`),
    tests: ['vectors', 'tokens', 'words', 'chunk'].map((file) => `${chunking}/${file}.test.ts`),
  },
]
