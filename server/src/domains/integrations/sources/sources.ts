import type { SyncSource } from '../syncs/source.ts'
import { cardDavSource } from './carddav/carddav-source.ts'
import { csvUrlSource } from './csv/csv-url-source.ts'
import { googlePeopleSource } from './google-people/google-people-source.ts'
import { hubspotSource } from './hubspot/hubspot-source.ts'
import { microsoftGraphSource } from './microsoft-graph/microsoft-graph-source.ts'
import { s3Source } from './s3/s3-source.ts'
import { webDavSource } from './webdav/webdav-source.ts'

/** Readers of syncs, by the `reader` in a provider's model. */
export const builtInSources: ReadonlyMap<string, SyncSource> = new Map([
  ['carddav', cardDavSource],
  ['csv', csvUrlSource],
  ['google_people', googlePeopleSource],
  ['hubspot', hubspotSource],
  ['microsoft_graph', microsoftGraphSource],
  ['s3', s3Source],
  ['webdav', webDavSource],
])
