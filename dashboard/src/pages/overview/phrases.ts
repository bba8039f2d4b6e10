/** Each deed reads well after one name and after a number. */
const phrases: Record<string, readonly [noun: string, deed: string]> = {
  'contact.created': ['contact', 'added'],
  'contact.updated': ['contact', 'changed'],
  'contact.deleted': ['contact', 'deleted'],
  'contact.tagged': ['contact', 'tagged'],
  'contact.consent_changed': ['contact', 'with changed consent'],
  'contact.segment_entered': ['contact', 'entered a segment'],
  'contact.segment_left': ['contact', 'left a segment'],
  'contact_import.completed': ['import', 'finished'],
  'contact_import.failed': ['import', 'failed'],
  'proposal.updated': ['proposal', 'changed'],
  'proposal.delivery_failed': ['proposal', 'could not be mailed'],
  'proposal.commented': ['proposal', 'with a new question'],
  'proposal.reminder_sent': ['proposal', 'with a reminder sent'],
  'source.completed': ['document', 'ready to search'],
  'source.updated': ['document', 'updated'],
  'source.failed': ['document', 'failed'],
  'base.reindexed': ['knowledge base', 'reindexed'],
  'webhook.failing': ['webhook', 'failing'],
  'webhook.disabled': ['webhook', 'switched off'],
  'inbound.received': ['request', 'received by a hook'],
  'inbound.failed': ['request', 'of a hook failed'],
  'inbound.rejected': ['request', 'to a hook rejected'],
  'automation.completed': ['automation', 'ran'],
  'automation.failed': ['automation', 'failed'],
  'connection.reauth_required': ['connection', 'without a valid sign-in'],
  'sync.completed': ['sync', 'finished'],
  'sync.needs_confirmation': ['sync', 'waiting for your confirmation'],
  'token.expiring': ['token', 'expiring soon'],
  'token.rotated': ['token', 'rotated'],
  'token.revoked': ['token', 'revoked'],
}

/** `contact` and `added`; a type that this page does not know yet in its own words. */
export function phraseOf(type: string): readonly [noun: string, deed: string] {
  const [resource = '', ...deed] = type.replaceAll('_', ' ').split('.')
  return phrases[type] ?? [resource, deed.join(' ')]
}
