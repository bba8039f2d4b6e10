// Generated from api/openapi.json and the event catalogue by `npm run gen`.

import type { INodePropertyOptions } from 'n8n-workflow'

export const eventTypes: INodePropertyOptions[] = [
	{
		name: 'Automation Completed',
		value: 'automation.completed',
		description: 'A run of an automation has finished all its actions',
	},
	{
		name: 'Automation Failed',
		value: 'automation.failed',
		description: 'A run of an automation failed. Fix the cause, then retry the run.',
	},
	{
		name: 'Automation Throttled',
		value: 'automation.throttled',
		description: 'An automation is triggered more often than it may run. Sent at most once an hour for each automation.',
	},
	{
		name: 'Base Deleted',
		value: 'base.deleted',
		description: 'A base was deleted with all its sources; data is its last state. No source.deleted events are emitted for them.',
	},
	{
		name: 'Base Reindexed',
		value: 'base.reindexed',
		description: 'A base switched to another embedding model. Searches use the new vectors from now on.',
	},
	{
		name: 'Company Created',
		value: 'company.created',
		description: 'A company was created',
	},
	{
		name: 'Company Deleted',
		value: 'company.deleted',
		description: 'A company was deleted; the data is its last state. Earlier events about it are expunged, and so is this one after its deliveries have ended.',
	},
	{
		name: 'Company Updated',
		value: 'company.updated',
		description: 'A company changed. A write that changes nothing emits no event.',
	},
	{
		name: 'Connection Activated',
		value: 'connection.activated',
		description: 'A connection works, for the first time or again',
	},
	{
		name: 'Connection Degraded',
		value: 'connection.degraded',
		description: 'A connection fails. Capstan keeps trying.',
	},
	{
		name: 'Connection Deleted',
		value: 'connection.deleted',
		description: 'A connection and its credentials were deleted',
	},
	{
		name: 'Connection Reauth Required',
		value: 'connection.reauth_required',
		description: 'The provider no longer accepts the credentials of a connection. Its syncs wait until a person authorizes it again.',
	},
	{
		name: 'Contact Consent Changed',
		value: 'contact.consent_changed',
		description: 'Consent changed. contact.updated is sent, too.',
	},
	{
		name: 'Contact Created',
		value: 'contact.created',
		description: 'A contact was created',
	},
	{
		name: 'Contact Deleted',
		value: 'contact.deleted',
		description: 'A contact was deleted; the data is its last state. Earlier events about it are expunged, and so is this one after its deliveries have ended.',
	},
	{
		name: 'Contact Erased',
		value: 'contact.erased',
		description: 'A contact was erased, with those that had been merged into it. The data contains IDs only: delete your own copies of the person\'s data. contact.deleted is not sent.',
	},
	{
		name: 'Contact Import Completed',
		value: 'contact_import.completed',
		description: 'A contact import ended. status is partial if it ended before the end of the file.',
	},
	{
		name: 'Contact Import Failed',
		value: 'contact_import.failed',
		description: 'A contact import failed. error has the reason.',
	},
	{
		name: 'Contact Merged',
		value: 'contact.merged',
		description: 'Other contacts were merged into a contact; their IDs now lead to it. contact.updated is sent as well, but no contact.deleted.',
	},
	{
		name: 'Contact Segment Entered',
		value: 'contact.segment_entered',
		description: 'A contact matches a segment that it did not match at the last comparison. Capstan compares every hour, and only segments with a subscriber to this event.',
	},
	{
		name: 'Contact Segment Left',
		value: 'contact.segment_left',
		description: 'A contact no longer matches a segment. A contact that is deleted or merged into another one leaves without this event.',
	},
	{
		name: 'Contact Tagged',
		value: 'contact.tagged',
		description: 'Tags changed. contact.updated is sent, too.',
	},
	{
		name: 'Contact Unmerged',
		value: 'contact.unmerged',
		description: 'A merge was undone and the merged contacts were restored',
	},
	{
		name: 'Contact Updated',
		value: 'contact.updated',
		description: 'A contact changed. A write that changes nothing emits no event.',
	},
	{
		name: 'Destination Disabled',
		value: 'destination.disabled',
		description: 'A destination was disabled: its channel is gone, or all of at least 20 attempts failed over 5 days',
	},
	{
		name: 'Destination Failing',
		value: 'destination.failing',
		description: 'Failing for 2.5 days, with at least 10 attempts. Turns off after 5 days.',
	},
	{
		name: 'Every Event',
		value: '*',
		description: 'All that happens',
	},
	{
		name: 'Inbound Failed',
		value: 'inbound.failed',
		description: 'An inbound event could not be handled. Fix the cause, then replay it.',
	},
	{
		name: 'Inbound Received',
		value: 'inbound.received',
		description: 'A hook received an event, and it was handled for the first time',
	},
	{
		name: 'Inbound Rejected',
		value: 'inbound.rejected',
		description: 'A hook refused a request that failed verification. Sent at most once a minute for each hook.',
	},
	{
		name: 'Proposal Accepted',
		value: 'proposal.accepted',
		description: 'The last signer accepted',
	},
	{
		name: 'Proposal Anonymized',
		value: 'proposal.anonymized',
		description: 'Contact removed from an unsigned proposal, because it was deleted. Earlier events about the proposal are expunged. A proposal that was sent is canceled.',
	},
	{
		name: 'Proposal Canceled',
		value: 'proposal.canceled',
		description: 'A proposal was withdrawn before it was accepted, or replaced by a revision (superseded)',
	},
	{
		name: 'Proposal Comment Resolved',
		value: 'proposal.comment_resolved',
		description: 'A comment was marked as resolved',
	},
	{
		name: 'Proposal Commented',
		value: 'proposal.commented',
		description: 'A comment was added on the page, in the dashboard or with the API',
	},
	{
		name: 'Proposal Completed',
		value: 'proposal.completed',
		description: 'Everyone has signed, and the document is sealed. knowledge says whether it was added to the base.',
	},
	{
		name: 'Proposal Countersigned',
		value: 'proposal.countersigned',
		description: 'A member signed after the last signer',
	},
	{
		name: 'Proposal Created',
		value: 'proposal.created',
		description: 'A draft was created, cloned, or started as a revision',
	},
	{
		name: 'Proposal Declined',
		value: 'proposal.declined',
		description: 'A signer declined. reason is the reason that they gave.',
	},
	{
		name: 'Proposal Deleted',
		value: 'proposal.deleted',
		description: 'A draft was deleted; data is its last state. What earlier events said about it is expunged, and so is this event after its deliveries have ended.',
	},
	{
		name: 'Proposal Delivered',
		value: 'proposal.delivered',
		description: 'A recipient\'s mail server accepted the mail with the link',
	},
	{
		name: 'Proposal Delivery Failed',
		value: 'proposal.delivery_failed',
		description: 'A mail to a recipient could not be delivered. Capstan does not retry it.',
	},
	{
		name: 'Proposal Expired',
		value: 'proposal.expired',
		description: 'ExpiresAt passed before the last signer accepted',
	},
	{
		name: 'Proposal Recipient Changed',
		value: 'proposal.recipient_changed',
		description: 'After sending, the name or address of a recipient changed and their old link ended, or another member became the countersigner',
	},
	{
		name: 'Proposal Reminder Sent',
		value: 'proposal.reminder_sent',
		description: 'A reminder was mailed to a recipient who has not answered',
	},
	{
		name: 'Proposal Revised',
		value: 'proposal.revised',
		description: 'A revision was sent. previousId is the revision that it replaces.',
	},
	{
		name: 'Proposal Sent',
		value: 'proposal.sent',
		description: 'A proposal was sent. It has a number, and its content no longer changes.',
	},
	{
		name: 'Proposal Signed',
		value: 'proposal.signed',
		description: 'A signer accepted. choice has the choice of the first signer.',
	},
	{
		name: 'Proposal Updated',
		value: 'proposal.updated',
		description: 'A proposal changed. A write that changes nothing emits no event.',
	},
	{
		name: 'Proposal Viewed',
		value: 'proposal.viewed',
		description: 'A recipient opened the page for the first time',
	},
	{
		name: 'Proposal Voided',
		value: 'proposal.voided',
		description: 'An accepted proposal was declared void. The sealed PDF is kept.',
	},
	{
		name: 'Source Completed',
		value: 'source.completed',
		description: 'A source was processed. Its chunks are ready, and every search finds them.',
	},
	{
		name: 'Source Deleted',
		value: 'source.deleted',
		description: 'A source was deleted; data is its last state. A sitemap or a crawl emits one event for itself and none for its pages. A deleted base emits only its own event.',
	},
	{
		name: 'Source Failed',
		value: 'source.failed',
		description: 'A source could not be processed; error has the reason. Chunks of an earlier run stay searchable.',
	},
	{
		name: 'Source Updated',
		value: 'source.updated',
		description: 'The name or metadata of a source changed, or a refresh found a different text',
	},
	{
		name: 'Sync Completed',
		value: 'sync.completed',
		description: 'A run of a sync has imported all records',
	},
	{
		name: 'Sync Failed',
		value: 'sync.failed',
		description: 'A run of a sync failed. Records that it had imported are kept.',
	},
	{
		name: 'Sync Needs Confirmation',
		value: 'sync.needs_confirmation',
		description: 'Over 20 % of the records, or more than 10 of fewer than 50, were deleted at the source. Confirm to continue; nothing is removed before.',
	},
	{
		name: 'Sync Partial',
		value: 'sync.partial',
		description: 'A run of a sync ended, but some records could not be imported. See the errors of the run.',
	},
	{
		name: 'Sync Started',
		value: 'sync.started',
		description: 'A run of a sync has started',
	},
	{
		name: 'Token Expiring',
		value: 'token.expiring',
		description: 'A token expires within 7 days. Sent once, and not for a token that was issued for less.',
	},
	{
		name: 'Token Revoked',
		value: 'token.revoked',
		description: 'A token was revoked',
	},
	{
		name: 'Token Rotated',
		value: 'token.rotated',
		description: 'A token has a new value; the data never holds one',
	},
	{
		name: 'Webhook Disabled',
		value: 'webhook.disabled',
		description: 'A webhook was disabled: its URL answered 410, all of at least 20 attempts failed over 5 days, or its author lost the permissions',
	},
	{
		name: 'Webhook Failing',
		value: 'webhook.failing',
		description: 'Failing for 2.5 days, with at least 10 attempts. Turns off after 5 days.',
	},
	{
		name: 'Webhook Test',
		value: 'webhook.test',
		description: 'A test event, sent on request to one webhook or destination',
	},
]
