import { formatCount, formatDate } from '../../../ui/format.ts'
import { formatAmount, formatPrice } from '../money.ts'
import type { Block, Discount, EditItem, Instalment, ItemGroup, ProposalDraft } from './draft.ts'

/** Labels of the fields in a conflict of two versions. */
export const fieldLabels: Record<string, string> = {
  ...{ title: 'Title', blocks: 'Contents', items: 'Items', groups: 'Groups', name: 'Name' },
  ...{ recipients: 'People', contactId: 'Contact', ownerId: 'Owner', currency: 'Currency' },
  ...{ discount: 'Discount', termMonths: 'Term', instalments: 'Instalments' },
  ...{ withholding: 'Withholding tax', roundingStep: 'Rounding' },
  ...{ variables: 'Variables', expiresAt: 'Valid until', language: 'Language' },
  ...{ signing: 'Signing', access: 'Access', taxBehavior: 'Tax' },
  ...{ reminders: 'Reminders', knowledge: 'Signed copy', description: 'Description' },
  requiredVariables: 'Needed variables',
}

/** Most lines of a long list that show a difference. */
const mostLines = 12

/** A field in words, for a person who has to choose between two versions. */
export function showField(field: string, value: unknown, other: unknown, currency: string): string {
  if (value === null || value === undefined) return ''
  switch (field) {
    case 'blocks':
      return differing(value as Block[], other as Block[], showBlock, 'block')
    case 'items':
      return differing(value as EditItem[], other as EditItem[], showItem(currency), 'line')
    case 'groups':
      return (value as ItemGroup[]).map(({ name, key }) => name ?? key).join('\n')
    case 'recipients':
      return (value as ProposalDraft['recipients'])
        .map(({ name, email, role }) => `${name ?? email ?? 'Member'}, ${role ?? 'signer'}`)
        .join('\n')
    case 'discount':
      return showDiscount(value as Discount, currency)
    case 'instalments':
      return (value as Instalment[]).map(showInstalment(currency)).join('\n')
    case 'variables':
      return Object.entries(value as ProposalDraft['variables'])
        .map(([name, one]) => `${name}: ${one ?? ''}`)
        .join('\n')
    default:
      return showPlain(field, value)
  }
}

function showPlain(field: string, value: unknown): string {
  if (field === 'taxBehavior')
    return value === 'inclusive' ? 'Prices include tax' : 'Prices exclude tax'
  if (field === 'access')
    return value === 'email_code' ? 'Require an email code' : 'Anyone with the link'
  // The end of a day is the midnight behind it.
  if (field === 'expiresAt') return formatDate(Date.parse(String(value)) - 1)
  if (field === 'signing') {
    const { order, countersign } = value as ProposalDraft['signing']
    const asked = order === 'sequential' ? 'One after the other' : 'All at once'
    return countersign ? `${asked}, then a countersigner` : asked
  }
  if (field === 'reminders') {
    const { afterDays, everyDays, max } = value as NonNullable<ProposalDraft['reminders']>
    return `After ${formatCount(afterDays, 'day')}, then every ${formatCount(everyDays, 'day')}, at most ${max}`
  }
  if (field === 'knowledge') return 'Kept in a knowledge base'
  if (field === 'contactId' || field === 'ownerId') return 'Another one'
  return Array.isArray(value) ? value.join(', ') : String(value)
}

function differing<One>(
  mine: readonly One[],
  theirs: readonly One[] | null | undefined,
  show: (one: One) => string,
  word: string,
): string {
  const same = new Set((theirs ?? []).map(show))
  const own = mine.map(show).filter((text) => !same.has(text))
  const more = own.length > mostLines ? [`and ${own.length - mostLines} more`] : []
  return [formatCount(mine.length, word), ...own.slice(0, mostLines), ...more].join('\n')
}

const kinds: Record<Block['type'], string> = {
  ...{ text: 'Text', image: 'Image', knowledge: 'Knowledge' },
  ...{ prices: 'Prices', signature: 'Signature', page_break: 'Page break' },
}

function showBlock({ type, text, title, alt, caption }: Block): string {
  const words = text ?? title ?? alt ?? caption
  return words ? `${kinds[type]}: ${words}` : kinds[type]
}

const showItem =
  (currency: string) =>
  (item: EditItem): string => {
    const { name, quantity, description, optional, discount } = item
    const price = `${quantity ?? '1'} × ${formatPrice(item, currency)}`
    const notes = [optional && 'optional', discount && `less ${showDiscount(discount, currency)}`]
    return [`${name || 'Unnamed'}: ${price}`, ...notes, description].filter(Boolean).join(', ')
  }

const showDiscount = ({ type, percent, amount }: Discount, currency: string): string =>
  type === 'percent' ? `${percent}\u202f%` : formatAmount(amount ?? 0, currency)

const showInstalment =
  (currency: string) =>
  ({ type, percent, amount, label, due }: Instalment): string => {
    const part =
      type === 'rest'
        ? 'The rest'
        : type === 'percent'
          ? `${percent}\u202f%`
          : formatAmount(amount ?? 0, currency)
    return [part, label, due].filter(Boolean).join(', ')
  }
