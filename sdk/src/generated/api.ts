// Generated from openapi.json by `npm run gen`.

export interface paths {
    "/v1/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show usage
         * @description Plan, credits, limits and what is left of them, and the credits used by day.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the token
         * @description The token of this request, its organization, plan, limits and what is left of them.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts
         * @description Lists contacts, newest first. Filters can be combined. Needs the scope `contacts:read`.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact
         * @description Creates a contact. E-mail address, phone number and externalId are unique. Needs the scope `contacts:write`.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a contact
         * @description Returns one contact. Needs the scope `contacts:read`.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        /**
         * Delete a contact
         * @description Deletes a contact for good. Needs the scope `contacts:write`.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        /**
         * Update a contact
         * @description Changes the fields that are given; null clears a field. Needs the scope `contacts:write`.
         */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/v1/bases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List knowledge bases
         * @description Lists knowledge bases, newest first. Needs the scope `knowledge:read`.
         */
        get: operations["listBases"];
        put?: never;
        /**
         * Create a knowledge base
         * @description Creates an empty base. Its embedding model is fixed, so that chunks compare. Needs the scope `knowledge:write`.
         */
        post: operations["createBase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bases/{baseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a knowledge base
         * @description Returns one knowledge base. Needs the scope `knowledge:read`.
         */
        get: operations["getBase"];
        put?: never;
        post?: never;
        /**
         * Delete a knowledge base
         * @description Deletes the base with its sources and chunks, also while they are processed. Needs the scope `knowledge:write`.
         */
        delete: operations["deleteBase"];
        options?: never;
        head?: never;
        /**
         * Update a knowledge base
         * @description Changes the fields that are given; null clears a field. Needs the scope `knowledge:write`.
         */
        patch: operations["updateBase"];
        trace?: never;
    };
    "/v1/bases/{baseId}/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sources
         * @description Lists the sources of a knowledge base, newest first. Needs the scope `knowledge:read`.
         */
        get: operations["listSources"];
        put?: never;
        /**
         * Add a source
         * @description Adds an address or a text. Processing begins at once: poll the source until its status is completed or failed, or wait for the event. Needs the scope `knowledge:write`.
         */
        post: operations["addSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bases/{baseId}/sources/{sourceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a source
         * @description Returns the metadata and the processing status of a source; meant for polling. Needs the scope `knowledge:read`.
         */
        get: operations["getSource"];
        put?: never;
        post?: never;
        /**
         * Delete a source
         * @description Deletes a source with its chunks, also while it is processed. Needs the scope `knowledge:write`.
         */
        delete: operations["deleteSource"];
        options?: never;
        head?: never;
        /**
         * Update a source
         * @description Changes the name or replaces the metadata of a source. Needs the scope `knowledge:write`.
         */
        patch: operations["updateSource"];
        trace?: never;
    };
    "/v1/bases/{baseId}/sources/{sourceId}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh a source
         * @description Processes a completed or failed source again. The present chunks are searchable until the new ones replace them all at once; an unchanged page costs nothing. Needs the scope `knowledge:write`.
         */
        post: operations["refreshSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bases/{baseId}/sources/{sourceId}/chunks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List chunks
         * @description Lists the chunks of a source in the order of its text. Needs the scope `knowledge:read`.
         */
        get: operations["listChunks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bases/{baseId}/sources/{sourceId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the content
         * @description Returns the extracted text of a source, which the offsets of chunks point into. Needs the scope `knowledge:read`.
         */
        get: operations["getContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bases/{baseId}/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search a knowledge base
         * @description Returns the chunks that fit the query best, with the scores they were ranked by. Needs the scope `knowledge:read`.
         */
        post: operations["searchBase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Lists the endpoints of the organization, newest first. Needs the scope `webhooks:read`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register a webhook endpoint
         * @description Registers an address that events are posted to. The signing secret is in this answer only. Needs the scope `webhooks:write`.
         */
        post: operations["registerWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook endpoint
         * @description Returns one endpoint, without its secret. Needs the scope `webhooks:read`.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Deletes an endpoint with its deliveries. Nothing more is sent to it. Needs the scope `webhooks:write`.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Update a webhook endpoint
         * @description Changes the fields that are given. Deliveries are held while an endpoint is disabled; enabling does not send them, a replay does. Those of types that are no longer subscribed are canceled. Needs the scope `webhooks:write`.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/v1/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the signing secret
         * @description Issues a new secret, shown in this answer only. For the overlap, deliveries carry signatures of both. Needs the scope `webhooks:write`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the public keys
         * @description Returns the ed25519 keys that verify the `v1a` signatures of an endpoint, as a JWK set (RFC 7517, RFC 8037): the current one, and for the overlap of a rotation the one before. Needs no token.
         */
        get: operations["getWebhookKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test
         * @description Sends an example to the endpoint, whatever it subscribes to. Needs the scope `webhooks:write`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay deliveries
         * @description Sends deliveries of the endpoint again, with the same bytes and a new retry schedule. Those whose payload was expunged are skipped. Needs the scope `webhooks:write`.
         */
        post: operations["replayDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Lists the deliveries of an endpoint, newest first. Filters can be combined. Needs the scope `webhooks:read`.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description Returns one delivery with its attempts: what was sent, and what came back. Needs the scope `webhooks:read`.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deliveries/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a delivery
         * @description Makes the delivery due now. One that had ended gets one more attempt; one that is being sent stays as it is. Needs the scope `webhooks:write`.
         */
        post: operations["retryDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the health of a webhook endpoint
         * @description Returns how the attempts of the last 24 hours ended. Needs the scope `webhooks:read`.
         */
        get: operations["getWebhookHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Lists what happened in the organization, newest first; no tests. With `after` it is a feed instead: oldest first, by the beginning of the transactions, and `nextCursor` is never null but the `after` of the next call. An event that commits late comes later and is never skipped. Needs the scope `webhooks:read`.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List event types
         * @description Lists every type of event that an endpoint can subscribe to. Needs the scope `webhooks:read`.
         */
        get: operations["listEventTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
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
         * @description A contact changed; a write that changes nothing emits nothing.
         */
        post: operations["contactUpdated"];
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
         * @description A contact was deleted; the data is its last state. What earlier events said about it is expunged, and so is this one when its deliveries have ended.
         */
        post: operations["contactDeleted"];
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
         * @description A source was processed: its chunks are ready, and every search finds them.
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
         * @description A source could not be processed; `error` says why. Chunks of an earlier run stay searchable.
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
         * @description A source's name or metadata changed, or a refresh found another text.
         */
        post: operations["sourceUpdated"];
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
         * @description Sent to one endpoint on request, to see whether it works.
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
         * @description An endpoint has failed for half of what disables it: 2.5 days and at least 10 attempts, without a success.
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
         * @description An endpoint was disabled because it answered 410, or had nothing but failures for 5 days and at least 20 attempts.
         */
        post: operations["webhookDisabled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Attempt: {
            /**
             * @description Identifier of the attempt.
             * @example att_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * Format: date-time
             * @description When it began.
             * @example 2026-11-21T09:30:00.000Z
             */
            startedAt: string;
            /** @description From the name to the end of the body. */
            durationMs: number;
            timings: {
                /** @description Resolving the name; null when there was none. */
                dnsMs: number | null;
                /** @description Connecting; null when there was none. */
                connectMs: number | null;
                /** @description The TLS handshake; null when there was none. */
                tlsMs: number | null;
                /** @description From the request sent to the headers of the response; null when there was none. */
                firstByteMs: number | null;
            };
            /** @description What was sent; null once it is expunged. */
            request: {
                url: string;
                /** @description Names in lower case, but for those of your own headers, whose values are shown as `(hidden)`. */
                headers: {
                    [key: string]: string;
                };
                body: string;
            } | null;
            /** @description Null when there was none. Once it is expunged, `headers` is empty and `body` null. */
            response: {
                status: number;
                /** @description Names in lower case, but for those of your own headers, whose values are shown as `(hidden)`. */
                headers: {
                    [key: string]: string;
                };
                /** @description The first 16 KiB, decoded. */
                body: string | null;
                /** @description Whether `body` is not all of it. */
                truncated: boolean;
            } | null;
            /** @description Why there was no response; null when there was one. */
            error: {
                code: string;
                message: string;
            } | null;
        };
        Base: {
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
            chunking: {
                /**
                 * @description Upper bound of a chunk in cl100k tokens.
                 * @default 256
                 */
                maxTokens: number;
                /**
                 * @description Tokens that a chunk repeats of the one before; at most half of maxTokens.
                 * @default 0
                 */
                overlapTokens: number;
            };
            /** @description Sources in the base, whatever their status. */
            sourcesCount: number;
            /** @description Chunks that a search looks through. */
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
        };
        BaseChanges: {
            /** @example Handbook */
            name?: string;
            /** @example How we work */
            description?: string | null;
            /** @description Holds for sources that are processed from now on. */
            chunking?: {
                maxTokens?: number;
                overlapTokens?: number;
            };
        };
        BaseList: {
            data: components["schemas"]["Base"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        Chunk: {
            /**
             * @description Identifier of the chunk.
             * @example chk_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @description Place in the source, from 0. */
            position: number;
            text: string;
            /** @description Length in cl100k tokens. */
            tokenCount: number;
            /** @description Headings it stands under, outermost first. */
            headings: string[];
            /** @description Offset in the content, in UTF-16 units. */
            charStart: number;
            /** @description End of it, exclusive. */
            charEnd: number;
            /** @description Page of a paged document, from 1. */
            page: number | null;
        };
        ChunkList: {
            data: components["schemas"]["Chunk"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        Contact: {
            /**
             * @description Identifier of the contact.
             * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description Full name, as it is shown.
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
             * @description Unique in the organization, whatever its case.
             * @example ada@example.com
             */
            email: string | null;
            /**
             * @description E.164 number; unique in the organization.
             * @example +14155550123
             */
            phone: string | null;
            /**
             * @description Organization that the contact works for.
             * @example Analytical Engines
             */
            company: string | null;
            /**
             * @description What the contact does there.
             * @example Engineer
             */
            jobTitle: string | null;
            /**
             * @description Your own identifier; unique in the organization.
             * @example crm-1842
             */
            externalId: string | null;
            /** @description Labels, in the order given. */
            tags: string[];
            /**
             * @description Your own fields: any JSON values under names of your choice.
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
        };
        /** @description An absent field stays, null clears; `custom` is replaced as a whole. */
        ContactChanges: {
            /**
             * @description Full name, as it is shown.
             * @example Ada Lovelace
             */
            name?: string | null;
            /**
             * @description Given name.
             * @example Ada
             */
            firstName?: string | null;
            /**
             * @description Family name.
             * @example Lovelace
             */
            lastName?: string | null;
            /**
             * Format: email
             * @description Unique in the organization, whatever its case.
             * @example ada@example.com
             */
            email?: string | null;
            /**
             * @description E.164 number; unique in the organization.
             * @example +14155550123
             */
            phone?: string | null;
            /**
             * @description Organization that the contact works for.
             * @example Analytical Engines
             */
            company?: string | null;
            /**
             * @description What the contact does there.
             * @example Engineer
             */
            jobTitle?: string | null;
            /**
             * @description Your own identifier; unique in the organization.
             * @example crm-1842
             */
            externalId?: string | null;
            /** @description Labels, in the order given. */
            tags?: string[];
            /**
             * @description Your own fields: any JSON values under names of your choice.
             * @example {
             *       "tier": "gold",
             *       "seats": 12
             *     }
             */
            custom?: {
                [key: string]: unknown;
            };
        };
        /** @description A contact was created. */
        ContactCreatedEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "contact.created";
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Where it happened.
             * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            organizationId: string;
            data: components["schemas"]["Contact"];
        };
        /** @description A contact was deleted; the data is its last state. What earlier events said about it is expunged, and so is this one when its deliveries have ended. */
        ContactDeletedEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "contact.deleted";
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Where it happened.
             * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            organizationId: string;
            data: components["schemas"]["Contact"];
        };
        ContactList: {
            data: components["schemas"]["Contact"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        /** @description A contact changed; a write that changes nothing emits nothing. */
        ContactUpdatedEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "contact.updated";
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Where it happened.
             * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            organizationId: string;
            data: components["schemas"]["Contact"];
        };
        Delivery: {
            /**
             * @description Identifier of the delivery.
             * @example dlv_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * Format: uuid
             * @description The endpoint.
             * @example 0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90
             */
            webhookId: string;
            /**
             * @description The event; the same in `webhook-id` of every attempt.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            eventId: string;
            /**
             * @description Type of the event.
             * @example source.completed
             */
            eventType: string;
            /**
             * @description `held`: the endpoint is disabled; a replay sends it. `canceled`: the endpoint no longer subscribes to the type, or the payload was expunged before it was sent.
             * @enum {unknown}
             */
            status: "pending" | "delivering" | "succeeded" | "failed" | "held" | "canceled";
            /**
             * @description How often it was sent.
             * @example 1
             */
            attemptsCount: number;
            /**
             * Format: date-time
             * @description When it is sent next; null unless pending.
             * @example 2026-11-21T09:30:00.000Z
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description When the event happened.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it succeeded, failed for good or was canceled.
             * @example 2026-11-21T09:30:00.000Z
             */
            completedAt: string | null;
            /**
             * Format: date-time
             * @description When the payload was expunged, by age or because whom it is about was deleted; null while it is kept. It cannot be sent again.
             * @example 2026-11-21T09:30:00.000Z
             */
            expungedAt: string | null;
        };
        DeliveryList: {
            data: components["schemas"]["Delivery"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        DeliveryWithAttempts: {
            /**
             * @description Identifier of the delivery.
             * @example dlv_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * Format: uuid
             * @description The endpoint.
             * @example 0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90
             */
            webhookId: string;
            /**
             * @description The event; the same in `webhook-id` of every attempt.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            eventId: string;
            /**
             * @description Type of the event.
             * @example source.completed
             */
            eventType: string;
            /**
             * @description `held`: the endpoint is disabled; a replay sends it. `canceled`: the endpoint no longer subscribes to the type, or the payload was expunged before it was sent.
             * @enum {unknown}
             */
            status: "pending" | "delivering" | "succeeded" | "failed" | "held" | "canceled";
            /**
             * @description How often it was sent.
             * @example 1
             */
            attemptsCount: number;
            /**
             * Format: date-time
             * @description When it is sent next; null unless pending.
             * @example 2026-11-21T09:30:00.000Z
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description When the event happened.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it succeeded, failed for good or was canceled.
             * @example 2026-11-21T09:30:00.000Z
             */
            completedAt: string | null;
            /**
             * Format: date-time
             * @description When the payload was expunged, by age or because whom it is about was deleted; null while it is kept. It cannot be sent again.
             * @example 2026-11-21T09:30:00.000Z
             */
            expungedAt: string | null;
            /** @description The last 100, oldest first. */
            attempts: components["schemas"]["Attempt"][];
        };
        /** @description The body of every answer that is not a 2xx. */
        Error: {
            error: {
                /**
                 * @description Stable; safe to switch on.
                 * @example validation_error
                 */
                code: string;
                /**
                 * @description For people; may change.
                 * @example phone must be an E.164 number such as +14155550123
                 */
                message: string;
                /**
                 * @description Dotted path of the field to blame, on 400, 409 and 422.
                 * @example phone
                 */
                field?: string;
            };
        };
        /** @description Exactly what is delivered to endpoints. */
        Event: {
            /**
             * @description Identifier of the event.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description What happened.
             * @example source.completed
             */
            type: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Where it happened.
             * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            organizationId: string;
            /** @description As the schema of its type says; only `id`, or null, once it is expunged. */
            data: unknown;
            /**
             * Format: date-time
             * @description When its data was expunged, by age or by erasure; absent while it is kept.
             * @example 2026-11-21T09:30:00.000Z
             */
            expungedAt?: string;
        };
        EventList: {
            data: components["schemas"]["Event"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        EventType: {
            /**
             * @description What to subscribe to.
             * @example source.completed
             */
            type: string;
            /** @description When it is emitted. */
            summary: string;
            /** @description JSON Schema of `data`. */
            schema: unknown;
            /** @description A `data` that fits the schema. */
            example: unknown;
        };
        /** @description All of them, on one page. */
        EventTypeList: {
            data: components["schemas"]["EventType"][];
            /** @constant */
            hasMore: false;
            nextCursor: string | null;
        };
        /** @description What the organization has of each bounded resource. */
        Limits: {
            contacts: {
                /** @description How many there are. */
                used: number;
                /** @description How many the plan allows; null when it sets no limit. */
                max: number | null;
            };
            bases: {
                /** @description How many there are. */
                used: number;
                /** @description How many the plan allows; null when it sets no limit. */
                max: number | null;
            };
            sources: {
                /** @description How many there are. */
                used: number;
                /** @description How many the plan allows; null when it sets no limit. */
                max: number | null;
            };
            chunks: {
                /** @description How many there are. */
                used: number;
                /** @description How many the plan allows; null when it sets no limit. */
                max: number | null;
            };
            webhooks: {
                /** @description How many there are. */
                used: number;
                /** @description How many the plan allows; null when it sets no limit. */
                max: number | null;
            };
            members: {
                /** @description How many there are. */
                used: number;
                /** @description How many the plan allows; null when it sets no limit. */
                max: number | null;
            };
        };
        Me: {
            token: {
                /**
                 * @description The token of this request.
                 * @example tok_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                id: string;
                name: string;
                scopes: components["schemas"]["Scope"][];
                /**
                 * Format: date-time
                 * @description When the token ends by itself.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                expiresAt: string | null;
            };
            organization: {
                /**
                 * @description The organization that the token belongs to.
                 * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                id: string;
                name: string;
            };
            /**
             * @description Key of the plan.
             * @example pro
             */
            plan: string;
            rateLimit: {
                /** @description Requests a minute. */
                limit: number;
                /** @description Requests that would be admitted at once. */
                remaining: number;
                /** @description Seconds until the full burst is there again. */
                resetSeconds: number;
            } | null;
            limits: components["schemas"]["Limits"];
            credits: {
                /** @description Credits to use; null when unmetered. */
                balance: number | null;
            };
        };
        NewBase: {
            /** @example Handbook */
            name: string;
            /** @example How we work */
            description?: string | null;
            /**
             * @description A model that this server offers; its default when absent. Fixed from then on.
             * @example capstan-lexical-384
             */
            embeddingModel?: string;
            chunking?: {
                /**
                 * @description Upper bound of a chunk in cl100k tokens.
                 * @default 256
                 */
                maxTokens?: number;
                /**
                 * @description Tokens that a chunk repeats of the one before; at most half of maxTokens.
                 * @default 0
                 */
                overlapTokens?: number;
            };
        };
        /** @description At least one of name, email, phone and externalId. */
        NewContact: {
            /**
             * @description Full name, as it is shown.
             * @example Ada Lovelace
             */
            name?: string | null;
            /**
             * @description Given name.
             * @example Ada
             */
            firstName?: string | null;
            /**
             * @description Family name.
             * @example Lovelace
             */
            lastName?: string | null;
            /**
             * Format: email
             * @description Unique in the organization, whatever its case.
             * @example ada@example.com
             */
            email?: string | null;
            /**
             * @description E.164 number; unique in the organization.
             * @example +14155550123
             */
            phone?: string | null;
            /**
             * @description Organization that the contact works for.
             * @example Analytical Engines
             */
            company?: string | null;
            /**
             * @description What the contact does there.
             * @example Engineer
             */
            jobTitle?: string | null;
            /**
             * @description Your own identifier; unique in the organization.
             * @example crm-1842
             */
            externalId?: string | null;
            /** @description Labels, in the order given. */
            tags?: string[];
            /**
             * @description Your own fields: any JSON values under names of your choice.
             * @example {
             *       "tier": "gold",
             *       "seats": 12
             *     }
             */
            custom?: {
                [key: string]: unknown;
            };
        };
        NewSource: components["schemas"]["NewUrlSource"] | components["schemas"]["NewTextSource"];
        NewTextSource: {
            /** @constant */
            type: "text";
            /** @description Plain text or Markdown. */
            text: string;
            /** @example Opening hours */
            name: string;
            /**
             * @description Your own JSON values; searches can filter by them.
             * @example {
             *       "team": "support",
             *       "year": 2026
             *     }
             */
            metadata?: {
                [key: string]: unknown;
            };
        };
        NewUrlSource: {
            /** @constant */
            type: "url";
            /** @example https://example.com/hours */
            url: string;
            /** @example Opening hours */
            name?: string;
            /**
             * @description Your own JSON values; searches can filter by them.
             * @example {
             *       "team": "support",
             *       "year": 2026
             *     }
             */
            metadata?: {
                [key: string]: unknown;
            };
        };
        NewWebhook: {
            /**
             * @description Address that deliveries are posted to. Only https, unless the operator allows http.
             * @example https://example.com/hooks/capstan
             */
            url: string;
            /**
             * @description What is delivered: exact event types, all of one resource (`source.*`), or everything (`*`).
             * @example [
             *       "source.completed",
             *       "source.failed"
             *     ]
             */
            events: string[];
            /**
             * @description Whether to send from the start.
             * @default true
             */
            enabled?: boolean;
            /**
             * @description For people.
             * @example Production
             */
            description?: string | null;
            /**
             * @description Attempts a second, retries included, over all nodes; any 10 seconds stay within 5 % of it (of 1 a second: one more at most). Null: as fast as the endpoint answers.
             * @example 50
             */
            rateLimitPerSecond?: number | null;
            /**
             * @description Requests that are open at the same time, over all nodes.
             * @example 32
             */
            maxInFlight?: number | null;
            /**
             * @description Seconds to wait before each retry; up to a tenth is added by chance, nothing is taken away. `[]`: one attempt only. Null: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h.
             * @example [
             *       5,
             *       300,
             *       1800
             *     ]
             */
            retryScheduleSeconds?: number[] | null;
            /**
             * @description `none`: as they come. `strict`: one after the other in the order of the events; the next is sent when the one before has succeeded, failed for good, or was held or canceled. `by_subject`: the same for each resource that events are about.
             * @enum {string|null}
             */
            ordering?: "none" | "strict" | "by_subject" | null;
            /**
             * @description Headers to send with each delivery, at most 4096 bytes together; replaced as a whole. They belong to the origin of `url`: a change to another origin without new headers drops them.
             * @example {
             *       "Authorization": "Bearer of-your-server"
             *     }
             */
            headers?: {
                [key: string]: string;
            } | null;
            /**
             * @description `full`: the whole event. `thin`: `data` is only `{ id }`, for a receiver that fetches what it needs. Fixed for each delivery when its event happens.
             * @enum {string|null}
             */
            payload?: "full" | "thin" | null;
            /**
             * @description Condition in CEL (https://cel.dev) on `id`, `type`, `createdAt`, `organizationId` and `data`; events for which it is not true are not delivered, nor those that lack a field it needs: ask with `has(data.email)`. Loops (`all`, `exists`, `exists_one`, `filter`) go over a field of `data` and are not nested; there is no `matches` and no `+`. It is asked once, when the event happens; an event that is too large for it (characters times steps of the condition above 2,000,000) is delivered. Tests are delivered always.
             * @example type == "source.completed" && data.chunksCount > 10
             */
            filter?: string | null;
            /** @description Adds ed25519 signatures (`v1a,`) to `webhook-signature`, which a receiver verifies with the public key alone. */
            asymmetric?: boolean | null;
        };
        PublicKey: {
            /** @constant */
            kty: "OKP";
            /** @constant */
            crv: "Ed25519";
            /** @description The key, in base64url. */
            x: string;
            /** @description Its thumbprint (RFC 7638). */
            kid: string;
            /** @constant */
            use: "sig";
            /** @constant */
            alg: "EdDSA";
        };
        /** @description Fields narrow each other. Without any field, what is held is sent. */
        ReplayRequest: {
            /**
             * Format: date-time
             * @description Events not before this time.
             * @example 2026-11-21T09:30:00Z
             */
            from?: string;
            /**
             * Format: date-time
             * @description Events not after this time.
             * @example 2026-11-21T09:30:00Z
             */
            to?: string;
            /** @description Exact types, `<resource>.*`, or `*`. */
            eventTypes?: string[];
            eventIds?: string[];
            /**
             * @description Deliveries that have this status.
             * @enum {unknown}
             */
            status?: "succeeded" | "failed" | "held" | "canceled";
        };
        Replayed: {
            /**
             * @description Deliveries that are sent again, at most 10,000 at a time, oldest first.
             * @example 12
             */
            replayed: number;
        };
        /**
         * @description What a token may do; `*` is everything.
         * @enum {unknown}
         */
        Scope: "contacts:read" | "contacts:write" | "knowledge:read" | "knowledge:write" | "webhooks:read" | "webhooks:write" | "proposals:read" | "proposals:write" | "integrations:read" | "integrations:write" | "*";
        SearchHit: {
            /**
             * @description The chunk that was found.
             * @example chk_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            chunkId: string;
            /**
             * @description Its source.
             * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            sourceId: string;
            sourceName: string;
            /** @description Address of the source; null for a text. */
            url: string | null;
            text: string;
            /** @description How well it fits; never rises from one hit to the next. */
            score: number;
            /** @description What the score was made of. */
            scores: {
                /** @description Similarity of the vectors; null when they were not compared. */
                semantic: number | null;
                /** @description Share of the best possible BM25; null when words were not looked up. */
                keyword: number | null;
            };
            headings: string[];
            page: number | null;
            /** @description Offset in the content of the source, in UTF-16 units. */
            charStart: number;
            charEnd: number;
            /** @description Words of the query in `text`, as offsets into it. */
            highlights: {
                start: number;
                end: number;
            }[];
        };
        SearchQuery: {
            /**
             * @description What is looked for, in plain words.
             * @example When do you open on Sundays?
             */
            query: string;
            /** @default 10 */
            limit?: number;
            /**
             * @description `keyword` is BM25, `semantic` compares vectors, `hybrid` joins both.
             * @default hybrid
             * @enum {unknown}
             */
            mode?: "hybrid" | "semantic" | "keyword";
            /**
             * @description Conditions on the metadata of sources: `{"team": "support"}`, `{"year": {"gte": 2025}}`, `{"key": "team", "op": "in", "value": ["a", "b"]}`, joined by `and`, `or` and `not`. Operators: eq, ne, gt, gte, lt, lte, in, nin, exists, contains.
             * @example {
             *       "team": "support"
             *     }
             */
            filter?: {
                [key: string]: unknown;
            };
            /** @description Hits below it are left out. */
            minScore?: number;
        };
        SearchResult: {
            data: components["schemas"]["SearchHit"][];
            usage: {
                /** @description What this search cost. */
                credits: number;
            };
        };
        SecretRotation: {
            /** @description How long deliveries are signed with the old secret too; 24 without it. */
            overlapHours?: number;
        };
        Source: {
            /**
             * @description Identifier of the source.
             * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description The knowledge base that it belongs to.
             * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            baseId: string;
            /** @example Opening hours */
            name: string;
            /**
             * @description Where the text comes from.
             * @enum {unknown}
             */
            type: "url" | "text";
            /**
             * @description Address that it is taken from; present when type is url.
             * @example https://example.com/hours
             */
            url?: string;
            /**
             * @description queued, then processing, then completed or failed.
             * @enum {unknown}
             */
            status: "queued" | "processing" | "completed" | "failed";
            progress: {
                /** @description One of fetching, extracting, embedding, storing; null outside processing. */
                stage: string | null;
                percent: number;
            };
            /** @description Chunks that a search finds. */
            chunksCount: number;
            /** @example capstan-lexical-384 */
            embeddingModel: string;
            /** @example 384 */
            embeddingDimensions: number;
            /** @description SHA-256 of the extracted text, in hex; changes when the text does. */
            contentHash: string | null;
            /**
             * @description Your own JSON values; searches can filter by them.
             * @example {
             *       "team": "support",
             *       "year": 2026
             *     }
             */
            metadata: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the address was last fetched.
             * @example 2026-11-21T09:30:00.000Z
             */
            lastFetchedAt: string | null;
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
            /** @description Null unless status is failed; then what went wrong and what to do. */
            error: string | null;
        };
        SourceChanges: {
            /** @example Opening hours */
            name?: string;
            /**
             * @description Your own JSON values; searches can filter by them.
             * @example {
             *       "team": "support",
             *       "year": 2026
             *     }
             */
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description A source was processed: its chunks are ready, and every search finds them. */
        SourceCompletedEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "source.completed";
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Where it happened.
             * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            organizationId: string;
            data: components["schemas"]["Source"];
        };
        SourceContent: {
            /** @description The extracted text, as Markdown; chunk offsets point into it. */
            content: string;
            title: string | null;
            /** @example en */
            language: string | null;
        };
        /** @description A source could not be processed; `error` says why. Chunks of an earlier run stay searchable. */
        SourceFailedEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "source.failed";
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Where it happened.
             * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            organizationId: string;
            data: components["schemas"]["Source"];
        };
        SourceList: {
            data: components["schemas"]["Source"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        /** @description A source's name or metadata changed, or a refresh found another text. */
        SourceUpdatedEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "source.updated";
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Where it happened.
             * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            organizationId: string;
            data: components["schemas"]["Source"];
        };
        TestRequest: {
            /**
             * @description Whose example is sent; `webhook.test` without it.
             * @example source.completed
             */
            eventType?: string;
        };
        Usage: {
            /**
             * @description Key of the plan.
             * @example pro
             */
            plan: string;
            credits: {
                /** @description Credits to use; null when unmetered. */
                balance: number | null;
                /** @description Credits set aside for work that is under way. */
                reserved: number;
                grants: {
                    amount: number;
                    remaining: number;
                    reason: string;
                    /**
                     * Format: date-time
                     * @description When what remains is lost.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    expiresAt: string | null;
                }[];
            };
            limits: components["schemas"]["Limits"];
            rateLimit: {
                /** @description Requests a minute. */
                limit: number;
                /** @description Requests that would be admitted at once. */
                remaining: number;
                /** @description Seconds until the full burst is there again. */
                resetSeconds: number;
            } | null;
            /** @description The last 30 days on which credits were used. */
            daily: {
                /**
                 * Format: date
                 * @example 2026-11-21
                 */
                date: string;
                /** @description Credits used on that day (UTC). */
                credits: number;
            }[];
        };
        Webhook: {
            /**
             * Format: uuid
             * @description Identifier of the endpoint.
             * @example 0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90
             */
            id: string;
            /**
             * @description Address that deliveries are posted to. Only https, unless the operator allows http.
             * @example https://example.com/hooks/capstan
             */
            url: string;
            /**
             * @description What is delivered: exact event types, all of one resource (`source.*`), or everything (`*`).
             * @example [
             *       "source.completed",
             *       "source.failed"
             *     ]
             */
            events: string[];
            /** @description Whether deliveries are sent; otherwise they are held. */
            enabled: boolean;
            /**
             * @description For people.
             * @example Production
             */
            description: string | null;
            /**
             * @description `manual`: by request. `gone`: it answered 410. `failing`: nothing but failures for 5 days and at least 20 attempts.
             * @enum {string|null}
             */
            disabledReason: "manual" | "gone" | "failing" | null;
            /**
             * @description Attempts a second, retries included, over all nodes; any 10 seconds stay within 5 % of it (of 1 a second: one more at most). Null: as fast as the endpoint answers.
             * @example 50
             */
            rateLimitPerSecond: number | null;
            /**
             * @description Requests that are open at the same time, over all nodes.
             * @example 32
             */
            maxInFlight: number;
            /**
             * @description Seconds to wait before each retry; up to a tenth is added by chance, nothing is taken away. `[]`: one attempt only. Null: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h.
             * @example [
             *       5,
             *       300,
             *       1800
             *     ]
             */
            retryScheduleSeconds: number[] | null;
            /**
             * @description `none`: as they come. `strict`: one after the other in the order of the events; the next is sent when the one before has succeeded, failed for good, or was held or canceled. `by_subject`: the same for each resource that events are about.
             * @enum {string}
             */
            ordering: "none" | "strict" | "by_subject";
            /**
             * @description Names of the headers that are sent with each delivery; their values are secret.
             * @example [
             *       "Authorization"
             *     ]
             */
            headerNames: string[];
            /**
             * @description `full`: the whole event. `thin`: `data` is only `{ id }`, for a receiver that fetches what it needs. Fixed for each delivery when its event happens.
             * @enum {string}
             */
            payload: "full" | "thin";
            /**
             * @description Condition in CEL (https://cel.dev) on `id`, `type`, `createdAt`, `organizationId` and `data`; events for which it is not true are not delivered, nor those that lack a field it needs: ask with `has(data.email)`. Loops (`all`, `exists`, `exists_one`, `filter`) go over a field of `data` and are not nested; there is no `matches` and no `+`. It is asked once, when the event happens; an event that is too large for it (characters times steps of the condition above 2,000,000) is delivered. Tests are delivered always.
             * @example type == "source.completed" && data.chunksCount > 10
             */
            filter: string | null;
            /** @description Adds ed25519 signatures (`v1a,`) to `webhook-signature`, which a receiver verifies with the public key alone. */
            asymmetric: boolean;
            /**
             * @description Verifies the `v1a` signatures; null unless asymmetric.
             * @example whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=
             */
            publicKey: string | null;
            /**
             * Format: date-time
             * @description When the endpoint was registered.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the endpoint last changed.
             * @example 2026-11-21T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** @description An absent field stays, null clears; `events` is replaced as a whole. */
        WebhookChanges: {
            /**
             * @description Address that deliveries are posted to. Only https, unless the operator allows http.
             * @example https://example.com/hooks/capstan
             */
            url?: string;
            /**
             * @description What is delivered: exact event types, all of one resource (`source.*`), or everything (`*`).
             * @example [
             *       "source.completed",
             *       "source.failed"
             *     ]
             */
            events?: string[];
            /** @description False holds what is pending; true does not release it. */
            enabled?: boolean;
            /**
             * @description For people.
             * @example Production
             */
            description?: string | null;
            /**
             * @description Attempts a second, retries included, over all nodes; any 10 seconds stay within 5 % of it (of 1 a second: one more at most). Null: as fast as the endpoint answers.
             * @example 50
             */
            rateLimitPerSecond?: number | null;
            /**
             * @description Requests that are open at the same time, over all nodes.
             * @example 32
             */
            maxInFlight?: number | null;
            /**
             * @description Seconds to wait before each retry; up to a tenth is added by chance, nothing is taken away. `[]`: one attempt only. Null: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h.
             * @example [
             *       5,
             *       300,
             *       1800
             *     ]
             */
            retryScheduleSeconds?: number[] | null;
            /**
             * @description `none`: as they come. `strict`: one after the other in the order of the events; the next is sent when the one before has succeeded, failed for good, or was held or canceled. `by_subject`: the same for each resource that events are about.
             * @enum {string|null}
             */
            ordering?: "none" | "strict" | "by_subject" | null;
            /**
             * @description Headers to send with each delivery, at most 4096 bytes together; replaced as a whole. They belong to the origin of `url`: a change to another origin without new headers drops them.
             * @example {
             *       "Authorization": "Bearer of-your-server"
             *     }
             */
            headers?: {
                [key: string]: string;
            } | null;
            /**
             * @description `full`: the whole event. `thin`: `data` is only `{ id }`, for a receiver that fetches what it needs. Fixed for each delivery when its event happens.
             * @enum {string|null}
             */
            payload?: "full" | "thin" | null;
            /**
             * @description Condition in CEL (https://cel.dev) on `id`, `type`, `createdAt`, `organizationId` and `data`; events for which it is not true are not delivered, nor those that lack a field it needs: ask with `has(data.email)`. Loops (`all`, `exists`, `exists_one`, `filter`) go over a field of `data` and are not nested; there is no `matches` and no `+`. It is asked once, when the event happens; an event that is too large for it (characters times steps of the condition above 2,000,000) is delivered. Tests are delivered always.
             * @example type == "source.completed" && data.chunksCount > 10
             */
            filter?: string | null;
            /** @description Adds ed25519 signatures (`v1a,`) to `webhook-signature`, which a receiver verifies with the public key alone. */
            asymmetric?: boolean | null;
        };
        /** @description An endpoint was disabled because it answered 410, or had nothing but failures for 5 days and at least 20 attempts. */
        WebhookDisabledEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "webhook.disabled";
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Where it happened.
             * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            organizationId: string;
            data: components["schemas"]["Webhook"];
        };
        /** @description An endpoint has failed for half of what disables it: 2.5 days and at least 10 attempts, without a success. */
        WebhookFailingEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "webhook.failing";
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Where it happened.
             * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            organizationId: string;
            data: components["schemas"]["Webhook"];
        };
        WebhookHealth: {
            /**
             * Format: date-time
             * @description From when attempts are counted: 24 hours ago, or the oldest of the last 5,000 deliveries where there were more.
             * @example 2026-11-21T09:30:00.000Z
             */
            since: string;
            /**
             * @description Attempts since then.
             * @example 240
             */
            attempts: number;
            /**
             * @description Those that were answered 2xx.
             * @example 238
             */
            succeeded: number;
            /**
             * @description Their share; null without any attempt.
             * @example 0.992
             */
            successRate: number | null;
            /**
             * Format: date-time
             * @description When the last that succeeded began; null when none did.
             * @example 2026-11-21T09:30:00.000Z
             */
            lastSuccessAt: string | null;
            /**
             * Format: date-time
             * @description When the last that failed began; null when none did.
             * @example 2026-11-21T09:30:00.000Z
             */
            lastFailureAt: string | null;
        };
        WebhookKeys: {
            /** @description The current one first. */
            keys: components["schemas"]["PublicKey"][];
        };
        WebhookList: {
            data: components["schemas"]["Webhook"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        WebhookTest: {
            message: string;
        };
        /** @description Sent to one endpoint on request, to see whether it works. */
        WebhookTestEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Where it happened.
             * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            organizationId: string;
            data: components["schemas"]["WebhookTest"];
        };
        WebhookWithSecret: {
            /**
             * Format: uuid
             * @description Identifier of the endpoint.
             * @example 0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90
             */
            id: string;
            /**
             * @description Address that deliveries are posted to. Only https, unless the operator allows http.
             * @example https://example.com/hooks/capstan
             */
            url: string;
            /**
             * @description What is delivered: exact event types, all of one resource (`source.*`), or everything (`*`).
             * @example [
             *       "source.completed",
             *       "source.failed"
             *     ]
             */
            events: string[];
            /** @description Whether deliveries are sent; otherwise they are held. */
            enabled: boolean;
            /**
             * @description For people.
             * @example Production
             */
            description: string | null;
            /**
             * @description `manual`: by request. `gone`: it answered 410. `failing`: nothing but failures for 5 days and at least 20 attempts.
             * @enum {string|null}
             */
            disabledReason: "manual" | "gone" | "failing" | null;
            /**
             * @description Attempts a second, retries included, over all nodes; any 10 seconds stay within 5 % of it (of 1 a second: one more at most). Null: as fast as the endpoint answers.
             * @example 50
             */
            rateLimitPerSecond: number | null;
            /**
             * @description Requests that are open at the same time, over all nodes.
             * @example 32
             */
            maxInFlight: number;
            /**
             * @description Seconds to wait before each retry; up to a tenth is added by chance, nothing is taken away. `[]`: one attempt only. Null: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h.
             * @example [
             *       5,
             *       300,
             *       1800
             *     ]
             */
            retryScheduleSeconds: number[] | null;
            /**
             * @description `none`: as they come. `strict`: one after the other in the order of the events; the next is sent when the one before has succeeded, failed for good, or was held or canceled. `by_subject`: the same for each resource that events are about.
             * @enum {string}
             */
            ordering: "none" | "strict" | "by_subject";
            /**
             * @description Names of the headers that are sent with each delivery; their values are secret.
             * @example [
             *       "Authorization"
             *     ]
             */
            headerNames: string[];
            /**
             * @description `full`: the whole event. `thin`: `data` is only `{ id }`, for a receiver that fetches what it needs. Fixed for each delivery when its event happens.
             * @enum {string}
             */
            payload: "full" | "thin";
            /**
             * @description Condition in CEL (https://cel.dev) on `id`, `type`, `createdAt`, `organizationId` and `data`; events for which it is not true are not delivered, nor those that lack a field it needs: ask with `has(data.email)`. Loops (`all`, `exists`, `exists_one`, `filter`) go over a field of `data` and are not nested; there is no `matches` and no `+`. It is asked once, when the event happens; an event that is too large for it (characters times steps of the condition above 2,000,000) is delivered. Tests are delivered always.
             * @example type == "source.completed" && data.chunksCount > 10
             */
            filter: string | null;
            /** @description Adds ed25519 signatures (`v1a,`) to `webhook-signature`, which a receiver verifies with the public key alone. */
            asymmetric: boolean;
            /**
             * @description Verifies the `v1a` signatures; null unless asymmetric.
             * @example whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=
             */
            publicKey: string | null;
            /**
             * Format: date-time
             * @description When the endpoint was registered.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the endpoint last changed.
             * @example 2026-11-21T09:30:00.000Z
             */
            updatedAt: string;
            /**
             * @description Signs the deliveries. Shown only in this answer.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw0Xr2Vd7aLQo=
             */
            secret: string;
        };
    };
    responses: {
        /** @description Any other refusal, in the same shape. */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description The id of the event. */
        WebhookId: string;
        /** @description When this attempt was sent, in seconds since 1970. */
        WebhookTimestamp: string;
        /** @description Standard Webhooks 1.0.0: one `v1,` and base64 for each secret that holds, and one `v1a,` for each ed25519 key, over `id.timestamp.body`. */
        WebhookSignature: string;
        /** @description The type of the event. */
        ServiceEvent: string;
        /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the whole secret as it was shown. */
        ServiceSignature: string;
        /** @description The same with the secret before the last rotation, while that one still holds. */
        ServiceSignaturePrevious: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usage"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
                /** @description Part of a name, e-mail address, phone number or company, in any case. */
                q?: string;
                /** @description Exactly this address, in any case. */
                email?: string;
                /** @description Exactly this E.164 number. */
                phone?: string;
                /** @description Has this tag. */
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewContact"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID name the same resource. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID name the same resource. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID name the same resource. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listBases: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
                /** @description Part of the name, in any case. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createBase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBase"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Base"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getBase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID name the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Base"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteBase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID name the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateBase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID name the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BaseChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Base"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSources: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
                /** @description Has this status. */
                status?: "queued" | "processing" | "completed" | "failed";
                /** @description Is of this type. */
                type?: "url" | "text";
            };
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID name the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceList"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID name the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSource"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Source"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID name the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID name the same resource. */
                sourceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Source"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID name the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID name the same resource. */
                sourceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID name the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID name the same resource. */
                sourceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SourceChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Source"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    refreshSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID name the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID name the same resource. */
                sourceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Source"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listChunks: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID name the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID name the same resource. */
                sourceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChunkList"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID name the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID name the same resource. */
                sourceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceContent"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    searchBase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID name the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchQuery"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    registerWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SecretRotation"] | null;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getWebhookKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookKeys"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TestRequest"] | null;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    replayDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReplayRequest"] | null;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replayed"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
                /** @description Has this status. */
                status?: "pending" | "delivering" | "succeeded" | "failed" | "held" | "canceled";
                /** @description Exactly this type. */
                eventType?: string;
                /** @description Not before this time. */
                from?: string;
                /** @description Not after this time. */
                to?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the delivery. The prefixed form and the bare UUID name the same resource. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryWithAttempts"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    retryDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the delivery. The prefixed form and the bare UUID name the same resource. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getWebhookHealth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the endpoint. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookHealth"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
                /** @description Exactly this type. */
                type?: string;
                /** @description Turns the list into a feed, oldest first, in which nothing is missed: `nextCursor` of the call before; empty for the oldest event that is kept; `now` for what happens from now on. Goes without `cursor`. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listEventTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Error"];
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
                /** @description Standard Webhooks 1.0.0: one `v1,` and base64 for each secret that holds, and one `v1a,` for each ed25519 key, over `id.timestamp.body`. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the whole secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same with the secret before the last rotation, while that one still holds. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "type": "contact.created",
                 *       "createdAt": "2026-11-21T09:30:00.000Z",
                 *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "name": "Ada Lovelace",
                 *         "firstName": "Ada",
                 *         "lastName": "Lovelace",
                 *         "email": "ada@example.com",
                 *         "phone": "+14155550123",
                 *         "company": "Analytical Engines",
                 *         "jobTitle": "Engineer",
                 *         "externalId": "crm-1842",
                 *         "tags": [
                 *           "customer"
                 *         ],
                 *         "custom": {
                 *           "tier": "gold"
                 *         },
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "updatedAt": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactCreatedEvent"];
            };
        };
        responses: {
            /** @description Gone for good: the endpoint is disabled at once. */
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
            /** @description Not received: it is sent again later. */
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
                /** @description Standard Webhooks 1.0.0: one `v1,` and base64 for each secret that holds, and one `v1a,` for each ed25519 key, over `id.timestamp.body`. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the whole secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same with the secret before the last rotation, while that one still holds. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "type": "contact.updated",
                 *       "createdAt": "2026-11-21T09:30:00.000Z",
                 *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "name": "Ada Lovelace",
                 *         "firstName": "Ada",
                 *         "lastName": "Lovelace",
                 *         "email": "ada@example.com",
                 *         "phone": "+14155550123",
                 *         "company": "Analytical Engines",
                 *         "jobTitle": "Engineer",
                 *         "externalId": "crm-1842",
                 *         "tags": [
                 *           "customer"
                 *         ],
                 *         "custom": {
                 *           "tier": "gold"
                 *         },
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "updatedAt": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactUpdatedEvent"];
            };
        };
        responses: {
            /** @description Gone for good: the endpoint is disabled at once. */
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
            /** @description Not received: it is sent again later. */
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
                /** @description Standard Webhooks 1.0.0: one `v1,` and base64 for each secret that holds, and one `v1a,` for each ed25519 key, over `id.timestamp.body`. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the whole secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same with the secret before the last rotation, while that one still holds. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "type": "contact.deleted",
                 *       "createdAt": "2026-11-21T09:30:00.000Z",
                 *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "name": "Ada Lovelace",
                 *         "firstName": "Ada",
                 *         "lastName": "Lovelace",
                 *         "email": "ada@example.com",
                 *         "phone": "+14155550123",
                 *         "company": "Analytical Engines",
                 *         "jobTitle": "Engineer",
                 *         "externalId": "crm-1842",
                 *         "tags": [
                 *           "customer"
                 *         ],
                 *         "custom": {
                 *           "tier": "gold"
                 *         },
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "updatedAt": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactDeletedEvent"];
            };
        };
        responses: {
            /** @description Gone for good: the endpoint is disabled at once. */
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
            /** @description Not received: it is sent again later. */
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
                /** @description Standard Webhooks 1.0.0: one `v1,` and base64 for each secret that holds, and one `v1a,` for each ed25519 key, over `id.timestamp.body`. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the whole secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same with the secret before the last rotation, while that one still holds. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "type": "source.completed",
                 *       "createdAt": "2026-11-21T09:30:00.000Z",
                 *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "id": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "name": "Opening hours",
                 *         "type": "url",
                 *         "url": "https://example.com/hours",
                 *         "status": "completed",
                 *         "progress": {
                 *           "stage": null,
                 *           "percent": 100
                 *         },
                 *         "chunksCount": 3,
                 *         "embeddingModel": "capstan-lexical-384",
                 *         "embeddingDimensions": 384,
                 *         "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                 *         "metadata": {
                 *           "team": "support"
                 *         },
                 *         "lastFetchedAt": "2026-11-21T09:30:00.000Z",
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "updatedAt": "2026-11-21T09:30:01.000Z",
                 *         "error": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SourceCompletedEvent"];
            };
        };
        responses: {
            /** @description Gone for good: the endpoint is disabled at once. */
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
            /** @description Not received: it is sent again later. */
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
                /** @description Standard Webhooks 1.0.0: one `v1,` and base64 for each secret that holds, and one `v1a,` for each ed25519 key, over `id.timestamp.body`. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the whole secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same with the secret before the last rotation, while that one still holds. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "type": "source.failed",
                 *       "createdAt": "2026-11-21T09:30:00.000Z",
                 *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "id": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "name": "Opening hours",
                 *         "type": "url",
                 *         "url": "https://example.com/hours",
                 *         "status": "failed",
                 *         "progress": {
                 *           "stage": null,
                 *           "percent": 0
                 *         },
                 *         "chunksCount": 0,
                 *         "embeddingModel": "capstan-lexical-384",
                 *         "embeddingDimensions": 384,
                 *         "contentHash": null,
                 *         "metadata": {
                 *           "team": "support"
                 *         },
                 *         "lastFetchedAt": "2026-11-21T09:30:00.000Z",
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "updatedAt": "2026-11-21T09:30:01.000Z",
                 *         "error": "The page answered 404. Check the address."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SourceFailedEvent"];
            };
        };
        responses: {
            /** @description Gone for good: the endpoint is disabled at once. */
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
            /** @description Not received: it is sent again later. */
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
                /** @description Standard Webhooks 1.0.0: one `v1,` and base64 for each secret that holds, and one `v1a,` for each ed25519 key, over `id.timestamp.body`. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the whole secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same with the secret before the last rotation, while that one still holds. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "type": "source.updated",
                 *       "createdAt": "2026-11-21T09:30:00.000Z",
                 *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "id": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "name": "Opening hours",
                 *         "type": "url",
                 *         "url": "https://example.com/hours",
                 *         "status": "completed",
                 *         "progress": {
                 *           "stage": null,
                 *           "percent": 100
                 *         },
                 *         "chunksCount": 3,
                 *         "embeddingModel": "capstan-lexical-384",
                 *         "embeddingDimensions": 384,
                 *         "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                 *         "metadata": {
                 *           "team": "support"
                 *         },
                 *         "lastFetchedAt": "2026-11-21T09:30:00.000Z",
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "updatedAt": "2026-11-21T09:30:01.000Z",
                 *         "error": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SourceUpdatedEvent"];
            };
        };
        responses: {
            /** @description Gone for good: the endpoint is disabled at once. */
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
            /** @description Not received: it is sent again later. */
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
                /** @description Standard Webhooks 1.0.0: one `v1,` and base64 for each secret that holds, and one `v1a,` for each ed25519 key, over `id.timestamp.body`. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the whole secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same with the secret before the last rotation, while that one still holds. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "type": "webhook.test",
                 *       "createdAt": "2026-11-21T09:30:00.000Z",
                 *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "message": "This is a test."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookTestEvent"];
            };
        };
        responses: {
            /** @description Gone for good: the endpoint is disabled at once. */
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
            /** @description Not received: it is sent again later. */
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
                /** @description Standard Webhooks 1.0.0: one `v1,` and base64 for each secret that holds, and one `v1a,` for each ed25519 key, over `id.timestamp.body`. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the whole secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same with the secret before the last rotation, while that one still holds. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "type": "webhook.failing",
                 *       "createdAt": "2026-11-21T09:30:00.000Z",
                 *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "id": "0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90",
                 *         "url": "https://example.com/hooks/capstan",
                 *         "events": [
                 *           "source.completed"
                 *         ],
                 *         "enabled": true,
                 *         "description": "Production",
                 *         "disabledReason": null,
                 *         "rateLimitPerSecond": null,
                 *         "maxInFlight": 32,
                 *         "retryScheduleSeconds": null,
                 *         "ordering": "none",
                 *         "headerNames": [],
                 *         "payload": "full",
                 *         "filter": null,
                 *         "asymmetric": false,
                 *         "publicKey": null,
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "updatedAt": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookFailingEvent"];
            };
        };
        responses: {
            /** @description Gone for good: the endpoint is disabled at once. */
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
            /** @description Not received: it is sent again later. */
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
                /** @description Standard Webhooks 1.0.0: one `v1,` and base64 for each secret that holds, and one `v1a,` for each ed25519 key, over `id.timestamp.body`. */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description The type of the event. */
                "x-service-event": components["parameters"]["ServiceEvent"];
                /** @description Lowercase hex HMAC-SHA256 of the raw body, keyed with the whole secret as it was shown. */
                "x-service-signature": components["parameters"]["ServiceSignature"];
                /** @description The same with the secret before the last rotation, while that one still holds. */
                "x-service-signature-previous"?: components["parameters"]["ServiceSignaturePrevious"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "type": "webhook.disabled",
                 *       "createdAt": "2026-11-21T09:30:00.000Z",
                 *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "id": "0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90",
                 *         "url": "https://example.com/hooks/capstan",
                 *         "events": [
                 *           "source.completed"
                 *         ],
                 *         "enabled": false,
                 *         "description": "Production",
                 *         "disabledReason": "failing",
                 *         "rateLimitPerSecond": null,
                 *         "maxInFlight": 32,
                 *         "retryScheduleSeconds": null,
                 *         "ordering": "none",
                 *         "headerNames": [],
                 *         "payload": "full",
                 *         "filter": null,
                 *         "asymmetric": false,
                 *         "publicKey": null,
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "updatedAt": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookDisabledEvent"];
            };
        };
        responses: {
            /** @description Gone for good: the endpoint is disabled at once. */
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
            /** @description Not received: it is sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
