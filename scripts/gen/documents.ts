import { randomBytes } from 'node:crypto'
import { documentsOf, domainsOf } from '../../server/src/app.ts'
import { createContext } from '../../server/src/context.ts'
import { organizations } from '../../server/src/domains/organizations/index.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { completeSecrets } from '../../server/src/platform/config/secrets.ts'
import type { Domain } from '../../server/src/platform/domain.ts'
import type { Documents } from '../../server/src/platform/http/documents.ts'

interface Product extends Documents {
  domains: readonly Domain[]
}

let product: Promise<Product> | undefined

/** The product as it describes itself, from a server that has no data and answers nobody. */
export const describeProduct = (): Promise<Product> => (product ??= describe())

async function describe(): Promise<Product> {
  const [config, given] = readConfig({
    CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
    CAPSTAN_OPERATOR_KEY: randomBytes(32).toString('hex'),
    CAPSTAN_LOG_LEVEL: 'silent',
  })
  const inMemory = { ...config, database: { kind: 'embedded', directory: null } as const }
  await using context = await createContext(inMemory, completeSecrets(inMemory, given))
  const domains = domainsOf(context)
  try {
    return {
      domains,
      ...documentsOf(
        domains,
        organizations(context, () => {}),
      ),
    }
  } finally {
    for (const { dispose } of domains) await dispose?.()
  }
}

export const openApi = async (): Promise<string> =>
  `${JSON.stringify((await describeProduct()).api, null, 2)}\n`
