import type { OrganizationDb } from '../../../platform/db/database.ts'
import { type ContactRow, findContact } from '../../contacts/index.ts'
import { findOrganization } from '../../organizations/index.ts'
import { findMember } from '../../people/index.ts'
import type { ProposalSettings } from '../settings/schema.ts'
import { readSettings } from '../settings/service.ts'
import type { ProposalRow } from '../store.ts'
import { templates } from '../templates/store.ts'

/** Data of the organization for all its documents. */
export interface Issuer {
  settings: ProposalSettings
  organization: { name: string }
}

/** Current data from outside the proposal, for its document. */
export interface VariableSources extends Issuer {
  contact: ContactRow | undefined
  owner: { name: string; email: string } | undefined
  /** Names in `variables` that the template requires. */
  requiredVariables: readonly string[]
}

export async function readIssuer({ db, organizationId }: OrganizationDb): Promise<Issuer> {
  const [settings, organization] = await Promise.all([
    readSettings(db, organizationId),
    findOrganization(db, organizationId),
  ])
  return { settings, organization: { name: organization?.name ?? '' } }
}

/** Reads the sources; an issuer that is already known is not read again. */
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
