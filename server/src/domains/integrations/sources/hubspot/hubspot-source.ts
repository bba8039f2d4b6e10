import type { PageRequest, Source, SourcePage } from '../../syncs/source.ts'
import { readArchived } from './archived.ts'
import { readChanged } from './changed.ts'
import { readListing } from './listing.ts'
import { type Place, startOf } from './place.ts'

/**
 * Contacts of a HubSpot portal. A full run lists them; an incremental one searches by `lastmodifieddate`, from 60 s
 * before the last change it knows, because the search lags behind, and then lists what has been archived.
 */
export const hubspotSource: Source = {
  readPage(request: PageRequest): Promise<SourcePage> {
    const place = (request.checkpoint as Place | null) ?? startOf(request)
    if (place.phase === 'all') return readListing(request, place)
    return place.phase === 'changed' ? readChanged(request, place) : readArchived(request, place)
  },
}
