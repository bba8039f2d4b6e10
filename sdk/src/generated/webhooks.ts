// Generated from api/webhooks.json by `npm run gen`.

export type paths = Record<string, never>;
export interface webhooks {
    "token.expiring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * token.expiring
         * @description A token expires within 7 days. Sent once, and not for a token that was issued for less.
         */
        post: operations["tokenExpiring"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "token.rotated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * token.rotated
         * @description A token has a new value; the data never holds one.
         */
        post: operations["tokenRotated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "token.revoked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * token.revoked
         * @description A token was revoked.
         */
        post: operations["tokenRevoked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact.created
         * @description A contact was created.
         */
        post: operations["contactCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact.updated
         * @description A contact changed. A write that changes nothing emits no event.
         */
        post: operations["contactUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.tagged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact.tagged
         * @description Tags changed. `contact.updated` is sent, too.
         */
        post: operations["contactTagged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.consent_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact.consent_changed
         * @description Consent changed. `contact.updated` is sent, too.
         */
        post: operations["contactConsentChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact.deleted
         * @description A contact was deleted; the data is its last state. Earlier events about it are expunged, and so is this one after its deliveries have ended.
         */
        post: operations["contactDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.merged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact.merged
         * @description Other contacts were merged into a contact; their ids now lead to it. `contact.updated` is sent as well, but no `contact.deleted`.
         */
        post: operations["contactMerged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.unmerged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact.unmerged
         * @description A merge was undone and the merged contacts were restored.
         */
        post: operations["contactUnmerged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.erased": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact.erased
         * @description A contact was erased, with those that had been merged into it. The data contains ids only: delete your own copies of the person's data. `contact.deleted` is not sent.
         */
        post: operations["contactErased"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.segment_entered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact.segment_entered
         * @description A contact matches a segment that it did not match at the last comparison. Capstan compares every hour, and only segments with a subscriber to this event.
         */
        post: operations["contactSegmentEntered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact.segment_left": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact.segment_left
         * @description A contact no longer matches a segment. A contact that is deleted or merged into another one leaves without this event.
         */
        post: operations["contactSegmentLeft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "company.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * company.created
         * @description A company was created.
         */
        post: operations["companyCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "company.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * company.updated
         * @description A company changed. A write that changes nothing emits no event.
         */
        post: operations["companyUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "company.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * company.deleted
         * @description A company was deleted; the data is its last state. Earlier events about it are expunged, and so is this one after its deliveries have ended.
         */
        post: operations["companyDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact_import.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact_import.completed
         * @description A contact import ended. `status` is `partial` if it ended before the end of the file.
         */
        post: operations["contactImportCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact_import.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contact_import.failed
         * @description A contact import failed. `error` has the reason.
         */
        post: operations["contactImportFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "source.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * source.completed
         * @description A source was processed. Its chunks are ready, and every search finds them.
         */
        post: operations["sourceCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "source.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * source.failed
         * @description A source could not be processed; `error` has the reason. Chunks of an earlier run stay searchable.
         */
        post: operations["sourceFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "source.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * source.updated
         * @description The name or metadata of a source changed, or a refresh found a different text.
         */
        post: operations["sourceUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "source.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * source.deleted
         * @description A source was deleted; `data` is its last state. A sitemap or a crawl emits one event for itself and none for its pages. A deleted base emits only its own event.
         */
        post: operations["sourceDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "base.reindexed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * base.reindexed
         * @description A base switched to another embedding model. Searches use the new vectors from now on.
         */
        post: operations["baseReindexed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "base.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * base.deleted
         * @description A base was deleted with all its sources; `data` is its last state. No `source.deleted` events are emitted for them.
         */
        post: operations["baseDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal.created
         * @description A draft was created, cloned, or started as a revision.
         */
        post: operations["proposalCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal.updated
         * @description A proposal changed. A write that changes nothing emits no event.
         */
        post: operations["proposalUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal.deleted
         * @description A draft was deleted; `data` is its last state. What earlier events said about it is expunged, and so is this event after its deliveries have ended.
         */
        post: operations["proposalDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal.sent
         * @description A proposal was sent. It has a number, and its content no longer changes.
         */
        post: operations["proposalSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.revised": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal.revised
         * @description A revision was sent. `previousId` is the revision that it replaces.
         */
        post: operations["proposalRevised"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal.delivered
         * @description A recipient's mail server accepted the mail with the link.
         */
        post: operations["proposalDelivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.delivery_failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal.delivery_failed
         * @description A mail to a recipient could not be delivered. Capstan does not retry it.
         */
        post: operations["proposalDeliveryFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.viewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal.viewed
         * @description A recipient opened the page for the first time.
         */
        post: operations["proposalViewed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.signed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal.signed
         * @description A signer accepted. `choice` has the choice of the first signer.
         */
        post: operations["proposalSigned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal.accepted
         * @description The last signer accepted.
         */
        post: operations["proposalAccepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.countersigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal.countersigned
         * @description A member signed after the last signer.
         */
        post: operations["proposalCountersigned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal.completed
         * @description Everyone has signed, and the document is sealed. `knowledge` says whether it was added to the base.
         */
        post: operations["proposalCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.declined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal.declined
         * @description A signer declined. `reason` is the reason that they gave.
         */
        post: operations["proposalDeclined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal.expired
         * @description `expiresAt` passed before the last signer accepted.
         */
        post: operations["proposalExpired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal.canceled
         * @description A proposal was withdrawn before it was accepted, or replaced by a revision (`superseded`).
         */
        post: operations["proposalCanceled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.voided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal.voided
         * @description An accepted proposal was declared void. The sealed PDF is kept.
         */
        post: operations["proposalVoided"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.commented": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal.commented
         * @description A comment was added on the page, in the dashboard or with the API.
         */
        post: operations["proposalCommented"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.comment_resolved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal.comment_resolved
         * @description A comment was marked as resolved.
         */
        post: operations["proposalCommentResolved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.reminder_sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal.reminder_sent
         * @description A reminder was mailed to a recipient who has not answered.
         */
        post: operations["proposalReminderSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.recipient_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal.recipient_changed
         * @description After sending, the name or address of a recipient changed and their old link ended, or another member became the countersigner.
         */
        post: operations["proposalRecipientChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "proposal.anonymized": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * proposal.anonymized
         * @description Contact removed from an unsigned proposal, because it was deleted. Earlier events about the proposal are expunged. A proposal that was sent is canceled.
         */
        post: operations["proposalAnonymized"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "inbound.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * inbound.received
         * @description A hook received an event, and it was handled for the first time.
         */
        post: operations["inboundReceived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "inbound.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * inbound.failed
         * @description An inbound event could not be handled. Fix the cause, then replay it.
         */
        post: operations["inboundFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "inbound.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * inbound.rejected
         * @description A hook refused a request that failed verification. Sent at most once a minute for each hook.
         */
        post: operations["inboundRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "automation.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * automation.completed
         * @description A run of an automation has finished all its actions.
         */
        post: operations["automationCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "automation.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * automation.failed
         * @description A run of an automation failed. Fix the cause, then retry the run.
         */
        post: operations["automationFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "automation.throttled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * automation.throttled
         * @description An automation is triggered more often than it may run. Sent at most once an hour for each automation.
         */
        post: operations["automationThrottled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "destination.failing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * destination.failing
         * @description Failing for 2.5 days, with at least 10 attempts. Turns off after 5 days.
         */
        post: operations["destinationFailing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "destination.disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * destination.disabled
         * @description A destination was disabled: its channel is gone, or all of at least 20 attempts failed over 5 days.
         */
        post: operations["destinationDisabled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "connection.activated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * connection.activated
         * @description A connection works, for the first time or again.
         */
        post: operations["connectionActivated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "connection.degraded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * connection.degraded
         * @description A connection fails. Capstan keeps trying.
         */
        post: operations["connectionDegraded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "connection.reauth_required": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * connection.reauth_required
         * @description The provider no longer accepts the credentials of a connection. Its syncs wait until a person authorizes it again.
         */
        post: operations["connectionReauthRequired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "connection.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * connection.deleted
         * @description A connection and its credentials were deleted.
         */
        post: operations["connectionDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sync.started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * sync.started
         * @description A run of a sync has started.
         */
        post: operations["syncStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sync.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * sync.completed
         * @description A run of a sync has imported all records.
         */
        post: operations["syncCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sync.partial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * sync.partial
         * @description A run of a sync ended, but some records could not be imported. See the errors of the run.
         */
        post: operations["syncPartial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sync.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * sync.failed
         * @description A run of a sync failed. Records that it had imported are kept.
         */
        post: operations["syncFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sync.needs_confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * sync.needs_confirmation
         * @description Over 20 % of the records, or more than 10 of fewer than 50, were deleted at the source. Confirm to continue; nothing is removed before.
         */
        post: operations["syncNeedsConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * webhook.test
         * @description A test event, sent on request to one webhook or destination.
         */
        post: operations["webhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.failing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * webhook.failing
         * @description Failing for 2.5 days, with at least 10 attempts. Turns off after 5 days.
         */
        post: operations["webhookFailing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * webhook.disabled
         * @description A webhook was disabled: its URL answered 410, all of at least 20 attempts failed over 5 days, or its author lost the permissions.
         */
        post: operations["webhookDisabled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface AnonymizedProposal {
    /**
     * @description Identifier of the proposal.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
}
/** @description A run of an automation has finished all its actions. */
export interface AutomationCompletedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "automation.completed";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: AutomationRun;
}
/** @description A run of an automation failed. Fix the cause, then retry the run. */
export interface AutomationFailedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "automation.failed";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: AutomationRun;
}
export interface AutomationRun {
    /**
     * @description Identifier of the run.
     * @example arun_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Automation of the run.
     * @example aut_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    automationId: string;
    /**
     * @description Version of the automation.
     * @example 3
     */
    version: number;
    /**
     * @description `queued`: waits for its turn or its next attempt. `failed`: fix the cause and retry the run; finished actions are not repeated. `skipped`: see `reason`. `held`: too many runs wait, or the plan’s monthly limit is reached; a retry runs it.
     * @example succeeded
     * @enum {string}
     */
    status: "queued" | "running" | "succeeded" | "failed" | "skipped" | "held";
    /**
     * @description Reason why it was skipped or held: `condition`, `loop`, `backlog` (10,000 runs wait), `plan`, `disabled`.
     * @example condition
     */
    reason: string | null;
    trigger: AutomationRunTrigger;
    /** @description Number of runs that led to it, including this one. */
    depth: number;
    /** @description Attempts that failed for a temporary cause. */
    attempts: number;
    /** @description Finished actions. */
    steps: AutomationRunStepsItem[];
    error: AutomationRunError | null;
    /**
     * Format: date-time
     * @description Time when the run was triggered.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description Time when it begins or is retried.
     * @example 2026-11-21T09:30:00.000Z
     */
    dueAt: string;
    /**
     * Format: date-time
     * @description Time when it began.
     * @example 2026-11-21T09:30:00.000Z
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * @description Time when it ended.
     * @example 2026-11-21T09:30:00.000Z
     */
    endedAt: string | null;
}
/** @description Error of the last attempt. */
export interface AutomationRunError {
    /**
     * @description Error code, as in the API.
     * @example validation_error
     */
    code: string;
    /** @description Readable error message. */
    message: string;
    /** @description Field that caused the error. */
    field?: string;
    /** @description Index of the action, from 0. */
    action: number | null;
}
export interface AutomationRunStepsItem {
    /**
     * @description Name of the action in expressions.
     * @example contact
     */
    name: string;
    /**
     * @description Type of the action.
     * @example contact.upsert
     */
    type: string;
    /** @description Output of the action: what it created or changed. */
    result: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description Time when the action finished.
     * @example 2026-11-21T09:30:00.000Z
     */
    doneAt: string;
}
export interface AutomationRunTrigger {
    /**
     * @description Kind of trigger.
     * @enum {string}
     */
    kind: "event" | "hook" | "schedule";
    /**
     * @description Identifier of the event or inbound event, or the time of the schedule.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
}
export interface AutomationThrottled {
    /**
     * @description The automation.
     * @example aut_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    automationId: string;
    /**
     * @description `rate`: more than 60 runs a minute, so some wait. `backlog`: 10,000 runs wait, and further ones are held. `plan`: the plan’s monthly limit is reached.
     * @enum {string}
     */
    reason: "rate" | "backlog" | "plan";
}
/** @description An automation is triggered more often than it may run. Sent at most once an hour for each automation. */
export interface AutomationThrottledEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "automation.throttled";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: AutomationThrottled;
}
export interface Base {
    /**
     * @description Identifier of the knowledge base.
     * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @example Handbook */
    name: string;
    /** @example How we work */
    description: string | null;
    /** @example capstan-lexical-384 */
    embeddingModel: string;
    /** @example 384 */
    embeddingDimensions: number;
    chunking: BaseChunking;
    search: BaseSearch;
    reindex: BaseReindex | null;
    /** @description Number of sources in the base, in any status. */
    sourcesCount: number;
    /** @description Number of chunks that a search covers. */
    chunksCount: number;
    /**
     * Format: date-time
     * @description When the base was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the base last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
export interface BaseChunking {
    /**
     * @description Maximum size of a chunk in cl100k tokens.
     * @default 256
     */
    maxTokens: number;
    /**
     * @description Tokens that a chunk repeats from the previous one; at most half of maxTokens.
     * @default 0
     */
    overlapTokens: number;
}
/** @description A base was deleted with all its sources; `data` is its last state. No `source.deleted` events are emitted for them. */
export interface BaseDeletedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "base.deleted";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Base;
}
export interface BaseReindex {
    /** @example text-embedding-3-small */
    embeddingModel: string;
    /** @example 1536 */
    embeddingDimensions: number;
    /** @enum {string} */
    status: "running" | "failed";
    /** @description Number of chunks that have their new vector. */
    done: number;
    /** @description Number of chunks that need a new vector. It grows if sources are added meanwhile. */
    total: number;
    /** @description Why the re-index failed, in a sentence. The base has not changed. */
    error: string | null;
    /**
     * Format: date-time
     * @description When the re-index was requested.
     * @example 2026-11-21T09:30:00.000Z
     */
    startedAt: string;
}
/** @description A base switched to another embedding model. Searches use the new vectors from now on. */
export interface BaseReindexedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "base.reindexed";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Base;
}
export interface BaseSearch {
    /**
     * @description How a hybrid search combines words and vectors. `keyword_first`: ranks by words; vectors order equal scores, and answer if no word matches. `minmax`: weighted sum of both scores. `rrf`: weighted sum of reciprocal ranks. `auto`: `keyword_first` with the built-in model, `minmax` with others. A new base has `auto`.
     * @enum {string}
     */
    fusion: "auto" | "keyword_first" | "minmax" | "rrf";
    /**
     * @description Weight of the vectors in `minmax` and `rrf`. Null uses the measured default.
     * @example 0.6
     */
    semanticWeight: number | null;
    /** @description True if the service that the operator configured reranks the best 50 results. Default: false. */
    rerank: boolean;
}
export interface Company {
    /**
     * @description Identifier of the company.
     * @example cmp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Name of the company.
     * @example Analytical Engines
     */
    name: string;
    /**
     * @description Domain of the company. Unique in the organization; stored in lower case and ASCII.
     * @example example.com
     */
    domain: string | null;
    /**
     * @description E.164 number.
     * @example +14155550123
     */
    phone: string | null;
    address: PostalAddress | null;
    /**
     * @description Member responsible for the company.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId: string | null;
    /** @description Labels, in the order that you send them. */
    tags: string[];
    /**
     * @description Your own fields: any JSON values under keys of your choice. A later version may accept more keys.
     * @example {
     *       "tier": "gold",
     *       "seats": 12
     *     }
     */
    custom: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When the company was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the company last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
/** @description A company was created. */
export interface CompanyCreatedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "company.created";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Company;
}
/** @description A company was deleted; the data is its last state. Earlier events about it are expunged, and so is this one after its deliveries have ended. */
export interface CompanyDeletedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "company.deleted";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Company;
}
/** @description A company changed. A write that changes nothing emits no event. */
export interface CompanyUpdatedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "company.updated";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Company;
}
export interface Connection {
    /**
     * @description Identifier of the connection.
     * @example conn_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Key of the provider.
     * @example hubspot
     */
    provider: string;
    /**
     * @description Your name for the connection.
     * @example HubSpot, Europe
     */
    name: string;
    /**
     * @description `pending`: not tested or not authorized yet. `degraded`: it fails, and Capstan keeps trying. `reauth_required`: a person must grant access or enter credentials again.
     * @example active
     * @enum {string}
     */
    status: "pending" | "active" | "degraded" | "reauth_required" | "disabled";
    /**
     * @description Authentication method of the provider. Default: its first one.
     * @example api_key
     * @enum {string}
     */
    authType: "none" | "api_key" | "basic" | "oauth2_code" | "oauth2_client";
    /**
     * @description Name of the account, from the provider.
     * @example Acme GmbH
     */
    account: string | null;
    /**
     * @description Scopes that the provider granted.
     * @example [
     *       "contacts.read"
     *     ]
     */
    scopes: string[];
    /**
     * Format: date-time
     * @description Time when the access token expires. Capstan renews it before that.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string | null;
    /**
     * Format: date-time
     * @description Time of the last successful response.
     * @example 2026-11-21T09:30:00.000Z
     */
    lastOkAt: string | null;
    lastError: ConnectionError | null;
    /**
     * @description Values for the settings of the provider, and `baseUrl` if the provider has none. Everyone who can read connections sees them, so enter no credentials.
     * @example {
     *       "baseUrl": "https://cloud.example.com/remote.php/dav/"
     *     }
     */
    config: {
        [key: string]: string | number | boolean;
    };
    /**
     * Format: date-time
     * @description When the connection was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the connection last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
/** @description A connection works, for the first time or again. */
export interface ConnectionActivatedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "connection.activated";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Connection;
}
/** @description A connection fails. Capstan keeps trying. */
export interface ConnectionDegradedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "connection.degraded";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Connection;
}
/** @description A connection and its credentials were deleted. */
export interface ConnectionDeletedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "connection.deleted";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Connection;
}
export interface ConnectionError {
    /**
     * @description Kind of error.
     * @example credentials_refused
     * @enum {string}
     */
    code: "credentials_refused" | "access_refused" | "rate_limited" | "unreachable" | "provider_error" | "test_failed" | "not_connected";
    /**
     * @description What to do about it.
     * @example The provider rejected the credentials. Enter new ones.
     */
    message: string;
    /** @description True if the error may be temporary. */
    retryable: boolean;
    /**
     * @description Status that the provider answered.
     * @example 401
     */
    providerStatus: number | null;
    /**
     * Format: date-time
     * @description Time of the error.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
}
/** @description The provider no longer accepts the credentials of a connection. Its syncs wait until a person authorizes it again. */
export interface ConnectionReauthRequiredEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "connection.reauth_required";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Connection;
}
/** @description Consent by channel; null without a record. */
export interface ConsentByChannel {
    email: ConsentState | null;
    sms: ConsentState | null;
    call: ConsentState | null;
}
/** @description Null: unknown. */
export interface ConsentState {
    /** @description Status of the newest record. */
    status: "opted_in" | "opted_out";
    /**
     * Format: date-time
     * @description Time when the consent was given or withdrawn.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
}
export interface Contact {
    /**
     * @description Identifier of the contact.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Full name, as displayed.
     * @example Ada Lovelace
     */
    name: string | null;
    /**
     * @description Given name.
     * @example Ada
     */
    firstName: string | null;
    /**
     * @description Family name.
     * @example Lovelace
     */
    lastName: string | null;
    /**
     * Format: email
     * @description Email address. Unique in the organization; case is ignored.
     * @example ada@example.com
     */
    email: string | null;
    /**
     * @description Phone number in E.164 form; unique in the organization.
     * @example +14155550123
     */
    phone: string | null;
    /**
     * @description Company that the contact works for.
     * @example Analytical Engines
     */
    company: string | null;
    /**
     * @description Role of the contact in the company.
     * @example Engineer
     */
    jobTitle: string | null;
    /**
     * @description Your own identifier; unique in the organization, in Unicode form NFC.
     * @example crm-1842
     */
    externalId: string | null;
    /** @description Labels, in the order that you send them. */
    tags: string[];
    /**
     * @description Your own fields: any JSON values under keys of your choice. A later version may accept more keys.
     * @example {
     *       "tier": "gold",
     *       "seats": 12
     *     }
     */
    custom: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When the contact was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the contact last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
    /** @description More email addresses, each as unique as `email`. One that repeats `email` is left out. */
    additionalEmails: string[];
    /** @description More phone numbers, each as unique as `phone`. One that repeats `phone` is left out. */
    additionalPhones: string[];
    /**
     * @description Member responsible for the contact.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId: string | null;
    /**
     * @description Company that the contact belongs to. `company` then shows its name.
     * @example cmp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    companyId: string | null;
    address: PostalAddress | null;
    /**
     * @description Language and region, as a BCP 47 tag.
     * @example en-GB
     */
    locale: string | null;
    /**
     * @description Time zone from the IANA database.
     * @example Europe/London
     */
    timezone: string | null;
    /** @description If true, the contact wants no messages on any channel. */
    doNotContact: boolean;
    /**
     * @description Date of birth, from 1800 on. If the year is unknown, write it as `--12-10` (RFC 6350, 4.3.1).
     * @example 1815-12-10
     */
    birthday: string | null;
    /** @description Web addresses. Repeated ones are left out. */
    websites: ContactWebsitesItem[];
    /** @description More postal addresses. One that repeats another address of the contact, or is empty, is left out. */
    additionalAddresses: ContactAdditionalAddressesItem[];
    /** @description Fax numbers. They are not identifiers: contacts can share one, and none can be the main phone. Repeated ones are left out. */
    faxNumbers: string[];
    /**
     * @description Labels of `email` and `additionalEmails`, by value: `work`, `home` or your own word. A label is removed with its value.
     * @example {
     *       "ada@example.com": "work"
     *     }
     */
    emailLabels: {
        [key: string]: string;
    };
    /**
     * @description Labels of `phone`, `additionalPhones` and `faxNumbers`, by value: `work`, `home` or your own word. A label is removed with its value.
     * @example {
     *       "+14155550123": "mobile"
     *     }
     */
    phoneLabels: {
        [key: string]: string;
    };
    phoneInfo: PhoneInfo | null;
    consent: ConsentByChannel;
    source: ContactSource | null;
    /**
     * Format: date-time
     * @description Time of the last activity: a note, a consent, or an event of another product. Changes of the contact itself do not count.
     * @example 2026-11-21T09:30:00.000Z
     */
    lastActivityAt: string | null;
    /** @description Contacts that were merged into this one. Their ids lead to it. */
    mergedFrom: string[];
    /** @description External ids and values of unique fields that merged contacts had. They lead to this contact, and no other contact can have them. */
    mergedIdentifiers: ContactMergedIdentifiersItem[];
}
export interface ContactAdditionalAddressesItem {
    /**
     * @description Purpose of the address: `work`, `home` or your own word.
     * @example work
     */
    label: string | null;
    /**
     * @description Street and number. Separate further lines with line breaks.
     * @example 12 St James’s Square
     */
    street: string | null;
    /**
     * @description City or town.
     * @example London
     */
    city: string | null;
    /**
     * @description State, province or county.
     * @example Greater London
     */
    region: string | null;
    /**
     * @description ZIP or postal code.
     * @example SW1Y 4JH
     */
    postalCode: string | null;
    /**
     * @description Country as two letters (ISO 3166).
     * @example GB
     */
    country: string | null;
}
/** @description The contact, and the changed channels. */
export interface ContactConsentChanged {
    /**
     * @description Identifier of the contact.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Full name, as displayed.
     * @example Ada Lovelace
     */
    name: string | null;
    /**
     * @description Given name.
     * @example Ada
     */
    firstName: string | null;
    /**
     * @description Family name.
     * @example Lovelace
     */
    lastName: string | null;
    /**
     * Format: email
     * @description Email address. Unique in the organization; case is ignored.
     * @example ada@example.com
     */
    email: string | null;
    /**
     * @description Phone number in E.164 form; unique in the organization.
     * @example +14155550123
     */
    phone: string | null;
    /**
     * @description Company that the contact works for.
     * @example Analytical Engines
     */
    company: string | null;
    /**
     * @description Role of the contact in the company.
     * @example Engineer
     */
    jobTitle: string | null;
    /**
     * @description Your own identifier; unique in the organization, in Unicode form NFC.
     * @example crm-1842
     */
    externalId: string | null;
    /** @description Labels, in the order that you send them. */
    tags: string[];
    /**
     * @description Your own fields: any JSON values under keys of your choice. A later version may accept more keys.
     * @example {
     *       "tier": "gold",
     *       "seats": 12
     *     }
     */
    custom: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When the contact was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the contact last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
    /** @description More email addresses, each as unique as `email`. One that repeats `email` is left out. */
    additionalEmails: string[];
    /** @description More phone numbers, each as unique as `phone`. One that repeats `phone` is left out. */
    additionalPhones: string[];
    /**
     * @description Member responsible for the contact.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId: string | null;
    /**
     * @description Company that the contact belongs to. `company` then shows its name.
     * @example cmp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    companyId: string | null;
    address: PostalAddress | null;
    /**
     * @description Language and region, as a BCP 47 tag.
     * @example en-GB
     */
    locale: string | null;
    /**
     * @description Time zone from the IANA database.
     * @example Europe/London
     */
    timezone: string | null;
    /** @description If true, the contact wants no messages on any channel. */
    doNotContact: boolean;
    /**
     * @description Date of birth, from 1800 on. If the year is unknown, write it as `--12-10` (RFC 6350, 4.3.1).
     * @example 1815-12-10
     */
    birthday: string | null;
    /** @description Web addresses. Repeated ones are left out. */
    websites: ContactConsentChangedWebsitesItem[];
    /** @description More postal addresses. One that repeats another address of the contact, or is empty, is left out. */
    additionalAddresses: ContactConsentChangedAdditionalAddressesItem[];
    /** @description Fax numbers. They are not identifiers: contacts can share one, and none can be the main phone. Repeated ones are left out. */
    faxNumbers: string[];
    /**
     * @description Labels of `email` and `additionalEmails`, by value: `work`, `home` or your own word. A label is removed with its value.
     * @example {
     *       "ada@example.com": "work"
     *     }
     */
    emailLabels: {
        [key: string]: string;
    };
    /**
     * @description Labels of `phone`, `additionalPhones` and `faxNumbers`, by value: `work`, `home` or your own word. A label is removed with its value.
     * @example {
     *       "+14155550123": "mobile"
     *     }
     */
    phoneLabels: {
        [key: string]: string;
    };
    phoneInfo: PhoneInfo | null;
    consent: ConsentByChannel;
    source: ContactConsentChangedSource | null;
    /**
     * Format: date-time
     * @description Time of the last activity: a note, a consent, or an event of another product. Changes of the contact itself do not count.
     * @example 2026-11-21T09:30:00.000Z
     */
    lastActivityAt: string | null;
    /** @description Contacts that were merged into this one. Their ids lead to it. */
    mergedFrom: string[];
    /** @description External ids and values of unique fields that merged contacts had. They lead to this contact, and no other contact can have them. */
    mergedIdentifiers: ContactConsentChangedMergedIdentifiersItem[];
    /** @description Channels whose consent changed; `consent` has the new values. */
    changedChannels: ("email" | "sms" | "call")[];
}
export interface ContactConsentChangedAdditionalAddressesItem {
    /**
     * @description Purpose of the address: `work`, `home` or your own word.
     * @example work
     */
    label: string | null;
    /**
     * @description Street and number. Separate further lines with line breaks.
     * @example 12 St James’s Square
     */
    street: string | null;
    /**
     * @description City or town.
     * @example London
     */
    city: string | null;
    /**
     * @description State, province or county.
     * @example Greater London
     */
    region: string | null;
    /**
     * @description ZIP or postal code.
     * @example SW1Y 4JH
     */
    postalCode: string | null;
    /**
     * @description Country as two letters (ISO 3166).
     * @example GB
     */
    country: string | null;
}
/** @description Consent changed. `contact.updated` is sent, too. */
export interface ContactConsentChangedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "contact.consent_changed";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ContactConsentChanged;
}
export interface ContactConsentChangedMergedIdentifiersItem {
    /**
     * @description `externalId`, or a unique field such as `custom.taxId`.
     * @example externalId
     */
    field: string;
    /**
     * @description Value, as the merged contact had it.
     * @example crm-1843
     */
    value: string;
}
/** @description Source of the contact; null if it was created through this API. */
export interface ContactConsentChangedSource {
    /** @description Kind of source that created the contact. */
    kind: "import" | "hook" | "sync";
    /** @description Identifier of the source. */
    id: string | null;
}
export interface ContactConsentChangedWebsitesItem {
    /**
     * @description Web address that begins with `http://` or `https://`.
     * @example https://ada.example.com
     */
    url: string;
    /**
     * @description Purpose of the address: `work`, `home` or your own word.
     * @example work
     */
    label: string | null;
}
/** @description A contact was created. */
export interface ContactCreatedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "contact.created";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Contact;
}
/** @description A contact was deleted; the data is its last state. Earlier events about it are expunged, and so is this one after its deliveries have ended. */
export interface ContactDeletedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "contact.deleted";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Contact;
}
/** @description A contact was erased, with those that had been merged into it. The data contains ids only: delete your own copies of the person's data. `contact.deleted` is not sent. */
export interface ContactErasedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "contact.erased";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ErasedContact;
}
/** @description A contact import ended. `status` is `partial` if it ended before the end of the file. */
export interface ContactImportCompletedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "contact_import.completed";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ContactImportEnd;
}
export interface ContactImportEnd {
    /**
     * @description Identifier of the import.
     * @example imp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description `partial`: the import ended before the end of the file, see `error`. The rows before that are imported.
     * @example uploaded
     * @enum {string}
     */
    status: "uploaded" | "running" | "completed" | "partial" | "canceled" | "failed" | "undoing" | "undone";
    /**
     * @description Name of the file.
     * @example contacts.csv
     */
    fileName: string;
    /** @description True for a dry run, which changes nothing. */
    dryRun: boolean;
    progress: ContactImportEndProgress;
    error: ContactImportEndError | null;
}
/** @description Reason why reading stopped before the end of the file, and the line. */
export interface ContactImportEndError {
    code: string;
    message: string;
    line: number | null;
}
export interface ContactImportEndProgress {
    /** @description Rows read, without the header. */
    rowsRead: number;
    /** @description Rows that created a contact. */
    created: number;
    /** @description Rows that changed a contact. */
    updated: number;
    /** @description Rows that match a contact and change nothing. */
    unchanged: number;
    /** @description Rows of existing contacts, with `onConflict: skip`. */
    skipped: number;
    /** @description Rows that were not imported; see `…/errors`. */
    failed: number;
    /** @description Imported rows with a value that could not be read and was left out; see `…/errors`. */
    incomplete: number;
    /** @description Bytes of the file read so far. */
    bytesRead: number;
    /** @description Size of the file in bytes. */
    bytesTotal: number;
}
/** @description A contact import failed. `error` has the reason. */
export interface ContactImportFailedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "contact_import.failed";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ContactImportEnd;
}
/** @description The contact, and the segment. */
export interface ContactInSegment {
    /**
     * @description Identifier of the contact.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Full name, as displayed.
     * @example Ada Lovelace
     */
    name: string | null;
    /**
     * @description Given name.
     * @example Ada
     */
    firstName: string | null;
    /**
     * @description Family name.
     * @example Lovelace
     */
    lastName: string | null;
    /**
     * Format: email
     * @description Email address. Unique in the organization; case is ignored.
     * @example ada@example.com
     */
    email: string | null;
    /**
     * @description Phone number in E.164 form; unique in the organization.
     * @example +14155550123
     */
    phone: string | null;
    /**
     * @description Company that the contact works for.
     * @example Analytical Engines
     */
    company: string | null;
    /**
     * @description Role of the contact in the company.
     * @example Engineer
     */
    jobTitle: string | null;
    /**
     * @description Your own identifier; unique in the organization, in Unicode form NFC.
     * @example crm-1842
     */
    externalId: string | null;
    /** @description Labels, in the order that you send them. */
    tags: string[];
    /**
     * @description Your own fields: any JSON values under keys of your choice. A later version may accept more keys.
     * @example {
     *       "tier": "gold",
     *       "seats": 12
     *     }
     */
    custom: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When the contact was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the contact last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
    /** @description More email addresses, each as unique as `email`. One that repeats `email` is left out. */
    additionalEmails: string[];
    /** @description More phone numbers, each as unique as `phone`. One that repeats `phone` is left out. */
    additionalPhones: string[];
    /**
     * @description Member responsible for the contact.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId: string | null;
    /**
     * @description Company that the contact belongs to. `company` then shows its name.
     * @example cmp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    companyId: string | null;
    address: PostalAddress | null;
    /**
     * @description Language and region, as a BCP 47 tag.
     * @example en-GB
     */
    locale: string | null;
    /**
     * @description Time zone from the IANA database.
     * @example Europe/London
     */
    timezone: string | null;
    /** @description If true, the contact wants no messages on any channel. */
    doNotContact: boolean;
    /**
     * @description Date of birth, from 1800 on. If the year is unknown, write it as `--12-10` (RFC 6350, 4.3.1).
     * @example 1815-12-10
     */
    birthday: string | null;
    /** @description Web addresses. Repeated ones are left out. */
    websites: ContactInSegmentWebsitesItem[];
    /** @description More postal addresses. One that repeats another address of the contact, or is empty, is left out. */
    additionalAddresses: ContactInSegmentAdditionalAddressesItem[];
    /** @description Fax numbers. They are not identifiers: contacts can share one, and none can be the main phone. Repeated ones are left out. */
    faxNumbers: string[];
    /**
     * @description Labels of `email` and `additionalEmails`, by value: `work`, `home` or your own word. A label is removed with its value.
     * @example {
     *       "ada@example.com": "work"
     *     }
     */
    emailLabels: {
        [key: string]: string;
    };
    /**
     * @description Labels of `phone`, `additionalPhones` and `faxNumbers`, by value: `work`, `home` or your own word. A label is removed with its value.
     * @example {
     *       "+14155550123": "mobile"
     *     }
     */
    phoneLabels: {
        [key: string]: string;
    };
    phoneInfo: PhoneInfo | null;
    consent: ConsentByChannel;
    source: ContactInSegmentSource | null;
    /**
     * Format: date-time
     * @description Time of the last activity: a note, a consent, or an event of another product. Changes of the contact itself do not count.
     * @example 2026-11-21T09:30:00.000Z
     */
    lastActivityAt: string | null;
    /** @description Contacts that were merged into this one. Their ids lead to it. */
    mergedFrom: string[];
    /** @description External ids and values of unique fields that merged contacts had. They lead to this contact, and no other contact can have them. */
    mergedIdentifiers: ContactInSegmentMergedIdentifiersItem[];
    segment: ContactInSegmentSegment;
}
export interface ContactInSegmentAdditionalAddressesItem {
    /**
     * @description Purpose of the address: `work`, `home` or your own word.
     * @example work
     */
    label: string | null;
    /**
     * @description Street and number. Separate further lines with line breaks.
     * @example 12 St James’s Square
     */
    street: string | null;
    /**
     * @description City or town.
     * @example London
     */
    city: string | null;
    /**
     * @description State, province or county.
     * @example Greater London
     */
    region: string | null;
    /**
     * @description ZIP or postal code.
     * @example SW1Y 4JH
     */
    postalCode: string | null;
    /**
     * @description Country as two letters (ISO 3166).
     * @example GB
     */
    country: string | null;
}
export interface ContactInSegmentMergedIdentifiersItem {
    /**
     * @description `externalId`, or a unique field such as `custom.taxId`.
     * @example externalId
     */
    field: string;
    /**
     * @description Value, as the merged contact had it.
     * @example crm-1843
     */
    value: string;
}
export interface ContactInSegmentSegment {
    /**
     * @description Identifier of the segment.
     * @example seg_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @description Name of the segment. */
    name: string;
}
/** @description Source of the contact; null if it was created through this API. */
export interface ContactInSegmentSource {
    /** @description Kind of source that created the contact. */
    kind: "import" | "hook" | "sync";
    /** @description Identifier of the source. */
    id: string | null;
}
export interface ContactInSegmentWebsitesItem {
    /**
     * @description Web address that begins with `http://` or `https://`.
     * @example https://ada.example.com
     */
    url: string;
    /**
     * @description Purpose of the address: `work`, `home` or your own word.
     * @example work
     */
    label: string | null;
}
export interface ContactMerged {
    /**
     * @description Identifier of the contact.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Full name, as displayed.
     * @example Ada Lovelace
     */
    name: string | null;
    /**
     * @description Given name.
     * @example Ada
     */
    firstName: string | null;
    /**
     * @description Family name.
     * @example Lovelace
     */
    lastName: string | null;
    /**
     * Format: email
     * @description Email address. Unique in the organization; case is ignored.
     * @example ada@example.com
     */
    email: string | null;
    /**
     * @description Phone number in E.164 form; unique in the organization.
     * @example +14155550123
     */
    phone: string | null;
    /**
     * @description Company that the contact works for.
     * @example Analytical Engines
     */
    company: string | null;
    /**
     * @description Role of the contact in the company.
     * @example Engineer
     */
    jobTitle: string | null;
    /**
     * @description Your own identifier; unique in the organization, in Unicode form NFC.
     * @example crm-1842
     */
    externalId: string | null;
    /** @description Labels, in the order that you send them. */
    tags: string[];
    /**
     * @description Your own fields: any JSON values under keys of your choice. A later version may accept more keys.
     * @example {
     *       "tier": "gold",
     *       "seats": 12
     *     }
     */
    custom: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When the contact was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the contact last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
    /** @description More email addresses, each as unique as `email`. One that repeats `email` is left out. */
    additionalEmails: string[];
    /** @description More phone numbers, each as unique as `phone`. One that repeats `phone` is left out. */
    additionalPhones: string[];
    /**
     * @description Member responsible for the contact.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId: string | null;
    /**
     * @description Company that the contact belongs to. `company` then shows its name.
     * @example cmp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    companyId: string | null;
    address: PostalAddress | null;
    /**
     * @description Language and region, as a BCP 47 tag.
     * @example en-GB
     */
    locale: string | null;
    /**
     * @description Time zone from the IANA database.
     * @example Europe/London
     */
    timezone: string | null;
    /** @description If true, the contact wants no messages on any channel. */
    doNotContact: boolean;
    /**
     * @description Date of birth, from 1800 on. If the year is unknown, write it as `--12-10` (RFC 6350, 4.3.1).
     * @example 1815-12-10
     */
    birthday: string | null;
    /** @description Web addresses. Repeated ones are left out. */
    websites: ContactMergedWebsitesItem[];
    /** @description More postal addresses. One that repeats another address of the contact, or is empty, is left out. */
    additionalAddresses: ContactMergedAdditionalAddressesItem[];
    /** @description Fax numbers. They are not identifiers: contacts can share one, and none can be the main phone. Repeated ones are left out. */
    faxNumbers: string[];
    /**
     * @description Labels of `email` and `additionalEmails`, by value: `work`, `home` or your own word. A label is removed with its value.
     * @example {
     *       "ada@example.com": "work"
     *     }
     */
    emailLabels: {
        [key: string]: string;
    };
    /**
     * @description Labels of `phone`, `additionalPhones` and `faxNumbers`, by value: `work`, `home` or your own word. A label is removed with its value.
     * @example {
     *       "+14155550123": "mobile"
     *     }
     */
    phoneLabels: {
        [key: string]: string;
    };
    phoneInfo: PhoneInfo | null;
    consent: ConsentByChannel;
    source: ContactMergedSource | null;
    /**
     * Format: date-time
     * @description Time of the last activity: a note, a consent, or an event of another product. Changes of the contact itself do not count.
     * @example 2026-11-21T09:30:00.000Z
     */
    lastActivityAt: string | null;
    /** @description Contacts that were merged into this one. Their ids lead to it. */
    mergedFrom: string[];
    /** @description External ids and values of unique fields that merged contacts had. They lead to this contact, and no other contact can have them. */
    mergedIdentifiers: ContactMergedMergedIdentifiersItem[];
    /** @description Contacts that were merged into this one. */
    mergedIds: string[];
}
export interface ContactMergedAdditionalAddressesItem {
    /**
     * @description Purpose of the address: `work`, `home` or your own word.
     * @example work
     */
    label: string | null;
    /**
     * @description Street and number. Separate further lines with line breaks.
     * @example 12 St James’s Square
     */
    street: string | null;
    /**
     * @description City or town.
     * @example London
     */
    city: string | null;
    /**
     * @description State, province or county.
     * @example Greater London
     */
    region: string | null;
    /**
     * @description ZIP or postal code.
     * @example SW1Y 4JH
     */
    postalCode: string | null;
    /**
     * @description Country as two letters (ISO 3166).
     * @example GB
     */
    country: string | null;
}
/** @description Other contacts were merged into a contact; their ids now lead to it. `contact.updated` is sent as well, but no `contact.deleted`. */
export interface ContactMergedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "contact.merged";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ContactMerged;
}
export interface ContactMergedIdentifiersItem {
    /**
     * @description `externalId`, or a unique field such as `custom.taxId`.
     * @example externalId
     */
    field: string;
    /**
     * @description Value, as the merged contact had it.
     * @example crm-1843
     */
    value: string;
}
export interface ContactMergedMergedIdentifiersItem {
    /**
     * @description `externalId`, or a unique field such as `custom.taxId`.
     * @example externalId
     */
    field: string;
    /**
     * @description Value, as the merged contact had it.
     * @example crm-1843
     */
    value: string;
}
/** @description Source of the contact; null if it was created through this API. */
export interface ContactMergedSource {
    /** @description Kind of source that created the contact. */
    kind: "import" | "hook" | "sync";
    /** @description Identifier of the source. */
    id: string | null;
}
export interface ContactMergedWebsitesItem {
    /**
     * @description Web address that begins with `http://` or `https://`.
     * @example https://ada.example.com
     */
    url: string;
    /**
     * @description Purpose of the address: `work`, `home` or your own word.
     * @example work
     */
    label: string | null;
}
/** @description A contact matches a segment that it did not match at the last comparison. Capstan compares every hour, and only segments with a subscriber to this event. */
export interface ContactSegmentEnteredEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "contact.segment_entered";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ContactInSegment;
}
/** @description A contact no longer matches a segment. A contact that is deleted or merged into another one leaves without this event. */
export interface ContactSegmentLeftEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "contact.segment_left";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ContactInSegment;
}
/** @description Source of the contact; null if it was created through this API. */
export interface ContactSource {
    /** @description Kind of source that created the contact. */
    kind: "import" | "hook" | "sync";
    /** @description Identifier of the source. */
    id: string | null;
}
/** @description The contact, and the changes of its tags. */
export interface ContactTagged {
    /**
     * @description Identifier of the contact.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Full name, as displayed.
     * @example Ada Lovelace
     */
    name: string | null;
    /**
     * @description Given name.
     * @example Ada
     */
    firstName: string | null;
    /**
     * @description Family name.
     * @example Lovelace
     */
    lastName: string | null;
    /**
     * Format: email
     * @description Email address. Unique in the organization; case is ignored.
     * @example ada@example.com
     */
    email: string | null;
    /**
     * @description Phone number in E.164 form; unique in the organization.
     * @example +14155550123
     */
    phone: string | null;
    /**
     * @description Company that the contact works for.
     * @example Analytical Engines
     */
    company: string | null;
    /**
     * @description Role of the contact in the company.
     * @example Engineer
     */
    jobTitle: string | null;
    /**
     * @description Your own identifier; unique in the organization, in Unicode form NFC.
     * @example crm-1842
     */
    externalId: string | null;
    /** @description Labels, in the order that you send them. */
    tags: string[];
    /**
     * @description Your own fields: any JSON values under keys of your choice. A later version may accept more keys.
     * @example {
     *       "tier": "gold",
     *       "seats": 12
     *     }
     */
    custom: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When the contact was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the contact last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
    /** @description More email addresses, each as unique as `email`. One that repeats `email` is left out. */
    additionalEmails: string[];
    /** @description More phone numbers, each as unique as `phone`. One that repeats `phone` is left out. */
    additionalPhones: string[];
    /**
     * @description Member responsible for the contact.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId: string | null;
    /**
     * @description Company that the contact belongs to. `company` then shows its name.
     * @example cmp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    companyId: string | null;
    address: PostalAddress | null;
    /**
     * @description Language and region, as a BCP 47 tag.
     * @example en-GB
     */
    locale: string | null;
    /**
     * @description Time zone from the IANA database.
     * @example Europe/London
     */
    timezone: string | null;
    /** @description If true, the contact wants no messages on any channel. */
    doNotContact: boolean;
    /**
     * @description Date of birth, from 1800 on. If the year is unknown, write it as `--12-10` (RFC 6350, 4.3.1).
     * @example 1815-12-10
     */
    birthday: string | null;
    /** @description Web addresses. Repeated ones are left out. */
    websites: ContactTaggedWebsitesItem[];
    /** @description More postal addresses. One that repeats another address of the contact, or is empty, is left out. */
    additionalAddresses: ContactTaggedAdditionalAddressesItem[];
    /** @description Fax numbers. They are not identifiers: contacts can share one, and none can be the main phone. Repeated ones are left out. */
    faxNumbers: string[];
    /**
     * @description Labels of `email` and `additionalEmails`, by value: `work`, `home` or your own word. A label is removed with its value.
     * @example {
     *       "ada@example.com": "work"
     *     }
     */
    emailLabels: {
        [key: string]: string;
    };
    /**
     * @description Labels of `phone`, `additionalPhones` and `faxNumbers`, by value: `work`, `home` or your own word. A label is removed with its value.
     * @example {
     *       "+14155550123": "mobile"
     *     }
     */
    phoneLabels: {
        [key: string]: string;
    };
    phoneInfo: PhoneInfo | null;
    consent: ConsentByChannel;
    source: ContactTaggedSource | null;
    /**
     * Format: date-time
     * @description Time of the last activity: a note, a consent, or an event of another product. Changes of the contact itself do not count.
     * @example 2026-11-21T09:30:00.000Z
     */
    lastActivityAt: string | null;
    /** @description Contacts that were merged into this one. Their ids lead to it. */
    mergedFrom: string[];
    /** @description External ids and values of unique fields that merged contacts had. They lead to this contact, and no other contact can have them. */
    mergedIdentifiers: ContactTaggedMergedIdentifiersItem[];
    /** @description Labels, in the order that you send them. */
    addedTags: string[];
    /** @description Labels, in the order that you send them. */
    removedTags: string[];
}
export interface ContactTaggedAdditionalAddressesItem {
    /**
     * @description Purpose of the address: `work`, `home` or your own word.
     * @example work
     */
    label: string | null;
    /**
     * @description Street and number. Separate further lines with line breaks.
     * @example 12 St James’s Square
     */
    street: string | null;
    /**
     * @description City or town.
     * @example London
     */
    city: string | null;
    /**
     * @description State, province or county.
     * @example Greater London
     */
    region: string | null;
    /**
     * @description ZIP or postal code.
     * @example SW1Y 4JH
     */
    postalCode: string | null;
    /**
     * @description Country as two letters (ISO 3166).
     * @example GB
     */
    country: string | null;
}
/** @description Tags changed. `contact.updated` is sent, too. */
export interface ContactTaggedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "contact.tagged";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ContactTagged;
}
export interface ContactTaggedMergedIdentifiersItem {
    /**
     * @description `externalId`, or a unique field such as `custom.taxId`.
     * @example externalId
     */
    field: string;
    /**
     * @description Value, as the merged contact had it.
     * @example crm-1843
     */
    value: string;
}
/** @description Source of the contact; null if it was created through this API. */
export interface ContactTaggedSource {
    /** @description Kind of source that created the contact. */
    kind: "import" | "hook" | "sync";
    /** @description Identifier of the source. */
    id: string | null;
}
export interface ContactTaggedWebsitesItem {
    /**
     * @description Web address that begins with `http://` or `https://`.
     * @example https://ada.example.com
     */
    url: string;
    /**
     * @description Purpose of the address: `work`, `home` or your own word.
     * @example work
     */
    label: string | null;
}
export interface ContactUnmerged {
    /**
     * @description Identifier of the contact.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Full name, as displayed.
     * @example Ada Lovelace
     */
    name: string | null;
    /**
     * @description Given name.
     * @example Ada
     */
    firstName: string | null;
    /**
     * @description Family name.
     * @example Lovelace
     */
    lastName: string | null;
    /**
     * Format: email
     * @description Email address. Unique in the organization; case is ignored.
     * @example ada@example.com
     */
    email: string | null;
    /**
     * @description Phone number in E.164 form; unique in the organization.
     * @example +14155550123
     */
    phone: string | null;
    /**
     * @description Company that the contact works for.
     * @example Analytical Engines
     */
    company: string | null;
    /**
     * @description Role of the contact in the company.
     * @example Engineer
     */
    jobTitle: string | null;
    /**
     * @description Your own identifier; unique in the organization, in Unicode form NFC.
     * @example crm-1842
     */
    externalId: string | null;
    /** @description Labels, in the order that you send them. */
    tags: string[];
    /**
     * @description Your own fields: any JSON values under keys of your choice. A later version may accept more keys.
     * @example {
     *       "tier": "gold",
     *       "seats": 12
     *     }
     */
    custom: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When the contact was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the contact last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
    /** @description More email addresses, each as unique as `email`. One that repeats `email` is left out. */
    additionalEmails: string[];
    /** @description More phone numbers, each as unique as `phone`. One that repeats `phone` is left out. */
    additionalPhones: string[];
    /**
     * @description Member responsible for the contact.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId: string | null;
    /**
     * @description Company that the contact belongs to. `company` then shows its name.
     * @example cmp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    companyId: string | null;
    address: PostalAddress | null;
    /**
     * @description Language and region, as a BCP 47 tag.
     * @example en-GB
     */
    locale: string | null;
    /**
     * @description Time zone from the IANA database.
     * @example Europe/London
     */
    timezone: string | null;
    /** @description If true, the contact wants no messages on any channel. */
    doNotContact: boolean;
    /**
     * @description Date of birth, from 1800 on. If the year is unknown, write it as `--12-10` (RFC 6350, 4.3.1).
     * @example 1815-12-10
     */
    birthday: string | null;
    /** @description Web addresses. Repeated ones are left out. */
    websites: ContactUnmergedWebsitesItem[];
    /** @description More postal addresses. One that repeats another address of the contact, or is empty, is left out. */
    additionalAddresses: ContactUnmergedAdditionalAddressesItem[];
    /** @description Fax numbers. They are not identifiers: contacts can share one, and none can be the main phone. Repeated ones are left out. */
    faxNumbers: string[];
    /**
     * @description Labels of `email` and `additionalEmails`, by value: `work`, `home` or your own word. A label is removed with its value.
     * @example {
     *       "ada@example.com": "work"
     *     }
     */
    emailLabels: {
        [key: string]: string;
    };
    /**
     * @description Labels of `phone`, `additionalPhones` and `faxNumbers`, by value: `work`, `home` or your own word. A label is removed with its value.
     * @example {
     *       "+14155550123": "mobile"
     *     }
     */
    phoneLabels: {
        [key: string]: string;
    };
    phoneInfo: PhoneInfo | null;
    consent: ConsentByChannel;
    source: ContactUnmergedSource | null;
    /**
     * Format: date-time
     * @description Time of the last activity: a note, a consent, or an event of another product. Changes of the contact itself do not count.
     * @example 2026-11-21T09:30:00.000Z
     */
    lastActivityAt: string | null;
    /** @description Contacts that were merged into this one. Their ids lead to it. */
    mergedFrom: string[];
    /** @description External ids and values of unique fields that merged contacts had. They lead to this contact, and no other contact can have them. */
    mergedIdentifiers: ContactUnmergedMergedIdentifiersItem[];
    /** @description Contacts that were restored. */
    restoredIds: string[];
}
export interface ContactUnmergedAdditionalAddressesItem {
    /**
     * @description Purpose of the address: `work`, `home` or your own word.
     * @example work
     */
    label: string | null;
    /**
     * @description Street and number. Separate further lines with line breaks.
     * @example 12 St James’s Square
     */
    street: string | null;
    /**
     * @description City or town.
     * @example London
     */
    city: string | null;
    /**
     * @description State, province or county.
     * @example Greater London
     */
    region: string | null;
    /**
     * @description ZIP or postal code.
     * @example SW1Y 4JH
     */
    postalCode: string | null;
    /**
     * @description Country as two letters (ISO 3166).
     * @example GB
     */
    country: string | null;
}
/** @description A merge was undone and the merged contacts were restored. */
export interface ContactUnmergedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "contact.unmerged";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ContactUnmerged;
}
export interface ContactUnmergedMergedIdentifiersItem {
    /**
     * @description `externalId`, or a unique field such as `custom.taxId`.
     * @example externalId
     */
    field: string;
    /**
     * @description Value, as the merged contact had it.
     * @example crm-1843
     */
    value: string;
}
/** @description Source of the contact; null if it was created through this API. */
export interface ContactUnmergedSource {
    /** @description Kind of source that created the contact. */
    kind: "import" | "hook" | "sync";
    /** @description Identifier of the source. */
    id: string | null;
}
export interface ContactUnmergedWebsitesItem {
    /**
     * @description Web address that begins with `http://` or `https://`.
     * @example https://ada.example.com
     */
    url: string;
    /**
     * @description Purpose of the address: `work`, `home` or your own word.
     * @example work
     */
    label: string | null;
}
/** @description A contact changed. A write that changes nothing emits no event. */
export interface ContactUpdatedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "contact.updated";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Contact;
}
export interface ContactWebsitesItem {
    /**
     * @description Web address that begins with `http://` or `https://`.
     * @example https://ada.example.com
     */
    url: string;
    /**
     * @description Purpose of the address: `work`, `home` or your own word.
     * @example work
     */
    label: string | null;
}
export interface Destination {
    /**
     * @description Identifier of the destination.
     * @example dst_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description `slack`, `teams`, `discord`: a message. `email`: a mail or a digest. `s3`: an archive of compressed NDJSON. `nats`: a stream, over WebSocket.
     * @example slack
     * @enum {string}
     */
    type: "slack" | "teams" | "discord" | "email" | "s3" | "nats";
    /**
     * @description Your name for the destination.
     * @example Sales channel
     */
    name: string;
    /**
     * @description Events to deliver, as in webhooks: types, `proposal.*`, `custom.*` or `*`.
     * @example [
     *       "proposal.accepted",
     *       "proposal.declined"
     *     ]
     */
    events: string[];
    /**
     * @description CEL condition, as in webhooks. Events for which it is not true are left out.
     * @example data.total > 100000
     */
    filter: string | null;
    /** @description False holds pending deliveries. True does not release them; a replay does. */
    enabled: boolean;
    /**
     * @description `manual`: by request, or because its author lost the permissions, see `stoppedReason`. `gone`: the channel or its URL no longer exists. `failing`: only failures for 5 days and at least 20 attempts.
     * @enum {string|null}
     */
    disabledReason: "manual" | "gone" | "failing" | null;
    author: DestinationAuthor | null;
    /** @description Why it stopped when its author lost the rights; null while they have them. */
    stoppedReason: string | null;
    /** @description Whether it is older than the check of its rights. It keeps its reach until somebody saves it or takes it over. */
    unconfirmed: boolean;
    /**
     * @description For slack, email and s3: the connection to Slack, SMTP or S3 to use, instead of a server in `config`.
     * @example conn_01jbtt0z0yf8t9tpsz5gn2mz4g
     */
    connectionId: string | null;
    config: DestinationConfig;
    /**
     * @description Names of the secret fields of `config` that are set. Their values are never shown.
     * @example [
     *       "address"
     *     ]
     */
    secretFields: string[];
    /**
     * @description For slack, teams, discord and email: the text. `{{ expression }}` inserts a value of the event, which must exist; `{{ expression | default: "…" }}` inserts the default if it does not. Values are escaped, so that they stay text. Null: Capstan’s own text for the event.
     * @example {{ event.data.title }} was accepted.
     */
    template: string | null;
    /**
     * Format: date-time
     * @description When the destination was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the destination last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
/** @description The token or member that last saved it or took it over. It may do what they may, as long as they may. Null if it is older than this field. */
export interface DestinationAuthor {
    /**
     * @description A token or a member.
     * @enum {string}
     */
    kind: "token" | "member";
    /** @description Identifier of the token or the member. */
    id: string;
    /**
     * @description Its name at that time.
     * @example Ada
     */
    name: string;
}
export interface DestinationConfig {
    /**
     * @description For slack with a connection: the id of the channel to write to.
     * @example C0123456789
     */
    channel?: string;
    /**
     * @description For email: the recipients of the mails.
     * @example [
     *       "ops@example.com"
     *     ]
     */
    to?: string[];
    /**
     * @description For email: the subject of a mail. For nats: the part before the event type, without placeholders. `{{ expression }}` inserts a value, which must exist; `{{ expression | default: "…" }}` inserts the default if it does not.
     * @example Capstan: {{ event.type }}
     */
    subject?: string;
    /**
     * @description For email: collects the events of this many minutes, from the first one on, in one mail. Default: one mail for each event. It can be changed, but not added or removed.
     * @example 60
     */
    digestMinutes?: number;
    /**
     * Format: email
     * @description For email with your own mail server: the sender.
     * @example capstan@example.com
     */
    from?: string;
    /**
     * @description For email: your mail server. Default: the mail server of Capstan.
     * @example smtp.example.com
     */
    host?: string;
    /**
     * @description For email: the port of your mail server. Default: 465, or 587 with `starttls`.
     * @example 465
     */
    port?: number;
    /**
     * @description For email: encryption of the connection. Default: `tls`. `none` only if the operator allows http.
     * @example tls
     * @enum {string}
     */
    security?: "tls" | "starttls" | "none";
    /**
     * @description For email and nats: the user name.
     * @example capstan
     */
    username?: string;
    /**
     * @description For s3: the URL of the service. Default: Amazon S3 in the region.
     * @example https://s3.example.com
     */
    endpoint?: string;
    /**
     * @description For s3: the region. Default: `us-east-1`.
     * @example eu-central-1
     */
    region?: string;
    /**
     * @description For s3: the bucket.
     * @example example-events
     */
    bucket?: string;
    /**
     * @description For s3: the prefix of each object key. It ends with a slash.
     * @example capstan/
     */
    prefix?: string;
    /**
     * @description For s3: the id of the access key.
     * @example AKIDEXAMPLE
     */
    accessKeyId?: string;
    /**
     * @description For nats: the WebSocket URL of the server.
     * @example wss://nats.example.com
     */
    server?: string;
}
/** @description A destination was disabled: its channel is gone, or all of at least 20 attempts failed over 5 days. */
export interface DestinationDisabledEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "destination.disabled";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Destination;
}
/** @description Failing for 2.5 days, with at least 10 attempts. Turns off after 5 days. */
export interface DestinationFailingEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "destination.failing";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Destination;
}
export interface ErasedContact {
    /**
     * @description Identifier that the contact had.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @description Contacts that had been merged into it and are erased with it. */
    mergedFrom: string[];
}
export interface InboundEvent {
    /**
     * @description Identifier of the inbound event.
     * @example ine_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Hook that received it.
     * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    hookId: string;
    /**
     * @description `received`: waits to be handled. `processed`: its automations are done. `ignored`: no automation matched. `failed`: fix the cause and replay it. `held`: its hook was paused, or the plan’s monthly limit is reached; a replay handles it. `duplicate`: it was received before.
     * @enum {string}
     */
    status: "received" | "processed" | "ignored" | "failed" | "held" | "duplicate";
    /** @description True if the sender was verified. Always false with the preset `none`. */
    verified: boolean;
    /**
     * @description Reason why it was not verified; null if there is none.
     * @enum {string|null}
     */
    reason: "signature_mismatch" | "missing_header" | "missing_signature" | "malformed_header" | "duplicate_header" | "timestamp_too_old" | "timestamp_in_future" | "body_digest_mismatch" | "credential_mismatch" | "empty_body" | "malformed_challenge" | null;
    /**
     * @description Event type, as the sender names it.
     * @example customer.created
     */
    eventType: string | null;
    /**
     * @description Identifier from the sender; null if it sent none.
     * @example evt_1QabcDEFghiJKLmn
     */
    providerEventId: string | null;
    /**
     * @description Media type of the body.
     * @example application/json
     */
    contentType: string | null;
    /**
     * @description Size of the body in bytes.
     * @example 2048
     */
    bodyBytes: number;
    /**
     * @description The first event with the same id.
     * @example ine_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    duplicateOf: string | null;
    /** @description Runs of automations that handled it. */
    runIds: string[];
    /**
     * @description Reason of the failure.
     * @example body.email is missing.
     */
    error: string | null;
    /**
     * Format: date-time
     * @description Time when it was received.
     * @example 2026-11-21T09:30:00.000Z
     */
    receivedAt: string;
    /**
     * Format: date-time
     * @description Time when it was last handled.
     * @example 2026-11-21T09:30:00.000Z
     */
    handledAt: string | null;
}
/** @description An inbound event could not be handled. Fix the cause, then replay it. */
export interface InboundFailedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "inbound.failed";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: InboundEvent;
}
/** @description A hook received an event, and it was handled for the first time. */
export interface InboundReceivedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "inbound.received";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: InboundEvent;
}
export interface InboundRefusal {
    /**
     * @description Identifier of the refusal.
     * @example inr_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Hook that refused the request.
     * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    hookId: string;
    /**
     * @description Reason of the refusal. The sender does not get it.
     * @enum {string}
     */
    reason: "signature_mismatch" | "missing_header" | "missing_signature" | "malformed_header" | "duplicate_header" | "timestamp_too_old" | "timestamp_in_future" | "body_digest_mismatch" | "credential_mismatch" | "empty_body" | "malformed_challenge";
    /** @example POST */
    method: string;
    /**
     * @description Headers as received, without credentials. Repeated headers are joined by a comma.
     * @example {
     *       "content-type": "application/json"
     *     }
     */
    headers: {
        [key: string]: string;
    };
    /** @description Size of the body in bytes. The body is not stored. */
    bodyBytes: number;
    /**
     * @description IP address of the sender.
     * @example 192.0.2.7
     */
    address: string;
    /**
     * Format: date-time
     * @description Time of the refusal.
     * @example 2026-11-21T09:30:00.000Z
     */
    refusedAt: string;
}
/** @description A hook refused a request that failed verification. Sent at most once a minute for each hook. */
export interface InboundRejectedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "inbound.rejected";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: InboundRefusal;
}
/** @description Details derived from the number, shortly after it was set. They do not change `updatedAt` and send no event. */
export interface PhoneInfo {
    /**
     * @description Country as two letters (ISO 3166).
     * @example US
     */
    country: string | null;
    /**
     * @description Line type, such as `mobile` or `fixed_line`.
     * @example mobile
     */
    type: string | null;
    /** @description True if the country has numbers of this length. */
    possible: boolean;
    /** @description True if the country assigns numbers that begin like this. */
    valid: boolean;
}
/** @description Postal address. */
export interface PostalAddress {
    /**
     * @description Street and number. Separate further lines with line breaks.
     * @example 12 St James’s Square
     */
    street: string | null;
    /**
     * @description City or town.
     * @example London
     */
    city: string | null;
    /**
     * @description State, province or county.
     * @example Greater London
     */
    region: string | null;
    /**
     * @description ZIP or postal code.
     * @example SW1Y 4JH
     */
    postalCode: string | null;
    /**
     * @description Country as two letters (ISO 3166).
     * @example GB
     */
    country: string | null;
}
/** @description One revision of a proposal. */
export interface Proposal {
    /**
     * @description Identifier of this revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Number, assigned when the proposal is sent. A revision has its own suffix. Null for a draft.
     * @example P-2026-0042
     */
    number: string | null;
    /** @description 1 for the first revision, then counting up. */
    revision: number;
    /**
     * @description Identifier of the first revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    rootId: string;
    /**
     * @description Identifier of the previous revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    previousId: string | null;
    /**
     * @description Title, used as the heading of the page, the PDF and the mails.
     * @example Website relaunch
     */
    title: string;
    /**
     * @description Status of the proposal. docs/proposal-states.md lists the transitions.
     * @example draft
     * @enum {string}
     */
    status: "draft" | "sent" | "viewed" | "signing" | "accepted" | "countersigned" | "declined" | "expired" | "canceled" | "voided";
    /**
     * @description Contact that the proposal is for.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    contactId: string | null;
    /**
     * @description Member who owns the proposal.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId: string | null;
    /**
     * @description Template that it was created from.
     * @example tpl_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    templateId: string | null;
    /**
     * @description Language of the document (BCP 47). It decides numbers, dates and fixed texts.
     * @example en-GB
     */
    language: string;
    /**
     * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
     * @example EUR
     */
    currency: string;
    /**
     * @description `exclusive` adds tax to the prices; `inclusive` prices contain it.
     * @example exclusive
     * @enum {string}
     */
    taxBehavior: "exclusive" | "inclusive";
    /** @description Lines in the order in which they are shown. */
    items: ProposalItem[];
    /** @description Groups of lines to choose from. */
    groups: ProposalGroupsItem[];
    discount: ProposalDiscount | null;
    /** @description Months that recurring prices run. */
    termMonths: number | null;
    withholding: ProposalWithholding | null;
    /**
     * @description Rounds the amount due to a multiple of this many minor units, half away from zero: 5 for 0.05 CHF, 100 for 1.00 SEK.
     * @example 5
     */
    roundingStep: number | null;
    /** @description Parts of the one-time payment. */
    instalments: ProposalInstalmentsItem[];
    totals: ProposalTotals;
    /** @description Amount to pay of each total after withholding and cash rounding, in minor units and in the order of `totals.buckets`. */
    amountsDue: ProposalAmountDue[];
    choice: ProposalSelection | null;
    /**
     * @description Values for `{{variables.NAME}}` in texts.
     * @example {
     *       "startDate": "2027-01-11"
     *     }
     */
    variables: {
        [key: string]: string | number | boolean | null;
    };
    /** @description People who read and sign it. */
    recipients: ProposalRecipient[];
    signing: ProposalSigning;
    /**
     * @description `email_code`: the page also asks for a code that it mails to the recipient.
     * @example link
     * @enum {string}
     */
    access: "link" | "email_code";
    /**
     * Format: date-time
     * @description Instant from which it can no longer be accepted.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string | null;
    reminders: ProposalReminders | null;
    knowledge: ProposalKnowledge | null;
    /**
     * @description Hash of the sent content, which signers agree to.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    contentSha256: string | null;
    /**
     * @description SHA-256 of the sealed PDF.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    sealedSha256: string | null;
    transitions: ProposalTransitions;
    /**
     * @description Reason why it was declined, canceled or voided.
     * @example Too late
     */
    reason: string | null;
    /**
     * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
     * @example {
     *       "dealId": "D-1042"
     *     }
     */
    metadata: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When this revision was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When it last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
    /** @description Content in reading order. */
    blocks: ProposalBlock[];
}
/** @description The last signer accepted. */
export interface ProposalAcceptedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "proposal.accepted";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ProposalEnded;
}
export interface ProposalAmountDue {
    /**
     * @description How often the price is paid.
     * @example month
     * @enum {string}
     */
    billing: "one_time" | "month" | "quarter" | "year";
    /**
     * @description Total of these payments.
     * @example 11900
     */
    total: number;
    /**
     * @description Tax that the client withholds: the rate of `withholding` on `net`.
     * @example 11900
     */
    withholding: number;
    /**
     * @description Amount that `roundingStep` adds, or takes off if negative.
     * @example 11900
     */
    rounding: number;
    /**
     * @description Amount to pay: `total − withholding + rounding`.
     * @example 11900
     */
    due: number;
}
/** @description Contact removed from an unsigned proposal, because it was deleted. Earlier events about the proposal are expunged. A proposal that was sent is canceled. */
export interface ProposalAnonymizedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "proposal.anonymized";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: AnonymizedProposal;
}
/** @description The proposal, who answered, and how. */
export interface ProposalAnswered {
    /**
     * @description Identifier of this revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Number, assigned when the proposal is sent. A revision has its own suffix. Null for a draft.
     * @example P-2026-0042
     */
    number: string | null;
    /** @description 1 for the first revision, then counting up. */
    revision: number;
    /**
     * @description Identifier of the first revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    rootId: string;
    /**
     * @description Identifier of the previous revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    previousId: string | null;
    /**
     * @description Title, used as the heading of the page, the PDF and the mails.
     * @example Website relaunch
     */
    title: string;
    /**
     * @description Status of the proposal. docs/proposal-states.md lists the transitions.
     * @example draft
     * @enum {string}
     */
    status: "draft" | "sent" | "viewed" | "signing" | "accepted" | "countersigned" | "declined" | "expired" | "canceled" | "voided";
    /**
     * @description Contact that the proposal is for.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    contactId: string | null;
    /**
     * @description Member who owns the proposal.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId: string | null;
    /**
     * @description Template that it was created from.
     * @example tpl_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    templateId: string | null;
    /**
     * @description Language of the document (BCP 47). It decides numbers, dates and fixed texts.
     * @example en-GB
     */
    language: string;
    /**
     * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
     * @example EUR
     */
    currency: string;
    /**
     * @description `exclusive` adds tax to the prices; `inclusive` prices contain it.
     * @example exclusive
     * @enum {string}
     */
    taxBehavior: "exclusive" | "inclusive";
    /** @description Lines in the order in which they are shown. */
    items: ProposalItem[];
    /** @description Groups of lines to choose from. */
    groups: ProposalAnsweredGroupsItem[];
    discount: ProposalAnsweredDiscount | null;
    /** @description Months that recurring prices run. */
    termMonths: number | null;
    withholding: ProposalAnsweredWithholding | null;
    /**
     * @description Rounds the amount due to a multiple of this many minor units, half away from zero: 5 for 0.05 CHF, 100 for 1.00 SEK.
     * @example 5
     */
    roundingStep: number | null;
    /** @description Parts of the one-time payment. */
    instalments: ProposalAnsweredInstalmentsItem[];
    totals: ProposalTotals;
    /** @description Amount to pay of each total after withholding and cash rounding, in minor units and in the order of `totals.buckets`. */
    amountsDue: ProposalAmountDue[];
    choice: ProposalSelection | null;
    /**
     * @description Values for `{{variables.NAME}}` in texts.
     * @example {
     *       "startDate": "2027-01-11"
     *     }
     */
    variables: {
        [key: string]: string | number | boolean | null;
    };
    /** @description People who read and sign it. */
    recipients: ProposalRecipient[];
    signing: ProposalAnsweredSigning;
    /**
     * @description `email_code`: the page also asks for a code that it mails to the recipient.
     * @example link
     * @enum {string}
     */
    access: "link" | "email_code";
    /**
     * Format: date-time
     * @description Instant from which it can no longer be accepted.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string | null;
    reminders: ProposalAnsweredReminders | null;
    knowledge: ProposalAnsweredKnowledge | null;
    /**
     * @description Hash of the sent content, which signers agree to.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    contentSha256: string | null;
    /**
     * @description SHA-256 of the sealed PDF.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    sealedSha256: string | null;
    transitions: ProposalAnsweredTransitions;
    /**
     * @description Reason why it was declined, canceled or voided.
     * @example Too late
     */
    reason: string | null;
    /**
     * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
     * @example {
     *       "dealId": "D-1042"
     *     }
     */
    metadata: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When this revision was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When it last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
    /** @description Content in reading order. */
    blocks: ProposalBlock[];
    recipient: ProposalRecipient;
    /**
     * @description `manual`: agreed elsewhere, and recorded by a member or with a token.
     * @example recipient
     * @enum {string}
     */
    source: "recipient" | "manual";
}
/** @description Discount on the sum, spread over the lines. */
export interface ProposalAnsweredDiscount {
    /**
     * @description Decides whether it has `percent` or `amount`.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount";
    /**
     * @description Percentage to take off. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount to take off, at most the sum. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description For a discount with an amount: the payments that it reduces. Default: `one_time`. A percentage reduces all payments, so it has no `billing`.
     * @example month
     * @enum {string|null}
     */
    billing?: "one_time" | "month" | "quarter" | "year" | null;
}
/** @description Lines that the client chooses from. */
export interface ProposalAnsweredGroupsItem {
    /**
     * @description Key that lines use in `group`. Unique.
     * @example plan
     */
    key: string;
    /**
     * @description Heading above the group.
     * @example Choose your plan
     */
    name?: string | null;
    /**
     * @description `single`: exactly one line is chosen. `multiple`: from `min` to `max` lines.
     * @example single
     * @enum {string}
     */
    selection: "single" | "multiple";
    /** @description For a multiple choice: the smallest number of chosen lines. Default: 0. */
    min?: number | null;
    /** @description For a multiple choice: the largest number of chosen lines. Default: any. */
    max?: number | null;
}
/** @description A part of the one-time payment. A deposit is the first one. */
export interface ProposalAnsweredInstalmentsItem {
    /**
     * @description Decides whether it has `percent` or `amount`, or is the rest that the others leave.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount" | "rest";
    /**
     * @description Percentage of the one-time payment. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount, at most what earlier instalments leave. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description Name of the instalment.
     * @example Deposit
     */
    label?: string | null;
    /**
     * @description Due date in words.
     * @example On acceptance
     */
    due?: string | null;
}
/** @description Base for the sealed document, and the result of adding it. */
export interface ProposalAnsweredKnowledge {
    /**
     * @description Base that gets the sealed document when the proposal is completed.
     * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    baseId: string;
    /**
     * @description Absent until the proposal is completed.
     * @enum {string}
     */
    status?: "added" | "skipped";
    /**
     * @description Source that the document was added as.
     * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    sourceId?: string;
    /** @description Reason why it was skipped. */
    reason?: string;
}
/** @description Reminders to recipients who have not answered. */
export interface ProposalAnsweredReminders {
    /** @description Days until the first. */
    afterDays: number;
    /** @description Days between reminders. */
    everyDays: number;
    /** @description Largest number of reminders. */
    max: number;
}
/** @description Rules for signing. */
export interface ProposalAnsweredSigning {
    /**
     * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
     * @example parallel
     * @enum {string}
     */
    order: "parallel" | "sequential";
    /** @description True if a member signs after the last signer. It needs a countersigner. */
    countersign: boolean;
}
/** @description When each status was reached. */
export interface ProposalAnsweredTransitions {
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    sent?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    viewed?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    signing?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    accepted?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    countersigned?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    declined?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    expired?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    canceled?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    voided?: string;
}
/** @description A tax that the client withholds and pays on your behalf, such as the Italian ritenuta or the Spanish IRPF. It does not change the totals, only the amount due. */
export interface ProposalAnsweredWithholding {
    /**
     * @description Name of the tax.
     * @example Ritenuta d'acconto
     */
    name: string;
    /**
     * @description Rate of the tax on the net amount. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent: string;
}
/** @description A part of a proposal. It has the fields of its `type`. */
export interface ProposalBlock {
    /**
     * @description Identifies the block inside its proposal.
     * @example intro
     */
    id: string;
    /**
     * @description Decides which fields the block has.
     * @example text
     * @enum {string}
     */
    type: "text" | "image" | "knowledge" | "prices" | "signature" | "page_break";
    /** @description The text to print. */
    text?: string | null;
    /**
     * @description Identifier of the stored image.
     * @example img_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    imageId?: string;
    /** @description Description of the image for people who cannot see it. */
    alt?: string;
    /** @description Caption below the image. */
    caption?: string;
    /** @description Width in percent of the text width. */
    width?: number;
    /** @description Identifier of the base to search. */
    baseId?: string;
    /** @description Text to search for. */
    query?: string;
    /** @description A filter, as in a search. */
    filter?: {
        [key: string]: unknown;
    };
    citations?: ProposalBlockCitationsItem[];
    /**
     * @description Result of the block's query, if a template brought the block. The query runs when the draft is made: `waiting` until then; the text is found within moments.
     * @example found
     * @enum {string}
     */
    outcome?: "waiting" | "found" | "nothing_found" | "no_credits" | "no_base" | "not_allowed" | "failed";
    /** @description True if a person has read the text. The proposal cannot be sent before that. */
    confirmed?: boolean;
    /** @description Heading above the tables. */
    title?: string;
}
export interface ProposalBlockCitationsItem {
    /** @description Identifier of the quoted source. */
    sourceId: string;
    /** @description Identifier of the quoted chunk. */
    chunkId: string;
    /** @description Name of the source when it was quoted. */
    sourceName: string;
    /** @description Address that the source came from. */
    url: string | null;
    /** @description Page of the source, starting at 1. */
    page: number | null;
    /** @description SHA-256 of the quoted text, in hexadecimal. */
    textSha256: string;
    /**
     * Format: date-time
     * @description When the text was found.
     * @example 2026-11-21T09:30:00.000Z
     */
    retrievedAt: string;
}
/** @description A proposal was withdrawn before it was accepted, or replaced by a revision (`superseded`). */
export interface ProposalCanceledEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "proposal.canceled";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Proposal;
}
export interface ProposalComment {
    /**
     * @description Identifier of the comment.
     * @example cmt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Revision that the comment belongs to.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    proposalId: string;
    author: ProposalCommentAuthor;
    /**
     * @description Block that the comment is about.
     * @example intro
     */
    blockId: string | null;
    /** @description Line that the comment is about. */
    itemId: string | null;
    /**
     * @description Plain text. Line breaks are kept.
     * @example Does this include hosting?
     */
    text: string;
    /**
     * @description Comment that this one replies to.
     * @example cmt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    replyTo: string | null;
    /**
     * Format: date-time
     * @description When the comment was written.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the comment was marked as resolved; null while it is open.
     * @example 2026-11-21T09:30:00.000Z
     */
    resolvedAt: string | null;
}
/** @description Author of the comment. */
export interface ProposalCommentAuthor {
    /**
     * @description Side that the author is on.
     * @example recipient
     * @enum {string}
     */
    kind: "recipient" | "member" | "token";
    /** @description Identifier of the author. */
    id: string;
    /** @description Name of the author when they wrote the comment. */
    name: string;
}
/** @description A comment was marked as resolved. */
export interface ProposalCommentResolvedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "proposal.comment_resolved";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ProposalCommented;
}
/** @description The proposal, and the comment. */
export interface ProposalCommented {
    /**
     * @description Identifier of this revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Number, assigned when the proposal is sent. A revision has its own suffix. Null for a draft.
     * @example P-2026-0042
     */
    number: string | null;
    /** @description 1 for the first revision, then counting up. */
    revision: number;
    /**
     * @description Identifier of the first revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    rootId: string;
    /**
     * @description Identifier of the previous revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    previousId: string | null;
    /**
     * @description Title, used as the heading of the page, the PDF and the mails.
     * @example Website relaunch
     */
    title: string;
    /**
     * @description Status of the proposal. docs/proposal-states.md lists the transitions.
     * @example draft
     * @enum {string}
     */
    status: "draft" | "sent" | "viewed" | "signing" | "accepted" | "countersigned" | "declined" | "expired" | "canceled" | "voided";
    /**
     * @description Contact that the proposal is for.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    contactId: string | null;
    /**
     * @description Member who owns the proposal.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId: string | null;
    /**
     * @description Template that it was created from.
     * @example tpl_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    templateId: string | null;
    /**
     * @description Language of the document (BCP 47). It decides numbers, dates and fixed texts.
     * @example en-GB
     */
    language: string;
    /**
     * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
     * @example EUR
     */
    currency: string;
    /**
     * @description `exclusive` adds tax to the prices; `inclusive` prices contain it.
     * @example exclusive
     * @enum {string}
     */
    taxBehavior: "exclusive" | "inclusive";
    /** @description Lines in the order in which they are shown. */
    items: ProposalItem[];
    /** @description Groups of lines to choose from. */
    groups: ProposalCommentedGroupsItem[];
    discount: ProposalCommentedDiscount | null;
    /** @description Months that recurring prices run. */
    termMonths: number | null;
    withholding: ProposalCommentedWithholding | null;
    /**
     * @description Rounds the amount due to a multiple of this many minor units, half away from zero: 5 for 0.05 CHF, 100 for 1.00 SEK.
     * @example 5
     */
    roundingStep: number | null;
    /** @description Parts of the one-time payment. */
    instalments: ProposalCommentedInstalmentsItem[];
    totals: ProposalTotals;
    /** @description Amount to pay of each total after withholding and cash rounding, in minor units and in the order of `totals.buckets`. */
    amountsDue: ProposalAmountDue[];
    choice: ProposalSelection | null;
    /**
     * @description Values for `{{variables.NAME}}` in texts.
     * @example {
     *       "startDate": "2027-01-11"
     *     }
     */
    variables: {
        [key: string]: string | number | boolean | null;
    };
    /** @description People who read and sign it. */
    recipients: ProposalRecipient[];
    signing: ProposalCommentedSigning;
    /**
     * @description `email_code`: the page also asks for a code that it mails to the recipient.
     * @example link
     * @enum {string}
     */
    access: "link" | "email_code";
    /**
     * Format: date-time
     * @description Instant from which it can no longer be accepted.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string | null;
    reminders: ProposalCommentedReminders | null;
    knowledge: ProposalCommentedKnowledge | null;
    /**
     * @description Hash of the sent content, which signers agree to.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    contentSha256: string | null;
    /**
     * @description SHA-256 of the sealed PDF.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    sealedSha256: string | null;
    transitions: ProposalCommentedTransitions;
    /**
     * @description Reason why it was declined, canceled or voided.
     * @example Too late
     */
    reason: string | null;
    /**
     * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
     * @example {
     *       "dealId": "D-1042"
     *     }
     */
    metadata: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When this revision was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When it last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
    /** @description Content in reading order. */
    blocks: ProposalBlock[];
    comment: ProposalComment;
}
/** @description Discount on the sum, spread over the lines. */
export interface ProposalCommentedDiscount {
    /**
     * @description Decides whether it has `percent` or `amount`.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount";
    /**
     * @description Percentage to take off. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount to take off, at most the sum. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description For a discount with an amount: the payments that it reduces. Default: `one_time`. A percentage reduces all payments, so it has no `billing`.
     * @example month
     * @enum {string|null}
     */
    billing?: "one_time" | "month" | "quarter" | "year" | null;
}
/** @description A comment was added on the page, in the dashboard or with the API. */
export interface ProposalCommentedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "proposal.commented";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ProposalCommented;
}
/** @description Lines that the client chooses from. */
export interface ProposalCommentedGroupsItem {
    /**
     * @description Key that lines use in `group`. Unique.
     * @example plan
     */
    key: string;
    /**
     * @description Heading above the group.
     * @example Choose your plan
     */
    name?: string | null;
    /**
     * @description `single`: exactly one line is chosen. `multiple`: from `min` to `max` lines.
     * @example single
     * @enum {string}
     */
    selection: "single" | "multiple";
    /** @description For a multiple choice: the smallest number of chosen lines. Default: 0. */
    min?: number | null;
    /** @description For a multiple choice: the largest number of chosen lines. Default: any. */
    max?: number | null;
}
/** @description A part of the one-time payment. A deposit is the first one. */
export interface ProposalCommentedInstalmentsItem {
    /**
     * @description Decides whether it has `percent` or `amount`, or is the rest that the others leave.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount" | "rest";
    /**
     * @description Percentage of the one-time payment. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount, at most what earlier instalments leave. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description Name of the instalment.
     * @example Deposit
     */
    label?: string | null;
    /**
     * @description Due date in words.
     * @example On acceptance
     */
    due?: string | null;
}
/** @description Base for the sealed document, and the result of adding it. */
export interface ProposalCommentedKnowledge {
    /**
     * @description Base that gets the sealed document when the proposal is completed.
     * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    baseId: string;
    /**
     * @description Absent until the proposal is completed.
     * @enum {string}
     */
    status?: "added" | "skipped";
    /**
     * @description Source that the document was added as.
     * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    sourceId?: string;
    /** @description Reason why it was skipped. */
    reason?: string;
}
/** @description Reminders to recipients who have not answered. */
export interface ProposalCommentedReminders {
    /** @description Days until the first. */
    afterDays: number;
    /** @description Days between reminders. */
    everyDays: number;
    /** @description Largest number of reminders. */
    max: number;
}
/** @description Rules for signing. */
export interface ProposalCommentedSigning {
    /**
     * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
     * @example parallel
     * @enum {string}
     */
    order: "parallel" | "sequential";
    /** @description True if a member signs after the last signer. It needs a countersigner. */
    countersign: boolean;
}
/** @description When each status was reached. */
export interface ProposalCommentedTransitions {
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    sent?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    viewed?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    signing?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    accepted?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    countersigned?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    declined?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    expired?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    canceled?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    voided?: string;
}
/** @description A tax that the client withholds and pays on your behalf, such as the Italian ritenuta or the Spanish IRPF. It does not change the totals, only the amount due. */
export interface ProposalCommentedWithholding {
    /**
     * @description Name of the tax.
     * @example Ritenuta d'acconto
     */
    name: string;
    /**
     * @description Rate of the tax on the net amount. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent: string;
}
/** @description Everyone has signed, and the document is sealed. `knowledge` says whether it was added to the base. */
export interface ProposalCompletedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "proposal.completed";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ProposalEnded;
}
/** @description A member signed after the last signer. */
export interface ProposalCountersignedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "proposal.countersigned";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ProposalOfRecipient;
}
/** @description A draft was created, cloned, or started as a revision. */
export interface ProposalCreatedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "proposal.created";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Proposal;
}
/** @description A signer declined. `reason` is the reason that they gave. */
export interface ProposalDeclinedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "proposal.declined";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ProposalAnswered;
}
/** @description A draft was deleted; `data` is its last state. What earlier events said about it is expunged, and so is this event after its deliveries have ended. */
export interface ProposalDeletedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "proposal.deleted";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Proposal;
}
/** @description A recipient's mail server accepted the mail with the link. */
export interface ProposalDeliveredEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "proposal.delivered";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ProposalOfRecipient;
}
/** @description The proposal, the recipient, and why the mail did not reach them. */
export interface ProposalDelivery {
    /**
     * @description Identifier of this revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Number, assigned when the proposal is sent. A revision has its own suffix. Null for a draft.
     * @example P-2026-0042
     */
    number: string | null;
    /** @description 1 for the first revision, then counting up. */
    revision: number;
    /**
     * @description Identifier of the first revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    rootId: string;
    /**
     * @description Identifier of the previous revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    previousId: string | null;
    /**
     * @description Title, used as the heading of the page, the PDF and the mails.
     * @example Website relaunch
     */
    title: string;
    /**
     * @description Status of the proposal. docs/proposal-states.md lists the transitions.
     * @example draft
     * @enum {string}
     */
    status: "draft" | "sent" | "viewed" | "signing" | "accepted" | "countersigned" | "declined" | "expired" | "canceled" | "voided";
    /**
     * @description Contact that the proposal is for.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    contactId: string | null;
    /**
     * @description Member who owns the proposal.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId: string | null;
    /**
     * @description Template that it was created from.
     * @example tpl_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    templateId: string | null;
    /**
     * @description Language of the document (BCP 47). It decides numbers, dates and fixed texts.
     * @example en-GB
     */
    language: string;
    /**
     * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
     * @example EUR
     */
    currency: string;
    /**
     * @description `exclusive` adds tax to the prices; `inclusive` prices contain it.
     * @example exclusive
     * @enum {string}
     */
    taxBehavior: "exclusive" | "inclusive";
    /** @description Lines in the order in which they are shown. */
    items: ProposalItem[];
    /** @description Groups of lines to choose from. */
    groups: ProposalDeliveryGroupsItem[];
    discount: ProposalDeliveryDiscount | null;
    /** @description Months that recurring prices run. */
    termMonths: number | null;
    withholding: ProposalDeliveryWithholding | null;
    /**
     * @description Rounds the amount due to a multiple of this many minor units, half away from zero: 5 for 0.05 CHF, 100 for 1.00 SEK.
     * @example 5
     */
    roundingStep: number | null;
    /** @description Parts of the one-time payment. */
    instalments: ProposalDeliveryInstalmentsItem[];
    totals: ProposalTotals;
    /** @description Amount to pay of each total after withholding and cash rounding, in minor units and in the order of `totals.buckets`. */
    amountsDue: ProposalAmountDue[];
    choice: ProposalSelection | null;
    /**
     * @description Values for `{{variables.NAME}}` in texts.
     * @example {
     *       "startDate": "2027-01-11"
     *     }
     */
    variables: {
        [key: string]: string | number | boolean | null;
    };
    /** @description People who read and sign it. */
    recipients: ProposalRecipient[];
    signing: ProposalDeliverySigning;
    /**
     * @description `email_code`: the page also asks for a code that it mails to the recipient.
     * @example link
     * @enum {string}
     */
    access: "link" | "email_code";
    /**
     * Format: date-time
     * @description Instant from which it can no longer be accepted.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string | null;
    reminders: ProposalDeliveryReminders | null;
    knowledge: ProposalDeliveryKnowledge | null;
    /**
     * @description Hash of the sent content, which signers agree to.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    contentSha256: string | null;
    /**
     * @description SHA-256 of the sealed PDF.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    sealedSha256: string | null;
    transitions: ProposalDeliveryTransitions;
    /**
     * @description Reason why it was declined, canceled or voided.
     * @example Too late
     */
    reason: string | null;
    /**
     * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
     * @example {
     *       "dealId": "D-1042"
     *     }
     */
    metadata: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When this revision was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When it last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
    /** @description Content in reading order. */
    blocks: ProposalBlock[];
    recipient: ProposalRecipient;
    /** @description Response of the mail server. */
    error: string | null;
}
/** @description Discount on the sum, spread over the lines. */
export interface ProposalDeliveryDiscount {
    /**
     * @description Decides whether it has `percent` or `amount`.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount";
    /**
     * @description Percentage to take off. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount to take off, at most the sum. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description For a discount with an amount: the payments that it reduces. Default: `one_time`. A percentage reduces all payments, so it has no `billing`.
     * @example month
     * @enum {string|null}
     */
    billing?: "one_time" | "month" | "quarter" | "year" | null;
}
/** @description A mail to a recipient could not be delivered. Capstan does not retry it. */
export interface ProposalDeliveryFailedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "proposal.delivery_failed";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ProposalDelivery;
}
/** @description Lines that the client chooses from. */
export interface ProposalDeliveryGroupsItem {
    /**
     * @description Key that lines use in `group`. Unique.
     * @example plan
     */
    key: string;
    /**
     * @description Heading above the group.
     * @example Choose your plan
     */
    name?: string | null;
    /**
     * @description `single`: exactly one line is chosen. `multiple`: from `min` to `max` lines.
     * @example single
     * @enum {string}
     */
    selection: "single" | "multiple";
    /** @description For a multiple choice: the smallest number of chosen lines. Default: 0. */
    min?: number | null;
    /** @description For a multiple choice: the largest number of chosen lines. Default: any. */
    max?: number | null;
}
/** @description A part of the one-time payment. A deposit is the first one. */
export interface ProposalDeliveryInstalmentsItem {
    /**
     * @description Decides whether it has `percent` or `amount`, or is the rest that the others leave.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount" | "rest";
    /**
     * @description Percentage of the one-time payment. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount, at most what earlier instalments leave. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description Name of the instalment.
     * @example Deposit
     */
    label?: string | null;
    /**
     * @description Due date in words.
     * @example On acceptance
     */
    due?: string | null;
}
/** @description Base for the sealed document, and the result of adding it. */
export interface ProposalDeliveryKnowledge {
    /**
     * @description Base that gets the sealed document when the proposal is completed.
     * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    baseId: string;
    /**
     * @description Absent until the proposal is completed.
     * @enum {string}
     */
    status?: "added" | "skipped";
    /**
     * @description Source that the document was added as.
     * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    sourceId?: string;
    /** @description Reason why it was skipped. */
    reason?: string;
}
/** @description Reminders to recipients who have not answered. */
export interface ProposalDeliveryReminders {
    /** @description Days until the first. */
    afterDays: number;
    /** @description Days between reminders. */
    everyDays: number;
    /** @description Largest number of reminders. */
    max: number;
}
/** @description Rules for signing. */
export interface ProposalDeliverySigning {
    /**
     * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
     * @example parallel
     * @enum {string}
     */
    order: "parallel" | "sequential";
    /** @description True if a member signs after the last signer. It needs a countersigner. */
    countersign: boolean;
}
/** @description When each status was reached. */
export interface ProposalDeliveryTransitions {
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    sent?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    viewed?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    signing?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    accepted?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    countersigned?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    declined?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    expired?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    canceled?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    voided?: string;
}
/** @description A tax that the client withholds and pays on your behalf, such as the Italian ritenuta or the Spanish IRPF. It does not change the totals, only the amount due. */
export interface ProposalDeliveryWithholding {
    /**
     * @description Name of the tax.
     * @example Ritenuta d'acconto
     */
    name: string;
    /**
     * @description Rate of the tax on the net amount. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent: string;
}
/** @description Discount on the sum, spread over the lines. */
export interface ProposalDiscount {
    /**
     * @description Decides whether it has `percent` or `amount`.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount";
    /**
     * @description Percentage to take off. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount to take off, at most the sum. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description For a discount with an amount: the payments that it reduces. Default: `one_time`. A percentage reduces all payments, so it has no `billing`.
     * @example month
     * @enum {string|null}
     */
    billing?: "one_time" | "month" | "quarter" | "year" | null;
}
/** @description The proposal, and how it ended. */
export interface ProposalEnded {
    /**
     * @description Identifier of this revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Number, assigned when the proposal is sent. A revision has its own suffix. Null for a draft.
     * @example P-2026-0042
     */
    number: string | null;
    /** @description 1 for the first revision, then counting up. */
    revision: number;
    /**
     * @description Identifier of the first revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    rootId: string;
    /**
     * @description Identifier of the previous revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    previousId: string | null;
    /**
     * @description Title, used as the heading of the page, the PDF and the mails.
     * @example Website relaunch
     */
    title: string;
    /**
     * @description Status of the proposal. docs/proposal-states.md lists the transitions.
     * @example draft
     * @enum {string}
     */
    status: "draft" | "sent" | "viewed" | "signing" | "accepted" | "countersigned" | "declined" | "expired" | "canceled" | "voided";
    /**
     * @description Contact that the proposal is for.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    contactId: string | null;
    /**
     * @description Member who owns the proposal.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId: string | null;
    /**
     * @description Template that it was created from.
     * @example tpl_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    templateId: string | null;
    /**
     * @description Language of the document (BCP 47). It decides numbers, dates and fixed texts.
     * @example en-GB
     */
    language: string;
    /**
     * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
     * @example EUR
     */
    currency: string;
    /**
     * @description `exclusive` adds tax to the prices; `inclusive` prices contain it.
     * @example exclusive
     * @enum {string}
     */
    taxBehavior: "exclusive" | "inclusive";
    /** @description Lines in the order in which they are shown. */
    items: ProposalItem[];
    /** @description Groups of lines to choose from. */
    groups: ProposalEndedGroupsItem[];
    discount: ProposalEndedDiscount | null;
    /** @description Months that recurring prices run. */
    termMonths: number | null;
    withholding: ProposalEndedWithholding | null;
    /**
     * @description Rounds the amount due to a multiple of this many minor units, half away from zero: 5 for 0.05 CHF, 100 for 1.00 SEK.
     * @example 5
     */
    roundingStep: number | null;
    /** @description Parts of the one-time payment. */
    instalments: ProposalEndedInstalmentsItem[];
    totals: ProposalTotals;
    /** @description Amount to pay of each total after withholding and cash rounding, in minor units and in the order of `totals.buckets`. */
    amountsDue: ProposalAmountDue[];
    choice: ProposalSelection | null;
    /**
     * @description Values for `{{variables.NAME}}` in texts.
     * @example {
     *       "startDate": "2027-01-11"
     *     }
     */
    variables: {
        [key: string]: string | number | boolean | null;
    };
    /** @description People who read and sign it. */
    recipients: ProposalRecipient[];
    signing: ProposalEndedSigning;
    /**
     * @description `email_code`: the page also asks for a code that it mails to the recipient.
     * @example link
     * @enum {string}
     */
    access: "link" | "email_code";
    /**
     * Format: date-time
     * @description Instant from which it can no longer be accepted.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string | null;
    reminders: ProposalEndedReminders | null;
    knowledge: ProposalEndedKnowledge | null;
    /**
     * @description Hash of the sent content, which signers agree to.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    contentSha256: string | null;
    /**
     * @description SHA-256 of the sealed PDF.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    sealedSha256: string | null;
    transitions: ProposalEndedTransitions;
    /**
     * @description Reason why it was declined, canceled or voided.
     * @example Too late
     */
    reason: string | null;
    /**
     * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
     * @example {
     *       "dealId": "D-1042"
     *     }
     */
    metadata: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When this revision was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When it last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
    /** @description Content in reading order. */
    blocks: ProposalBlock[];
    /**
     * @description `manual`: agreed elsewhere, and recorded by a member or with a token.
     * @example recipient
     * @enum {string}
     */
    source: "recipient" | "manual";
}
/** @description Discount on the sum, spread over the lines. */
export interface ProposalEndedDiscount {
    /**
     * @description Decides whether it has `percent` or `amount`.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount";
    /**
     * @description Percentage to take off. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount to take off, at most the sum. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description For a discount with an amount: the payments that it reduces. Default: `one_time`. A percentage reduces all payments, so it has no `billing`.
     * @example month
     * @enum {string|null}
     */
    billing?: "one_time" | "month" | "quarter" | "year" | null;
}
/** @description Lines that the client chooses from. */
export interface ProposalEndedGroupsItem {
    /**
     * @description Key that lines use in `group`. Unique.
     * @example plan
     */
    key: string;
    /**
     * @description Heading above the group.
     * @example Choose your plan
     */
    name?: string | null;
    /**
     * @description `single`: exactly one line is chosen. `multiple`: from `min` to `max` lines.
     * @example single
     * @enum {string}
     */
    selection: "single" | "multiple";
    /** @description For a multiple choice: the smallest number of chosen lines. Default: 0. */
    min?: number | null;
    /** @description For a multiple choice: the largest number of chosen lines. Default: any. */
    max?: number | null;
}
/** @description A part of the one-time payment. A deposit is the first one. */
export interface ProposalEndedInstalmentsItem {
    /**
     * @description Decides whether it has `percent` or `amount`, or is the rest that the others leave.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount" | "rest";
    /**
     * @description Percentage of the one-time payment. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount, at most what earlier instalments leave. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description Name of the instalment.
     * @example Deposit
     */
    label?: string | null;
    /**
     * @description Due date in words.
     * @example On acceptance
     */
    due?: string | null;
}
/** @description Base for the sealed document, and the result of adding it. */
export interface ProposalEndedKnowledge {
    /**
     * @description Base that gets the sealed document when the proposal is completed.
     * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    baseId: string;
    /**
     * @description Absent until the proposal is completed.
     * @enum {string}
     */
    status?: "added" | "skipped";
    /**
     * @description Source that the document was added as.
     * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    sourceId?: string;
    /** @description Reason why it was skipped. */
    reason?: string;
}
/** @description Reminders to recipients who have not answered. */
export interface ProposalEndedReminders {
    /** @description Days until the first. */
    afterDays: number;
    /** @description Days between reminders. */
    everyDays: number;
    /** @description Largest number of reminders. */
    max: number;
}
/** @description Rules for signing. */
export interface ProposalEndedSigning {
    /**
     * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
     * @example parallel
     * @enum {string}
     */
    order: "parallel" | "sequential";
    /** @description True if a member signs after the last signer. It needs a countersigner. */
    countersign: boolean;
}
/** @description When each status was reached. */
export interface ProposalEndedTransitions {
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    sent?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    viewed?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    signing?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    accepted?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    countersigned?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    declined?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    expired?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    canceled?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    voided?: string;
}
/** @description A tax that the client withholds and pays on your behalf, such as the Italian ritenuta or the Spanish IRPF. It does not change the totals, only the amount due. */
export interface ProposalEndedWithholding {
    /**
     * @description Name of the tax.
     * @example Ritenuta d'acconto
     */
    name: string;
    /**
     * @description Rate of the tax on the net amount. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent: string;
}
/** @description `expiresAt` passed before the last signer accepted. */
export interface ProposalExpiredEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "proposal.expired";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Proposal;
}
/** @description Lines that the client chooses from. */
export interface ProposalGroupsItem {
    /**
     * @description Key that lines use in `group`. Unique.
     * @example plan
     */
    key: string;
    /**
     * @description Heading above the group.
     * @example Choose your plan
     */
    name?: string | null;
    /**
     * @description `single`: exactly one line is chosen. `multiple`: from `min` to `max` lines.
     * @example single
     * @enum {string}
     */
    selection: "single" | "multiple";
    /** @description For a multiple choice: the smallest number of chosen lines. Default: 0. */
    min?: number | null;
    /** @description For a multiple choice: the largest number of chosen lines. Default: any. */
    max?: number | null;
}
/** @description A part of the one-time payment. A deposit is the first one. */
export interface ProposalInstalmentsItem {
    /**
     * @description Decides whether it has `percent` or `amount`, or is the rest that the others leave.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount" | "rest";
    /**
     * @description Percentage of the one-time payment. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount, at most what earlier instalments leave. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description Name of the instalment.
     * @example Deposit
     */
    label?: string | null;
    /**
     * @description Due date in words.
     * @example On acceptance
     */
    due?: string | null;
}
export interface ProposalItem {
    /**
     * @description Identifier of the line.
     * @example itm_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description `charge` adds the price, `credit` takes it off. A credit line has a positive price, which is subtracted with its tax. It cannot have a discount, and a discount of the proposal does not lower it.
     * @example charge
     * @enum {string}
     */
    kind: "charge" | "credit";
    /**
     * @description Catalog item that the line was copied from.
     * @example cat_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    catalogItemId: string | null;
    /**
     * @description Name of the line.
     * @example Design of five pages
     */
    name: string | null;
    /**
     * @description Details in Markdown. A line break in the text is shown as a line break.
     * @example With two rounds of changes.
     */
    description: string | null;
    /**
     * @description Unit that the quantity counts.
     * @example hour
     */
    unit: string | null;
    /**
     * @description Number of units. A decimal string above 0, up to 1000000000, with up to 6 decimals.
     * @example 2.5
     */
    quantity: string;
    quantityRange: ProposalItemQuantityRange | null;
    /**
     * @description Price of one unit, in minor units of the currency: 4900 is 49 euros or 4,900 yen.
     * @example 4900
     */
    unitAmount: number | null;
    /**
     * @description Price of one unit in minor units of the currency, with up to 6 decimals of a minor unit, for prices below a cent. At most 1000000000000.
     * @example 0.35
     */
    unitAmountDecimal: string | null;
    discount: ProposalItemDiscount | null;
    /** @description Taxes on the price, each with its name and rate. No duplicates. */
    taxes: ProposalItemTaxesItem[];
    /** @description True if the client may leave the line out. */
    optional: boolean;
    /** @description For an optional line or a line of a group: true if it currently counts. */
    selected: boolean;
    /**
     * @description Key of the group whose choices include the line.
     * @example plan
     */
    group: string | null;
    /**
     * @description How often the price is paid.
     * @example month
     * @enum {string}
     */
    billing: "one_time" | "month" | "quarter" | "year";
}
/** @description Discount on the line, before taxes. */
export interface ProposalItemDiscount {
    /**
     * @description Decides whether it has `percent` or `amount`.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount";
    /**
     * @description Percentage to take off. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount to take off, at most the sum. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
}
/** @description Lets the client choose the quantity. `quantity` is the initial value. */
export interface ProposalItemQuantityRange {
    /**
     * @description Smallest quantity that can be chosen. A decimal string above 0, up to 1000000000, with up to 6 decimals.
     * @example 2.5
     */
    min: string;
    /**
     * @description Largest quantity that can be chosen. A decimal string above 0, up to 1000000000, with up to 6 decimals.
     * @example 2.5
     */
    max: string;
    /**
     * @description Step between quantities, counted from `min`. Default: 1. A decimal string above 0, up to 1000000000, with up to 6 decimals.
     * @example 2.5
     */
    step?: string;
}
export interface ProposalItemTaxesItem {
    /**
     * @description Name of the tax.
     * @example VAT
     */
    name: string;
    /**
     * @description Rate of the tax. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent: string;
}
/** @description Base for the sealed document, and the result of adding it. */
export interface ProposalKnowledge {
    /**
     * @description Base that gets the sealed document when the proposal is completed.
     * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    baseId: string;
    /**
     * @description Absent until the proposal is completed.
     * @enum {string}
     */
    status?: "added" | "skipped";
    /**
     * @description Source that the document was added as.
     * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    sourceId?: string;
    /** @description Reason why it was skipped. */
    reason?: string;
}
/** @description The proposal, and the recipient concerned. */
export interface ProposalOfRecipient {
    /**
     * @description Identifier of this revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Number, assigned when the proposal is sent. A revision has its own suffix. Null for a draft.
     * @example P-2026-0042
     */
    number: string | null;
    /** @description 1 for the first revision, then counting up. */
    revision: number;
    /**
     * @description Identifier of the first revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    rootId: string;
    /**
     * @description Identifier of the previous revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    previousId: string | null;
    /**
     * @description Title, used as the heading of the page, the PDF and the mails.
     * @example Website relaunch
     */
    title: string;
    /**
     * @description Status of the proposal. docs/proposal-states.md lists the transitions.
     * @example draft
     * @enum {string}
     */
    status: "draft" | "sent" | "viewed" | "signing" | "accepted" | "countersigned" | "declined" | "expired" | "canceled" | "voided";
    /**
     * @description Contact that the proposal is for.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    contactId: string | null;
    /**
     * @description Member who owns the proposal.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId: string | null;
    /**
     * @description Template that it was created from.
     * @example tpl_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    templateId: string | null;
    /**
     * @description Language of the document (BCP 47). It decides numbers, dates and fixed texts.
     * @example en-GB
     */
    language: string;
    /**
     * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
     * @example EUR
     */
    currency: string;
    /**
     * @description `exclusive` adds tax to the prices; `inclusive` prices contain it.
     * @example exclusive
     * @enum {string}
     */
    taxBehavior: "exclusive" | "inclusive";
    /** @description Lines in the order in which they are shown. */
    items: ProposalItem[];
    /** @description Groups of lines to choose from. */
    groups: ProposalOfRecipientGroupsItem[];
    discount: ProposalOfRecipientDiscount | null;
    /** @description Months that recurring prices run. */
    termMonths: number | null;
    withholding: ProposalOfRecipientWithholding | null;
    /**
     * @description Rounds the amount due to a multiple of this many minor units, half away from zero: 5 for 0.05 CHF, 100 for 1.00 SEK.
     * @example 5
     */
    roundingStep: number | null;
    /** @description Parts of the one-time payment. */
    instalments: ProposalOfRecipientInstalmentsItem[];
    totals: ProposalTotals;
    /** @description Amount to pay of each total after withholding and cash rounding, in minor units and in the order of `totals.buckets`. */
    amountsDue: ProposalAmountDue[];
    choice: ProposalSelection | null;
    /**
     * @description Values for `{{variables.NAME}}` in texts.
     * @example {
     *       "startDate": "2027-01-11"
     *     }
     */
    variables: {
        [key: string]: string | number | boolean | null;
    };
    /** @description People who read and sign it. */
    recipients: ProposalRecipient[];
    signing: ProposalOfRecipientSigning;
    /**
     * @description `email_code`: the page also asks for a code that it mails to the recipient.
     * @example link
     * @enum {string}
     */
    access: "link" | "email_code";
    /**
     * Format: date-time
     * @description Instant from which it can no longer be accepted.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string | null;
    reminders: ProposalOfRecipientReminders | null;
    knowledge: ProposalOfRecipientKnowledge | null;
    /**
     * @description Hash of the sent content, which signers agree to.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    contentSha256: string | null;
    /**
     * @description SHA-256 of the sealed PDF.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    sealedSha256: string | null;
    transitions: ProposalOfRecipientTransitions;
    /**
     * @description Reason why it was declined, canceled or voided.
     * @example Too late
     */
    reason: string | null;
    /**
     * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
     * @example {
     *       "dealId": "D-1042"
     *     }
     */
    metadata: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When this revision was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When it last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
    /** @description Content in reading order. */
    blocks: ProposalBlock[];
    recipient: ProposalRecipient;
}
/** @description Discount on the sum, spread over the lines. */
export interface ProposalOfRecipientDiscount {
    /**
     * @description Decides whether it has `percent` or `amount`.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount";
    /**
     * @description Percentage to take off. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount to take off, at most the sum. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description For a discount with an amount: the payments that it reduces. Default: `one_time`. A percentage reduces all payments, so it has no `billing`.
     * @example month
     * @enum {string|null}
     */
    billing?: "one_time" | "month" | "quarter" | "year" | null;
}
/** @description Lines that the client chooses from. */
export interface ProposalOfRecipientGroupsItem {
    /**
     * @description Key that lines use in `group`. Unique.
     * @example plan
     */
    key: string;
    /**
     * @description Heading above the group.
     * @example Choose your plan
     */
    name?: string | null;
    /**
     * @description `single`: exactly one line is chosen. `multiple`: from `min` to `max` lines.
     * @example single
     * @enum {string}
     */
    selection: "single" | "multiple";
    /** @description For a multiple choice: the smallest number of chosen lines. Default: 0. */
    min?: number | null;
    /** @description For a multiple choice: the largest number of chosen lines. Default: any. */
    max?: number | null;
}
/** @description A part of the one-time payment. A deposit is the first one. */
export interface ProposalOfRecipientInstalmentsItem {
    /**
     * @description Decides whether it has `percent` or `amount`, or is the rest that the others leave.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount" | "rest";
    /**
     * @description Percentage of the one-time payment. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount, at most what earlier instalments leave. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description Name of the instalment.
     * @example Deposit
     */
    label?: string | null;
    /**
     * @description Due date in words.
     * @example On acceptance
     */
    due?: string | null;
}
/** @description Base for the sealed document, and the result of adding it. */
export interface ProposalOfRecipientKnowledge {
    /**
     * @description Base that gets the sealed document when the proposal is completed.
     * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    baseId: string;
    /**
     * @description Absent until the proposal is completed.
     * @enum {string}
     */
    status?: "added" | "skipped";
    /**
     * @description Source that the document was added as.
     * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    sourceId?: string;
    /** @description Reason why it was skipped. */
    reason?: string;
}
/** @description Reminders to recipients who have not answered. */
export interface ProposalOfRecipientReminders {
    /** @description Days until the first. */
    afterDays: number;
    /** @description Days between reminders. */
    everyDays: number;
    /** @description Largest number of reminders. */
    max: number;
}
/** @description Rules for signing. */
export interface ProposalOfRecipientSigning {
    /**
     * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
     * @example parallel
     * @enum {string}
     */
    order: "parallel" | "sequential";
    /** @description True if a member signs after the last signer. It needs a countersigner. */
    countersign: boolean;
}
/** @description When each status was reached. */
export interface ProposalOfRecipientTransitions {
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    sent?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    viewed?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    signing?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    accepted?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    countersigned?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    declined?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    expired?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    canceled?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    voided?: string;
}
/** @description A tax that the client withholds and pays on your behalf, such as the Italian ritenuta or the Spanish IRPF. It does not change the totals, only the amount due. */
export interface ProposalOfRecipientWithholding {
    /**
     * @description Name of the tax.
     * @example Ritenuta d'acconto
     */
    name: string;
    /**
     * @description Rate of the tax on the net amount. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent: string;
}
export interface ProposalRecipient {
    /**
     * @description Identifier of the recipient.
     * @example rcp_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Name that the page and the mails use.
     * @example Ada Lovelace
     */
    name: string;
    /**
     * Format: email
     * @description Address that the link is sent to. Unique among the signers and viewers of a proposal.
     * @example ada@example.com
     */
    email: string;
    /**
     * @description A signer accepts or declines; a viewer only reads; a countersigner is a member who signs last, for your organization.
     * @example signer
     * @enum {string}
     */
    role: "signer" | "viewer" | "countersigner";
    /** @description Order of signers who sign one after the other: the lowest number first. Equal numbers sign at the same time. */
    order: number;
    /**
     * @description Contact that the recipient is.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    contactId: string | null;
    /**
     * @description Member who countersigns.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    memberId: string | null;
    /**
     * @description `waiting`: nothing was sent to them yet.
     * @example sent
     * @enum {string}
     */
    status: "waiting" | "sent" | "viewed" | "signed" | "declined";
    /**
     * @description Delivery status of the last mail to them; `none` if there was none.
     * @example sent
     * @enum {string}
     */
    delivery: "none" | "queued" | "sent" | "failed";
    transitions: ProposalRecipientTransitions;
}
/** @description After sending, the name or address of a recipient changed and their old link ended, or another member became the countersigner. */
export interface ProposalRecipientChangedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "proposal.recipient_changed";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ProposalOfRecipient;
}
/** @description When each status was reached. */
export interface ProposalRecipientTransitions {
    /**
     * Format: date-time
     * @description When the link was sent.
     * @example 2026-11-21T09:30:00.000Z
     */
    sent?: string;
    /**
     * Format: date-time
     * @description When the page was first opened.
     * @example 2026-11-21T09:30:00.000Z
     */
    viewed?: string;
    /**
     * Format: date-time
     * @description When they signed.
     * @example 2026-11-21T09:30:00.000Z
     */
    signed?: string;
    /**
     * Format: date-time
     * @description When they declined.
     * @example 2026-11-21T09:30:00.000Z
     */
    declined?: string;
}
/** @description A reminder was mailed to a recipient who has not answered. */
export interface ProposalReminderSentEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "proposal.reminder_sent";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ProposalOfRecipient;
}
/** @description Reminders to recipients who have not answered. */
export interface ProposalReminders {
    /** @description Days until the first. */
    afterDays: number;
    /** @description Days between reminders. */
    everyDays: number;
    /** @description Largest number of reminders. */
    max: number;
}
/** @description A revision was sent. `previousId` is the revision that it replaces. */
export interface ProposalRevisedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "proposal.revised";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Proposal;
}
export interface ProposalSelection {
    /** @description The chosen lines; all others are not chosen. Absent: as offered. */
    itemIds?: string[];
    /** @description Quantities by the id of their line, within its `quantityRange`. */
    quantities?: {
        [key: string]: string;
    };
}
/** @description A proposal was sent. It has a number, and its content no longer changes. */
export interface ProposalSentEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "proposal.sent";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Proposal;
}
/** @description A signer accepted. `choice` has the choice of the first signer. */
export interface ProposalSignedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "proposal.signed";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ProposalAnswered;
}
/** @description Rules for signing. */
export interface ProposalSigning {
    /**
     * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
     * @example parallel
     * @enum {string}
     */
    order: "parallel" | "sequential";
    /** @description True if a member signs after the last signer. It needs a countersigner. */
    countersign: boolean;
}
/** @description All figures in minor units of the currency, computed exactly. */
export interface ProposalTotals {
    /** @description One entry for each item, in the same order. */
    lines: ProposalTotalsLinesItem[];
    /** @description Totals of the one-time payment, then of each month, quarter and year that a counting line is paid in. */
    buckets: ProposalTotalsBucketsItem[];
    /**
     * @description Sum of all first payments.
     * @example 11900
     */
    firstTotal: number;
    /**
     * @description Sum of all payments over the term; null if a price recurs and there is no term.
     * @example 11900
     */
    contractValue: number | null;
    /** @description Amount of each instalment. They add up to the one-time amount due. */
    instalments: number[];
}
export interface ProposalTotalsBucketsItem {
    /**
     * @description How often the price is paid.
     * @example month
     * @enum {string}
     */
    billing: "one_time" | "month" | "quarter" | "year";
    /**
     * @description Sum of the `net` of the lines.
     * @example 11900
     */
    subtotal: number;
    /**
     * @description Discount on the proposal.
     * @example 11900
     */
    discount: number;
    /**
     * @description Amount without tax.
     * @example 11900
     */
    net: number;
    /** @description One entry for each name and rate. */
    taxes: ProposalTotalsBucketsItemTaxesItem[];
    /**
     * @description Sum of the taxes.
     * @example 11900
     */
    tax: number;
    /**
     * @description `net + tax`: the agreed amount. `amountsDue` has the amount that is paid.
     * @example 11900
     */
    total: number;
}
export interface ProposalTotalsBucketsItemTaxesItem {
    /**
     * @description Name of the tax.
     * @example VAT
     */
    name: string;
    /**
     * @description Rate of the tax, as written on its first line.
     * @example 19
     */
    percent: string;
    /**
     * @description Taxed amount without the tax; negative if credits of this rate exceed charges.
     * @example 11900
     */
    base: number;
    /**
     * @description Amount of the tax.
     * @example 11900
     */
    amount: number;
}
export interface ProposalTotalsLinesItem {
    /**
     * @description Price times quantity; negative for a credit.
     * @example 11900
     */
    gross: number;
    /**
     * @description Discount on the line.
     * @example 11900
     */
    discount: number;
    /**
     * @description `gross − discount`.
     * @example 11900
     */
    net: number;
    /** @description True if the line counts. */
    included: boolean;
    /**
     * @description The line's share of the proposal's discount.
     * @example 11900
     */
    documentDiscount: number;
    /**
     * @description Amount that the line's taxes are computed on; with inclusive prices, it contains them.
     * @example 11900
     */
    taxable: number;
}
/** @description When each status was reached. */
export interface ProposalTransitions {
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    sent?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    viewed?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    signing?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    accepted?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    countersigned?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    declined?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    expired?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    canceled?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    voided?: string;
}
/** @description The proposal, and the changed fields. */
export interface ProposalUpdated {
    /**
     * @description Identifier of this revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Number, assigned when the proposal is sent. A revision has its own suffix. Null for a draft.
     * @example P-2026-0042
     */
    number: string | null;
    /** @description 1 for the first revision, then counting up. */
    revision: number;
    /**
     * @description Identifier of the first revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    rootId: string;
    /**
     * @description Identifier of the previous revision.
     * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    previousId: string | null;
    /**
     * @description Title, used as the heading of the page, the PDF and the mails.
     * @example Website relaunch
     */
    title: string;
    /**
     * @description Status of the proposal. docs/proposal-states.md lists the transitions.
     * @example draft
     * @enum {string}
     */
    status: "draft" | "sent" | "viewed" | "signing" | "accepted" | "countersigned" | "declined" | "expired" | "canceled" | "voided";
    /**
     * @description Contact that the proposal is for.
     * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    contactId: string | null;
    /**
     * @description Member who owns the proposal.
     * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    ownerId: string | null;
    /**
     * @description Template that it was created from.
     * @example tpl_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    templateId: string | null;
    /**
     * @description Language of the document (BCP 47). It decides numbers, dates and fixed texts.
     * @example en-GB
     */
    language: string;
    /**
     * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
     * @example EUR
     */
    currency: string;
    /**
     * @description `exclusive` adds tax to the prices; `inclusive` prices contain it.
     * @example exclusive
     * @enum {string}
     */
    taxBehavior: "exclusive" | "inclusive";
    /** @description Lines in the order in which they are shown. */
    items: ProposalItem[];
    /** @description Groups of lines to choose from. */
    groups: ProposalUpdatedGroupsItem[];
    discount: ProposalUpdatedDiscount | null;
    /** @description Months that recurring prices run. */
    termMonths: number | null;
    withholding: ProposalUpdatedWithholding | null;
    /**
     * @description Rounds the amount due to a multiple of this many minor units, half away from zero: 5 for 0.05 CHF, 100 for 1.00 SEK.
     * @example 5
     */
    roundingStep: number | null;
    /** @description Parts of the one-time payment. */
    instalments: ProposalUpdatedInstalmentsItem[];
    totals: ProposalTotals;
    /** @description Amount to pay of each total after withholding and cash rounding, in minor units and in the order of `totals.buckets`. */
    amountsDue: ProposalAmountDue[];
    choice: ProposalSelection | null;
    /**
     * @description Values for `{{variables.NAME}}` in texts.
     * @example {
     *       "startDate": "2027-01-11"
     *     }
     */
    variables: {
        [key: string]: string | number | boolean | null;
    };
    /** @description People who read and sign it. */
    recipients: ProposalRecipient[];
    signing: ProposalUpdatedSigning;
    /**
     * @description `email_code`: the page also asks for a code that it mails to the recipient.
     * @example link
     * @enum {string}
     */
    access: "link" | "email_code";
    /**
     * Format: date-time
     * @description Instant from which it can no longer be accepted.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string | null;
    reminders: ProposalUpdatedReminders | null;
    knowledge: ProposalUpdatedKnowledge | null;
    /**
     * @description Hash of the sent content, which signers agree to.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    contentSha256: string | null;
    /**
     * @description SHA-256 of the sealed PDF.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    sealedSha256: string | null;
    transitions: ProposalUpdatedTransitions;
    /**
     * @description Reason why it was declined, canceled or voided.
     * @example Too late
     */
    reason: string | null;
    /**
     * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
     * @example {
     *       "dealId": "D-1042"
     *     }
     */
    metadata: {
        [key: string]: unknown;
    };
    /**
     * Format: date-time
     * @description When this revision was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When it last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
    /** @description Content in reading order. */
    blocks: ProposalBlock[];
    /** @description Names of the fields that changed. */
    changed: string[];
}
/** @description Discount on the sum, spread over the lines. */
export interface ProposalUpdatedDiscount {
    /**
     * @description Decides whether it has `percent` or `amount`.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount";
    /**
     * @description Percentage to take off. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount to take off, at most the sum. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description For a discount with an amount: the payments that it reduces. Default: `one_time`. A percentage reduces all payments, so it has no `billing`.
     * @example month
     * @enum {string|null}
     */
    billing?: "one_time" | "month" | "quarter" | "year" | null;
}
/** @description A proposal changed. A write that changes nothing emits no event. */
export interface ProposalUpdatedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "proposal.updated";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ProposalUpdated;
}
/** @description Lines that the client chooses from. */
export interface ProposalUpdatedGroupsItem {
    /**
     * @description Key that lines use in `group`. Unique.
     * @example plan
     */
    key: string;
    /**
     * @description Heading above the group.
     * @example Choose your plan
     */
    name?: string | null;
    /**
     * @description `single`: exactly one line is chosen. `multiple`: from `min` to `max` lines.
     * @example single
     * @enum {string}
     */
    selection: "single" | "multiple";
    /** @description For a multiple choice: the smallest number of chosen lines. Default: 0. */
    min?: number | null;
    /** @description For a multiple choice: the largest number of chosen lines. Default: any. */
    max?: number | null;
}
/** @description A part of the one-time payment. A deposit is the first one. */
export interface ProposalUpdatedInstalmentsItem {
    /**
     * @description Decides whether it has `percent` or `amount`, or is the rest that the others leave.
     * @example percent
     * @enum {string}
     */
    type: "percent" | "amount" | "rest";
    /**
     * @description Percentage of the one-time payment. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent?: string | null;
    /**
     * @description Amount, at most what earlier instalments leave. In minor units of the currency.
     * @example 1000
     */
    amount?: number | null;
    /**
     * @description Name of the instalment.
     * @example Deposit
     */
    label?: string | null;
    /**
     * @description Due date in words.
     * @example On acceptance
     */
    due?: string | null;
}
/** @description Base for the sealed document, and the result of adding it. */
export interface ProposalUpdatedKnowledge {
    /**
     * @description Base that gets the sealed document when the proposal is completed.
     * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    baseId: string;
    /**
     * @description Absent until the proposal is completed.
     * @enum {string}
     */
    status?: "added" | "skipped";
    /**
     * @description Source that the document was added as.
     * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    sourceId?: string;
    /** @description Reason why it was skipped. */
    reason?: string;
}
/** @description Reminders to recipients who have not answered. */
export interface ProposalUpdatedReminders {
    /** @description Days until the first. */
    afterDays: number;
    /** @description Days between reminders. */
    everyDays: number;
    /** @description Largest number of reminders. */
    max: number;
}
/** @description Rules for signing. */
export interface ProposalUpdatedSigning {
    /**
     * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
     * @example parallel
     * @enum {string}
     */
    order: "parallel" | "sequential";
    /** @description True if a member signs after the last signer. It needs a countersigner. */
    countersign: boolean;
}
/** @description When each status was reached. */
export interface ProposalUpdatedTransitions {
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    sent?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    viewed?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    signing?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    accepted?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    countersigned?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    declined?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    expired?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    canceled?: string;
    /**
     * Format: date-time
     * @description When.
     * @example 2026-11-21T09:30:00.000Z
     */
    voided?: string;
}
/** @description A tax that the client withholds and pays on your behalf, such as the Italian ritenuta or the Spanish IRPF. It does not change the totals, only the amount due. */
export interface ProposalUpdatedWithholding {
    /**
     * @description Name of the tax.
     * @example Ritenuta d'acconto
     */
    name: string;
    /**
     * @description Rate of the tax on the net amount. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent: string;
}
/** @description A recipient opened the page for the first time. */
export interface ProposalViewedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "proposal.viewed";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: ProposalOfRecipient;
}
/** @description An accepted proposal was declared void. The sealed PDF is kept. */
export interface ProposalVoidedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "proposal.voided";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Proposal;
}
/** @description A tax that the client withholds and pays on your behalf, such as the Italian ritenuta or the Spanish IRPF. It does not change the totals, only the amount due. */
export interface ProposalWithholding {
    /**
     * @description Name of the tax.
     * @example Ritenuta d'acconto
     */
    name: string;
    /**
     * @description Rate of the tax on the net amount. A decimal string from 0 to 100 with up to 6 decimals.
     * @example 8.25
     */
    percent: string;
}
/**
 * @description What a token may do; `*` is everything. There may be more of them later.
 * @example contacts:read
 * @enum {string}
 */
export type Scope = "contacts:read" | "contacts:write" | "knowledge:read" | "knowledge:write" | "proposals:read" | "proposals:write" | "integrations:read" | "integrations:write" | "webhooks:read" | "webhooks:write" | "events:write" | "*";
export interface Source {
    /**
     * @description Identifier of the source.
     * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Knowledge base that it belongs to.
     * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    baseId: string;
    /**
     * @description Sitemap or crawl that it is a page of.
     * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    parentId: string | null;
    /**
     * @description Your own identifier, unique in the base, in Unicode form NFC.
     * @example cms-hours
     */
    externalId: string | null;
    /** @example Opening hours */
    name: string;
    /**
     * @description Origin of the text.
     * @enum {string}
     */
    type: "url" | "text" | "file" | "sitemap" | "crawl";
    /**
     * @description Address of the text; absent for texts and files.
     * @example https://example.com/hours
     */
    url?: string;
    file?: SourceFile;
    /**
     * @description queued, then processing, then completed or failed.
     * @enum {string}
     */
    status: "queued" | "processing" | "completed" | "failed";
    progress: SourceProgress;
    /** @description Number of searchable chunks; for a sitemap or crawl, those of its pages. */
    chunksCount: number;
    /** @example capstan-lexical-384 */
    embeddingModel: string;
    /** @example 384 */
    embeddingDimensions: number;
    /** @description SHA-256 of the extracted text, in hexadecimal. It changes with the text. */
    contentHash: string | null;
    /**
     * @description JSON values of your own. Searches can filter by them.
     * @example {
     *       "team": "support",
     *       "year": 2026
     *     }
     */
    metadata: {
        [key: string]: unknown;
    };
    /**
     * @description Encoding to read a page or file in, in place of the declared one; a name from the WHATWG Encoding Standard. It applies when the source is read next.
     * @example shift_jis
     */
    encoding: string | null;
    refresh: SourceRefresh | null;
    /**
     * Format: date-time
     * @description When it next runs automatically.
     * @example 2026-11-21T09:30:00.000Z
     */
    nextRefreshAt: string | null;
    usage: SourceUsage | null;
    /**
     * Format: date-time
     * @description When the address was last fetched.
     * @example 2026-11-21T09:30:00.000Z
     */
    lastFetchedAt: string | null;
    /**
     * Format: date-time
     * @description When a run last completed, with or without a change.
     * @example 2026-11-21T09:30:00.000Z
     */
    lastCheckedAt: string | null;
    /**
     * Format: date-time
     * @description When a run last found a different text.
     * @example 2026-11-21T09:30:00.000Z
     */
    contentChangedAt: string | null;
    /**
     * Format: date-time
     * @description When the source was added.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the source last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
    /** @description The problem and what to do; null unless the status is failed. */
    error: string | null;
    failure: SourceFailure | null;
    /** @description Text that may be missing or wrong in searches, and content left out by a rule; warnings first, up to 50. Empty if everything was read. */
    warnings: SourceWarning[];
}
/** @description A source was processed. Its chunks are ready, and every search finds them. */
export interface SourceCompletedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "source.completed";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Source;
}
/** @description A source was deleted; `data` is its last state. A sitemap or a crawl emits one event for itself and none for its pages. A deleted base emits only its own event. */
export interface SourceDeletedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "source.deleted";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Source;
}
/** @description A source could not be processed; `error` has the reason. Chunks of an earlier run stay searchable. */
export interface SourceFailedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "source.failed";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Source;
}
/** @description The failure in a form for programs; null unless the status is failed. */
export interface SourceFailure {
    /**
     * @description Stable identifier. Programs can rely on it.
     * @example no_text
     */
    code: string;
    /** @description Stage in which the run failed. */
    stage: string | null;
    /** @description True if a refresh may succeed without any change. */
    retryable: boolean;
}
/** @description The uploaded file; present if the type is file. */
export interface SourceFile {
    /** @example handbook.pdf */
    name: string;
    /** @example application/pdf */
    mediaType: string;
    /** @example 48213 */
    bytes: number;
    /** @description SHA-256 of the file, in hexadecimal. */
    sha256: string;
}
export interface SourceProgress {
    /** @description Current stage: fetching, extracting, chunking, embedding, storing, pages. Null outside processing. */
    stage: string | null;
    percent: number;
    /** @description Number of embedded chunks, or of the site's pages that have ended. */
    done: number | null;
    /** @description Total number; null until it is known. */
    total: number | null;
    stages: SourceProgressStages;
}
/** @description Start times of the stages of the newest run. */
export interface SourceProgressStages {
    /**
     * Format: date-time
     * @description When fetching started.
     * @example 2026-11-21T09:30:00.000Z
     */
    fetching?: string;
    /**
     * Format: date-time
     * @description When extracting started.
     * @example 2026-11-21T09:30:00.000Z
     */
    extracting?: string;
    /**
     * Format: date-time
     * @description When chunking started.
     * @example 2026-11-21T09:30:00.000Z
     */
    chunking?: string;
    /**
     * Format: date-time
     * @description When embedding started.
     * @example 2026-11-21T09:30:00.000Z
     */
    embedding?: string;
    /**
     * Format: date-time
     * @description When storing started.
     * @example 2026-11-21T09:30:00.000Z
     */
    storing?: string;
    /**
     * Format: date-time
     * @description When pages started.
     * @example 2026-11-21T09:30:00.000Z
     */
    pages?: string;
}
export interface SourceRefresh {
    /**
     * @description Minutes, hours or days between two runs: 15m to 365d.
     * @example 24h
     */
    every: string;
    /**
     * @description Decides about its chunks after a page returned 404 or 410 three times: keep or remove them.
     * @default keep
     * @enum {string}
     */
    whenGone?: "keep" | "remove";
}
/** @description The name or metadata of a source changed, or a refresh found a different text. */
export interface SourceUpdatedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "source.updated";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Source;
}
/** @description Usage of the newest completed run. */
export interface SourceUsage {
    /** @description Bytes read. */
    bytes: number;
    /** @description Tokens in all chunks. */
    tokens: number;
    /** @description Chunks whose vectors were computed. */
    chunksEmbedded: number;
    /** @description Chunks whose vectors already existed. */
    chunksReused: number;
    /** @description Cost of the run in credits. */
    credits: number;
}
export interface SourceWarning {
    /**
     * @description Stable identifier. Programs can rely on it.
     * @example pages_without_text
     */
    code: string;
    /**
     * @description `warning`: content is missing or uncertain. `info`: content was left out by a rule.
     * @enum {string}
     */
    severity: "warning" | "info";
    /**
     * @description The missing or uncertain content, and what to do.
     * @example Page 2 is a picture without text, such as a scan.
     */
    message: string;
    /**
     * @description The page, sheet or part; null for the whole source.
     * @example page 2
     */
    where: string | null;
}
/** @description A run of a sync has imported all records. */
export interface SyncCompletedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "sync.completed";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: SyncRun;
}
/** @description A run of a sync failed. Records that it had imported are kept. */
export interface SyncFailedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "sync.failed";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: SyncRun;
}
/** @description Over 20 % of the records, or more than 10 of fewer than 50, were deleted at the source. Confirm to continue; nothing is removed before. */
export interface SyncNeedsConfirmationEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "sync.needs_confirmation";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: SyncRun;
}
/** @description A run of a sync ended, but some records could not be imported. See the errors of the run. */
export interface SyncPartialEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "sync.partial";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: SyncRun;
}
export interface SyncRun {
    /**
     * @description Identifier of the run.
     * @example srun_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description Sync of the run.
     * @example syn_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    syncId: string;
    /**
     * @description What started the run.
     * @enum {string}
     */
    trigger: "manual" | "schedule";
    /**
     * @description Mode of this run. The first run of a sync is full.
     * @enum {string}
     */
    mode: "incremental" | "full";
    /**
     * @description `partial`: some records could not be imported. `needs_confirmation`: so many records are deleted at the source that a person must confirm the removal.
     * @example succeeded
     * @enum {string}
     */
    status: "queued" | "running" | "needs_confirmation" | "succeeded" | "partial" | "failed" | "canceled";
    stats: SyncRunStats;
    gone: SyncRunGone | null;
    /**
     * Format: date-time
     * @description Time until which no requests are sent; null if the run does not wait.
     * @example 2026-11-21T09:30:00.000Z
     */
    waitingUntil: string | null;
    error: SyncRunError | null;
    /**
     * Format: date-time
     * @description Time when the run was created.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description Time when its first page was requested.
     * @example 2026-11-21T09:30:00.000Z
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * @description Time when it ended.
     * @example 2026-11-21T09:30:00.000Z
     */
    endedAt: string | null;
}
/** @description Reason of the failure or of the wait. */
export interface SyncRunError {
    /**
     * @description Error code of the API, or `source_fault` (the source breaks its own rules), `source_refused`, `source_unreachable`, `connection_not_active`, `internal_error`.
     * @example source_fault
     */
    code: string;
    /** @description Readable error message. */
    message: string;
}
/** @description Planned removals; null until the listing has ended. */
export interface SyncRunGone {
    /**
     * @description Records that are deleted at the source.
     * @example 12
     */
    records: number;
    /**
     * @description Records that existed before.
     * @example 12
     */
    of: number;
}
/** @description Counts so far. */
export interface SyncRunStats {
    /**
     * @description Records that were read.
     * @example 12
     */
    records: number;
    /**
     * @description Contacts or sources that were created.
     * @example 12
     */
    created: number;
    /**
     * @description Contacts or sources that were changed.
     * @example 12
     */
    updated: number;
    /**
     * @description Records without changes.
     * @example 12
     */
    unchanged: number;
    /**
     * @description Records that could not be imported; see the errors of the run.
     * @example 12
     */
    failed: number;
    /**
     * @description Fields that had changed on both sides; see the conflicts of the run.
     * @example 12
     */
    conflicts: number;
    /**
     * @description Contacts or sources that were tagged or deleted because their records are deleted at the source.
     * @example 12
     */
    removed: number;
}
/** @description A run of a sync has started. */
export interface SyncStartedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "sync.started";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: SyncRun;
}
export interface Token {
    /**
     * @description Identifier of the token.
     * @example tok_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /**
     * @description What the token is for.
     * @example CRM sync
     */
    name: string;
    /**
     * @description Last four characters of the value.
     * @example 8kZq
     */
    lastFour: string;
    scopes: Scope[];
    /**
     * @description Who issued it.
     * @example owner
     */
    createdBy: string;
    /**
     * Format: date-time
     * @description When it was issued.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /** @description Allowed IP addresses and networks; all when empty. */
    allowedNetworks: string[];
    /**
     * Format: date-time
     * @description When it was last used; shown some seconds later.
     * @example 2026-11-21T09:30:00.000Z
     */
    lastUsedAt: string | null;
    lastUsed: TokenLastUsed | null;
    /**
     * Format: date-time
     * @description When it ends by itself.
     * @example 2026-11-21T09:30:00.000Z
     */
    expiresAt: string | null;
    /**
     * Format: date-time
     * @description When it was revoked.
     * @example 2026-11-21T09:30:00.000Z
     */
    revokedAt: string | null;
}
/** @description A token expires within 7 days. Sent once, and not for a token that was issued for less. */
export interface TokenExpiringEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "token.expiring";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Token;
}
/** @description The last use; null when it was never used. */
export interface TokenLastUsed {
    /**
     * Format: date-time
     * @description When it was last used.
     * @example 2026-11-21T09:30:00.000Z
     */
    at: string;
    /**
     * @description Address that it was used from.
     * @example 203.0.113.7
     */
    address: string;
    /**
     * @description The `User-Agent` of its last request.
     * @example capstan-sdk/0.1.0
     */
    userAgent: string | null;
}
/** @description A token was revoked. */
export interface TokenRevokedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "token.revoked";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Token;
}
/** @description A token has a new value; the data never holds one. */
export interface TokenRotatedEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "token.rotated";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Token;
}
export interface Webhook {
    /**
     * Format: uuid
     * @description Identifier of the webhook.
     * @example 0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90
     */
    id: string;
    /**
     * @description URL that deliveries are posted to. Must be https, unless the operator allows http.
     * @example https://example.com/hooks/capstan
     */
    url: string;
    /**
     * @description Events to deliver: exact types, all types of a resource (`source.*`), your own (`custom.order.paid`, `custom.order.*`, `custom.*`), or everything (`*`).
     * @example [
     *       "source.completed",
     *       "source.failed"
     *     ]
     */
    events: string[];
    /** @description If true, deliveries are sent; otherwise they are held. */
    enabled: boolean;
    /**
     * @description Your description of the webhook.
     * @example Production
     */
    description: string | null;
    /**
     * @description `manual`: by request, or because its author lost the permissions, see `stoppedReason`. `gone`: it answered 410. `failing`: only failures for 5 days and at least 20 attempts.
     * @enum {string|null}
     */
    disabledReason: "manual" | "gone" | "failing" | null;
    author: WebhookAuthor | null;
    /** @description Why it stopped when its author lost the rights; null while they have them. */
    stoppedReason: string | null;
    /** @description Whether it is older than the check of its rights. It keeps its reach until somebody saves it or takes it over. */
    unconfirmed: boolean;
    /**
     * @description Most attempts a second across all nodes, including retries. Any 10 seconds stay within 5 % of it (at 1 a second: at most 10). Null: as fast as your server answers.
     * @example 50
     */
    rateLimitPerSecond: number | null;
    /**
     * @description Most open requests at the same time, across all nodes.
     * @example 32
     */
    maxInFlight: number;
    /**
     * @description Seconds to wait before each retry. Up to a tenth is added at random, nothing is subtracted. `[]`: one attempt only. Null: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h.
     * @example [
     *       5,
     *       300,
     *       1800
     *     ]
     */
    retryScheduleSeconds: number[] | null;
    /**
     * @description `none`: no order. `strict`: one after the other in the order of the events; the next is sent after the previous one has succeeded, failed permanently, or was held or canceled. `by_subject`: the same for each resource that events are about.
     * @enum {string}
     */
    ordering: "none" | "strict" | "by_subject";
    /**
     * @description Names of the headers that are sent with each delivery. Their values are secret.
     * @example [
     *       "Authorization"
     *     ]
     */
    headerNames: string[];
    /**
     * @description `full`: the whole event. `thin`: `data` is only `{ id }`, for receivers that fetch the details. The choice applies to events from now on.
     * @enum {string}
     */
    payload: "full" | "thin";
    /**
     * @description CEL condition (https://cel.dev) on `id`, `type`, `createdAt`, `organizationId` and `data`. Only events for which it is true are delivered. An event without a field that the condition needs is not delivered; test for it with `has(data.email)`. Loops (`all`, `exists`, `exists_one`, `filter`) run over a field of `data` and cannot be nested; `matches` and `+` are not available. Capstan evaluates it once, when the event occurs. An event that is too large for it (characters times steps of the condition above 2,000,000) is delivered. Tests are always delivered.
     * @example type == "source.completed" && data.chunksCount > 10
     */
    filter: string | null;
    /** @description If true, adds ed25519 signatures (`v1a,`) to `webhook-signature`, which a receiver verifies with the public key. */
    asymmetric: boolean;
    /**
     * @description Public key that verifies the `v1a` signatures; null unless `asymmetric`.
     * @example whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=
     */
    publicKey: string | null;
    /**
     * Format: date-time
     * @description When the webhook was registered.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the webhook last changed.
     * @example 2026-11-21T09:30:00.000Z
     */
    updatedAt: string;
}
/** @description The token or member that last saved it or took it over. It may do what they may, as long as they may. Null if it is older than this field. */
export interface WebhookAuthor {
    /**
     * @description A token or a member.
     * @enum {string}
     */
    kind: "token" | "member";
    /** @description Identifier of the token or the member. */
    id: string;
    /**
     * @description Its name at that time.
     * @example Ada
     */
    name: string;
}
/** @description A webhook was disabled: its URL answered 410, all of at least 20 attempts failed over 5 days, or its author lost the permissions. */
export interface WebhookDisabledEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "webhook.disabled";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Webhook;
}
/** @description Failing for 2.5 days, with at least 10 attempts. Turns off after 5 days. */
export interface WebhookFailingEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "webhook.failing";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: Webhook;
}
export interface WebhookTest {
    message: string;
}
/** @description A test event, sent on request to one webhook or destination. */
export interface WebhookTestEvent {
    /**
     * @description Identifier of the event: the same on every attempt and replay.
     * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    id: string;
    /** @constant */
    type: "webhook.test";
    /**
     * Format: date-time
     * @description When the event occurred.
     * @example 2026-11-21T09:30:00.000Z
     */
    createdAt: string;
    /**
     * @description Organization of the event.
     * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
     */
    organizationId: string;
    data: WebhookTest;
}
export interface components {
    schemas: {
        AnonymizedProposal: AnonymizedProposal;
        AutomationCompletedEvent: AutomationCompletedEvent;
        AutomationFailedEvent: AutomationFailedEvent;
        AutomationRun: AutomationRun;
        AutomationRunError: AutomationRunError;
        AutomationRunStepsItem: AutomationRunStepsItem;
        AutomationRunTrigger: AutomationRunTrigger;
        AutomationThrottled: AutomationThrottled;
        AutomationThrottledEvent: AutomationThrottledEvent;
        Base: Base;
        BaseChunking: BaseChunking;
        BaseDeletedEvent: BaseDeletedEvent;
        BaseReindex: BaseReindex;
        BaseReindexedEvent: BaseReindexedEvent;
        BaseSearch: BaseSearch;
        Company: Company;
        CompanyCreatedEvent: CompanyCreatedEvent;
        CompanyDeletedEvent: CompanyDeletedEvent;
        CompanyUpdatedEvent: CompanyUpdatedEvent;
        Connection: Connection;
        ConnectionActivatedEvent: ConnectionActivatedEvent;
        ConnectionDegradedEvent: ConnectionDegradedEvent;
        ConnectionDeletedEvent: ConnectionDeletedEvent;
        ConnectionError: ConnectionError;
        ConnectionReauthRequiredEvent: ConnectionReauthRequiredEvent;
        ConsentByChannel: ConsentByChannel;
        ConsentState: ConsentState;
        Contact: Contact;
        ContactAdditionalAddressesItem: ContactAdditionalAddressesItem;
        ContactConsentChanged: ContactConsentChanged;
        ContactConsentChangedAdditionalAddressesItem: ContactConsentChangedAdditionalAddressesItem;
        ContactConsentChangedEvent: ContactConsentChangedEvent;
        ContactConsentChangedMergedIdentifiersItem: ContactConsentChangedMergedIdentifiersItem;
        ContactConsentChangedSource: ContactConsentChangedSource;
        ContactConsentChangedWebsitesItem: ContactConsentChangedWebsitesItem;
        ContactCreatedEvent: ContactCreatedEvent;
        ContactDeletedEvent: ContactDeletedEvent;
        ContactErasedEvent: ContactErasedEvent;
        ContactImportCompletedEvent: ContactImportCompletedEvent;
        ContactImportEnd: ContactImportEnd;
        ContactImportEndError: ContactImportEndError;
        ContactImportEndProgress: ContactImportEndProgress;
        ContactImportFailedEvent: ContactImportFailedEvent;
        ContactInSegment: ContactInSegment;
        ContactInSegmentAdditionalAddressesItem: ContactInSegmentAdditionalAddressesItem;
        ContactInSegmentMergedIdentifiersItem: ContactInSegmentMergedIdentifiersItem;
        ContactInSegmentSegment: ContactInSegmentSegment;
        ContactInSegmentSource: ContactInSegmentSource;
        ContactInSegmentWebsitesItem: ContactInSegmentWebsitesItem;
        ContactMerged: ContactMerged;
        ContactMergedAdditionalAddressesItem: ContactMergedAdditionalAddressesItem;
        ContactMergedEvent: ContactMergedEvent;
        ContactMergedIdentifiersItem: ContactMergedIdentifiersItem;
        ContactMergedMergedIdentifiersItem: ContactMergedMergedIdentifiersItem;
        ContactMergedSource: ContactMergedSource;
        ContactMergedWebsitesItem: ContactMergedWebsitesItem;
        ContactSegmentEnteredEvent: ContactSegmentEnteredEvent;
        ContactSegmentLeftEvent: ContactSegmentLeftEvent;
        ContactSource: ContactSource;
        ContactTagged: ContactTagged;
        ContactTaggedAdditionalAddressesItem: ContactTaggedAdditionalAddressesItem;
        ContactTaggedEvent: ContactTaggedEvent;
        ContactTaggedMergedIdentifiersItem: ContactTaggedMergedIdentifiersItem;
        ContactTaggedSource: ContactTaggedSource;
        ContactTaggedWebsitesItem: ContactTaggedWebsitesItem;
        ContactUnmerged: ContactUnmerged;
        ContactUnmergedAdditionalAddressesItem: ContactUnmergedAdditionalAddressesItem;
        ContactUnmergedEvent: ContactUnmergedEvent;
        ContactUnmergedMergedIdentifiersItem: ContactUnmergedMergedIdentifiersItem;
        ContactUnmergedSource: ContactUnmergedSource;
        ContactUnmergedWebsitesItem: ContactUnmergedWebsitesItem;
        ContactUpdatedEvent: ContactUpdatedEvent;
        ContactWebsitesItem: ContactWebsitesItem;
        Destination: Destination;
        DestinationAuthor: DestinationAuthor;
        DestinationConfig: DestinationConfig;
        DestinationDisabledEvent: DestinationDisabledEvent;
        DestinationFailingEvent: DestinationFailingEvent;
        ErasedContact: ErasedContact;
        InboundEvent: InboundEvent;
        InboundFailedEvent: InboundFailedEvent;
        InboundReceivedEvent: InboundReceivedEvent;
        InboundRefusal: InboundRefusal;
        InboundRejectedEvent: InboundRejectedEvent;
        PhoneInfo: PhoneInfo;
        PostalAddress: PostalAddress;
        Proposal: Proposal;
        ProposalAcceptedEvent: ProposalAcceptedEvent;
        ProposalAmountDue: ProposalAmountDue;
        ProposalAnonymizedEvent: ProposalAnonymizedEvent;
        ProposalAnswered: ProposalAnswered;
        ProposalAnsweredDiscount: ProposalAnsweredDiscount;
        ProposalAnsweredGroupsItem: ProposalAnsweredGroupsItem;
        ProposalAnsweredInstalmentsItem: ProposalAnsweredInstalmentsItem;
        ProposalAnsweredKnowledge: ProposalAnsweredKnowledge;
        ProposalAnsweredReminders: ProposalAnsweredReminders;
        ProposalAnsweredSigning: ProposalAnsweredSigning;
        ProposalAnsweredTransitions: ProposalAnsweredTransitions;
        ProposalAnsweredWithholding: ProposalAnsweredWithholding;
        ProposalBlock: ProposalBlock;
        ProposalBlockCitationsItem: ProposalBlockCitationsItem;
        ProposalCanceledEvent: ProposalCanceledEvent;
        ProposalComment: ProposalComment;
        ProposalCommentAuthor: ProposalCommentAuthor;
        ProposalCommentResolvedEvent: ProposalCommentResolvedEvent;
        ProposalCommented: ProposalCommented;
        ProposalCommentedDiscount: ProposalCommentedDiscount;
        ProposalCommentedEvent: ProposalCommentedEvent;
        ProposalCommentedGroupsItem: ProposalCommentedGroupsItem;
        ProposalCommentedInstalmentsItem: ProposalCommentedInstalmentsItem;
        ProposalCommentedKnowledge: ProposalCommentedKnowledge;
        ProposalCommentedReminders: ProposalCommentedReminders;
        ProposalCommentedSigning: ProposalCommentedSigning;
        ProposalCommentedTransitions: ProposalCommentedTransitions;
        ProposalCommentedWithholding: ProposalCommentedWithholding;
        ProposalCompletedEvent: ProposalCompletedEvent;
        ProposalCountersignedEvent: ProposalCountersignedEvent;
        ProposalCreatedEvent: ProposalCreatedEvent;
        ProposalDeclinedEvent: ProposalDeclinedEvent;
        ProposalDeletedEvent: ProposalDeletedEvent;
        ProposalDeliveredEvent: ProposalDeliveredEvent;
        ProposalDelivery: ProposalDelivery;
        ProposalDeliveryDiscount: ProposalDeliveryDiscount;
        ProposalDeliveryFailedEvent: ProposalDeliveryFailedEvent;
        ProposalDeliveryGroupsItem: ProposalDeliveryGroupsItem;
        ProposalDeliveryInstalmentsItem: ProposalDeliveryInstalmentsItem;
        ProposalDeliveryKnowledge: ProposalDeliveryKnowledge;
        ProposalDeliveryReminders: ProposalDeliveryReminders;
        ProposalDeliverySigning: ProposalDeliverySigning;
        ProposalDeliveryTransitions: ProposalDeliveryTransitions;
        ProposalDeliveryWithholding: ProposalDeliveryWithholding;
        ProposalDiscount: ProposalDiscount;
        ProposalEnded: ProposalEnded;
        ProposalEndedDiscount: ProposalEndedDiscount;
        ProposalEndedGroupsItem: ProposalEndedGroupsItem;
        ProposalEndedInstalmentsItem: ProposalEndedInstalmentsItem;
        ProposalEndedKnowledge: ProposalEndedKnowledge;
        ProposalEndedReminders: ProposalEndedReminders;
        ProposalEndedSigning: ProposalEndedSigning;
        ProposalEndedTransitions: ProposalEndedTransitions;
        ProposalEndedWithholding: ProposalEndedWithholding;
        ProposalExpiredEvent: ProposalExpiredEvent;
        ProposalGroupsItem: ProposalGroupsItem;
        ProposalInstalmentsItem: ProposalInstalmentsItem;
        ProposalItem: ProposalItem;
        ProposalItemDiscount: ProposalItemDiscount;
        ProposalItemQuantityRange: ProposalItemQuantityRange;
        ProposalItemTaxesItem: ProposalItemTaxesItem;
        ProposalKnowledge: ProposalKnowledge;
        ProposalOfRecipient: ProposalOfRecipient;
        ProposalOfRecipientDiscount: ProposalOfRecipientDiscount;
        ProposalOfRecipientGroupsItem: ProposalOfRecipientGroupsItem;
        ProposalOfRecipientInstalmentsItem: ProposalOfRecipientInstalmentsItem;
        ProposalOfRecipientKnowledge: ProposalOfRecipientKnowledge;
        ProposalOfRecipientReminders: ProposalOfRecipientReminders;
        ProposalOfRecipientSigning: ProposalOfRecipientSigning;
        ProposalOfRecipientTransitions: ProposalOfRecipientTransitions;
        ProposalOfRecipientWithholding: ProposalOfRecipientWithholding;
        ProposalRecipient: ProposalRecipient;
        ProposalRecipientChangedEvent: ProposalRecipientChangedEvent;
        ProposalRecipientTransitions: ProposalRecipientTransitions;
        ProposalReminderSentEvent: ProposalReminderSentEvent;
        ProposalReminders: ProposalReminders;
        ProposalRevisedEvent: ProposalRevisedEvent;
        ProposalSelection: ProposalSelection;
        ProposalSentEvent: ProposalSentEvent;
        ProposalSignedEvent: ProposalSignedEvent;
        ProposalSigning: ProposalSigning;
        ProposalTotals: ProposalTotals;
        ProposalTotalsBucketsItem: ProposalTotalsBucketsItem;
        ProposalTotalsBucketsItemTaxesItem: ProposalTotalsBucketsItemTaxesItem;
        ProposalTotalsLinesItem: ProposalTotalsLinesItem;
        ProposalTransitions: ProposalTransitions;
        ProposalUpdated: ProposalUpdated;
        ProposalUpdatedDiscount: ProposalUpdatedDiscount;
        ProposalUpdatedEvent: ProposalUpdatedEvent;
        ProposalUpdatedGroupsItem: ProposalUpdatedGroupsItem;
        ProposalUpdatedInstalmentsItem: ProposalUpdatedInstalmentsItem;
        ProposalUpdatedKnowledge: ProposalUpdatedKnowledge;
        ProposalUpdatedReminders: ProposalUpdatedReminders;
        ProposalUpdatedSigning: ProposalUpdatedSigning;
        ProposalUpdatedTransitions: ProposalUpdatedTransitions;
        ProposalUpdatedWithholding: ProposalUpdatedWithholding;
        ProposalViewedEvent: ProposalViewedEvent;
        ProposalVoidedEvent: ProposalVoidedEvent;
        ProposalWithholding: ProposalWithholding;
        Scope: Scope;
        Source: Source;
        SourceCompletedEvent: SourceCompletedEvent;
        SourceDeletedEvent: SourceDeletedEvent;
        SourceFailedEvent: SourceFailedEvent;
        SourceFailure: SourceFailure;
        SourceFile: SourceFile;
        SourceProgress: SourceProgress;
        SourceProgressStages: SourceProgressStages;
        SourceRefresh: SourceRefresh;
        SourceUpdatedEvent: SourceUpdatedEvent;
        SourceUsage: SourceUsage;
        SourceWarning: SourceWarning;
        SyncCompletedEvent: SyncCompletedEvent;
        SyncFailedEvent: SyncFailedEvent;
        SyncNeedsConfirmationEvent: SyncNeedsConfirmationEvent;
        SyncPartialEvent: SyncPartialEvent;
        SyncRun: SyncRun;
        SyncRunError: SyncRunError;
        SyncRunGone: SyncRunGone;
        SyncRunStats: SyncRunStats;
        SyncStartedEvent: SyncStartedEvent;
        Token: Token;
        TokenExpiringEvent: TokenExpiringEvent;
        TokenLastUsed: TokenLastUsed;
        TokenRevokedEvent: TokenRevokedEvent;
        TokenRotatedEvent: TokenRotatedEvent;
        Webhook: Webhook;
        WebhookAuthor: WebhookAuthor;
        WebhookDisabledEvent: WebhookDisabledEvent;
        WebhookFailingEvent: WebhookFailingEvent;
        WebhookTest: WebhookTest;
        WebhookTestEvent: WebhookTestEvent;
    };
    responses: never;
    parameters: {
        /** @description The id of the event. */
        WebhookId: string;
        /** @description When this attempt was sent, in seconds since 1970. */
        WebhookTimestamp: string;
        /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
        WebhookSignature: string;
        /** @description The type of the event. */
        ServiceEvent: string;
        /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
        ServiceSignature: string;
        /** @description The same signature with the secret before the last rotation, while that secret is valid. */
        ServiceSignaturePrevious: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    tokenExpiring: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TokenExpiringEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    tokenRotated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TokenRotatedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    tokenRevoked: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TokenRevokedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    contactCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactCreatedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    contactUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactUpdatedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    contactTagged: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactTaggedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    contactConsentChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactConsentChangedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    contactDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactDeletedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    contactMerged: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactMergedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    contactUnmerged: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactUnmergedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    contactErased: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactErasedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    contactSegmentEntered: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactSegmentEnteredEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    contactSegmentLeft: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactSegmentLeftEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    companyCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CompanyCreatedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    companyUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CompanyUpdatedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    companyDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CompanyDeletedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    contactImportCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactImportCompletedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    contactImportFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ContactImportFailedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    sourceCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SourceCompletedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    sourceFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SourceFailedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    sourceUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SourceUpdatedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    sourceDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SourceDeletedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    baseReindexed: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BaseReindexedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    baseDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": BaseDeletedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proposalCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalCreatedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proposalUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalUpdatedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proposalDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalDeletedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proposalSent: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalSentEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proposalRevised: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalRevisedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proposalDelivered: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalDeliveredEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proposalDeliveryFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalDeliveryFailedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proposalViewed: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalViewedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proposalSigned: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalSignedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proposalAccepted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalAcceptedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proposalCountersigned: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalCountersignedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proposalCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalCompletedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proposalDeclined: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalDeclinedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proposalExpired: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalExpiredEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proposalCanceled: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalCanceledEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proposalVoided: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalVoidedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proposalCommented: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalCommentedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proposalCommentResolved: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalCommentResolvedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proposalReminderSent: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalReminderSentEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proposalRecipientChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalRecipientChangedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    proposalAnonymized: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProposalAnonymizedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    inboundReceived: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InboundReceivedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    inboundFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InboundFailedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    inboundRejected: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InboundRejectedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    automationCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AutomationCompletedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    automationFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AutomationFailedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    automationThrottled: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AutomationThrottledEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    destinationFailing: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DestinationFailingEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    destinationDisabled: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DestinationDisabledEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    connectionActivated: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ConnectionActivatedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    connectionDegraded: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ConnectionDegradedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    connectionReauthRequired: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ConnectionReauthRequiredEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    connectionDeleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ConnectionDeletedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    syncStarted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SyncStartedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    syncCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SyncCompletedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    syncPartial: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SyncPartialEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    syncFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SyncFailedEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    syncNeedsConfirmation: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SyncNeedsConfirmationEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhookTest: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookTestEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhookFailing: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookFailingEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhookDisabled: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event. */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description Standard Webhooks 1.0.0 signatures over `id.timestamp.body`: one `v1,` and base64 for each valid secret, and one `v1a,` for each ed25519 key. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the complete secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same signature with the secret before the last rotation, while that secret is valid. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookDisabledEvent;
            };
        };
        responses: {
            /** @description Permanently gone: Capstan disables the webhook immediately. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not received: Capstan sends it again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
