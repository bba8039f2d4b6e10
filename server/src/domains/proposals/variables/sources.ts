import type { Db } from '../../../platform/db/database.ts'
import { type ContactRow, findContact } from '../../contacts/index.ts'
import { findOrganization } from '../../organizations/index.ts'
import { findMember } from '../../people/index.ts'
import type { ProposalSettings } from '../settings/schema.ts'
import { readSettings } from '../settings/service.ts'
import type { ProposalRow } from '../store.ts'
import { templates } from '../templates/store.ts'

/** What a document takes from elsewhere, as it is now. */
export interface Sources {
  settings: ProposalSettings
  organization: { name: string }
  contact: ContactRow | undefined
  owner: { name: string; email: string } | undefined
  /** Names in `variables` that the template asks for. */
  requiredVariables: readonly string[]
}

export async function readSources(
  { db, organizationId }: { db: Db; organizationId: string },
  row: Pick<ProposalRow, 'contact_id' | 'owner_id' | 'template_id'>,
  known: ProposalSettings | null,
): Promise<Sources> {
  const [organization, contact, owner, template, settings] = await Promise.all([
    findOrganization(db, organizationId),
    row.contact_id && findContact(db, organizationId, row.contact_id),
    row.owner_id && findMember(db, organizationId, row.owner_id),
    row.template_id && templates.find(db, organizationId, row.template_id),
    known ?? readSettings(db, organizationId),
  ])
  return {
    settings,
    organization: { name: organization?.name ?? '' },
    contact: contact || undefined,
    owner: owner || undefined,
    requiredVariables: template ? template.required_variables : [],
  }
}
