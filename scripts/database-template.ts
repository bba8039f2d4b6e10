import { buildTemplate } from '../server/src/platform/db/data-template.ts'

// The data directory that first starts copy; part of `npm run build`.
await buildTemplate()
