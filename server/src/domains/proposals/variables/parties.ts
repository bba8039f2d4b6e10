import type { Brand, Party } from '../document.ts'
import type { RecipientRow } from '../recipient-store.ts'
import type { Sources } from './sources.ts'

export const brandOf = ({ settings: { brand }, organization }: Sources): Brand => ({
  name: brand.name ?? organization.name,
  accent: brand.accent,
  logoId: brand.logoImageId,
  footer: brand.footer,
})

export const fromOf = ({ settings: { brand }, organization }: Sources): Party => ({
  name: brand.name ?? organization.name,
  lines: brand.lines,
})

/** The contact with its firm and address, or the first who signs. */
export function toOf({ contact }: Sources, recipients: readonly RecipientRow[]): Party {
  const [signer] = signersOf(recipients)
  if (!contact) return { name: signer?.name ?? '', lines: signer ? [signer.email] : [] }
  const { street, postalCode, city, region, country } = contact.address ?? {}
  const place = [postalCode, city].filter(Boolean).join(' ')
  const lines = [contact.company, ...(street?.split(/\r?\n/) ?? []), place, region, country]
  return {
    name: contact.name ?? signer?.name ?? contact.email ?? '',
    lines: lines.flatMap((line) => line || []),
  }
}

/** In the order in which they sign: the countersigner last, viewers not at all. */
export const signersOf = (recipients: readonly RecipientRow[]): RecipientRow[] =>
  recipients
    .filter(({ role }) => role !== 'viewer')
    .toSorted(
      (a, b) =>
        Number(a.role === 'countersigner') - Number(b.role === 'countersigner') ||
        a.signing_order - b.signing_order ||
        a.position - b.position,
    )
