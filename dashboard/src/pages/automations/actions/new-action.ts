import { type Action, type ActionType, stepName } from '../draft.ts'

const blank: Readonly<Record<ActionType, Action>> = {
  'contact.upsert': {
    type: 'contact.upsert',
    id: 'contact',
    matchBy: 'email',
    mapping: { email: '', name: '' },
  },
  'contact.tag': { type: 'contact.tag', contactId: '', tag: '' },
  'source.add': { type: 'source.add', id: 'source', baseId: '', mapping: { name: '', text: '' } },
  'proposal.create': {
    type: 'proposal.create',
    id: 'proposal',
    templateId: '',
    mapping: { contactId: '', title: '' },
  },
  'proposal.send': { type: 'proposal.send', proposalId: '' },
  'event.emit': { type: 'event.emit', event: 'custom.', mapping: {} },
  'mail.send': { type: 'mail.send', to: '', subject: '', text: '' },
  'http.request': { type: 'http.request', method: 'POST', url: 'https://', mapping: {} },
}

/** An action to fill in; what an earlier one made is already named in it. */
export function newAction(type: ActionType, before: readonly Action[]): Action {
  const { id, ...action } = { ...blank[type] } as Action & { id?: string }
  const names = new Set(before.map(stepName))
  const made = (wanted: ActionType): string | undefined => {
    const place = before.findLastIndex((one) => one.type === wanted)
    const one = before[place]
    return one && `steps.${stepName(one, place)}.id`
  }
  const contact = made('contact.upsert')
  const proposal = made('proposal.create')
  const named = { ...(id && !names.has(id) && { id }), ...action } as Action
  if (named.type === 'contact.tag' && contact) return { ...named, contactId: contact }
  if (named.type === 'proposal.send' && proposal) return { ...named, proposalId: proposal }
  if (named.type === 'proposal.create' && contact) {
    return { ...named, mapping: { ...named.mapping, contactId: contact } }
  }
  return named
}
