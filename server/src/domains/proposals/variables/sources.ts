import type { OrganizationDb } from '../../../platform/db/database.ts'
import { type ContactRow, findContact } from '../../contacts/index.ts'
import { findOrganization } from '../../organizations/index.ts'
import { findMember } from '../../people/index.ts'
import type { ProposalSettings } from '../settings/schema.ts'
import { readSettings } from '../settings/service.ts'
import type { ProposalRow } from '../store.ts'
import { templates } from '../templates/store.ts'

/** What all documents of an organization take from it. */
export interface Issuer {
  settings: ProposalSettings
  organization: { name: string }
}

/** What a document takes from elsewhere, as it is now. */
export interface VariableSources extends Issuer {
  contact: ContactRow | undefined
  owner: { name: string; email: string } | undefined
  /** Names in `variables` that the template asks for. */
  requiredVariables: readonly string[]
}

export async function readIssuer({ db, organizationId }: OrganizationDb): Promise<Issuer> {
  const [settings, organization] = await Promise.all([
    readSettings(db, organizationId),
    findOrganization(db, organizationId),
  ])
  return { settings, organization: { name: organization?.name ?? '' } }
}

/** An issuer that is known already is not read again. */
export async function readSources(
  reading: OrganizationDb,
  row: Pick<ProposalRow, 'contact_id' | 'owner_id' | 'template_id'>,
  known?: Issuer,
): Promise<VariableSources> {
  const { db, organizationId } = reading
  const [issuer, contact, owner, template] = await Promise.all([
    known ?? readIssuer(reading),
    row.contact_id && findContact(db, organizationId, row.contact_id),
    row.owner_id && findMember(db, organizationId, row.owner_id),
    row.template_id && templates.find(db, organizationId, row.template_id),
  ])
  return {
    ...issuer,
    contact: contact || undefined,
    owner: owner || undefined,
    requiredVariables: template ? template.required_variables : [],
  }
}
