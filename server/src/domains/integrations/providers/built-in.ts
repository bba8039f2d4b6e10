import cardDav from './definitions/carddav.json' with { type: 'json' }
import csvUrl from './definitions/csv_url.json' with { type: 'json' }
import googlePeople from './definitions/google_people.json' with { type: 'json' }
import hubspot from './definitions/hubspot.json' with { type: 'json' }
import microsoftGraph from './definitions/microsoft_graph.json' with { type: 'json' }
import rest from './definitions/rest.json' with { type: 'json' }
import s3 from './definitions/s3.json' with { type: 'json' }
import slack from './definitions/slack.json' with { type: 'json' }
import smtp from './definitions/smtp.json' with { type: 'json' }
import webDav from './definitions/webdav.json' with { type: 'json' }
import type { Definition } from './schema.ts'

// What a file holds is checked by its conformance test, not by the compiler.
const files = [
  ...[cardDav, csvUrl, googlePeople, hubspot, microsoftGraph, rest, s3, slack, smtp, webDav],
] as readonly unknown[] as readonly Definition[]

/** The definitions that come with the product, by key. */
export const builtIn: ReadonlyMap<string, Definition> = new Map(files.map((one) => [one.key, one]))
