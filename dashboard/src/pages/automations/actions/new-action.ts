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

/** An action to fill in; it already names what an earlier one makes. */
export function newAction(type: ActionType, before: readonly Action[]): Action {
  const { id, ...fields } = { ...blank[type] } as Action & { id?: string }
  const names = new Set(before.map(stepName))
  const resultOf = (wanted: ActionType): string | undefined => {
    const place = before.findLastIndex((one) => one.type === wanted)
    const one = before[place]
    return one && `steps.${stepName(one, place)}.id`
  }
  const contact = resultOf('contact.upsert')
  const proposal = resultOf('proposal.create')
  const action = { ...(id && !names.has(id) && { id }), ...fields } as Action
  if (action.type === 'contact.tag' && contact) return { ...action, contactId: contact }
  if (action.type === 'proposal.send' && proposal) return { ...action, proposalId: proposal }
  if (action.type === 'proposal.create' && contact) {
    return { ...action, mapping: { ...action.mapping, contactId: contact } }
  }
  return action
}
