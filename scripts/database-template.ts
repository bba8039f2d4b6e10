import { buildTemplate } from '../server/src/platform/db/data-directory.ts'

// The data directory that first starts copy; part of `npm run build`.
await buildTemplate()
