import type { DraftChanges, ProposalChanges } from './schema.ts'

/** The changes with what is empty in the place of null, for what a draft always has. */
export const withEmpty = ({
  blocks,
  items,
  groups,
  instalments,
  variables,
  recipients,
  metadata,
  ...others
}: ProposalChanges): DraftChanges => ({
  ...others,
  ...(blocks !== undefined && { blocks: blocks ?? [] }),
  ...(items !== undefined && { items: items ?? [] }),
  ...(groups !== undefined && { groups: groups ?? [] }),
  ...(instalments !== undefined && { instalments: instalments ?? [] }),
  ...(variables !== undefined && { variables: variables ?? {} }),
  ...(recipients !== undefined && { recipients: recipients ?? [] }),
  ...(metadata !== undefined && { metadata: metadata ?? {} }),
})
