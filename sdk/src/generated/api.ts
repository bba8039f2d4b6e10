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
    "/v1/credits/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List credit entries
         * @description Lists the credits ledger, newest first. The amounts of all entries add up to the balance. Filters can be combined.
         */
        get: operations["listCreditEntries"];
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
    "/v1/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes
         * @description Lists what was changed in the organization and by whom, newest first. Filters can be combined. Needs the scope `*`.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit-log/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify the audit log
         * @description Walks the chain of hashes over the entries: one that was removed, changed or moved shows. Needs the scope `*`.
         */
        get: operations["verifyAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit-log/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a change
         * @description Returns one entry of the audit log. Needs the scope `*`.
         */
        get: operations["getAuditEntry"];
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
         * @description Lists contacts, newest first or in another order. Filters can be combined. Needs the scope `contacts:read`.
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
         * @description Deletes a contact permanently. Needs the scope `contacts:write`.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        /**
         * Update a contact
         * @description Changes the fields that you send; null clears a field. Needs the scope `contacts:write`.
         */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/v1/contacts/by/{key}/{value}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a contact by address, number or your own id
         * @description Returns the contact that has this address, number or external id. Needs the scope `contacts:read`.
         */
        get: operations["getContactBy"];
        /**
         * Create or update a contact
         * @description Changes the fields that you send of the contact that has this address, number or external id, or creates one with it. What is as you send it already changes nothing and sends no event. Needs the scope `contacts:write`.
         */
        put: operations["upsertContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write many contacts
         * @description Creates, updates, upserts or deletes up to 500 contacts in one transaction. Each item stands alone: what is wrong with one is said of that one and stops no other. Needs the scope `contacts:write`.
         */
        post: operations["batchContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/{contactId}/tags/{tag}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a tag to a contact
         * @description Adds one tag and leaves the others; nothing happens where the contact has it. Needs the scope `contacts:write`.
         */
        put: operations["addContactTag"];
        post?: never;
        /**
         * Remove a tag from a contact
         * @description Removes one tag and leaves the others. Needs the scope `contacts:write`.
         */
        delete: operations["removeContactTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description Lists the tags of contacts by name, with how many contacts have each. Needs the scope `contacts:read`.
         */
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tags/{tag}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a tag
         * @description Returns one tag, with how many contacts have it. Needs the scope `contacts:read`.
         */
        get: operations["getTag"];
        put?: never;
        post?: never;
        /**
         * Delete a tag
         * @description Takes the tag from all contacts, within moments. The contacts stay. Needs the scope `contacts:write`.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        /**
         * Rename a tag
         * @description Gives the tag another name in all contacts, within moments: the answer shows it as it was. Where a contact has both, one is left. Needs the scope `contacts:write`.
         */
        patch: operations["renameTag"];
        trace?: never;
    };
    "/v1/contacts/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search contacts
         * @description Lists the contacts that fit a filter, in the order of a sort. Nothing is changed. For the next page, send the same with `cursor`. Needs the scope `contacts:read`.
         */
        post: operations["searchContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/segments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List segments
         * @description Lists segments, newest first. Needs the scope `contacts:read`.
         */
        get: operations["listSegments"];
        put?: never;
        /**
         * Create a segment
         * @description Keeps a filter under a name. The filter may name other segments. Needs the scope `contacts:write`.
         */
        post: operations["createSegment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/segments/{segmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a segment
         * @description Returns one segment. Needs the scope `contacts:read`.
         */
        get: operations["getSegment"];
        put?: never;
        post?: never;
        /**
         * Delete a segment
         * @description Deletes a segment that no other one names. Its contacts stay. Needs the scope `contacts:write`.
         */
        delete: operations["deleteSegment"];
        options?: never;
        head?: never;
        /**
         * Update a segment
         * @description Changes the name or the filter, which is replaced as a whole. Needs the scope `contacts:write`.
         */
        patch: operations["updateSegment"];
        trace?: never;
    };
    "/v1/segments/{segmentId}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contacts of a segment
         * @description Lists the contacts that fit the filter now, as a search does. Needs the scope `contacts:read`.
         */
        get: operations["listSegmentContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contact-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contact fields
         * @description Lists fields, newest first, archived ones among them. Needs the scope `contacts:read`.
         */
        get: operations["listContactFields"];
        put?: never;
        /**
         * Create a contact field
         * @description Says what the values of a key in `custom` are, from now on. Contacts that have other values keep them until these change. Needs the scope `contacts:write`.
         */
        post: operations["createContactField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contact-fields/{fieldId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a contact field
         * @description Returns one field. Needs the scope `contacts:read`.
         */
        get: operations["getContactField"];
        put?: never;
        post?: never;
        /**
         * Delete a contact field
         * @description Deletes the field. Values of contacts stay, unchecked. Needs the scope `contacts:write`.
         */
        delete: operations["deleteContactField"];
        options?: never;
        head?: never;
        /**
         * Update a contact field
         * @description Changes what you send. Key and type stay. Needs the scope `contacts:write`.
         */
        patch: operations["updateContactField"];
        trace?: never;
    };
    "/v1/contact-field-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how fields are kept
         * @description Returns what the organization has set for all its fields. Needs the scope `contacts:read`.
         */
        get: operations["getContactFieldSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set how fields are kept
         * @description With `strictFields`, `custom` takes no keys but those of fields. Needs the scope `contacts:write`.
         */
        patch: operations["updateContactFieldSettings"];
        trace?: never;
    };
    "/v1/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List companies
         * @description Lists companies, newest first. Filters can be combined. Needs the scope `contacts:read`.
         */
        get: operations["listCompanies"];
        put?: never;
        /**
         * Create a company
         * @description Creates a company. Its domain is unique. Needs the scope `contacts:write`.
         */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/companies/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a company
         * @description Returns one company. Needs the scope `contacts:read`.
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        /**
         * Delete a company
         * @description Deletes a company permanently. Its contacts stay, with its name as text; they lose their `companyId` within moments. Needs the scope `contacts:write`.
         */
        delete: operations["deleteCompany"];
        options?: never;
        head?: never;
        /**
         * Update a company
         * @description Changes the fields that you send; null clears a field. Its contacts show a new name within moments. Needs the scope `contacts:write`.
         */
        patch: operations["updateCompany"];
        trace?: never;
    };
    "/v1/companies/{companyId}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contacts of a company
         * @description Lists the contacts that belong to a company, newest first. Needs the scope `contacts:read`.
         */
        get: operations["listCompanyContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/{contactId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notes about a contact
         * @description Lists the notes about a contact, newest first. Needs the scope `contacts:read`.
         */
        get: operations["listContactNotes"];
        put?: never;
        /**
         * Write a note about a contact
         * @description Writes a note. It stands in the timeline with its first line. Needs the scope `contacts:write`.
         */
        post: operations["createContactNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/{contactId}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a note about a contact
         * @description Returns one note. Needs the scope `contacts:read`.
         */
        get: operations["getContactNote"];
        put?: never;
        post?: never;
        /**
         * Delete a note about a contact
         * @description Deletes a note permanently, and its line in the timeline. Needs the scope `contacts:write`.
         */
        delete: operations["deleteContactNote"];
        options?: never;
        head?: never;
        /**
         * Change a note about a contact
         * @description Sets the text of a note. Needs the scope `contacts:write`.
         */
        patch: operations["updateContactNote"];
        trace?: never;
    };
    "/v1/contacts/{contactId}/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the consents of a contact
         * @description Lists what a contact agreed to and took back, newest first. Needs the scope `contacts:read`.
         */
        get: operations["listContactConsents"];
        put?: never;
        /**
         * Record a consent
         * @description Adds to the ledger of what a contact agreed to and took back; no record is ever changed. The newest of a channel counts and stands in `consent` of the contact. `pending` mails a link that the contact confirms (double opt-in), at most three a day to one address. Needs the scope `contacts:write`.
         */
        post: operations["recordContactConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/consent-links/{organizationId}/{token}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what a contact is asked to agree to
         * @description A page for people, with a button that confirms. Reading it confirms nothing.
         */
        get: operations["showConsentRequest"];
        put?: never;
        /**
         * Confirm consent
         * @description Records that the contact agrees. The link works once, for seven days.
         */
        post: operations["confirmConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/consent-links/{organizationId}/{token}/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show how to get no more mail
         * @description A page for people, with a button. Reading it changes nothing.
         */
        get: operations["showUnsubscription"];
        put?: never;
        /**
         * Get no more mail
         * @description Records that the contact wants no e-mail. Mail programs post here by themselves (RFC 8058).
         */
        post: operations["unsubscribeContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List duplicates
         * @description Lists groups of 2 to 50 contacts that look like one person, the surest first. Contacts are compared in the background: what you write shows up here within a minute. Needs the scope `contacts:read`.
         */
        get: operations["listDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/duplicates/{duplicateId}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss duplicates
         * @description Says that no two contacts of the group are one person. The group is gone, and these contacts are never in one group again. Dismissing it twice changes nothing. Needs the scope `contacts:write`.
         */
        post: operations["dismissDuplicates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/{contactId}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge contacts
         * @description Merges other contacts into this one. Its own values stay, and gaps are filled from the others; addresses, numbers, tags, notes, timeline and consents are united. Who opted out in one has opted out. The ids of the others lead to this one from now on. Needs the scope `contacts:write`.
         */
        post: operations["mergeContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/{contactId}/unmerge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a merge
         * @description Undoes the last merge into this contact, within 30 days. Fields that changed since keep their values. Needs the scope `contacts:write`.
         */
        post: operations["unmergeContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/{contactId}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a contact
         * @description Removes everything that is kept of a person (GDPR, article 17), and of the contacts that were merged into this one: it cannot be undone. What stays is the id, the time, entries of the audit log without content, and the records of consent without proof. Exports that may contain the contact are withdrawn. To erase a contact again changes nothing. Needs the scope `contacts:write`.
         */
        post: operations["eraseContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/{contactId}/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what stays of an erased contact
         * @description Returns when a contact was erased, and what it had agreed to. Needs the scope `contacts:read`.
         */
        get: operations["getContactErasure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/{contactId}/personal-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get everything that is kept of a contact
         * @description Returns all that Capstan keeps of a person, of every product, as one document: for a request of access or portability (GDPR, articles 15 and 20). Needs the scope `contacts:read`.
         */
        get: operations["getContactPersonalData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/{contactId}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the timeline of a contact
         * @description Lists what happened with a contact, newest first: events, notes and consents. It goes with the contact. Needs the scope `contacts:read`.
         */
        get: operations["listContactTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contact-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports
         * @description Lists the imports of contacts, newest first. Needs the scope `contacts:read`.
         */
        get: operations["listContactImports"];
        put?: never;
        /**
         * Upload a file of contacts
         * @description Takes a CSV, TSV, XLSX, vCard or NDJSON file as `multipart/form-data` and says what its columns may hold. Nothing is imported before it is started. Needs the scope `contacts:write`.
         */
        post: operations["createContactImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contact-imports/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an import
         * @description Returns an import and how far it is; meant for polling. Needs the scope `contacts:read`.
         */
        get: operations["getContactImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contact-imports/{importId}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an import
         * @description Imports the rows in the background: poll the import, or wait for `contact_import.completed`. What ended as a dry run can be started again. Needs the scope `contacts:write`.
         */
        post: operations["startContactImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contact-imports/{importId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an import
         * @description Ends an import. What it has imported stays; undo takes it back. Needs the scope `contacts:write`.
         */
        post: operations["cancelContactImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contact-imports/{importId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import
         * @description Deletes the contacts that the import created and gives those that it changed their values back, within 30 days. A field that changed since stays, and a new contact that did; `undo` lists them. Needs the scope `contacts:write`.
         */
        post: operations["undoContactImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contact-imports/{importId}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the rows with faults
         * @description A CSV file of the rows that were not imported: line, column, code and message, then the cells as they were. Mend them and upload the file. Needs the scope `contacts:read`.
         */
        get: operations["listContactImportErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contact-exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exports
         * @description Lists the exports of the last 24 hours, newest first. Needs the scope `contacts:read`.
         */
        get: operations["listContactExports"];
        put?: never;
        /**
         * Export contacts
         * @description Writes all contacts, or those of a filter or a segment, to a file in the background: poll the export until its status is completed. The file is kept for 24 hours, and only the token or member that asked for it may read it. Needs the scope `contacts:read`.
         */
        post: operations["createContactExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contact-exports/{exportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an export
         * @description Returns an export and how far it is; meant for polling. Needs the scope `contacts:read`.
         */
        get: operations["getContactExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contact-exports/{exportId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an export
         * @description The file, for the token or member that asked for it, once it is completed. Needs the scope `contacts:read`.
         */
        get: operations["downloadContactExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Creates an empty base. All its chunks are embedded by one model, so that they compare. Needs the scope `knowledge:write`.
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
         * @description Deletes the base with its sources and chunks, also while they are processed. Nothing reaches them once this has answered. Of a base with more than 50 sources, what the rest takes of the plan, and credits reserved for it, are given back within seconds. Needs the scope `knowledge:write`.
         */
        delete: operations["deleteBase"];
        options?: never;
        head?: never;
        /**
         * Update a knowledge base
         * @description Changes the fields that you send; null clears a field. Needs the scope `knowledge:write`.
         */
        patch: operations["updateBase"];
        trace?: never;
    };
    "/v1/embedding-models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List embedding models
         * @description Lists the organization's own models, newest first. Those that the server shares are not among them. Needs the scope `knowledge:read`.
         */
        get: operations["listEmbeddingModels"];
        put?: never;
        /**
         * Add an embedding model
         * @description Adds a model of your own behind an OpenAI-compatible service. Bases may then be created with its name, or re-indexed to it. Needs the scope `knowledge:write`.
         */
        post: operations["createEmbeddingModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/embedding-models/{modelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an embedding model
         * @description Returns one model of the organization, without its key. Needs the scope `knowledge:read`.
         */
        get: operations["getEmbeddingModel"];
        put?: never;
        post?: never;
        /**
         * Delete an embedding model
         * @description Deletes a model and its key. Refused while a base has it. Needs the scope `knowledge:write`.
         */
        delete: operations["deleteEmbeddingModel"];
        options?: never;
        head?: never;
        /**
         * Update an embedding model
         * @description Changes address, key or window. What decides about the vectors themselves is fixed: add another model, and re-index. Needs the scope `knowledge:write`.
         */
        patch: operations["updateEmbeddingModel"];
        trace?: never;
    };
    "/v1/embedding-models/{modelId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test an embedding model
         * @description Has the service embed one short text, and says what came of it. Needs the scope `knowledge:write`.
         */
        post: operations["testEmbeddingModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Adds a page, a text, a file, a sitemap or a crawl. Processing begins at once: poll the source until its status is completed or failed, or wait for the event. A file is sent as `multipart/form-data`. Needs the scope `knowledge:write`.
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
         * @description Changes the name, replaces the metadata, or sets the refresh schedule. Needs the scope `knowledge:write`.
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
    "/v1/bases/{baseId}/sources/{sourceId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a source
         * @description Cancels the queued or current run, and the pages of a sitemap or crawl. The source is then `failed` with the code `canceled`. Chunks of an earlier run stay searchable, and reserved credits are returned. Needs the scope `knowledge:write`.
         */
        post: operations["cancelSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bases/{baseId}/sources/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add many sources
         * @description Adds up to a thousand addresses and texts at once. What is wrong with one of them is said of that one and stops no other; a plan or credits that do not suffice refuse the whole batch. Needs the scope `knowledge:write`.
         */
        post: operations["addSources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bases/{baseId}/sources/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry failed sources
         * @description Begins another run of the failed sources of a base. Needs the scope `knowledge:write`.
         */
        post: operations["retrySources"];
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
    "/v1/bases/{baseId}/sources/{sourceId}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the runs of a source
         * @description Lists the runs of a source, newest first. The first is the run that the source itself shows; the last 50 are stored. Needs the scope `knowledge:read`.
         */
        get: operations["listSourceRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bases/{baseId}/reindex": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the embedding model of a base
         * @description Embeds the stored chunks with another model in the background; nothing is fetched again. Searches use the vectors from before until every chunk has its new one; then the base changes over at once, and `base.reindexed` is sent. Costs one credit for each ten chunks that are embedded. Needs the scope `knowledge:write`.
         */
        post: operations["reindexBase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bases/{baseId}/reindex/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a change of the embedding model
         * @description Ends a re-index under way, or clears one that failed. The base stays as it was. Needs the scope `knowledge:write`.
         */
        post: operations["cancelReindex"];
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
    "/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search several knowledge bases
         * @description Searches up to 20 bases as though they were one: words count by how rare they are in all of them, and vectors compare directly where bases have the same embedding model. Similarities of different models are compared by how far each stands out among those of its model. Bases that differ in their fusion are joined by scores. Needs the scope `knowledge:read`.
         */
        post: operations["search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bases/{baseId}/evaluate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Measure how well a knowledge base answers
         * @description Asks questions whose sources are known, in one or more modes, and says how many of these sources were among the first `k` hits and how high they stood. Nothing is changed. Needs the scope `knowledge:read`.
         */
        post: operations["evaluateBase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests
         * @description Lists the last requests of the organization, newest first: 7 days of them, at most 10,000 of its tokens and 10,000 of its members. A request that was refused for its token is in no list. Needs the scope `*`.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a request
         * @description Returns one request by the `X-Request-Id` of its answer. Needs the scope `*`.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
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
         * List webhooks
         * @description Lists the webhooks of the organization, newest first. Needs the scope `webhooks:read`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Register a webhook
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
         * Get a webhook
         * @description Returns one webhook, without its secret. Needs the scope `webhooks:read`.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes a webhook with its deliveries. Nothing more is sent to it. Needs the scope `webhooks:write`.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Update a webhook
         * @description Changes the fields that you send. Deliveries are held while a webhook is disabled; a replay sends them, enabling does not. Deliveries of types that the webhook no longer subscribes to are canceled. Needs the scope `webhooks:write`.
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
         * @description Returns the ed25519 keys that verify the `v1a` signatures of a webhook, as a JWK set (RFC 7517, RFC 8037): the current one, and for the overlap of a rotation the one before. Needs no token.
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
         * @description Sends an example to the webhook, whatever it subscribes to. Needs the scope `webhooks:write`.
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
         * @description Sends deliveries of the webhook again, with the same bytes and a new retry schedule. Those whose payload was expunged are skipped. Needs the scope `webhooks:write`.
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
         * @description Lists the deliveries of a webhook, newest first. Filters can be combined. Needs the scope `webhooks:read`.
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
         * Get the health of a webhook
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
         * @description Lists what happened in the organization, newest first; no tests. Filters can be combined. With `after` it is a feed instead: oldest first, in an order that never changes, and `nextCursor` is never null but the `after` of the next call. An event that commits late comes later and is never skipped. A page with `hasMore` may be empty. Needs the scope `webhooks:read`.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Publish events
         * @description Publishes an event of your own, or up to 100 at once, all of them or none. They are listed, delivered, filtered, signed and kept like every other event. The whole body has at most 1 MiB. Publishing costs no credits and leaves no audit entry. Needs the scope `events:write`.
         */
        post: operations["publishEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event
         * @description Returns one event, exactly as it is delivered. Once it is expunged, `expungedAt` says since when. Needs the scope `webhooks:read`.
         */
        get: operations["getEvent"];
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
         * @description Lists every type of event that a webhook can subscribe to. Your own types follow once you have published an event of them, the first 1,000. Needs the scope `webhooks:read`.
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
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Speak the Model Context Protocol
         * @description One JSON-RPC message of the Model Context Protocol over streamable HTTP, for AI clients. A token sees the tools that its scopes allow.
         */
        post: operations["callMcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
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
         * @description A token ends within seven days. Told once; not of a token that was issued for less than that.
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
         * @description A contact changed; a write that changes nothing emits nothing.
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
         * @description The tags of a contact changed, by whatever operation; `contact.updated` is sent, too.
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
         * @description What a contact consents to changed, by whatever operation; `contact.updated` is sent, too.
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
         * @description A contact was deleted; the data is its last state. What earlier events said about it is expunged, and so is this one when its deliveries have ended.
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
         * @description Other contacts were merged into a contact; their ids lead to it now. `contact.updated` is sent, too, and no `contact.deleted`.
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
         * @description A merge was undone: the contacts that were merged are there again.
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
         * @description A contact was erased, and those that had been merged into it. The data are ids alone: delete what you keep of the person. `contact.deleted` is not sent.
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
         * @description A contact fits a segment that it did not fit at the last comparison, an hour before. Compared where something subscribes to it.
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
         * @description A contact no longer fits a segment. One that is deleted or merged into another leaves without it.
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
         * @description A company changed; a write that changes nothing emits nothing.
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
         * @description A company was deleted; the data is its last state. What earlier events said about it is expunged, and so is this one when its deliveries have ended.
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
         * @description An import of contacts ended; `status` is `partial` where it ended before the end of the file.
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
         * @description An import of contacts failed; `error` says why.
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
         * @description A source was deleted; the data is its last state. A sitemap or a crawl tells of itself, not of its pages, and a deleted base tells of itself alone.
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
         * @description A base changed over to another embedding model: searches use the new vectors from now on.
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
         * @description A base was deleted with all its sources; the data is its last state. No `source.deleted` is emitted for them.
         */
        post: operations["baseDeleted"];
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
         * @description Sent to one webhook on request, as a test.
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
         * @description A webhook has failed for half of the time that disables it: 2.5 days and at least 10 attempts without a success.
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
         * @description A webhook was disabled because its address answered 410, or because all of at least 20 attempts failed over 5 days.
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
        AuditEntry: {
            /**
             * @description Identifier of the entry.
             * @example aud_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was done.
             * @example 2026-11-21T09:30:00.000Z
             */
            at: string;
            /** @description Who did it. */
            actor: {
                /**
                 * @description `token`, `operator`, `member`, or `public` for a person who is not signed in.
                 * @example token
                 */
                kind: string;
                /**
                 * @description Null for the operator and the public.
                 * @example tok_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                id: string | null;
                /**
                 * @description Its name at that time.
                 * @example CRM sync
                 */
                name: string;
            };
            /**
             * @description The `operationId` of what was done.
             * @example updateContact
             */
            action: string;
            /** @description The resource that was changed. */
            resource: {
                /** @example contact */
                type: string;
                /**
                 * @description As answers show it.
                 * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                id: string | null;
            };
            /**
             * @description What `GET` answered before, or null where there was nothing to get.
             * @example {
             *       "name": "Ada"
             *     }
             */
            before: unknown;
            /**
             * @description What the request was answered, without its secrets, or null. Of more than 64 KiB only the size is kept.
             * @example {
             *       "name": "Ada Lovelace"
             *     }
             */
            after: unknown;
            /**
             * @description Whether before and after are gone with the person they were about.
             * @example false
             */
            expunged: boolean;
            /**
             * @description Where the request came from.
             * @example 203.0.113.7
             */
            address: string | null;
            /**
             * @description What sent it, in its own words.
             * @example crm-sync/2.1
             */
            userAgent: string | null;
            /**
             * @description The `X-Request-Id` of the answer.
             * @example req_0192f5a0-7c1e-4a34-9d5b-3f1c2a7b8e90
             */
            requestId: string;
            /**
             * @description Its number in the chain, from 1; null for the seconds until it is chained.
             * @example 42
             */
            position: number | null;
            /**
             * @description SHA-256 over the hash before it and the entry, in hexadecimal.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            hash: string | null;
        };
        AuditEntryList: {
            data: components["schemas"]["AuditEntry"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        AuditVerification: {
            /** @description Whether no entry is missing, changed or moved. */
            intact: boolean;
            /**
             * @description How many entries the unbroken chain has.
             * @example 1204
             */
            entries: number;
            /** @description Null when the chain is intact. */
            firstBroken: {
                /**
                 * @description Where the chain breaks.
                 * @example 977
                 */
                position: number;
                /** @enum {unknown} */
                reason: "missing" | "altered";
            } | null;
            /**
             * @description Hash of the last entry; empty when there is none. A copy kept elsewhere later proves that the whole chain was not rewritten.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            lastHash: string;
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
            search: {
                /**
                 * @description How a hybrid search joins words and vectors. `keyword_first`: by words; vectors order equal scores and answer when no word is found. `minmax`: by the weighted sum of both scores. `rrf`: by the weighted sum of reciprocal places. `auto`: `keyword_first` with the built-in model, `minmax` with others. A new base has `auto`.
                 * @enum {unknown}
                 */
                fusion: "auto" | "keyword_first" | "minmax" | "rrf";
                /**
                 * @description Share of the vectors in `minmax` and `rrf`; null takes the measured default.
                 * @example 0.6
                 */
                semanticWeight: number | null;
                /** @description Whether the 50 best are put in order once more by the service that the operator has set up; not, by default. */
                rerank: boolean;
            };
            reindex: {
                /** @example text-embedding-3-small */
                embeddingModel: string;
                /** @example 1536 */
                embeddingDimensions: number;
                /** @enum {unknown} */
                status: "running" | "failed";
                /** @description Chunks that have their new vector. */
                done: number;
                /** @description Chunks that need one; sources may be added meanwhile. */
                total: number;
                /** @description Why it failed, in a sentence. The base is as it was before. */
                error: string | null;
                /**
                 * Format: date-time
                 * @description When it was asked for.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                startedAt: string;
            } | null;
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
            search?: {
                /**
                 * @description How a hybrid search joins words and vectors. `keyword_first`: by words; vectors order equal scores and answer when no word is found. `minmax`: by the weighted sum of both scores. `rrf`: by the weighted sum of reciprocal places. `auto`: `keyword_first` with the built-in model, `minmax` with others. A new base has `auto`.
                 * @enum {unknown}
                 */
                fusion?: "auto" | "keyword_first" | "minmax" | "rrf";
                /**
                 * @description Share of the vectors in `minmax` and `rrf`; null takes the measured default.
                 * @example 0.6
                 */
                semanticWeight?: number | null;
                /** @description Whether the 50 best are put in order once more by the service that the operator has set up; not, by default. */
                rerank?: boolean;
            };
        };
        /** @description A base was deleted with all its sources; the data is its last state. No `source.deleted` is emitted for them. */
        BaseDeletedEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "base.deleted";
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
            data: components["schemas"]["Base"];
        };
        BaseList: {
            data: components["schemas"]["Base"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        /** @description A base changed over to another embedding model: searches use the new vectors from now on. */
        BaseReindexedEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "base.reindexed";
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
            data: components["schemas"]["Base"];
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
        Company: {
            /**
             * @description Identifier of the company.
             * @example cmp_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description What the company is called.
             * @example Analytical Engines
             */
            name: string;
            /**
             * @description Unique in the organization; kept in lower case and in ASCII.
             * @example example.com
             */
            domain: string | null;
            /**
             * @description E.164 number.
             * @example +14155550123
             */
            phone: string | null;
            /** @description Postal address; replaced as a whole. */
            address: {
                /**
                 * @description Street and number; further lines after line breaks.
                 * @example 12 St James’s Square
                 */
                street?: string;
                /**
                 * @description City or town.
                 * @example London
                 */
                city?: string;
                /**
                 * @description State, province or county.
                 * @example Greater London
                 */
                region?: string;
                /**
                 * @description ZIP or postal code.
                 * @example SW1Y 4JH
                 */
                postalCode?: string;
                /**
                 * @description Country, as two letters of ISO 3166.
                 * @example GB
                 */
                country?: string;
            } | null;
            /**
             * @description Member who looks after the company.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            ownerId: string | null;
            /** @description Labels, in the order that you send. */
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
        };
        /** @description An absent field stays, null clears; `custom`, `address` and `tags` are replaced as a whole. */
        CompanyChanges: {
            /**
             * @description What the company is called.
             * @example Analytical Engines
             */
            name?: string;
            /**
             * @description Unique in the organization; kept in lower case and in ASCII.
             * @example example.com
             */
            domain?: string | null;
            /**
             * @description E.164 number.
             * @example +14155550123
             */
            phone?: string | null;
            /** @description Postal address; replaced as a whole. */
            address?: {
                /**
                 * @description Street and number; further lines after line breaks.
                 * @example 12 St James’s Square
                 */
                street?: string;
                /**
                 * @description City or town.
                 * @example London
                 */
                city?: string;
                /**
                 * @description State, province or county.
                 * @example Greater London
                 */
                region?: string;
                /**
                 * @description ZIP or postal code.
                 * @example SW1Y 4JH
                 */
                postalCode?: string;
                /**
                 * @description Country, as two letters of ISO 3166.
                 * @example GB
                 */
                country?: string;
            } | null;
            /**
             * @description Member who looks after the company.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            ownerId?: string | null;
            /** @description Labels, in the order that you send. */
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
        /** @description A company was created. */
        CompanyCreatedEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "company.created";
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
            data: components["schemas"]["Company"];
        };
        /** @description A company was deleted; the data is its last state. What earlier events said about it is expunged, and so is this one when its deliveries have ended. */
        CompanyDeletedEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "company.deleted";
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
            data: components["schemas"]["Company"];
        };
        CompanyList: {
            data: components["schemas"]["Company"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        /** @description A company changed; a write that changes nothing emits nothing. */
        CompanyUpdatedEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "company.updated";
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
            data: components["schemas"]["Company"];
        };
        /** @description Fields from additionalEmails on are there where the contact has them; doNotContact where it is true. */
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
             * @description Your own identifier; unique in the organization, in Unicode form NFC.
             * @example crm-1842
             */
            externalId: string | null;
            /** @description Labels, in the order that you send. */
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
            /** @description Other addresses. As unique as `email`; one that repeats it is left out. */
            additionalEmails?: string[];
            /** @description Other numbers. As unique as `phone`; one that repeats it is left out. */
            additionalPhones?: string[];
            /**
             * @description Member who looks after the contact.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            ownerId?: string;
            /**
             * @description Company that the contact belongs to; `company` shows its name then.
             * @example cmp_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            companyId?: string;
            /** @description Postal address; replaced as a whole. */
            address?: {
                /**
                 * @description Street and number; further lines after line breaks.
                 * @example 12 St James’s Square
                 */
                street?: string;
                /**
                 * @description City or town.
                 * @example London
                 */
                city?: string;
                /**
                 * @description State, province or county.
                 * @example Greater London
                 */
                region?: string;
                /**
                 * @description ZIP or postal code.
                 * @example SW1Y 4JH
                 */
                postalCode?: string;
                /**
                 * @description Country, as two letters of ISO 3166.
                 * @example GB
                 */
                country?: string;
            };
            /**
             * @description Language and region, as BCP 47 has them.
             * @example en-GB
             */
            locale?: string;
            /**
             * @description Time zone of the IANA database.
             * @example Europe/London
             */
            timezone?: string;
            /** @description True: the contact wants no message by any channel. */
            doNotContact?: boolean;
            /** @description What the number tells about itself, shortly after it was set. It moves no `updatedAt` and sends no event. */
            phoneInfo?: {
                /**
                 * @description Country, as two letters of ISO 3166.
                 * @example US
                 */
                country: string | null;
                /**
                 * @description Such as `mobile` or `fixed_line`.
                 * @example mobile
                 */
                type: string | null;
                /** @description Its country has numbers of this length. */
                possible: boolean;
                /** @description Its country gives out numbers that begin so. */
                valid: boolean;
            };
            /** @description By channel; absent where nothing is recorded. */
            consent?: {
                /** @description Absent: unknown. */
                email?: {
                    /** @description What the newest record says. */
                    status: "opted_in" | "opted_out";
                    /**
                     * Format: date-time
                     * @description When it was given or taken back.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    at: string;
                };
                /** @description Absent: unknown. */
                sms?: {
                    /** @description What the newest record says. */
                    status: "opted_in" | "opted_out";
                    /**
                     * Format: date-time
                     * @description When it was given or taken back.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    at: string;
                };
                /** @description Absent: unknown. */
                call?: {
                    /** @description What the newest record says. */
                    status: "opted_in" | "opted_out";
                    /**
                     * Format: date-time
                     * @description When it was given or taken back.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    at: string;
                };
            };
            /** @description Absent: by this API. */
            source?: {
                /** @description By what the contact came. */
                kind: "import" | "hook" | "sync";
                /** @description Which one. */
                id: string | null;
            };
            /**
             * Format: date-time
             * @description When something last happened with the contact: a note, a consent, an event of another product. Changes of the contact itself do not count.
             * @example 2026-11-21T09:30:00.000Z
             */
            lastActivityAt?: string;
            /** @description Contacts that were merged into this one; their ids lead to it. */
            mergedFrom?: string[];
        };
        ContactBatch: {
            /**
             * @description What happens with each item. `upsert` changes the contact that `matchBy` finds, or creates one.
             * @example create
             * @enum {string}
             */
            mode: "create" | "update" | "upsert" | "delete";
            /**
             * @description The field of an item that finds its contact. Without it: `id`; for `upsert` the first of externalId, email and phone that the item has.
             * @example id
             * @enum {string}
             */
            matchBy?: "id" | "email" | "phone" | "externalId";
            /**
             * @description The contacts, each with the fields to set.
             * @example [
             *       {
             *         "name": "Ada Lovelace",
             *         "email": "ada@example.com"
             *       }
             *     ]
             */
            items: {
                [key: string]: unknown;
            }[];
        };
        ContactBatchResult: {
            /** @description In the order of the items. */
            data: {
                /** @description Place of the item in `items`, from 0. */
                index: number;
                /**
                 * @description What became of it.
                 * @example created
                 * @enum {string}
                 */
                status: "created" | "updated" | "unchanged" | "deleted" | "failed";
                /** @description Identifier of the contact; null where it failed. */
                id: string | null;
                /** @description What was wrong with it; the field is one of the item. */
                error: {
                    code: string;
                    message: string;
                    field?: string;
                } | null;
            }[];
        };
        /** @description An absent field stays, null clears; `custom`, `address` and lists are replaced as a whole. */
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
             * @description Your own identifier; unique in the organization, in Unicode form NFC.
             * @example crm-1842
             */
            externalId?: string | null;
            /** @description Labels, in the order that you send. */
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
            /** @description Other addresses. As unique as `email`; one that repeats it is left out. */
            additionalEmails?: string[];
            /** @description Other numbers. As unique as `phone`; one that repeats it is left out. */
            additionalPhones?: string[];
            /**
             * @description Member who looks after the contact.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            ownerId?: string | null;
            /**
             * @description Company that the contact belongs to; `company` shows its name then.
             * @example cmp_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            companyId?: string | null;
            /** @description Postal address; replaced as a whole. */
            address?: {
                /**
                 * @description Street and number; further lines after line breaks.
                 * @example 12 St James’s Square
                 */
                street?: string;
                /**
                 * @description City or town.
                 * @example London
                 */
                city?: string;
                /**
                 * @description State, province or county.
                 * @example Greater London
                 */
                region?: string;
                /**
                 * @description ZIP or postal code.
                 * @example SW1Y 4JH
                 */
                postalCode?: string;
                /**
                 * @description Country, as two letters of ISO 3166.
                 * @example GB
                 */
                country?: string;
            } | null;
            /**
             * @description Language and region, as BCP 47 has them.
             * @example en-GB
             */
            locale?: string | null;
            /**
             * @description Time zone of the IANA database.
             * @example Europe/London
             */
            timezone?: string | null;
            /** @description True: the contact wants no message by any channel. */
            doNotContact?: boolean;
        };
        ContactConsent: {
            /**
             * @description Identifier of the record.
             * @example cns_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description By what the contact is reached.
             * @example email
             * @enum {string}
             */
            channel: "sms" | "call" | "email";
            /**
             * @description What messages are for.
             * @example Newsletter
             */
            purpose: string;
            /**
             * @description `pending` mails a link that asks for consent, and counts once the contact confirms it.
             * @example opted_in
             * @enum {string}
             */
            status: "pending" | "opted_out" | "opted_in";
            /**
             * @description On what messages rest in law (GDPR, article 6); `consent` unless you say otherwise.
             * @example consent
             * @enum {string}
             */
            basis: "legitimate_interest" | "contract" | "consent";
            /**
             * @description Where it was given.
             * @example Sign-up form
             */
            source: string | null;
            /**
             * @description What the contact was asked, word by word.
             * @example Send me the newsletter once a month.
             */
            wording: string | null;
            /** @description What proves it. It is erased with the person. */
            proof: {
                /**
                 * @description From where it was given.
                 * @example 203.0.113.7
                 */
                ip?: string;
                /** @description With what it was given. */
                userAgent?: string;
                /** @description On which page. */
                url?: string;
                /**
                 * Format: date-time
                 * @description When the contact confirmed it.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                confirmedAt?: string;
            } | null;
            /** @description Who recorded it. */
            actor: {
                /**
                 * @description `contact`: by a link in a mail.
                 * @example token
                 * @enum {string}
                 */
                kind: "member" | "contact" | "token";
                /** @description Id of the member or the token. */
                id: string | null;
            };
            /**
             * Format: date-time
             * @description When it was given or taken back.
             * @example 2026-11-21T09:30:00.000Z
             */
            at: string;
        };
        /** @description The contact, and the channels concerned. */
        ContactConsentChanged: {
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
             * @description Your own identifier; unique in the organization, in Unicode form NFC.
             * @example crm-1842
             */
            externalId: string | null;
            /** @description Labels, in the order that you send. */
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
            /** @description Other addresses. As unique as `email`; one that repeats it is left out. */
            additionalEmails?: string[];
            /** @description Other numbers. As unique as `phone`; one that repeats it is left out. */
            additionalPhones?: string[];
            /**
             * @description Member who looks after the contact.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            ownerId?: string;
            /**
             * @description Company that the contact belongs to; `company` shows its name then.
             * @example cmp_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            companyId?: string;
            /** @description Postal address; replaced as a whole. */
            address?: {
                /**
                 * @description Street and number; further lines after line breaks.
                 * @example 12 St James’s Square
                 */
                street?: string;
                /**
                 * @description City or town.
                 * @example London
                 */
                city?: string;
                /**
                 * @description State, province or county.
                 * @example Greater London
                 */
                region?: string;
                /**
                 * @description ZIP or postal code.
                 * @example SW1Y 4JH
                 */
                postalCode?: string;
                /**
                 * @description Country, as two letters of ISO 3166.
                 * @example GB
                 */
                country?: string;
            };
            /**
             * @description Language and region, as BCP 47 has them.
             * @example en-GB
             */
            locale?: string;
            /**
             * @description Time zone of the IANA database.
             * @example Europe/London
             */
            timezone?: string;
            /** @description True: the contact wants no message by any channel. */
            doNotContact?: boolean;
            /** @description What the number tells about itself, shortly after it was set. It moves no `updatedAt` and sends no event. */
            phoneInfo?: {
                /**
                 * @description Country, as two letters of ISO 3166.
                 * @example US
                 */
                country: string | null;
                /**
                 * @description Such as `mobile` or `fixed_line`.
                 * @example mobile
                 */
                type: string | null;
                /** @description Its country has numbers of this length. */
                possible: boolean;
                /** @description Its country gives out numbers that begin so. */
                valid: boolean;
            };
            /** @description By channel; absent where nothing is recorded. */
            consent?: {
                /** @description Absent: unknown. */
                email?: {
                    /** @description What the newest record says. */
                    status: "opted_in" | "opted_out";
                    /**
                     * Format: date-time
                     * @description When it was given or taken back.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    at: string;
                };
                /** @description Absent: unknown. */
                sms?: {
                    /** @description What the newest record says. */
                    status: "opted_in" | "opted_out";
                    /**
                     * Format: date-time
                     * @description When it was given or taken back.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    at: string;
                };
                /** @description Absent: unknown. */
                call?: {
                    /** @description What the newest record says. */
                    status: "opted_in" | "opted_out";
                    /**
                     * Format: date-time
                     * @description When it was given or taken back.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    at: string;
                };
            };
            /** @description Absent: by this API. */
            source?: {
                /** @description By what the contact came. */
                kind: "import" | "hook" | "sync";
                /** @description Which one. */
                id: string | null;
            };
            /**
             * Format: date-time
             * @description When something last happened with the contact: a note, a consent, an event of another product. Changes of the contact itself do not count.
             * @example 2026-11-21T09:30:00.000Z
             */
            lastActivityAt?: string;
            /** @description Contacts that were merged into this one; their ids lead to it. */
            mergedFrom?: string[];
            /** @description Channels whose consent is new; `consent` has it. */
            changedChannels: ("email" | "sms" | "call")[];
        };
        /** @description What a contact consents to changed, by whatever operation; `contact.updated` is sent, too. */
        ContactConsentChangedEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "contact.consent_changed";
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
            data: components["schemas"]["ContactConsentChanged"];
        };
        ContactConsentList: {
            data: components["schemas"]["ContactConsent"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
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
        /** @description A contact was erased, and those that had been merged into it. The data are ids alone: delete what you keep of the person. `contact.deleted` is not sent. */
        ContactErasedEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "contact.erased";
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
            data: components["schemas"]["ErasedContact"];
        };
        /** @description What stays of a contact that was erased. */
        ContactErasure: {
            /**
             * @description Identifier that the contact had. No other contact will ever have it.
             * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was erased.
             * @example 2026-11-21T09:30:00.000Z
             */
            erasedAt: string;
            /** @description What the contact had agreed to and taken back, newest first. */
            consents: {
                /**
                 * @description Identifier of the record.
                 * @example cns_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                id: string;
                /**
                 * @description By what the contact is reached.
                 * @example email
                 * @enum {string}
                 */
                channel: "sms" | "call" | "email";
                /**
                 * @description What messages are for.
                 * @example Newsletter
                 */
                purpose: string;
                /**
                 * @description `pending` mails a link that asks for consent, and counts once the contact confirms it.
                 * @example opted_in
                 * @enum {string}
                 */
                status: "pending" | "opted_out" | "opted_in";
                /**
                 * @description On what messages rest in law (GDPR, article 6); `consent` unless you say otherwise.
                 * @example consent
                 * @enum {string}
                 */
                basis: "legitimate_interest" | "contract" | "consent";
                /** @description Who recorded it. */
                actor: {
                    /**
                     * @description `contact`: by a link in a mail.
                     * @example token
                     * @enum {string}
                     */
                    kind: "member" | "contact" | "token";
                    /** @description Id of the member or the token. */
                    id: string | null;
                };
                /**
                 * Format: date-time
                 * @description When it was given or taken back.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                at: string;
            }[];
        };
        ContactExport: {
            /**
             * @description Identifier of the export.
             * @example exp_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description The file can be read once `completed`.
             * @example running
             * @enum {string}
             */
            status: "running" | "completed" | "failed";
            /**
             * @description Kind of the file.
             * @example csv
             * @enum {string}
             */
            format: "csv" | "ndjson" | "vcard";
            /** @description What the file has of each contact. */
            fields: ("externalId" | "name" | "firstName" | "lastName" | "email" | "additionalEmails" | "phone" | "additionalPhones" | "company" | "jobTitle" | "tags" | "address" | "locale" | "timezone" | "doNotContact" | "custom" | "id" | "ownerId" | "phoneInfo" | "consent" | "source" | "createdAt" | "updatedAt" | "lastActivityAt")[];
            /** @description Contacts that are written. */
            rows: number;
            /** @description Size of what is written. */
            bytes: number;
            /** @description Why it failed. */
            error: string | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ended.
             * @example 2026-11-21T09:30:00.000Z
             */
            endedAt: string | null;
            /**
             * Format: date-time
             * @description When the export and its file are deleted.
             * @example 2026-11-21T09:30:00.000Z
             */
            expiresAt: string;
        };
        ContactExportList: {
            data: components["schemas"]["ContactExport"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        ContactField: {
            /**
             * @description Identifier of the field.
             * @example fld_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description Its name in `custom`; never changes.
             * @example seats
             */
            key: string;
            /**
             * @description What its values are; never changes. Dates are texts in ISO 8601.
             * @example number
             * @enum {string}
             */
            type: "text" | "number" | "boolean" | "date" | "select" | "multiSelect" | "url" | "email" | "phone" | "contact";
            /**
             * @description What people read.
             * @example Seats
             */
            label: string;
            /**
             * @description What `select` and `multiSelect` choose from.
             * @example []
             */
            options: string[];
            /**
             * @description A contact is created with it, and `custom` is not replaced without it.
             * @example false
             */
            required: boolean;
            /**
             * @description No two contacts have the same value.
             * @example false
             */
            unique: boolean;
            /**
             * @description Contacts can be listed in its order: `sort=custom.<key>`. Texts are in the order of names, without case and accents; booleans begin with false. At most 20 fields.
             * @example false
             */
            sortable: boolean;
            /**
             * @description No longer checked, and left out of forms. Values stay.
             * @example false
             */
            archived: boolean;
            /**
             * @description True while the order of a field that became sortable is prepared.
             * @example false
             */
            indexing: boolean;
            /**
             * Format: date-time
             * @description When the field was created.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the field last changed.
             * @example 2026-11-21T09:30:00.000Z
             */
            updatedAt: string;
        };
        ContactFieldChanges: {
            /**
             * @description What people read.
             * @example Seats
             */
            label?: string;
            /**
             * @description What `select` and `multiSelect` choose from.
             * @example []
             */
            options?: string[];
            /**
             * @description A contact is created with it, and `custom` is not replaced without it.
             * @example false
             */
            required?: boolean;
            /**
             * @description No two contacts have the same value.
             * @example false
             */
            unique?: boolean;
            /**
             * @description Contacts can be listed in its order: `sort=custom.<key>`. Texts are in the order of names, without case and accents; booleans begin with false. At most 20 fields.
             * @example false
             */
            sortable?: boolean;
            /**
             * @description No longer checked, and left out of forms. Values stay.
             * @example false
             */
            archived?: boolean;
        };
        ContactFieldList: {
            data: components["schemas"]["ContactField"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        ContactFieldSettings: {
            /** @description True: `custom` takes no keys but those of fields. What is there stays. */
            strictFields: boolean;
        };
        ContactImport: {
            /**
             * @description Identifier of the import.
             * @example imp_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description `partial`: ended before the end of the file, see `error`; the rows before it are imported.
             * @example uploaded
             * @enum {string}
             */
            status: "uploaded" | "running" | "completed" | "partial" | "canceled" | "failed" | "undoing" | "undone";
            /**
             * @description Name of the file.
             * @example contacts.csv
             */
            fileName: string;
            /**
             * @description Kind of the file.
             * @example csv
             * @enum {string}
             */
            format: "csv" | "xlsx" | "vcard" | "ndjson";
            /**
             * @description Of its text.
             * @example utf-8
             */
            encoding: string | null;
            /**
             * @description Of its cells.
             * @example ,
             */
            delimiter: string | null;
            /** @description What the file has. */
            columns: {
                /** @description Its header; a second one of a name has its number behind. */
                name: string;
                /** @description The first five cells that are not empty. */
                samples: string[];
                /** @description What it may hold; the confidence is from 0 to 1. Null where nothing tells. */
                suggestion: {
                    field: string;
                    confidence: number;
                } | null;
            }[];
            /** @description Columns and the fields that they are imported as; null before the start. */
            mapping: {
                [key: string]: string | null;
            } | null;
            /** @description As the import was started; null before the start. */
            options: {
                /**
                 * @description Country of numbers without one, as two letters of ISO 3166.
                 * @example US
                 */
                defaultCountry?: string | null;
                /**
                 * @description What happens with a contact that is there: it takes what the row has, only what it has no value for, or nothing. `update` when absent.
                 * @example update
                 * @enum {string}
                 */
                onConflict?: "update" | "fill_empty" | "skip";
                /** @description True: an empty cell clears the field. Absent: it keeps it. */
                clearEmpty?: boolean;
                /**
                 * @description `summary`: only `contact_import.completed`, and no event for each contact.
                 * @example each
                 * @enum {string}
                 */
                events?: "each" | "summary";
                /**
                 * @description Added to every contact of the file, beside the tags that it has.
                 * @example [
                 *       "fair-2026"
                 *     ]
                 */
                tags?: string[];
                /**
                 * @description Encoding of the text, where the one that was detected is wrong.
                 * @example windows-1252
                 */
                encoding?: string | null;
                /** @description Sheet of a workbook; the first when absent. */
                sheet?: string | null;
                /** @description True: changes nothing, and counts what a run would do. */
                dryRun?: boolean;
            } | null;
            progress: {
                /** @description Rows that were read, the header not counted. */
                rowsRead: number;
                /** @description Rows that created a contact. */
                created: number;
                /** @description Rows that changed one. */
                updated: number;
                /** @description Rows that say what is so already. */
                unchanged: number;
                /** @description Rows of contacts that are there, with `onConflict: skip`. */
                skipped: number;
                /** @description Rows with a fault; see `…/errors`. */
                failed: number;
                /** @description Bytes of the file that were read. */
                bytesRead: number;
                /** @description Bytes of the file. */
                bytesTotal: number;
            };
            /** @description Why the file was not read to its end, and at which line. */
            error: {
                code: string;
                message: string;
                line: number | null;
            } | null;
            /** @description What undoing came to. What changed after the import stays, and is listed; at most 1,000 are. */
            undo: {
                deleted: number;
                restored: number;
                keptCount: number;
                kept: {
                    /** @example con_01jbts0z0ye8t9tpsz3gn7nkm8 */
                    contactId: string;
                    fields: string[];
                }[];
            } | null;
            /**
             * Format: date-time
             * @description When the file was uploaded.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was started last.
             * @example 2026-11-21T09:30:00.000Z
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description When that ended.
             * @example 2026-11-21T09:30:00.000Z
             */
            endedAt: string | null;
        };
        /** @description An import of contacts ended; `status` is `partial` where it ended before the end of the file. */
        ContactImportCompletedEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "contact_import.completed";
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
            data: components["schemas"]["ContactImportEnd"];
        };
        ContactImportEnd: {
            /**
             * @description Identifier of the import.
             * @example imp_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description `partial`: ended before the end of the file, see `error`; the rows before it are imported.
             * @example uploaded
             * @enum {string}
             */
            status: "uploaded" | "running" | "completed" | "partial" | "canceled" | "failed" | "undoing" | "undone";
            /**
             * @description Name of the file.
             * @example contacts.csv
             */
            fileName: string;
            /** @description Whether it was a dry run, which changes nothing. */
            dryRun: boolean;
            progress: {
                /** @description Rows that were read, the header not counted. */
                rowsRead: number;
                /** @description Rows that created a contact. */
                created: number;
                /** @description Rows that changed one. */
                updated: number;
                /** @description Rows that say what is so already. */
                unchanged: number;
                /** @description Rows of contacts that are there, with `onConflict: skip`. */
                skipped: number;
                /** @description Rows with a fault; see `…/errors`. */
                failed: number;
                /** @description Bytes of the file that were read. */
                bytesRead: number;
                /** @description Bytes of the file. */
                bytesTotal: number;
            };
            /** @description Why the file was not read to its end, and at which line. */
            error: {
                code: string;
                message: string;
                line: number | null;
            } | null;
        };
        /** @description An import of contacts failed; `error` says why. */
        ContactImportFailedEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "contact_import.failed";
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
            data: components["schemas"]["ContactImportEnd"];
        };
        ContactImportForm: {
            /** @description At most 200 MiB. */
            file: unknown;
        };
        ContactImportList: {
            data: components["schemas"]["ContactImport"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        /** @description Without a mapping, the suggestions are taken. */
        ContactImportStart: {
            /**
             * @description Columns by name, each with the field that it is imported as: one of a contact, a part of the address, or `custom.` and a name. A column that is not named, or null, is left out.
             * @example {
             *       "E-mail": "email",
             *       "Seats": "custom.seats"
             *     }
             */
            mapping?: {
                [key: string]: string | null;
            };
            options?: {
                /**
                 * @description Country of numbers without one, as two letters of ISO 3166.
                 * @example US
                 */
                defaultCountry?: string | null;
                /**
                 * @description What happens with a contact that is there: it takes what the row has, only what it has no value for, or nothing. `update` when absent.
                 * @example update
                 * @enum {string}
                 */
                onConflict?: "update" | "fill_empty" | "skip";
                /** @description True: an empty cell clears the field. Absent: it keeps it. */
                clearEmpty?: boolean;
                /**
                 * @description `summary`: only `contact_import.completed`, and no event for each contact.
                 * @example each
                 * @enum {string}
                 */
                events?: "each" | "summary";
                /**
                 * @description Added to every contact of the file, beside the tags that it has.
                 * @example [
                 *       "fair-2026"
                 *     ]
                 */
                tags?: string[];
                /**
                 * @description Encoding of the text, where the one that was detected is wrong.
                 * @example windows-1252
                 */
                encoding?: string | null;
                /** @description Sheet of a workbook; the first when absent. */
                sheet?: string | null;
                /** @description True: changes nothing, and counts what a run would do. */
                dryRun?: boolean;
            };
        };
        /** @description The contact, and the segment. */
        ContactInSegment: {
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
             * @description Your own identifier; unique in the organization, in Unicode form NFC.
             * @example crm-1842
             */
            externalId: string | null;
            /** @description Labels, in the order that you send. */
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
            /** @description Other addresses. As unique as `email`; one that repeats it is left out. */
            additionalEmails?: string[];
            /** @description Other numbers. As unique as `phone`; one that repeats it is left out. */
            additionalPhones?: string[];
            /**
             * @description Member who looks after the contact.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            ownerId?: string;
            /**
             * @description Company that the contact belongs to; `company` shows its name then.
             * @example cmp_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            companyId?: string;
            /** @description Postal address; replaced as a whole. */
            address?: {
                /**
                 * @description Street and number; further lines after line breaks.
                 * @example 12 St James’s Square
                 */
                street?: string;
                /**
                 * @description City or town.
                 * @example London
                 */
                city?: string;
                /**
                 * @description State, province or county.
                 * @example Greater London
                 */
                region?: string;
                /**
                 * @description ZIP or postal code.
                 * @example SW1Y 4JH
                 */
                postalCode?: string;
                /**
                 * @description Country, as two letters of ISO 3166.
                 * @example GB
                 */
                country?: string;
            };
            /**
             * @description Language and region, as BCP 47 has them.
             * @example en-GB
             */
            locale?: string;
            /**
             * @description Time zone of the IANA database.
             * @example Europe/London
             */
            timezone?: string;
            /** @description True: the contact wants no message by any channel. */
            doNotContact?: boolean;
            /** @description What the number tells about itself, shortly after it was set. It moves no `updatedAt` and sends no event. */
            phoneInfo?: {
                /**
                 * @description Country, as two letters of ISO 3166.
                 * @example US
                 */
                country: string | null;
                /**
                 * @description Such as `mobile` or `fixed_line`.
                 * @example mobile
                 */
                type: string | null;
                /** @description Its country has numbers of this length. */
                possible: boolean;
                /** @description Its country gives out numbers that begin so. */
                valid: boolean;
            };
            /** @description By channel; absent where nothing is recorded. */
            consent?: {
                /** @description Absent: unknown. */
                email?: {
                    /** @description What the newest record says. */
                    status: "opted_in" | "opted_out";
                    /**
                     * Format: date-time
                     * @description When it was given or taken back.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    at: string;
                };
                /** @description Absent: unknown. */
                sms?: {
                    /** @description What the newest record says. */
                    status: "opted_in" | "opted_out";
                    /**
                     * Format: date-time
                     * @description When it was given or taken back.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    at: string;
                };
                /** @description Absent: unknown. */
                call?: {
                    /** @description What the newest record says. */
                    status: "opted_in" | "opted_out";
                    /**
                     * Format: date-time
                     * @description When it was given or taken back.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    at: string;
                };
            };
            /** @description Absent: by this API. */
            source?: {
                /** @description By what the contact came. */
                kind: "import" | "hook" | "sync";
                /** @description Which one. */
                id: string | null;
            };
            /**
             * Format: date-time
             * @description When something last happened with the contact: a note, a consent, an event of another product. Changes of the contact itself do not count.
             * @example 2026-11-21T09:30:00.000Z
             */
            lastActivityAt?: string;
            /** @description Contacts that were merged into this one; their ids lead to it. */
            mergedFrom?: string[];
            segment: {
                /**
                 * @description Identifier of the segment.
                 * @example seg_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                id: string;
                /** @description What the segment is called. */
                name: string;
            };
        };
        ContactList: {
            data: components["schemas"]["Contact"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
            /** @description There where it was asked for. */
            totalCount?: {
                /**
                 * @description How many fit.
                 * @example 412
                 */
                value: number;
                /** @description `gte`: there are at least so many. */
                relation: "eq" | "gte";
            };
        };
        ContactMerge: {
            /** @description The contacts that are merged into this one. */
            contactIds: string[];
            /**
             * @description For a field, the contact whose value stays. Without it the survivor’s does, or the first of the others that has one.
             * @example {}
             */
            choose?: {
                /**
                 * @description The contact whose value stays.
                 * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                name?: string;
                /**
                 * @description The contact whose value stays.
                 * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                firstName?: string;
                /**
                 * @description The contact whose value stays.
                 * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                lastName?: string;
                /**
                 * @description The contact whose value stays.
                 * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                email?: string;
                /**
                 * @description The contact whose value stays.
                 * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                phone?: string;
                /**
                 * @description The contact whose value stays.
                 * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                company?: string;
                /**
                 * @description The contact whose value stays.
                 * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                jobTitle?: string;
                /**
                 * @description The contact whose value stays.
                 * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                externalId?: string;
                /**
                 * @description The contact whose value stays.
                 * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                ownerId?: string;
                /**
                 * @description The contact whose value stays.
                 * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                address?: string;
                /**
                 * @description The contact whose value stays.
                 * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                locale?: string;
                /**
                 * @description The contact whose value stays.
                 * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                timezone?: string;
                /**
                 * @description The contact whose value stays.
                 * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                custom?: string;
            };
        };
        ContactMerged: {
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
             * @description Your own identifier; unique in the organization, in Unicode form NFC.
             * @example crm-1842
             */
            externalId: string | null;
            /** @description Labels, in the order that you send. */
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
            /** @description Other addresses. As unique as `email`; one that repeats it is left out. */
            additionalEmails?: string[];
            /** @description Other numbers. As unique as `phone`; one that repeats it is left out. */
            additionalPhones?: string[];
            /**
             * @description Member who looks after the contact.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            ownerId?: string;
            /**
             * @description Company that the contact belongs to; `company` shows its name then.
             * @example cmp_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            companyId?: string;
            /** @description Postal address; replaced as a whole. */
            address?: {
                /**
                 * @description Street and number; further lines after line breaks.
                 * @example 12 St James’s Square
                 */
                street?: string;
                /**
                 * @description City or town.
                 * @example London
                 */
                city?: string;
                /**
                 * @description State, province or county.
                 * @example Greater London
                 */
                region?: string;
                /**
                 * @description ZIP or postal code.
                 * @example SW1Y 4JH
                 */
                postalCode?: string;
                /**
                 * @description Country, as two letters of ISO 3166.
                 * @example GB
                 */
                country?: string;
            };
            /**
             * @description Language and region, as BCP 47 has them.
             * @example en-GB
             */
            locale?: string;
            /**
             * @description Time zone of the IANA database.
             * @example Europe/London
             */
            timezone?: string;
            /** @description True: the contact wants no message by any channel. */
            doNotContact?: boolean;
            /** @description What the number tells about itself, shortly after it was set. It moves no `updatedAt` and sends no event. */
            phoneInfo?: {
                /**
                 * @description Country, as two letters of ISO 3166.
                 * @example US
                 */
                country: string | null;
                /**
                 * @description Such as `mobile` or `fixed_line`.
                 * @example mobile
                 */
                type: string | null;
                /** @description Its country has numbers of this length. */
                possible: boolean;
                /** @description Its country gives out numbers that begin so. */
                valid: boolean;
            };
            /** @description By channel; absent where nothing is recorded. */
            consent?: {
                /** @description Absent: unknown. */
                email?: {
                    /** @description What the newest record says. */
                    status: "opted_in" | "opted_out";
                    /**
                     * Format: date-time
                     * @description When it was given or taken back.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    at: string;
                };
                /** @description Absent: unknown. */
                sms?: {
                    /** @description What the newest record says. */
                    status: "opted_in" | "opted_out";
                    /**
                     * Format: date-time
                     * @description When it was given or taken back.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    at: string;
                };
                /** @description Absent: unknown. */
                call?: {
                    /** @description What the newest record says. */
                    status: "opted_in" | "opted_out";
                    /**
                     * Format: date-time
                     * @description When it was given or taken back.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    at: string;
                };
            };
            /** @description Absent: by this API. */
            source?: {
                /** @description By what the contact came. */
                kind: "import" | "hook" | "sync";
                /** @description Which one. */
                id: string | null;
            };
            /**
             * Format: date-time
             * @description When something last happened with the contact: a note, a consent, an event of another product. Changes of the contact itself do not count.
             * @example 2026-11-21T09:30:00.000Z
             */
            lastActivityAt?: string;
            /** @description Contacts that were merged into this one; their ids lead to it. */
            mergedFrom?: string[];
            /** @description Contacts that were merged into this one. */
            mergedIds: string[];
        };
        /** @description Other contacts were merged into a contact; their ids lead to it now. `contact.updated` is sent, too, and no `contact.deleted`. */
        ContactMergedEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "contact.merged";
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
            data: components["schemas"]["ContactMerged"];
        };
        ContactNote: {
            /**
             * @description Identifier of the note.
             * @example note_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description What is noted, as plain text.
             * @example Prefers to be called in the morning.
             */
            text: string;
            /**
             * @description Id of the member or the token that wrote it.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            createdBy: string | null;
            /**
             * Format: date-time
             * @description When it was written.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed.
             * @example 2026-11-21T09:30:00.000Z
             */
            updatedAt: string;
        };
        ContactNoteList: {
            data: components["schemas"]["ContactNote"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        ContactSearch: {
            /**
             * @description `{and: […]}`, `{or: […]}`, `{not: …}` or `{field, op, value}`, where op is eq, ne, in, nin, contains, startsWith, gt, gte, lt, lte, between, withinLast, exists. At most 5 levels and 50 comparisons.
             * @example {
             *       "and": [
             *         {
             *           "field": "tag",
             *           "op": "eq",
             *           "value": "customer"
             *         },
             *         {
             *           "field": "createdAt",
             *           "op": "withinLast",
             *           "value": "30d"
             *         }
             *       ]
             *     }
             */
            filter?: {
                [key: string]: unknown;
            };
            /**
             * @description The order: createdAt, updatedAt, lastActivityAt, name or `custom.<key>` of a sortable field; with `-` the other way round. Contacts without the value come last in both, and ids break ties. Without it: newest first.
             * @example -lastActivityAt
             */
            sort?: string;
            /**
             * @description How many items to return at most.
             * @default 20
             */
            limit?: number;
            /** @description `nextCursor` of the page before. */
            cursor?: string;
            /** @description Adds `totalCount`: how many fit in all, exact up to 10,000. */
            totalCount?: boolean;
        };
        /** @description A contact fits a segment that it did not fit at the last comparison, an hour before. Compared where something subscribes to it. */
        ContactSegmentEnteredEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "contact.segment_entered";
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
            data: components["schemas"]["ContactInSegment"];
        };
        /** @description A contact no longer fits a segment. One that is deleted or merged into another leaves without it. */
        ContactSegmentLeftEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "contact.segment_left";
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
            data: components["schemas"]["ContactInSegment"];
        };
        /** @description The contact, and what changed of its tags. */
        ContactTagged: {
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
             * @description Your own identifier; unique in the organization, in Unicode form NFC.
             * @example crm-1842
             */
            externalId: string | null;
            /** @description Labels, in the order that you send. */
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
            /** @description Other addresses. As unique as `email`; one that repeats it is left out. */
            additionalEmails?: string[];
            /** @description Other numbers. As unique as `phone`; one that repeats it is left out. */
            additionalPhones?: string[];
            /**
             * @description Member who looks after the contact.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            ownerId?: string;
            /**
             * @description Company that the contact belongs to; `company` shows its name then.
             * @example cmp_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            companyId?: string;
            /** @description Postal address; replaced as a whole. */
            address?: {
                /**
                 * @description Street and number; further lines after line breaks.
                 * @example 12 St James’s Square
                 */
                street?: string;
                /**
                 * @description City or town.
                 * @example London
                 */
                city?: string;
                /**
                 * @description State, province or county.
                 * @example Greater London
                 */
                region?: string;
                /**
                 * @description ZIP or postal code.
                 * @example SW1Y 4JH
                 */
                postalCode?: string;
                /**
                 * @description Country, as two letters of ISO 3166.
                 * @example GB
                 */
                country?: string;
            };
            /**
             * @description Language and region, as BCP 47 has them.
             * @example en-GB
             */
            locale?: string;
            /**
             * @description Time zone of the IANA database.
             * @example Europe/London
             */
            timezone?: string;
            /** @description True: the contact wants no message by any channel. */
            doNotContact?: boolean;
            /** @description What the number tells about itself, shortly after it was set. It moves no `updatedAt` and sends no event. */
            phoneInfo?: {
                /**
                 * @description Country, as two letters of ISO 3166.
                 * @example US
                 */
                country: string | null;
                /**
                 * @description Such as `mobile` or `fixed_line`.
                 * @example mobile
                 */
                type: string | null;
                /** @description Its country has numbers of this length. */
                possible: boolean;
                /** @description Its country gives out numbers that begin so. */
                valid: boolean;
            };
            /** @description By channel; absent where nothing is recorded. */
            consent?: {
                /** @description Absent: unknown. */
                email?: {
                    /** @description What the newest record says. */
                    status: "opted_in" | "opted_out";
                    /**
                     * Format: date-time
                     * @description When it was given or taken back.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    at: string;
                };
                /** @description Absent: unknown. */
                sms?: {
                    /** @description What the newest record says. */
                    status: "opted_in" | "opted_out";
                    /**
                     * Format: date-time
                     * @description When it was given or taken back.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    at: string;
                };
                /** @description Absent: unknown. */
                call?: {
                    /** @description What the newest record says. */
                    status: "opted_in" | "opted_out";
                    /**
                     * Format: date-time
                     * @description When it was given or taken back.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    at: string;
                };
            };
            /** @description Absent: by this API. */
            source?: {
                /** @description By what the contact came. */
                kind: "import" | "hook" | "sync";
                /** @description Which one. */
                id: string | null;
            };
            /**
             * Format: date-time
             * @description When something last happened with the contact: a note, a consent, an event of another product. Changes of the contact itself do not count.
             * @example 2026-11-21T09:30:00.000Z
             */
            lastActivityAt?: string;
            /** @description Contacts that were merged into this one; their ids lead to it. */
            mergedFrom?: string[];
            /** @description Labels, in the order that you send. */
            addedTags: string[];
            /** @description Labels, in the order that you send. */
            removedTags: string[];
        };
        /** @description The tags of a contact changed, by whatever operation; `contact.updated` is sent, too. */
        ContactTaggedEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "contact.tagged";
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
            data: components["schemas"]["ContactTagged"];
        };
        /** @description The contact, and those that are there again. */
        ContactUnmerge: {
            survivor: components["schemas"]["Contact"];
            restored: components["schemas"]["Contact"][];
        };
        ContactUnmerged: {
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
             * @description Your own identifier; unique in the organization, in Unicode form NFC.
             * @example crm-1842
             */
            externalId: string | null;
            /** @description Labels, in the order that you send. */
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
            /** @description Other addresses. As unique as `email`; one that repeats it is left out. */
            additionalEmails?: string[];
            /** @description Other numbers. As unique as `phone`; one that repeats it is left out. */
            additionalPhones?: string[];
            /**
             * @description Member who looks after the contact.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            ownerId?: string;
            /**
             * @description Company that the contact belongs to; `company` shows its name then.
             * @example cmp_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            companyId?: string;
            /** @description Postal address; replaced as a whole. */
            address?: {
                /**
                 * @description Street and number; further lines after line breaks.
                 * @example 12 St James’s Square
                 */
                street?: string;
                /**
                 * @description City or town.
                 * @example London
                 */
                city?: string;
                /**
                 * @description State, province or county.
                 * @example Greater London
                 */
                region?: string;
                /**
                 * @description ZIP or postal code.
                 * @example SW1Y 4JH
                 */
                postalCode?: string;
                /**
                 * @description Country, as two letters of ISO 3166.
                 * @example GB
                 */
                country?: string;
            };
            /**
             * @description Language and region, as BCP 47 has them.
             * @example en-GB
             */
            locale?: string;
            /**
             * @description Time zone of the IANA database.
             * @example Europe/London
             */
            timezone?: string;
            /** @description True: the contact wants no message by any channel. */
            doNotContact?: boolean;
            /** @description What the number tells about itself, shortly after it was set. It moves no `updatedAt` and sends no event. */
            phoneInfo?: {
                /**
                 * @description Country, as two letters of ISO 3166.
                 * @example US
                 */
                country: string | null;
                /**
                 * @description Such as `mobile` or `fixed_line`.
                 * @example mobile
                 */
                type: string | null;
                /** @description Its country has numbers of this length. */
                possible: boolean;
                /** @description Its country gives out numbers that begin so. */
                valid: boolean;
            };
            /** @description By channel; absent where nothing is recorded. */
            consent?: {
                /** @description Absent: unknown. */
                email?: {
                    /** @description What the newest record says. */
                    status: "opted_in" | "opted_out";
                    /**
                     * Format: date-time
                     * @description When it was given or taken back.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    at: string;
                };
                /** @description Absent: unknown. */
                sms?: {
                    /** @description What the newest record says. */
                    status: "opted_in" | "opted_out";
                    /**
                     * Format: date-time
                     * @description When it was given or taken back.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    at: string;
                };
                /** @description Absent: unknown. */
                call?: {
                    /** @description What the newest record says. */
                    status: "opted_in" | "opted_out";
                    /**
                     * Format: date-time
                     * @description When it was given or taken back.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    at: string;
                };
            };
            /** @description Absent: by this API. */
            source?: {
                /** @description By what the contact came. */
                kind: "import" | "hook" | "sync";
                /** @description Which one. */
                id: string | null;
            };
            /**
             * Format: date-time
             * @description When something last happened with the contact: a note, a consent, an event of another product. Changes of the contact itself do not count.
             * @example 2026-11-21T09:30:00.000Z
             */
            lastActivityAt?: string;
            /** @description Contacts that were merged into this one; their ids lead to it. */
            mergedFrom?: string[];
            /** @description Contacts that are there again. */
            restoredIds: string[];
        };
        /** @description A merge was undone: the contacts that were merged are there again. */
        ContactUnmergedEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "contact.unmerged";
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
            data: components["schemas"]["ContactUnmerged"];
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
        CreditEntry: {
            /**
             * @description Identifier of the entry.
             * @example cre_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was recorded.
             * @example 2026-11-21T09:30:00.000Z
             */
            at: string;
            /**
             * @description `grant` adds credits. `reserve` sets them aside before the work, `settle` records how many of them it used, and `release` gives the rest back. `expire` takes what a grant still had.
             * @enum {unknown}
             */
            kind: "grant" | "reserve" | "settle" | "release" | "expire";
            /**
             * @description What it adds to the balance; negative when it takes away, 0 for `settle`.
             * @example -3
             */
            amount: number;
            /**
             * @description Of `settle`: the credits that the work used. 0 for any other kind.
             * @example 0
             */
            used: number;
            /**
             * @description The sum of all amounts up to this entry.
             * @example 497
             */
            balanceAfter: number;
            /** @description The work that the credits are for; null for `grant` and `expire`. */
            reference: {
                /**
                 * @description `source`, `search`, or `reindex`.
                 * @example source
                 */
                type: string;
                /**
                 * @description The id of the source. A search or a re-index has an id of its own, which its entries share.
                 * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                id: string;
            } | null;
            /**
             * @description Reason of the grant that the credits belong to; null for `settle`.
             * @example annual contract
             */
            reason: string | null;
        };
        CreditEntryList: {
            data: components["schemas"]["CreditEntry"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        Delivery: {
            /**
             * @description Identifier of the delivery.
             * @example dlv_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * Format: uuid
             * @description The webhook.
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
             * @description `held`: the webhook is disabled; a replay sends it. `canceled`: the webhook no longer subscribes to the type, or the payload was expunged before it was sent.
             * @enum {unknown}
             */
            status: "pending" | "delivering" | "succeeded" | "failed" | "held" | "canceled";
            /**
             * @description How often it was sent.
             * @example 1
             */
            attemptsCount: number;
            /** @description How the last attempt went; null before the first. */
            lastAttempt: {
                /**
                 * Format: date-time
                 * @description When it began.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                at: string;
                /**
                 * @description Status of the response; null when there was none.
                 * @example 200
                 */
                statusCode: number | null;
                /**
                 * @description From the name to the end of the body.
                 * @example 84
                 */
                durationMs: number;
                /** @description Why there was no response; null when there was one. */
                error: {
                    code: string;
                    message: string;
                } | null;
            } | null;
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
             * @description When it succeeded, failed at its last attempt, or was canceled.
             * @example 2026-11-21T09:30:00.000Z
             */
            completedAt: string | null;
            /**
             * Format: date-time
             * @description When the payload was expunged, by age or because its subject was deleted; null while it is stored. An expunged payload cannot be sent again.
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
             * @description The webhook.
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
             * @description `held`: the webhook is disabled; a replay sends it. `canceled`: the webhook no longer subscribes to the type, or the payload was expunged before it was sent.
             * @enum {unknown}
             */
            status: "pending" | "delivering" | "succeeded" | "failed" | "held" | "canceled";
            /**
             * @description How often it was sent.
             * @example 1
             */
            attemptsCount: number;
            /** @description How the last attempt went; null before the first. */
            lastAttempt: {
                /**
                 * Format: date-time
                 * @description When it began.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                at: string;
                /**
                 * @description Status of the response; null when there was none.
                 * @example 200
                 */
                statusCode: number | null;
                /**
                 * @description From the name to the end of the body.
                 * @example 84
                 */
                durationMs: number;
                /** @description Why there was no response; null when there was one. */
                error: {
                    code: string;
                    message: string;
                } | null;
            } | null;
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
             * @description When it succeeded, failed at its last attempt, or was canceled.
             * @example 2026-11-21T09:30:00.000Z
             */
            completedAt: string | null;
            /**
             * Format: date-time
             * @description When the payload was expunged, by age or because its subject was deleted; null while it is stored. An expunged payload cannot be sent again.
             * @example 2026-11-21T09:30:00.000Z
             */
            expungedAt: string | null;
            /** @description The last 100, oldest first. */
            attempts: components["schemas"]["Attempt"][];
        };
        /**
         * @description Contacts that look like one person. A contact is in one group at most.
         * @example {
         *       "id": "dup_01jbts0z0ye8t9tpsz3gn7nkm8",
         *       "score": 0.95,
         *       "reasons": [
         *         {
         *           "kind": "email",
         *           "value": "adalovelace@example.com",
         *           "contactIds": [
         *             "con_01jbts0z0ye8t9tpsz3gn7nkm8",
         *             "con_01jbts0z0ye8t9tpsz3gn7nkm9"
         *           ]
         *         }
         *       ],
         *       "contacts": [
         *         {
         *           "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
         *           "name": "Ada Lovelace",
         *           "firstName": "Ada",
         *           "lastName": "Lovelace",
         *           "email": "ada.lovelace@example.com",
         *           "phone": "+14155550123",
         *           "company": "Analytical Engines",
         *           "jobTitle": "Engineer",
         *           "externalId": "crm-1842",
         *           "tags": [
         *             "customer"
         *           ],
         *           "custom": {
         *             "tier": "gold"
         *           },
         *           "createdAt": "2026-11-21T09:30:00.000Z",
         *           "updatedAt": "2026-11-21T09:30:00.000Z"
         *         },
         *         {
         *           "id": "con_01jbts0z0ye8t9tpsz3gn7nkm9",
         *           "name": "Ada Lovelace",
         *           "firstName": "Ada",
         *           "lastName": "Lovelace",
         *           "email": "adalovelace+news@example.com",
         *           "phone": null,
         *           "company": "Analytical Engines",
         *           "jobTitle": "Engineer",
         *           "externalId": null,
         *           "tags": [
         *             "customer"
         *           ],
         *           "custom": {
         *             "tier": "gold"
         *           },
         *           "createdAt": "2026-11-21T09:30:00.000Z",
         *           "updatedAt": "2026-11-21T09:30:00.000Z"
         *         }
         *       ]
         *     }
         */
        DuplicateGroup: {
            /**
             * @description Identifier of the group.
             * @example dup_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description How sure it is that all are one person, by the least sure of them.
             * @example 0.95
             */
            score: number;
            /** @description What the contacts share. */
            reasons: components["schemas"]["DuplicateReason"][];
            /** @description The contacts, oldest first. */
            contacts: components["schemas"]["Contact"][];
        };
        DuplicateList: {
            data: components["schemas"]["DuplicateGroup"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
            /** @description There where it was asked for. */
            totalCount?: {
                /**
                 * @description How many fit.
                 * @example 412
                 */
                value: number;
                /** @description `gte`: there are at least so many. */
                relation: "eq" | "gte";
            };
        };
        DuplicateReason: {
            /**
             * @description `phone`: the last seven digits. `email`: the address without dots and what follows a plus. `name`: the words of the name in any order, without accents. `name_company`: these and the company.
             * @enum {string}
             */
            kind: "phone" | "email" | "name" | "name_company";
            /**
             * @description What they share, in the form that is compared.
             * @example ada lovelace
             */
            value: string;
            /** @description Contacts of the group that share it. */
            contactIds: string[];
        };
        EmbeddingModel: {
            /**
             * @description Identifier of the embedding model.
             * @example em_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description What bases call it. Unique in the organization and never the name of a shared model.
             * @example our-multilingual
             */
            name: string;
            /**
             * @description The protocol that the service speaks.
             * @enum {unknown}
             */
            provider: "openai";
            /**
             * @description Base address of an OpenAI-compatible service; `/embeddings` is added to it.
             * @example https://api.openai.com/v1
             */
            url: string;
            /**
             * @description What the service calls the model.
             * @example text-embedding-3-small
             */
            model: string;
            /**
             * @description Length of its vectors; an answer of another length is refused.
             * @example 1536
             */
            dimensions: number;
            /**
             * @description Tokens (cl100k) that one text may have; chunks of its bases are no longer.
             * @example 8191
             */
            maxTokens: number;
            /** @description Whether a key is stored for it. */
            hasKey: boolean;
            /**
             * Format: date-time
             * @description When the model was added.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the model last changed.
             * @example 2026-11-21T09:30:00.000Z
             */
            updatedAt: string;
        };
        EmbeddingModelChanges: {
            /**
             * @description Base address of an OpenAI-compatible service; `/embeddings` is added to it.
             * @example https://api.openai.com/v1
             */
            url?: string;
            /** @description Tokens (cl100k) that one text may have; chunks of its bases are no longer. */
            maxTokens?: number;
            /**
             * @description Replaces the key; null removes it. A change to another origin removes the key unless you send one with it.
             * @example sk-example
             */
            apiKey?: string | null;
        };
        EmbeddingModelList: {
            data: components["schemas"]["EmbeddingModel"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        EmbeddingModelTest: {
            /** @description Whether a text came back as a vector of the right length. */
            ok: boolean;
            /**
             * @description Length of that vector; null without one.
             * @example 1536
             */
            dimensions: number | null;
            /** @description Milliseconds that the answer took. */
            latencyMs: number;
            /** @description What was wrong, by the codes of `failure.code` of a source. */
            error: {
                /** @example embedding_auth */
                code: string;
                /** @description For people; may change. */
                message: string;
            } | null;
        };
        ErasedContact: {
            /**
             * @description Identifier that the contact had.
             * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @description Contacts that had been merged into it, and are erased with it. */
            mergedFrom: string[];
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
        Evaluation: {
            questions: {
                /** @example When do you open on Sundays? */
                query: string;
                /** @description The sources that should be among the hits. */
                expected: {
                    /**
                     * @description The source, or the sitemap or crawl that it is a page of. The prefixed form and the bare UUID name the same resource.
                     * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
                     */
                    sourceId?: string;
                    /** @description Its address. */
                    url?: string;
                    /** @description Its name. */
                    name?: string;
                    /** @description Values that its metadata have. */
                    metadata?: {
                        [key: string]: string | number | boolean;
                    };
                }[];
            }[];
            /**
             * @description Ways to search that are compared.
             * @default [
             *       "hybrid"
             *     ]
             */
            modes?: ("hybrid" | "semantic" | "keyword")[];
            /**
             * @description How many hits of each search count.
             * @default 10
             */
            k?: number;
            /** @description As in a search. */
            rerank?: boolean;
        };
        EvaluationResult: {
            k: number;
            /** @description Means over all questions. */
            modes: {
                /** @enum {unknown} */
                mode: "hybrid" | "semantic" | "keyword";
                /** @description Share of the expected sources that were found. */
                recall: number;
                /** @description Normalised discounted cumulated gain: 1 when all of them stand on top. */
                ndcg: number;
                /** @description 1 divided by the place of the first of them; 0 when none was found. */
                mrr: number;
                /** @description Share of the questions for which any of them was found. */
                hitRate: number;
            }[];
            questions: {
                query: string;
                modes: {
                    /** @enum {unknown} */
                    mode: "hybrid" | "semantic" | "keyword";
                    /** @description Share of the expected sources that were found. */
                    recall: number;
                    /** @description Normalised discounted cumulated gain: 1 when all of them stand on top. */
                    ndcg: number;
                    /** @description 1 divided by the place of the first of them; 0 when none was found. */
                    mrr: number;
                    /** @description Those of the expected that were found, each where it came first. */
                    found: {
                        /** @description Which of the expected, by its place in the list. */
                        expected: number;
                        /** @description Among the hits. */
                        place: number;
                        /**
                         * @description The source that it was found as.
                         * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
                         */
                        sourceId: string;
                    }[];
                }[];
            }[];
            usage: {
                /** @description As much as the same searches cost. */
                credits: number;
                /** @description Whether a reranker decided the order of all searches. */
                reranked: boolean;
            };
        };
        /** @description Exactly what is delivered to webhooks. */
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
            /** @description As the schema of its type says, or as you published it; only `id`, or null, once it is expunged. */
            data: unknown;
            /**
             * Format: date-time
             * @description When its data was expunged, by age or by erasure; absent while it is kept.
             * @example 2026-11-21T09:30:00.000Z
             */
            expungedAt?: string;
        };
        EventBatch: {
            /** @description The events, in the order of the request. */
            data: components["schemas"]["Event"][];
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
        JsonRpcReply: {
            /** @constant */
            jsonrpc: "2.0";
            /**
             * @description Of the message that it answers.
             * @example 1
             */
            id: number;
            /** @description As the protocol defines it; absent with `error`. */
            result: Record<string, never>;
        };
        /** @description What the organization has of each bounded resource. */
        Limits: {
            tokens: {
                /** @description How many there are. */
                used: number;
                /** @description How many the plan allows; null when it sets no limit. */
                max: number | null;
            };
            contacts: {
                /** @description How many there are. */
                used: number;
                /** @description How many the plan allows; null when it sets no limit. */
                max: number | null;
            };
            contactFields: {
                /** @description How many there are. */
                used: number;
                /** @description How many the plan allows; null when it sets no limit. */
                max: number | null;
            };
            segments: {
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
            proposals: {
                /** @description How many there are. */
                used: number;
                /** @description How many the plan allows; null when it sets no limit. */
                max: number | null;
            };
            templates: {
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
        LoggedRequest: {
            /**
             * @description The `X-Request-Id` of the answer.
             * @example req_0192f5a0-7c1e-4a34-9d5b-3f1c2a7b8e90
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was answered.
             * @example 2026-11-21T09:30:00.000Z
             */
            at: string;
            /** @example POST */
            method: string;
            /**
             * @description Without the query.
             * @example /v1/contacts
             */
            path: string;
            /**
             * @description The path of the operation, with `{placeholders}`.
             * @example /v1/contacts
             */
            route: string;
            /** @example 422 */
            status: number;
            /**
             * @description From the request line to the last byte of the answer.
             * @example 4.2
             */
            durationMs: number;
            /** @description Who sent it. */
            sender: {
                /**
                 * @description `member`: a person at the dashboard.
                 * @enum {unknown}
                 */
                kind: "token" | "member";
                /**
                 * @description Id of the token or of the membership.
                 * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                id: string;
                /**
                 * @description Its name at that time.
                 * @example Ada Lovelace
                 */
                name: string;
            };
            /**
             * @deprecated
             * @description Use `sender`. The token that it was sent with; of a member’s request, the name of the member and an id that no token has.
             */
            token: {
                /**
                 * @description Its id.
                 * @example tok_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                id: string;
                /** @example CRM sync */
                name: string;
            };
            /**
             * @description Where it came from.
             * @example 203.0.113.7
             */
            address: string;
            /** @example crm-sync/2.1 */
            userAgent: string | null;
            /**
             * @description Its first characters.
             * @example order-…
             */
            idempotencyKey: string | null;
            /** @description The error code of a refused request; null otherwise. */
            error: {
                /** @example validation_error */
                code: string;
                /** @example email must be an e-mail address. */
                message: string;
                /** @example email */
                field: string | null;
            } | null;
            /**
             * @description Length of the body of the request.
             * @example 31
             */
            requestBytes: number;
            /**
             * @description Length of the body of the answer.
             * @example 112
             */
            responseBytes: number;
            /**
             * @description Of a refused request, its body with each text replaced by its length; otherwise null.
             * @example {
             *       "email": "string(12)"
             *     }
             */
            body: unknown;
        };
        LoggedRequestList: {
            data: components["schemas"]["LoggedRequest"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
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
            organizationRateLimit: {
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
             * @description A model of this server or of the organization; the server's default when absent. A re-index changes it.
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
            search?: {
                /**
                 * @description How a hybrid search joins words and vectors. `keyword_first`: by words; vectors order equal scores and answer when no word is found. `minmax`: by the weighted sum of both scores. `rrf`: by the weighted sum of reciprocal places. `auto`: `keyword_first` with the built-in model, `minmax` with others. A new base has `auto`.
                 * @enum {unknown}
                 */
                fusion?: "auto" | "keyword_first" | "minmax" | "rrf";
                /**
                 * @description Share of the vectors in `minmax` and `rrf`; null takes the measured default.
                 * @example 0.6
                 */
                semanticWeight?: number | null;
                /** @description Whether the 50 best are put in order once more by the service that the operator has set up; not, by default. */
                rerank?: boolean;
            };
        };
        NewCompany: {
            /**
             * @description What the company is called.
             * @example Analytical Engines
             */
            name: string;
            /**
             * @description Unique in the organization; kept in lower case and in ASCII.
             * @example example.com
             */
            domain?: string | null;
            /**
             * @description E.164 number.
             * @example +14155550123
             */
            phone?: string | null;
            /** @description Postal address; replaced as a whole. */
            address?: {
                /**
                 * @description Street and number; further lines after line breaks.
                 * @example 12 St James’s Square
                 */
                street?: string;
                /**
                 * @description City or town.
                 * @example London
                 */
                city?: string;
                /**
                 * @description State, province or county.
                 * @example Greater London
                 */
                region?: string;
                /**
                 * @description ZIP or postal code.
                 * @example SW1Y 4JH
                 */
                postalCode?: string;
                /**
                 * @description Country, as two letters of ISO 3166.
                 * @example GB
                 */
                country?: string;
            } | null;
            /**
             * @description Member who looks after the company.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            ownerId?: string | null;
            /** @description Labels, in the order that you send. */
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
             * @description Your own identifier; unique in the organization, in Unicode form NFC.
             * @example crm-1842
             */
            externalId?: string | null;
            /** @description Labels, in the order that you send. */
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
            /** @description Other addresses. As unique as `email`; one that repeats it is left out. */
            additionalEmails?: string[];
            /** @description Other numbers. As unique as `phone`; one that repeats it is left out. */
            additionalPhones?: string[];
            /**
             * @description Member who looks after the contact.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            ownerId?: string | null;
            /**
             * @description Company that the contact belongs to; `company` shows its name then.
             * @example cmp_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            companyId?: string | null;
            /** @description Postal address; replaced as a whole. */
            address?: {
                /**
                 * @description Street and number; further lines after line breaks.
                 * @example 12 St James’s Square
                 */
                street?: string;
                /**
                 * @description City or town.
                 * @example London
                 */
                city?: string;
                /**
                 * @description State, province or county.
                 * @example Greater London
                 */
                region?: string;
                /**
                 * @description ZIP or postal code.
                 * @example SW1Y 4JH
                 */
                postalCode?: string;
                /**
                 * @description Country, as two letters of ISO 3166.
                 * @example GB
                 */
                country?: string;
            } | null;
            /**
             * @description Language and region, as BCP 47 has them.
             * @example en-GB
             */
            locale?: string | null;
            /**
             * @description Time zone of the IANA database.
             * @example Europe/London
             */
            timezone?: string | null;
            /** @description True: the contact wants no message by any channel. */
            doNotContact?: boolean;
        };
        NewContactConsent: {
            /**
             * @description By what the contact is reached.
             * @example email
             * @enum {string}
             */
            channel: "sms" | "call" | "email";
            /**
             * @description What messages are for.
             * @example Newsletter
             */
            purpose: string;
            /**
             * @description `pending` mails a link that asks for consent, and counts once the contact confirms it.
             * @example opted_in
             * @enum {string}
             */
            status: "pending" | "opted_out" | "opted_in";
            /**
             * @description On what messages rest in law (GDPR, article 6); `consent` unless you say otherwise.
             * @example consent
             * @enum {string}
             */
            basis?: "legitimate_interest" | "contract" | "consent";
            /**
             * @description Where it was given.
             * @example Sign-up form
             */
            source?: string;
            /**
             * @description What the contact was asked, word by word.
             * @example Send me the newsletter once a month.
             */
            wording?: string;
            /** @description What proves it. It is erased with the person. */
            proof?: {
                /**
                 * @description From where it was given.
                 * @example 203.0.113.7
                 */
                ip?: string;
                /** @description With what it was given. */
                userAgent?: string;
                /** @description On which page. */
                url?: string;
                /**
                 * Format: date-time
                 * @description When the contact confirmed it.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                confirmedAt?: string;
            };
            /**
             * Format: date-time
             * @description When it was given or taken back; now, unless you record something earlier.
             * @example 2026-11-21T09:30:00.000Z
             */
            at?: string;
        };
        NewContactExport: {
            /**
             * @description CSV in UTF-8 with a byte order mark, one JSON object a line, or vCard 4.0.
             * @example csv
             * @enum {string}
             */
            format: "csv" | "ndjson" | "vcard";
            /** @description What the file has of each contact, in this order. Absent: what an import takes. */
            fields?: ("externalId" | "name" | "firstName" | "lastName" | "email" | "additionalEmails" | "phone" | "additionalPhones" | "company" | "jobTitle" | "tags" | "address" | "locale" | "timezone" | "doNotContact" | "custom" | "id" | "ownerId" | "phoneInfo" | "consent" | "source" | "createdAt" | "updatedAt" | "lastActivityAt")[];
            /**
             * @description `{and: […]}`, `{or: […]}`, `{not: …}` or `{field, op, value}`, where op is eq, ne, in, nin, contains, startsWith, gt, gte, lt, lte, between, withinLast, exists. At most 5 levels and 50 comparisons.
             * @example {
             *       "and": [
             *         {
             *           "field": "tag",
             *           "op": "eq",
             *           "value": "customer"
             *         },
             *         {
             *           "field": "createdAt",
             *           "op": "withinLast",
             *           "value": "30d"
             *         }
             *       ]
             *     }
             */
            filter?: {
                [key: string]: unknown;
            };
            /**
             * @description The contacts of this segment, instead of those of a filter.
             * @example seg_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            segmentId?: string;
        };
        NewContactField: {
            /**
             * @description Its name in `custom`; never changes.
             * @example seats
             */
            key: string;
            /**
             * @description What its values are; never changes. Dates are texts in ISO 8601.
             * @example number
             * @enum {string}
             */
            type: "text" | "number" | "boolean" | "date" | "select" | "multiSelect" | "url" | "email" | "phone" | "contact";
            /**
             * @description What people read.
             * @example Seats
             */
            label: string;
            /**
             * @description What `select` and `multiSelect` choose from.
             * @example []
             */
            options?: string[];
            /**
             * @description A contact is created with it, and `custom` is not replaced without it.
             * @example false
             */
            required?: boolean;
            /**
             * @description No two contacts have the same value.
             * @example false
             */
            unique?: boolean;
            /**
             * @description Contacts can be listed in its order: `sort=custom.<key>`. Texts are in the order of names, without case and accents; booleans begin with false. At most 20 fields.
             * @example false
             */
            sortable?: boolean;
            /**
             * @description No longer checked, and left out of forms. Values stay.
             * @example false
             */
            archived?: boolean;
        };
        NewContactNote: {
            /**
             * @description What is noted, as plain text.
             * @example Prefers to be called in the morning.
             */
            text: string;
        };
        NewCrawlSource: {
            /** @constant */
            type: "crawl";
            /** @example https://example.com/hours */
            url: string;
            /** @default 100 */
            maxPages?: number;
            /**
             * @description Links from `url`.
             * @default 3
             */
            maxDepth?: number;
            /**
             * @description Only pages whose path matches one of these; `*` within a segment, `**` across.
             * @example [
             *       "/docs/**"
             *     ]
             */
            include?: string[];
            /**
             * @description No page whose path matches one of these.
             * @example [
             *       "/docs/**"
             *     ]
             */
            exclude?: string[];
            /** @example Opening hours */
            name?: string;
            refresh?: components["schemas"]["Refresh"];
            /**
             * @description Request headers that open the pages, such as `Authorization`. Sealed at rest, sent to this origin only, and never shown again.
             * @example {
             *       "authorization": "Basic dXNlcjpwYXNz"
             *     }
             */
            headers?: {
                [key: string]: string;
            };
            /**
             * @description Fetch also what robots.txt forbids; for a site of your own.
             * @default false
             */
            ignoreRobots?: boolean;
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
            /**
             * @description What to do when the base has the same address or content already: `refuse` (when absent: 409 that names the source), `allow` a copy, `skip` (answers the source that is there), or `replace` (that one takes the new name, metadata and refresh, and runs again).
             * @enum {unknown}
             */
            onDuplicate?: "refuse" | "allow" | "skip" | "replace";
        };
        NewEmbeddingModel: {
            /**
             * @description What bases call it. Unique in the organization and never the name of a shared model.
             * @example our-multilingual
             */
            name: string;
            /**
             * @description Base address of an OpenAI-compatible service; `/embeddings` is added to it.
             * @example https://api.openai.com/v1
             */
            url: string;
            /**
             * @description What the service calls the model.
             * @example text-embedding-3-small
             */
            model: string;
            /**
             * @description Length of its vectors; an answer of another length is refused.
             * @example 1536
             */
            dimensions: number;
            /**
             * @description Tokens (cl100k) that one text may have; chunks of its bases are no longer.
             * @default 8191
             */
            maxTokens?: number;
            /**
             * @description Sent to the service as a bearer token. Stored encrypted and never shown.
             * @example sk-example
             */
            apiKey?: string | null;
        };
        NewEvent: {
            /**
             * @description `custom.` and one to four words in lowercase with dots between them; at most 100 characters.
             * @example custom.order.paid
             */
            type: string;
            /**
             * @description Id of what the event is about, for filters of the list, for the order of deliveries, for thin payloads, and for erasure with a contact. Without it, `data.id` if that is a text of at most 100 characters.
             * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            subject?: string;
            /**
             * @description Whatever you want to tell: a JSON object of at most 256 kB (262,144 bytes as compact JSON). Delivered as you send it, without the white space between.
             * @example {
             *       "orderId": "A-1001",
             *       "total": 4900,
             *       "currency": "EUR"
             *     }
             */
            data: {
                [key: string]: unknown;
            };
            /**
             * @description Your own id of the event. For 30 days, a repeat in your organization publishes nothing and is answered with the first event.
             * @example order-A-1001-paid
             */
            id?: string;
        };
        NewEventBatch: {
            /** @description Published in this order, all of them or none. */
            events: components["schemas"]["NewEvent"][];
        };
        NewFileSource: {
            /** @description At most what the plan says: 50 MiB, where it says nothing else. */
            file: unknown;
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
            /**
             * @description What to do when the base has the same address or content already: `refuse` (when absent: 409 that names the source), `allow` a copy, `skip` (answers the source that is there), or `replace` (that one takes the new name, metadata and refresh, and runs again).
             * @enum {unknown}
             */
            onDuplicate?: "refuse" | "allow" | "skip" | "replace";
        };
        NewSegment: {
            /**
             * @description Unique in the organization.
             * @example Customers of this year
             */
            name: string;
            /**
             * @description `{and: […]}`, `{or: […]}`, `{not: …}` or `{field, op, value}`, where op is eq, ne, in, nin, contains, startsWith, gt, gte, lt, lte, between, withinLast, exists. At most 5 levels and 50 comparisons.
             * @example {
             *       "and": [
             *         {
             *           "field": "tag",
             *           "op": "eq",
             *           "value": "customer"
             *         },
             *         {
             *           "field": "createdAt",
             *           "op": "withinLast",
             *           "value": "30d"
             *         }
             *       ]
             *     }
             */
            filter: {
                [key: string]: unknown;
            };
        };
        NewSitemapSource: {
            /** @constant */
            type: "sitemap";
            /** @example https://example.com/hours */
            url: string;
            /** @default 1000 */
            maxPages?: number;
            /**
             * @description Only pages whose path matches one of these; `*` within a segment, `**` across.
             * @example [
             *       "/docs/**"
             *     ]
             */
            include?: string[];
            /**
             * @description No page whose path matches one of these.
             * @example [
             *       "/docs/**"
             *     ]
             */
            exclude?: string[];
            /** @example Opening hours */
            name?: string;
            refresh?: components["schemas"]["Refresh"];
            /**
             * @description Request headers that open the pages, such as `Authorization`. Sealed at rest, sent to this origin only, and never shown again.
             * @example {
             *       "authorization": "Basic dXNlcjpwYXNz"
             *     }
             */
            headers?: {
                [key: string]: string;
            };
            /**
             * @description Fetch also what robots.txt forbids; for a site of your own.
             * @default false
             */
            ignoreRobots?: boolean;
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
            /**
             * @description What to do when the base has the same address or content already: `refuse` (when absent: 409 that names the source), `allow` a copy, `skip` (answers the source that is there), or `replace` (that one takes the new name, metadata and refresh, and runs again).
             * @enum {unknown}
             */
            onDuplicate?: "refuse" | "allow" | "skip" | "replace";
        };
        NewSource: components["schemas"]["NewUrlSource"] | components["schemas"]["NewTextSource"] | components["schemas"]["NewSitemapSource"] | components["schemas"]["NewCrawlSource"];
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
            /**
             * @description What to do when the base has the same address or content already: `refuse` (when absent: 409 that names the source), `allow` a copy, `skip` (answers the source that is there), or `replace` (that one takes the new name, metadata and refresh, and runs again).
             * @enum {unknown}
             */
            onDuplicate?: "refuse" | "allow" | "skip" | "replace";
        };
        NewUrlSource: {
            /** @constant */
            type: "url";
            /** @example https://example.com/hours */
            url: string;
            /** @example Opening hours */
            name?: string;
            refresh?: components["schemas"]["Refresh"];
            /**
             * @description Request headers that open the pages, such as `Authorization`. Sealed at rest, sent to this origin only, and never shown again.
             * @example {
             *       "authorization": "Basic dXNlcjpwYXNz"
             *     }
             */
            headers?: {
                [key: string]: string;
            };
            /**
             * @description Fetch also what robots.txt forbids; for a site of your own.
             * @default false
             */
            ignoreRobots?: boolean;
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
            /**
             * @description What to do when the base has the same address or content already: `refuse` (when absent: 409 that names the source), `allow` a copy, `skip` (answers the source that is there), or `replace` (that one takes the new name, metadata and refresh, and runs again).
             * @enum {unknown}
             */
            onDuplicate?: "refuse" | "allow" | "skip" | "replace";
        };
        NewWebhook: {
            /**
             * @description Address that deliveries are posted to. Only https, unless the operator allows http.
             * @example https://example.com/hooks/capstan
             */
            url: string;
            /**
             * @description What is delivered: exact event types, all of one resource (`source.*`), your own (`custom.order.paid`, `custom.order.*`, `custom.*`), or everything (`*`).
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
             * @description Attempts a second, retries included, over all nodes; any 10 seconds stay within 5 % of it (of 1 a second: at most 10). Null: as fast as your server answers.
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
        /** @description Everything that is kept of a contact, newest first. */
        PersonalData: {
            contact: components["schemas"]["Contact"];
            company: components["schemas"]["Company"] | null;
            notes: components["schemas"]["ContactNote"][];
            timeline: components["schemas"]["TimelineEntry"][];
            consents: components["schemas"]["ContactConsent"][];
            consentRequests: {
                email: string;
                purpose: string;
                wording: string | null;
                /**
                 * Format: date-time
                 * @description When the mail was queued.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                sentAt: string;
                /**
                 * Format: date-time
                 * @description Until when its link works.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                expiresAt: string;
                /**
                 * Format: date-time
                 * @description When the contact confirmed; null if it did not.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                confirmedAt: string | null;
            }[];
            /** @description What the contact, and those merged into it, were before; for 30 days. */
            merges: {
                /**
                 * Format: date-time
                 * @description When they were merged.
                 * @example 2026-11-21T09:30:00.000Z
                 */
                at: string;
                contacts: components["schemas"]["Contact"][];
            }[];
            /** @description What imports wrote, for 30 days. Null: the import made the contact. */
            imports: {
                /**
                 * @description The import.
                 * @example imp_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                importId: string;
                before: {
                    [key: string]: unknown;
                } | null;
                after: {
                    [key: string]: unknown;
                };
            }[];
            /** @description Rows of imports that name the contact and were not imported; for 30 days. */
            failedRows: {
                /**
                 * @description The import.
                 * @example imp_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                importId: string;
                line: number;
                cells: string[];
            }[];
            /**
             * @description What the other products keep, by what it is: `events` with their payloads, `changes` of the audit log.
             * @example {
             *       "events": [],
             *       "changes": []
             *     }
             */
            records: {
                [key: string]: unknown[];
            };
            /** @description False where a list has more than 10,000 items: it shows the newest. */
            isComplete: boolean;
        };
        /** @description The error as RFC 9457 has it, for clients whose `Accept` names `application/problem+json`. */
        Problem: {
            /**
             * @description Address of what this server says about the code.
             * @example /docs/errors#validation_error
             */
            type: string;
            /**
             * @description What the code means, in a sentence.
             * @example A field of the body breaks its rule.
             */
            title: string;
            /**
             * @description The status of the answer.
             * @example 422
             */
            status: number;
            /**
             * @description For people; may change.
             * @example phone must be an E.164 number such as +14155550123
             */
            detail: string;
            /**
             * @description The X-Request-Id of the answer.
             * @example req_0f8a7c1e-4f3a-4c5b-9d5b-3f1c2a7b8e90
             */
            instance: string;
            /**
             * @description Stable; safe to switch on.
             * @example validation_error
             */
            code: string;
            /**
             * @description Dotted path of the field to blame, on 400, 409 and 422.
             * @example phone
             */
            field?: string;
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
        Refresh: {
            /**
             * @description Minutes, hours or days between two runs: 15m to 365d.
             * @example 24h
             */
            every: string;
            /**
             * @description What happens to its chunks after a page answered 404 or 410 three times: keep or remove.
             * @default keep
             * @enum {unknown}
             */
            whenGone?: "keep" | "remove";
        };
        Reindexing: {
            /**
             * @description The model that the base is to have: a shared one, or one of the organization.
             * @example capstan-lexical-384
             */
            embeddingModel: string;
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
         * @description What a token may do; `*` is everything. There may be more of them later.
         * @example contacts:read
         * @enum {string}
         */
        Scope: "integrations:read" | "integrations:write" | "contacts:read" | "contacts:write" | "knowledge:read" | "knowledge:write" | "proposals:read" | "proposals:write" | "webhooks:read" | "webhooks:write" | "events:write" | "*";
        SearchHit: {
            /**
             * @description The chunk that was found.
             * @example chk_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            chunkId: string;
            /**
             * @description Its knowledge base.
             * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            baseId: string;
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
                /** @description What the reranker gave it; null when none was asked. */
                rerank: number | null;
            };
            /** @description Its place by each score among the candidates of this search, from 1; null without a score. */
            ranks: {
                /** @description By similarity. */
                semantic: number | null;
                /** @description By BM25. */
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
            /** @description What stands around it in its source; null when not asked for. */
            context: {
                before: {
                    /**
                     * @description The chunk.
                     * @example chk_01jbts0z0ye8t9tpsz3gn7nkm8
                     */
                    chunkId: string;
                    text: string;
                    page: number | null;
                    /** @description As of the hit. */
                    charStart: number;
                    charEnd: number;
                }[];
                after: {
                    /**
                     * @description The chunk.
                     * @example chk_01jbts0z0ye8t9tpsz3gn7nkm8
                     */
                    chunkId: string;
                    text: string;
                    page: number | null;
                    /** @description As of the hit. */
                    charStart: number;
                    charEnd: number;
                }[];
            } | null;
            /** @description Chunks with the same text that this search came upon. */
            duplicates: {
                /**
                 * @description The chunk.
                 * @example chk_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                chunkId: string;
                /**
                 * @description Its source.
                 * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
                 */
                sourceId: string;
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
            /** @description Only these sources. */
            sourceIds?: string[];
            /** @description Only sources of these types; the pages of a sitemap or crawl are `url`. */
            sourceTypes?: ("url" | "text" | "file" | "sitemap" | "crawl")[];
            /** @description Hits below it are left out. */
            minScore?: number;
            /**
             * @description How many chunks before and after each hit are shown with it.
             * @default 0
             */
            context?: number;
            /**
             * @description Whether chunks whose texts are equal, apart from case, spacing and punctuation, count as one hit.
             * @default true
             */
            foldDuplicates?: boolean;
            /** @description Whether the 50 best are put in order once more by the service that the operator has set up; as the base says when absent. */
            rerank?: boolean;
        };
        SearchResult: {
            data: components["schemas"]["SearchHit"][];
            usage: {
                /** @description What this search cost. */
                credits: number;
                /** @description Whether a reranker decided the order; false also when one was asked for and failed or took longer than two seconds. */
                reranked: boolean;
            };
        };
        SecretRotation: {
            /** @description How long deliveries are signed with the old secret too; 24 without it. */
            overlapHours?: number;
        };
        Segment: {
            /**
             * @description Identifier of the segment.
             * @example seg_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description Unique in the organization.
             * @example Customers of this year
             */
            name: string;
            /**
             * @description `{and: […]}`, `{or: […]}`, `{not: …}` or `{field, op, value}`, where op is eq, ne, in, nin, contains, startsWith, gt, gte, lt, lte, between, withinLast, exists. At most 5 levels and 50 comparisons.
             * @example {
             *       "and": [
             *         {
             *           "field": "tag",
             *           "op": "eq",
             *           "value": "customer"
             *         },
             *         {
             *           "field": "createdAt",
             *           "op": "withinLast",
             *           "value": "30d"
             *         }
             *       ]
             *     }
             */
            filter: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the segment was created.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the segment last changed.
             * @example 2026-11-21T09:30:00.000Z
             */
            updatedAt: string;
        };
        SegmentChanges: {
            /**
             * @description Unique in the organization.
             * @example Customers of this year
             */
            name?: string;
            /**
             * @description `{and: […]}`, `{or: […]}`, `{not: …}` or `{field, op, value}`, where op is eq, ne, in, nin, contains, startsWith, gt, gte, lt, lte, between, withinLast, exists. At most 5 levels and 50 comparisons.
             * @example {
             *       "and": [
             *         {
             *           "field": "tag",
             *           "op": "eq",
             *           "value": "customer"
             *         },
             *         {
             *           "field": "createdAt",
             *           "op": "withinLast",
             *           "value": "30d"
             *         }
             *       ]
             *     }
             */
            filter?: {
                [key: string]: unknown;
            };
        };
        SegmentList: {
            data: components["schemas"]["Segment"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
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
            /**
             * @description The sitemap or crawl that it is a page of.
             * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            parentId: string | null;
            /** @example Opening hours */
            name: string;
            /**
             * @description Where the text comes from.
             * @enum {unknown}
             */
            type: "url" | "text" | "file" | "sitemap" | "crawl";
            /**
             * @description Address that it is taken from; absent for texts and files.
             * @example https://example.com/hours
             */
            url?: string;
            /** @description What was uploaded; present when type is file. */
            file?: {
                /** @example handbook.pdf */
                name: string;
                /** @example application/pdf */
                mediaType: string;
                /** @example 48213 */
                bytes: number;
                /** @description Of its bytes, in hex. */
                sha256: string;
            };
            /**
             * @description queued, then processing, then completed or failed.
             * @enum {unknown}
             */
            status: "queued" | "processing" | "completed" | "failed";
            progress: {
                /** @description One of fetching, extracting, chunking, embedding, storing, pages; null outside processing. */
                stage: string | null;
                percent: number;
                /** @description Chunks embedded, or pages of a site that have ended. */
                done: number | null;
                /** @description How many there are in all; null before that is known. */
                total: number | null;
                /** @description When each stage of the newest run began. */
                stages: {
                    /**
                     * Format: date-time
                     * @description When fetching began.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    fetching?: string;
                    /**
                     * Format: date-time
                     * @description When extracting began.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    extracting?: string;
                    /**
                     * Format: date-time
                     * @description When chunking began.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    chunking?: string;
                    /**
                     * Format: date-time
                     * @description When embedding began.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    embedding?: string;
                    /**
                     * Format: date-time
                     * @description When storing began.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    storing?: string;
                    /**
                     * Format: date-time
                     * @description When pages began.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    pages?: string;
                };
            };
            /** @description Chunks that a search finds; of a sitemap or crawl, those of its pages. */
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
            refresh: {
                /**
                 * @description Minutes, hours or days between two runs: 15m to 365d.
                 * @example 24h
                 */
                every: string;
                /**
                 * @description What happens to its chunks after a page answered 404 or 410 three times: keep or remove.
                 * @default keep
                 * @enum {unknown}
                 */
                whenGone?: "keep" | "remove";
            } | null;
            /**
             * Format: date-time
             * @description When it runs next by itself.
             * @example 2026-11-21T09:30:00.000Z
             */
            nextRefreshAt: string | null;
            /** @description What the newest completed run came to. */
            usage: {
                /** @description Bytes that were read. */
                bytes: number;
                /** @description Tokens of all chunks. */
                tokens: number;
                /** @description Chunks whose vectors were made. */
                chunksEmbedded: number;
                /** @description Chunks whose vectors were there already. */
                chunksReused: number;
                /** @description What the run cost. */
                credits: number;
            } | null;
            /**
             * Format: date-time
             * @description When the address was last fetched.
             * @example 2026-11-21T09:30:00.000Z
             */
            lastFetchedAt: string | null;
            /**
             * Format: date-time
             * @description When a run last ended well, with or without a change.
             * @example 2026-11-21T09:30:00.000Z
             */
            lastCheckedAt: string | null;
            /**
             * Format: date-time
             * @description When a run last found another text.
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
            /** @description Null unless status is failed; then what went wrong and what to do. */
            error: string | null;
            /** @description Null unless status is failed; `error` in a form for programs. */
            failure: {
                /**
                 * @description Stable; safe to switch on.
                 * @example no_text
                 */
                code: string;
                /** @description Where the run was. */
                stage: string | null;
                /** @description Whether a refresh may help as things are. */
                retryable: boolean;
            } | null;
        };
        SourceBatch: {
            sources: components["schemas"]["NewSource"][];
            /**
             * @description What to do when the base has the same address or content already: `refuse` (when absent: 409 that names the source), `allow` a copy, `skip` (answers the source that is there), or `replace` (that one takes the new name, metadata and refresh, and runs again).
             * @enum {unknown}
             */
            onDuplicate?: "refuse" | "allow" | "skip" | "replace";
        };
        SourceBatchResult: {
            /** @description What became of each, in the order of the request. */
            data: {
                /** @description Place in `sources`, from 0. */
                index: number;
                source?: components["schemas"]["Source"];
                error?: {
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
            }[];
            /** @description How many were added, or were there already. */
            added: number;
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
            refresh?: {
                /**
                 * @description Minutes, hours or days between two runs: 15m to 365d.
                 * @example 24h
                 */
                every: string;
                /**
                 * @description What happens to its chunks after a page answered 404 or 410 three times: keep or remove.
                 * @default keep
                 * @enum {unknown}
                 */
                whenGone?: "keep" | "remove";
            } | null;
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
            /** @example utf-8 */
            charset: string | null;
            /**
             * Format: date-time
             * @description When the page says that it was published.
             * @example 2026-11-21T09:30:00.000Z
             */
            publishedAt: string | null;
        };
        /** @description A source was deleted; the data is its last state. A sitemap or a crawl tells of itself, not of its pages, and a deleted base tells of itself alone. */
        SourceDeletedEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "source.deleted";
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
        SourceRetry: {
            /**
             * @description Only sources whose `failure.code` is one of these; all when absent.
             * @example [
             *       "timeout",
             *       "embedding_unavailable"
             *     ]
             */
            codes?: string[];
        };
        SourceRun: {
            /**
             * @description Identifier of the run.
             * @example run_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description The source that it processed.
             * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            sourceId: string;
            /** @description Counts the runs of the source from 1. */
            number: number;
            /**
             * @description What began it: `add` the first run, `refresh` a request, `schedule` its refresh schedule, `retry` a retry of failed sources, `replace` a duplicate that replaced it, `site` a run of its sitemap or crawl.
             * @enum {unknown}
             */
            trigger: "add" | "refresh" | "schedule" | "retry" | "replace" | "site";
            /**
             * @description queued, then processing, then completed or failed.
             * @enum {unknown}
             */
            status: "queued" | "processing" | "completed" | "failed";
            progress: {
                /** @description One of fetching, extracting, chunking, embedding, storing, pages; null outside processing. */
                stage: string | null;
                percent: number;
                /** @description Chunks embedded, or pages of a site that have ended. */
                done: number | null;
                /** @description How many there are in all; null before that is known. */
                total: number | null;
                /** @description When each stage of the newest run began. */
                stages: {
                    /**
                     * Format: date-time
                     * @description When fetching began.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    fetching?: string;
                    /**
                     * Format: date-time
                     * @description When extracting began.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    extracting?: string;
                    /**
                     * Format: date-time
                     * @description When chunking began.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    chunking?: string;
                    /**
                     * Format: date-time
                     * @description When embedding began.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    embedding?: string;
                    /**
                     * Format: date-time
                     * @description When storing began.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    storing?: string;
                    /**
                     * Format: date-time
                     * @description When pages began.
                     * @example 2026-11-21T09:30:00.000Z
                     */
                    pages?: string;
                };
            };
            /** @description Chunks at its end; null unless completed. */
            chunksCount: number | null;
            /** @description What the newest completed run came to. */
            usage: {
                /** @description Bytes that were read. */
                bytes: number;
                /** @description Tokens of all chunks. */
                tokens: number;
                /** @description Chunks whose vectors were made. */
                chunksEmbedded: number;
                /** @description Chunks whose vectors were there already. */
                chunksReused: number;
                /** @description What the run cost. */
                credits: number;
            } | null;
            /** @description What the run cost; null until it has ended. */
            credits: number | null;
            /** @description What went wrong and what to do; null unless failed. */
            error: string | null;
            /** @description Null unless status is failed; `error` in a form for programs. */
            failure: {
                /**
                 * @description Stable; safe to switch on.
                 * @example no_text
                 */
                code: string;
                /** @description Where the run was. */
                stage: string | null;
                /** @description Whether a refresh may help as things are. */
                retryable: boolean;
            } | null;
            /**
             * Format: date-time
             * @description When the run was asked for.
             * @example 2026-11-21T09:30:00.000Z
             */
            queuedAt: string;
            /**
             * Format: date-time
             * @description When processing began; null while queued.
             * @example 2026-11-21T09:30:00.000Z
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description When the run ended; null before.
             * @example 2026-11-21T09:30:00.000Z
             */
            endedAt: string | null;
        };
        SourceRunList: {
            data: components["schemas"]["SourceRun"][];
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
        SourcesRetried: {
            /** @description Sources that run again: the oldest thousand that failed at most. */
            retried: number;
        };
        Tag: {
            /**
             * @description A label.
             * @example customer
             */
            name: string;
            /**
             * @description How many contacts have it.
             * @example 12
             */
            contacts: number;
        };
        TagChanges: {
            /**
             * @description What it is called from now on.
             * @example customer
             */
            name: string;
        };
        TagList: {
            data: components["schemas"]["Tag"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        TestRequest: {
            /**
             * @description Whose example is sent; `webhook.test` without it.
             * @example source.completed
             */
            eventType?: string;
        };
        TimelineEntry: {
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T09:30:00.000Z
             */
            at: string;
            /**
             * @description The type of an event, `note.created` or `consent.recorded`.
             * @example contact.tagged
             */
            kind: string;
            /**
             * @description Id of the event, the note or the consent.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            ref: string;
            /**
             * @description What happened, in a sentence.
             * @example Tags added: customer.
             */
            summary: string;
        };
        TimelineEntryList: {
            data: components["schemas"]["TimelineEntry"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null at the end. */
            nextCursor: string | null;
        };
        Token: {
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
            scopes: components["schemas"]["Scope"][];
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
            /** @description Where it may be used from; everywhere when there is none. */
            allowedNetworks: string[];
            /**
             * Format: date-time
             * @description When it was last used; shown some seconds later.
             * @example 2026-11-21T09:30:00.000Z
             */
            lastUsedAt: string | null;
            /** @description The last use; null when it was never used. */
            lastUsed: {
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
            } | null;
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
        };
        /** @description A token ends within seven days. Told once; not of a token that was issued for less than that. */
        TokenExpiringEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "token.expiring";
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
            data: components["schemas"]["Token"];
        };
        /** @description A token was revoked. */
        TokenRevokedEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "token.revoked";
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
            data: components["schemas"]["Token"];
        };
        /** @description A token has a new value; the data never holds one. */
        TokenRotatedEvent: {
            /**
             * @description Identifier of the event: the same on every attempt and replay.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @constant */
            type: "token.rotated";
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
            data: components["schemas"]["Token"];
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
            organizationRateLimit: {
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
             * @description Identifier of the webhook.
             * @example 0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90
             */
            id: string;
            /**
             * @description Address that deliveries are posted to. Only https, unless the operator allows http.
             * @example https://example.com/hooks/capstan
             */
            url: string;
            /**
             * @description What is delivered: exact event types, all of one resource (`source.*`), your own (`custom.order.paid`, `custom.order.*`, `custom.*`), or everything (`*`).
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
             * @description Attempts a second, retries included, over all nodes; any 10 seconds stay within 5 % of it (of 1 a second: at most 10). Null: as fast as your server answers.
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
        };
        /** @description An absent field stays, null clears; `events` is replaced as a whole. */
        WebhookChanges: {
            /**
             * @description Address that deliveries are posted to. Only https, unless the operator allows http.
             * @example https://example.com/hooks/capstan
             */
            url?: string;
            /**
             * @description What is delivered: exact event types, all of one resource (`source.*`), your own (`custom.order.paid`, `custom.order.*`, `custom.*`), or everything (`*`).
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
             * @description Attempts a second, retries included, over all nodes; any 10 seconds stay within 5 % of it (of 1 a second: at most 10). Null: as fast as your server answers.
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
        /** @description A webhook was disabled because its address answered 410, or because all of at least 20 attempts failed over 5 days. */
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
        /** @description A webhook has failed for half of the time that disables it: 2.5 days and at least 10 attempts without a success. */
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
        /** @description Sent to one webhook on request, as a test. */
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
             * @description Identifier of the webhook.
             * @example 0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90
             */
            id: string;
            /**
             * @description Address that deliveries are posted to. Only https, unless the operator allows http.
             * @example https://example.com/hooks/capstan
             */
            url: string;
            /**
             * @description What is delivered: exact event types, all of one resource (`source.*`), your own (`custom.order.paid`, `custom.order.*`, `custom.*`), or everything (`*`).
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
             * @description Attempts a second, retries included, over all nodes; any 10 seconds stay within 5 % of it (of 1 a second: at most 10). Null: as fast as your server answers.
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
            /**
             * @description Signs the deliveries. Shown only in this answer.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw0Xr2Vd7aLQo=
             */
            secret: string;
        };
        WideSearchQuery: {
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
            /** @description Only these sources. */
            sourceIds?: string[];
            /** @description Only sources of these types; the pages of a sitemap or crawl are `url`. */
            sourceTypes?: ("url" | "text" | "file" | "sitemap" | "crawl")[];
            /** @description Hits below it are left out. */
            minScore?: number;
            /**
             * @description How many chunks before and after each hit are shown with it.
             * @default 0
             */
            context?: number;
            /**
             * @description Whether chunks whose texts are equal, apart from case, spacing and punctuation, count as one hit.
             * @default true
             */
            foldDuplicates?: boolean;
            /** @description Whether the 50 best are put in order once more by the service that the operator has set up; as the base says when absent. */
            rerank?: boolean;
            /** @description The knowledge bases that are searched as one; each costs as a search of its own. */
            baseIds: string[];
        };
        WideSearchResult: {
            data: components["schemas"]["SearchHit"][];
            usage: {
                /** @description What this search cost. */
                credits: number;
                /** @description Whether a reranker decided the order; false also when one was asked for and failed or took longer than two seconds. */
                reranked: boolean;
            };
        };
    };
    responses: {
        /** @description Any other refusal, in the same shape. */
        Error: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
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
    headers: {
        /** @description Where the new resource is found. */
        Location: string;
        /** @description The next page (`rel="next"`) where there is one, and from a later page the first (`rel="first"`). */
        PageLink: string;
        /** @description What this server says about the code (`rel="help"`). */
        HelpLink: string;
    };
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
                    /**
                     * @example {
                     *       "plan": "pro",
                     *       "credits": {
                     *         "balance": 1,
                     *         "reserved": 1,
                     *         "grants": [
                     *           {
                     *             "amount": 1,
                     *             "remaining": 1,
                     *             "reason": "text",
                     *             "expiresAt": "2026-11-21T09:30:00.000Z"
                     *           }
                     *         ]
                     *       },
                     *       "limits": {
                     *         "tokens": {
                     *           "used": 1,
                     *           "max": 1
                     *         },
                     *         "contacts": {
                     *           "used": 1,
                     *           "max": 1
                     *         },
                     *         "contactFields": {
                     *           "used": 1,
                     *           "max": 1
                     *         },
                     *         "segments": {
                     *           "used": 1,
                     *           "max": 1
                     *         },
                     *         "bases": {
                     *           "used": 1,
                     *           "max": 1
                     *         },
                     *         "sources": {
                     *           "used": 1,
                     *           "max": 1
                     *         },
                     *         "chunks": {
                     *           "used": 1,
                     *           "max": 1
                     *         },
                     *         "proposals": {
                     *           "used": 1,
                     *           "max": 1
                     *         },
                     *         "templates": {
                     *           "used": 1,
                     *           "max": 1
                     *         },
                     *         "webhooks": {
                     *           "used": 1,
                     *           "max": 1
                     *         },
                     *         "members": {
                     *           "used": 1,
                     *           "max": 1
                     *         }
                     *       },
                     *       "rateLimit": {
                     *         "limit": 1,
                     *         "remaining": 1,
                     *         "resetSeconds": 1
                     *       },
                     *       "organizationRateLimit": {
                     *         "limit": 1,
                     *         "remaining": 1,
                     *         "resetSeconds": 1
                     *       },
                     *       "daily": [
                     *         {
                     *           "date": "2026-11-21",
                     *           "credits": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Usage"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listCreditEntries: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
                /** @description Of this kind. */
                kind?: "grant" | "reserve" | "settle" | "release" | "expire";
                /** @description Not before this time. */
                from?: string;
                /** @description Not after this time. */
                to?: string;
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "cre_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "at": "2026-11-21T09:30:00.000Z",
                     *           "kind": "grant",
                     *           "amount": -3,
                     *           "used": 0,
                     *           "balanceAfter": 497,
                     *           "reference": {
                     *             "type": "source",
                     *             "id": "src_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *           },
                     *           "reason": "annual contract"
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["CreditEntryList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                    /**
                     * @example {
                     *       "token": {
                     *         "id": "tok_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *         "name": "text",
                     *         "scopes": [
                     *           "contacts:read"
                     *         ],
                     *         "expiresAt": "2026-11-21T09:30:00.000Z"
                     *       },
                     *       "organization": {
                     *         "id": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *         "name": "text"
                     *       },
                     *       "plan": "pro",
                     *       "rateLimit": {
                     *         "limit": 1,
                     *         "remaining": 1,
                     *         "resetSeconds": 1
                     *       },
                     *       "organizationRateLimit": {
                     *         "limit": 1,
                     *         "remaining": 1,
                     *         "resetSeconds": 1
                     *       },
                     *       "limits": {
                     *         "tokens": {
                     *           "used": 1,
                     *           "max": 1
                     *         },
                     *         "contacts": {
                     *           "used": 1,
                     *           "max": 1
                     *         },
                     *         "contactFields": {
                     *           "used": 1,
                     *           "max": 1
                     *         },
                     *         "segments": {
                     *           "used": 1,
                     *           "max": 1
                     *         },
                     *         "bases": {
                     *           "used": 1,
                     *           "max": 1
                     *         },
                     *         "sources": {
                     *           "used": 1,
                     *           "max": 1
                     *         },
                     *         "chunks": {
                     *           "used": 1,
                     *           "max": 1
                     *         },
                     *         "proposals": {
                     *           "used": 1,
                     *           "max": 1
                     *         },
                     *         "templates": {
                     *           "used": 1,
                     *           "max": 1
                     *         },
                     *         "webhooks": {
                     *           "used": 1,
                     *           "max": 1
                     *         },
                     *         "members": {
                     *           "used": 1,
                     *           "max": 1
                     *         }
                     *       },
                     *       "credits": {
                     *         "balance": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
                /** @description By this token, or by every actor of this kind (`operator`). */
                actor?: string;
                /** @description This `operationId`. */
                action?: string;
                /** @description To the resource with this id, or of this type (`contact`). */
                resource?: string;
                /** @description Not before this time. */
                from?: string;
                /** @description Not after this time. */
                to?: string;
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "aud_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "at": "2026-11-21T09:30:00.000Z",
                     *           "actor": {
                     *             "kind": "token",
                     *             "id": "tok_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *             "name": "CRM sync"
                     *           },
                     *           "action": "updateContact",
                     *           "resource": {
                     *             "type": "contact",
                     *             "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *           },
                     *           "before": {
                     *             "name": "Ada"
                     *           },
                     *           "after": {
                     *             "name": "Ada Lovelace"
                     *           },
                     *           "expunged": false,
                     *           "address": "203.0.113.7",
                     *           "userAgent": "crm-sync/2.1",
                     *           "requestId": "req_0192f5a0-7c1e-4a34-9d5b-3f1c2a7b8e90",
                     *           "position": 42,
                     *           "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["AuditEntryList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyAuditLog: {
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
                    /**
                     * @example {
                     *       "intact": true,
                     *       "entries": 1204,
                     *       "firstBroken": {
                     *         "position": 977,
                     *         "reason": "missing"
                     *       },
                     *       "lastHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *     }
                     */
                    "application/json": components["schemas"]["AuditVerification"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAuditEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the entry. The prefixed form and the bare UUID name the same resource. */
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
                    /**
                     * @example {
                     *       "id": "aud_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "at": "2026-11-21T09:30:00.000Z",
                     *       "actor": {
                     *         "kind": "token",
                     *         "id": "tok_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *         "name": "CRM sync"
                     *       },
                     *       "action": "updateContact",
                     *       "resource": {
                     *         "type": "contact",
                     *         "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *       },
                     *       "before": {
                     *         "name": "Ada"
                     *       },
                     *       "after": {
                     *         "name": "Ada Lovelace"
                     *       },
                     *       "expunged": false,
                     *       "address": "203.0.113.7",
                     *       "userAgent": "crm-sync/2.1",
                     *       "requestId": "req_0192f5a0-7c1e-4a34-9d5b-3f1c2a7b8e90",
                     *       "position": 42,
                     *       "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *     }
                     */
                    "application/json": components["schemas"]["AuditEntry"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description The filter of a search as an expression in CEL, such as `tag == "vip" && custom.seats > 10`. */
                filter?: string;
                /** @description The order: createdAt, updatedAt, lastActivityAt, name or `custom.<key>` of a sortable field; with `-` the other way round. Contacts without the value come last in both, and ids break ties. Without it: newest first. */
                sort?: string;
                /** @description Adds `totalCount`: how many fit in all, exact up to 10,000. */
                totalCount?: boolean;
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "name": "Ada Lovelace",
                     *           "firstName": "Ada",
                     *           "lastName": "Lovelace",
                     *           "email": "ada@example.com",
                     *           "phone": "+14155550123",
                     *           "company": "Analytical Engines",
                     *           "jobTitle": "Engineer",
                     *           "externalId": "crm-1842",
                     *           "tags": [
                     *             "customer"
                     *           ],
                     *           "custom": {
                     *             "tier": "gold",
                     *             "seats": 12
                     *           },
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "updatedAt": "2026-11-21T09:30:00.000Z",
                     *           "additionalEmails": [
                     *             "ada@example.com"
                     *           ],
                     *           "additionalPhones": [
                     *             "+14155550123"
                     *           ],
                     *           "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "address": {
                     *             "street": "12 St James’s Square",
                     *             "city": "London",
                     *             "region": "Greater London",
                     *             "postalCode": "SW1Y 4JH",
                     *             "country": "GB"
                     *           },
                     *           "locale": "en-GB",
                     *           "timezone": "Europe/London",
                     *           "doNotContact": true,
                     *           "phoneInfo": {
                     *             "country": "US",
                     *             "type": "mobile",
                     *             "possible": true,
                     *             "valid": true
                     *           },
                     *           "consent": {
                     *             "email": {
                     *               "status": "opted_in",
                     *               "at": "2026-11-21T09:30:00.000Z"
                     *             },
                     *             "sms": {
                     *               "status": "opted_in",
                     *               "at": "2026-11-21T09:30:00.000Z"
                     *             },
                     *             "call": {
                     *               "status": "opted_in",
                     *               "at": "2026-11-21T09:30:00.000Z"
                     *             }
                     *           },
                     *           "source": {
                     *             "kind": "import",
                     *             "id": "text"
                     *           },
                     *           "lastActivityAt": "2026-11-21T09:30:00.000Z",
                     *           "mergedFrom": [
                     *             "con_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *           ]
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text",
                     *       "totalCount": {
                     *         "value": 412,
                     *         "relation": "eq"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContactList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `search_timeout`: The search looked through more than it may in its time. `unavailable`: The service cannot answer at the moment. */
            503: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                /**
                 * @example {
                 *       "name": "Ada Lovelace",
                 *       "firstName": "Ada",
                 *       "lastName": "Lovelace",
                 *       "email": "ada@example.com",
                 *       "phone": "+14155550123",
                 *       "company": "Analytical Engines",
                 *       "jobTitle": "Engineer",
                 *       "externalId": "crm-1842",
                 *       "tags": [
                 *         "customer"
                 *       ],
                 *       "custom": {
                 *         "tier": "gold",
                 *         "seats": 12
                 *       },
                 *       "additionalEmails": [
                 *         "ada@example.com"
                 *       ],
                 *       "additionalPhones": [
                 *         "+14155550123"
                 *       ],
                 *       "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "address": {
                 *         "street": "12 St James’s Square",
                 *         "city": "London",
                 *         "region": "Greater London",
                 *         "postalCode": "SW1Y 4JH",
                 *         "country": "GB"
                 *       },
                 *       "locale": "en-GB",
                 *       "timezone": "Europe/London",
                 *       "doNotContact": true
                 *     }
                 */
                "application/json": components["schemas"]["NewContact"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Ada Lovelace",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "email": "ada@example.com",
                     *       "phone": "+14155550123",
                     *       "company": "Analytical Engines",
                     *       "jobTitle": "Engineer",
                     *       "externalId": "crm-1842",
                     *       "tags": [
                     *         "customer"
                     *       ],
                     *       "custom": {
                     *         "tier": "gold",
                     *         "seats": 12
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "additionalEmails": [
                     *         "ada@example.com"
                     *       ],
                     *       "additionalPhones": [
                     *         "+14155550123"
                     *       ],
                     *       "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "address": {
                     *         "street": "12 St James’s Square",
                     *         "city": "London",
                     *         "region": "Greater London",
                     *         "postalCode": "SW1Y 4JH",
                     *         "country": "GB"
                     *       },
                     *       "locale": "en-GB",
                     *       "timezone": "Europe/London",
                     *       "doNotContact": true,
                     *       "phoneInfo": {
                     *         "country": "US",
                     *         "type": "mobile",
                     *         "possible": true,
                     *         "valid": true
                     *       },
                     *       "consent": {
                     *         "email": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         },
                     *         "sms": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         },
                     *         "call": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       },
                     *       "source": {
                     *         "kind": "import",
                     *         "id": "text"
                     *       },
                     *       "lastActivityAt": "2026-11-21T09:30:00.000Z",
                     *       "mergedFrom": [
                     *         "con_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                    /**
                     * @example {
                     *       "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Ada Lovelace",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "email": "ada@example.com",
                     *       "phone": "+14155550123",
                     *       "company": "Analytical Engines",
                     *       "jobTitle": "Engineer",
                     *       "externalId": "crm-1842",
                     *       "tags": [
                     *         "customer"
                     *       ],
                     *       "custom": {
                     *         "tier": "gold",
                     *         "seats": 12
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "additionalEmails": [
                     *         "ada@example.com"
                     *       ],
                     *       "additionalPhones": [
                     *         "+14155550123"
                     *       ],
                     *       "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "address": {
                     *         "street": "12 St James’s Square",
                     *         "city": "London",
                     *         "region": "Greater London",
                     *         "postalCode": "SW1Y 4JH",
                     *         "country": "GB"
                     *       },
                     *       "locale": "en-GB",
                     *       "timezone": "Europe/London",
                     *       "doNotContact": true,
                     *       "phoneInfo": {
                     *         "country": "US",
                     *         "type": "mobile",
                     *         "possible": true,
                     *         "valid": true
                     *       },
                     *       "consent": {
                     *         "email": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         },
                     *         "sms": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         },
                     *         "call": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       },
                     *       "source": {
                     *         "kind": "import",
                     *         "id": "text"
                     *       },
                     *       "lastActivityAt": "2026-11-21T09:30:00.000Z",
                     *       "mergedFrom": [
                     *         "con_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                /**
                 * @example {
                 *       "name": "Ada Lovelace",
                 *       "firstName": "Ada",
                 *       "lastName": "Lovelace",
                 *       "email": "ada@example.com",
                 *       "phone": "+14155550123",
                 *       "company": "Analytical Engines",
                 *       "jobTitle": "Engineer",
                 *       "externalId": "crm-1842",
                 *       "tags": [
                 *         "customer"
                 *       ],
                 *       "custom": {
                 *         "tier": "gold",
                 *         "seats": 12
                 *       },
                 *       "additionalEmails": [
                 *         "ada@example.com"
                 *       ],
                 *       "additionalPhones": [
                 *         "+14155550123"
                 *       ],
                 *       "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "address": {
                 *         "street": "12 St James’s Square",
                 *         "city": "London",
                 *         "region": "Greater London",
                 *         "postalCode": "SW1Y 4JH",
                 *         "country": "GB"
                 *       },
                 *       "locale": "en-GB",
                 *       "timezone": "Europe/London",
                 *       "doNotContact": true
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Ada Lovelace",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "email": "ada@example.com",
                     *       "phone": "+14155550123",
                     *       "company": "Analytical Engines",
                     *       "jobTitle": "Engineer",
                     *       "externalId": "crm-1842",
                     *       "tags": [
                     *         "customer"
                     *       ],
                     *       "custom": {
                     *         "tier": "gold",
                     *         "seats": 12
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "additionalEmails": [
                     *         "ada@example.com"
                     *       ],
                     *       "additionalPhones": [
                     *         "+14155550123"
                     *       ],
                     *       "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "address": {
                     *         "street": "12 St James’s Square",
                     *         "city": "London",
                     *         "region": "Greater London",
                     *         "postalCode": "SW1Y 4JH",
                     *         "country": "GB"
                     *       },
                     *       "locale": "en-GB",
                     *       "timezone": "Europe/London",
                     *       "doNotContact": true,
                     *       "phoneInfo": {
                     *         "country": "US",
                     *         "type": "mobile",
                     *         "possible": true,
                     *         "valid": true
                     *       },
                     *       "consent": {
                     *         "email": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         },
                     *         "sms": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         },
                     *         "call": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       },
                     *       "source": {
                     *         "kind": "import",
                     *         "id": "text"
                     *       },
                     *       "lastActivityAt": "2026-11-21T09:30:00.000Z",
                     *       "mergedFrom": [
                     *         "con_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getContactBy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the contact is found by. */
                key: "email" | "phone" | "externalId";
                /** @description The e-mail address, E.164 number or external id. Additional addresses and numbers count, too. */
                value: string;
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
                    /**
                     * @example {
                     *       "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Ada Lovelace",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "email": "ada@example.com",
                     *       "phone": "+14155550123",
                     *       "company": "Analytical Engines",
                     *       "jobTitle": "Engineer",
                     *       "externalId": "crm-1842",
                     *       "tags": [
                     *         "customer"
                     *       ],
                     *       "custom": {
                     *         "tier": "gold",
                     *         "seats": 12
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "additionalEmails": [
                     *         "ada@example.com"
                     *       ],
                     *       "additionalPhones": [
                     *         "+14155550123"
                     *       ],
                     *       "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "address": {
                     *         "street": "12 St James’s Square",
                     *         "city": "London",
                     *         "region": "Greater London",
                     *         "postalCode": "SW1Y 4JH",
                     *         "country": "GB"
                     *       },
                     *       "locale": "en-GB",
                     *       "timezone": "Europe/London",
                     *       "doNotContact": true,
                     *       "phoneInfo": {
                     *         "country": "US",
                     *         "type": "mobile",
                     *         "possible": true,
                     *         "valid": true
                     *       },
                     *       "consent": {
                     *         "email": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         },
                     *         "sms": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         },
                     *         "call": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       },
                     *       "source": {
                     *         "kind": "import",
                     *         "id": "text"
                     *       },
                     *       "lastActivityAt": "2026-11-21T09:30:00.000Z",
                     *       "mergedFrom": [
                     *         "con_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    upsertContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the contact is found by. */
                key: "email" | "phone" | "externalId";
                /** @description The e-mail address, E.164 number or external id. Additional addresses and numbers count, too. */
                value: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Lovelace",
                 *       "firstName": "Ada",
                 *       "lastName": "Lovelace",
                 *       "email": "ada@example.com",
                 *       "phone": "+14155550123",
                 *       "company": "Analytical Engines",
                 *       "jobTitle": "Engineer",
                 *       "externalId": "crm-1842",
                 *       "tags": [
                 *         "customer"
                 *       ],
                 *       "custom": {
                 *         "tier": "gold",
                 *         "seats": 12
                 *       },
                 *       "additionalEmails": [
                 *         "ada@example.com"
                 *       ],
                 *       "additionalPhones": [
                 *         "+14155550123"
                 *       ],
                 *       "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "address": {
                 *         "street": "12 St James’s Square",
                 *         "city": "London",
                 *         "region": "Greater London",
                 *         "postalCode": "SW1Y 4JH",
                 *         "country": "GB"
                 *       },
                 *       "locale": "en-GB",
                 *       "timezone": "Europe/London",
                 *       "doNotContact": true
                 *     }
                 */
                "application/json": components["schemas"]["NewContact"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Ada Lovelace",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "email": "ada@example.com",
                     *       "phone": "+14155550123",
                     *       "company": "Analytical Engines",
                     *       "jobTitle": "Engineer",
                     *       "externalId": "crm-1842",
                     *       "tags": [
                     *         "customer"
                     *       ],
                     *       "custom": {
                     *         "tier": "gold",
                     *         "seats": 12
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "additionalEmails": [
                     *         "ada@example.com"
                     *       ],
                     *       "additionalPhones": [
                     *         "+14155550123"
                     *       ],
                     *       "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "address": {
                     *         "street": "12 St James’s Square",
                     *         "city": "London",
                     *         "region": "Greater London",
                     *         "postalCode": "SW1Y 4JH",
                     *         "country": "GB"
                     *       },
                     *       "locale": "en-GB",
                     *       "timezone": "Europe/London",
                     *       "doNotContact": true,
                     *       "phoneInfo": {
                     *         "country": "US",
                     *         "type": "mobile",
                     *         "possible": true,
                     *         "valid": true
                     *       },
                     *       "consent": {
                     *         "email": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         },
                     *         "sms": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         },
                     *         "call": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       },
                     *       "source": {
                     *         "kind": "import",
                     *         "id": "text"
                     *       },
                     *       "lastActivityAt": "2026-11-21T09:30:00.000Z",
                     *       "mergedFrom": [
                     *         "con_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description Created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Ada Lovelace",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "email": "ada@example.com",
                     *       "phone": "+14155550123",
                     *       "company": "Analytical Engines",
                     *       "jobTitle": "Engineer",
                     *       "externalId": "crm-1842",
                     *       "tags": [
                     *         "customer"
                     *       ],
                     *       "custom": {
                     *         "tier": "gold",
                     *         "seats": 12
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "additionalEmails": [
                     *         "ada@example.com"
                     *       ],
                     *       "additionalPhones": [
                     *         "+14155550123"
                     *       ],
                     *       "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "address": {
                     *         "street": "12 St James’s Square",
                     *         "city": "London",
                     *         "region": "Greater London",
                     *         "postalCode": "SW1Y 4JH",
                     *         "country": "GB"
                     *       },
                     *       "locale": "en-GB",
                     *       "timezone": "Europe/London",
                     *       "doNotContact": true,
                     *       "phoneInfo": {
                     *         "country": "US",
                     *         "type": "mobile",
                     *         "possible": true,
                     *         "valid": true
                     *       },
                     *       "consent": {
                     *         "email": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         },
                     *         "sms": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         },
                     *         "call": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       },
                     *       "source": {
                     *         "kind": "import",
                     *         "id": "text"
                     *       },
                     *       "lastActivityAt": "2026-11-21T09:30:00.000Z",
                     *       "mergedFrom": [
                     *         "con_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    batchContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mode": "create",
                 *       "matchBy": "id",
                 *       "items": [
                 *         {
                 *           "name": "Ada Lovelace",
                 *           "email": "ada@example.com"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ContactBatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "index": 0,
                     *           "status": "created",
                     *           "id": "text",
                     *           "error": {
                     *             "code": "text",
                     *             "message": "text",
                     *             "field": "text"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContactBatchResult"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addContactTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID name the same resource. */
                contactId: string;
                /** @description The tag, as it is written. */
                tag: string;
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
                    /**
                     * @example {
                     *       "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Ada Lovelace",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "email": "ada@example.com",
                     *       "phone": "+14155550123",
                     *       "company": "Analytical Engines",
                     *       "jobTitle": "Engineer",
                     *       "externalId": "crm-1842",
                     *       "tags": [
                     *         "customer"
                     *       ],
                     *       "custom": {
                     *         "tier": "gold",
                     *         "seats": 12
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "additionalEmails": [
                     *         "ada@example.com"
                     *       ],
                     *       "additionalPhones": [
                     *         "+14155550123"
                     *       ],
                     *       "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "address": {
                     *         "street": "12 St James’s Square",
                     *         "city": "London",
                     *         "region": "Greater London",
                     *         "postalCode": "SW1Y 4JH",
                     *         "country": "GB"
                     *       },
                     *       "locale": "en-GB",
                     *       "timezone": "Europe/London",
                     *       "doNotContact": true,
                     *       "phoneInfo": {
                     *         "country": "US",
                     *         "type": "mobile",
                     *         "possible": true,
                     *         "valid": true
                     *       },
                     *       "consent": {
                     *         "email": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         },
                     *         "sms": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         },
                     *         "call": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       },
                     *       "source": {
                     *         "kind": "import",
                     *         "id": "text"
                     *       },
                     *       "lastActivityAt": "2026-11-21T09:30:00.000Z",
                     *       "mergedFrom": [
                     *         "con_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    removeContactTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID name the same resource. */
                contactId: string;
                /** @description The tag, as it is written. */
                tag: string;
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
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
                /** @description Begins so, in this case. */
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "name": "customer",
                     *           "contacts": 12
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["TagList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tag, as it is written. */
                tag: string;
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
                    /**
                     * @example {
                     *       "name": "customer",
                     *       "contacts": 12
                     *     }
                     */
                    "application/json": components["schemas"]["Tag"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tag, as it is written. */
                tag: string;
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
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    renameTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tag, as it is written. */
                tag: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "customer"
                 *     }
                 */
                "application/json": components["schemas"]["TagChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "customer",
                     *       "contacts": 12
                     *     }
                     */
                    "application/json": components["schemas"]["Tag"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    searchContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filter": {
                 *         "and": [
                 *           {
                 *             "field": "tag",
                 *             "op": "eq",
                 *             "value": "customer"
                 *           },
                 *           {
                 *             "field": "createdAt",
                 *             "op": "withinLast",
                 *             "value": "30d"
                 *           }
                 *         ]
                 *       },
                 *       "sort": "-lastActivityAt",
                 *       "limit": 20,
                 *       "cursor": "text",
                 *       "totalCount": true
                 *     }
                 */
                "application/json": components["schemas"]["ContactSearch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "name": "Ada Lovelace",
                     *           "firstName": "Ada",
                     *           "lastName": "Lovelace",
                     *           "email": "ada@example.com",
                     *           "phone": "+14155550123",
                     *           "company": "Analytical Engines",
                     *           "jobTitle": "Engineer",
                     *           "externalId": "crm-1842",
                     *           "tags": [
                     *             "customer"
                     *           ],
                     *           "custom": {
                     *             "tier": "gold",
                     *             "seats": 12
                     *           },
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "updatedAt": "2026-11-21T09:30:00.000Z",
                     *           "additionalEmails": [
                     *             "ada@example.com"
                     *           ],
                     *           "additionalPhones": [
                     *             "+14155550123"
                     *           ],
                     *           "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "address": {
                     *             "street": "12 St James’s Square",
                     *             "city": "London",
                     *             "region": "Greater London",
                     *             "postalCode": "SW1Y 4JH",
                     *             "country": "GB"
                     *           },
                     *           "locale": "en-GB",
                     *           "timezone": "Europe/London",
                     *           "doNotContact": true,
                     *           "phoneInfo": {
                     *             "country": "US",
                     *             "type": "mobile",
                     *             "possible": true,
                     *             "valid": true
                     *           },
                     *           "consent": {
                     *             "email": {
                     *               "status": "opted_in",
                     *               "at": "2026-11-21T09:30:00.000Z"
                     *             },
                     *             "sms": {
                     *               "status": "opted_in",
                     *               "at": "2026-11-21T09:30:00.000Z"
                     *             },
                     *             "call": {
                     *               "status": "opted_in",
                     *               "at": "2026-11-21T09:30:00.000Z"
                     *             }
                     *           },
                     *           "source": {
                     *             "kind": "import",
                     *             "id": "text"
                     *           },
                     *           "lastActivityAt": "2026-11-21T09:30:00.000Z",
                     *           "mergedFrom": [
                     *             "con_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *           ]
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text",
                     *       "totalCount": {
                     *         "value": 412,
                     *         "relation": "eq"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContactList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `search_timeout`: The search looked through more than it may in its time. `unavailable`: The service cannot answer at the moment. */
            503: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSegments: {
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "seg_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "name": "Customers of this year",
                     *           "filter": {
                     *             "and": [
                     *               {
                     *                 "field": "tag",
                     *                 "op": "eq",
                     *                 "value": "customer"
                     *               },
                     *               {
                     *                 "field": "createdAt",
                     *                 "op": "withinLast",
                     *                 "value": "30d"
                     *               }
                     *             ]
                     *           },
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "updatedAt": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["SegmentList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createSegment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Customers of this year",
                 *       "filter": {
                 *         "and": [
                 *           {
                 *             "field": "tag",
                 *             "op": "eq",
                 *             "value": "customer"
                 *           },
                 *           {
                 *             "field": "createdAt",
                 *             "op": "withinLast",
                 *             "value": "30d"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewSegment"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "seg_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Customers of this year",
                     *       "filter": {
                     *         "and": [
                     *           {
                     *             "field": "tag",
                     *             "op": "eq",
                     *             "value": "customer"
                     *           },
                     *           {
                     *             "field": "createdAt",
                     *             "op": "withinLast",
                     *             "value": "30d"
                     *           }
                     *         ]
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Segment"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the segment. The prefixed form and the bare UUID name the same resource. */
                segmentId: string;
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
                    /**
                     * @example {
                     *       "id": "seg_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Customers of this year",
                     *       "filter": {
                     *         "and": [
                     *           {
                     *             "field": "tag",
                     *             "op": "eq",
                     *             "value": "customer"
                     *           },
                     *           {
                     *             "field": "createdAt",
                     *             "op": "withinLast",
                     *             "value": "30d"
                     *           }
                     *         ]
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Segment"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteSegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the segment. The prefixed form and the bare UUID name the same resource. */
                segmentId: string;
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
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateSegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the segment. The prefixed form and the bare UUID name the same resource. */
                segmentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Customers of this year",
                 *       "filter": {
                 *         "and": [
                 *           {
                 *             "field": "tag",
                 *             "op": "eq",
                 *             "value": "customer"
                 *           },
                 *           {
                 *             "field": "createdAt",
                 *             "op": "withinLast",
                 *             "value": "30d"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SegmentChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "seg_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Customers of this year",
                     *       "filter": {
                     *         "and": [
                     *           {
                     *             "field": "tag",
                     *             "op": "eq",
                     *             "value": "customer"
                     *           },
                     *           {
                     *             "field": "createdAt",
                     *             "op": "withinLast",
                     *             "value": "30d"
                     *           }
                     *         ]
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Segment"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSegmentContacts: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
                /** @description The order: createdAt, updatedAt, lastActivityAt, name or `custom.<key>` of a sortable field; with `-` the other way round. Contacts without the value come last in both, and ids break ties. Without it: newest first. */
                sort?: string;
                /** @description Adds `totalCount`: how many fit in all, exact up to 10,000. */
                totalCount?: boolean;
            };
            header?: never;
            path: {
                /** @description Identifier of the segment. The prefixed form and the bare UUID name the same resource. */
                segmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "name": "Ada Lovelace",
                     *           "firstName": "Ada",
                     *           "lastName": "Lovelace",
                     *           "email": "ada@example.com",
                     *           "phone": "+14155550123",
                     *           "company": "Analytical Engines",
                     *           "jobTitle": "Engineer",
                     *           "externalId": "crm-1842",
                     *           "tags": [
                     *             "customer"
                     *           ],
                     *           "custom": {
                     *             "tier": "gold",
                     *             "seats": 12
                     *           },
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "updatedAt": "2026-11-21T09:30:00.000Z",
                     *           "additionalEmails": [
                     *             "ada@example.com"
                     *           ],
                     *           "additionalPhones": [
                     *             "+14155550123"
                     *           ],
                     *           "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "address": {
                     *             "street": "12 St James’s Square",
                     *             "city": "London",
                     *             "region": "Greater London",
                     *             "postalCode": "SW1Y 4JH",
                     *             "country": "GB"
                     *           },
                     *           "locale": "en-GB",
                     *           "timezone": "Europe/London",
                     *           "doNotContact": true,
                     *           "phoneInfo": {
                     *             "country": "US",
                     *             "type": "mobile",
                     *             "possible": true,
                     *             "valid": true
                     *           },
                     *           "consent": {
                     *             "email": {
                     *               "status": "opted_in",
                     *               "at": "2026-11-21T09:30:00.000Z"
                     *             },
                     *             "sms": {
                     *               "status": "opted_in",
                     *               "at": "2026-11-21T09:30:00.000Z"
                     *             },
                     *             "call": {
                     *               "status": "opted_in",
                     *               "at": "2026-11-21T09:30:00.000Z"
                     *             }
                     *           },
                     *           "source": {
                     *             "kind": "import",
                     *             "id": "text"
                     *           },
                     *           "lastActivityAt": "2026-11-21T09:30:00.000Z",
                     *           "mergedFrom": [
                     *             "con_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *           ]
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text",
                     *       "totalCount": {
                     *         "value": 412,
                     *         "relation": "eq"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContactList"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `search_timeout`: The search looked through more than it may in its time. `unavailable`: The service cannot answer at the moment. */
            503: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listContactFields: {
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "fld_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "key": "seats",
                     *           "type": "number",
                     *           "label": "Seats",
                     *           "options": [],
                     *           "required": false,
                     *           "unique": false,
                     *           "sortable": false,
                     *           "archived": false,
                     *           "indexing": false,
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "updatedAt": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactFieldList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createContactField: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "seats",
                 *       "type": "number",
                 *       "label": "Seats",
                 *       "options": [],
                 *       "required": false,
                 *       "unique": false,
                 *       "sortable": false,
                 *       "archived": false
                 *     }
                 */
                "application/json": components["schemas"]["NewContactField"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "fld_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "key": "seats",
                     *       "type": "number",
                     *       "label": "Seats",
                     *       "options": [],
                     *       "required": false,
                     *       "unique": false,
                     *       "sortable": false,
                     *       "archived": false,
                     *       "indexing": false,
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactField"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getContactField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the field. The prefixed form and the bare UUID name the same resource. */
                fieldId: string;
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
                    /**
                     * @example {
                     *       "id": "fld_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "key": "seats",
                     *       "type": "number",
                     *       "label": "Seats",
                     *       "options": [],
                     *       "required": false,
                     *       "unique": false,
                     *       "sortable": false,
                     *       "archived": false,
                     *       "indexing": false,
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactField"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteContactField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the field. The prefixed form and the bare UUID name the same resource. */
                fieldId: string;
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
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateContactField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the field. The prefixed form and the bare UUID name the same resource. */
                fieldId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Seats",
                 *       "options": [],
                 *       "required": false,
                 *       "unique": false,
                 *       "sortable": false,
                 *       "archived": false
                 *     }
                 */
                "application/json": components["schemas"]["ContactFieldChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "fld_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "key": "seats",
                     *       "type": "number",
                     *       "label": "Seats",
                     *       "options": [],
                     *       "required": false,
                     *       "unique": false,
                     *       "sortable": false,
                     *       "archived": false,
                     *       "indexing": false,
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactField"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getContactFieldSettings: {
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
                    /**
                     * @example {
                     *       "strictFields": true
                     *     }
                     */
                    "application/json": components["schemas"]["ContactFieldSettings"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateContactFieldSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "strictFields": true
                 *     }
                 */
                "application/json": components["schemas"]["ContactFieldSettings"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "strictFields": true
                     *     }
                     */
                    "application/json": components["schemas"]["ContactFieldSettings"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
                /** @description Part of a name or a domain, in any case. */
                q?: string;
                /** @description Exactly this domain, in any case. */
                domain?: string;
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "name": "Analytical Engines",
                     *           "domain": "example.com",
                     *           "phone": "+14155550123",
                     *           "address": {
                     *             "street": "12 St James’s Square",
                     *             "city": "London",
                     *             "region": "Greater London",
                     *             "postalCode": "SW1Y 4JH",
                     *             "country": "GB"
                     *           },
                     *           "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "tags": [
                     *             "customer"
                     *           ],
                     *           "custom": {
                     *             "tier": "gold",
                     *             "seats": 12
                     *           },
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "updatedAt": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["CompanyList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Analytical Engines",
                 *       "domain": "example.com",
                 *       "phone": "+14155550123",
                 *       "address": {
                 *         "street": "12 St James’s Square",
                 *         "city": "London",
                 *         "region": "Greater London",
                 *         "postalCode": "SW1Y 4JH",
                 *         "country": "GB"
                 *       },
                 *       "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "tags": [
                 *         "customer"
                 *       ],
                 *       "custom": {
                 *         "tier": "gold",
                 *         "seats": 12
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewCompany"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Analytical Engines",
                     *       "domain": "example.com",
                     *       "phone": "+14155550123",
                     *       "address": {
                     *         "street": "12 St James’s Square",
                     *         "city": "London",
                     *         "region": "Greater London",
                     *         "postalCode": "SW1Y 4JH",
                     *         "country": "GB"
                     *       },
                     *       "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "tags": [
                     *         "customer"
                     *       ],
                     *       "custom": {
                     *         "tier": "gold",
                     *         "seats": 12
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Company"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the company. The prefixed form and the bare UUID name the same resource. */
                companyId: string;
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
                    /**
                     * @example {
                     *       "id": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Analytical Engines",
                     *       "domain": "example.com",
                     *       "phone": "+14155550123",
                     *       "address": {
                     *         "street": "12 St James’s Square",
                     *         "city": "London",
                     *         "region": "Greater London",
                     *         "postalCode": "SW1Y 4JH",
                     *         "country": "GB"
                     *       },
                     *       "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "tags": [
                     *         "customer"
                     *       ],
                     *       "custom": {
                     *         "tier": "gold",
                     *         "seats": 12
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Company"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the company. The prefixed form and the bare UUID name the same resource. */
                companyId: string;
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
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the company. The prefixed form and the bare UUID name the same resource. */
                companyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Analytical Engines",
                 *       "domain": "example.com",
                 *       "phone": "+14155550123",
                 *       "address": {
                 *         "street": "12 St James’s Square",
                 *         "city": "London",
                 *         "region": "Greater London",
                 *         "postalCode": "SW1Y 4JH",
                 *         "country": "GB"
                 *       },
                 *       "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "tags": [
                 *         "customer"
                 *       ],
                 *       "custom": {
                 *         "tier": "gold",
                 *         "seats": 12
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CompanyChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Analytical Engines",
                     *       "domain": "example.com",
                     *       "phone": "+14155550123",
                     *       "address": {
                     *         "street": "12 St James’s Square",
                     *         "city": "London",
                     *         "region": "Greater London",
                     *         "postalCode": "SW1Y 4JH",
                     *         "country": "GB"
                     *       },
                     *       "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "tags": [
                     *         "customer"
                     *       ],
                     *       "custom": {
                     *         "tier": "gold",
                     *         "seats": 12
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Company"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listCompanyContacts: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the company. The prefixed form and the bare UUID name the same resource. */
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "name": "Ada Lovelace",
                     *           "firstName": "Ada",
                     *           "lastName": "Lovelace",
                     *           "email": "ada@example.com",
                     *           "phone": "+14155550123",
                     *           "company": "Analytical Engines",
                     *           "jobTitle": "Engineer",
                     *           "externalId": "crm-1842",
                     *           "tags": [
                     *             "customer"
                     *           ],
                     *           "custom": {
                     *             "tier": "gold",
                     *             "seats": 12
                     *           },
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "updatedAt": "2026-11-21T09:30:00.000Z",
                     *           "additionalEmails": [
                     *             "ada@example.com"
                     *           ],
                     *           "additionalPhones": [
                     *             "+14155550123"
                     *           ],
                     *           "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "address": {
                     *             "street": "12 St James’s Square",
                     *             "city": "London",
                     *             "region": "Greater London",
                     *             "postalCode": "SW1Y 4JH",
                     *             "country": "GB"
                     *           },
                     *           "locale": "en-GB",
                     *           "timezone": "Europe/London",
                     *           "doNotContact": true,
                     *           "phoneInfo": {
                     *             "country": "US",
                     *             "type": "mobile",
                     *             "possible": true,
                     *             "valid": true
                     *           },
                     *           "consent": {
                     *             "email": {
                     *               "status": "opted_in",
                     *               "at": "2026-11-21T09:30:00.000Z"
                     *             },
                     *             "sms": {
                     *               "status": "opted_in",
                     *               "at": "2026-11-21T09:30:00.000Z"
                     *             },
                     *             "call": {
                     *               "status": "opted_in",
                     *               "at": "2026-11-21T09:30:00.000Z"
                     *             }
                     *           },
                     *           "source": {
                     *             "kind": "import",
                     *             "id": "text"
                     *           },
                     *           "lastActivityAt": "2026-11-21T09:30:00.000Z",
                     *           "mergedFrom": [
                     *             "con_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *           ]
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactList"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listContactNotes: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
            };
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "note_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "text": "Prefers to be called in the morning.",
                     *           "createdBy": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "updatedAt": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactNoteList"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createContactNote: {
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
                /**
                 * @example {
                 *       "text": "Prefers to be called in the morning."
                 *     }
                 */
                "application/json": components["schemas"]["NewContactNote"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "note_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "text": "Prefers to be called in the morning.",
                     *       "createdBy": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactNote"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getContactNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID name the same resource. */
                contactId: string;
                /** @description Identifier of the note. The prefixed form and the bare UUID name the same resource. */
                noteId: string;
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
                    /**
                     * @example {
                     *       "id": "note_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "text": "Prefers to be called in the morning.",
                     *       "createdBy": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactNote"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteContactNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID name the same resource. */
                contactId: string;
                /** @description Identifier of the note. The prefixed form and the bare UUID name the same resource. */
                noteId: string;
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
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateContactNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID name the same resource. */
                contactId: string;
                /** @description Identifier of the note. The prefixed form and the bare UUID name the same resource. */
                noteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Prefers to be called in the morning."
                 *     }
                 */
                "application/json": components["schemas"]["NewContactNote"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "note_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "text": "Prefers to be called in the morning.",
                     *       "createdBy": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactNote"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listContactConsents: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
            };
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "cns_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "channel": "email",
                     *           "purpose": "Newsletter",
                     *           "status": "opted_in",
                     *           "basis": "consent",
                     *           "source": "Sign-up form",
                     *           "wording": "Send me the newsletter once a month.",
                     *           "proof": {
                     *             "ip": "203.0.113.7",
                     *             "userAgent": "text",
                     *             "url": "text",
                     *             "confirmedAt": "2026-11-21T09:30:00.000Z"
                     *           },
                     *           "actor": {
                     *             "kind": "token",
                     *             "id": "text"
                     *           },
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactConsentList"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    recordContactConsent: {
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
                /**
                 * @example {
                 *       "channel": "email",
                 *       "purpose": "Newsletter",
                 *       "status": "opted_in",
                 *       "basis": "consent",
                 *       "source": "Sign-up form",
                 *       "wording": "Send me the newsletter once a month.",
                 *       "proof": {
                 *         "ip": "203.0.113.7",
                 *         "userAgent": "text",
                 *         "url": "text",
                 *         "confirmedAt": "2026-11-21T09:30:00.000Z"
                 *       },
                 *       "at": "2026-11-21T09:30:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["NewContactConsent"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "cns_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "channel": "email",
                     *       "purpose": "Newsletter",
                     *       "status": "opted_in",
                     *       "basis": "consent",
                     *       "source": "Sign-up form",
                     *       "wording": "Send me the newsletter once a month.",
                     *       "proof": {
                     *         "ip": "203.0.113.7",
                     *         "userAgent": "text",
                     *         "url": "text",
                     *         "confirmedAt": "2026-11-21T09:30:00.000Z"
                     *       },
                     *       "actor": {
                     *         "kind": "token",
                     *         "id": "text"
                     *       },
                     *       "at": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactConsent"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: The token sent more requests than its plan allows, the address too many unknown tokens, or somebody too many wrong passwords or requests for mails. */
            429: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    showConsentRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the organization. The prefixed form and the bare UUID name the same resource. */
                organizationId: string;
                /** @description As it stands in the mail. */
                token: string;
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
                    "text/html": unknown;
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    confirmConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the organization. The prefixed form and the bare UUID name the same resource. */
                organizationId: string;
                /** @description As it stands in the mail. */
                token: string;
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
                    "text/html": unknown;
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    showUnsubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the organization. The prefixed form and the bare UUID name the same resource. */
                organizationId: string;
                /** @description As it stands in the mail. */
                token: string;
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
                    "text/html": unknown;
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    unsubscribeContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the organization. The prefixed form and the bare UUID name the same resource. */
                organizationId: string;
                /** @description As it stands in the mail. */
                token: string;
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
                    "text/html": unknown;
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listDuplicates: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
                /** @description Adds `totalCount`: how many fit in all, exact up to 10,000. */
                totalCount?: boolean;
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "dup_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "score": 0.95,
                     *           "reasons": [
                     *             {
                     *               "kind": "email",
                     *               "value": "adalovelace@example.com",
                     *               "contactIds": [
                     *                 "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *                 "con_01jbts0z0ye8t9tpsz3gn7nkm9"
                     *               ]
                     *             }
                     *           ],
                     *           "contacts": [
                     *             {
                     *               "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *               "name": "Ada Lovelace",
                     *               "firstName": "Ada",
                     *               "lastName": "Lovelace",
                     *               "email": "ada.lovelace@example.com",
                     *               "phone": "+14155550123",
                     *               "company": "Analytical Engines",
                     *               "jobTitle": "Engineer",
                     *               "externalId": "crm-1842",
                     *               "tags": [
                     *                 "customer"
                     *               ],
                     *               "custom": {
                     *                 "tier": "gold"
                     *               },
                     *               "createdAt": "2026-11-21T09:30:00.000Z",
                     *               "updatedAt": "2026-11-21T09:30:00.000Z"
                     *             },
                     *             {
                     *               "id": "con_01jbts0z0ye8t9tpsz3gn7nkm9",
                     *               "name": "Ada Lovelace",
                     *               "firstName": "Ada",
                     *               "lastName": "Lovelace",
                     *               "email": "adalovelace+news@example.com",
                     *               "phone": null,
                     *               "company": "Analytical Engines",
                     *               "jobTitle": "Engineer",
                     *               "externalId": null,
                     *               "tags": [
                     *                 "customer"
                     *               ],
                     *               "custom": {
                     *                 "tier": "gold"
                     *               },
                     *               "createdAt": "2026-11-21T09:30:00.000Z",
                     *               "updatedAt": "2026-11-21T09:30:00.000Z"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text",
                     *       "totalCount": {
                     *         "value": 412,
                     *         "relation": "eq"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DuplicateList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    dismissDuplicates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the group. The prefixed form and the bare UUID name the same resource. */
                duplicateId: string;
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
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    mergeContacts: {
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
                /**
                 * @example {
                 *       "contactIds": [
                 *         "con_01jbts0z0ye8t9tpsz3gn7nkm8"
                 *       ],
                 *       "choose": {}
                 *     }
                 */
                "application/json": components["schemas"]["ContactMerge"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Ada Lovelace",
                     *       "firstName": "Ada",
                     *       "lastName": "Lovelace",
                     *       "email": "ada@example.com",
                     *       "phone": "+14155550123",
                     *       "company": "Analytical Engines",
                     *       "jobTitle": "Engineer",
                     *       "externalId": "crm-1842",
                     *       "tags": [
                     *         "customer"
                     *       ],
                     *       "custom": {
                     *         "tier": "gold",
                     *         "seats": 12
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "additionalEmails": [
                     *         "ada@example.com"
                     *       ],
                     *       "additionalPhones": [
                     *         "+14155550123"
                     *       ],
                     *       "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "address": {
                     *         "street": "12 St James’s Square",
                     *         "city": "London",
                     *         "region": "Greater London",
                     *         "postalCode": "SW1Y 4JH",
                     *         "country": "GB"
                     *       },
                     *       "locale": "en-GB",
                     *       "timezone": "Europe/London",
                     *       "doNotContact": true,
                     *       "phoneInfo": {
                     *         "country": "US",
                     *         "type": "mobile",
                     *         "possible": true,
                     *         "valid": true
                     *       },
                     *       "consent": {
                     *         "email": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         },
                     *         "sms": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         },
                     *         "call": {
                     *           "status": "opted_in",
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       },
                     *       "source": {
                     *         "kind": "import",
                     *         "id": "text"
                     *       },
                     *       "lastActivityAt": "2026-11-21T09:30:00.000Z",
                     *       "mergedFrom": [
                     *         "con_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    unmergeContacts: {
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
                    /**
                     * @example {
                     *       "survivor": {
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
                     *           "tier": "gold",
                     *           "seats": 12
                     *         },
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z",
                     *         "additionalEmails": [
                     *           "ada@example.com"
                     *         ],
                     *         "additionalPhones": [
                     *           "+14155550123"
                     *         ],
                     *         "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *         "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *         "address": {
                     *           "street": "12 St James’s Square",
                     *           "city": "London",
                     *           "region": "Greater London",
                     *           "postalCode": "SW1Y 4JH",
                     *           "country": "GB"
                     *         },
                     *         "locale": "en-GB",
                     *         "timezone": "Europe/London",
                     *         "doNotContact": true,
                     *         "phoneInfo": {
                     *           "country": "US",
                     *           "type": "mobile",
                     *           "possible": true,
                     *           "valid": true
                     *         },
                     *         "consent": {
                     *           "email": {
                     *             "status": "opted_in",
                     *             "at": "2026-11-21T09:30:00.000Z"
                     *           },
                     *           "sms": {
                     *             "status": "opted_in",
                     *             "at": "2026-11-21T09:30:00.000Z"
                     *           },
                     *           "call": {
                     *             "status": "opted_in",
                     *             "at": "2026-11-21T09:30:00.000Z"
                     *           }
                     *         },
                     *         "source": {
                     *           "kind": "import",
                     *           "id": "text"
                     *         },
                     *         "lastActivityAt": "2026-11-21T09:30:00.000Z",
                     *         "mergedFrom": [
                     *           "con_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *         ]
                     *       },
                     *       "restored": [
                     *         {
                     *           "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "name": "Ada Lovelace",
                     *           "firstName": "Ada",
                     *           "lastName": "Lovelace",
                     *           "email": "ada@example.com",
                     *           "phone": "+14155550123",
                     *           "company": "Analytical Engines",
                     *           "jobTitle": "Engineer",
                     *           "externalId": "crm-1842",
                     *           "tags": [
                     *             "customer"
                     *           ],
                     *           "custom": {
                     *             "tier": "gold",
                     *             "seats": 12
                     *           },
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "updatedAt": "2026-11-21T09:30:00.000Z",
                     *           "additionalEmails": [
                     *             "ada@example.com"
                     *           ],
                     *           "additionalPhones": [
                     *             "+14155550123"
                     *           ],
                     *           "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "address": {
                     *             "street": "12 St James’s Square",
                     *             "city": "London",
                     *             "region": "Greater London",
                     *             "postalCode": "SW1Y 4JH",
                     *             "country": "GB"
                     *           },
                     *           "locale": "en-GB",
                     *           "timezone": "Europe/London",
                     *           "doNotContact": true,
                     *           "phoneInfo": {
                     *             "country": "US",
                     *             "type": "mobile",
                     *             "possible": true,
                     *             "valid": true
                     *           },
                     *           "consent": {
                     *             "email": {
                     *               "status": "opted_in",
                     *               "at": "2026-11-21T09:30:00.000Z"
                     *             },
                     *             "sms": {
                     *               "status": "opted_in",
                     *               "at": "2026-11-21T09:30:00.000Z"
                     *             },
                     *             "call": {
                     *               "status": "opted_in",
                     *               "at": "2026-11-21T09:30:00.000Z"
                     *             }
                     *           },
                     *           "source": {
                     *             "kind": "import",
                     *             "id": "text"
                     *           },
                     *           "lastActivityAt": "2026-11-21T09:30:00.000Z",
                     *           "mergedFrom": [
                     *             "con_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContactUnmerge"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    eraseContact: {
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
                    /**
                     * @example {
                     *       "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "erasedAt": "2026-11-21T09:30:00.000Z",
                     *       "consents": [
                     *         {
                     *           "id": "cns_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "channel": "email",
                     *           "purpose": "Newsletter",
                     *           "status": "opted_in",
                     *           "basis": "consent",
                     *           "actor": {
                     *             "kind": "token",
                     *             "id": "text"
                     *           },
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContactErasure"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getContactErasure: {
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
                    /**
                     * @example {
                     *       "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "erasedAt": "2026-11-21T09:30:00.000Z",
                     *       "consents": [
                     *         {
                     *           "id": "cns_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "channel": "email",
                     *           "purpose": "Newsletter",
                     *           "status": "opted_in",
                     *           "basis": "consent",
                     *           "actor": {
                     *             "kind": "token",
                     *             "id": "text"
                     *           },
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContactErasure"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getContactPersonalData: {
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
                    /**
                     * @example {
                     *       "contact": {
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
                     *           "tier": "gold",
                     *           "seats": 12
                     *         },
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z",
                     *         "additionalEmails": [
                     *           "ada@example.com"
                     *         ],
                     *         "additionalPhones": [
                     *           "+14155550123"
                     *         ],
                     *         "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *         "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *         "address": {
                     *           "street": "12 St James’s Square",
                     *           "city": "London",
                     *           "region": "Greater London",
                     *           "postalCode": "SW1Y 4JH",
                     *           "country": "GB"
                     *         },
                     *         "locale": "en-GB",
                     *         "timezone": "Europe/London",
                     *         "doNotContact": true,
                     *         "phoneInfo": {
                     *           "country": "US",
                     *           "type": "mobile",
                     *           "possible": true,
                     *           "valid": true
                     *         },
                     *         "consent": {
                     *           "email": {
                     *             "status": "opted_in",
                     *             "at": "2026-11-21T09:30:00.000Z"
                     *           },
                     *           "sms": {
                     *             "status": "opted_in",
                     *             "at": "2026-11-21T09:30:00.000Z"
                     *           },
                     *           "call": {
                     *             "status": "opted_in",
                     *             "at": "2026-11-21T09:30:00.000Z"
                     *           }
                     *         },
                     *         "source": {
                     *           "kind": "import",
                     *           "id": "text"
                     *         },
                     *         "lastActivityAt": "2026-11-21T09:30:00.000Z",
                     *         "mergedFrom": [
                     *           "con_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *         ]
                     *       },
                     *       "company": {
                     *         "id": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *         "name": "Analytical Engines",
                     *         "domain": "example.com",
                     *         "phone": "+14155550123",
                     *         "address": {
                     *           "street": "12 St James’s Square",
                     *           "city": "London",
                     *           "region": "Greater London",
                     *           "postalCode": "SW1Y 4JH",
                     *           "country": "GB"
                     *         },
                     *         "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *         "tags": [
                     *           "customer"
                     *         ],
                     *         "custom": {
                     *           "tier": "gold",
                     *           "seats": 12
                     *         },
                     *         "createdAt": "2026-11-21T09:30:00.000Z",
                     *         "updatedAt": "2026-11-21T09:30:00.000Z"
                     *       },
                     *       "notes": [
                     *         {
                     *           "id": "note_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "text": "Prefers to be called in the morning.",
                     *           "createdBy": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "updatedAt": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "timeline": [
                     *         {
                     *           "at": "2026-11-21T09:30:00.000Z",
                     *           "kind": "contact.tagged",
                     *           "ref": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "summary": "Tags added: customer."
                     *         }
                     *       ],
                     *       "consents": [
                     *         {
                     *           "id": "cns_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "channel": "email",
                     *           "purpose": "Newsletter",
                     *           "status": "opted_in",
                     *           "basis": "consent",
                     *           "source": "Sign-up form",
                     *           "wording": "Send me the newsletter once a month.",
                     *           "proof": {
                     *             "ip": "203.0.113.7",
                     *             "userAgent": "text",
                     *             "url": "text",
                     *             "confirmedAt": "2026-11-21T09:30:00.000Z"
                     *           },
                     *           "actor": {
                     *             "kind": "token",
                     *             "id": "text"
                     *           },
                     *           "at": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "consentRequests": [
                     *         {
                     *           "email": "text",
                     *           "purpose": "text",
                     *           "wording": "text",
                     *           "sentAt": "2026-11-21T09:30:00.000Z",
                     *           "expiresAt": "2026-11-21T09:30:00.000Z",
                     *           "confirmedAt": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "merges": [
                     *         {
                     *           "at": "2026-11-21T09:30:00.000Z",
                     *           "contacts": [
                     *             {
                     *               "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *               "name": "Ada Lovelace",
                     *               "firstName": "Ada",
                     *               "lastName": "Lovelace",
                     *               "email": "ada@example.com",
                     *               "phone": "+14155550123",
                     *               "company": "Analytical Engines",
                     *               "jobTitle": "Engineer",
                     *               "externalId": "crm-1842",
                     *               "tags": [
                     *                 "customer"
                     *               ],
                     *               "custom": {
                     *                 "tier": "gold",
                     *                 "seats": 12
                     *               },
                     *               "createdAt": "2026-11-21T09:30:00.000Z",
                     *               "updatedAt": "2026-11-21T09:30:00.000Z",
                     *               "additionalEmails": [
                     *                 "ada@example.com"
                     *               ],
                     *               "additionalPhones": [
                     *                 "+14155550123"
                     *               ],
                     *               "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *               "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *               "address": {
                     *                 "street": "12 St James’s Square",
                     *                 "city": "London",
                     *                 "region": "Greater London",
                     *                 "postalCode": "SW1Y 4JH",
                     *                 "country": "GB"
                     *               },
                     *               "locale": "en-GB",
                     *               "timezone": "Europe/London",
                     *               "doNotContact": true,
                     *               "phoneInfo": {
                     *                 "country": "US",
                     *                 "type": "mobile",
                     *                 "possible": true,
                     *                 "valid": true
                     *               },
                     *               "consent": {
                     *                 "email": {
                     *                   "status": "opted_in",
                     *                   "at": "2026-11-21T09:30:00.000Z"
                     *                 },
                     *                 "sms": {
                     *                   "status": "opted_in",
                     *                   "at": "2026-11-21T09:30:00.000Z"
                     *                 },
                     *                 "call": {
                     *                   "status": "opted_in",
                     *                   "at": "2026-11-21T09:30:00.000Z"
                     *                 }
                     *               },
                     *               "source": {
                     *                 "kind": "import",
                     *                 "id": "text"
                     *               },
                     *               "lastActivityAt": "2026-11-21T09:30:00.000Z",
                     *               "mergedFrom": [
                     *                 "con_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "imports": [
                     *         {
                     *           "importId": "imp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "before": {},
                     *           "after": {}
                     *         }
                     *       ],
                     *       "failedRows": [
                     *         {
                     *           "importId": "imp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "line": 1,
                     *           "cells": [
                     *             "text"
                     *           ]
                     *         }
                     *       ],
                     *       "records": {
                     *         "events": [],
                     *         "changes": []
                     *       },
                     *       "isComplete": true
                     *     }
                     */
                    "application/json": components["schemas"]["PersonalData"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listContactTimeline: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
            };
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "at": "2026-11-21T09:30:00.000Z",
                     *           "kind": "contact.tagged",
                     *           "ref": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "summary": "Tags added: customer."
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["TimelineEntryList"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listContactImports: {
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "imp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "status": "uploaded",
                     *           "fileName": "contacts.csv",
                     *           "format": "csv",
                     *           "encoding": "utf-8",
                     *           "delimiter": ",",
                     *           "columns": [
                     *             {
                     *               "name": "text",
                     *               "samples": [
                     *                 "text"
                     *               ],
                     *               "suggestion": {
                     *                 "field": "text",
                     *                 "confidence": 1
                     *               }
                     *             }
                     *           ],
                     *           "mapping": {},
                     *           "options": {
                     *             "defaultCountry": "US",
                     *             "onConflict": "update",
                     *             "clearEmpty": true,
                     *             "events": "each",
                     *             "tags": [
                     *               "fair-2026"
                     *             ],
                     *             "encoding": "windows-1252",
                     *             "sheet": "text",
                     *             "dryRun": true
                     *           },
                     *           "progress": {
                     *             "rowsRead": 0,
                     *             "created": 0,
                     *             "updated": 0,
                     *             "unchanged": 0,
                     *             "skipped": 0,
                     *             "failed": 0,
                     *             "bytesRead": 0,
                     *             "bytesTotal": 0
                     *           },
                     *           "error": {
                     *             "code": "text",
                     *             "message": "text",
                     *             "line": 1
                     *           },
                     *           "undo": {
                     *             "deleted": 1,
                     *             "restored": 1,
                     *             "keptCount": 1,
                     *             "kept": [
                     *               {
                     *                 "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *                 "fields": [
                     *                   "text"
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "startedAt": "2026-11-21T09:30:00.000Z",
                     *           "endedAt": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactImportList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createContactImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ContactImportForm"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "imp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "status": "uploaded",
                     *       "fileName": "contacts.csv",
                     *       "format": "csv",
                     *       "encoding": "utf-8",
                     *       "delimiter": ",",
                     *       "columns": [
                     *         {
                     *           "name": "text",
                     *           "samples": [
                     *             "text"
                     *           ],
                     *           "suggestion": {
                     *             "field": "text",
                     *             "confidence": 1
                     *           }
                     *         }
                     *       ],
                     *       "mapping": {},
                     *       "options": {
                     *         "defaultCountry": "US",
                     *         "onConflict": "update",
                     *         "clearEmpty": true,
                     *         "events": "each",
                     *         "tags": [
                     *           "fair-2026"
                     *         ],
                     *         "encoding": "windows-1252",
                     *         "sheet": "text",
                     *         "dryRun": true
                     *       },
                     *       "progress": {
                     *         "rowsRead": 0,
                     *         "created": 0,
                     *         "updated": 0,
                     *         "unchanged": 0,
                     *         "skipped": 0,
                     *         "failed": 0,
                     *         "bytesRead": 0,
                     *         "bytesTotal": 0
                     *       },
                     *       "error": {
                     *         "code": "text",
                     *         "message": "text",
                     *         "line": 1
                     *       },
                     *       "undo": {
                     *         "deleted": 1,
                     *         "restored": 1,
                     *         "keptCount": 1,
                     *         "kept": [
                     *           {
                     *             "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *             "fields": [
                     *               "text"
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "startedAt": "2026-11-21T09:30:00.000Z",
                     *       "endedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactImport"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than allowed. */
            413: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getContactImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the import. The prefixed form and the bare UUID name the same resource. */
                importId: string;
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
                    /**
                     * @example {
                     *       "id": "imp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "status": "uploaded",
                     *       "fileName": "contacts.csv",
                     *       "format": "csv",
                     *       "encoding": "utf-8",
                     *       "delimiter": ",",
                     *       "columns": [
                     *         {
                     *           "name": "text",
                     *           "samples": [
                     *             "text"
                     *           ],
                     *           "suggestion": {
                     *             "field": "text",
                     *             "confidence": 1
                     *           }
                     *         }
                     *       ],
                     *       "mapping": {},
                     *       "options": {
                     *         "defaultCountry": "US",
                     *         "onConflict": "update",
                     *         "clearEmpty": true,
                     *         "events": "each",
                     *         "tags": [
                     *           "fair-2026"
                     *         ],
                     *         "encoding": "windows-1252",
                     *         "sheet": "text",
                     *         "dryRun": true
                     *       },
                     *       "progress": {
                     *         "rowsRead": 0,
                     *         "created": 0,
                     *         "updated": 0,
                     *         "unchanged": 0,
                     *         "skipped": 0,
                     *         "failed": 0,
                     *         "bytesRead": 0,
                     *         "bytesTotal": 0
                     *       },
                     *       "error": {
                     *         "code": "text",
                     *         "message": "text",
                     *         "line": 1
                     *       },
                     *       "undo": {
                     *         "deleted": 1,
                     *         "restored": 1,
                     *         "keptCount": 1,
                     *         "kept": [
                     *           {
                     *             "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *             "fields": [
                     *               "text"
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "startedAt": "2026-11-21T09:30:00.000Z",
                     *       "endedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactImport"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startContactImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the import. The prefixed form and the bare UUID name the same resource. */
                importId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mapping": {
                 *         "E-mail": "email",
                 *         "Seats": "custom.seats"
                 *       },
                 *       "options": {
                 *         "defaultCountry": "US",
                 *         "onConflict": "update",
                 *         "clearEmpty": true,
                 *         "events": "each",
                 *         "tags": [
                 *           "fair-2026"
                 *         ],
                 *         "encoding": "windows-1252",
                 *         "sheet": "text",
                 *         "dryRun": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactImportStart"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "imp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "status": "uploaded",
                     *       "fileName": "contacts.csv",
                     *       "format": "csv",
                     *       "encoding": "utf-8",
                     *       "delimiter": ",",
                     *       "columns": [
                     *         {
                     *           "name": "text",
                     *           "samples": [
                     *             "text"
                     *           ],
                     *           "suggestion": {
                     *             "field": "text",
                     *             "confidence": 1
                     *           }
                     *         }
                     *       ],
                     *       "mapping": {},
                     *       "options": {
                     *         "defaultCountry": "US",
                     *         "onConflict": "update",
                     *         "clearEmpty": true,
                     *         "events": "each",
                     *         "tags": [
                     *           "fair-2026"
                     *         ],
                     *         "encoding": "windows-1252",
                     *         "sheet": "text",
                     *         "dryRun": true
                     *       },
                     *       "progress": {
                     *         "rowsRead": 0,
                     *         "created": 0,
                     *         "updated": 0,
                     *         "unchanged": 0,
                     *         "skipped": 0,
                     *         "failed": 0,
                     *         "bytesRead": 0,
                     *         "bytesTotal": 0
                     *       },
                     *       "error": {
                     *         "code": "text",
                     *         "message": "text",
                     *         "line": 1
                     *       },
                     *       "undo": {
                     *         "deleted": 1,
                     *         "restored": 1,
                     *         "keptCount": 1,
                     *         "kept": [
                     *           {
                     *             "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *             "fields": [
                     *               "text"
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "startedAt": "2026-11-21T09:30:00.000Z",
                     *       "endedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactImport"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelContactImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the import. The prefixed form and the bare UUID name the same resource. */
                importId: string;
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
                    /**
                     * @example {
                     *       "id": "imp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "status": "uploaded",
                     *       "fileName": "contacts.csv",
                     *       "format": "csv",
                     *       "encoding": "utf-8",
                     *       "delimiter": ",",
                     *       "columns": [
                     *         {
                     *           "name": "text",
                     *           "samples": [
                     *             "text"
                     *           ],
                     *           "suggestion": {
                     *             "field": "text",
                     *             "confidence": 1
                     *           }
                     *         }
                     *       ],
                     *       "mapping": {},
                     *       "options": {
                     *         "defaultCountry": "US",
                     *         "onConflict": "update",
                     *         "clearEmpty": true,
                     *         "events": "each",
                     *         "tags": [
                     *           "fair-2026"
                     *         ],
                     *         "encoding": "windows-1252",
                     *         "sheet": "text",
                     *         "dryRun": true
                     *       },
                     *       "progress": {
                     *         "rowsRead": 0,
                     *         "created": 0,
                     *         "updated": 0,
                     *         "unchanged": 0,
                     *         "skipped": 0,
                     *         "failed": 0,
                     *         "bytesRead": 0,
                     *         "bytesTotal": 0
                     *       },
                     *       "error": {
                     *         "code": "text",
                     *         "message": "text",
                     *         "line": 1
                     *       },
                     *       "undo": {
                     *         "deleted": 1,
                     *         "restored": 1,
                     *         "keptCount": 1,
                     *         "kept": [
                     *           {
                     *             "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *             "fields": [
                     *               "text"
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "startedAt": "2026-11-21T09:30:00.000Z",
                     *       "endedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactImport"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    undoContactImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the import. The prefixed form and the bare UUID name the same resource. */
                importId: string;
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
                    /**
                     * @example {
                     *       "id": "imp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "status": "uploaded",
                     *       "fileName": "contacts.csv",
                     *       "format": "csv",
                     *       "encoding": "utf-8",
                     *       "delimiter": ",",
                     *       "columns": [
                     *         {
                     *           "name": "text",
                     *           "samples": [
                     *             "text"
                     *           ],
                     *           "suggestion": {
                     *             "field": "text",
                     *             "confidence": 1
                     *           }
                     *         }
                     *       ],
                     *       "mapping": {},
                     *       "options": {
                     *         "defaultCountry": "US",
                     *         "onConflict": "update",
                     *         "clearEmpty": true,
                     *         "events": "each",
                     *         "tags": [
                     *           "fair-2026"
                     *         ],
                     *         "encoding": "windows-1252",
                     *         "sheet": "text",
                     *         "dryRun": true
                     *       },
                     *       "progress": {
                     *         "rowsRead": 0,
                     *         "created": 0,
                     *         "updated": 0,
                     *         "unchanged": 0,
                     *         "skipped": 0,
                     *         "failed": 0,
                     *         "bytesRead": 0,
                     *         "bytesTotal": 0
                     *       },
                     *       "error": {
                     *         "code": "text",
                     *         "message": "text",
                     *         "line": 1
                     *       },
                     *       "undo": {
                     *         "deleted": 1,
                     *         "restored": 1,
                     *         "keptCount": 1,
                     *         "kept": [
                     *           {
                     *             "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *             "fields": [
                     *               "text"
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "startedAt": "2026-11-21T09:30:00.000Z",
                     *       "endedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactImport"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listContactImportErrors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the import. The prefixed form and the bare UUID name the same resource. */
                importId: string;
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
                    "text/csv": unknown;
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listContactExports: {
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "exp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "status": "running",
                     *           "format": "csv",
                     *           "fields": [
                     *             "externalId"
                     *           ],
                     *           "rows": 0,
                     *           "bytes": 0,
                     *           "error": "text",
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "endedAt": "2026-11-21T09:30:00.000Z",
                     *           "expiresAt": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactExportList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createContactExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "format": "csv",
                 *       "fields": [
                 *         "externalId"
                 *       ],
                 *       "filter": {
                 *         "and": [
                 *           {
                 *             "field": "tag",
                 *             "op": "eq",
                 *             "value": "customer"
                 *           },
                 *           {
                 *             "field": "createdAt",
                 *             "op": "withinLast",
                 *             "value": "30d"
                 *           }
                 *         ]
                 *       },
                 *       "segmentId": "seg_01jbts0z0ye8t9tpsz3gn7nkm8"
                 *     }
                 */
                "application/json": components["schemas"]["NewContactExport"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "exp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "status": "running",
                     *       "format": "csv",
                     *       "fields": [
                     *         "externalId"
                     *       ],
                     *       "rows": 0,
                     *       "bytes": 0,
                     *       "error": "text",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "endedAt": "2026-11-21T09:30:00.000Z",
                     *       "expiresAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactExport"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getContactExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the export. The prefixed form and the bare UUID name the same resource. */
                exportId: string;
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
                    /**
                     * @example {
                     *       "id": "exp_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "status": "running",
                     *       "format": "csv",
                     *       "fields": [
                     *         "externalId"
                     *       ],
                     *       "rows": 0,
                     *       "bytes": 0,
                     *       "error": "text",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "endedAt": "2026-11-21T09:30:00.000Z",
                     *       "expiresAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactExport"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadContactExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the export. The prefixed form and the bare UUID name the same resource. */
                exportId: string;
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
                    "application/octet-stream": unknown;
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "name": "Handbook",
                     *           "description": "How we work",
                     *           "embeddingModel": "capstan-lexical-384",
                     *           "embeddingDimensions": 384,
                     *           "chunking": {
                     *             "maxTokens": 256,
                     *             "overlapTokens": 0
                     *           },
                     *           "search": {
                     *             "fusion": "auto",
                     *             "semanticWeight": 0.6,
                     *             "rerank": true
                     *           },
                     *           "reindex": {
                     *             "embeddingModel": "text-embedding-3-small",
                     *             "embeddingDimensions": 1536,
                     *             "status": "running",
                     *             "done": 1,
                     *             "total": 1,
                     *             "error": "text",
                     *             "startedAt": "2026-11-21T09:30:00.000Z"
                     *           },
                     *           "sourcesCount": 1,
                     *           "chunksCount": 1,
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "updatedAt": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["BaseList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                /**
                 * @example {
                 *       "name": "Handbook",
                 *       "description": "How we work",
                 *       "embeddingModel": "capstan-lexical-384",
                 *       "chunking": {
                 *         "maxTokens": 256,
                 *         "overlapTokens": 0
                 *       },
                 *       "search": {
                 *         "fusion": "auto",
                 *         "semanticWeight": 0.6,
                 *         "rerank": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewBase"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Handbook",
                     *       "description": "How we work",
                     *       "embeddingModel": "capstan-lexical-384",
                     *       "embeddingDimensions": 384,
                     *       "chunking": {
                     *         "maxTokens": 256,
                     *         "overlapTokens": 0
                     *       },
                     *       "search": {
                     *         "fusion": "auto",
                     *         "semanticWeight": 0.6,
                     *         "rerank": true
                     *       },
                     *       "reindex": {
                     *         "embeddingModel": "text-embedding-3-small",
                     *         "embeddingDimensions": 1536,
                     *         "status": "running",
                     *         "done": 1,
                     *         "total": 1,
                     *         "error": "text",
                     *         "startedAt": "2026-11-21T09:30:00.000Z"
                     *       },
                     *       "sourcesCount": 1,
                     *       "chunksCount": 1,
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Base"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                    /**
                     * @example {
                     *       "id": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Handbook",
                     *       "description": "How we work",
                     *       "embeddingModel": "capstan-lexical-384",
                     *       "embeddingDimensions": 384,
                     *       "chunking": {
                     *         "maxTokens": 256,
                     *         "overlapTokens": 0
                     *       },
                     *       "search": {
                     *         "fusion": "auto",
                     *         "semanticWeight": 0.6,
                     *         "rerank": true
                     *       },
                     *       "reindex": {
                     *         "embeddingModel": "text-embedding-3-small",
                     *         "embeddingDimensions": 1536,
                     *         "status": "running",
                     *         "done": 1,
                     *         "total": 1,
                     *         "error": "text",
                     *         "startedAt": "2026-11-21T09:30:00.000Z"
                     *       },
                     *       "sourcesCount": 1,
                     *       "chunksCount": 1,
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Base"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                /**
                 * @example {
                 *       "name": "Handbook",
                 *       "description": "How we work",
                 *       "chunking": {
                 *         "maxTokens": 64,
                 *         "overlapTokens": 0
                 *       },
                 *       "search": {
                 *         "fusion": "auto",
                 *         "semanticWeight": 0.6,
                 *         "rerank": true
                 *       }
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "id": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Handbook",
                     *       "description": "How we work",
                     *       "embeddingModel": "capstan-lexical-384",
                     *       "embeddingDimensions": 384,
                     *       "chunking": {
                     *         "maxTokens": 256,
                     *         "overlapTokens": 0
                     *       },
                     *       "search": {
                     *         "fusion": "auto",
                     *         "semanticWeight": 0.6,
                     *         "rerank": true
                     *       },
                     *       "reindex": {
                     *         "embeddingModel": "text-embedding-3-small",
                     *         "embeddingDimensions": 1536,
                     *         "status": "running",
                     *         "done": 1,
                     *         "total": 1,
                     *         "error": "text",
                     *         "startedAt": "2026-11-21T09:30:00.000Z"
                     *       },
                     *       "sourcesCount": 1,
                     *       "chunksCount": 1,
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Base"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listEmbeddingModels: {
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "em_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "name": "our-multilingual",
                     *           "provider": "openai",
                     *           "url": "https://api.openai.com/v1",
                     *           "model": "text-embedding-3-small",
                     *           "dimensions": 1536,
                     *           "maxTokens": 8191,
                     *           "hasKey": true,
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "updatedAt": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["EmbeddingModelList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createEmbeddingModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "our-multilingual",
                 *       "url": "https://api.openai.com/v1",
                 *       "model": "text-embedding-3-small",
                 *       "dimensions": 1536,
                 *       "maxTokens": 8191,
                 *       "apiKey": "sk-example"
                 *     }
                 */
                "application/json": components["schemas"]["NewEmbeddingModel"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "em_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "our-multilingual",
                     *       "provider": "openai",
                     *       "url": "https://api.openai.com/v1",
                     *       "model": "text-embedding-3-small",
                     *       "dimensions": 1536,
                     *       "maxTokens": 8191,
                     *       "hasKey": true,
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["EmbeddingModel"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getEmbeddingModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the embedding model. The prefixed form and the bare UUID name the same resource. */
                modelId: string;
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
                    /**
                     * @example {
                     *       "id": "em_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "our-multilingual",
                     *       "provider": "openai",
                     *       "url": "https://api.openai.com/v1",
                     *       "model": "text-embedding-3-small",
                     *       "dimensions": 1536,
                     *       "maxTokens": 8191,
                     *       "hasKey": true,
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["EmbeddingModel"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteEmbeddingModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the embedding model. The prefixed form and the bare UUID name the same resource. */
                modelId: string;
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
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateEmbeddingModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the embedding model. The prefixed form and the bare UUID name the same resource. */
                modelId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://api.openai.com/v1",
                 *       "maxTokens": 64,
                 *       "apiKey": "sk-example"
                 *     }
                 */
                "application/json": components["schemas"]["EmbeddingModelChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "em_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "our-multilingual",
                     *       "provider": "openai",
                     *       "url": "https://api.openai.com/v1",
                     *       "model": "text-embedding-3-small",
                     *       "dimensions": 1536,
                     *       "maxTokens": 8191,
                     *       "hasKey": true,
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["EmbeddingModel"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    testEmbeddingModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the embedding model. The prefixed form and the bare UUID name the same resource. */
                modelId: string;
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
                    /**
                     * @example {
                     *       "ok": true,
                     *       "dimensions": 1536,
                     *       "latencyMs": 1,
                     *       "error": {
                     *         "code": "embedding_auth",
                     *         "message": "text"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EmbeddingModelTest"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                type?: "url" | "text" | "file" | "sitemap" | "crawl";
                /** @description Is a page of this sitemap or crawl. The prefixed form and the bare UUID name the same resource. */
                parentId?: string;
                /** @description Part of the name or the address, in any case. */
                q?: string;
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "parentId": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "name": "Opening hours",
                     *           "type": "url",
                     *           "url": "https://example.com/hours",
                     *           "file": {
                     *             "name": "handbook.pdf",
                     *             "mediaType": "application/pdf",
                     *             "bytes": 48213,
                     *             "sha256": "text"
                     *           },
                     *           "status": "queued",
                     *           "progress": {
                     *             "stage": "text",
                     *             "percent": 0,
                     *             "done": 0,
                     *             "total": 0,
                     *             "stages": {
                     *               "fetching": "2026-11-21T09:30:00.000Z",
                     *               "extracting": "2026-11-21T09:30:00.000Z",
                     *               "chunking": "2026-11-21T09:30:00.000Z",
                     *               "embedding": "2026-11-21T09:30:00.000Z",
                     *               "storing": "2026-11-21T09:30:00.000Z",
                     *               "pages": "2026-11-21T09:30:00.000Z"
                     *             }
                     *           },
                     *           "chunksCount": 1,
                     *           "embeddingModel": "capstan-lexical-384",
                     *           "embeddingDimensions": 384,
                     *           "contentHash": "text",
                     *           "metadata": {
                     *             "team": "support",
                     *             "year": 2026
                     *           },
                     *           "refresh": {
                     *             "every": "24h",
                     *             "whenGone": "keep"
                     *           },
                     *           "nextRefreshAt": "2026-11-21T09:30:00.000Z",
                     *           "usage": {
                     *             "bytes": 0,
                     *             "tokens": 0,
                     *             "chunksEmbedded": 0,
                     *             "chunksReused": 0,
                     *             "credits": 0
                     *           },
                     *           "lastFetchedAt": "2026-11-21T09:30:00.000Z",
                     *           "lastCheckedAt": "2026-11-21T09:30:00.000Z",
                     *           "contentChangedAt": "2026-11-21T09:30:00.000Z",
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "updatedAt": "2026-11-21T09:30:00.000Z",
                     *           "error": "text",
                     *           "failure": {
                     *             "code": "no_text",
                     *             "stage": "text",
                     *             "retryable": true
                     *           }
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["SourceList"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                /**
                 * @example {
                 *       "type": "url",
                 *       "url": "https://example.com/hours",
                 *       "name": "Opening hours",
                 *       "refresh": {
                 *         "every": "24h",
                 *         "whenGone": "keep"
                 *       },
                 *       "headers": {
                 *         "authorization": "Basic dXNlcjpwYXNz"
                 *       },
                 *       "ignoreRobots": false,
                 *       "metadata": {
                 *         "team": "support",
                 *         "year": 2026
                 *       },
                 *       "onDuplicate": "refuse"
                 *     }
                 */
                "application/json": components["schemas"]["NewSource"];
                "multipart/form-data": components["schemas"]["NewFileSource"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "parentId": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Opening hours",
                     *       "type": "url",
                     *       "url": "https://example.com/hours",
                     *       "file": {
                     *         "name": "handbook.pdf",
                     *         "mediaType": "application/pdf",
                     *         "bytes": 48213,
                     *         "sha256": "text"
                     *       },
                     *       "status": "queued",
                     *       "progress": {
                     *         "stage": "text",
                     *         "percent": 0,
                     *         "done": 0,
                     *         "total": 0,
                     *         "stages": {
                     *           "fetching": "2026-11-21T09:30:00.000Z",
                     *           "extracting": "2026-11-21T09:30:00.000Z",
                     *           "chunking": "2026-11-21T09:30:00.000Z",
                     *           "embedding": "2026-11-21T09:30:00.000Z",
                     *           "storing": "2026-11-21T09:30:00.000Z",
                     *           "pages": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       },
                     *       "chunksCount": 1,
                     *       "embeddingModel": "capstan-lexical-384",
                     *       "embeddingDimensions": 384,
                     *       "contentHash": "text",
                     *       "metadata": {
                     *         "team": "support",
                     *         "year": 2026
                     *       },
                     *       "refresh": {
                     *         "every": "24h",
                     *         "whenGone": "keep"
                     *       },
                     *       "nextRefreshAt": "2026-11-21T09:30:00.000Z",
                     *       "usage": {
                     *         "bytes": 0,
                     *         "tokens": 0,
                     *         "chunksEmbedded": 0,
                     *         "chunksReused": 0,
                     *         "credits": 0
                     *       },
                     *       "lastFetchedAt": "2026-11-21T09:30:00.000Z",
                     *       "lastCheckedAt": "2026-11-21T09:30:00.000Z",
                     *       "contentChangedAt": "2026-11-21T09:30:00.000Z",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "error": "text",
                     *       "failure": {
                     *         "code": "no_text",
                     *         "stage": "text",
                     *         "retryable": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Source"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payload_too_large`: The body is larger than allowed. */
            413: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                    /**
                     * @example {
                     *       "id": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "parentId": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Opening hours",
                     *       "type": "url",
                     *       "url": "https://example.com/hours",
                     *       "file": {
                     *         "name": "handbook.pdf",
                     *         "mediaType": "application/pdf",
                     *         "bytes": 48213,
                     *         "sha256": "text"
                     *       },
                     *       "status": "queued",
                     *       "progress": {
                     *         "stage": "text",
                     *         "percent": 0,
                     *         "done": 0,
                     *         "total": 0,
                     *         "stages": {
                     *           "fetching": "2026-11-21T09:30:00.000Z",
                     *           "extracting": "2026-11-21T09:30:00.000Z",
                     *           "chunking": "2026-11-21T09:30:00.000Z",
                     *           "embedding": "2026-11-21T09:30:00.000Z",
                     *           "storing": "2026-11-21T09:30:00.000Z",
                     *           "pages": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       },
                     *       "chunksCount": 1,
                     *       "embeddingModel": "capstan-lexical-384",
                     *       "embeddingDimensions": 384,
                     *       "contentHash": "text",
                     *       "metadata": {
                     *         "team": "support",
                     *         "year": 2026
                     *       },
                     *       "refresh": {
                     *         "every": "24h",
                     *         "whenGone": "keep"
                     *       },
                     *       "nextRefreshAt": "2026-11-21T09:30:00.000Z",
                     *       "usage": {
                     *         "bytes": 0,
                     *         "tokens": 0,
                     *         "chunksEmbedded": 0,
                     *         "chunksReused": 0,
                     *         "credits": 0
                     *       },
                     *       "lastFetchedAt": "2026-11-21T09:30:00.000Z",
                     *       "lastCheckedAt": "2026-11-21T09:30:00.000Z",
                     *       "contentChangedAt": "2026-11-21T09:30:00.000Z",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "error": "text",
                     *       "failure": {
                     *         "code": "no_text",
                     *         "stage": "text",
                     *         "retryable": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Source"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                /**
                 * @example {
                 *       "name": "Opening hours",
                 *       "metadata": {
                 *         "team": "support",
                 *         "year": 2026
                 *       },
                 *       "refresh": {
                 *         "every": "24h",
                 *         "whenGone": "keep"
                 *       }
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "id": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "parentId": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Opening hours",
                     *       "type": "url",
                     *       "url": "https://example.com/hours",
                     *       "file": {
                     *         "name": "handbook.pdf",
                     *         "mediaType": "application/pdf",
                     *         "bytes": 48213,
                     *         "sha256": "text"
                     *       },
                     *       "status": "queued",
                     *       "progress": {
                     *         "stage": "text",
                     *         "percent": 0,
                     *         "done": 0,
                     *         "total": 0,
                     *         "stages": {
                     *           "fetching": "2026-11-21T09:30:00.000Z",
                     *           "extracting": "2026-11-21T09:30:00.000Z",
                     *           "chunking": "2026-11-21T09:30:00.000Z",
                     *           "embedding": "2026-11-21T09:30:00.000Z",
                     *           "storing": "2026-11-21T09:30:00.000Z",
                     *           "pages": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       },
                     *       "chunksCount": 1,
                     *       "embeddingModel": "capstan-lexical-384",
                     *       "embeddingDimensions": 384,
                     *       "contentHash": "text",
                     *       "metadata": {
                     *         "team": "support",
                     *         "year": 2026
                     *       },
                     *       "refresh": {
                     *         "every": "24h",
                     *         "whenGone": "keep"
                     *       },
                     *       "nextRefreshAt": "2026-11-21T09:30:00.000Z",
                     *       "usage": {
                     *         "bytes": 0,
                     *         "tokens": 0,
                     *         "chunksEmbedded": 0,
                     *         "chunksReused": 0,
                     *         "credits": 0
                     *       },
                     *       "lastFetchedAt": "2026-11-21T09:30:00.000Z",
                     *       "lastCheckedAt": "2026-11-21T09:30:00.000Z",
                     *       "contentChangedAt": "2026-11-21T09:30:00.000Z",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "error": "text",
                     *       "failure": {
                     *         "code": "no_text",
                     *         "stage": "text",
                     *         "retryable": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Source"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                    /**
                     * @example {
                     *       "id": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "parentId": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Opening hours",
                     *       "type": "url",
                     *       "url": "https://example.com/hours",
                     *       "file": {
                     *         "name": "handbook.pdf",
                     *         "mediaType": "application/pdf",
                     *         "bytes": 48213,
                     *         "sha256": "text"
                     *       },
                     *       "status": "queued",
                     *       "progress": {
                     *         "stage": "text",
                     *         "percent": 0,
                     *         "done": 0,
                     *         "total": 0,
                     *         "stages": {
                     *           "fetching": "2026-11-21T09:30:00.000Z",
                     *           "extracting": "2026-11-21T09:30:00.000Z",
                     *           "chunking": "2026-11-21T09:30:00.000Z",
                     *           "embedding": "2026-11-21T09:30:00.000Z",
                     *           "storing": "2026-11-21T09:30:00.000Z",
                     *           "pages": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       },
                     *       "chunksCount": 1,
                     *       "embeddingModel": "capstan-lexical-384",
                     *       "embeddingDimensions": 384,
                     *       "contentHash": "text",
                     *       "metadata": {
                     *         "team": "support",
                     *         "year": 2026
                     *       },
                     *       "refresh": {
                     *         "every": "24h",
                     *         "whenGone": "keep"
                     *       },
                     *       "nextRefreshAt": "2026-11-21T09:30:00.000Z",
                     *       "usage": {
                     *         "bytes": 0,
                     *         "tokens": 0,
                     *         "chunksEmbedded": 0,
                     *         "chunksReused": 0,
                     *         "credits": 0
                     *       },
                     *       "lastFetchedAt": "2026-11-21T09:30:00.000Z",
                     *       "lastCheckedAt": "2026-11-21T09:30:00.000Z",
                     *       "contentChangedAt": "2026-11-21T09:30:00.000Z",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "error": "text",
                     *       "failure": {
                     *         "code": "no_text",
                     *         "stage": "text",
                     *         "retryable": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Source"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelSource: {
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
                    /**
                     * @example {
                     *       "id": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "parentId": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Opening hours",
                     *       "type": "url",
                     *       "url": "https://example.com/hours",
                     *       "file": {
                     *         "name": "handbook.pdf",
                     *         "mediaType": "application/pdf",
                     *         "bytes": 48213,
                     *         "sha256": "text"
                     *       },
                     *       "status": "queued",
                     *       "progress": {
                     *         "stage": "text",
                     *         "percent": 0,
                     *         "done": 0,
                     *         "total": 0,
                     *         "stages": {
                     *           "fetching": "2026-11-21T09:30:00.000Z",
                     *           "extracting": "2026-11-21T09:30:00.000Z",
                     *           "chunking": "2026-11-21T09:30:00.000Z",
                     *           "embedding": "2026-11-21T09:30:00.000Z",
                     *           "storing": "2026-11-21T09:30:00.000Z",
                     *           "pages": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       },
                     *       "chunksCount": 1,
                     *       "embeddingModel": "capstan-lexical-384",
                     *       "embeddingDimensions": 384,
                     *       "contentHash": "text",
                     *       "metadata": {
                     *         "team": "support",
                     *         "year": 2026
                     *       },
                     *       "refresh": {
                     *         "every": "24h",
                     *         "whenGone": "keep"
                     *       },
                     *       "nextRefreshAt": "2026-11-21T09:30:00.000Z",
                     *       "usage": {
                     *         "bytes": 0,
                     *         "tokens": 0,
                     *         "chunksEmbedded": 0,
                     *         "chunksReused": 0,
                     *         "credits": 0
                     *       },
                     *       "lastFetchedAt": "2026-11-21T09:30:00.000Z",
                     *       "lastCheckedAt": "2026-11-21T09:30:00.000Z",
                     *       "contentChangedAt": "2026-11-21T09:30:00.000Z",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "error": "text",
                     *       "failure": {
                     *         "code": "no_text",
                     *         "stage": "text",
                     *         "retryable": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Source"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addSources: {
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
                /**
                 * @example {
                 *       "sources": [
                 *         {
                 *           "type": "url",
                 *           "url": "https://example.com/hours",
                 *           "name": "Opening hours",
                 *           "refresh": {
                 *             "every": "24h",
                 *             "whenGone": "keep"
                 *           },
                 *           "headers": {
                 *             "authorization": "Basic dXNlcjpwYXNz"
                 *           },
                 *           "ignoreRobots": false,
                 *           "metadata": {
                 *             "team": "support",
                 *             "year": 2026
                 *           },
                 *           "onDuplicate": "refuse"
                 *         }
                 *       ],
                 *       "onDuplicate": "refuse"
                 *     }
                 */
                "application/json": components["schemas"]["SourceBatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "index": 1,
                     *           "source": {
                     *             "id": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *             "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *             "parentId": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *             "name": "Opening hours",
                     *             "type": "url",
                     *             "url": "https://example.com/hours",
                     *             "file": {
                     *               "name": "handbook.pdf",
                     *               "mediaType": "application/pdf",
                     *               "bytes": 48213,
                     *               "sha256": "text"
                     *             },
                     *             "status": "queued",
                     *             "progress": {
                     *               "stage": "text",
                     *               "percent": 0,
                     *               "done": 0,
                     *               "total": 0,
                     *               "stages": {
                     *                 "fetching": "2026-11-21T09:30:00.000Z",
                     *                 "extracting": "2026-11-21T09:30:00.000Z",
                     *                 "chunking": "2026-11-21T09:30:00.000Z",
                     *                 "embedding": "2026-11-21T09:30:00.000Z",
                     *                 "storing": "2026-11-21T09:30:00.000Z",
                     *                 "pages": "2026-11-21T09:30:00.000Z"
                     *               }
                     *             },
                     *             "chunksCount": 1,
                     *             "embeddingModel": "capstan-lexical-384",
                     *             "embeddingDimensions": 384,
                     *             "contentHash": "text",
                     *             "metadata": {
                     *               "team": "support",
                     *               "year": 2026
                     *             },
                     *             "refresh": {
                     *               "every": "24h",
                     *               "whenGone": "keep"
                     *             },
                     *             "nextRefreshAt": "2026-11-21T09:30:00.000Z",
                     *             "usage": {
                     *               "bytes": 0,
                     *               "tokens": 0,
                     *               "chunksEmbedded": 0,
                     *               "chunksReused": 0,
                     *               "credits": 0
                     *             },
                     *             "lastFetchedAt": "2026-11-21T09:30:00.000Z",
                     *             "lastCheckedAt": "2026-11-21T09:30:00.000Z",
                     *             "contentChangedAt": "2026-11-21T09:30:00.000Z",
                     *             "createdAt": "2026-11-21T09:30:00.000Z",
                     *             "updatedAt": "2026-11-21T09:30:00.000Z",
                     *             "error": "text",
                     *             "failure": {
                     *               "code": "no_text",
                     *               "stage": "text",
                     *               "retryable": true
                     *             }
                     *           },
                     *           "error": {
                     *             "code": "validation_error",
                     *             "message": "phone must be an E.164 number such as +14155550123",
                     *             "field": "phone"
                     *           }
                     *         }
                     *       ],
                     *       "added": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SourceBatchResult"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    retrySources: {
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
                /**
                 * @example {
                 *       "codes": [
                 *         "timeout",
                 *         "embedding_unavailable"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SourceRetry"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "retried": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SourcesRetried"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "chk_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "position": 1,
                     *           "text": "text",
                     *           "tokenCount": 1,
                     *           "headings": [
                     *             "text"
                     *           ],
                     *           "charStart": 1,
                     *           "charEnd": 1,
                     *           "page": 1
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["ChunkList"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                    /**
                     * @example {
                     *       "content": "text",
                     *       "title": "text",
                     *       "language": "en",
                     *       "charset": "utf-8",
                     *       "publishedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SourceContent"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSourceRuns: {
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "run_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "sourceId": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "number": 1,
                     *           "trigger": "add",
                     *           "status": "queued",
                     *           "progress": {
                     *             "stage": "text",
                     *             "percent": 0,
                     *             "done": 0,
                     *             "total": 0,
                     *             "stages": {
                     *               "fetching": "2026-11-21T09:30:00.000Z",
                     *               "extracting": "2026-11-21T09:30:00.000Z",
                     *               "chunking": "2026-11-21T09:30:00.000Z",
                     *               "embedding": "2026-11-21T09:30:00.000Z",
                     *               "storing": "2026-11-21T09:30:00.000Z",
                     *               "pages": "2026-11-21T09:30:00.000Z"
                     *             }
                     *           },
                     *           "chunksCount": 0,
                     *           "usage": {
                     *             "bytes": 0,
                     *             "tokens": 0,
                     *             "chunksEmbedded": 0,
                     *             "chunksReused": 0,
                     *             "credits": 0
                     *           },
                     *           "credits": 0,
                     *           "error": "text",
                     *           "failure": {
                     *             "code": "no_text",
                     *             "stage": "text",
                     *             "retryable": true
                     *           },
                     *           "queuedAt": "2026-11-21T09:30:00.000Z",
                     *           "startedAt": "2026-11-21T09:30:00.000Z",
                     *           "endedAt": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["SourceRunList"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    reindexBase: {
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
                /**
                 * @example {
                 *       "embeddingModel": "capstan-lexical-384"
                 *     }
                 */
                "application/json": components["schemas"]["Reindexing"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Handbook",
                     *       "description": "How we work",
                     *       "embeddingModel": "capstan-lexical-384",
                     *       "embeddingDimensions": 384,
                     *       "chunking": {
                     *         "maxTokens": 256,
                     *         "overlapTokens": 0
                     *       },
                     *       "search": {
                     *         "fusion": "auto",
                     *         "semanticWeight": 0.6,
                     *         "rerank": true
                     *       },
                     *       "reindex": {
                     *         "embeddingModel": "text-embedding-3-small",
                     *         "embeddingDimensions": 1536,
                     *         "status": "running",
                     *         "done": 1,
                     *         "total": 1,
                     *         "error": "text",
                     *         "startedAt": "2026-11-21T09:30:00.000Z"
                     *       },
                     *       "sourcesCount": 1,
                     *       "chunksCount": 1,
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Base"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelReindex: {
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
                    /**
                     * @example {
                     *       "id": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "name": "Handbook",
                     *       "description": "How we work",
                     *       "embeddingModel": "capstan-lexical-384",
                     *       "embeddingDimensions": 384,
                     *       "chunking": {
                     *         "maxTokens": 256,
                     *         "overlapTokens": 0
                     *       },
                     *       "search": {
                     *         "fusion": "auto",
                     *         "semanticWeight": 0.6,
                     *         "rerank": true
                     *       },
                     *       "reindex": {
                     *         "embeddingModel": "text-embedding-3-small",
                     *         "embeddingDimensions": 1536,
                     *         "status": "running",
                     *         "done": 1,
                     *         "total": 1,
                     *         "error": "text",
                     *         "startedAt": "2026-11-21T09:30:00.000Z"
                     *       },
                     *       "sourcesCount": 1,
                     *       "chunksCount": 1,
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Base"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `precondition_failed`: The resource changed since its ETag was read. */
            412: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                /**
                 * @example {
                 *       "query": "When do you open on Sundays?",
                 *       "limit": 10,
                 *       "mode": "hybrid",
                 *       "filter": {
                 *         "team": "support"
                 *       },
                 *       "sourceIds": [
                 *         "src_01jbts0z0ye8t9tpsz3gn7nkm8"
                 *       ],
                 *       "sourceTypes": [
                 *         "url"
                 *       ],
                 *       "minScore": 0,
                 *       "context": 0,
                 *       "foldDuplicates": true,
                 *       "rerank": true
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "chunkId": "chk_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "sourceId": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "sourceName": "text",
                     *           "url": "text",
                     *           "text": "text",
                     *           "score": 0,
                     *           "scores": {
                     *             "semantic": 0,
                     *             "keyword": 0,
                     *             "rerank": 0
                     *           },
                     *           "ranks": {
                     *             "semantic": 1,
                     *             "keyword": 1
                     *           },
                     *           "headings": [
                     *             "text"
                     *           ],
                     *           "page": 1,
                     *           "charStart": 1,
                     *           "charEnd": 1,
                     *           "highlights": [
                     *             {
                     *               "start": 1,
                     *               "end": 1
                     *             }
                     *           ],
                     *           "context": {
                     *             "before": [
                     *               {
                     *                 "chunkId": "chk_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *                 "text": "text",
                     *                 "page": 1,
                     *                 "charStart": 1,
                     *                 "charEnd": 1
                     *               }
                     *             ],
                     *             "after": [
                     *               {
                     *                 "chunkId": "chk_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *                 "text": "text",
                     *                 "page": 1,
                     *                 "charStart": 1,
                     *                 "charEnd": 1
                     *               }
                     *             ]
                     *           },
                     *           "duplicates": [
                     *             {
                     *               "chunkId": "chk_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *               "sourceId": "src_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "usage": {
                     *         "credits": 1,
                     *         "reranked": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query": "When do you open on Sundays?",
                 *       "limit": 10,
                 *       "mode": "hybrid",
                 *       "filter": {
                 *         "team": "support"
                 *       },
                 *       "sourceIds": [
                 *         "src_01jbts0z0ye8t9tpsz3gn7nkm8"
                 *       ],
                 *       "sourceTypes": [
                 *         "url"
                 *       ],
                 *       "minScore": 0,
                 *       "context": 0,
                 *       "foldDuplicates": true,
                 *       "rerank": true,
                 *       "baseIds": [
                 *         "kb_01jbts0z0ye8t9tpsz3gn7nkm8"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WideSearchQuery"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "chunkId": "chk_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "sourceId": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "sourceName": "text",
                     *           "url": "text",
                     *           "text": "text",
                     *           "score": 0,
                     *           "scores": {
                     *             "semantic": 0,
                     *             "keyword": 0,
                     *             "rerank": 0
                     *           },
                     *           "ranks": {
                     *             "semantic": 1,
                     *             "keyword": 1
                     *           },
                     *           "headings": [
                     *             "text"
                     *           ],
                     *           "page": 1,
                     *           "charStart": 1,
                     *           "charEnd": 1,
                     *           "highlights": [
                     *             {
                     *               "start": 1,
                     *               "end": 1
                     *             }
                     *           ],
                     *           "context": {
                     *             "before": [
                     *               {
                     *                 "chunkId": "chk_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *                 "text": "text",
                     *                 "page": 1,
                     *                 "charStart": 1,
                     *                 "charEnd": 1
                     *               }
                     *             ],
                     *             "after": [
                     *               {
                     *                 "chunkId": "chk_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *                 "text": "text",
                     *                 "page": 1,
                     *                 "charStart": 1,
                     *                 "charEnd": 1
                     *               }
                     *             ]
                     *           },
                     *           "duplicates": [
                     *             {
                     *               "chunkId": "chk_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *               "sourceId": "src_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "usage": {
                     *         "credits": 1,
                     *         "reranked": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WideSearchResult"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    evaluateBase: {
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
                /**
                 * @example {
                 *       "questions": [
                 *         {
                 *           "query": "When do you open on Sundays?",
                 *           "expected": [
                 *             {
                 *               "sourceId": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *               "url": "text",
                 *               "name": "text",
                 *               "metadata": {
                 *                 "name": "text"
                 *               }
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "modes": [
                 *         "hybrid"
                 *       ],
                 *       "k": 10,
                 *       "rerank": true
                 *     }
                 */
                "application/json": components["schemas"]["Evaluation"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "k": 1,
                     *       "modes": [
                     *         {
                     *           "mode": "hybrid",
                     *           "recall": 0,
                     *           "ndcg": 0,
                     *           "mrr": 0,
                     *           "hitRate": 0
                     *         }
                     *       ],
                     *       "questions": [
                     *         {
                     *           "query": "text",
                     *           "modes": [
                     *             {
                     *               "mode": "hybrid",
                     *               "recall": 0,
                     *               "ndcg": 0,
                     *               "mrr": 0,
                     *               "found": [
                     *                 {
                     *                   "expected": 0,
                     *                   "place": 1,
                     *                   "sourceId": "src_01jbts0z0ye8t9tpsz3gn7nkm8"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "usage": {
                     *         "credits": 1,
                     *         "reranked": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EvaluationResult"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `insufficient_credits`: The organization has too few credits for this. `plan_limit_reached`: The plan of the organization does not allow one more. */
            402: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description How many items to return at most. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
                /** @description This method. */
                method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
                /** @description Answered with this status. */
                status?: number;
                /** @description Answered with a status of this class. */
                statusClass?: "2xx" | "3xx" | "4xx" | "5xx";
                /** @description To this operation, as in `route`. */
                route?: string;
                /** @description Sent with a token, or by a member from the dashboard. */
                sender?: "token" | "member";
                /** @description Sent with this token. The prefixed form and the bare UUID name the same resource. */
                tokenId?: string;
                /** @description Sent by this member. The prefixed form and the bare UUID name the same resource. */
                memberId?: string;
                /** @description The `X-Request-Id` of the answer, or the bare UUID in it. */
                requestId?: string;
                /** @description Refused with this code. */
                errorCode?: "malformed_json" | "malformed_request" | "invalid_parameter" | "invalid_cursor" | "missing_token" | "invalid_token" | "expired_token" | "not_signed_in" | "invalid_credentials" | "revoked_token" | "insufficient_credits" | "plan_limit_reached" | "email_not_verified" | "sign_up_closed" | "foreign_origin" | "organization_required" | "insufficient_role" | "insufficient_scope" | "address_not_allowed" | "origin_not_allowed" | "not_found" | "method_not_allowed" | "not_acceptable" | "duplicate_resource" | "invalid_transition" | "idempotency_in_progress" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "validation_error" | "contact_opted_out" | "idempotency_key_reused" | "target_not_allowed" | "rate_limited" | "headers_too_large" | "internal_error" | "search_timeout" | "unavailable";
                /** @description Not before this time. */
                from?: string;
                /** @description Not after this time. */
                to?: string;
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "req_0192f5a0-7c1e-4a34-9d5b-3f1c2a7b8e90",
                     *           "at": "2026-11-21T09:30:00.000Z",
                     *           "method": "POST",
                     *           "path": "/v1/contacts",
                     *           "route": "/v1/contacts",
                     *           "status": 422,
                     *           "durationMs": 4.2,
                     *           "sender": {
                     *             "kind": "token",
                     *             "id": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *             "name": "Ada Lovelace"
                     *           },
                     *           "token": {
                     *             "id": "tok_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *             "name": "CRM sync"
                     *           },
                     *           "address": "203.0.113.7",
                     *           "userAgent": "crm-sync/2.1",
                     *           "idempotencyKey": "order-…",
                     *           "error": {
                     *             "code": "validation_error",
                     *             "message": "email must be an e-mail address.",
                     *             "field": "email"
                     *           },
                     *           "requestBytes": 31,
                     *           "responseBytes": 112,
                     *           "body": {
                     *             "email": "string(12)"
                     *           }
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["LoggedRequestList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `X-Request-Id` of the answer, or the bare UUID in it. */
                requestId: string;
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
                    /**
                     * @example {
                     *       "id": "req_0192f5a0-7c1e-4a34-9d5b-3f1c2a7b8e90",
                     *       "at": "2026-11-21T09:30:00.000Z",
                     *       "method": "POST",
                     *       "path": "/v1/contacts",
                     *       "route": "/v1/contacts",
                     *       "status": 422,
                     *       "durationMs": 4.2,
                     *       "sender": {
                     *         "kind": "token",
                     *         "id": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *         "name": "Ada Lovelace"
                     *       },
                     *       "token": {
                     *         "id": "tok_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *         "name": "CRM sync"
                     *       },
                     *       "address": "203.0.113.7",
                     *       "userAgent": "crm-sync/2.1",
                     *       "idempotencyKey": "order-…",
                     *       "error": {
                     *         "code": "validation_error",
                     *         "message": "email must be an e-mail address.",
                     *         "field": "email"
                     *       },
                     *       "requestBytes": 31,
                     *       "responseBytes": 112,
                     *       "body": {
                     *         "email": "string(12)"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LoggedRequest"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90",
                     *           "url": "https://example.com/hooks/capstan",
                     *           "events": [
                     *             "source.completed",
                     *             "source.failed"
                     *           ],
                     *           "enabled": true,
                     *           "description": "Production",
                     *           "disabledReason": "manual",
                     *           "rateLimitPerSecond": 50,
                     *           "maxInFlight": 32,
                     *           "retryScheduleSeconds": [
                     *             5,
                     *             300,
                     *             1800
                     *           ],
                     *           "ordering": "none",
                     *           "headerNames": [
                     *             "Authorization"
                     *           ],
                     *           "payload": "full",
                     *           "filter": "type == \"source.completed\" && data.chunksCount > 10",
                     *           "asymmetric": true,
                     *           "publicKey": "whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=",
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "updatedAt": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                /**
                 * @example {
                 *       "url": "https://example.com/hooks/capstan",
                 *       "events": [
                 *         "source.completed",
                 *         "source.failed"
                 *       ],
                 *       "enabled": true,
                 *       "description": "Production",
                 *       "rateLimitPerSecond": 50,
                 *       "maxInFlight": 32,
                 *       "retryScheduleSeconds": [
                 *         5,
                 *         300,
                 *         1800
                 *       ],
                 *       "ordering": "none",
                 *       "headers": {
                 *         "Authorization": "Bearer of-your-server"
                 *       },
                 *       "payload": "full",
                 *       "filter": "type == \"source.completed\" && data.chunksCount > 10",
                 *       "asymmetric": true
                 *     }
                 */
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90",
                     *       "url": "https://example.com/hooks/capstan",
                     *       "events": [
                     *         "source.completed",
                     *         "source.failed"
                     *       ],
                     *       "enabled": true,
                     *       "description": "Production",
                     *       "disabledReason": "manual",
                     *       "rateLimitPerSecond": 50,
                     *       "maxInFlight": 32,
                     *       "retryScheduleSeconds": [
                     *         5,
                     *         300,
                     *         1800
                     *       ],
                     *       "ordering": "none",
                     *       "headerNames": [
                     *         "Authorization"
                     *       ],
                     *       "payload": "full",
                     *       "filter": "type == \"source.completed\" && data.chunksCount > 10",
                     *       "asymmetric": true,
                     *       "publicKey": "whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw0Xr2Vd7aLQo="
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description Identifier of the webhook. */
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
                    /**
                     * @example {
                     *       "id": "0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90",
                     *       "url": "https://example.com/hooks/capstan",
                     *       "events": [
                     *         "source.completed",
                     *         "source.failed"
                     *       ],
                     *       "enabled": true,
                     *       "description": "Production",
                     *       "disabledReason": "manual",
                     *       "rateLimitPerSecond": 50,
                     *       "maxInFlight": 32,
                     *       "retryScheduleSeconds": [
                     *         5,
                     *         300,
                     *         1800
                     *       ],
                     *       "ordering": "none",
                     *       "headerNames": [
                     *         "Authorization"
                     *       ],
                     *       "payload": "full",
                     *       "filter": "type == \"source.completed\" && data.chunksCount > 10",
                     *       "asymmetric": true,
                     *       "publicKey": "whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description Identifier of the webhook. */
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
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description Identifier of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://example.com/hooks/capstan",
                 *       "events": [
                 *         "source.completed",
                 *         "source.failed"
                 *       ],
                 *       "enabled": true,
                 *       "description": "Production",
                 *       "rateLimitPerSecond": 50,
                 *       "maxInFlight": 32,
                 *       "retryScheduleSeconds": [
                 *         5,
                 *         300,
                 *         1800
                 *       ],
                 *       "ordering": "none",
                 *       "headers": {
                 *         "Authorization": "Bearer of-your-server"
                 *       },
                 *       "payload": "full",
                 *       "filter": "type == \"source.completed\" && data.chunksCount > 10",
                 *       "asymmetric": true
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "id": "0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90",
                     *       "url": "https://example.com/hooks/capstan",
                     *       "events": [
                     *         "source.completed",
                     *         "source.failed"
                     *       ],
                     *       "enabled": true,
                     *       "description": "Production",
                     *       "disabledReason": "manual",
                     *       "rateLimitPerSecond": 50,
                     *       "maxInFlight": 32,
                     *       "retryScheduleSeconds": [
                     *         5,
                     *         300,
                     *         1800
                     *       ],
                     *       "ordering": "none",
                     *       "headerNames": [
                     *         "Authorization"
                     *       ],
                     *       "payload": "full",
                     *       "filter": "type == \"source.completed\" && data.chunksCount > 10",
                     *       "asymmetric": true,
                     *       "publicKey": "whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description Identifier of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "overlapHours": 0
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "id": "0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90",
                     *       "url": "https://example.com/hooks/capstan",
                     *       "events": [
                     *         "source.completed",
                     *         "source.failed"
                     *       ],
                     *       "enabled": true,
                     *       "description": "Production",
                     *       "disabledReason": "manual",
                     *       "rateLimitPerSecond": 50,
                     *       "maxInFlight": 32,
                     *       "retryScheduleSeconds": [
                     *         5,
                     *         300,
                     *         1800
                     *       ],
                     *       "ordering": "none",
                     *       "headerNames": [
                     *         "Authorization"
                     *       ],
                     *       "payload": "full",
                     *       "filter": "type == \"source.completed\" && data.chunksCount > 10",
                     *       "asymmetric": true,
                     *       "publicKey": "whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "updatedAt": "2026-11-21T09:30:00.000Z",
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw0Xr2Vd7aLQo="
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description Identifier of the webhook. */
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
                    /**
                     * @example {
                     *       "keys": [
                     *         {
                     *           "kty": "OKP",
                     *           "crv": "Ed25519",
                     *           "x": "text",
                     *           "kid": "text",
                     *           "use": "sig",
                     *           "alg": "EdDSA"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookKeys"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description Identifier of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "eventType": "source.completed"
                 *     }
                 */
                "application/json": components["schemas"]["TestRequest"] | null;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "dlv_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "webhookId": "0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90",
                     *       "eventId": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "eventType": "source.completed",
                     *       "status": "pending",
                     *       "attemptsCount": 1,
                     *       "lastAttempt": {
                     *         "at": "2026-11-21T09:30:00.000Z",
                     *         "statusCode": 200,
                     *         "durationMs": 84,
                     *         "error": {
                     *           "code": "text",
                     *           "message": "text"
                     *         }
                     *       },
                     *       "nextAttemptAt": "2026-11-21T09:30:00.000Z",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "completedAt": "2026-11-21T09:30:00.000Z",
                     *       "expungedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description Identifier of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "from": "2026-11-21T09:30:00Z",
                 *       "to": "2026-11-21T09:30:00Z",
                 *       "eventTypes": [
                 *         "source.*"
                 *       ],
                 *       "eventIds": [
                 *         "evt_01jbts0z0ye8t9tpsz3gn7nkm8"
                 *       ],
                 *       "status": "succeeded"
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "replayed": 12
                     *     }
                     */
                    "application/json": components["schemas"]["Replayed"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description Identifier of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "dlv_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "webhookId": "0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90",
                     *           "eventId": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "eventType": "source.completed",
                     *           "status": "pending",
                     *           "attemptsCount": 1,
                     *           "lastAttempt": {
                     *             "at": "2026-11-21T09:30:00.000Z",
                     *             "statusCode": 200,
                     *             "durationMs": 84,
                     *             "error": {
                     *               "code": "text",
                     *               "message": "text"
                     *             }
                     *           },
                     *           "nextAttemptAt": "2026-11-21T09:30:00.000Z",
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "completedAt": "2026-11-21T09:30:00.000Z",
                     *           "expungedAt": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                    /**
                     * @example {
                     *       "id": "dlv_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "webhookId": "0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90",
                     *       "eventId": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "eventType": "source.completed",
                     *       "status": "pending",
                     *       "attemptsCount": 1,
                     *       "lastAttempt": {
                     *         "at": "2026-11-21T09:30:00.000Z",
                     *         "statusCode": 200,
                     *         "durationMs": 84,
                     *         "error": {
                     *           "code": "text",
                     *           "message": "text"
                     *         }
                     *       },
                     *       "nextAttemptAt": "2026-11-21T09:30:00.000Z",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "completedAt": "2026-11-21T09:30:00.000Z",
                     *       "expungedAt": "2026-11-21T09:30:00.000Z",
                     *       "attempts": [
                     *         {
                     *           "id": "att_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "startedAt": "2026-11-21T09:30:00.000Z",
                     *           "durationMs": 1,
                     *           "timings": {
                     *             "dnsMs": 1,
                     *             "connectMs": 1,
                     *             "tlsMs": 1,
                     *             "firstByteMs": 1
                     *           },
                     *           "request": {
                     *             "url": "text",
                     *             "headers": {},
                     *             "body": "text"
                     *           },
                     *           "response": {
                     *             "status": 1,
                     *             "headers": {},
                     *             "body": "text",
                     *             "truncated": true
                     *           },
                     *           "error": {
                     *             "code": "text",
                     *             "message": "text"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryWithAttempts"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                    /**
                     * @example {
                     *       "id": "dlv_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "webhookId": "0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90",
                     *       "eventId": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "eventType": "source.completed",
                     *       "status": "pending",
                     *       "attemptsCount": 1,
                     *       "lastAttempt": {
                     *         "at": "2026-11-21T09:30:00.000Z",
                     *         "statusCode": 200,
                     *         "durationMs": 84,
                     *         "error": {
                     *           "code": "text",
                     *           "message": "text"
                     *         }
                     *       },
                     *       "nextAttemptAt": "2026-11-21T09:30:00.000Z",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "completedAt": "2026-11-21T09:30:00.000Z",
                     *       "expungedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource is in a state from which this is not possible. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
            409: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description Identifier of the webhook. */
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
                    /**
                     * @example {
                     *       "since": "2026-11-21T09:30:00.000Z",
                     *       "attempts": 240,
                     *       "succeeded": 238,
                     *       "successRate": 0.992,
                     *       "lastSuccessAt": "2026-11-21T09:30:00.000Z",
                     *       "lastFailureAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookHealth"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                /** @description This type, or every type of a group: `contact.*`, `custom.order.*`. */
                type?: string;
                /** @description About the resource with this id, as in `data.id` or in the `subject` of an event that you published. */
                subject?: string;
                /** @description Not before this time. */
                from?: string;
                /** @description Not after this time. */
                to?: string;
                /** @description Turns the list into a feed, oldest first, that misses no event. Pass the `nextCursor` of the previous call, an empty value for the oldest stored event, or `now` for the next event. Cannot be combined with `cursor`. */
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "type": "source.completed",
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *           "data": null,
                     *           "expungedAt": "2026-11-21T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "hasMore": true,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["EventList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    publishEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "custom.order.paid",
                 *       "subject": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "orderId": "A-1001",
                 *         "total": 4900,
                 *         "currency": "EUR"
                 *       },
                 *       "id": "order-A-1001-paid"
                 *     }
                 */
                "application/json": components["schemas"]["NewEvent"] | components["schemas"]["NewEventBatch"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "type": "source.completed",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "data": null,
                     *       "expungedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Event"] | components["schemas"]["EventBatch"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `validation_error`: A field of the body breaks its rule. `contact_opted_out`: The contact wants no message by this channel. `idempotency_key_reused`: The Idempotency-Key was used for another request. `target_not_allowed`: The address may not be reached from here. */
            422: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the event. The prefixed form and the bare UUID name the same resource. */
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
                    /**
                     * @example {
                     *       "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "type": "source.completed",
                     *       "createdAt": "2026-11-21T09:30:00.000Z",
                     *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                     *       "data": null,
                     *       "expungedAt": "2026-11-21T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Event"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is no such thing in this organization. */
            404: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
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
                    Link: components["headers"]["PageLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "type": "source.completed",
                     *           "summary": "text",
                     *           "schema": null,
                     *           "example": null
                     *         }
                     *       ],
                     *       "hasMore": false,
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["EventTypeList"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    callMcp: {
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
                    /**
                     * @example {
                     *       "jsonrpc": "2.0",
                     *       "id": 1,
                     *       "result": {}
                     *     }
                     */
                    "application/json": components["schemas"]["JsonRpcReply"];
                };
            };
            /** @description `malformed_json`: The body is not JSON. `malformed_request`: HTTP itself could not be read. `invalid_parameter`: A path or query parameter does not have its form. `invalid_cursor`: The cursor is not one that this list gave out. */
            400: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing_token`: The request carries no API token. `invalid_token`: The API token is not known. `expired_token`: The API token has expired. `not_signed_in`: The request carries no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
            401: {
                headers: {
                    Link: components["headers"]["HelpLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    tokenExpiring: {
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
                 *       "type": "token.expiring",
                 *       "createdAt": "2026-11-21T09:30:00.000Z",
                 *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "id": "tok_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "name": "CRM sync",
                 *         "lastFour": "8kZq",
                 *         "scopes": [
                 *           "contacts:read",
                 *           "contacts:write"
                 *         ],
                 *         "createdBy": "owner",
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "allowedNetworks": [
                 *           "203.0.113.0/24"
                 *         ],
                 *         "lastUsedAt": "2027-02-14T08:00:00.000Z",
                 *         "lastUsed": {
                 *           "at": "2027-02-14T08:00:00.000Z",
                 *           "address": "203.0.113.7",
                 *           "userAgent": "capstan-sdk/0.1.0"
                 *         },
                 *         "expiresAt": "2027-02-21T09:30:00.000Z",
                 *         "revokedAt": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TokenExpiringEvent"];
            };
        };
        responses: {
            /** @description Permanently gone: the webhook is disabled at once. */
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
    tokenRotated: {
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
                 *       "type": "token.rotated",
                 *       "createdAt": "2026-11-21T09:30:00.000Z",
                 *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "id": "tok_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "name": "CRM sync",
                 *         "lastFour": "Xw3d",
                 *         "scopes": [
                 *           "contacts:read",
                 *           "contacts:write"
                 *         ],
                 *         "createdBy": "owner",
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "allowedNetworks": [
                 *           "203.0.113.0/24"
                 *         ],
                 *         "lastUsedAt": "2027-02-14T08:00:00.000Z",
                 *         "lastUsed": {
                 *           "at": "2027-02-14T08:00:00.000Z",
                 *           "address": "203.0.113.7",
                 *           "userAgent": "capstan-sdk/0.1.0"
                 *         },
                 *         "expiresAt": "2027-02-21T09:30:00.000Z",
                 *         "revokedAt": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TokenRotatedEvent"];
            };
        };
        responses: {
            /** @description Permanently gone: the webhook is disabled at once. */
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
    tokenRevoked: {
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
                 *       "type": "token.revoked",
                 *       "createdAt": "2026-11-21T09:30:00.000Z",
                 *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "id": "tok_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "name": "CRM sync",
                 *         "lastFour": "8kZq",
                 *         "scopes": [
                 *           "contacts:read",
                 *           "contacts:write"
                 *         ],
                 *         "createdBy": "owner",
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "allowedNetworks": [
                 *           "203.0.113.0/24"
                 *         ],
                 *         "lastUsedAt": "2027-02-14T08:00:00.000Z",
                 *         "lastUsed": {
                 *           "at": "2027-02-14T08:00:00.000Z",
                 *           "address": "203.0.113.7",
                 *           "userAgent": "capstan-sdk/0.1.0"
                 *         },
                 *         "expiresAt": "2027-02-21T09:30:00.000Z",
                 *         "revokedAt": "2027-02-14T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TokenRevokedEvent"];
            };
        };
        responses: {
            /** @description Permanently gone: the webhook is disabled at once. */
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
            /** @description Permanently gone: the webhook is disabled at once. */
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
            /** @description Permanently gone: the webhook is disabled at once. */
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
    contactTagged: {
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
                 *       "type": "contact.tagged",
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
                 *         "updatedAt": "2026-11-21T09:30:00.000Z",
                 *         "addedTags": [
                 *           "customer"
                 *         ],
                 *         "removedTags": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactTaggedEvent"];
            };
        };
        responses: {
            /** @description Permanently gone: the webhook is disabled at once. */
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
    contactConsentChanged: {
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
                 *       "type": "contact.consent_changed",
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
                 *         "updatedAt": "2026-11-21T09:30:00.000Z",
                 *         "consent": {
                 *           "email": {
                 *             "status": "opted_in",
                 *             "at": "2026-11-21T09:30:00.000Z"
                 *           }
                 *         },
                 *         "changedChannels": [
                 *           "email"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactConsentChangedEvent"];
            };
        };
        responses: {
            /** @description Permanently gone: the webhook is disabled at once. */
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
            /** @description Permanently gone: the webhook is disabled at once. */
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
    contactMerged: {
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
                 *       "type": "contact.merged",
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
                 *         "updatedAt": "2026-11-21T09:30:00.000Z",
                 *         "mergedIds": [
                 *           "con_01jbts0z0ye8t9tpsz3gn7nkm8"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactMergedEvent"];
            };
        };
        responses: {
            /** @description Permanently gone: the webhook is disabled at once. */
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
    contactUnmerged: {
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
                 *       "type": "contact.unmerged",
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
                 *         "updatedAt": "2026-11-21T09:30:00.000Z",
                 *         "restoredIds": [
                 *           "con_01jbts0z0ye8t9tpsz3gn7nkm8"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactUnmergedEvent"];
            };
        };
        responses: {
            /** @description Permanently gone: the webhook is disabled at once. */
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
    contactErased: {
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
                 *       "type": "contact.erased",
                 *       "createdAt": "2026-11-21T09:30:00.000Z",
                 *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "mergedFrom": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactErasedEvent"];
            };
        };
        responses: {
            /** @description Permanently gone: the webhook is disabled at once. */
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
    contactSegmentEntered: {
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
                 *       "type": "contact.segment_entered",
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
                 *         "updatedAt": "2026-11-21T09:30:00.000Z",
                 *         "segment": {
                 *           "id": "seg_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *           "name": "Customers of this year"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactSegmentEnteredEvent"];
            };
        };
        responses: {
            /** @description Permanently gone: the webhook is disabled at once. */
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
    contactSegmentLeft: {
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
                 *       "type": "contact.segment_left",
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
                 *         "updatedAt": "2026-11-21T09:30:00.000Z",
                 *         "segment": {
                 *           "id": "seg_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *           "name": "Customers of this year"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactSegmentLeftEvent"];
            };
        };
        responses: {
            /** @description Permanently gone: the webhook is disabled at once. */
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
    companyCreated: {
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
                 *       "type": "company.created",
                 *       "createdAt": "2026-11-21T09:30:00.000Z",
                 *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "id": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "name": "Analytical Engines",
                 *         "domain": "example.com",
                 *         "phone": "+14155550123",
                 *         "address": null,
                 *         "ownerId": null,
                 *         "tags": [
                 *           "customer"
                 *         ],
                 *         "custom": {},
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "updatedAt": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CompanyCreatedEvent"];
            };
        };
        responses: {
            /** @description Permanently gone: the webhook is disabled at once. */
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
    companyUpdated: {
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
                 *       "type": "company.updated",
                 *       "createdAt": "2026-11-21T09:30:00.000Z",
                 *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "id": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "name": "Analytical Engines",
                 *         "domain": "example.com",
                 *         "phone": "+14155550123",
                 *         "address": null,
                 *         "ownerId": null,
                 *         "tags": [
                 *           "customer"
                 *         ],
                 *         "custom": {},
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "updatedAt": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CompanyUpdatedEvent"];
            };
        };
        responses: {
            /** @description Permanently gone: the webhook is disabled at once. */
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
    companyDeleted: {
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
                 *       "type": "company.deleted",
                 *       "createdAt": "2026-11-21T09:30:00.000Z",
                 *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "id": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "name": "Analytical Engines",
                 *         "domain": "example.com",
                 *         "phone": "+14155550123",
                 *         "address": null,
                 *         "ownerId": null,
                 *         "tags": [
                 *           "customer"
                 *         ],
                 *         "custom": {},
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "updatedAt": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CompanyDeletedEvent"];
            };
        };
        responses: {
            /** @description Permanently gone: the webhook is disabled at once. */
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
    contactImportCompleted: {
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
                 *       "type": "contact_import.completed",
                 *       "createdAt": "2026-11-21T09:30:00.000Z",
                 *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "id": "imp_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "status": "completed",
                 *         "fileName": "contacts.csv",
                 *         "dryRun": false,
                 *         "progress": {
                 *           "rowsRead": 120,
                 *           "created": 100,
                 *           "updated": 15,
                 *           "unchanged": 3,
                 *           "skipped": 0,
                 *           "failed": 2,
                 *           "bytesRead": 9800,
                 *           "bytesTotal": 9800
                 *         },
                 *         "error": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactImportCompletedEvent"];
            };
        };
        responses: {
            /** @description Permanently gone: the webhook is disabled at once. */
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
    contactImportFailed: {
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
                 *       "type": "contact_import.failed",
                 *       "createdAt": "2026-11-21T09:30:00.000Z",
                 *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "id": "imp_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "status": "failed",
                 *         "fileName": "contacts.csv",
                 *         "dryRun": false,
                 *         "progress": {
                 *           "rowsRead": 0,
                 *           "created": 0,
                 *           "updated": 0,
                 *           "unchanged": 0,
                 *           "skipped": 0,
                 *           "failed": 0,
                 *           "bytesRead": 9800,
                 *           "bytesTotal": 9800
                 *         },
                 *         "error": {
                 *           "code": "malformed_file",
                 *           "message": "The workbook is damaged or cut off. Open it, save it again and upload that file.",
                 *           "line": null
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactImportFailedEvent"];
            };
        };
        responses: {
            /** @description Permanently gone: the webhook is disabled at once. */
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
                 *         "parentId": null,
                 *         "name": "Opening hours",
                 *         "type": "url",
                 *         "url": "https://example.com/hours",
                 *         "status": "completed",
                 *         "progress": {
                 *           "stage": null,
                 *           "percent": 100,
                 *           "done": 3,
                 *           "total": 3,
                 *           "stages": {
                 *             "fetching": "2026-11-21T09:30:00.100Z",
                 *             "extracting": "2026-11-21T09:30:00.400Z",
                 *             "chunking": "2026-11-21T09:30:00.600Z",
                 *             "embedding": "2026-11-21T09:30:00.650Z",
                 *             "storing": "2026-11-21T09:30:00.900Z"
                 *           }
                 *         },
                 *         "chunksCount": 3,
                 *         "embeddingModel": "capstan-lexical-384",
                 *         "embeddingDimensions": 384,
                 *         "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                 *         "metadata": {
                 *           "team": "support"
                 *         },
                 *         "refresh": {
                 *           "every": "24h",
                 *           "whenGone": "keep"
                 *         },
                 *         "nextRefreshAt": "2026-11-22T09:30:01.000Z",
                 *         "usage": {
                 *           "bytes": 18204,
                 *           "tokens": 612,
                 *           "chunksEmbedded": 3,
                 *           "chunksReused": 0,
                 *           "credits": 2
                 *         },
                 *         "lastFetchedAt": "2026-11-21T09:30:00.000Z",
                 *         "lastCheckedAt": "2026-11-21T09:30:01.000Z",
                 *         "contentChangedAt": "2026-11-21T09:30:01.000Z",
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "updatedAt": "2026-11-21T09:30:01.000Z",
                 *         "error": null,
                 *         "failure": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SourceCompletedEvent"];
            };
        };
        responses: {
            /** @description Permanently gone: the webhook is disabled at once. */
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
                 *         "parentId": null,
                 *         "name": "Opening hours",
                 *         "type": "url",
                 *         "url": "https://example.com/hours",
                 *         "status": "failed",
                 *         "progress": {
                 *           "stage": null,
                 *           "percent": 0,
                 *           "done": null,
                 *           "total": null,
                 *           "stages": {
                 *             "fetching": "2026-11-21T09:30:00.100Z",
                 *             "extracting": "2026-11-21T09:30:00.400Z",
                 *             "chunking": "2026-11-21T09:30:00.600Z",
                 *             "embedding": "2026-11-21T09:30:00.650Z",
                 *             "storing": "2026-11-21T09:30:00.900Z"
                 *           }
                 *         },
                 *         "chunksCount": 0,
                 *         "embeddingModel": "capstan-lexical-384",
                 *         "embeddingDimensions": 384,
                 *         "contentHash": null,
                 *         "metadata": {
                 *           "team": "support"
                 *         },
                 *         "refresh": {
                 *           "every": "24h",
                 *           "whenGone": "keep"
                 *         },
                 *         "nextRefreshAt": "2026-11-22T09:30:01.000Z",
                 *         "usage": null,
                 *         "lastFetchedAt": "2026-11-21T09:30:00.000Z",
                 *         "lastCheckedAt": null,
                 *         "contentChangedAt": null,
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "updatedAt": "2026-11-21T09:30:01.000Z",
                 *         "error": "The page answered 404. Check the address.",
                 *         "failure": {
                 *           "code": "not_found",
                 *           "stage": "fetching",
                 *           "retryable": false
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SourceFailedEvent"];
            };
        };
        responses: {
            /** @description Permanently gone: the webhook is disabled at once. */
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
                 *         "parentId": null,
                 *         "name": "Opening hours",
                 *         "type": "url",
                 *         "url": "https://example.com/hours",
                 *         "status": "completed",
                 *         "progress": {
                 *           "stage": null,
                 *           "percent": 100,
                 *           "done": 3,
                 *           "total": 3,
                 *           "stages": {
                 *             "fetching": "2026-11-21T09:30:00.100Z",
                 *             "extracting": "2026-11-21T09:30:00.400Z",
                 *             "chunking": "2026-11-21T09:30:00.600Z",
                 *             "embedding": "2026-11-21T09:30:00.650Z",
                 *             "storing": "2026-11-21T09:30:00.900Z"
                 *           }
                 *         },
                 *         "chunksCount": 3,
                 *         "embeddingModel": "capstan-lexical-384",
                 *         "embeddingDimensions": 384,
                 *         "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                 *         "metadata": {
                 *           "team": "support"
                 *         },
                 *         "refresh": {
                 *           "every": "24h",
                 *           "whenGone": "keep"
                 *         },
                 *         "nextRefreshAt": "2026-11-22T09:30:01.000Z",
                 *         "usage": {
                 *           "bytes": 18204,
                 *           "tokens": 612,
                 *           "chunksEmbedded": 3,
                 *           "chunksReused": 0,
                 *           "credits": 2
                 *         },
                 *         "lastFetchedAt": "2026-11-21T09:30:00.000Z",
                 *         "lastCheckedAt": "2026-11-21T09:30:01.000Z",
                 *         "contentChangedAt": "2026-11-21T09:30:01.000Z",
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "updatedAt": "2026-11-21T09:30:01.000Z",
                 *         "error": null,
                 *         "failure": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SourceUpdatedEvent"];
            };
        };
        responses: {
            /** @description Permanently gone: the webhook is disabled at once. */
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
    sourceDeleted: {
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
                 *       "type": "source.deleted",
                 *       "createdAt": "2026-11-21T09:30:00.000Z",
                 *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "id": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "parentId": null,
                 *         "name": "Opening hours",
                 *         "type": "url",
                 *         "url": "https://example.com/hours",
                 *         "status": "completed",
                 *         "progress": {
                 *           "stage": null,
                 *           "percent": 100,
                 *           "done": 3,
                 *           "total": 3,
                 *           "stages": {
                 *             "fetching": "2026-11-21T09:30:00.100Z",
                 *             "extracting": "2026-11-21T09:30:00.400Z",
                 *             "chunking": "2026-11-21T09:30:00.600Z",
                 *             "embedding": "2026-11-21T09:30:00.650Z",
                 *             "storing": "2026-11-21T09:30:00.900Z"
                 *           }
                 *         },
                 *         "chunksCount": 3,
                 *         "embeddingModel": "capstan-lexical-384",
                 *         "embeddingDimensions": 384,
                 *         "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                 *         "metadata": {
                 *           "team": "support"
                 *         },
                 *         "refresh": {
                 *           "every": "24h",
                 *           "whenGone": "keep"
                 *         },
                 *         "nextRefreshAt": "2026-11-22T09:30:01.000Z",
                 *         "usage": {
                 *           "bytes": 18204,
                 *           "tokens": 612,
                 *           "chunksEmbedded": 3,
                 *           "chunksReused": 0,
                 *           "credits": 2
                 *         },
                 *         "lastFetchedAt": "2026-11-21T09:30:00.000Z",
                 *         "lastCheckedAt": "2026-11-21T09:30:01.000Z",
                 *         "contentChangedAt": "2026-11-21T09:30:01.000Z",
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "updatedAt": "2026-11-21T09:30:01.000Z",
                 *         "error": null,
                 *         "failure": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SourceDeletedEvent"];
            };
        };
        responses: {
            /** @description Permanently gone: the webhook is disabled at once. */
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
    baseReindexed: {
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
                 *       "type": "base.reindexed",
                 *       "createdAt": "2026-11-21T09:30:00.000Z",
                 *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "id": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "name": "Handbook",
                 *         "description": null,
                 *         "embeddingModel": "text-embedding-3-small",
                 *         "embeddingDimensions": 1536,
                 *         "chunking": {
                 *           "maxTokens": 256,
                 *           "overlapTokens": 0
                 *         },
                 *         "search": {
                 *           "fusion": "auto",
                 *           "semanticWeight": null,
                 *           "rerank": false
                 *         },
                 *         "reindex": null,
                 *         "sourcesCount": 12,
                 *         "chunksCount": 340,
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "updatedAt": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BaseReindexedEvent"];
            };
        };
        responses: {
            /** @description Permanently gone: the webhook is disabled at once. */
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
    baseDeleted: {
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
                 *       "type": "base.deleted",
                 *       "createdAt": "2026-11-21T09:30:00.000Z",
                 *       "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *       "data": {
                 *         "id": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
                 *         "name": "Handbook",
                 *         "description": null,
                 *         "embeddingModel": "text-embedding-3-small",
                 *         "embeddingDimensions": 1536,
                 *         "chunking": {
                 *           "maxTokens": 256,
                 *           "overlapTokens": 0
                 *         },
                 *         "search": {
                 *           "fusion": "auto",
                 *           "semanticWeight": null,
                 *           "rerank": false
                 *         },
                 *         "reindex": null,
                 *         "sourcesCount": 12,
                 *         "chunksCount": 340,
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "updatedAt": "2026-11-21T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BaseDeletedEvent"];
            };
        };
        responses: {
            /** @description Permanently gone: the webhook is disabled at once. */
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
            /** @description Permanently gone: the webhook is disabled at once. */
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
            /** @description Permanently gone: the webhook is disabled at once. */
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
            /** @description Permanently gone: the webhook is disabled at once. */
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
