import { randomBytes } from 'node:crypto'
import { domains } from '../../server/src/app.ts'
import { createContext } from '../../server/src/context.ts'
import { documentsOf } from '../../server/src/documents.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { completeSecrets } from '../../server/src/platform/config/secrets.ts'
import type { Domain } from '../../server/src/platform/domain.ts'
import type { Documents } from '../../server/src/platform/http/openapi/documents.ts'
import { openDomains } from '../../server/src/platform/open-domains.ts'

interface Product extends Documents {
  domains: readonly Domain[]
  /** What the dashboard alone asks for; the server does not answer with this document. */
  session: object
}

let product: Promise<Product> | undefined

/** The product as it describes itself, from a server without data or a port. */
export const describeProduct = (): Promise<Product> => (product ??= describe())

async function describe(): Promise<Product> {
  const [config, configuredSecrets] = readConfig({
    CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
    CAPSTAN_OPERATOR_KEY: randomBytes(32).toString('hex'),
    CAPSTAN_LOG_LEVEL: 'silent',
  })
  const inMemory = { ...config, database: { kind: 'embedded', directory: null } as const }
  await using context = await createContext(inMemory, completeSecrets(inMemory, configuredSecrets))
  await using opened = openDomains(context, domains)
  return { domains, ...documentsOf(opened.catalogue, opened.described) }
}

/** One of the documents as the file that is kept in git. */
export const openApi = async (audience: keyof Omit<Product, 'domains'>): Promise<string> =>
  `${JSON.stringify((await describeProduct())[audience], null, 2)}\n`
