// Generated from api/openapi.json by `npm run gen`.

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
         * @description Changes the fields that you send of the contact that has this address, number or external id, or creates one with it. What is as you send it already changes nothing, sends no event and leaves no entry in the audit log. Needs the scope `contacts:write`.
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
         * @description Lists groups of 2 to 50 contacts that look like one person, the surest first. Contacts are compared in the background: what you write shows up here within a minute or two. Needs the scope `contacts:read`.
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
         * @description Returns all that Capstan keeps of a person, of every product, as one document: for a request of access or portability (GDPR, articles 15 and 20). You need `*` or every read scope. Needs the scope `contacts:read`.
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
         * @description Lists what happened with a contact, newest first: events, notes and consents. It goes with the contact. An event of another product says no more than its type if you lack the scope that `missingScope` names. Needs the scope `contacts:read`.
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
    "/v1/contact-imports/{importId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an import
         * @description Returns what the first ten rows would become with this mapping and these options, and the columns as they are read with them. Nothing is written. It shows contacts, so it needs `contacts:read`, too. Needs the scope `contacts:write`.
         */
        post: operations["previewContactImport"];
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
         * @description Changes the name or the external id, replaces the metadata, or sets the refresh schedule. Needs the scope `knowledge:write`.
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
    "/v1/bases/{baseId}/sources/by/{externalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a source by your own id
         * @description Returns the source of the base that has this external id. Needs the scope `knowledge:read`.
         */
        get: operations["getSourceBy"];
        /**
         * Add or replace a source
         * @description Replaces the source that has this external id, or adds one with it. The source keeps its id, and its present chunks are searchable until the new ones replace them all at once; chunks that did not change keep their vectors. The same content begins no run, costs nothing and sends no event. Name, metadata, encoding, refresh and headers stay if you leave them out; headers only for the same origin. A source keeps its type, and a sitemap or a crawl its address. Other sources may have the same content. A file is sent as `multipart/form-data`. Needs the scope `knowledge:write`.
         */
        put: operations["upsertSource"];
        post?: never;
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
    "/v1/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List proposals
         * @description Lists proposals without their blocks, newest first. Filters can be combined. For a proposal with revisions, only the latest is listed. Needs the scope `proposals:read`.
         */
        get: operations["listProposals"];
        put?: never;
        /**
         * Create a proposal
         * @description Creates a draft, empty or from a template. Capstan computes and stores its totals and sends nothing. A contact requires the scope `contacts:read`, a knowledge base `knowledge:write`. Needs the scope `proposals:write`.
         */
        post: operations["createProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposals/{proposalId}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clone a proposal
         * @description Creates a draft with the content and the recipients of a proposal in any status. The draft is not a revision of it. Needs the scope `proposals:write`.
         */
        post: operations["cloneProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposals/{proposalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a proposal
         * @description Returns one revision of a proposal. Needs the scope `proposals:read`.
         */
        get: operations["getProposal"];
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description Deletes a draft and what events said about it permanently. Cancel or void a sent proposal instead. Needs the scope `proposals:write`.
         */
        delete: operations["deleteProposal"];
        options?: never;
        head?: never;
        /**
         * Update a proposal
         * @description Changes the fields that you send; null clears a field. After sending, only `expiresAt`, `reminders`, `metadata` and `ownerId` can change. Sending the current values changes nothing. Needs the scope `proposals:write`.
         */
        patch: operations["updateProposal"];
        trace?: never;
    };
    "/v1/proposals/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a proposal
         * @description Computes the totals of a draft, renders it and lists the problems that would prevent sending it. Nothing is stored. Needs the scope `proposals:read`.
         */
        post: operations["previewProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposals/{proposalId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview changes to a proposal
         * @description Previews the proposal with the fields that you send, like the preview of an unsaved draft. Nothing is stored. Needs the scope `proposals:read`.
         */
        post: operations["previewStoredProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposals/{proposalId}/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List problems
         * @description Lists every problem of a draft, such as variables without a value, open choices and missing signers. An error prevents sending; a warning does not. Needs the scope `proposals:read`.
         */
        get: operations["listProposalProblems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposal-analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Analyze proposals
         * @description Returns counts, rates, medians and sums of the proposals sent in a period, in total and by `groupBy`. A proposal with revisions counts once, as the last revision that was sent. A period can have up to 50,000 proposals. Needs the scope `proposals:read`.
         */
        get: operations["analyzeProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposals/sums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum up proposals
         * @description Counts the proposals in the list with the same filters and adds up their totals, by status and currency. The sums are exact. If more than 50,000 match, the request is refused, so add a filter. Needs the scope `proposals:read`.
         */
        get: operations["sumProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposals/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export proposals
         * @description Returns a CSV file of the proposals that the list with the same filters returns, newest first, with the totals of each billing period in main units. No cell starts a formula. A file can have up to 50,000 proposals; if more match, the request is refused, so add a filter. Needs the scope `proposals:read`.
         */
        get: operations["exportProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposals/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a sealed PDF
         * @description Takes a PDF as `multipart/form-data` and returns whether your organization sealed it, whether it is unchanged, and which proposal it belongs to. Nothing is stored. Up to 26 MiB. Needs the scope `proposals:read`.
         */
        post: operations["verifyProposalPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposals/{proposalId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List comments
         * @description Lists the comments on a revision, oldest first. Needs the scope `proposals:read`.
         */
        get: operations["listProposalComments"];
        put?: never;
        /**
         * Comment on a proposal
         * @description Adds a comment. Recipients read it on the proposal page. A comment cannot be changed or deleted. Needs the scope `proposals:write`.
         */
        post: operations["createProposalComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposals/{proposalId}/comments/{commentId}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve a comment
         * @description Marks a comment as resolved. Resolving it again changes nothing. Needs the scope `proposals:write`.
         */
        post: operations["resolveProposalComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposal-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List templates
         * @description Lists templates without their drafts, newest first. Needs the scope `proposals:read`.
         */
        get: operations["listProposalTemplates"];
        put?: never;
        /**
         * Create a template
         * @description Creates a template for proposals. Its name is unique. Needs the scope `proposals:write`.
         */
        post: operations["createProposalTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposal-templates/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a template
         * @description Returns one template with its draft. Needs the scope `proposals:read`.
         */
        get: operations["getProposalTemplate"];
        put?: never;
        post?: never;
        /**
         * Delete a template
         * @description Deletes a template permanently. Existing proposals do not change. Needs the scope `proposals:write`.
         */
        delete: operations["deleteProposalTemplate"];
        options?: never;
        head?: never;
        /**
         * Update a template
         * @description Changes the fields that you send; null clears a field. Existing proposals do not change. Needs the scope `proposals:write`.
         */
        patch: operations["updateProposalTemplate"];
        trace?: never;
    };
    "/v1/proposal-templates/{templateId}/variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the variables of a template
         * @description Lists the variables in its texts, and tells which must have a value before a proposal can be sent. Needs the scope `proposals:read`.
         */
        get: operations["listProposalTemplateVariables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposal-images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store an image
         * @description Stores a PNG, JPEG or WebP sent as `multipart/form-data`, or fetches one from a public address once. Up to 5 MB and 25 million pixels. Storing the same image again returns the existing one. Needs the scope `proposals:write`.
         */
        post: operations["createProposalImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposal-images/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an image
         * @description Returns the stored bytes of an image. Needs the scope `proposals:read`.
         */
        get: operations["getProposalImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposal-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the proposal settings
         * @description Returns the number pattern, the look of documents, and the defaults of drafts. Needs the scope `proposals:read`.
         */
        get: operations["getProposalSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the proposal settings
         * @description Changes the fields that you send. Sent proposals do not change, and drafts keep their values. Only owners and admins, and tokens with the scope `*`, can change `consentText` and `brand`, by which clients know who makes the offer. Needs the scope `proposals:write`.
         */
        patch: operations["updateProposalSettings"];
        trace?: never;
    };
    "/v1/catalog-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List catalog items
         * @description Lists the items that are not archived, newest first. Filters can be combined. Needs the scope `proposals:read`.
         */
        get: operations["listCatalogItems"];
        put?: never;
        /**
         * Create a catalog item
         * @description Creates an item that proposals can offer, with its prices by currency and billing. Its SKU is unique. Needs the scope `proposals:write`.
         */
        post: operations["createCatalogItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog-items/{catalogItemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a catalog item
         * @description Returns one item, archived or not. Needs the scope `proposals:read`.
         */
        get: operations["getCatalogItem"];
        put?: never;
        post?: never;
        /**
         * Delete a catalog item
         * @description Deletes an item permanently. Proposals keep the values that they copied. Needs the scope `proposals:write`.
         */
        delete: operations["deleteCatalogItem"];
        options?: never;
        head?: never;
        /**
         * Update a catalog item
         * @description Changes the fields that you send; null clears a field. Proposals keep the values that they copied. Needs the scope `proposals:write`.
         */
        patch: operations["updateCatalogItem"];
        trace?: never;
    };
    "/v1/catalog-items/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import catalog items
         * @description Reads a CSV file of up to 5,000 rows. A row updates the item with its SKU; without a SKU, it updates the item of that name that has no SKU. If no item matches, the row creates one. A field or price without a column is kept; an empty cell clears it. If any row is invalid, nothing is imported and the message names the line. Needs the scope `proposals:write`.
         */
        post: operations["importCatalogItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog-items/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export catalog items
         * @description Returns a CSV file of all items, including archived ones, with a column for each price. No cell starts a formula, and you can import the file again. Needs the scope `proposals:read`.
         */
        get: operations["exportCatalogItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/content-blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List content blocks
         * @description Lists the blocks that are not archived, newest first. Needs the scope `proposals:read`.
         */
        get: operations["listContentBlocks"];
        put?: never;
        /**
         * Create a content block
         * @description Creates a block that drafts can copy. Its name is unique. Needs the scope `proposals:write`.
         */
        post: operations["createContentBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/content-blocks/{contentBlockId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a content block
         * @description Returns one block, archived or not. Needs the scope `proposals:read`.
         */
        get: operations["getContentBlock"];
        put?: never;
        post?: never;
        /**
         * Delete a content block
         * @description Deletes a block permanently. Proposals keep the values that they copied. Needs the scope `proposals:write`.
         */
        delete: operations["deleteContentBlock"];
        options?: never;
        head?: never;
        /**
         * Update a content block
         * @description Changes the fields that you send. Proposals keep the values that they copied. Needs the scope `proposals:write`.
         */
        patch: operations["updateContentBlock"];
        trace?: never;
    };
    "/v1/proposals/{proposalId}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a proposal
         * @description Assigns the draft its number, freezes and hashes its content, and mails each recipient a link when it is their turn. A revision replaces the previous one. `GET …/problems` lists what prevents sending. Needs the scope `proposals:write`.
         */
        post: operations["sendProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposals/{proposalId}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind recipients
         * @description Mails a link to each signer who can sign now and has not. Needs the scope `proposals:write`.
         */
        post: operations["remindProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposals/{proposalId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a proposal as a PDF
         * @description Returns the PDF. Its `ETag` is the SHA-256 of the file; for the sealed version that is `sealedSha256`. Needs the scope `proposals:read`.
         */
        get: operations["getProposalPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposals/{proposalId}/recipients/{recipientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a recipient
         * @description Changes the name or address of a recipient of a sent proposal who has not answered. The old link ends. The response has the new link, which is also mailed if the old one was. `memberId` makes another member the countersigner, until the proposal is countersigned; in the dashboard, only an admin or owner can do that. To change recipients of a draft, change the draft. Needs the scope `proposals:write`.
         */
        patch: operations["updateProposalRecipient"];
        trace?: never;
    };
    "/v1/proposals/{proposalId}/recipients/{recipientId}/rotate-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a link
         * @description Revokes all links of a recipient and makes a new one, which only this response shows. Nothing is mailed. Needs the scope `proposals:write`.
         */
        post: operations["rotateProposalLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposals/{proposalId}/recipients/{recipientId}/revoke-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a link
         * @description Revokes all links of a recipient immediately. Only `remind` and `rotate-link` make new ones. Needs the scope `proposals:write`.
         */
        post: operations["revokeProposalLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposals/{proposalId}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List revisions
         * @description Lists all revisions of a proposal, newest first. Needs the scope `proposals:read`.
         */
        get: operations["listProposalRevisions"];
        put?: never;
        /**
         * Start a revision
         * @description Creates a draft with all content of the proposal as its next revision. When you send it, it keeps the number and replaces this proposal. Needs the scope `proposals:write`.
         */
        post: operations["reviseProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposals/{proposalId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a proposal
         * @description Withdraws a draft, or a sent proposal that is not accepted yet. Recipients who got a mail are told the reason. Needs the scope `proposals:write`.
         */
        post: operations["cancelProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposals/{proposalId}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a proposal
         * @description Declares an accepted proposal void. Its sealed PDF is kept; it is removed from the knowledge base immediately. Recipients who got a mail are told the reason. Needs the scope `proposals:write`.
         */
        post: operations["voidProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposals/{proposalId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record an acceptance
         * @description Records that a client accepted outside the page, for all signers who have not signed. The sealed PDF states that it was recorded. Needs the scope `proposals:write`.
         */
        post: operations["acceptProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposals/{proposalId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a refusal
         * @description Records that a client declined outside the page. Needs the scope `proposals:write`.
         */
        post: operations["declineProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposals/{proposalId}/knowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the sealed document to a base
         * @description Adds the sealed PDF of a completed proposal to a knowledge base, if that was skipped or not requested. It also requires the scope `knowledge:write`. Needs the scope `proposals:write`.
         */
        post: operations["addProposalToBase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposals/{proposalId}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the evidence
         * @description Returns the evidence of all signatures. After the last one, it is the content of `evidence.json` in the sealed PDF, plus the countersignature. Needs the scope `proposals:read`.
         */
        get: operations["getProposalEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/proposal-settings/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signing certificate
         * @description Returns the certificate that seals accepted proposals. Capstan makes one when the first proposal is sent; before that, the response is 404. Needs the scope `proposals:read`.
         */
        get: operations["getSigningCertificate"];
        /**
         * Replace the signing certificate
         * @description Seals proposals with your own key and certificate from now on. Documents that are already sealed do not change. For owners and admins, and tokens with the scope `*`. Needs the scope `*`.
         */
        put: operations["replaceSigningCertificate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a proposal to its recipient
         * @description Returns the page that a mail links to. Reading it changes nothing and counts no view.
         */
        get: operations["showProposalPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/proposals/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a proposal as its recipient sees it
         * @description Returns the content of the page as JSON. Reading it changes nothing and counts no view.
         */
        get: operations["getPublicProposal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/proposals/{token}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a view
         * @description Records a view. The page's script sends it when a person sees the page; only the first one counts.
         */
        post: operations["viewProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/proposals/{token}/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compute the totals of a choice
         * @description Accepts the choice as JSON or as the page's form. It stores nothing.
         */
        post: operations["computePublicTotals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/proposals/{token}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a question
         * @description Accepts JSON or the page's form. Up to 10 an hour from one link.
         */
        post: operations["commentOnProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/proposals/{token}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept and sign
         * @description Accepts JSON or the page's form. 409 if the content or the total differs from what the signer saw: load the page again. Up to 5 an hour from one link.
         */
        post: operations["acceptPublicProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/proposals/{token}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline
         * @description Accepts JSON or the page's form. It ends the proposal for everyone.
         */
        post: operations["declinePublicProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/proposals/{token}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request or enter a code
         * @description Mails a code of eight digits, up to five times an hour, or checks one and sets a cookie for 12 hours. A code works once, for 10 minutes and 5 attempts.
         */
        post: operations["enterProposalCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/proposals/{token}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a proposal as a PDF
         * @description Returns the sealed PDF once everyone has signed; before that, the PDF as it was sent.
         */
        get: operations["getPublicProposalPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/proposals/{token}/images/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a picture of a proposal
         * @description Returns a picture that the link's proposal contains, or its logo.
         */
        get: operations["getPublicProposalImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p/assets/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the style sheet or the script of the page
         * @description Returns the file. Its name has a hash of its content.
         */
        get: operations["getProposalPageFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p/accent/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the colours of an accent
         * @description Returns colours for the accent that keep text in it and on it readable.
         */
        get: operations["getProposalPageAccent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Answer the challenge of Meta
         * @description Echoes `hub.challenge` to whoever knows the verify token of a hook with the preset `meta`; of other hooks 405.
         */
        get: operations["confirmHookAddress"];
        put?: never;
        /**
         * Receive an event of another service
         * @description Verifies the request as the preset of the hook says and keeps its bytes. The answer comes when the event is durable, before anything is done with it. The body is taken as it is: no `Content-Encoding`, at most what the plan says (1 MiB by default).
         */
        post: operations["receiveInboundEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/hooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List hooks
         * @description Lists the hooks of the organization, newest first. Needs the scope `integrations:read`.
         */
        get: operations["listHooks"];
        put?: never;
        /**
         * Create a hook
         * @description Makes an address that another service posts to. The secret is in this answer only; where the sender is the one who gives it, set it by a rotation with `overlapHours: 0`. Needs the scope `integrations:write`.
         */
        post: operations["createHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/hooks/{hookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a hook
         * @description Returns one hook with its address, without its secret. Needs the scope `integrations:read`.
         */
        get: operations["getHook"];
        put?: never;
        post?: never;
        /**
         * Delete a hook
         * @description Deletes a hook with its secrets. Its address answers 410 for 30 days; what it received is kept for its 30 days. Needs the scope `integrations:write`.
         */
        delete: operations["deleteHook"];
        options?: never;
        head?: never;
        /**
         * Update a hook
         * @description Changes the fields that you send. The preset stays: another sender gets another hook. What is held while a hook is paused is handled by a replay, not by enabling it. Needs the scope `integrations:write`.
         */
        patch: operations["updateHook"];
        trace?: never;
    };
    "/v1/integrations/hooks/{hookId}/take-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over a hook
         * @description Makes you its author and, if it stopped because the former author lost the rights, starts it again. You need the scopes that it needs. Needs the scope `integrations:write`.
         */
        post: operations["takeOverHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/hooks/{hookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a hook
         * @description Sets the secret that you send, or a new one where the sender is told ours. For the overlap the former one verifies, too, and not a second longer. Needs the scope `integrations:write`.
         */
        post: operations["rotateHookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/hooks/{hookId}/rotate-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a hook another address
         * @description The former address answers 410 from now on. Tell the sender the new one. Needs the scope `integrations:write`.
         */
        post: operations["rotateHookAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/hooks/{hookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a hook
         * @description Stores an event as if the sender had posted it, and has it handled. It is not verified, and counts towards no plan. Needs the scope `integrations:write`.
         */
        post: operations["testHook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/hooks/{hookId}/refusals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a hook refused
         * @description Lists why requests were refused, newest first: the last 100, without their bodies. Their senders all got the same 401. Needs the scope `integrations:read`.
         */
        get: operations["listHookRefusals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/inbound-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List inbound events
         * @description Lists what hooks received in the last 30 days, newest first. Filters can be combined; `status=failed` is the error queue. Needs the scope `integrations:read`.
         */
        get: operations["listInboundEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/inbound-events/{inboundEventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an inbound event
         * @description Returns one inbound event with its headers and, where it is text, its body. Needs the scope `integrations:read`.
         */
        get: operations["getInboundEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/inbound-events/{inboundEventId}/body": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the body of an inbound event
         * @description Returns the bytes as they came, as a file. A duplicate has none. Needs the scope `integrations:read`.
         */
        get: operations["getInboundEventBody"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/inbound-events/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay inbound events
         * @description Has events handled again, by ids, or by status, hook and time: without `ids` and `status` the failed and the held ones. Actions that are done already are not done again. Duplicates are left alone. Needs the scope `integrations:write`.
         */
        post: operations["replayInboundEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/automations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List automations
         * @description Lists automations, newest first. Needs the scope `integrations:read`.
         */
        get: operations["listAutomations"];
        put?: never;
        /**
         * Create an automation
         * @description Creates what is done when an event happens, a hook receives or a schedule is due. It may do what you may, as long as you may: each action needs the scope of what it changes, and the trigger the read scope of what it carries. Needs the scope `integrations:write`.
         */
        post: operations["createAutomation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/automations/{automationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an automation
         * @description Returns one automation, as its newest version is. Needs the scope `integrations:read`.
         */
        get: operations["getAutomation"];
        put?: never;
        post?: never;
        /**
         * Delete an automation
         * @description Deletes an automation with its versions and runs. What runs now ends there. Needs the scope `integrations:write`.
         */
        delete: operations["deleteAutomation"];
        options?: never;
        head?: never;
        /**
         * Update an automation
         * @description Changes the fields that you send, as another version. From then on it may do what you may. Needs the scope `integrations:write`.
         */
        patch: operations["updateAutomation"];
        trace?: never;
    };
    "/v1/automations/{automationId}/take-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over an automation
         * @description Makes you its author and, if it stopped because the former author lost the rights, starts it again. You need the scopes that it needs. Needs the scope `integrations:write`.
         */
        post: operations["takeOverAutomation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/automations/{automationId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try an automation
         * @description Says what a run would do: evaluates, renders, validates and does all of it in a transaction that is rolled back. Nothing is sent, and a request counts as answered with 200. It acts as you. Needs the scope `integrations:write`.
         */
        post: operations["testAutomation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/automations/{automationId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of an automation
         * @description Lists what it was, newest first. Needs the scope `integrations:read`.
         */
        get: operations["listAutomationVersions"];
        put?: never;
        /**
         * Restore a version of an automation
         * @description Makes another version with the content of an earlier one. Needs the scope `integrations:write`.
         */
        post: operations["restoreAutomationVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/automations/{automationId}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the runs of an automation
         * @description Lists runs of the last 30 days, newest first. Needs the scope `integrations:read`.
         */
        get: operations["listAutomationRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/automations/{automationId}/runs/{runId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a run of an automation
         * @description Goes on with a run that failed, was held or was skipped, from the action that is not done, as the automation is now. Needs the scope `integrations:write`.
         */
        post: operations["retryAutomationRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/destinations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List destinations
         * @description Lists the destinations of the organization, newest first. Needs the scope `integrations:read`.
         */
        get: operations["listDestinations"];
        put?: never;
        /**
         * Create a destination
         * @description Delivers events from now on to a chat, a mailbox, a bucket or a stream, with the retries, the log and the replay of webhooks. You need the read scope of the data that its events carry. What is secret in `config` is in no answer. Needs the scope `integrations:write`.
         */
        post: operations["createDestination"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/destinations/{destinationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a destination
         * @description Returns one destination, without its secrets. Needs the scope `integrations:read`.
         */
        get: operations["getDestination"];
        put?: never;
        post?: never;
        /**
         * Delete a destination
         * @description Deletes a destination with its secrets and its deliveries. Nothing more is sent to it, nor what an archive still gathers. Needs the scope `integrations:write`.
         */
        delete: operations["deleteDestination"];
        options?: never;
        head?: never;
        /**
         * Update a destination
         * @description Changes the fields that you send. The type stays. What an archive has gathered is delivered as it was wanted when it happened. Needs the scope `integrations:write`.
         */
        patch: operations["updateDestination"];
        trace?: never;
    };
    "/v1/destinations/{destinationId}/take-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over a destination
         * @description Makes you its author and, if it stopped because the former author lost the rights, starts it again. You need the scopes that it needs. Needs the scope `integrations:write`.
         */
        post: operations["takeOverDestination"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/destinations/{destinationId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a destination
         * @description Delivers an example to the destination, whatever it takes. An archive gets it as an object under `test/`. Needs the scope `integrations:write`.
         */
        post: operations["testDestination"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/destinations/{destinationId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay deliveries of a destination
         * @description Delivers again, with a new retry schedule. Without any field, what is held. An archive keeps the object that it has. Needs the scope `integrations:write`.
         */
        post: operations["replayDestination"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/destinations/{destinationId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries of a destination
         * @description Lists what was delivered, newest first. Filters can be combined. Needs the scope `integrations:read`.
         */
        get: operations["listDestinationDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/destinations/{destinationId}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery of a destination
         * @description Returns one delivery with its attempts, and what came back. Needs the scope `integrations:read`.
         */
        get: operations["getDestinationDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/expressions/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check expressions
         * @description Says what the expressions of a mapping give for a sample, or where they cannot be read. Nothing is kept. Needs the scope `integrations:read`.
         */
        post: operations["checkExpressions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List providers
         * @description Lists what connections can be made to, by key: those that come with the product, then your own. Needs the scope `integrations:read`.
         */
        get: operations["listIntegrationProviders"];
        put?: never;
        /**
         * Add a provider
         * @description Describes a service that connections can then be made to: where it is, how it is signed in to, and how its pages are read. Needs the scope `integrations:write`.
         */
        post: operations["createIntegrationProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/providers/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a provider
         * @description Returns one definition. Needs the scope `integrations:read`.
         */
        get: operations["getIntegrationProvider"];
        put?: never;
        post?: never;
        /**
         * Delete a provider
         * @description Deletes one that you added and that no connection uses. Needs the scope `integrations:write`.
         */
        delete: operations["deleteIntegrationProvider"];
        options?: never;
        head?: never;
        /**
         * Update a provider
         * @description Changes the fields that you send. While connections use it, `baseUrl`, `auth` and `settings` stay. Needs the scope `integrations:write`.
         */
        patch: operations["updateIntegrationProvider"];
        trace?: never;
    };
    "/v1/integrations/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connections
         * @description Lists the connections of the organization, newest first. Needs the scope `integrations:read`.
         */
        get: operations["listConnections"];
        put?: never;
        /**
         * Create a connection
         * @description Connects an account at a provider. It is tried at once, and `active` when that goes well; with `oauth2_code` it waits until somebody grants access by `authorize`. Needs the scope `integrations:write`.
         */
        post: operations["createConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/connections/{connectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a connection
         * @description Returns one connection, without its credentials. Needs the scope `integrations:read`.
         */
        get: operations["getConnection"];
        put?: never;
        post?: never;
        /**
         * Delete a connection
         * @description Deletes a connection. Its credentials are gone at once. Needs the scope `integrations:write`.
         */
        delete: operations["deleteConnection"];
        options?: never;
        head?: never;
        /**
         * Update a connection
         * @description Changes the fields that you send. With other credentials, scopes or another address it begins anew: what was granted is gone. For those you need the scopes of the syncs and destinations that use it. Needs the scope `integrations:write`.
         */
        patch: operations["updateConnection"];
        trace?: never;
    };
    "/v1/integrations/connections/{connectionId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a connection
         * @description Sends the request that its provider has for this, and answers with what came of it: `status` and `lastError`. A bucket of S3 is asked for one key, a mail server is logged in to; of `rest` and `csv_url` there is nothing to ask. A disabled one, and one that waits for a grant, is not tried. Needs the scope `integrations:write`.
         */
        post: operations["testConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/connections/{connectionId}/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a connection granted
         * @description Gives an address to open in a browser, where the provider asks for access. It works once, for ten minutes, in the browser that opens it first. Register `/oauth/callback/{provider}` of this server as redirect address at the provider. Whoever opens it chooses the account, so you need the scopes of the syncs and destinations that use the connection. Needs the scope `integrations:write`.
         */
        post: operations["authorizeConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/connections/{connectionId}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable a connection
         * @description Nothing uses it until it is enabled. What it holds is kept. Needs the scope `integrations:write`.
         */
        post: operations["disableConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/connections/{connectionId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a connection
         * @description Tries a disabled connection, and uses it again when that goes well. Needs the scope `integrations:write`.
         */
        post: operations["enableConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/start/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lead a browser to the provider
         * @description What `authorize` of a connection gives out. The first browser that opens it is sent to the provider; no other one is. A page names the host of a provider of your own before.
         */
        get: operations["startAuthorization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/callback/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take a browser back from the provider
         * @description The redirect address to register at the provider. Takes `code`, `state` and `iss`, changes the code for tokens, and shows a page.
         */
        get: operations["finishAuthorization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/syncs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List syncs
         * @description Lists the syncs of the organization, newest first. Needs the scope `integrations:read`.
         */
        get: operations["listSyncs"];
        put?: never;
        /**
         * Create a sync
         * @description Makes contacts or sources of what a connection reads, by a mapping. It needs the scope of what it writes, too. Preview it before its first run. Needs the scope `integrations:write`.
         */
        post: operations["createSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/syncs/{syncId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a sync
         * @description Returns one sync. Needs the scope `integrations:read`.
         */
        get: operations["getSync"];
        put?: never;
        post?: never;
        /**
         * Delete a sync
         * @description Deletes a sync with its runs and what it remembers of records. The contacts and sources that it made stay. Needs the scope `integrations:write`.
         */
        delete: operations["deleteSync"];
        options?: never;
        head?: never;
        /**
         * Update a sync
         * @description Changes the fields that you send. Another `config`, `mapping` or `matchBy` makes the next run a full one; another `config` ends a run under way. Needs the scope `integrations:write`.
         */
        patch: operations["updateSync"];
        trace?: never;
    };
    "/v1/integrations/syncs/{syncId}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a sync
         * @description Its schedule begins no run, and a run under way ends where it is. Needs the scope `integrations:write`.
         */
        post: operations["pauseSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/syncs/{syncId}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a sync
         * @description Its schedule begins runs again, the first at once. Needs the scope `integrations:write`.
         */
        post: operations["resumeSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/syncs/{syncId}/take-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over a sync
         * @description Makes you its author and, if it stopped because the former author lost the rights, starts it again. You need the scopes that it needs. Needs the scope `integrations:write`.
         */
        post: operations["takeOverSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/syncs/{syncId}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a sync
         * @description Forgets what was read: the next run is full and compares with nothing from before. Records keep the contacts that they are. Needs the scope `integrations:write`.
         */
        post: operations["resetSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/syncs/{syncId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a sync
         * @description Reads up to 100 records as the next run would, and says what that would do with each, in a transaction that is rolled back. Nothing is kept. Needs the scope `integrations:write`.
         */
        post: operations["previewSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/syncs/{syncId}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a sync
         * @description Begins a run. A sync has one at a time; one that waits for a confirmation gives way to it. Needs the scope `integrations:write`.
         */
        post: operations["runSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/syncs/{syncId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm what a run is to remove
         * @description Lets the run that waits go on: what is gone at the source is tagged or deleted here, as the sync says. Needs the scope `integrations:write`.
         */
        post: operations["confirmSync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/syncs/{syncId}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the runs of a sync
         * @description Lists runs of the last 90 days, newest first. Needs the scope `integrations:read`.
         */
        get: operations["listSyncRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/syncs/{syncId}/runs/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a run of a sync
         * @description Returns one run with its counts so far. Needs the scope `integrations:read`.
         */
        get: operations["getSyncRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/syncs/{syncId}/runs/{runId}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the errors of a run
         * @description Lists the records that could not be taken and why, at most 1,000 of a run. Needs the scope `integrations:read`.
         */
        get: operations["listSyncRunErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integrations/syncs/{syncId}/runs/{runId}/conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the conflicts of a run
         * @description Lists the fields that had changed at the source and here, and which value holds, at most 1,000 of a run. Without `contacts:read` the values are null. Needs the scope `integrations:read`.
         */
        get: operations["listSyncRunConflicts"];
        put?: never;
        post?: never;
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
         * @description Registers an address that events are posted to. You need the read scope of the data that its events carry. The signing secret is in this answer only. Needs the scope `webhooks:write`.
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
    "/v1/webhooks/{id}/take-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over a webhook
         * @description Makes you its author and, if it stopped because the former author lost the rights, starts it again. You need the scopes that it needs. Needs the scope `webhooks:write`.
         */
        post: operations["takeOverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Returns one delivery with its attempts: what was sent, and what came back. Bodies are left out if you lack the scope that `missingScope` names. Needs the scope `webhooks:read`.
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
         * @description Lists what happened in the organization, newest first; no tests. An event whose data you lack the scope for comes without it, and `missingScope` names the scope. Filters can be combined. With `after` it is a feed instead: oldest first, in an order that never changes, and `nextCursor` is never null but the `after` of the next call. An event that commits late comes later and is never skipped. A page with `hasMore` may be empty. Needs the scope `webhooks:read`.
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
         * @description Returns one event, exactly as it is delivered, or without its data if you lack the scope that `missingScope` names. Once it is expunged, `expungedAt` says since when. Needs the scope `webhooks:read`.
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
    "/oauth/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask a person for access
         * @description The authorization endpoint of OAuth 2.1 for AI clients: code flow with PKCE (S256). Shows a page on which the person who is signed in chooses what the client may do.
         */
        get: operations["askForAccess"];
        put?: never;
        /**
         * Allow or deny access
         * @description What the page of the authorization endpoint posts. Leads back to the client.
         */
        post: operations["answerForAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-protected-resource/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the MCP server to OAuth clients
         * @description Protected resource metadata of `/mcp` (RFC 9728).
         */
        get: operations["getMcpResourceMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the authorization server
         * @description Authorization server metadata for AI clients (RFC 8414).
         */
        get: operations["getAuthorizationServerMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an AI client
         * @description Dynamic client registration (RFC 7591) of a public client. Nothing is stored: the identifier is the sealed metadata.
         */
        post: operations["registerClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a code or a refresh token
         * @description The token endpoint of OAuth 2.1: a form with `grant_type` `authorization_code` or `refresh_token`. The access token is an API token that lasts an hour. A refresh token works once.
         */
        post: operations["issueClientTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke the access of an AI client
         * @description Token revocation (RFC 7009): a form with `client_id` and `token`, an access or a refresh token. Ends both.
         */
        post: operations["revokeClientTokens"];
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
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ApiKeyAuth: {
            /** @constant */
            type: "api_key";
            /**
             * @description Where the key goes. Never the query, which logs keep.
             * @example X-Api-Key
             */
            header: string;
            /**
             * @description What stands before the key, such as `Bearer ` with its space.
             * @example Bearer
             */
            prefix: string;
        };
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
            timings: components["schemas"]["AttemptTimings"];
            request: components["schemas"]["AttemptRequest"] | null;
            response: components["schemas"]["AttemptResponse"] | null;
            error: components["schemas"]["AttemptError"] | null;
        };
        /** @description Why there was no response; null when there was one. */
        AttemptError: {
            code: string;
            message: string;
        };
        /** @description What was sent; null once it is expunged. */
        AttemptRequest: {
            url: string;
            /** @description Names in lower case, but for those of your own headers, whose values are shown as `(hidden)`. */
            headers: {
                [key: string]: string;
            };
            body: string;
        };
        /** @description Null when there was none. Once it is expunged, `headers` is empty and `body` null. */
        AttemptResponse: {
            status: number;
            /** @description Names in lower case, but for those of your own headers, whose values are shown as `(hidden)`. */
            headers: {
                [key: string]: string;
            };
            /** @description The first 16 KiB, decoded. */
            body: string | null;
            /** @description Whether `body` is not all of it. */
            truncated: boolean;
        };
        AttemptTimings: {
            /** @description Resolving the name; null when there was none. */
            dnsMs: number | null;
            /** @description Connecting; null when there was none. */
            connectMs: number | null;
            /** @description The TLS handshake; null when there was none. */
            tlsMs: number | null;
            /** @description From the request sent to the headers of the response; null when there was none. */
            firstByteMs: number | null;
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
            actor: components["schemas"]["AuditEntryActor"];
            /**
             * @description The `operationId` of what was done.
             * @example updateContact
             */
            action: string;
            resource: components["schemas"]["AuditEntryResource"];
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
        /** @description Who did it. */
        AuditEntryActor: {
            /**
             * @description `token`, `operator`, `member`, `recipient` for a person who acts by a link that was sent to them, or `public` for anybody else who is not signed in.
             * @example token
             */
            kind: string;
            /**
             * @description Null for the operator and the public; of a recipient, its id.
             * @example tok_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string | null;
            /**
             * @description Its name at that time.
             * @example CRM sync
             */
            name: string;
        };
        AuditEntryList: {
            data: components["schemas"]["AuditEntry"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        /** @description The resource that was changed. */
        AuditEntryResource: {
            /** @example contact */
            type: string;
            /**
             * @description As answers show it.
             * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string | null;
        };
        AuditVerification: {
            /** @description Whether no entry is missing, changed or moved. */
            intact: boolean;
            /**
             * @description How many entries the unbroken chain has.
             * @example 1204
             */
            entries: number;
            firstBroken: components["schemas"]["AuditVerificationFirstBroken"] | null;
            /**
             * @description Hash of the last entry; empty when there is none. A copy kept elsewhere later proves that the whole chain was not rewritten.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            lastHash: string;
        };
        /** @description Null when the chain is intact. */
        AuditVerificationFirstBroken: {
            /**
             * @description Where the chain breaks.
             * @example 977
             */
            position: number;
            /** @enum {string} */
            reason: "missing" | "altered";
        };
        AuthMethod: components["schemas"]["NoAuth"] | components["schemas"]["ApiKeyAuth"] | components["schemas"]["BasicAuth"] | components["schemas"]["OAuthCodeAuth"] | components["schemas"]["OAuthClientAuth"];
        Automation: {
            /**
             * @description Identifier of the automation.
             * @example aut_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description What it is called.
             * @example Customers of Stripe
             */
            name: string;
            /** @description Whether it begins runs. */
            enabled: boolean;
            /**
             * @description Counts the changes.
             * @example 3
             */
            version: number;
            trigger: components["schemas"]["AutomationTrigger"];
            /**
             * @description An expression that must be true, or the run is skipped. It sees what the actions see: `event` of an event, `body`, `text`, `headers` and `query` of a hook.
             * @example body.type == "customer.created"
             */
            condition: string | null;
            /** @description Done one after the other. Those that stand next to each other and change only what is kept here commit together. */
            actions: components["schemas"]["AutomationAction"][];
            author: components["schemas"]["AutomationAuthor"] | null;
            /** @description Why it stopped when its author lost the rights; null while they have them. */
            stoppedReason: string | null;
            /** @description Whether it is older than the check of its rights. It keeps its reach until somebody saves it or takes it over. */
            unconfirmed: boolean;
            /**
             * Format: date-time
             * @description When its schedule is due; null of other triggers.
             * @example 2026-11-21T09:30:00.000Z
             */
            nextRunAt: string | null;
            /**
             * Format: date-time
             * @description When the automation was created.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the automation last changed.
             * @example 2026-11-21T09:30:00.000Z
             */
            updatedAt: string;
        };
        AutomationAction: components["schemas"]["ContactUpsertAction"] | components["schemas"]["ContactTagAction"] | components["schemas"]["SourceAddAction"] | components["schemas"]["ProposalCreateAction"] | components["schemas"]["ProposalSendAction"] | components["schemas"]["EventEmitAction"] | components["schemas"]["MailSendAction"] | components["schemas"]["HttpRequestAction"];
        /** @description The token or member that last saved it or took it over. It may do what they may, as long as they may. Null if it is older than this field. */
        AutomationAuthor: {
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
        };
        /** @description An absent field stays; `trigger` and `actions` are replaced as a whole. */
        AutomationChanges: {
            /**
             * @description What it is called.
             * @example Customers of Stripe
             */
            name?: string;
            trigger?: components["schemas"]["AutomationChangesTrigger"];
            /**
             * @description An expression that must be true, or the run is skipped. It sees what the actions see: `event` of an event, `body`, `text`, `headers` and `query` of a hook.
             * @example body.type == "customer.created"
             */
            condition?: string | null;
            /** @description Done one after the other. Those that stand next to each other and change only what is kept here commit together. */
            actions?: components["schemas"]["AutomationAction"][];
            /** @description Whether it begins runs. */
            enabled?: boolean;
        };
        /**
         * @description What sets it off: one of `event`, `hook` and `schedule`.
         * @example {
         *       "event": "proposal.accepted"
         *     }
         */
        AutomationChangesTrigger: {
            /**
             * @description A type of events or a group of them: `contact.created`, `proposal.*`.
             * @example proposal.accepted
             */
            event?: string;
            /**
             * @description With `event`: a condition as webhooks have it, on `id`, `type`, `createdAt`, `organizationId` and `data`. Other events begin no run.
             * @example data.totals.firstTotal > 100000
             */
            filter?: string | null;
            /**
             * @description What this hook receives.
             * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            hook?: string;
            /**
             * @description Every so many minutes (from `5m`), hours or days, as in `15m`, `6h`, `7d`; or a time of each day or of a weekday, in UTC: `09:00`, `mon 09:00`.
             * @example mon 09:00
             */
            schedule?: string;
        };
        AutomationList: {
            data: components["schemas"]["Automation"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        AutomationRun: {
            /**
             * @description Identifier of the run.
             * @example arun_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description The automation.
             * @example aut_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            automationId: string;
            /**
             * @description The version of it.
             * @example 3
             */
            version: number;
            /**
             * @description `queued`: waits for its turn or its next attempt. `failed`: mend the cause and retry it; what is done is not done again. `skipped`: `reason` says why. `held`: too many wait, or the month of the plan is full; a retry runs it.
             * @example succeeded
             * @enum {string}
             */
            status: "queued" | "running" | "succeeded" | "failed" | "skipped" | "held";
            /**
             * @description Why it was skipped or held: `condition`, `loop`, `backlog` (10,000 wait), `plan`, `disabled`.
             * @example condition
             */
            reason: string | null;
            trigger: components["schemas"]["AutomationRunTrigger"];
            /** @description How many runs led to it, this one included. */
            depth: number;
            /** @description Attempts that failed for a cause that may pass. */
            attempts: number;
            /** @description What is done of it. */
            steps: components["schemas"]["AutomationRunStepsItem"][];
            error: components["schemas"]["AutomationRunError"] | null;
            /**
             * Format: date-time
             * @description When it was set off.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it begins, or is tried again.
             * @example 2026-11-21T09:30:00.000Z
             */
            dueAt: string;
            /**
             * Format: date-time
             * @description When it began.
             * @example 2026-11-21T09:30:00.000Z
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description When it ended.
             * @example 2026-11-21T09:30:00.000Z
             */
            endedAt: string | null;
        };
        /** @description Of the last attempt. */
        AutomationRunError: {
            /**
             * @description As of the API.
             * @example validation_error
             */
            code: string;
            /** @description For people. */
            message: string;
            /** @description What is to blame. */
            field?: string;
            /** @description Place of the action, from 0. */
            action: number | null;
        };
        AutomationRunList: {
            data: components["schemas"]["AutomationRun"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        AutomationRunStepsItem: {
            /**
             * @description As expressions call it.
             * @example contact
             */
            name: string;
            /**
             * @description The action.
             * @example contact.upsert
             */
            type: string;
            /** @description What it made or changed. */
            result: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it was done.
             * @example 2026-11-21T09:30:00.000Z
             */
            doneAt: string;
        };
        AutomationRunTrigger: {
            /**
             * @description What set it off.
             * @enum {string}
             */
            kind: "event" | "hook" | "schedule";
            /**
             * @description Id of the event or inbound event, or the time of the schedule.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
        };
        /** @description What would happen; nothing has. */
        AutomationTrial: {
            /**
             * @description What a run would come to.
             * @enum {string}
             */
            status: "would_succeed" | "would_fail" | "would_skip";
            /** @description What the condition gives; null without one. */
            condition: unknown;
            error: components["schemas"]["AutomationTrialError"] | null;
            /** @description Each action in its order. */
            actions: components["schemas"]["AutomationTrialActionsItem"][];
        };
        AutomationTrialActionsItem: {
            /**
             * @description As expressions call it.
             * @example contact
             */
            name: string;
            /**
             * @description The action.
             * @example contact.upsert
             */
            type: string;
            /**
             * @description `not_reached`: an earlier one would fail, or the condition is not true.
             * @enum {string}
             */
            status: "would_succeed" | "would_fail" | "not_reached";
            /** @description What it would do, with its values; null if not reached. */
            values: unknown;
            /** @description What it would give later ones. */
            result: {
                [key: string]: unknown;
            } | null;
            error: components["schemas"]["AutomationTrialActionsItemError"] | null;
        };
        AutomationTrialActionsItemError: {
            /**
             * @description As of the API.
             * @example validation_error
             */
            code: string;
            /** @description For people. */
            message: string;
            /** @description What is to blame. */
            field?: string;
            /** @description Place of the action, from 0. */
            action: number | null;
        };
        /** @description Of the condition. */
        AutomationTrialError: {
            /**
             * @description As of the API.
             * @example validation_error
             */
            code: string;
            /** @description For people. */
            message: string;
            /** @description What is to blame. */
            field?: string;
            /** @description Place of the action, from 0. */
            action: number | null;
        };
        /**
         * @description What sets it off: one of `event`, `hook` and `schedule`.
         * @example {
         *       "event": "proposal.accepted"
         *     }
         */
        AutomationTrigger: {
            /**
             * @description A type of events or a group of them: `contact.created`, `proposal.*`.
             * @example proposal.accepted
             */
            event?: string;
            /**
             * @description With `event`: a condition as webhooks have it, on `id`, `type`, `createdAt`, `organizationId` and `data`. Other events begin no run.
             * @example data.totals.firstTotal > 100000
             */
            filter?: string | null;
            /**
             * @description What this hook receives.
             * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            hook?: string;
            /**
             * @description Every so many minutes (from `5m`), hours or days, as in `15m`, `6h`, `7d`; or a time of each day or of a weekday, in UTC: `09:00`, `mon 09:00`.
             * @example mon 09:00
             */
            schedule?: string;
        };
        AutomationVersion: {
            /**
             * @description Its number.
             * @example 2
             */
            version: number;
            /**
             * @description What it is called.
             * @example Customers of Stripe
             */
            name: string;
            trigger: components["schemas"]["AutomationVersionTrigger"];
            /**
             * @description An expression that must be true, or the run is skipped. It sees what the actions see: `event` of an event, `body`, `text`, `headers` and `query` of a hook.
             * @example body.type == "customer.created"
             */
            condition: string | null;
            /** @description Done one after the other. Those that stand next to each other and change only what is kept here commit together. */
            actions: components["schemas"]["AutomationAction"][];
            /**
             * @description Who saved it.
             * @example Ada
             */
            authorName: string;
            /**
             * Format: date-time
             * @description When it was saved.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
        };
        AutomationVersionList: {
            data: components["schemas"]["AutomationVersion"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        /**
         * @description What sets it off: one of `event`, `hook` and `schedule`.
         * @example {
         *       "event": "proposal.accepted"
         *     }
         */
        AutomationVersionTrigger: {
            /**
             * @description A type of events or a group of them: `contact.created`, `proposal.*`.
             * @example proposal.accepted
             */
            event?: string;
            /**
             * @description With `event`: a condition as webhooks have it, on `id`, `type`, `createdAt`, `organizationId` and `data`. Other events begin no run.
             * @example data.totals.firstTotal > 100000
             */
            filter?: string | null;
            /**
             * @description What this hook receives.
             * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            hook?: string;
            /**
             * @description Every so many minutes (from `5m`), hours or days, as in `15m`, `6h`, `7d`; or a time of each day or of a weekday, in UTC: `09:00`, `mon 09:00`.
             * @example mon 09:00
             */
            schedule?: string;
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
            chunking: components["schemas"]["BaseChunking"];
            search: components["schemas"]["BaseSearch"];
            reindex: components["schemas"]["BaseReindex"] | null;
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
            chunking?: components["schemas"]["BaseChangesChunking"];
            search?: components["schemas"]["BaseChangesSearch"];
        };
        /** @description Holds for sources that are processed from now on. */
        BaseChangesChunking: {
            maxTokens?: number;
            overlapTokens?: number;
        };
        BaseChangesSearch: {
            /**
             * @description How a hybrid search joins words and vectors. `keyword_first`: by words; vectors order equal scores and answer when no word is found. `minmax`: by the weighted sum of both scores. `rrf`: by the weighted sum of reciprocal places. `auto`: `keyword_first` with the built-in model, `minmax` with others. A new base has `auto`.
             * @enum {string}
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
        BaseChunking: {
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
        BaseList: {
            data: components["schemas"]["Base"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        BaseReindex: {
            /** @example text-embedding-3-small */
            embeddingModel: string;
            /** @example 1536 */
            embeddingDimensions: number;
            /** @enum {string} */
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
        };
        BaseSearch: {
            /**
             * @description How a hybrid search joins words and vectors. `keyword_first`: by words; vectors order equal scores and answer when no word is found. `minmax`: by the weighted sum of both scores. `rrf`: by the weighted sum of reciprocal places. `auto`: `keyword_first` with the built-in model, `minmax` with others. A new base has `auto`.
             * @enum {string}
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
        BasicAuth: {
            /** @constant */
            type: "basic";
            /**
             * @description `header`: HTTP Basic. `protocol`: requests carry nothing by themselves, for the protocol signs or logs in with both (S3, SMTP).
             * @example header
             * @enum {string}
             */
            placement: "header" | "protocol";
        };
        CatalogFile: {
            /**
             * @description Text of a CSV file with a header, as an export writes it: name, sku, description, unit, taxes, archived, metadata, and a column for each price, such as `price EUR` or `price EUR month`.
             * @example name,sku,price EUR
             *     Design,DSGN-5,490.00
             */
            csv: string;
        };
        CatalogImport: {
            /**
             * @description Number of new items.
             * @example 12
             */
            created: number;
            /**
             * @description Number of changed items.
             * @example 3
             */
            updated: number;
            /**
             * @description Number of items that the file matched and did not change.
             * @example 40
             */
            unchanged: number;
        };
        CatalogItem: {
            /**
             * @description Identifier of the catalog item.
             * @example cat_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description Name of the item.
             * @example Design of five pages
             */
            name: string;
            /**
             * @description Details in Markdown. A line break in the text is shown as a line break.
             * @example With two rounds of changes.
             */
            description: string | null;
            /**
             * @description Your own identifier, unique in the organization.
             * @example DSGN-5
             */
            sku: string | null;
            /**
             * @description Unit that the quantity counts.
             * @example hour
             */
            unit: string | null;
            /** @description At most one price for each currency and billing, in this order. */
            prices: components["schemas"]["CatalogItemPricesItem"][];
            /** @description Taxes on the price, each with its name and rate. No duplicates. */
            taxes: components["schemas"]["CatalogItemTaxesItem"][];
            /** @description True if the item is left out of lists. Drafts keep what they copied. */
            archived: boolean;
            /**
             * @description JSON values of your own.
             * @example {
             *       "team": "design"
             *     }
             */
            metadata: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the item was created.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the item last changed.
             * @example 2026-11-21T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** @description An absent field is kept, null clears it. `prices`, `taxes` and `metadata` are replaced as a whole. */
        CatalogItemChanges: {
            /**
             * @description Name of the item.
             * @example Design of five pages
             */
            name?: string;
            /**
             * @description Details in Markdown. A line break in the text is shown as a line break.
             * @example With two rounds of changes.
             */
            description?: string | null;
            /**
             * @description Your own identifier, unique in the organization.
             * @example DSGN-5
             */
            sku?: string | null;
            /**
             * @description Unit that the quantity counts.
             * @example hour
             */
            unit?: string | null;
            /** @description True if the item is left out of lists. Drafts keep what they copied. */
            archived?: boolean;
            /** @description At most one price for each currency and billing, in this order. */
            prices?: components["schemas"]["CatalogItemChangesPricesItem"][] | null;
            /** @description Taxes on the price, each with its name and rate. No duplicates. */
            taxes?: components["schemas"]["CatalogItemChangesTaxesItem"][] | null;
            /**
             * @description JSON values of your own.
             * @example {
             *       "team": "design"
             *     }
             */
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Exactly one of `unitAmount` and `unitAmountDecimal`. */
        CatalogItemChangesPricesItem: {
            /**
             * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
             * @example EUR
             */
            currency: string;
            /**
             * @description How often the price is paid.
             * @default one_time
             * @example month
             * @enum {string}
             */
            billing?: "one_time" | "month" | "quarter" | "year";
            /**
             * @description Price of one unit, in minor units of the currency: 4900 is 49 euros or 4,900 yen.
             * @example 4900
             */
            unitAmount?: number | null;
            /**
             * @description Price of one unit in minor units of the currency, with up to 6 decimals of a minor unit, for prices below a cent. At most 1000000000000.
             * @example 0.35
             */
            unitAmountDecimal?: string | null;
        };
        CatalogItemChangesTaxesItem: {
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
        };
        CatalogItemList: {
            data: components["schemas"]["CatalogItem"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        /** @description Exactly one of `unitAmount` and `unitAmountDecimal`. */
        CatalogItemPricesItem: {
            /**
             * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
             * @example EUR
             */
            currency: string;
            /**
             * @description How often the price is paid.
             * @default one_time
             * @example month
             * @enum {string}
             */
            billing?: "one_time" | "month" | "quarter" | "year";
            /**
             * @description Price of one unit, in minor units of the currency: 4900 is 49 euros or 4,900 yen.
             * @example 4900
             */
            unitAmount?: number | null;
            /**
             * @description Price of one unit in minor units of the currency, with up to 6 decimals of a minor unit, for prices below a cent. At most 1000000000000.
             * @example 0.35
             */
            unitAmountDecimal?: string | null;
        };
        CatalogItemTaxesItem: {
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
        };
        ChangeListing: {
            /**
             * @description Where the records are listed. Relative to `baseUrl`, without a slash before it.
             * @example crm/v3/objects/contacts
             */
            path: string;
            /**
             * @description Parameters of each request.
             * @example {
             *       "archived": "false"
             *     }
             */
            query?: {
                [key: string]: string;
            };
            /**
             * @description Headers of each request. No credentials.
             * @example {
             *       "Accept": "application/json"
             *     }
             */
            headers?: {
                [key: string]: string;
            };
            /**
             * @description Where the list of records is in a page. A JSON Pointer (RFC 6901), where `-1` is the last of a list; empty for the whole.
             * @example /results
             */
            items: string;
            /**
             * @description Where the id of a record is in it. A JSON Pointer (RFC 6901), where `-1` is the last of a list; empty for the whole.
             * @example /id
             */
            id: string;
            /**
             * @description Where the time of its last change is in it (ISO 8601, or seconds or milliseconds since 1970). A JSON Pointer (RFC 6901), where `-1` is the last of a list; empty for the whole.
             * @example /updatedAt
             */
            changedAt?: string;
            /**
             * @description Where a record says that it is deleted (true or a time). A JSON Pointer (RFC 6901), where `-1` is the last of a list; empty for the whole.
             * @example /archived
             */
            deleted?: string;
            pagination: components["schemas"]["Pagination"];
            since: components["schemas"]["ChangeListingSince"];
        };
        /** @description From when on changes are asked for. */
        ChangeListingSince: {
            /**
             * @description The parameter that takes the time.
             * @example updatedSince
             */
            parameter: string;
            /**
             * @description ISO 8601, or seconds or milliseconds since 1970.
             * @example iso
             * @enum {string}
             */
            format: "iso" | "s" | "ms";
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
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
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
            address: components["schemas"]["PostalAddress"] | null;
            /**
             * @description Member who looks after the company.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            ownerId: string | null;
            /** @description Labels, in the order that you send. */
            tags: string[];
            /**
             * @description Your own fields: any JSON values under names of your choice. A later version may take more of them.
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
            address?: components["schemas"]["CompanyChangesAddress"] | null;
            /**
             * @description Member who looks after the company.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            ownerId?: string | null;
            /** @description Labels, in the order that you send. */
            tags?: string[] | null;
            /**
             * @description Your own fields: any JSON values under names of your choice. A later version may take more of them.
             * @example {
             *       "tier": "gold",
             *       "seats": 12
             *     }
             */
            custom?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Postal address; replaced as a whole. */
        CompanyChangesAddress: {
            /**
             * @description Street and number; further lines after line breaks.
             * @example 12 St James’s Square
             */
            street?: string | null;
            /**
             * @description City or town.
             * @example London
             */
            city?: string | null;
            /**
             * @description State, province or county.
             * @example Greater London
             */
            region?: string | null;
            /**
             * @description ZIP or postal code.
             * @example SW1Y 4JH
             */
            postalCode?: string | null;
            /**
             * @description Country, as two letters of ISO 3166.
             * @example GB
             */
            country?: string | null;
        };
        CompanyList: {
            data: components["schemas"]["Company"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        /**
         * @description Which value holds when a field has changed at the source and here since it was last read: that of the `source`, ours (`platform`), the `newest`, or the source’s where ours is empty (`fill_empty`). A change on one side alone always holds.
         * @enum {string}
         */
        ConflictPolicy: "source" | "platform" | "newest" | "fill_empty";
        Connection: {
            /**
             * @description Identifier of the connection.
             * @example conn_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description The key of its provider.
             * @example hubspot
             */
            provider: string;
            /**
             * @description For people.
             * @example HubSpot, Europe
             */
            name: string;
            /**
             * @description `pending`: not tried yet, or not granted yet. `degraded`: it fails, and is tried again. `reauth_required`: a person must grant access or give credentials again.
             * @example active
             * @enum {string}
             */
            status: "pending" | "active" | "degraded" | "reauth_required" | "disabled";
            /**
             * @description How it proves itself: one of those of its provider, the first one without it.
             * @example api_key
             * @enum {string}
             */
            authType: "none" | "api_key" | "basic" | "oauth2_code" | "oauth2_client";
            /**
             * @description Whose account it is, as the provider says.
             * @example Acme GmbH
             */
            account: string | null;
            /**
             * @description What the provider granted.
             * @example [
             *       "contacts.read"
             *     ]
             */
            scopes: string[];
            /**
             * Format: date-time
             * @description When the access token expires. It is renewed before.
             * @example 2026-11-21T09:30:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When the provider last answered well.
             * @example 2026-11-21T09:30:00.000Z
             */
            lastOkAt: string | null;
            lastError: components["schemas"]["ConnectionError"] | null;
            /**
             * @description What the settings of the provider ask for, and `baseUrl` where the provider has none. Shown to everybody who may read connections: no credentials.
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
        };
        ConnectionAuthorization: {
            /**
             * @description Open it in a browser: it leads to the provider. It works in the first browser that opens it, once.
             * @example https://capstan.example.com/oauth/start/AZL1oHwe
             */
            url: string;
            /**
             * Format: date-time
             * @description Until then: ten minutes.
             * @example 2026-11-21T09:30:00.000Z
             */
            expiresAt: string;
        };
        /** @description An absent field stays. `config` and `credentials` are replaced as a whole. Credentials must be given again for another address. */
        ConnectionChanges: {
            /**
             * @description For people.
             * @example HubSpot, Europe
             */
            name?: string;
            /**
             * @description What the settings of the provider ask for, and `baseUrl` where the provider has none. Shown to everybody who may read connections: no credentials.
             * @example {
             *       "baseUrl": "https://cloud.example.com/remote.php/dav/"
             *     }
             */
            config?: {
                [key: string]: string | number | boolean;
            };
            /**
             * @description What is asked for in place of the scopes of the provider. OAuth only.
             * @example [
             *       "contacts.read"
             *     ]
             */
            scopes?: string[];
            credentials?: components["schemas"]["ConnectionCredentials"];
        };
        /** @description Kept sealed, shown never, and gone with the connection. */
        ConnectionCredentials: {
            /**
             * @description api_key: the key.
             * @example xoxb-2Kd0a1
             */
            apiKey?: string;
            /**
             * @description basic: the user name, or the id of an access key.
             * @example ada
             */
            username?: string;
            /**
             * @description basic: the password, or the secret of an access key.
             * @example correct horse
             */
            password?: string;
            /**
             * @description oauth2_code, oauth2_client: the id of your app at the provider.
             * @example 4711
             */
            clientId?: string;
            /**
             * @description oauth2_code, oauth2_client: the secret of your app.
             * @example s3cr3t
             */
            clientSecret?: string;
        };
        ConnectionError: {
            /**
             * @description Of what kind.
             * @example credentials_refused
             * @enum {string}
             */
            code: "credentials_refused" | "access_refused" | "rate_limited" | "unreachable" | "provider_error" | "test_failed" | "not_connected";
            /**
             * @description What to do about it.
             * @example The provider refuses the credentials. Give others.
             */
            message: string;
            /** @description Whether it may pass by itself. */
            retryable: boolean;
            /**
             * @description What the provider answered.
             * @example 401
             */
            providerStatus: number | null;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-21T09:30:00.000Z
             */
            at: string;
        };
        ConnectionList: {
            data: components["schemas"]["Connection"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        /** @description By channel; null where nothing is recorded. */
        ConsentByChannel: {
            email: components["schemas"]["ConsentState"] | null;
            sms: components["schemas"]["ConsentState"] | null;
            call: components["schemas"]["ConsentState"] | null;
        };
        /** @description Null: unknown. */
        ConsentState: {
            /** @description What the newest record says. */
            status: "opted_in" | "opted_out";
            /**
             * Format: date-time
             * @description When it was given or taken back.
             * @example 2026-11-21T09:30:00.000Z
             */
            at: string;
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
             * @description Your own identifier; unique in the organization, in Unicode form NFC.
             * @example crm-1842
             */
            externalId: string | null;
            /** @description Labels, in the order that you send. */
            tags: string[];
            /**
             * @description Your own fields: any JSON values under names of your choice. A later version may take more of them.
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
            additionalEmails: string[];
            /** @description Other numbers. As unique as `phone`; one that repeats it is left out. */
            additionalPhones: string[];
            /**
             * @description Member who looks after the contact.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            ownerId: string | null;
            /**
             * @description Company that the contact belongs to; `company` shows its name then.
             * @example cmp_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            companyId: string | null;
            address: components["schemas"]["PostalAddress"] | null;
            /**
             * @description Language and region, as BCP 47 has them.
             * @example en-GB
             */
            locale: string | null;
            /**
             * @description Time zone of the IANA database.
             * @example Europe/London
             */
            timezone: string | null;
            /** @description True: the contact wants no message by any channel. */
            doNotContact: boolean;
            /**
             * @description Day of birth, from 1800 on; without the year where it is not known, as `--12-10` (RFC 6350, 4.3.1).
             * @example 1815-12-10
             */
            birthday: string | null;
            /** @description Web addresses. One that repeats another is left out. */
            websites: components["schemas"]["ContactWebsitesItem"][];
            /** @description Other postal addresses. One that repeats another of the contact, or has no part, is left out. */
            additionalAddresses: components["schemas"]["ContactAdditionalAddressesItem"][];
            /** @description Fax numbers. They identify nobody: contacts may share one, and none is a main phone. One that repeats another is left out. */
            faxNumbers: string[];
            /**
             * @description Labels of `email` and `additionalEmails`, by value: `work`, `home` or a word of your own. A label goes when its value does.
             * @example {
             *       "ada@example.com": "work"
             *     }
             */
            emailLabels: {
                [key: string]: string;
            };
            /**
             * @description Labels of `phone`, `additionalPhones` and `faxNumbers`, by value: `work`, `home` or a word of your own. A label goes when its value does.
             * @example {
             *       "+14155550123": "mobile"
             *     }
             */
            phoneLabels: {
                [key: string]: string;
            };
            phoneInfo: components["schemas"]["PhoneInfo"] | null;
            consent: components["schemas"]["ConsentByChannel"];
            source: components["schemas"]["ContactSource"] | null;
            /**
             * Format: date-time
             * @description When something last happened with the contact: a note, a consent, an event of another product. Changes of the contact itself do not count.
             * @example 2026-11-21T09:30:00.000Z
             */
            lastActivityAt: string | null;
            /** @description Contacts that were merged into this one; their ids lead to it. */
            mergedFrom: string[];
            /** @description External ids and values of unique fields that merged contacts had. They lead to this contact, and no other contact can have them. */
            mergedIdentifiers: components["schemas"]["ContactMergedIdentifiersItem"][];
        };
        ContactAdditionalAddressesItem: {
            /**
             * @description What it is for: `work`, `home` or a word of your own.
             * @example work
             */
            label: string | null;
            /**
             * @description Street and number; further lines after line breaks.
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
             * @description Country, as two letters of ISO 3166.
             * @example GB
             */
            country: string | null;
        };
        ContactBatch: {
            /**
             * @description What happens with each item. `upsert` changes the contact that `matchBy` finds, or creates one.
             * @example create
             * @enum {string}
             */
            mode: "create" | "update" | "upsert" | "delete";
            /**
             * @description The field of an item that finds its contact. Without it: `id`; for `upsert` externalId, then email, then phone. An email or phone that belongs to a contact with another externalId or email is refused with `duplicate_resource`.
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
            items: components["schemas"]["ContactBatchItemsItem"][];
        };
        /** @description Fields of a contact, and its `id`. `addTags` and `removeTags`, in place of `tags`, leave the other tags that it has. */
        ContactBatchItemsItem: {
            [key: string]: unknown;
        };
        ContactBatchResult: {
            /** @description In the order of the items. */
            data: components["schemas"]["ContactBatchResultDataItem"][];
        };
        ContactBatchResultDataItem: {
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
            error: components["schemas"]["ContactBatchResultDataItemError"] | null;
        };
        /** @description What was wrong with it; the field is one of the item. */
        ContactBatchResultDataItemError: {
            code: string;
            message: string;
            field?: string;
        };
        /** @description An absent field stays, null clears; `custom`, `address`, lists and labels are replaced as a whole. */
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
            tags?: string[] | null;
            /**
             * @description Your own fields: any JSON values under names of your choice. A later version may take more of them.
             * @example {
             *       "tier": "gold",
             *       "seats": 12
             *     }
             */
            custom?: {
                [key: string]: unknown;
            } | null;
            /** @description Other addresses. As unique as `email`; one that repeats it is left out. */
            additionalEmails?: string[] | null;
            /** @description Other numbers. As unique as `phone`; one that repeats it is left out. */
            additionalPhones?: string[] | null;
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
            address?: components["schemas"]["ContactChangesAddress"] | null;
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
            doNotContact?: boolean | null;
            /**
             * @description Day of birth, from 1800 on; without the year where it is not known, as `--12-10` (RFC 6350, 4.3.1).
             * @example 1815-12-10
             */
            birthday?: string | null;
            /** @description Web addresses. One that repeats another is left out. */
            websites?: components["schemas"]["ContactChangesWebsitesItem"][] | null;
            /** @description Other postal addresses. One that repeats another of the contact, or has no part, is left out. */
            additionalAddresses?: components["schemas"]["ContactChangesAdditionalAddressesItem"][] | null;
            /** @description Fax numbers. They identify nobody: contacts may share one, and none is a main phone. One that repeats another is left out. */
            faxNumbers?: string[] | null;
            /**
             * @description Labels of `email` and `additionalEmails`, by value: `work`, `home` or a word of your own. A label goes when its value does.
             * @example {
             *       "ada@example.com": "work"
             *     }
             */
            emailLabels?: {
                [key: string]: string;
            } | null;
            /**
             * @description Labels of `phone`, `additionalPhones` and `faxNumbers`, by value: `work`, `home` or a word of your own. A label goes when its value does.
             * @example {
             *       "+14155550123": "mobile"
             *     }
             */
            phoneLabels?: {
                [key: string]: string;
            } | null;
        };
        ContactChangesAdditionalAddressesItem: {
            /**
             * @description What it is for: `work`, `home` or a word of your own.
             * @example work
             */
            label?: string | null;
            /**
             * @description Street and number; further lines after line breaks.
             * @example 12 St James’s Square
             */
            street?: string | null;
            /**
             * @description City or town.
             * @example London
             */
            city?: string | null;
            /**
             * @description State, province or county.
             * @example Greater London
             */
            region?: string | null;
            /**
             * @description ZIP or postal code.
             * @example SW1Y 4JH
             */
            postalCode?: string | null;
            /**
             * @description Country, as two letters of ISO 3166.
             * @example GB
             */
            country?: string | null;
        };
        /** @description Postal address; replaced as a whole. */
        ContactChangesAddress: {
            /**
             * @description Street and number; further lines after line breaks.
             * @example 12 St James’s Square
             */
            street?: string | null;
            /**
             * @description City or town.
             * @example London
             */
            city?: string | null;
            /**
             * @description State, province or county.
             * @example Greater London
             */
            region?: string | null;
            /**
             * @description ZIP or postal code.
             * @example SW1Y 4JH
             */
            postalCode?: string | null;
            /**
             * @description Country, as two letters of ISO 3166.
             * @example GB
             */
            country?: string | null;
        };
        ContactChangesWebsitesItem: {
            /**
             * @description Begins with `http://` or `https://`.
             * @example https://ada.example.com
             */
            url: string;
            /**
             * @description What it is for: `work`, `home` or a word of your own.
             * @example work
             */
            label?: string | null;
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
            proof: components["schemas"]["ContactConsentProof"] | null;
            actor: components["schemas"]["ContactConsentActor"];
            /**
             * Format: date-time
             * @description When it was given or taken back.
             * @example 2026-11-21T09:30:00.000Z
             */
            at: string;
        };
        /** @description Who recorded it. */
        ContactConsentActor: {
            /**
             * @description `contact`: by a link in a mail.
             * @example token
             * @enum {string}
             */
            kind: "member" | "contact" | "token";
            /** @description Id of the member or the token. */
            id: string | null;
        };
        ContactConsentList: {
            data: components["schemas"]["ContactConsent"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        /** @description What proves it. It is erased with the person. */
        ContactConsentProof: {
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
            consents: components["schemas"]["ContactErasureConsentsItem"][];
        };
        /** @description A record of consent without source, wording and proof. */
        ContactErasureConsentsItem: {
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
            actor: components["schemas"]["ContactErasureConsentsItemActor"];
            /**
             * Format: date-time
             * @description When it was given or taken back.
             * @example 2026-11-21T09:30:00.000Z
             */
            at: string;
        };
        /** @description Who recorded it. */
        ContactErasureConsentsItemActor: {
            /**
             * @description `contact`: by a link in a mail.
             * @example token
             * @enum {string}
             */
            kind: "member" | "contact" | "token";
            /** @description Id of the member or the token. */
            id: string | null;
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
            fields: ("externalId" | "name" | "firstName" | "lastName" | "email" | "additionalEmails" | "phone" | "additionalPhones" | "company" | "jobTitle" | "tags" | "address" | "locale" | "timezone" | "doNotContact" | "birthday" | "websites" | "additionalAddresses" | "faxNumbers" | "emailLabels" | "phoneLabels" | "custom" | "id" | "ownerId" | "phoneInfo" | "consent" | "source" | "createdAt" | "updatedAt" | "lastActivityAt")[];
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
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
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
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
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
            /**
             * @description Line of the names of its columns; 0 where it seems to have none, null for a format without.
             * @example 1
             */
            headerRow: number | null;
            /** @description What the file has. */
            columns: components["schemas"]["ContactImportColumnsItem"][];
            /** @description Columns and the fields that they are imported as; null before the start. */
            mapping: {
                [key: string]: string | null;
            } | null;
            options: components["schemas"]["ContactImportOptions"] | null;
            progress: components["schemas"]["ContactImportProgress"];
            error: components["schemas"]["ContactImportError"] | null;
            undo: components["schemas"]["ContactImportUndo"] | null;
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
        ContactImportColumnsItem: {
            /** @description Its header; a second one of a name has its number behind. */
            name: string;
            /** @description The first five cells that are not empty. */
            samples: string[];
            suggestion: components["schemas"]["ContactImportColumnsItemSuggestion"] | null;
        };
        /** @description What it may hold; the confidence is from 0 to 1. Null where nothing tells. */
        ContactImportColumnsItemSuggestion: {
            field: string;
            confidence: number;
        };
        /** @description Why the file was not read to its end, and at which line. */
        ContactImportError: {
            code: string;
            message: string;
            line: number | null;
        };
        ContactImportForm: {
            /** @description At most 200 MiB. */
            file: unknown;
        };
        ContactImportList: {
            data: components["schemas"]["ContactImport"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        /** @description As the import was started; null before the start. */
        ContactImportOptions: {
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
            /** @description Line of the names of the columns, where the one that was found is wrong; rows before it are left out. 0 for a file without names. */
            headerRow?: number | null;
            /** @description True: changes nothing, and counts what a run would do. */
            dryRun?: boolean;
        };
        ContactImportPreview: {
            /**
             * @description Of its text.
             * @example utf-8
             */
            encoding: string | null;
            /**
             * @description Line of the names of its columns; 0 where it seems to have none, null for a format without.
             * @example 1
             */
            headerRow: number | null;
            /** @description What the file has, as it is read now. */
            columns: components["schemas"]["ContactImportPreviewColumnsItem"][];
            /** @description The first ten rows. */
            rows: components["schemas"]["ContactImportPreviewRowsItem"][];
            /** @description Whether the plan has no room for all of these rows. */
            isFull: boolean;
        };
        ContactImportPreviewColumnsItem: {
            /** @description Its name in the mapping. */
            name: string;
            /** @description The first five cells that are not empty. */
            samples: string[];
            suggestion: components["schemas"]["ContactImportPreviewColumnsItemSuggestion"] | null;
            /** @description Its header with this encoding and this line of the names of columns. */
            header: string;
            /** @description What it is imported as; null leaves it out. */
            field: string | null;
        };
        /** @description What it may hold; the confidence is from 0 to 1. Null where nothing tells. */
        ContactImportPreviewColumnsItemSuggestion: {
            field: string;
            confidence: number;
        };
        ContactImportPreviewRowsItem: {
            /**
             * @description Its line in the file.
             * @example 2
             */
            line: number;
            /**
             * @description What importing it would do.
             * @example created
             * @enum {string}
             */
            outcome: "created" | "updated" | "unchanged" | "skipped" | "failed";
            /**
             * @description The contact that it is about; null for a new one.
             * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            contactId: string | null;
            /**
             * @description The contact as it would be stored, without empty fields.
             * @example {
             *       "name": "Ada Lovelace",
             *       "phone": "+14155550123"
             *     }
             */
            values: {
                [key: string]: unknown;
            };
            /** @description Fields that the row would change. */
            changed: string[];
            /** @description Values that cannot be read, or why the row fails. */
            problems: components["schemas"]["ContactImportPreviewRowsItemProblemsItem"][];
        };
        ContactImportPreviewRowsItemProblemsItem: {
            /** @description Where it is; null for the whole row. */
            column: string | null;
            /** @description As in the rows with faults. */
            code: string;
            /** @description What is wrong. */
            message: string;
        };
        ContactImportProgress: {
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
            /** @description Rows that were not imported; see `…/errors`. */
            failed: number;
            /** @description Rows of the imported that have a value which could not be read, and were imported without it; see `…/errors`. */
            incomplete: number;
            /** @description Bytes of the file that were read. */
            bytesRead: number;
            /** @description Bytes of the file. */
            bytesTotal: number;
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
            options?: components["schemas"]["ContactImportStartOptions"];
        };
        ContactImportStartOptions: {
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
            /** @description Line of the names of the columns, where the one that was found is wrong; rows before it are left out. 0 for a file without names. */
            headerRow?: number | null;
            /** @description True: changes nothing, and counts what a run would do. */
            dryRun?: boolean;
        };
        /** @description What undoing came to. What changed after the import stays, and is listed; at most 1,000 are. */
        ContactImportUndo: {
            deleted: number;
            restored: number;
            keptCount: number;
            kept: components["schemas"]["ContactImportUndoKeptItem"][];
        };
        ContactImportUndoKeptItem: {
            /** @example con_01jbts0z0ye8t9tpsz3gn7nkm8 */
            contactId: string;
            fields: string[];
        };
        ContactList: {
            data: components["schemas"]["Contact"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
            totalCount?: components["schemas"]["TotalCount"];
        };
        ContactMerge: {
            /** @description The contacts that are merged into this one. */
            contactIds: string[];
            choose?: components["schemas"]["ContactMergeChoose"];
        };
        /**
         * @description For a field, the contact whose value stays. Without it the survivor’s does, or the first of the others that has one.
         * @example {}
         */
        ContactMergeChoose: {
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
            birthday?: string;
            /**
             * @description The contact whose value stays.
             * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            custom?: string;
        };
        ContactMergedIdentifiersItem: {
            /**
             * @description `externalId`, or a unique field such as `custom.taxId`.
             * @example externalId
             */
            field: string;
            /**
             * @description As the merged contact had it.
             * @example crm-1843
             */
            value: string;
        };
        ContactModel: {
            /**
             * @description `rest` reads as `list` and `changes` say; the others speak a protocol of their own.
             * @example rest
             * @enum {string}
             */
            reader: "rest" | "csv" | "carddav" | "google_people" | "microsoft_graph" | "hubspot";
            list?: components["schemas"]["RecordListing"];
            changes?: components["schemas"]["ChangeListing"];
            /**
             * @description What a mapping begins with: fields of a contact, and expressions on `record` that give them.
             * @example {
             *       "email": "record.email",
             *       "name": "record.name"
             *     }
             */
            map: {
                [key: string]: string;
            };
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
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        ContactSearch: {
            filter?: components["schemas"]["ContactSearchFilter"];
            /**
             * @description The order: createdAt, updatedAt, lastActivityAt, name or `custom.<key>` of a sortable field; with `-` the other way round. Contacts without the value come last in both, and ids break ties. Without it: newest first.
             * @example -lastActivityAt
             */
            sort?: string;
            /**
             * @description Maximum number of items to return.
             * @default 20
             */
            limit?: number;
            /** @description `nextCursor` of the previous page. */
            cursor?: string;
            /** @description Adds `totalCount`: how many fit in all, exact up to 10,000. */
            totalCount?: boolean;
        };
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
        ContactSearchFilter: {
            [key: string]: unknown;
        };
        /** @description Null: by this API. */
        ContactSource: {
            /** @description By what the contact came. */
            kind: "import" | "hook" | "sync";
            /** @description Which one. */
            id: string | null;
        };
        ContactTagAction: {
            /** @constant */
            type: "contact.tag";
            /**
             * @description What expressions of later actions call it, as in `steps.contact.id`. `step1` of the first, `step2` of the second and so on, unless you say otherwise.
             * @example contact
             */
            id?: string;
            /**
             * @description Gives the id of the contact.
             * @example steps.contact.id
             */
            contactId: string;
            /**
             * @description The tag. `{{ expression }}` stands for a value, which must be there, or `{{ expression | default: "…" }}`.
             * @example paid
             */
            tag: string;
        };
        /** @description The contact, and those that are there again. */
        ContactUnmerge: {
            survivor: components["schemas"]["Contact"];
            restored: components["schemas"]["Contact"][];
        };
        ContactUpsertAction: {
            /** @constant */
            type: "contact.upsert";
            /**
             * @description What expressions of later actions call it, as in `steps.contact.id`. `step1` of the first, `step2` of the second and so on, unless you say otherwise.
             * @example contact
             */
            id?: string;
            /**
             * @description Which field of the mapping the contact is found by.
             * @example email
             * @enum {string}
             */
            matchBy: "email" | "phone" | "externalId";
            /**
             * @description Fields of the contact. One that gives null is left as it is; `custom.` fields and `tags` are added to those that are there. At most 60.
             * @example {
             *       "email": "body.email",
             *       "name": "trim(body.name)",
             *       "custom.tier": "body.tier"
             *     }
             */
            mapping: {
                [key: string]: string;
            };
        };
        ContactWebsitesItem: {
            /**
             * @description Begins with `http://` or `https://`.
             * @example https://ada.example.com
             */
            url: string;
            /**
             * @description What it is for: `work`, `home` or a word of your own.
             * @example work
             */
            label: string | null;
        };
        ContentBlock: {
            /**
             * @description Identifier of the content block.
             * @example blk_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description Name to find the block by. Unique in the organization; case does not matter.
             * @example About us
             */
            name: string;
            block: components["schemas"]["NewProposalBlock"];
            /** @description True if the block is left out of lists. Drafts keep what they copied. */
            archived: boolean;
            /**
             * @description JSON values of your own.
             * @example {
             *       "team": "design"
             *     }
             */
            metadata: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the block was created.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the block last changed.
             * @example 2026-11-21T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** @description An absent field is kept, null clears `metadata`. `metadata` and `block` are replaced as a whole. */
        ContentBlockChanges: {
            /**
             * @description Name to find the block by. Unique in the organization; case does not matter.
             * @example About us
             */
            name?: string;
            block?: components["schemas"]["NewProposalBlock"];
            /** @description True if the block is left out of lists. Drafts keep what they copied. */
            archived?: boolean;
            /**
             * @description JSON values of your own.
             * @example {
             *       "team": "design"
             *     }
             */
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        ContentBlockList: {
            data: components["schemas"]["ContentBlock"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
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
             * @enum {string}
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
            reference: components["schemas"]["CreditEntryReference"] | null;
            /**
             * @description Reason of the grant that the credits belong to; null for `settle`.
             * @example annual contract
             */
            reason: string | null;
        };
        CreditEntryList: {
            data: components["schemas"]["CreditEntry"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        /** @description The work that the credits are for; null for `grant` and `expire`. */
        CreditEntryReference: {
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
        };
        CursorPagination: {
            /** @constant */
            kind: "cursor";
            /**
             * @description The parameter that takes the cursor.
             * @example after
             */
            parameter: string;
            /**
             * @description Where the cursor of the next page is; absent, null or empty at the end. A JSON Pointer (RFC 6901), where `-1` is the last of a list; empty for the whole.
             * @example /paging/next/after
             */
            next: string;
            size?: components["schemas"]["CursorPaginationSize"];
            /**
             * @description Where the page says whether another follows (true or false). A JSON Pointer (RFC 6901), where `-1` is the last of a list; empty for the whole.
             * @example /has_more
             */
            more?: string;
        };
        /** @description How many records a page has. */
        CursorPaginationSize: {
            /**
             * @description The parameter that says it.
             * @example limit
             */
            parameter: string;
            /** @description How many are asked for. */
            value: number;
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
             * @enum {string}
             */
            status: "pending" | "delivering" | "succeeded" | "failed" | "held" | "canceled";
            /**
             * @description How often it was sent.
             * @example 1
             */
            attemptsCount: number;
            lastAttempt: components["schemas"]["DeliveryLastAttempt"] | null;
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
        /** @description How the last attempt went; null before the first. */
        DeliveryLastAttempt: {
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
            error: components["schemas"]["DeliveryLastAttemptError"] | null;
        };
        /** @description Why there was no response; null when there was one. */
        DeliveryLastAttemptError: {
            code: string;
            message: string;
        };
        DeliveryList: {
            data: components["schemas"]["Delivery"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
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
             * @enum {string}
             */
            status: "pending" | "delivering" | "succeeded" | "failed" | "held" | "canceled";
            /**
             * @description How often it was sent.
             * @example 1
             */
            attemptsCount: number;
            lastAttempt: components["schemas"]["DeliveryWithAttemptsLastAttempt"] | null;
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
            /**
             * @description The scope that you need to read the event; null if you have it. The body of a request is empty then, and that of a response null.
             * @example contacts:read
             */
            missingScope: string | null;
        };
        /** @description How the last attempt went; null before the first. */
        DeliveryWithAttemptsLastAttempt: {
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
            error: components["schemas"]["DeliveryWithAttemptsLastAttemptError"] | null;
        };
        /** @description Why there was no response; null when there was one. */
        DeliveryWithAttemptsLastAttemptError: {
            code: string;
            message: string;
        };
        Destination: {
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
             * @description For people.
             * @example Sales channel
             */
            name: string;
            /**
             * @description What is delivered, as webhooks name it: types, `proposal.*`, `custom.*` or `*`.
             * @example [
             *       "proposal.accepted",
             *       "proposal.declined"
             *     ]
             */
            events: string[];
            /**
             * @description A condition in CEL, as webhooks have it; events for which it is not true are left out.
             * @example data.total > 100000
             */
            filter: string | null;
            /** @description False holds what is pending; true does not release it, a replay does. */
            enabled: boolean;
            /**
             * @description `manual`: by request, or because its author lost the rights, which `stoppedReason` says. `gone`: the channel or its address is no longer there. `failing`: nothing but failures for 5 days and at least 20 attempts.
             * @enum {string|null}
             */
            disabledReason: "manual" | "gone" | "failing" | null;
            author: components["schemas"]["DestinationAuthor"] | null;
            /** @description Why it stopped when its author lost the rights; null while they have them. */
            stoppedReason: string | null;
            /** @description Whether it is older than the check of its rights. It keeps its reach until somebody saves it or takes it over. */
            unconfirmed: boolean;
            /**
             * @description slack, email, s3: the connection to Slack, SMTP or S3 that is used, in place of what `config` would say of the server.
             * @example conn_01jbtt0z0yf8t9tpsz5gn2mz4g
             */
            connectionId: string | null;
            config: components["schemas"]["DestinationConfig"];
            /**
             * @description Names of the fields of `config` that are set and in no answer.
             * @example [
             *       "address"
             *     ]
             */
            secretFields: string[];
            /**
             * @description slack, teams, discord, email: the words. `{{ expression }}` stands for a value of the event, which must be there, or `{{ expression | default: "…" }}`; it is written so that it stays text. Null: what Capstan says of the event.
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
        };
        /** @description The token or member that last saved it or took it over. It may do what they may, as long as they may. Null if it is older than this field. */
        DestinationAuthor: {
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
        };
        /** @description An absent field stays, null clears. `config` is replaced as a whole; a secret that it does not name stays, unless the server that it is for changes. */
        DestinationChanges: {
            /**
             * @description For people.
             * @example Sales channel
             */
            name?: string;
            /**
             * @description What is delivered, as webhooks name it: types, `proposal.*`, `custom.*` or `*`.
             * @example [
             *       "proposal.accepted",
             *       "proposal.declined"
             *     ]
             */
            events?: string[];
            /**
             * @description A condition in CEL, as webhooks have it; events for which it is not true are left out.
             * @example data.total > 100000
             */
            filter?: string | null;
            /** @description False holds what is pending; true does not release it, a replay does. */
            enabled?: boolean;
            /**
             * @description slack, email, s3: the connection to Slack, SMTP or S3 that is used, in place of what `config` would say of the server.
             * @example conn_01jbtt0z0yf8t9tpsz5gn2mz4g
             */
            connectionId?: string | null;
            config?: components["schemas"]["DestinationSettings"];
            /**
             * @description slack, teams, discord, email: the words. `{{ expression }}` stands for a value of the event, which must be there, or `{{ expression | default: "…" }}`; it is written so that it stays text. Null: what Capstan says of the event.
             * @example {{ event.data.title }} was accepted.
             */
            template?: string | null;
        };
        DestinationConfig: {
            /**
             * @description slack, by a connection: the id of the channel that is written to.
             * @example C0123456789
             */
            channel?: string;
            /**
             * @description email: who gets the mails.
             * @example [
             *       "ops@example.com"
             *     ]
             */
            to?: string[];
            /**
             * @description email: the subject of a mail. nats: what stands before the type of the event, without places. `{{ expression }}` stands for a value, which must be there, or `{{ expression | default: "…" }}`.
             * @example Capstan: {{ event.type }}
             */
            subject?: string;
            /**
             * @description email: gathers the events of so many minutes in one mail, from the first of them on; a mail for each event without it. It can be changed, but neither added nor removed.
             * @example 60
             */
            digestMinutes?: number;
            /**
             * Format: email
             * @description email, by a mail server of yours: the sender.
             * @example capstan@example.com
             */
            from?: string;
            /**
             * @description email: your mail server; without it the mails of Capstan itself are used.
             * @example smtp.example.com
             */
            host?: string;
            /**
             * @description email: its port; 465 without it, or 587 with `starttls`.
             * @example 465
             */
            port?: number;
            /**
             * @description email: how the connection is encrypted; `tls` without it. `none` only where the operator allows http.
             * @example tls
             * @enum {string}
             */
            security?: "tls" | "starttls" | "none";
            /**
             * @description email, nats: the user name.
             * @example capstan
             */
            username?: string;
            /**
             * @description s3: the address of the service; that of Amazon in the region without it.
             * @example https://s3.example.com
             */
            endpoint?: string;
            /**
             * @description s3: the region; `us-east-1` without it.
             * @example eu-central-1
             */
            region?: string;
            /**
             * @description s3: the bucket.
             * @example example-events
             */
            bucket?: string;
            /**
             * @description s3: what stands before the key of each object; ends with a slash.
             * @example capstan/
             */
            prefix?: string;
            /**
             * @description s3: the id of the access key.
             * @example AKIDEXAMPLE
             */
            accessKeyId?: string;
            /**
             * @description nats: the WebSocket address of the server.
             * @example wss://nats.example.com
             */
            server?: string;
        };
        DestinationDelivery: {
            /**
             * @description Identifier of the delivery.
             * @example dlv_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description The event; the same in `webhook-id` of every attempt.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            eventId: string;
            /**
             * @description Type of the event; `destination.batch` for many at once.
             * @example proposal.accepted
             */
            eventType: string;
            /**
             * @description `held`: the webhook is disabled; a replay sends it. `canceled`: the webhook no longer subscribes to the type, or the payload was expunged before it was sent.
             * @enum {string}
             */
            status: "pending" | "delivering" | "succeeded" | "failed" | "held" | "canceled";
            /**
             * @description How often it was sent.
             * @example 1
             */
            attemptsCount: number;
            lastAttempt: components["schemas"]["DestinationDeliveryLastAttempt"] | null;
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
            /**
             * @description The destination.
             * @example dst_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            destinationId: string;
        };
        /** @description How the last attempt went; null before the first. */
        DestinationDeliveryLastAttempt: {
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
            error: components["schemas"]["DestinationDeliveryLastAttemptError"] | null;
        };
        /** @description Why there was no response; null when there was one. */
        DestinationDeliveryLastAttemptError: {
            code: string;
            message: string;
        };
        DestinationDeliveryList: {
            data: components["schemas"]["DestinationDelivery"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        DestinationDeliveryWithAttempts: {
            /**
             * @description Identifier of the delivery.
             * @example dlv_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description The event; the same in `webhook-id` of every attempt.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            eventId: string;
            /**
             * @description Type of the event; `destination.batch` for many at once.
             * @example proposal.accepted
             */
            eventType: string;
            /**
             * @description `held`: the webhook is disabled; a replay sends it. `canceled`: the webhook no longer subscribes to the type, or the payload was expunged before it was sent.
             * @enum {string}
             */
            status: "pending" | "delivering" | "succeeded" | "failed" | "held" | "canceled";
            /**
             * @description How often it was sent.
             * @example 1
             */
            attemptsCount: number;
            lastAttempt: components["schemas"]["DestinationDeliveryWithAttemptsLastAttempt"] | null;
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
            /**
             * @description The destination.
             * @example dst_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            destinationId: string;
            /** @description The last 100, oldest first. The body of a request is the event as it was owed. */
            attempts: components["schemas"]["Attempt"][];
            /**
             * @description The scope that you need to read the event; null if you have it. The body of a request is empty then, and that of a response null.
             * @example contacts:read
             */
            missingScope: string | null;
        };
        /** @description How the last attempt went; null before the first. */
        DestinationDeliveryWithAttemptsLastAttempt: {
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
            error: components["schemas"]["DestinationDeliveryWithAttemptsLastAttemptError"] | null;
        };
        /** @description Why there was no response; null when there was one. */
        DestinationDeliveryWithAttemptsLastAttemptError: {
            code: string;
            message: string;
        };
        DestinationList: {
            data: components["schemas"]["Destination"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        DestinationSettings: {
            /**
             * @description slack, by a connection: the id of the channel that is written to.
             * @example C0123456789
             */
            channel?: string;
            /**
             * @description email: who gets the mails.
             * @example [
             *       "ops@example.com"
             *     ]
             */
            to?: string[];
            /**
             * @description email: the subject of a mail. nats: what stands before the type of the event, without places. `{{ expression }}` stands for a value, which must be there, or `{{ expression | default: "…" }}`.
             * @example Capstan: {{ event.type }}
             */
            subject?: string;
            /**
             * @description email: gathers the events of so many minutes in one mail, from the first of them on; a mail for each event without it. It can be changed, but neither added nor removed.
             * @example 60
             */
            digestMinutes?: number;
            /**
             * Format: email
             * @description email, by a mail server of yours: the sender.
             * @example capstan@example.com
             */
            from?: string;
            /**
             * @description email: your mail server; without it the mails of Capstan itself are used.
             * @example smtp.example.com
             */
            host?: string;
            /**
             * @description email: its port; 465 without it, or 587 with `starttls`.
             * @example 465
             */
            port?: number;
            /**
             * @description email: how the connection is encrypted; `tls` without it. `none` only where the operator allows http.
             * @example tls
             * @enum {string}
             */
            security?: "tls" | "starttls" | "none";
            /**
             * @description email, nats: the user name.
             * @example capstan
             */
            username?: string;
            /**
             * @description s3: the address of the service; that of Amazon in the region without it.
             * @example https://s3.example.com
             */
            endpoint?: string;
            /**
             * @description s3: the region; `us-east-1` without it.
             * @example eu-central-1
             */
            region?: string;
            /**
             * @description s3: the bucket.
             * @example example-events
             */
            bucket?: string;
            /**
             * @description s3: what stands before the key of each object; ends with a slash.
             * @example capstan/
             */
            prefix?: string;
            /**
             * @description s3: the id of the access key.
             * @example AKIDEXAMPLE
             */
            accessKeyId?: string;
            /**
             * @description nats: the WebSocket address of the server.
             * @example wss://nats.example.com
             */
            server?: string;
            /**
             * @description slack, teams, discord: the address of the incoming webhook. It is in no answer.
             * @example https://hooks.slack.com/services/T000/B000/XXXX
             */
            address?: string;
            /**
             * @description email, nats: the password. It is in no answer.
             * @example correct horse
             */
            password?: string;
            /**
             * @description nats: the token, in place of user name and password. It is in no answer.
             * @example s3cr3t
             */
            token?: string;
            /**
             * @description s3: the access key itself. It is in no answer.
             * @example wJalrXUtnFEMI
             */
            secretAccessKey?: string;
        };
        DrawnSignature: {
            /** @constant */
            type: "drawn";
            /**
             * @description Lines of points [x, y] from the top left corner of a field that is printed 150 by 44 points large. Both run from 0 to 1000 of its width and height; up to 5000 points in all.
             * @example [
             *       [
             *         [
             *           100,
             *           400
             *         ],
             *         [
             *           150,
             *           420
             *         ]
             *       ]
             *     ]
             */
            strokes: number[][][];
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
         *           "updatedAt": "2026-11-21T09:30:00.000Z",
         *           "additionalEmails": [],
         *           "additionalPhones": [],
         *           "ownerId": null,
         *           "companyId": null,
         *           "address": null,
         *           "locale": null,
         *           "timezone": null,
         *           "doNotContact": false,
         *           "birthday": null,
         *           "websites": [],
         *           "additionalAddresses": [],
         *           "faxNumbers": [],
         *           "emailLabels": {},
         *           "phoneLabels": {},
         *           "phoneInfo": null,
         *           "consent": {
         *             "email": null,
         *             "sms": null,
         *             "call": null
         *           },
         *           "source": null,
         *           "lastActivityAt": null,
         *           "mergedFrom": [],
         *           "mergedIdentifiers": []
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
         *           "updatedAt": "2026-11-21T09:30:00.000Z",
         *           "additionalEmails": [],
         *           "additionalPhones": [],
         *           "ownerId": null,
         *           "companyId": null,
         *           "address": null,
         *           "locale": null,
         *           "timezone": null,
         *           "doNotContact": false,
         *           "birthday": null,
         *           "websites": [],
         *           "additionalAddresses": [],
         *           "faxNumbers": [],
         *           "emailLabels": {},
         *           "phoneLabels": {},
         *           "phoneInfo": null,
         *           "consent": {
         *             "email": null,
         *             "sms": null,
         *             "call": null
         *           },
         *           "source": null,
         *           "lastActivityAt": null,
         *           "mergedFrom": [],
         *           "mergedIdentifiers": []
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
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
            totalCount?: components["schemas"]["TotalCount"];
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
             * @enum {string}
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
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
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
            error: components["schemas"]["EmbeddingModelTestError"] | null;
        };
        /** @description What was wrong, by the codes of `failure.code` of a source. */
        EmbeddingModelTestError: {
            /** @example embedding_auth */
            code: string;
            /** @description For people; may change. */
            message: string;
        };
        /** @description The body of every error. If `Accept` names `application/problem+json`, the response uses the format of RFC 9457. */
        ErrorBody: {
            error: components["schemas"]["ErrorDetail"];
        };
        ErrorDetail: {
            /**
             * @description Stable; safe to switch on.
             * @example validation_error
             */
            code: string;
            /**
             * @description For people; can change.
             * @example phone must be an E.164 number such as +14155550123
             */
            message: string;
            /**
             * @description Dotted path of the faulty field, on 400, 409 and 422.
             * @example phone
             */
            field?: string;
        };
        Evaluation: {
            questions: components["schemas"]["EvaluationQuestionsItem"][];
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
        EvaluationQuestionsItem: {
            /** @example When do you open on Sundays? */
            query: string;
            /** @description The sources that should be among the hits. */
            expected: components["schemas"]["EvaluationQuestionsItemExpectedItem"][];
        };
        EvaluationQuestionsItemExpectedItem: {
            /**
             * @description The source, or the sitemap or crawl that it is a page of. The prefixed form and the bare UUID identify the same resource.
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
        };
        EvaluationResult: {
            k: number;
            /** @description Means over all questions. */
            modes: components["schemas"]["EvaluationResultModesItem"][];
            questions: components["schemas"]["EvaluationResultQuestionsItem"][];
            usage: components["schemas"]["EvaluationResultUsage"];
        };
        EvaluationResultModesItem: {
            /** @enum {string} */
            mode: "hybrid" | "semantic" | "keyword";
            /** @description Share of the expected sources that were found. */
            recall: number;
            /** @description Normalised discounted cumulated gain: 1 when all of them stand on top. */
            ndcg: number;
            /** @description 1 divided by the place of the first of them; 0 when none was found. */
            mrr: number;
            /** @description Share of the questions for which any of them was found. */
            hitRate: number;
        };
        EvaluationResultQuestionsItem: {
            query: string;
            modes: components["schemas"]["EvaluationResultQuestionsItemModesItem"][];
        };
        EvaluationResultQuestionsItemModesItem: {
            /** @enum {string} */
            mode: "hybrid" | "semantic" | "keyword";
            /** @description Share of the expected sources that were found. */
            recall: number;
            /** @description Normalised discounted cumulated gain: 1 when all of them stand on top. */
            ndcg: number;
            /** @description 1 divided by the place of the first of them; 0 when none was found. */
            mrr: number;
            /** @description Those of the expected that were found, each where it came first. */
            found: components["schemas"]["EvaluationResultQuestionsItemModesItemFoundItem"][];
        };
        EvaluationResultQuestionsItemModesItemFoundItem: {
            /** @description Which of the expected, by its place in the list. */
            expected: number;
            /** @description Among the hits. */
            place: number;
            /**
             * @description The source that it was found as.
             * @example src_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            sourceId: string;
        };
        EvaluationResultUsage: {
            /** @description As much as the same searches cost. */
            credits: number;
            /** @description Whether a reranker decided the order of all searches. */
            reranked: boolean;
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
            causedBy?: components["schemas"]["EventCausedBy"];
            /** @description As the schema of its type says, or as you published it; only `id`, or null, once it is expunged; null without the scope that `missingScope` names. */
            data: unknown;
            /**
             * @description The scope that you need to read its data; absent if you have it. `data` is null then.
             * @example contacts:read
             */
            missingScope?: string;
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
        /** @description The run of an automation or a sync that it comes from; absent for all else. */
        EventCausedBy: {
            /**
             * @description Identifier of the run.
             * @example arun_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            runId: string;
            /** @description How many runs led to it, this one included. */
            depth: number;
            /**
             * @description Of a sync: the connection that it was read by.
             * @example conn_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            connectionId?: string;
        };
        EventEmitAction: {
            /** @constant */
            type: "event.emit";
            /**
             * @description What expressions of later actions call it, as in `steps.contact.id`. `step1` of the first, `step2` of the second and so on, unless you say otherwise.
             * @example contact
             */
            id?: string;
            /**
             * @description `custom.` and one to four words in lowercase with dots between them.
             * @example custom.order.paid
             */
            event: string;
            /**
             * @description Fields of its data. At most 60.
             * @example {
             *       "id": "body.id",
             *       "total": "body.total"
             *     }
             */
            mapping: {
                [key: string]: string;
            };
        };
        EventList: {
            data: components["schemas"]["Event"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
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
            /** @description JSON Schema of `data`; null with `schemas=false`. */
            schema: unknown;
            /** @description A `data` that fits the schema; null with `schemas=false`. */
            example: unknown;
        };
        /** @description All of them, on one page. */
        EventTypeList: {
            data: components["schemas"]["EventType"][];
            /** @constant */
            hasMore: false;
            nextCursor: string | null;
        };
        Evidence: {
            /** @constant */
            version: 1;
            /**
             * @description Identifier of the proposal.
             * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            proposalId: string;
            /** @description Number of the proposal. */
            number: string | null;
            /** @description From 1. */
            revision: number;
            /** @description Title of the proposal. */
            title: string;
            /**
             * @description SHA-256 of the content that was shown, in the form of RFC 8785.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            contentSha256: string;
            /**
             * @description SHA-256 of the PDF that was sent.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sentSha256: string | null;
            selection: components["schemas"]["EvidenceSelection"];
            totals: components["schemas"]["EvidenceTotals"];
            /** @description Amount to pay of each total after withholding and cash rounding, in minor units and in the order of `totals.buckets`. */
            amountsDue: components["schemas"]["ProposalAmountDue"][];
            /** @description Signatures in the order in which they were made. */
            signatures: components["schemas"]["SignatureEvidence"][];
        };
        /** @description The choice that applies to all signers. */
        EvidenceSelection: {
            /** @description Lines that the signer chose, among those that are optional. */
            itemIds: string[];
            /** @description Quantities of lines that have a range, by the id of the line. */
            quantities: {
                [key: string]: string;
            };
        };
        /** @description Totals of the choice, as the page showed them. */
        EvidenceTotals: {
            /** @description Totals of the one-time payment, then of each month, quarter and year that a counting line is paid in. */
            buckets: components["schemas"]["EvidenceTotalsBucketsItem"][];
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
        };
        EvidenceTotalsBucketsItem: {
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
            taxes: components["schemas"]["EvidenceTotalsBucketsItemTaxesItem"][];
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
        };
        EvidenceTotalsBucketsItemTaxesItem: {
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
        };
        ExpressionCheck: {
            /** @description Of each expression that gave one; none without a sample. */
            values: {
                [key: string]: unknown;
            };
            /** @description Of each that gave none, or cannot be read. */
            errors: components["schemas"]["ExpressionCheckErrorsItem"][];
        };
        ExpressionCheckErrorsItem: {
            /**
             * @description Its name in the mapping.
             * @example phone
             */
            field: string;
            /**
             * @description For people.
             * @example Unknown variable: bdy
             */
            message: string;
            /** @description First character to blame, from 0; null where there is none. */
            start: number | null;
            /** @description The character after the last. */
            end: number | null;
        };
        FileModel: {
            /**
             * @description The protocol that lists and reads files.
             * @example webdav
             * @enum {string}
             */
            reader: "webdav" | "s3";
        };
        Hook: {
            /**
             * @description Identifier of the hook.
             * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description For people.
             * @example Stripe, live
             */
            name: string;
            /**
             * @description Who sends, and so how a request proves that it is theirs. `hmac` signs as its settings say; `basic` and `bearer` carry a password; `none` proves nothing.
             * @example stripe
             * @enum {string}
             */
            preset: "stripe" | "github" | "shopify" | "slack" | "standard_webhooks" | "twilio" | "typeform" | "meta" | "hubspot_v3" | "hmac" | "basic" | "bearer" | "none";
            config: components["schemas"]["HookConfig"];
            /** @description False: requests are answered as ever, and their events are held. */
            enabled: boolean;
            author: components["schemas"]["HookAuthor"] | null;
            /** @description Why it stopped when its author lost the rights; null while they have them. */
            stoppedReason: string | null;
            /** @description Whether it is older than the check of its rights. It keeps its reach until somebody saves it or takes it over. */
            unconfirmed: boolean;
            /**
             * @description Where the sender posts to. Whoever knows it can try to: keep it to yourself.
             * @example https://capstan.example.com/hooks/in_3kQ9vX2mZb7RtY5wLc8Nf1
             */
            url: string;
            /** @description False: every signature is refused until the secret of the sender is set. */
            hasSecret: boolean;
            /**
             * Format: date-time
             * @description Until then the secret before the last rotation verifies, too.
             * @example 2026-11-21T09:30:00.000Z
             */
            previousSecretUntil: string | null;
            /**
             * Format: date-time
             * @description When the last event came that is still kept.
             * @example 2026-11-21T09:30:00.000Z
             */
            lastEventAt: string | null;
            /**
             * Format: date-time
             * @description When the hook was created.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the hook last changed.
             * @example 2026-11-21T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** @description The token or member that last saved it or took it over. It may do what they may, as long as they may. Null if it is older than this field. */
        HookAuthor: {
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
        };
        /** @description An absent field stays. `config` is replaced as a whole; a verify token that it does not name stays. */
        HookChanges: {
            /**
             * @description For people.
             * @example Stripe, live
             */
            name?: string;
            config?: components["schemas"]["HookSettings"];
            /** @description False: requests are answered as ever, and their events are held. */
            enabled?: boolean;
        };
        HookConfig: {
            /**
             * @description twilio, hubspot_v3, hmac: the address as the sender has it, where a gateway changes it. Without a query it gets that of the request.
             * @example https://gateway.example.com/stripe
             */
            publicUrl?: string;
            /**
             * @description basic: the user name, without a colon.
             * @example capstan
             */
            username?: string;
            /**
             * @description hmac: where the signature is. basic, bearer: in place of `Authorization`.
             * @example Order-Signature
             */
            header?: string;
            /**
             * @description hmac: what stands before the signature.
             * @example sha256=
             */
            prefix?: string;
            /**
             * @description hmac: the hash; `sha256` without it.
             * @enum {string}
             */
            algorithm?: "sha1" | "sha256" | "sha512";
            /**
             * @description hmac: how the signature is written; `hex` without it.
             * @enum {string}
             */
            encoding?: "hex" | "base64" | "base64url";
            /**
             * @description hmac: how the secret is written; `utf8` without it.
             * @enum {string}
             */
            secretEncoding?: "utf8" | "base64" | "hex";
            /**
             * @description hmac: what is signed, with `{timestamp}`, `{id}`, `{method}`, `{url}` and `{body}`; `{body}` without it.
             * @example {timestamp}.{body}
             */
            template?: string;
            /**
             * @description hmac: where the time is; without it no time is checked.
             * @example Order-Signature
             */
            timestampHeader?: string;
            /**
             * @description hmac: what the time counts; `s` without it.
             * @enum {string}
             */
            timestampUnit?: "s" | "ms";
            /**
             * @description hmac: how far the time may be from now; 300 without it.
             * @example 300
             */
            toleranceSeconds?: number;
            /**
             * @description hmac: where the id of the event is.
             * @example Order-Signature
             */
            idHeader?: string;
            /**
             * @description hmac, basic, bearer, none: an expression that gives the id of the event, from `body`, `text`, `headers` and `query`. Without an id `basic`, `bearer` and `none` take every request as a new event.
             * @example body.order.id
             */
            idExpression?: string;
        };
        HookList: {
            data: components["schemas"]["Hook"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        HookSecretRotation: {
            /**
             * @description What the sender signs with, as it shows it; of `basic` and `bearer` the password.
             * @example whsec_5f0c8b1e9a7d4c3e2b6f1a0d9c8e7b6a
             */
            secret?: string;
            /** @description How long the old secret verifies, too; 24 without it. */
            overlapHours?: number;
        };
        HookSettings: {
            /**
             * @description twilio, hubspot_v3, hmac: the address as the sender has it, where a gateway changes it. Without a query it gets that of the request.
             * @example https://gateway.example.com/stripe
             */
            publicUrl?: string;
            /**
             * @description basic: the user name, without a colon.
             * @example capstan
             */
            username?: string;
            /**
             * @description hmac: where the signature is. basic, bearer: in place of `Authorization`.
             * @example Order-Signature
             */
            header?: string;
            /**
             * @description hmac: what stands before the signature.
             * @example sha256=
             */
            prefix?: string;
            /**
             * @description hmac: the hash; `sha256` without it.
             * @enum {string}
             */
            algorithm?: "sha1" | "sha256" | "sha512";
            /**
             * @description hmac: how the signature is written; `hex` without it.
             * @enum {string}
             */
            encoding?: "hex" | "base64" | "base64url";
            /**
             * @description hmac: how the secret is written; `utf8` without it.
             * @enum {string}
             */
            secretEncoding?: "utf8" | "base64" | "hex";
            /**
             * @description hmac: what is signed, with `{timestamp}`, `{id}`, `{method}`, `{url}` and `{body}`; `{body}` without it.
             * @example {timestamp}.{body}
             */
            template?: string;
            /**
             * @description hmac: where the time is; without it no time is checked.
             * @example Order-Signature
             */
            timestampHeader?: string;
            /**
             * @description hmac: what the time counts; `s` without it.
             * @enum {string}
             */
            timestampUnit?: "s" | "ms";
            /**
             * @description hmac: how far the time may be from now; 300 without it.
             * @example 300
             */
            toleranceSeconds?: number;
            /**
             * @description hmac: where the id of the event is.
             * @example Order-Signature
             */
            idHeader?: string;
            /**
             * @description hmac, basic, bearer, none: an expression that gives the id of the event, from `body`, `text`, `headers` and `query`. Without an id `basic`, `bearer` and `none` take every request as a new event.
             * @example body.order.id
             */
            idExpression?: string;
            /** @description meta: what the challenge must name. It is in no answer. */
            verifyToken?: string;
        };
        HookTest: {
            /**
             * @description The body as it would come; an example of the sender without it.
             * @example {"type":"customer.created"}
             */
            body?: string;
            /**
             * @description `application/json` without it.
             * @example application/json
             */
            contentType?: string;
        };
        HookWithSecret: {
            /**
             * @description Identifier of the hook.
             * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description For people.
             * @example Stripe, live
             */
            name: string;
            /**
             * @description Who sends, and so how a request proves that it is theirs. `hmac` signs as its settings say; `basic` and `bearer` carry a password; `none` proves nothing.
             * @example stripe
             * @enum {string}
             */
            preset: "stripe" | "github" | "shopify" | "slack" | "standard_webhooks" | "twilio" | "typeform" | "meta" | "hubspot_v3" | "hmac" | "basic" | "bearer" | "none";
            config: components["schemas"]["HookConfig"];
            /** @description False: requests are answered as ever, and their events are held. */
            enabled: boolean;
            author: components["schemas"]["HookWithSecretAuthor"] | null;
            /** @description Why it stopped when its author lost the rights; null while they have them. */
            stoppedReason: string | null;
            /** @description Whether it is older than the check of its rights. It keeps its reach until somebody saves it or takes it over. */
            unconfirmed: boolean;
            /**
             * @description Where the sender posts to. Whoever knows it can try to: keep it to yourself.
             * @example https://capstan.example.com/hooks/in_3kQ9vX2mZb7RtY5wLc8Nf1
             */
            url: string;
            /** @description False: every signature is refused until the secret of the sender is set. */
            hasSecret: boolean;
            /**
             * Format: date-time
             * @description Until then the secret before the last rotation verifies, too.
             * @example 2026-11-21T09:30:00.000Z
             */
            previousSecretUntil: string | null;
            /**
             * Format: date-time
             * @description When the last event came that is still kept.
             * @example 2026-11-21T09:30:00.000Z
             */
            lastEventAt: string | null;
            /**
             * Format: date-time
             * @description When the hook was created.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the hook last changed.
             * @example 2026-11-21T09:30:00.000Z
             */
            updatedAt: string;
            /**
             * @description Shown only in this answer; null where the sender is the one who gives it, and has not yet.
             * @example 4f7Q2mZb7RtY5wLc8Nf13kQ9vX2mZb7R
             */
            secret: string | null;
        };
        /** @description The token or member that last saved it or took it over. It may do what they may, as long as they may. Null if it is older than this field. */
        HookWithSecretAuthor: {
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
        };
        HttpRequestAction: {
            /** @constant */
            type: "http.request";
            /**
             * @description What expressions of later actions call it, as in `steps.contact.id`. `step1` of the first, `step2` of the second and so on, unless you say otherwise.
             * @example contact
             */
            id?: string;
            /**
             * @description Sent with an `Idempotency-Key` that is the same at each attempt.
             * @example POST
             * @enum {string}
             */
            method: "POST" | "PUT" | "PATCH" | "DELETE";
            /**
             * @description An https address. Values in it are encoded, and none stands before the path. `{{ expression }}` stands for a value, which must be there, or `{{ expression | default: "…" }}`.
             * @example https://crm.example.com/orders/{{ body.id }}
             */
            url: string;
            /**
             * @description Shown to everybody who may read automations: no credentials.
             * @example {
             *       "X-Topic": "orders"
             *     }
             */
            headers?: {
                [key: string]: string;
            };
            /**
             * @description Fields of a JSON body; none is sent without it. At most 60.
             * @example {
             *       "id": "body.id"
             *     }
             */
            mapping?: {
                [key: string]: string;
            };
        };
        IdentifiedCrawlSource: {
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
        };
        IdentifiedFileSource: {
            /** @description Size up to the plan's limit; 50 MiB if the plan sets none. */
            file: unknown;
            /** @example Opening hours */
            name?: string;
            /**
             * @description Encoding that a page or file is read in, whatever it declares; a name of the WHATWG Encoding Standard. It counts when the source is read next.
             * @example shift_jis
             */
            encoding?: string;
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
        IdentifiedSitemapSource: {
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
        };
        IdentifiedSource: components["schemas"]["IdentifiedUrlSource"] | components["schemas"]["IdentifiedTextSource"] | components["schemas"]["IdentifiedSitemapSource"] | components["schemas"]["IdentifiedCrawlSource"];
        IdentifiedTextSource: {
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
        IdentifiedUrlSource: {
            /** @constant */
            type: "url";
            /** @example https://example.com/hours */
            url: string;
            /**
             * @description Encoding that a page or file is read in, whatever it declares; a name of the WHATWG Encoding Standard. It counts when the source is read next.
             * @example shift_jis
             */
            encoding?: string;
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
        };
        ImageBlock: {
            /**
             * @description Identifies the block inside its proposal. If you leave it out, the server makes one.
             * @example intro
             */
            id?: string;
            /** @constant */
            type: "image";
            /**
             * @description Identifier of the stored image.
             * @example img_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            imageId: string;
            /** @description Description of the image for people who cannot see it. */
            alt?: string;
            /** @description Caption below the image. */
            caption?: string;
            /** @description Width in percent of the text width. */
            width?: number;
        };
        InboundAcknowledgement: {
            /**
             * @description The event; of a duplicate the one that came first.
             * @example ine_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @description Whether it came before, and so starts nothing. */
            duplicate: boolean;
        };
        InboundEvent: {
            /**
             * @description Identifier of the inbound event.
             * @example ine_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description The hook that received it.
             * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            hookId: string;
            /**
             * @description `received`: waits to be handled. `processed`: its automations are done. `ignored`: none wanted it. `failed`: mend the cause and replay it. `held`: its hook was paused, or the month of the plan is full; a replay handles it. `duplicate`: it came before.
             * @enum {string}
             */
            status: "received" | "processed" | "ignored" | "failed" | "held" | "duplicate";
            /** @description Whether the sender proved who it is; never true of the preset `none`. */
            verified: boolean;
            /**
             * @description Why it was not verified; null where nothing speaks against it.
             * @enum {string|null}
             */
            reason: "signature_mismatch" | "missing_header" | "missing_signature" | "malformed_header" | "duplicate_header" | "timestamp_too_old" | "timestamp_in_future" | "body_digest_mismatch" | "credential_mismatch" | "empty_body" | "malformed_challenge" | null;
            /**
             * @description What the sender calls it.
             * @example customer.created
             */
            eventType: string | null;
            /**
             * @description Id that the sender gave it; null where it gave none.
             * @example evt_1QabcDEFghiJKLmn
             */
            providerEventId: string | null;
            /**
             * @description Media type of the body.
             * @example application/json
             */
            contentType: string | null;
            /**
             * @description Size of the body.
             * @example 2048
             */
            bodyBytes: number;
            /**
             * @description The event that came first.
             * @example ine_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            duplicateOf: string | null;
            /** @description The runs of automations that handled it. */
            runIds: string[];
            /**
             * @description Why it failed.
             * @example body.email is missing.
             */
            error: string | null;
            /**
             * Format: date-time
             * @description When it came.
             * @example 2026-11-21T09:30:00.000Z
             */
            receivedAt: string;
            /**
             * Format: date-time
             * @description When it was handled last.
             * @example 2026-11-21T09:30:00.000Z
             */
            handledAt: string | null;
        };
        InboundEventList: {
            data: components["schemas"]["InboundEvent"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        InboundEventWithBody: {
            /**
             * @description Identifier of the inbound event.
             * @example ine_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description The hook that received it.
             * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            hookId: string;
            /**
             * @description `received`: waits to be handled. `processed`: its automations are done. `ignored`: none wanted it. `failed`: mend the cause and replay it. `held`: its hook was paused, or the month of the plan is full; a replay handles it. `duplicate`: it came before.
             * @enum {string}
             */
            status: "received" | "processed" | "ignored" | "failed" | "held" | "duplicate";
            /** @description Whether the sender proved who it is; never true of the preset `none`. */
            verified: boolean;
            /**
             * @description Why it was not verified; null where nothing speaks against it.
             * @enum {string|null}
             */
            reason: "signature_mismatch" | "missing_header" | "missing_signature" | "malformed_header" | "duplicate_header" | "timestamp_too_old" | "timestamp_in_future" | "body_digest_mismatch" | "credential_mismatch" | "empty_body" | "malformed_challenge" | null;
            /**
             * @description What the sender calls it.
             * @example customer.created
             */
            eventType: string | null;
            /**
             * @description Id that the sender gave it; null where it gave none.
             * @example evt_1QabcDEFghiJKLmn
             */
            providerEventId: string | null;
            /**
             * @description Media type of the body.
             * @example application/json
             */
            contentType: string | null;
            /**
             * @description Size of the body.
             * @example 2048
             */
            bodyBytes: number;
            /**
             * @description The event that came first.
             * @example ine_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            duplicateOf: string | null;
            /** @description The runs of automations that handled it. */
            runIds: string[];
            /**
             * @description Why it failed.
             * @example body.email is missing.
             */
            error: string | null;
            /**
             * Format: date-time
             * @description When it came.
             * @example 2026-11-21T09:30:00.000Z
             */
            receivedAt: string;
            /**
             * Format: date-time
             * @description When it was handled last.
             * @example 2026-11-21T09:30:00.000Z
             */
            handledAt: string | null;
            /**
             * @description The query of the address, as it came.
             * @example
             */
            query: string;
            /**
             * @description As they came, without credentials; those of one name are joined by a comma.
             * @example {
             *       "content-type": "application/json"
             *     }
             */
            headers: {
                [key: string]: string;
            };
            /**
             * @description The body where it is text of at most 64 KiB; its bytes are at `/body`. Null for a duplicate, and once a contact that it made is erased.
             * @example {"id":"evt_1QabcDEFghiJKLmn"}
             */
            body: string | null;
        };
        InboundRefusal: {
            /**
             * @description Identifier of the refusal.
             * @example inr_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description The hook that refused it.
             * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            hookId: string;
            /**
             * @description What is wrong with the request. Its sender is not told.
             * @enum {string}
             */
            reason: "signature_mismatch" | "missing_header" | "missing_signature" | "malformed_header" | "duplicate_header" | "timestamp_too_old" | "timestamp_in_future" | "body_digest_mismatch" | "credential_mismatch" | "empty_body" | "malformed_challenge";
            /** @example POST */
            method: string;
            /**
             * @description As they came, without credentials; those of one name are joined by a comma.
             * @example {
             *       "content-type": "application/json"
             *     }
             */
            headers: {
                [key: string]: string;
            };
            /** @description Size of the body, which is not kept. */
            bodyBytes: number;
            /**
             * @description Where it came from.
             * @example 192.0.2.7
             */
            address: string;
            /**
             * Format: date-time
             * @description When it was refused.
             * @example 2026-11-21T09:30:00.000Z
             */
            refusedAt: string;
        };
        InboundRefusalList: {
            data: components["schemas"]["InboundRefusal"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        InboundReplay: {
            ids?: string[];
            /**
             * @description Only those of this hook.
             * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            hookId?: string;
            /**
             * @description Only those in this status; without it and without `ids`, failed and held.
             * @enum {string}
             */
            status?: "failed" | "held" | "ignored" | "processed";
            /**
             * Format: date-time
             * @description Only those received at or after this time.
             * @example 2026-11-21T09:30:00Z
             */
            from?: string;
            /**
             * Format: date-time
             * @description Only those received at or before this time.
             * @example 2026-11-21T09:30:00Z
             */
            to?: string;
        };
        InboundReplayed: {
            /** @description How many are handled again, at most 1,000 at once. */
            replayed: number;
            /** @description Whether the same request would replay more. */
            hasMore: boolean;
        };
        IntegrationProvider: {
            /**
             * @description What connections call it.
             * @example x_billing
             */
            key: string;
            /**
             * @description For people.
             * @example Billing service
             */
            name: string;
            /** @description What it connects to, in a sentence. */
            description: string;
            /**
             * @description What it speaks. Mail servers are reached by `host` and `port` of the config.
             * @example http
             * @enum {string}
             */
            protocol: "http" | "smtp";
            /**
             * @description Ends with a slash. `{name}` stands for a setting, as a whole label of the host or a whole segment of the path. Credentials go to its origin alone. Null where each connection says it in `config.baseUrl`.
             * @example https://{account}.billing.example.com/api/
             */
            baseUrl: string | null;
            /** @description What the config of a connection says, beside `baseUrl`. */
            settings: components["schemas"]["ProviderSetting"][];
            /** @description How a connection may prove itself; the first one unless it says otherwise. */
            auth: components["schemas"]["AuthMethod"][];
            /**
             * @description Headers of each request. No credentials.
             * @example {
             *       "Api-Version": "2026-01-01"
             *     }
             */
            headers: {
                [key: string]: string;
            };
            rateLimit: components["schemas"]["ProviderRateLimit"] | null;
            test: components["schemas"]["ProviderTest"] | null;
            models: components["schemas"]["IntegrationProviderModels"];
            /**
             * @description The preset of hooks that verifies what it posts; null where it posts nothing.
             * @example hubspot_v3
             */
            hook: string | null;
            /** @description Whether it comes with the product. */
            builtIn: boolean;
        };
        /** @description An absent field stays. `baseUrl`, `auth` and `settings` stay while connections use the provider, for their credentials were given for these. */
        IntegrationProviderChanges: {
            /**
             * @description For people.
             * @example Billing service
             */
            name?: string;
            /** @description What it connects to, in a sentence. */
            description?: string;
            /**
             * @description Ends with a slash. `{name}` stands for a setting, as a whole label of the host or a whole segment of the path. Credentials go to its origin alone. Null where each connection says it in `config.baseUrl`.
             * @example https://{account}.billing.example.com/api/
             */
            baseUrl?: string;
            /** @description What the config of a connection says, beside `baseUrl`. */
            settings?: components["schemas"]["ProviderSetting"][];
            /** @description How a connection may prove itself; the first one unless it says otherwise. */
            auth?: components["schemas"]["AuthMethod"][];
            /**
             * @description Headers of each request. No credentials.
             * @example {
             *       "Api-Version": "2026-01-01"
             *     }
             */
            headers?: {
                [key: string]: string;
            };
            rateLimit?: components["schemas"]["ProviderRateLimit"] | null;
            test?: components["schemas"]["ProviderTest"] | null;
            /**
             * @description The preset of hooks that verifies what it posts; null where it posts nothing.
             * @example hubspot_v3
             */
            hook?: string | null;
            models?: components["schemas"]["IntegrationProviderChangesModels"];
        };
        /** @description What syncs can read. */
        IntegrationProviderChangesModels: {
            contact?: components["schemas"]["ContactModel"];
            file?: components["schemas"]["FileModel"];
        };
        IntegrationProviderList: {
            data: components["schemas"]["IntegrationProvider"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        /** @description What syncs can read. */
        IntegrationProviderModels: {
            contact?: components["schemas"]["ContactModel"];
            file?: components["schemas"]["FileModel"];
        };
        JsonRpcReply: {
            /** @constant */
            jsonrpc: "2.0";
            /**
             * @description Id of the message that it answers.
             * @example 1
             */
            id: number;
            result: components["schemas"]["JsonRpcReplyResult"];
        };
        /** @description Result as the protocol defines it; absent with `error`. */
        JsonRpcReplyResult: Record<string, never>;
        KnowledgeBlock: {
            /**
             * @description Identifies the block inside its proposal. If you leave it out, the server makes one.
             * @example intro
             */
            id?: string;
            /** @constant */
            type: "knowledge";
            /** @description Identifier of the base to search. */
            baseId: string;
            /** @description Text to search for. */
            query: string;
            /** @description A filter, as in a search. */
            filter?: {
                [key: string]: unknown;
            };
            /** @description The text to print. */
            text?: string | null;
            citations?: components["schemas"]["KnowledgeBlockCitationsItem"][];
            /**
             * @description Result of the block's query, if a template brought the block. The query runs when the draft is made: `waiting` until then; the text is found within moments.
             * @example found
             * @enum {string}
             */
            outcome?: "waiting" | "found" | "nothing_found" | "no_credits" | "no_base" | "not_allowed" | "failed";
            /** @description True if a person has read the text. The proposal cannot be sent before that. */
            confirmed?: boolean;
        };
        KnowledgeBlockCitationsItem: {
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
        };
        LimitUse: {
            /** @description How many there are; of a month or an hour, how many were made. */
            used: number;
            /** @description How many the plan allows; null when it sets no limit. */
            max: number | null;
        };
        /** @description What the organization has of each bounded resource. */
        Limits: {
            mails: components["schemas"]["LimitUse"];
            storedBytes: components["schemas"]["LimitUse"];
            tokens: components["schemas"]["LimitUse"];
            contacts: components["schemas"]["LimitUse"];
            contactFields: components["schemas"]["LimitUse"];
            segments: components["schemas"]["LimitUse"];
            companies: components["schemas"]["LimitUse"];
            contactNotes: components["schemas"]["LimitUse"];
            bases: components["schemas"]["LimitUse"];
            sources: components["schemas"]["LimitUse"];
            chunks: components["schemas"]["LimitUse"];
            proposals: components["schemas"]["LimitUse"];
            templates: components["schemas"]["LimitUse"];
            catalogItems: components["schemas"]["LimitUse"];
            contentBlocks: components["schemas"]["LimitUse"];
            hooks: components["schemas"]["LimitUse"];
            inboundEvents: components["schemas"]["LimitUse"];
            inboundBytes: components["schemas"]["LimitUse"];
            automations: components["schemas"]["LimitUse"];
            runs: components["schemas"]["LimitUse"];
            connections: components["schemas"]["LimitUse"];
            syncs: components["schemas"]["LimitUse"];
            webhooks: components["schemas"]["LimitUse"];
            publishedEvents: components["schemas"]["LimitUse"];
            publishedBytes: components["schemas"]["LimitUse"];
            members: components["schemas"]["LimitUse"];
        };
        /** @description The header `Link` with `rel="next"`. */
        LinkPagination: {
            /** @constant */
            kind: "link";
            size?: components["schemas"]["LinkPaginationSize"];
        };
        /** @description How many records a page has. */
        LinkPaginationSize: {
            /**
             * @description The parameter that says it.
             * @example limit
             */
            parameter: string;
            /** @description How many are asked for. */
            value: number;
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
            sender: components["schemas"]["LoggedRequestSender"];
            token: components["schemas"]["LoggedRequestToken"];
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
            error: components["schemas"]["LoggedRequestError"] | null;
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
        /** @description The error code of a refused request; null otherwise. */
        LoggedRequestError: {
            /** @example validation_error */
            code: string;
            /** @example email must be an e-mail address. */
            message: string;
            /** @example email */
            field: string | null;
        };
        LoggedRequestList: {
            data: components["schemas"]["LoggedRequest"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        /** @description Who sent it. */
        LoggedRequestSender: {
            /**
             * @description `member`: a person at the dashboard.
             * @enum {string}
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
        LoggedRequestToken: {
            /**
             * @description Its id.
             * @example tok_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @example CRM sync */
            name: string;
        };
        MailSendAction: {
            /** @constant */
            type: "mail.send";
            /**
             * @description What expressions of later actions call it, as in `steps.contact.id`. `step1` of the first, `step2` of the second and so on, unless you say otherwise.
             * @example contact
             */
            id?: string;
            /**
             * @description Gives one address.
             * @example event.data.email
             */
            to: string;
            /**
             * @description The subject. `{{ expression }}` stands for a value, which must be there, or `{{ expression | default: "…" }}`.
             * @example Thank you, {{ event.data.name }}
             */
            subject: string;
            /**
             * @description The words, as plain text. `{{ expression }}` stands for a value, which must be there, or `{{ expression | default: "…" }}`.
             * @example We received {{ body.total }}.
             */
            text: string;
            /**
             * @description Gives the contact that it goes to: nothing is sent to one that has opted out of mails. Without it, the contact with that address, if there is one.
             * @example steps.contact.id
             */
            contactId?: string;
        };
        Me: {
            token: components["schemas"]["MeToken"];
            organization: components["schemas"]["MeOrganization"];
            /**
             * @description Key of the plan.
             * @example pro
             */
            plan: string;
            rateLimit: components["schemas"]["RateLimitState"] | null;
            organizationRateLimit: components["schemas"]["RateLimitState"] | null;
            limits: components["schemas"]["Limits"];
            credits: components["schemas"]["MeCredits"];
        };
        MeCredits: {
            /** @description Credits to use; null when unmetered. */
            balance: number | null;
        };
        MeOrganization: {
            /**
             * @description The organization that the token belongs to.
             * @example org_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            name: string;
        };
        MeToken: {
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
        NewAutomation: {
            /**
             * @description What it is called.
             * @example Customers of Stripe
             */
            name: string;
            trigger: components["schemas"]["NewAutomationTrigger"];
            /** @description Done one after the other. Those that stand next to each other and change only what is kept here commit together. */
            actions: components["schemas"]["AutomationAction"][];
            /**
             * @description An expression that must be true, or the run is skipped. It sees what the actions see: `event` of an event, `body`, `text`, `headers` and `query` of a hook.
             * @example body.type == "customer.created"
             */
            condition?: string | null;
            /** @description True unless you say otherwise. */
            enabled?: boolean;
        };
        /** @description With what it is tried: one of an event, an inbound event, and made-up ones. */
        NewAutomationTrial: {
            /**
             * @description An event of the feed to try it with.
             * @example evt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            eventId?: string;
            /**
             * @description An inbound event to try it with.
             * @example ine_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            inboundEventId?: string;
            /**
             * @description A made-up event: what `event` is.
             * @example {
             *       "type": "contact.created",
             *       "data": {
             *         "email": "ada@example.com"
             *       }
             *     }
             */
            event?: {
                [key: string]: unknown;
            };
            /** @description A made-up body: what `body` is. */
            body?: unknown;
            /** @description With it. */
            headers?: {
                [key: string]: string;
            };
            /** @description With it. */
            query?: {
                [key: string]: string;
            };
            changes?: components["schemas"]["NewAutomationTrialChanges"];
        };
        /** @description What is tried in place of what is saved. */
        NewAutomationTrialChanges: {
            /**
             * @description What it is called.
             * @example Customers of Stripe
             */
            name?: string;
            trigger?: components["schemas"]["NewAutomationTrialChangesTrigger"];
            /**
             * @description An expression that must be true, or the run is skipped. It sees what the actions see: `event` of an event, `body`, `text`, `headers` and `query` of a hook.
             * @example body.type == "customer.created"
             */
            condition?: string | null;
            /** @description Done one after the other. Those that stand next to each other and change only what is kept here commit together. */
            actions?: components["schemas"]["AutomationAction"][];
            /** @description Whether it begins runs. */
            enabled?: boolean;
        };
        /**
         * @description What sets it off: one of `event`, `hook` and `schedule`.
         * @example {
         *       "event": "proposal.accepted"
         *     }
         */
        NewAutomationTrialChangesTrigger: {
            /**
             * @description A type of events or a group of them: `contact.created`, `proposal.*`.
             * @example proposal.accepted
             */
            event?: string;
            /**
             * @description With `event`: a condition as webhooks have it, on `id`, `type`, `createdAt`, `organizationId` and `data`. Other events begin no run.
             * @example data.totals.firstTotal > 100000
             */
            filter?: string | null;
            /**
             * @description What this hook receives.
             * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            hook?: string;
            /**
             * @description Every so many minutes (from `5m`), hours or days, as in `15m`, `6h`, `7d`; or a time of each day or of a weekday, in UTC: `09:00`, `mon 09:00`.
             * @example mon 09:00
             */
            schedule?: string;
        };
        /**
         * @description What sets it off: one of `event`, `hook` and `schedule`.
         * @example {
         *       "event": "proposal.accepted"
         *     }
         */
        NewAutomationTrigger: {
            /**
             * @description A type of events or a group of them: `contact.created`, `proposal.*`.
             * @example proposal.accepted
             */
            event?: string;
            /**
             * @description With `event`: a condition as webhooks have it, on `id`, `type`, `createdAt`, `organizationId` and `data`. Other events begin no run.
             * @example data.totals.firstTotal > 100000
             */
            filter?: string | null;
            /**
             * @description What this hook receives.
             * @example hook_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            hook?: string;
            /**
             * @description Every so many minutes (from `5m`), hours or days, as in `15m`, `6h`, `7d`; or a time of each day or of a weekday, in UTC: `09:00`, `mon 09:00`.
             * @example mon 09:00
             */
            schedule?: string;
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
            chunking?: components["schemas"]["NewBaseChunking"];
            search?: components["schemas"]["NewBaseSearch"];
        };
        NewBaseChunking: {
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
        NewBaseSearch: {
            /**
             * @description How a hybrid search joins words and vectors. `keyword_first`: by words; vectors order equal scores and answer when no word is found. `minmax`: by the weighted sum of both scores. `rrf`: by the weighted sum of reciprocal places. `auto`: `keyword_first` with the built-in model, `minmax` with others. A new base has `auto`.
             * @enum {string}
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
        NewCatalogItem: {
            /**
             * @description Name of the item.
             * @example Design of five pages
             */
            name: string;
            /**
             * @description Details in Markdown. A line break in the text is shown as a line break.
             * @example With two rounds of changes.
             */
            description?: string | null;
            /**
             * @description Your own identifier, unique in the organization.
             * @example DSGN-5
             */
            sku?: string | null;
            /**
             * @description Unit that the quantity counts.
             * @example hour
             */
            unit?: string | null;
            /** @description True if the item is left out of lists. Drafts keep what they copied. */
            archived?: boolean;
            /** @description At most one price for each currency and billing, in this order. */
            prices?: components["schemas"]["NewCatalogItemPricesItem"][] | null;
            /** @description Taxes on the price, each with its name and rate. No duplicates. */
            taxes?: components["schemas"]["NewCatalogItemTaxesItem"][] | null;
            /**
             * @description JSON values of your own.
             * @example {
             *       "team": "design"
             *     }
             */
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Exactly one of `unitAmount` and `unitAmountDecimal`. */
        NewCatalogItemPricesItem: {
            /**
             * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
             * @example EUR
             */
            currency: string;
            /**
             * @description How often the price is paid.
             * @default one_time
             * @example month
             * @enum {string}
             */
            billing?: "one_time" | "month" | "quarter" | "year";
            /**
             * @description Price of one unit, in minor units of the currency: 4900 is 49 euros or 4,900 yen.
             * @example 4900
             */
            unitAmount?: number | null;
            /**
             * @description Price of one unit in minor units of the currency, with up to 6 decimals of a minor unit, for prices below a cent. At most 1000000000000.
             * @example 0.35
             */
            unitAmountDecimal?: string | null;
        };
        NewCatalogItemTaxesItem: {
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
            address?: components["schemas"]["NewCompanyAddress"] | null;
            /**
             * @description Member who looks after the company.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            ownerId?: string | null;
            /** @description Labels, in the order that you send. */
            tags?: string[] | null;
            /**
             * @description Your own fields: any JSON values under names of your choice. A later version may take more of them.
             * @example {
             *       "tier": "gold",
             *       "seats": 12
             *     }
             */
            custom?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Postal address; replaced as a whole. */
        NewCompanyAddress: {
            /**
             * @description Street and number; further lines after line breaks.
             * @example 12 St James’s Square
             */
            street?: string | null;
            /**
             * @description City or town.
             * @example London
             */
            city?: string | null;
            /**
             * @description State, province or county.
             * @example Greater London
             */
            region?: string | null;
            /**
             * @description ZIP or postal code.
             * @example SW1Y 4JH
             */
            postalCode?: string | null;
            /**
             * @description Country, as two letters of ISO 3166.
             * @example GB
             */
            country?: string | null;
        };
        NewConnection: {
            /**
             * @description The key of its provider.
             * @example hubspot
             */
            provider: string;
            /**
             * @description For people.
             * @example HubSpot, Europe
             */
            name: string;
            /**
             * @description How it proves itself: one of those of its provider, the first one without it.
             * @example api_key
             * @enum {string}
             */
            authType?: "none" | "api_key" | "basic" | "oauth2_code" | "oauth2_client";
            /**
             * @description What the settings of the provider ask for, and `baseUrl` where the provider has none. Shown to everybody who may read connections: no credentials.
             * @example {
             *       "baseUrl": "https://cloud.example.com/remote.php/dav/"
             *     }
             */
            config?: {
                [key: string]: string | number | boolean;
            };
            /**
             * @description What is asked for in place of the scopes of the provider. OAuth only.
             * @example [
             *       "contacts.read"
             *     ]
             */
            scopes?: string[];
            credentials?: components["schemas"]["ConnectionCredentials"];
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
            tags?: string[] | null;
            /**
             * @description Your own fields: any JSON values under names of your choice. A later version may take more of them.
             * @example {
             *       "tier": "gold",
             *       "seats": 12
             *     }
             */
            custom?: {
                [key: string]: unknown;
            } | null;
            /** @description Other addresses. As unique as `email`; one that repeats it is left out. */
            additionalEmails?: string[] | null;
            /** @description Other numbers. As unique as `phone`; one that repeats it is left out. */
            additionalPhones?: string[] | null;
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
            address?: components["schemas"]["NewContactAddress"] | null;
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
            doNotContact?: boolean | null;
            /**
             * @description Day of birth, from 1800 on; without the year where it is not known, as `--12-10` (RFC 6350, 4.3.1).
             * @example 1815-12-10
             */
            birthday?: string | null;
            /** @description Web addresses. One that repeats another is left out. */
            websites?: components["schemas"]["NewContactWebsitesItem"][] | null;
            /** @description Other postal addresses. One that repeats another of the contact, or has no part, is left out. */
            additionalAddresses?: components["schemas"]["NewContactAdditionalAddressesItem"][] | null;
            /** @description Fax numbers. They identify nobody: contacts may share one, and none is a main phone. One that repeats another is left out. */
            faxNumbers?: string[] | null;
            /**
             * @description Labels of `email` and `additionalEmails`, by value: `work`, `home` or a word of your own. A label goes when its value does.
             * @example {
             *       "ada@example.com": "work"
             *     }
             */
            emailLabels?: {
                [key: string]: string;
            } | null;
            /**
             * @description Labels of `phone`, `additionalPhones` and `faxNumbers`, by value: `work`, `home` or a word of your own. A label goes when its value does.
             * @example {
             *       "+14155550123": "mobile"
             *     }
             */
            phoneLabels?: {
                [key: string]: string;
            } | null;
        };
        NewContactAdditionalAddressesItem: {
            /**
             * @description What it is for: `work`, `home` or a word of your own.
             * @example work
             */
            label?: string | null;
            /**
             * @description Street and number; further lines after line breaks.
             * @example 12 St James’s Square
             */
            street?: string | null;
            /**
             * @description City or town.
             * @example London
             */
            city?: string | null;
            /**
             * @description State, province or county.
             * @example Greater London
             */
            region?: string | null;
            /**
             * @description ZIP or postal code.
             * @example SW1Y 4JH
             */
            postalCode?: string | null;
            /**
             * @description Country, as two letters of ISO 3166.
             * @example GB
             */
            country?: string | null;
        };
        /** @description Postal address; replaced as a whole. */
        NewContactAddress: {
            /**
             * @description Street and number; further lines after line breaks.
             * @example 12 St James’s Square
             */
            street?: string | null;
            /**
             * @description City or town.
             * @example London
             */
            city?: string | null;
            /**
             * @description State, province or county.
             * @example Greater London
             */
            region?: string | null;
            /**
             * @description ZIP or postal code.
             * @example SW1Y 4JH
             */
            postalCode?: string | null;
            /**
             * @description Country, as two letters of ISO 3166.
             * @example GB
             */
            country?: string | null;
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
            proof?: components["schemas"]["NewContactConsentProof"];
            /**
             * Format: date-time
             * @description When it was given or taken back; now, unless you record something earlier.
             * @example 2026-11-21T09:30:00.000Z
             */
            at?: string;
        };
        /** @description What proves it. It is erased with the person. */
        NewContactConsentProof: {
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
        NewContactExport: {
            /**
             * @description CSV in UTF-8 with a byte order mark, one JSON object a line, or vCard 4.0.
             * @example csv
             * @enum {string}
             */
            format: "csv" | "ndjson" | "vcard";
            /** @description What the file has of each contact, in this order. Absent: what an import takes. */
            fields?: ("externalId" | "name" | "firstName" | "lastName" | "email" | "additionalEmails" | "phone" | "additionalPhones" | "company" | "jobTitle" | "tags" | "address" | "locale" | "timezone" | "doNotContact" | "birthday" | "websites" | "additionalAddresses" | "faxNumbers" | "emailLabels" | "phoneLabels" | "custom" | "id" | "ownerId" | "phoneInfo" | "consent" | "source" | "createdAt" | "updatedAt" | "lastActivityAt")[];
            filter?: components["schemas"]["NewContactExportFilter"];
            /**
             * @description The contacts of this segment, instead of those of a filter.
             * @example seg_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            segmentId?: string;
        };
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
        NewContactExportFilter: {
            [key: string]: unknown;
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
        NewContactWebsitesItem: {
            /**
             * @description Begins with `http://` or `https://`.
             * @example https://ada.example.com
             */
            url: string;
            /**
             * @description What it is for: `work`, `home` or a word of your own.
             * @example work
             */
            label?: string | null;
        };
        NewContentBlock: {
            /**
             * @description Name to find the block by. Unique in the organization; case does not matter.
             * @example About us
             */
            name: string;
            block: components["schemas"]["NewProposalBlock"];
            /** @description True if the block is left out of lists. Drafts keep what they copied. */
            archived?: boolean;
            /**
             * @description JSON values of your own.
             * @example {
             *       "team": "design"
             *     }
             */
            metadata?: {
                [key: string]: unknown;
            } | null;
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
             * @description Your own identifier; unique in the base, in Unicode form NFC.
             * @example cms-hours
             */
            externalId?: string | null;
            /**
             * @description What to do when the base has the same address or content already: `refuse` (when absent: 409 that names the source), `allow` a copy, `skip` (answers the source that is there), or `replace` (that one takes the new name, metadata and refresh, and runs again).
             * @enum {string}
             */
            onDuplicate?: "refuse" | "allow" | "skip" | "replace";
        };
        NewDestination: {
            /**
             * @description `slack`, `teams`, `discord`: a message. `email`: a mail or a digest. `s3`: an archive of compressed NDJSON. `nats`: a stream, over WebSocket.
             * @example slack
             * @enum {string}
             */
            type: "slack" | "teams" | "discord" | "email" | "s3" | "nats";
            /**
             * @description For people; the type without it.
             * @example Sales channel
             */
            name?: string;
            /**
             * @description What is delivered, as webhooks name it: types, `proposal.*`, `custom.*` or `*`.
             * @example [
             *       "proposal.accepted",
             *       "proposal.declined"
             *     ]
             */
            events: string[];
            /**
             * @description A condition in CEL, as webhooks have it; events for which it is not true are left out.
             * @example data.total > 100000
             */
            filter?: string | null;
            /** @description False holds what is pending; true does not release it, a replay does. */
            enabled?: boolean;
            /**
             * @description slack, email, s3: the connection to Slack, SMTP or S3 that is used, in place of what `config` would say of the server.
             * @example conn_01jbtt0z0yf8t9tpsz5gn2mz4g
             */
            connectionId?: string | null;
            config?: components["schemas"]["DestinationSettings"];
            /**
             * @description slack, teams, discord, email: the words. `{{ expression }}` stands for a value of the event, which must be there, or `{{ expression | default: "…" }}`; it is written so that it stays text. Null: what Capstan says of the event.
             * @example {{ event.data.title }} was accepted.
             */
            template?: string | null;
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
        NewExpressionCheck: {
            /**
             * @description The expressions, each under a name. At most 60.
             * @example {
             *       "email": "lower(body.email)",
             *       "phone": "e164(body.phone, \"DE\")"
             *     }
             */
            mapping: {
                [key: string]: string;
            };
            sample?: components["schemas"]["NewExpressionCheckSample"];
        };
        /** @description What the expressions see; the rest is null. */
        NewExpressionCheckSample: {
            /** @description What a hook received. */
            body?: unknown;
            /** @description The same as it came. */
            text?: string;
            /** @description Its headers, by name in lower case. */
            headers?: unknown;
            /** @description Of its address. */
            query?: unknown;
            /** @description What a connection read. */
            record?: unknown;
            /** @description An event of the feed. */
            event?: unknown;
            /** @description What earlier actions gave. */
            steps?: unknown;
        };
        NewFileSource: {
            /** @description Size up to the plan's limit; 50 MiB if the plan sets none. */
            file: unknown;
            /** @example Opening hours */
            name?: string;
            /**
             * @description Encoding that a page or file is read in, whatever it declares; a name of the WHATWG Encoding Standard. It counts when the source is read next.
             * @example shift_jis
             */
            encoding?: string;
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
             * @description Your own identifier; unique in the base, in Unicode form NFC.
             * @example cms-hours
             */
            externalId?: string;
            /**
             * @description What to do when the base has the same address or content already: `refuse` (when absent: 409 that names the source), `allow` a copy, `skip` (answers the source that is there), or `replace` (that one takes the new name, metadata and refresh, and runs again).
             * @enum {string}
             */
            onDuplicate?: "refuse" | "allow" | "skip" | "replace";
        };
        NewHook: {
            /**
             * @description For people; the preset without it.
             * @example Stripe, live
             */
            name?: string;
            /**
             * @description Who sends, and so how a request proves that it is theirs. `hmac` signs as its settings say; `basic` and `bearer` carry a password; `none` proves nothing.
             * @example stripe
             * @enum {string}
             */
            preset: "stripe" | "github" | "shopify" | "slack" | "standard_webhooks" | "twilio" | "typeform" | "meta" | "hubspot_v3" | "hmac" | "basic" | "bearer" | "none";
            config?: components["schemas"]["HookSettings"];
            /**
             * @description What the sender signs with, as it shows it; of `basic` and `bearer` the password.
             * @example whsec_5f0c8b1e9a7d4c3e2b6f1a0d9c8e7b6a
             */
            secret?: string;
            /** @description False: requests are answered as ever, and their events are held. */
            enabled?: boolean;
        };
        NewIntegrationProvider: {
            /**
             * @description What connections call it. It begins with `x_`.
             * @example x_billing
             */
            key: string;
            /**
             * @description For people.
             * @example Billing service
             */
            name: string;
            /** @description What it connects to, in a sentence. */
            description?: string;
            /**
             * @description Ends with a slash. `{name}` stands for a setting, as a whole label of the host or a whole segment of the path. Credentials go to its origin alone. Null where each connection says it in `config.baseUrl`.
             * @example https://{account}.billing.example.com/api/
             */
            baseUrl: string;
            /** @description What the config of a connection says, beside `baseUrl`. */
            settings?: components["schemas"]["ProviderSetting"][];
            /** @description How a connection may prove itself; the first one unless it says otherwise. */
            auth: components["schemas"]["AuthMethod"][];
            /**
             * @description Headers of each request. No credentials.
             * @example {
             *       "Api-Version": "2026-01-01"
             *     }
             */
            headers?: {
                [key: string]: string;
            };
            rateLimit?: components["schemas"]["ProviderRateLimit"] | null;
            test?: components["schemas"]["ProviderTest"] | null;
            /**
             * @description The preset of hooks that verifies what it posts; null where it posts nothing.
             * @example hubspot_v3
             */
            hook?: string | null;
            models?: components["schemas"]["NewIntegrationProviderModels"];
        };
        /** @description What syncs can read. */
        NewIntegrationProviderModels: {
            contact?: components["schemas"]["ContactModel"];
            file?: components["schemas"]["FileModel"];
        };
        /** @description All fields are optional. Missing ones come from the template or the settings. Without `recipients`, the contact is the signer. */
        NewProposal: {
            /**
             * @description Template to start from. The fields that you send override it.
             * @example tpl_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            templateId?: string | null;
            /**
             * @description Title, used as the heading of the page, the PDF and the mails.
             * @example Website relaunch
             */
            title?: string;
            /**
             * @description Contact that the proposal is for.
             * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            contactId?: string | null;
            /**
             * @description Owner: the member who gets its mails.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            ownerId?: string | null;
            /**
             * @description Language of the document (BCP 47). It decides numbers, dates and fixed texts.
             * @example en-GB
             */
            language?: string;
            /** @description Content in reading order. */
            blocks?: components["schemas"]["NewProposalBlock"][];
            /**
             * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
             * @example EUR
             */
            currency?: string;
            /**
             * @description `exclusive` adds tax to the prices; `inclusive` prices contain it.
             * @example exclusive
             * @enum {string}
             */
            taxBehavior?: "exclusive" | "inclusive";
            /** @description Lines in the order in which they are shown. */
            items?: components["schemas"]["NewProposalItem"][];
            /** @description Groups of lines to choose from. */
            groups?: components["schemas"]["NewProposalGroupsItem"][];
            discount?: components["schemas"]["NewProposalDiscount"] | null;
            /**
             * @description Months that recurring prices run. It must be a multiple of each of their periods.
             * @example 12
             */
            termMonths?: number | null;
            withholding?: components["schemas"]["NewProposalWithholding"] | null;
            /**
             * @description Rounds the amount due to a multiple of this many minor units, half away from zero: 5 for 0.05 CHF, 100 for 1.00 SEK.
             * @example 5
             */
            roundingStep?: number | null;
            /** @description Percentages that add up to 100; or amounts and percentages with exactly one rest. Empty: everything in one payment. */
            instalments?: components["schemas"]["NewProposalInstalmentsItem"][];
            /**
             * @description Values for `{{variables.NAME}}` in texts.
             * @example {
             *       "startDate": "2027-01-11"
             *     }
             */
            variables?: {
                [key: string]: string | number | boolean | null;
            };
            /** @description People who read and sign it. Replaced as a whole; send an `id` to keep a recipient's identity. */
            recipients?: components["schemas"]["NewProposalRecipient"][];
            signing?: components["schemas"]["NewProposalSigning"];
            /**
             * @description `email_code`: the page also asks for a code that it mails to the recipient.
             * @example link
             * @enum {string}
             */
            access?: "link" | "email_code";
            /**
             * Format: date-time
             * @description Instant from which it can no longer be accepted.
             * @example 2026-11-21T09:30:00.000Z
             */
            expiresAt?: string | null;
            reminders?: components["schemas"]["NewProposalReminders"] | null;
            knowledge?: components["schemas"]["NewProposalKnowledge"] | null;
            /**
             * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
             * @example {
             *       "dealId": "D-1042"
             *     }
             */
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description A part of a proposal. Its `type` decides its fields. */
        NewProposalBlock: components["schemas"]["TextBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["KnowledgeBlock"] | components["schemas"]["PricesBlock"] | components["schemas"]["SignatureBlock"] | components["schemas"]["PageBreakBlock"];
        /** @description A comment on a block, on a line, or on the whole proposal. */
        NewProposalComment: {
            /**
             * @description Plain text. Line breaks are kept.
             * @example Does this include hosting?
             */
            text: string;
            /**
             * @description Block that the comment is about.
             * @example intro
             */
            blockId?: string | null;
            /** @description Line that the comment is about. */
            itemId?: string | null;
            /**
             * @description Comment that this one replies to.
             * @example cmt_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            replyTo?: string | null;
        };
        /** @description Discount on the sum, spread over the lines. */
        NewProposalDiscount: {
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
        };
        /** @description Lines that the client chooses from. */
        NewProposalGroupsItem: {
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
        };
        /** @description Sent in place of an uploaded file. */
        NewProposalImage: {
            /**
             * @description Address that the image is fetched from once; https only.
             * @example https://example.com/logo.png
             */
            url: string;
        };
        /** @description A part of the one-time payment. A deposit is the first one. */
        NewProposalInstalmentsItem: {
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
        };
        /** @description Send exactly one of `unitAmount` and `unitAmountDecimal`. Defaults: quantity 1, no taxes, paid once, not optional. */
        NewProposalItem: {
            /**
             * @description Identifier of a line that the draft already has. Send it to keep the line's identity. A new line gets an identifier.
             * @example itm_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id?: string;
            /**
             * @description `charge` adds the price, `credit` takes it off. A credit line has a positive price, which is subtracted with its tax. It cannot have a discount, and a discount of the proposal does not lower it.
             * @example charge
             * @enum {string}
             */
            kind?: "charge" | "credit";
            /**
             * @description Catalog item that the line was copied from.
             * @example cat_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            catalogItemId?: string | null;
            /**
             * @description Name of the line.
             * @example Design of five pages
             */
            name?: string | null;
            /**
             * @description Details in Markdown. A line break in the text is shown as a line break.
             * @example With two rounds of changes.
             */
            description?: string | null;
            /**
             * @description Unit that the quantity counts.
             * @example hour
             */
            unit?: string | null;
            /**
             * @description Number of units. A decimal string above 0, up to 1000000000, with up to 6 decimals.
             * @example 2.5
             */
            quantity?: string;
            quantityRange?: components["schemas"]["NewProposalItemQuantityRange"] | null;
            /**
             * @description Price of one unit, in minor units of the currency: 4900 is 49 euros or 4,900 yen.
             * @example 4900
             */
            unitAmount?: number | null;
            /**
             * @description Price of one unit in minor units of the currency, with up to 6 decimals of a minor unit, for prices below a cent. At most 1000000000000.
             * @example 0.35
             */
            unitAmountDecimal?: string | null;
            discount?: components["schemas"]["NewProposalItemDiscount"] | null;
            /** @description Taxes on the price, each with its name and rate. No duplicates. */
            taxes?: components["schemas"]["NewProposalItemTaxesItem"][];
            /** @description True if the client may leave the line out. */
            optional?: boolean;
            /** @description For an optional line or a line of a group: true if it currently counts. */
            selected?: boolean;
            /**
             * @description Key of the group whose choices include the line.
             * @example plan
             */
            group?: string | null;
            /**
             * @description How often the price is paid.
             * @example month
             * @enum {string}
             */
            billing?: "one_time" | "month" | "quarter" | "year";
        };
        /** @description Discount on the line, before taxes. */
        NewProposalItemDiscount: {
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
        };
        /** @description Lets the client choose the quantity. `quantity` is the initial value. */
        NewProposalItemQuantityRange: {
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
        };
        NewProposalItemTaxesItem: {
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
        };
        NewProposalKnowledge: {
            /**
             * @description Base that gets the sealed document when the proposal is completed.
             * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            baseId: string;
        };
        /** @description Name and address come from the contact or member if you leave them out. Default role: `signer`. Default order: 1. */
        NewProposalRecipient: {
            /**
             * @description Identifier of a recipient that the draft already has. Send it to keep the recipient's identity.
             * @example rcp_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id?: string;
            /**
             * @description Name that the page and the mails use.
             * @example Ada Lovelace
             */
            name?: string;
            /**
             * Format: email
             * @description Address that the link is sent to. Unique among the signers and viewers of a proposal.
             * @example ada@example.com
             */
            email?: string;
            /**
             * @description A signer accepts or declines; a viewer only reads; a countersigner is a member who signs last, for your organization.
             * @example signer
             * @enum {string}
             */
            role?: "signer" | "viewer" | "countersigner";
            /** @description Order of signers who sign one after the other: the lowest number first. Equal numbers sign at the same time. */
            order?: number;
            /**
             * @description Contact that the recipient is.
             * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            contactId?: string | null;
            /**
             * @description Member who countersigns.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            memberId?: string | null;
        };
        /** @description Reminders to recipients who have not answered. */
        NewProposalReminders: {
            /** @description Days until the first. */
            afterDays: number;
            /** @description Days between reminders. */
            everyDays: number;
            /** @description Largest number of reminders. */
            max: number;
        };
        /** @description Rules for signing. A field that you leave out is kept. */
        NewProposalSigning: {
            /**
             * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
             * @example parallel
             * @enum {string}
             */
            order?: "parallel" | "sequential";
            /** @description True if a member signs after the last signer. It needs a countersigner. */
            countersign?: boolean;
        };
        NewProposalTemplate: {
            /**
             * @description Name of the template. Unique in the organization; case does not matter.
             * @example Website
             */
            name: string;
            /** @description Purpose of the template. */
            description?: string | null;
            draft?: components["schemas"]["ProposalTemplateDraft"];
            /** @description Names in `variables` that must have a value before a proposal can be sent. */
            requiredVariables?: string[] | null;
            /** @description True if the template is left out of lists and cannot start a proposal. */
            archived?: boolean;
            /**
             * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
             * @example {
             *       "dealId": "D-1042"
             *     }
             */
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A tax that the client withholds and pays on your behalf, such as the Italian ritenuta or the Spanish IRPF. It does not change the totals, only the amount due. */
        NewProposalWithholding: {
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
        };
        NewSegment: {
            /**
             * @description Unique in the organization.
             * @example Customers of this year
             */
            name: string;
            filter: components["schemas"]["NewSegmentFilter"];
        };
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
        NewSegmentFilter: {
            [key: string]: unknown;
        };
        NewSigningCertificate: {
            /** @description A PKCS #12 file (.p12, .pfx) in base64, at most 64 KiB: the key (RSA from 2,048 bits, or ECDSA), its certificate and the certificate chain. */
            p12: string;
            /** @description Password that the file was exported with. It is not stored. */
            password: string;
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
             * @description Your own identifier; unique in the base, in Unicode form NFC.
             * @example cms-hours
             */
            externalId?: string | null;
            /**
             * @description What to do when the base has the same address or content already: `refuse` (when absent: 409 that names the source), `allow` a copy, `skip` (answers the source that is there), or `replace` (that one takes the new name, metadata and refresh, and runs again).
             * @enum {string}
             */
            onDuplicate?: "refuse" | "allow" | "skip" | "replace";
        };
        NewSource: components["schemas"]["NewUrlSource"] | components["schemas"]["NewTextSource"] | components["schemas"]["NewSitemapSource"] | components["schemas"]["NewCrawlSource"];
        /** @description Without `mapping` it begins with that of the provider. Without the others: `contacts`, `incremental`, no schedule, `email`, `source`, `ignore`. */
        NewSync: {
            /**
             * @description The connection that is read.
             * @example conn_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            connectionId: string;
            /**
             * @description `contacts`: records become contacts. `knowledge`: files and texts become sources of the base that `config.knowledgeBaseId` names.
             * @enum {string}
             */
            target?: "contacts" | "knowledge";
            /**
             * @description For people; null without one.
             * @example Customers of the shop
             */
            name?: string | null;
            /**
             * @description `incremental`: asks for what changed since the last run, where the source can say that. `full`: lists all each time, which is how many sources tell what is gone.
             * @enum {string}
             */
            mode?: "incremental" | "full";
            /**
             * @description How often it runs: `5m` to `7d`; null: only when it is told to.
             * @example 15m
             */
            schedule?: string | null;
            /**
             * @description Of the source: `list` and `changes` of a REST service, a path, a prefix. Each source has its own. No credentials.
             * @example {
             *       "path": "team/handbook"
             *     }
             */
            config?: {
                [key: string]: unknown;
            };
            /**
             * @description Expressions on `record` that give the fields: those of a contact, `address.city`, `custom.tier`; of a source `name`, `text` and `metadata.team`. Fields that are not named stay as they are. At most 60.
             * @example {
             *       "email": "lower(record.email)",
             *       "name": "record.name",
             *       "custom.tier": "record.plan"
             *     }
             */
            mapping?: {
                [key: string]: string;
            };
            /**
             * @description By what a record finds its contact the first time: `email`, `phone`, `externalId` or a unique field such as `custom.number`. Later it is known by its own id. Null of knowledge.
             * @example email
             */
            matchBy?: string | null;
            conflict?: components["schemas"]["ConflictPolicy"];
            /**
             * @description What becomes of a contact or source whose record is gone: nothing, the tag `gone at source`, or it is deleted, too. Decided only by a full listing that ended well, or where the source says so; a loss of more than a fifth, of fewer than 50 records of more than ten, waits for confirmation.
             * @enum {string}
             */
            deletions?: "ignore" | "tag" | "delete";
        };
        NewSyncPreview: {
            /** @description How many records are read at most; 100 without it. */
            limit?: number;
        };
        NewSyncRun: {
            /**
             * @description In place of that of the sync. `full` also reads again what failed before.
             * @enum {string}
             */
            mode?: "incremental" | "full";
        };
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
             * @description Your own identifier; unique in the base, in Unicode form NFC.
             * @example cms-hours
             */
            externalId?: string | null;
            /**
             * @description What to do when the base has the same address or content already: `refuse` (when absent: 409 that names the source), `allow` a copy, `skip` (answers the source that is there), or `replace` (that one takes the new name, metadata and refresh, and runs again).
             * @enum {string}
             */
            onDuplicate?: "refuse" | "allow" | "skip" | "replace";
        };
        NewUrlSource: {
            /** @constant */
            type: "url";
            /** @example https://example.com/hours */
            url: string;
            /**
             * @description Encoding that a page or file is read in, whatever it declares; a name of the WHATWG Encoding Standard. It counts when the source is read next.
             * @example shift_jis
             */
            encoding?: string;
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
             * @description Your own identifier; unique in the base, in Unicode form NFC.
             * @example cms-hours
             */
            externalId?: string | null;
            /**
             * @description What to do when the base has the same address or content already: `refuse` (when absent: 409 that names the source), `allow` a copy, `skip` (answers the source that is there), or `replace` (that one takes the new name, metadata and refresh, and runs again).
             * @enum {string}
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
        NextUrlPagination: {
            /** @constant */
            kind: "next_url";
            /**
             * @description Where the address of the next page is; absent, null or empty at the end. A JSON Pointer (RFC 6901), where `-1` is the last of a list; empty for the whole.
             * @example /next
             */
            next: string;
            size?: components["schemas"]["NextUrlPaginationSize"];
        };
        /** @description How many records a page has. */
        NextUrlPaginationSize: {
            /**
             * @description The parameter that says it.
             * @example limit
             */
            parameter: string;
            /** @description How many are asked for. */
            value: number;
        };
        NoAuth: {
            /** @constant */
            type: "none";
        };
        NoPagination: {
            /** @constant */
            kind: "none";
        };
        OAuthClientAuth: {
            /** @constant */
            type: "oauth2_client";
            /**
             * @description The token endpoint.
             * @example https://auth.example.com/oauth/token
             */
            tokenUrl: string;
            /**
             * @description What is asked for, unless a connection names its own.
             * @example [
             *       "contacts.read"
             *     ]
             */
            scopes: string[];
            /**
             * @description How the client proves itself at the token endpoint: HTTP Basic, in the form, or not at all (a public client).
             * @example basic
             * @enum {string}
             */
            clientAuthentication: "basic" | "post" | "none";
        };
        OAuthClientMetadata: {
            /**
             * @description HTTPS, loopback, or a scheme of the application.
             * @example [
             *       "http://127.0.0.1:33418/callback"
             *     ]
             */
            redirect_uris: string[];
            /**
             * @description What people are shown.
             * @example Cursor
             */
            client_name?: string;
        };
        OAuthCodeAuth: {
            /** @constant */
            type: "oauth2_code";
            /**
             * @description The authorization endpoint.
             * @example https://auth.example.com/oauth/authorize
             */
            authorizationUrl: string;
            /**
             * @description The token endpoint.
             * @example https://auth.example.com/oauth/token
             */
            tokenUrl: string;
            /**
             * @description What is asked for, unless a connection names its own.
             * @example [
             *       "contacts.read"
             *     ]
             */
            scopes: string[];
            /**
             * @description How the client proves itself at the token endpoint: HTTP Basic, in the form, or not at all (a public client).
             * @example basic
             * @enum {string}
             */
            clientAuthentication: "basic" | "post" | "none";
            /** @description What `iss` must say; null where the server does not name itself. Compared whenever it comes. */
            issuer: string | null;
            /** @description Whether each answer has `iss` (RFC 9207), so that one without it is refused. */
            promisesIssuer: boolean;
            /**
             * @description Further parameters of the authorization request.
             * @example {
             *       "access_type": "offline"
             *     }
             */
            parameters: {
                [key: string]: string;
            };
        };
        /** @description As the RFC defines it. */
        OAuthMetadata: {
            [key: string]: unknown;
        };
        OAuthTokens: {
            access_token: string;
            /** @constant */
            token_type: "Bearer";
            /** @example 3600 */
            expires_in: number;
            refresh_token: string;
            /** @example contacts:read knowledge:read */
            scope: string;
        };
        OffsetPagination: {
            /** @constant */
            kind: "offset";
            /**
             * @description The parameter that takes how many records to skip.
             * @example offset
             */
            parameter: string;
            size?: components["schemas"]["OffsetPaginationSize"];
            /**
             * @description Where the page says whether another follows (true or false). A JSON Pointer (RFC 6901), where `-1` is the last of a list; empty for the whole.
             * @example /has_more
             */
            more?: string;
        };
        /** @description How many records a page has. */
        OffsetPaginationSize: {
            /**
             * @description The parameter that says it.
             * @example limit
             */
            parameter: string;
            /** @description How many are asked for. */
            value: number;
        };
        PageBreakBlock: {
            /**
             * @description Identifies the block inside its proposal. If you leave it out, the server makes one.
             * @example intro
             */
            id?: string;
            /** @constant */
            type: "page_break";
        };
        PageNumberPagination: {
            /** @constant */
            kind: "page";
            /**
             * @description The parameter that takes the number of the page.
             * @example page
             */
            parameter: string;
            /** @description The number of the first page. */
            first: number;
            size?: components["schemas"]["PageNumberPaginationSize"];
            /**
             * @description Where the page says whether another follows (true or false). A JSON Pointer (RFC 6901), where `-1` is the last of a list; empty for the whole.
             * @example /has_more
             */
            more?: string;
        };
        /** @description How many records a page has. */
        PageNumberPaginationSize: {
            /**
             * @description The parameter that says it.
             * @example limit
             */
            parameter: string;
            /** @description How many are asked for. */
            value: number;
        };
        /** @description How the next page is asked for. An address of another origin is refused. */
        Pagination: components["schemas"]["NoPagination"] | components["schemas"]["CursorPagination"] | components["schemas"]["PageNumberPagination"] | components["schemas"]["OffsetPagination"] | components["schemas"]["LinkPagination"] | components["schemas"]["NextUrlPagination"];
        /** @description Everything that is kept of a contact, newest first. */
        PersonalData: {
            contact: components["schemas"]["Contact"];
            company: components["schemas"]["Company"] | null;
            notes: components["schemas"]["ContactNote"][];
            timeline: components["schemas"]["TimelineEntry"][];
            consents: components["schemas"]["ContactConsent"][];
            consentRequests: components["schemas"]["PersonalDataConsentRequestsItem"][];
            /** @description What the contact, and those merged into it, were before; for 30 days. */
            merges: components["schemas"]["PersonalDataMergesItem"][];
            /** @description What imports wrote, for 30 days. Null: the import made the contact. */
            imports: components["schemas"]["PersonalDataImportsItem"][];
            /** @description Rows of imports that name the contact and were not imported; for 30 days. */
            failedRows: components["schemas"]["PersonalDataFailedRowsItem"][];
            /**
             * @description What the other products keep, by what it is: `events` with their payloads, `changes` of the audit log, `inboundEvents` and `publishedEvents` that set off what automations did with the contact, and `waitingMails` of these automations that are not sent yet.
             * @example {
             *       "events": [],
             *       "changes": []
             *     }
             */
            records: {
                [key: string]: unknown[];
            };
            /** @description False where a list has more than 10,000 items: it shows the newest. And where bodies of inbound events are not shown, being no text of at most 64 KiB or more than 16 MiB together, or automations did more than 200,000 things, of which the newest are looked at. */
            isComplete: boolean;
        };
        /** @description A mail that asked for consent. */
        PersonalDataConsentRequestsItem: {
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
        };
        PersonalDataFailedRowsItem: {
            /**
             * @description The import.
             * @example imp_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            importId: string;
            line: number;
            cells: string[];
        };
        PersonalDataImportsItem: {
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
        };
        PersonalDataMergesItem: {
            /**
             * Format: date-time
             * @description When they were merged.
             * @example 2026-11-21T09:30:00.000Z
             */
            at: string;
            contacts: components["schemas"]["Contact"][];
        };
        /** @description What the number tells about itself, shortly after it was set. It moves no `updatedAt` and sends no event. */
        PhoneInfo: {
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
        /** @description Postal address. */
        PostalAddress: {
            /**
             * @description Street and number; further lines after line breaks.
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
             * @description Country, as two letters of ISO 3166.
             * @example GB
             */
            country: string | null;
        };
        PricesBlock: {
            /**
             * @description Identifies the block inside its proposal. If you leave it out, the server makes one.
             * @example intro
             */
            id?: string;
            /** @constant */
            type: "prices";
            /** @description Heading above the tables. */
            title?: string;
        };
        /** @description One revision of a proposal. */
        Proposal: {
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
            items: components["schemas"]["ProposalItem"][];
            /** @description Groups of lines to choose from. */
            groups: components["schemas"]["ProposalGroupsItem"][];
            discount: components["schemas"]["ProposalDiscount"] | null;
            /** @description Months that recurring prices run. */
            termMonths: number | null;
            withholding: components["schemas"]["ProposalWithholding"] | null;
            /**
             * @description Rounds the amount due to a multiple of this many minor units, half away from zero: 5 for 0.05 CHF, 100 for 1.00 SEK.
             * @example 5
             */
            roundingStep: number | null;
            /** @description Parts of the one-time payment. */
            instalments: components["schemas"]["ProposalInstalmentsItem"][];
            totals: components["schemas"]["ProposalTotals"];
            /** @description Amount to pay of each total after withholding and cash rounding, in minor units and in the order of `totals.buckets`. */
            amountsDue: components["schemas"]["ProposalAmountDue"][];
            choice: components["schemas"]["ProposalSelection"] | null;
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
            recipients: components["schemas"]["ProposalRecipient"][];
            signing: components["schemas"]["ProposalSigning"];
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
            reminders: components["schemas"]["ProposalReminders"] | null;
            knowledge: components["schemas"]["ProposalKnowledge"] | null;
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
            transitions: components["schemas"]["ProposalTransitions"];
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
            blocks: components["schemas"]["ProposalBlock"][];
        };
        ProposalAcceptance: {
            /**
             * @description Name of the signer.
             * @example Ada Lovelace
             */
            name: string;
            /**
             * @description Agreement to the text above the button.
             * @constant
             */
            consent: true;
            /**
             * @description Hash of the content on the page.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            contentSha256: string;
            selection?: components["schemas"]["ProposalSelection"];
            /**
             * @description The `firstTotal` on the page, in minor units.
             * @example 11900
             */
            expectedTotal: number;
            signature: components["schemas"]["Signature"];
        };
        ProposalAmountDue: {
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
        };
        ProposalAnalytics: {
            /**
             * Format: date-time
             * @description Start of the period, inclusive.
             * @example 2026-11-21T09:30:00.000Z
             */
            from: string;
            /**
             * Format: date-time
             * @description End of the period, exclusive.
             * @example 2026-11-21T09:30:00.000Z
             */
            to: string;
            /**
             * @description Time zone in which months begin, from the proposal settings.
             * @example Europe/London
             */
            timeZone: string;
            /**
             * @description Field that the groups are formed by.
             * @enum {string}
             */
            groupBy: "month" | "status" | "currency" | "owner" | "template";
            total: components["schemas"]["ProposalFigures"];
            /** @description Every month in order. For other fields, the 100 groups with the most proposals, largest first. */
            groups: components["schemas"]["ProposalFiguresOf"][];
            /** @description True if there are more groups than these. */
            hasMore: boolean;
        };
        ProposalBase: {
            /**
             * @description Base that gets the document.
             * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            baseId: string;
        };
        /** @description A part of a proposal. It has the fields of its `type`. */
        ProposalBlock: {
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
            citations?: components["schemas"]["ProposalBlockCitationsItem"][];
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
        };
        ProposalBlockCitationsItem: {
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
        };
        ProposalCancellation: {
            /**
             * @description Reason for the withdrawal. The mail to the recipients includes it.
             * @example Prices changed
             */
            reason: string;
        };
        /** @description An absent field is kept, null clears it; lists and objects are replaced as a whole. After sending, only `expiresAt`, `reminders`, `metadata` and `ownerId` can change. */
        ProposalChanges: {
            /**
             * @description Title, used as the heading of the page, the PDF and the mails.
             * @example Website relaunch
             */
            title?: string;
            /**
             * @description Contact that the proposal is for.
             * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            contactId?: string | null;
            /**
             * @description Owner: the member who gets its mails.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            ownerId?: string | null;
            /**
             * @description Language of the document (BCP 47). It decides numbers, dates and fixed texts.
             * @example en-GB
             */
            language?: string;
            /** @description Content in reading order. */
            blocks?: components["schemas"]["NewProposalBlock"][] | null;
            /**
             * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
             * @example EUR
             */
            currency?: string;
            /**
             * @description `exclusive` adds tax to the prices; `inclusive` prices contain it.
             * @example exclusive
             * @enum {string}
             */
            taxBehavior?: "exclusive" | "inclusive";
            /** @description Lines in the order in which they are shown. */
            items?: components["schemas"]["NewProposalItem"][] | null;
            /** @description Groups of lines to choose from. */
            groups?: components["schemas"]["ProposalChangesGroupsItem"][] | null;
            discount?: components["schemas"]["ProposalChangesDiscount"] | null;
            /**
             * @description Months that recurring prices run. It must be a multiple of each of their periods.
             * @example 12
             */
            termMonths?: number | null;
            withholding?: components["schemas"]["ProposalChangesWithholding"] | null;
            /**
             * @description Rounds the amount due to a multiple of this many minor units, half away from zero: 5 for 0.05 CHF, 100 for 1.00 SEK.
             * @example 5
             */
            roundingStep?: number | null;
            /** @description Percentages that add up to 100; or amounts and percentages with exactly one rest. Empty: everything in one payment. */
            instalments?: components["schemas"]["ProposalChangesInstalmentsItem"][] | null;
            /**
             * @description Values for `{{variables.NAME}}` in texts.
             * @example {
             *       "startDate": "2027-01-11"
             *     }
             */
            variables?: {
                [key: string]: string | number | boolean | null;
            } | null;
            /** @description People who read and sign it. Replaced as a whole; send an `id` to keep a recipient's identity. */
            recipients?: components["schemas"]["NewProposalRecipient"][] | null;
            signing?: components["schemas"]["ProposalChangesSigning"];
            /**
             * @description `email_code`: the page also asks for a code that it mails to the recipient.
             * @example link
             * @enum {string}
             */
            access?: "link" | "email_code";
            /**
             * Format: date-time
             * @description Instant from which it can no longer be accepted.
             * @example 2026-11-21T09:30:00.000Z
             */
            expiresAt?: string | null;
            reminders?: components["schemas"]["ProposalChangesReminders"] | null;
            knowledge?: components["schemas"]["ProposalChangesKnowledge"] | null;
            /**
             * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
             * @example {
             *       "dealId": "D-1042"
             *     }
             */
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Discount on the sum, spread over the lines. */
        ProposalChangesDiscount: {
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
        };
        /** @description Lines that the client chooses from. */
        ProposalChangesGroupsItem: {
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
        };
        /** @description A part of the one-time payment. A deposit is the first one. */
        ProposalChangesInstalmentsItem: {
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
        };
        ProposalChangesKnowledge: {
            /**
             * @description Base that gets the sealed document when the proposal is completed.
             * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            baseId: string;
        };
        /** @description Reminders to recipients who have not answered. */
        ProposalChangesReminders: {
            /** @description Days until the first. */
            afterDays: number;
            /** @description Days between reminders. */
            everyDays: number;
            /** @description Largest number of reminders. */
            max: number;
        };
        /** @description Rules for signing. A field that you leave out is kept. */
        ProposalChangesSigning: {
            /**
             * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
             * @example parallel
             * @enum {string}
             */
            order?: "parallel" | "sequential";
            /** @description True if a member signs after the last signer. It needs a countersigner. */
            countersign?: boolean;
        };
        /** @description A tax that the client withholds and pays on your behalf, such as the Italian ritenuta or the Spanish IRPF. It does not change the totals, only the amount due. */
        ProposalChangesWithholding: {
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
        };
        ProposalCodeEntry: {
            /** @description `true` mails a new code. */
            send?: boolean;
            /**
             * @description Digits of the mailed code.
             * @example 48201735
             */
            code?: string;
        };
        ProposalComment: {
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
            author: components["schemas"]["ProposalCommentAuthor"];
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
        };
        /** @description Author of the comment. */
        ProposalCommentAuthor: {
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
        };
        ProposalCommentList: {
            data: components["schemas"]["ProposalComment"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        ProposalCreateAction: {
            /** @constant */
            type: "proposal.create";
            /**
             * @description What expressions of later actions call it, as in `steps.contact.id`. `step1` of the first, `step2` of the second and so on, unless you say otherwise.
             * @example contact
             */
            id?: string;
            /**
             * @description The template that the draft begins with.
             * @example tpl_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            templateId: string;
            /**
             * @description Fields of the draft over those of the template, such as `contactId`, `title`, `recipients` and `variables.startDate`. One that gives null is left as the template has it. At most 60.
             * @example {
             *       "contactId": "steps.contact.id",
             *       "title": "\"Offer for \" + body.name"
             *     }
             */
            mapping: {
                [key: string]: string;
            };
        };
        /** @description Discount on the sum, spread over the lines. */
        ProposalDiscount: {
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
        };
        /** @description Results of the sent proposals. */
        ProposalFigures: {
            /**
             * @description Proposals sent in this period. A proposal with revisions counts once, as the last revision that was sent.
             * @example 12
             */
            count: number;
            statuses: components["schemas"]["ProposalFiguresStatuses"];
            /**
             * @description Share of the proposals that were viewed; null if there are no proposals.
             * @example 0.4286
             */
            viewRate: number | null;
            /**
             * @description Share of the closed proposals that were accepted and are not void; null if all are open.
             * @example 0.4286
             */
            acceptanceRate: number | null;
            /**
             * @description Median time from sending to the first view; null if no proposal was viewed.
             * @example 86400
             */
            medianSecondsToView: number | null;
            /**
             * @description Median time from sending to the last signature; null if no proposal was accepted.
             * @example 86400
             */
            medianSecondsToAccept: number | null;
            /** @description One entry for each currency, sorted by its code. */
            values: components["schemas"]["ProposalValue"][];
        };
        /** @description The figures of one group. */
        ProposalFiguresOf: {
            /**
             * @description The month such as `2026-11`, the status, the currency, or the id of the owner or template; null for proposals that have no owner or template.
             * @example 2026-11
             */
            key: string | null;
            /**
             * @description Name of the owner or template. Null for other groups, and if the owner or template was deleted.
             * @example Ada Lovelace
             */
            name: string | null;
            /**
             * @description Proposals sent in this period. A proposal with revisions counts once, as the last revision that was sent.
             * @example 12
             */
            count: number;
            statuses: components["schemas"]["ProposalFiguresOfStatuses"];
            /**
             * @description Share of the proposals that were viewed; null if there are no proposals.
             * @example 0.4286
             */
            viewRate: number | null;
            /**
             * @description Share of the closed proposals that were accepted and are not void; null if all are open.
             * @example 0.4286
             */
            acceptanceRate: number | null;
            /**
             * @description Median time from sending to the first view; null if no proposal was viewed.
             * @example 86400
             */
            medianSecondsToView: number | null;
            /**
             * @description Median time from sending to the last signature; null if no proposal was accepted.
             * @example 86400
             */
            medianSecondsToAccept: number | null;
            /** @description One entry for each currency, sorted by its code. */
            values: components["schemas"]["ProposalValue"][];
        };
        /** @description Number of proposals in each current status. */
        ProposalFiguresOfStatuses: {
            /**
             * @description Proposals with this status.
             * @example 12
             */
            sent: number;
            /**
             * @description Proposals with this status.
             * @example 12
             */
            viewed: number;
            /**
             * @description Proposals with this status.
             * @example 12
             */
            signing: number;
            /**
             * @description Proposals with this status.
             * @example 12
             */
            accepted: number;
            /**
             * @description Proposals with this status.
             * @example 12
             */
            countersigned: number;
            /**
             * @description Proposals with this status.
             * @example 12
             */
            declined: number;
            /**
             * @description Proposals with this status.
             * @example 12
             */
            expired: number;
            /**
             * @description Proposals with this status.
             * @example 12
             */
            canceled: number;
            /**
             * @description Proposals with this status.
             * @example 12
             */
            voided: number;
        };
        /** @description Number of proposals in each current status. */
        ProposalFiguresStatuses: {
            /**
             * @description Proposals with this status.
             * @example 12
             */
            sent: number;
            /**
             * @description Proposals with this status.
             * @example 12
             */
            viewed: number;
            /**
             * @description Proposals with this status.
             * @example 12
             */
            signing: number;
            /**
             * @description Proposals with this status.
             * @example 12
             */
            accepted: number;
            /**
             * @description Proposals with this status.
             * @example 12
             */
            countersigned: number;
            /**
             * @description Proposals with this status.
             * @example 12
             */
            declined: number;
            /**
             * @description Proposals with this status.
             * @example 12
             */
            expired: number;
            /**
             * @description Proposals with this status.
             * @example 12
             */
            canceled: number;
            /**
             * @description Proposals with this status.
             * @example 12
             */
            voided: number;
        };
        /** @description Lines that the client chooses from. */
        ProposalGroupsItem: {
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
        };
        ProposalImage: {
            /**
             * @description Identifier of the image. Use it in a block or as the logo.
             * @example img_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description Media type of the image.
             * @example image/png
             * @enum {string}
             */
            mediaType: "image/png" | "image/jpeg" | "image/webp";
            /**
             * @description Width in pixels.
             * @example 1200
             */
            width: number;
            /**
             * @description Height in pixels.
             * @example 800
             */
            height: number;
            /**
             * @description Size of the file in bytes.
             * @example 48213
             */
            bytes: number;
            /** @description SHA-256 of the file, in hexadecimal. */
            sha256: string;
            /**
             * Format: date-time
             * @description When the image was stored.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
        };
        ProposalImageForm: {
            /** @description At most 5 MiB. */
            file: unknown;
        };
        /** @description A proposal without its blocks. */
        ProposalInList: {
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
            items: components["schemas"]["ProposalItem"][];
            /** @description Groups of lines to choose from. */
            groups: components["schemas"]["ProposalInListGroupsItem"][];
            discount: components["schemas"]["ProposalInListDiscount"] | null;
            /** @description Months that recurring prices run. */
            termMonths: number | null;
            withholding: components["schemas"]["ProposalInListWithholding"] | null;
            /**
             * @description Rounds the amount due to a multiple of this many minor units, half away from zero: 5 for 0.05 CHF, 100 for 1.00 SEK.
             * @example 5
             */
            roundingStep: number | null;
            /** @description Parts of the one-time payment. */
            instalments: components["schemas"]["ProposalInListInstalmentsItem"][];
            totals: components["schemas"]["ProposalTotals"];
            /** @description Amount to pay of each total after withholding and cash rounding, in minor units and in the order of `totals.buckets`. */
            amountsDue: components["schemas"]["ProposalAmountDue"][];
            choice: components["schemas"]["ProposalSelection"] | null;
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
            recipients: components["schemas"]["ProposalRecipient"][];
            signing: components["schemas"]["ProposalInListSigning"];
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
            reminders: components["schemas"]["ProposalInListReminders"] | null;
            knowledge: components["schemas"]["ProposalInListKnowledge"] | null;
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
            transitions: components["schemas"]["ProposalInListTransitions"];
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
        };
        /** @description Discount on the sum, spread over the lines. */
        ProposalInListDiscount: {
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
        };
        /** @description Lines that the client chooses from. */
        ProposalInListGroupsItem: {
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
        };
        /** @description A part of the one-time payment. A deposit is the first one. */
        ProposalInListInstalmentsItem: {
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
        };
        /** @description Base for the sealed document, and the result of adding it. */
        ProposalInListKnowledge: {
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
        };
        ProposalInListList: {
            data: components["schemas"]["ProposalInList"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        /** @description Reminders to recipients who have not answered. */
        ProposalInListReminders: {
            /** @description Days until the first. */
            afterDays: number;
            /** @description Days between reminders. */
            everyDays: number;
            /** @description Largest number of reminders. */
            max: number;
        };
        /** @description Rules for signing. */
        ProposalInListSigning: {
            /**
             * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
             * @example parallel
             * @enum {string}
             */
            order: "parallel" | "sequential";
            /** @description True if a member signs after the last signer. It needs a countersigner. */
            countersign: boolean;
        };
        /** @description When each status was reached. */
        ProposalInListTransitions: {
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
        };
        /** @description A tax that the client withholds and pays on your behalf, such as the Italian ritenuta or the Spanish IRPF. It does not change the totals, only the amount due. */
        ProposalInListWithholding: {
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
        };
        /** @description A part of the one-time payment. A deposit is the first one. */
        ProposalInstalmentsItem: {
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
        };
        ProposalItem: {
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
            quantityRange: components["schemas"]["ProposalItemQuantityRange"] | null;
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
            discount: components["schemas"]["ProposalItemDiscount"] | null;
            /** @description Taxes on the price, each with its name and rate. No duplicates. */
            taxes: components["schemas"]["ProposalItemTaxesItem"][];
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
        };
        /** @description Discount on the line, before taxes. */
        ProposalItemDiscount: {
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
        };
        /** @description Lets the client choose the quantity. `quantity` is the initial value. */
        ProposalItemQuantityRange: {
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
        };
        ProposalItemTaxesItem: {
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
        };
        /** @description Base for the sealed document, and the result of adding it. */
        ProposalKnowledge: {
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
        };
        ProposalPdfForm: {
            /** @description At most 26 MiB. */
            file: unknown;
        };
        ProposalPreview: {
            totals: components["schemas"]["ProposalTotals"];
            /** @description Amount to pay of each total after withholding and cash rounding, in minor units and in the order of `totals.buckets`. */
            amountsDue: components["schemas"]["ProposalAmountDue"][];
            /** @description The page as a client would see it, with nothing to click. Null if `html=false`. */
            html: string | null;
            /** @description Errors that prevent sending, and warnings that do not. */
            problems: components["schemas"]["ProposalProblem"][];
            /**
             * @description Hash of the content shown. Pass it to `send`, so that a draft that has changed since is not sent. Null if `html=false`, or if the draft is not stored.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            contentSha256: string | null;
        };
        ProposalProblem: {
            /**
             * @description Stable identifier. Programs can rely on it.
             * @example missing_variable
             * @enum {string}
             */
            code: "missing_variable" | "unknown_variable" | "unfit_variable" | "invalid_text" | "unmet_group" | "no_signer" | "no_countersigner" | "past_expiry" | "missing_image" | "missing_alt" | "missing_glyph" | "invalid_document" | "unanswered_knowledge" | "unconfirmed_knowledge" | "changed_knowledge" | "opted_out";
            /**
             * @description An error prevents sending; a warning does not.
             * @example error
             * @enum {string}
             */
            severity: "error" | "warning";
            /**
             * @description Dotted path of the field to fix.
             * @example blocks.0.text
             */
            path: string;
            /**
             * @description Explanation for people: what is wrong, and what to do.
             * @example {{contact.firstName}} has no value.
             */
            message: string;
            /**
             * @description Path of the variable, if the problem is about one.
             * @example contact.firstName
             */
            variable?: string;
        };
        ProposalProblems: {
            /** @description Problems in the order of their places in the draft. Without errors, the draft can be sent. */
            data: components["schemas"]["ProposalProblem"][];
        };
        ProposalRecipient: {
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
            transitions: components["schemas"]["ProposalRecipientTransitions"];
        };
        /** @description An absent field is kept. */
        ProposalRecipientChanges: {
            /**
             * @description Name that the page and the mails use.
             * @example Ada Lovelace
             */
            name?: string;
            /**
             * Format: email
             * @description Address that the link is sent to. Unique among the signers and viewers of a proposal.
             * @example ada@example.com
             */
            email?: string;
            /**
             * @description Member who countersigns instead. Only for a countersigner, and without other fields: name and address come from the member.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            memberId?: string;
        };
        /** @description When each status was reached. */
        ProposalRecipientTransitions: {
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
        };
        /** @description The recipient, and the new link. */
        ProposalRecipientWithLink: {
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
            transitions: components["schemas"]["ProposalRecipientWithLinkTransitions"];
            /**
             * @description Opens the page for this recipient. Only this response shows it.
             * @example https://proposals.example.com/p/01jbts0z0ye8t9tpsz3gn7nkm8…
             */
            link?: string;
        };
        /** @description When each status was reached. */
        ProposalRecipientWithLinkTransitions: {
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
        };
        ProposalRefusal: {
            /**
             * @description Reason for declining. The owner can read it.
             * @example We have chosen another offer.
             */
            reason?: string;
        };
        /** @description Reminders to recipients who have not answered. */
        ProposalReminders: {
            /** @description Days until the first. */
            afterDays: number;
            /** @description Days between reminders. */
            everyDays: number;
            /** @description Largest number of reminders. */
            max: number;
        };
        ProposalReminding: {
            /**
             * @description Message in the mails, as plain text.
             * @example As we discussed on Monday.
             */
            message?: string;
        };
        ProposalSelection: {
            /** @description The chosen lines; all others are not chosen. Absent: as offered. */
            itemIds?: string[];
            /** @description Quantities by the id of their line, within its `quantityRange`. */
            quantities?: {
                [key: string]: string;
            };
        };
        ProposalSendAction: {
            /** @constant */
            type: "proposal.send";
            /**
             * @description What expressions of later actions call it, as in `steps.contact.id`. `step1` of the first, `step2` of the second and so on, unless you say otherwise.
             * @example contact
             */
            id?: string;
            /**
             * @description Gives the id of the draft.
             * @example steps.proposal.id
             */
            proposalId: string;
            /**
             * @description Stands in the mails. `{{ expression }}` stands for a value, which must be there, or `{{ expression | default: "…" }}`.
             * @example As we discussed.
             */
            message?: string;
            /**
             * @description As when a person sends it; `mail` unless you say otherwise.
             * @example mail
             * @enum {string}
             */
            delivery?: "mail" | "link_only";
        };
        ProposalSending: {
            /**
             * @description Message in the mails, as plain text.
             * @example As we discussed on Monday.
             */
            message?: string;
            /**
             * @description `mail` (default): each recipient gets the link by mail when it is their turn. `link_only`: nothing is mailed, and `links` in the response has the links.
             * @example mail
             * @enum {string}
             */
            delivery?: "mail" | "link_only";
            /**
             * @description Hash from the preview that you saw. If the draft has changed since, it is not sent and the response is 409.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            contentSha256?: string;
        };
        ProposalSettings: {
            /**
             * @description Pattern of numbers: {YYYY}, {YY}, {MM} and one counter with as many digits as it has zeros.
             * @example P-{YYYY}-{0000}
             */
            numberPattern: string;
            /**
             * @description Text that a signer agrees to. Null: the product's text.
             * @example I accept this offer and agree to sign it electronically.
             */
            consentText: string | null;
            brand: components["schemas"]["ProposalSettingsBrand"];
            defaults: components["schemas"]["ProposalSettingsDefaults"];
            retention: components["schemas"]["ProposalSettingsRetention"];
        };
        /** @description Look of documents, and their sender. */
        ProposalSettingsBrand: {
            /**
             * @description Name on the document. Null: the organization's name.
             * @example Analytical Engines
             */
            name: string | null;
            /**
             * @description Colour of headings and buttons. Darkened if it would be unreadable.
             * @example #1d4f49
             */
            accent: string;
            /**
             * @description Picture at the top of the document.
             * @example img_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            logoImageId: string | null;
            /** @description Lines below the name of the organization. */
            lines: string[];
            /**
             * @description One line at the foot of each page.
             * @example Company no. 1042
             */
            footer: string | null;
        };
        /** @description An absent field is kept, also inside `brand`, `defaults` and `retention`. */
        ProposalSettingsChanges: {
            /**
             * @description Pattern of numbers: {YYYY}, {YY}, {MM} and one counter with as many digits as it has zeros.
             * @example P-{YYYY}-{0000}
             */
            numberPattern?: string;
            /**
             * @description Text that a signer agrees to. Null: the product's text.
             * @example I accept this offer and agree to sign it electronically.
             */
            consentText?: string | null;
            brand?: components["schemas"]["ProposalSettingsChangesBrand"];
            defaults?: components["schemas"]["ProposalSettingsChangesDefaults"];
            retention?: components["schemas"]["ProposalSettingsChangesRetention"];
        };
        ProposalSettingsChangesBrand: {
            /**
             * @description Name on the document. Null: the organization's name.
             * @example Analytical Engines
             */
            name?: string | null;
            /**
             * @description Colour of headings and buttons. Darkened if it would be unreadable.
             * @example #1d4f49
             */
            accent?: string;
            /**
             * @description Picture at the top of the document.
             * @example img_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            logoImageId?: string | null;
            /** @description Lines below the name of the organization. */
            lines?: string[];
            /**
             * @description One line at the foot of each page.
             * @example Company no. 1042
             */
            footer?: string | null;
        };
        ProposalSettingsChangesDefaults: {
            /**
             * @description Language of the document (BCP 47). It decides numbers, dates and fixed texts.
             * @example en-GB
             */
            language?: string;
            /**
             * @description IANA time zone of dates in documents, numbers and mails.
             * @example Europe/London
             */
            timeZone?: string;
            /**
             * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
             * @example EUR
             */
            currency?: string;
            /**
             * @description `exclusive` adds tax to the prices; `inclusive` prices contain it.
             * @example exclusive
             * @enum {string}
             */
            taxBehavior?: "exclusive" | "inclusive";
            /**
             * @description `email_code`: the page also asks for a code that it mails to the recipient.
             * @example link
             * @enum {string}
             */
            access?: "link" | "email_code";
            signing?: components["schemas"]["ProposalSettingsChangesDefaultsSigning"];
            reminders?: components["schemas"]["ProposalSettingsChangesDefaultsReminders"] | null;
            /**
             * @description Days after the day of sending during which a proposal without `expiresAt` can be accepted, until the end of the last day in `timeZone`. Null: no end.
             * @example 30
             */
            validDays?: number | null;
        };
        /** @description Reminders to recipients who have not answered. */
        ProposalSettingsChangesDefaultsReminders: {
            /** @description Days until the first. */
            afterDays: number;
            /** @description Days between reminders. */
            everyDays: number;
            /** @description Largest number of reminders. */
            max: number;
        };
        /** @description Rules for signing. */
        ProposalSettingsChangesDefaultsSigning: {
            /**
             * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
             * @example parallel
             * @enum {string}
             */
            order: "parallel" | "sequential";
            /** @description True if a member signs after the last signer. It needs a countersigner. */
            countersign: boolean;
        };
        ProposalSettingsChangesRetention: {
            /**
             * @description Months until a declined, canceled or expired proposal is deleted. Null: never.
             * @example 24
             */
            endedMonths?: number | null;
            /**
             * @description Months until an accepted or voided proposal is deleted. Null: never.
             * @example 120
             */
            acceptedMonths?: number | null;
        };
        /** @description Defaults of a draft. */
        ProposalSettingsDefaults: {
            /**
             * @description Language of the document (BCP 47). It decides numbers, dates and fixed texts.
             * @example en-GB
             */
            language: string;
            /**
             * @description IANA time zone of dates in documents, numbers and mails.
             * @example Europe/London
             */
            timeZone: string;
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
            /**
             * @description `email_code`: the page also asks for a code that it mails to the recipient.
             * @example link
             * @enum {string}
             */
            access: "link" | "email_code";
            signing: components["schemas"]["ProposalSettingsDefaultsSigning"];
            reminders: components["schemas"]["ProposalSettingsDefaultsReminders"] | null;
            /**
             * @description Days after the day of sending during which a proposal without `expiresAt` can be accepted, until the end of the last day in `timeZone`. Null: no end.
             * @example 30
             */
            validDays: number | null;
        };
        /** @description Reminders to recipients who have not answered. */
        ProposalSettingsDefaultsReminders: {
            /** @description Days until the first. */
            afterDays: number;
            /** @description Days between reminders. */
            everyDays: number;
            /** @description Largest number of reminders. */
            max: number;
        };
        /** @description Rules for signing. */
        ProposalSettingsDefaultsSigning: {
            /**
             * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
             * @example parallel
             * @enum {string}
             */
            order: "parallel" | "sequential";
            /** @description True if a member signs after the last signer. It needs a countersigner. */
            countersign: boolean;
        };
        /** @description How long ended proposals are kept before they are deleted. */
        ProposalSettingsRetention: {
            /**
             * @description Months until a declined, canceled or expired proposal is deleted. Null: never.
             * @example 24
             */
            endedMonths: number | null;
            /**
             * @description Months until an accepted or voided proposal is deleted. Null: never.
             * @example 120
             */
            acceptedMonths: number | null;
        };
        /** @description Rules for signing. */
        ProposalSigning: {
            /**
             * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
             * @example parallel
             * @enum {string}
             */
            order: "parallel" | "sequential";
            /** @description True if a member signs after the last signer. It needs a countersigner. */
            countersign: boolean;
        };
        ProposalSums: {
            /** @description One entry for each status and currency that has a proposal. */
            data: components["schemas"]["ProposalSumsDataItem"][];
        };
        ProposalSumsDataItem: {
            /**
             * @description Status of the proposal. docs/proposal-states.md lists the transitions.
             * @example draft
             * @enum {string}
             */
            status: "draft" | "sent" | "viewed" | "signing" | "accepted" | "countersigned" | "declined" | "expired" | "canceled" | "voided";
            /**
             * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
             * @example EUR
             */
            currency: string;
            /**
             * @description Proposals.
             * @example 12
             */
            count: number;
            /**
             * @description Sum of their `totals.firstTotal`, in minor units.
             * @example 4900000
             */
            firstTotal: number;
        };
        ProposalTemplate: {
            /**
             * @description Identifier of the template.
             * @example tpl_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description Name of the template. Unique in the organization; case does not matter.
             * @example Website
             */
            name: string;
            /** @description Purpose of the template. */
            description: string | null;
            draft: components["schemas"]["StoredProposalDraft"];
            /** @description Names in `variables` that must have a value before a proposal can be sent. */
            requiredVariables: string[];
            /** @description True if the template is left out of lists and cannot start a proposal. */
            archived: boolean;
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
             * @description When the template was created.
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
        /** @description An absent field is kept, null clears it; all others are replaced as a whole. */
        ProposalTemplateChanges: {
            /**
             * @description Name of the template. Unique in the organization; case does not matter.
             * @example Website
             */
            name?: string;
            /** @description Purpose of the template. */
            description?: string | null;
            draft?: components["schemas"]["ProposalTemplateDraft"];
            /** @description Names in `variables` that must have a value before a proposal can be sent. */
            requiredVariables?: string[] | null;
            /** @description True if the template is left out of lists and cannot start a proposal. */
            archived?: boolean;
            /**
             * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
             * @example {
             *       "dealId": "D-1042"
             *     }
             */
            metadata?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Initial content of a proposal: the fields of a draft except contact and date. */
        ProposalTemplateDraft: {
            /**
             * @description Title, used as the heading of the page, the PDF and the mails.
             * @example Website relaunch
             */
            title?: string;
            /**
             * @description Owner: the member who gets its mails.
             * @example mem_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            ownerId?: string | null;
            /**
             * @description Language of the document (BCP 47). It decides numbers, dates and fixed texts.
             * @example en-GB
             */
            language?: string;
            /** @description Content in reading order. */
            blocks?: components["schemas"]["NewProposalBlock"][];
            /**
             * @description ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.
             * @example EUR
             */
            currency?: string;
            /**
             * @description `exclusive` adds tax to the prices; `inclusive` prices contain it.
             * @example exclusive
             * @enum {string}
             */
            taxBehavior?: "exclusive" | "inclusive";
            /** @description Lines in the order in which they are shown. */
            items?: components["schemas"]["NewProposalItem"][];
            /** @description Groups of lines to choose from. */
            groups?: components["schemas"]["ProposalTemplateDraftGroupsItem"][];
            discount?: components["schemas"]["ProposalTemplateDraftDiscount"] | null;
            /**
             * @description Months that recurring prices run. It must be a multiple of each of their periods.
             * @example 12
             */
            termMonths?: number | null;
            withholding?: components["schemas"]["ProposalTemplateDraftWithholding"] | null;
            /**
             * @description Rounds the amount due to a multiple of this many minor units, half away from zero: 5 for 0.05 CHF, 100 for 1.00 SEK.
             * @example 5
             */
            roundingStep?: number | null;
            /** @description Percentages that add up to 100; or amounts and percentages with exactly one rest. Empty: everything in one payment. */
            instalments?: components["schemas"]["ProposalTemplateDraftInstalmentsItem"][];
            /**
             * @description Values for `{{variables.NAME}}` in texts.
             * @example {
             *       "startDate": "2027-01-11"
             *     }
             */
            variables?: {
                [key: string]: string | number | boolean | null;
            };
            /** @description People who read and sign it. Replaced as a whole; send an `id` to keep a recipient's identity. */
            recipients?: components["schemas"]["NewProposalRecipient"][];
            signing?: components["schemas"]["ProposalTemplateDraftSigning"];
            /**
             * @description `email_code`: the page also asks for a code that it mails to the recipient.
             * @example link
             * @enum {string}
             */
            access?: "link" | "email_code";
            reminders?: components["schemas"]["ProposalTemplateDraftReminders"] | null;
            knowledge?: components["schemas"]["ProposalTemplateDraftKnowledge"] | null;
            /**
             * @description Your own fields: any JSON values under names that you choose. They are not part of the signed content.
             * @example {
             *       "dealId": "D-1042"
             *     }
             */
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description Discount on the sum, spread over the lines. */
        ProposalTemplateDraftDiscount: {
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
        };
        /** @description Lines that the client chooses from. */
        ProposalTemplateDraftGroupsItem: {
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
        };
        /** @description A part of the one-time payment. A deposit is the first one. */
        ProposalTemplateDraftInstalmentsItem: {
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
        };
        ProposalTemplateDraftKnowledge: {
            /**
             * @description Base that gets the sealed document when the proposal is completed.
             * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            baseId: string;
        };
        /** @description Reminders to recipients who have not answered. */
        ProposalTemplateDraftReminders: {
            /** @description Days until the first. */
            afterDays: number;
            /** @description Days between reminders. */
            everyDays: number;
            /** @description Largest number of reminders. */
            max: number;
        };
        /** @description Rules for signing. A field that you leave out is kept. */
        ProposalTemplateDraftSigning: {
            /**
             * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
             * @example parallel
             * @enum {string}
             */
            order?: "parallel" | "sequential";
            /** @description True if a member signs after the last signer. It needs a countersigner. */
            countersign?: boolean;
        };
        /** @description A tax that the client withholds and pays on your behalf, such as the Italian ritenuta or the Spanish IRPF. It does not change the totals, only the amount due. */
        ProposalTemplateDraftWithholding: {
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
        };
        /** @description A template without its draft. */
        ProposalTemplateInList: {
            /**
             * @description Identifier of the template.
             * @example tpl_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description Name of the template. Unique in the organization; case does not matter.
             * @example Website
             */
            name: string;
            /** @description Purpose of the template. */
            description: string | null;
            /** @description Names in `variables` that must have a value before a proposal can be sent. */
            requiredVariables: string[];
            /** @description True if the template is left out of lists and cannot start a proposal. */
            archived: boolean;
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
             * @description When the template was created.
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
        ProposalTemplateInListList: {
            data: components["schemas"]["ProposalTemplateInList"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        ProposalTemplateVariables: {
            /** @description Variables in the order of the texts, each once. */
            data: components["schemas"]["ProposalTemplateVariablesDataItem"][];
        };
        ProposalTemplateVariablesDataItem: {
            /**
             * @description Path as written between the braces.
             * @example contact.firstName
             */
            path: string;
            /** @description True if a proposal cannot be sent without a value, because a place in the texts has no default. */
            required: boolean;
            /** @description Value in the template; null if it has none. */
            value: string | number | boolean | null;
        };
        /** @description All figures in minor units of the currency, computed exactly. */
        ProposalTotals: {
            /** @description One entry for each item, in the same order. */
            lines: components["schemas"]["ProposalTotalsLinesItem"][];
            /** @description Totals of the one-time payment, then of each month, quarter and year that a counting line is paid in. */
            buckets: components["schemas"]["ProposalTotalsBucketsItem"][];
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
        };
        ProposalTotalsBucketsItem: {
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
            taxes: components["schemas"]["ProposalTotalsBucketsItemTaxesItem"][];
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
        };
        ProposalTotalsBucketsItemTaxesItem: {
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
        };
        ProposalTotalsLinesItem: {
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
        };
        /** @description When each status was reached. */
        ProposalTransitions: {
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
        };
        /** @description Sums of `totals.firstTotal`, in minor units. */
        ProposalValue: {
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * @description Number of proposals in this currency.
             * @example 12
             */
            count: number;
            /**
             * @description Sum of all proposals.
             * @example 4900000
             */
            sent: number;
            /**
             * @description Sum of the proposals that a client can still answer.
             * @example 4900000
             */
            open: number;
            /**
             * @description Sum of the accepted proposals that are not void.
             * @example 4900000
             */
            accepted: number;
            /**
             * @description Sum of the proposals that were declined, expired, canceled or voided.
             * @example 4900000
             */
            lost: number;
        };
        ProposalVerification: {
            /**
             * @description `sealed`: exactly the sealed PDF of one of your proposals. `replaced`: sealed by you and unchanged, but no longer the sealed PDF of a proposal. `changed`: signed, and changed since. `foreign`: signed and unchanged, but not by you. `unsigned`: it has no signature.
             * @example sealed
             * @enum {string}
             */
            verdict: "sealed" | "replaced" | "changed" | "foreign" | "unsigned";
            /**
             * @description The verdict in one sentence, for people.
             * @example This is the sealed PDF of P-2026-0042, unchanged.
             */
            message: string;
            /** @description SHA-256 of the file. If it is sealed, it equals the `sealedSha256` of its proposal. */
            sha256: string;
            /**
             * @description Size of the file.
             * @example 58213
             */
            bytes: number;
            proposal: components["schemas"]["ProposalVerificationProposal"] | null;
            /** @description Signatures in the order in which they were made. */
            signatures: components["schemas"]["ProposalVerificationSignaturesItem"][];
        };
        /** @description Proposal that the PDF belongs to, sealed or as it was sent; null if none is known. */
        ProposalVerificationProposal: {
            /**
             * @description Identifier of the revision.
             * @example prop_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /** @description The printed number. */
            number: string | null;
            /** @description Title of the proposal. */
            title: string;
            /**
             * @description Status of the proposal.
             * @enum {string}
             */
            status: "draft" | "sent" | "viewed" | "signing" | "accepted" | "countersigned" | "declined" | "expired" | "canceled" | "voided";
        };
        ProposalVerificationSignaturesItem: {
            /** @description True if the bytes that it covers have not changed since it was signed. */
            isIntact: boolean;
            /** @description True if nothing was added to the file after it. */
            coversFile: boolean;
            certificate: components["schemas"]["ProposalVerificationSignaturesItemCertificate"] | null;
            /**
             * Format: date-time
             * @description When a time stamp authority confirmed it; null without a time stamp.
             * @example 2026-11-21T09:30:00.000Z
             */
            timestampedAt: string | null;
            /** @description Why the signature is invalid; null if it is valid. */
            fault: string | null;
        };
        ProposalVerificationSignaturesItemCertificate: {
            /**
             * @description Subject of the certificate.
             * @example CN=Capstan, O=Example Ltd
             */
            subject: string;
            /** @description Issuer of the certificate. */
            issuer: string;
            /** @description Serial number, in hexadecimal. */
            serialNumber: string;
            /**
             * Format: date-time
             * @description When it becomes valid.
             * @example 2026-11-21T09:30:00.000Z
             */
            notBefore: string;
            /**
             * Format: date-time
             * @description When it expires.
             * @example 2026-11-21T09:30:00.000Z
             */
            notAfter: string;
            /** @description SHA-256 of the certificate, in hexadecimal. */
            fingerprint: string;
            /** @description True if your organization seals with it, or did before. */
            isOwn: boolean;
        };
        ProposalVoiding: {
            /**
             * @description Reason why the agreement is void.
             * @example Agreed otherwise on 2 December
             */
            reason: string;
        };
        /** @description A tax that the client withholds and pays on your behalf, such as the Italian ritenuta or the Spanish IRPF. It does not change the totals, only the amount due. */
        ProposalWithholding: {
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
        };
        ProviderRateLimit: {
            /**
             * @description In any minute.
             * @example 600
             */
            requestsPerMinute: number;
            /**
             * @description So many of them at once; fewer than in a minute.
             * @example 100
             */
            burst: number;
        };
        ProviderSetting: {
            /**
             * @description Its field in `config`, and its placeholder in `baseUrl`.
             * @example region
             */
            name: string;
            /**
             * @description For people.
             * @example Region
             */
            title: string;
            /**
             * @description What it is.
             * @example text
             * @enum {string}
             */
            type: "text" | "integer" | "boolean";
            /** @description Whether each connection must say it. */
            required: boolean;
            /** @description Of a text: the values that it may have. */
            options?: string[];
        };
        /** @description The request that tells whether a connection works. Null where the protocol has a way of its own (S3, SMTP), or there is nothing to ask: then a connection is active at once. */
        ProviderTest: {
            /**
             * @description Of the request.
             * @example GET
             * @enum {string}
             */
            method: "GET" | "POST" | "HEAD" | "PROPFIND";
            /**
             * @description What is asked for. Relative to `baseUrl`, without a slash before it.
             * @example v1/me
             */
            path: string;
            /**
             * @description Its parameters.
             * @example {
             *       "limit": "1"
             *     }
             */
            query?: {
                [key: string]: string;
            };
            /**
             * @description Its headers. No credentials.
             * @example {
             *       "Depth": "0"
             *     }
             */
            headers?: {
                [key: string]: string;
            };
            /** @description Its body. */
            body?: string;
            /** @description What a good answer has; any 2xx without it. */
            statuses?: number[];
            /**
             * @description An expression on `body` that is true of a good answer.
             * @example body.ok == true
             */
            accept?: string;
            /**
             * @description An expression on `body` that gives the name of the account.
             * @example body.email
             */
            account?: string;
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
        PublicProposal: {
            /**
             * @description Current status, even if no job has recorded it yet.
             * @example sent
             */
            status: string;
            /**
             * Format: date-time
             * @description When signing is no longer possible.
             * @example 2026-11-21T09:30:00.000Z
             */
            expiresAt: string | null;
            /**
             * @description Hash of the content that a signer agrees to. Send it with the signature.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            contentSha256: string;
            content: components["schemas"]["PublicProposalContent"];
            totals: components["schemas"]["ProposalTotals"];
            /** @description Amount to pay of each total after withholding and cash rounding, in minor units and in the order of `totals.buckets`. */
            amountsDue: components["schemas"]["ProposalAmountDue"][];
            choice: components["schemas"]["PublicProposalChoice"] | null;
            /** @description True if it is this recipient’s turn to sign. */
            canSign: boolean;
            /** @description Text that a signer agrees to. */
            consent: string;
            recipient: components["schemas"]["PublicProposalRecipient"];
            signers: components["schemas"]["PublicProposalSignersItem"][];
            /** @description The recipient’s own questions with their replies, and comments from the organization to everyone. */
            comments: components["schemas"]["PublicProposalCommentsItem"][];
        };
        /** @description Choice of the first signer: `itemIds` and `quantities`. */
        PublicProposalChoice: Record<string, never>;
        PublicProposalCommentsItem: Record<string, never>;
        /** @description The proposal as it was sent, with variables filled in. */
        PublicProposalContent: Record<string, never>;
        PublicProposalRecipient: {
            /** @description Name of the recipient that the link is for. */
            name: string;
            /** @description `signer`, `viewer` or `countersigner`. */
            role: string;
            /** @description Status of the recipient. */
            status: string;
        };
        PublicProposalSignersItem: {
            /** @description Name of the signer. */
            name: string;
            /** @description True if it is this recipient. */
            isReader: boolean;
            /** @description True if they have signed. */
            hasSigned: boolean;
        };
        RateLimitState: {
            /** @description Requests a minute. */
            limit: number;
            /** @description Requests that would be admitted at once. */
            remaining: number;
            /** @description Seconds until the full burst is there again. */
            resetSeconds: number;
        };
        RecordListing: {
            /**
             * @description Where the records are listed. Relative to `baseUrl`, without a slash before it.
             * @example crm/v3/objects/contacts
             */
            path: string;
            /**
             * @description Parameters of each request.
             * @example {
             *       "archived": "false"
             *     }
             */
            query?: {
                [key: string]: string;
            };
            /**
             * @description Headers of each request. No credentials.
             * @example {
             *       "Accept": "application/json"
             *     }
             */
            headers?: {
                [key: string]: string;
            };
            /**
             * @description Where the list of records is in a page. A JSON Pointer (RFC 6901), where `-1` is the last of a list; empty for the whole.
             * @example /results
             */
            items: string;
            /**
             * @description Where the id of a record is in it. A JSON Pointer (RFC 6901), where `-1` is the last of a list; empty for the whole.
             * @example /id
             */
            id: string;
            /**
             * @description Where the time of its last change is in it (ISO 8601, or seconds or milliseconds since 1970). A JSON Pointer (RFC 6901), where `-1` is the last of a list; empty for the whole.
             * @example /updatedAt
             */
            changedAt?: string;
            /**
             * @description Where a record says that it is deleted (true or a time). A JSON Pointer (RFC 6901), where `-1` is the last of a list; empty for the whole.
             * @example /archived
             */
            deleted?: string;
            pagination: components["schemas"]["Pagination"];
        };
        RecordedAcceptance: {
            /**
             * @description Name of the person who agreed or declined.
             * @example Ada Lovelace
             */
            by: string;
            /**
             * Format: date-time
             * @description When they said so; not in the future.
             * @example 2026-11-21T09:30:00.000Z
             */
            at: string;
            /**
             * @description How they said so, for example in a call or on paper.
             * @example On paper, filed under 2026/117
             */
            note?: string;
            selection?: components["schemas"]["ProposalSelection"];
        };
        RecordedRefusal: {
            /**
             * @description Name of the person who agreed or declined.
             * @example Ada Lovelace
             */
            by: string;
            /**
             * Format: date-time
             * @description When they said so; not in the future.
             * @example 2026-11-21T09:30:00.000Z
             */
            at: string;
            /**
             * @description How they said so, for example in a call or on paper.
             * @example On paper, filed under 2026/117
             */
            note?: string;
            /**
             * @description Reason for declining. The owner can read it.
             * @example We have chosen another offer.
             */
            reason?: string;
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
             * @enum {string}
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
             * @enum {string}
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
        RestoredAutomationVersion: {
            /**
             * @description Number of the version whose content comes back.
             * @example 1
             */
            version: number;
        };
        /**
         * @description What a token may do; `*` is everything. There may be more of them later.
         * @example contacts:read
         * @enum {string}
         */
        Scope: "contacts:read" | "contacts:write" | "knowledge:read" | "knowledge:write" | "proposals:read" | "proposals:write" | "integrations:read" | "integrations:write" | "webhooks:read" | "webhooks:write" | "events:write" | "*";
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
            scores: components["schemas"]["SearchHitScores"];
            ranks: components["schemas"]["SearchHitRanks"];
            headings: string[];
            page: number | null;
            /** @description Offset in the content of the source, in UTF-16 units. */
            charStart: number;
            charEnd: number;
            /** @description Words of the query in `text`, as offsets into it. */
            highlights: components["schemas"]["SearchHitHighlightsItem"][];
            context: components["schemas"]["SearchHitContext"] | null;
            /** @description Chunks with the same text that this search came upon. */
            duplicates: components["schemas"]["SearchHitDuplicatesItem"][];
        };
        /** @description What stands around it in its source; null when not asked for. */
        SearchHitContext: {
            before: components["schemas"]["SearchHitContextBeforeItem"][];
            after: components["schemas"]["SearchHitContextAfterItem"][];
        };
        SearchHitContextAfterItem: {
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
        };
        SearchHitContextBeforeItem: {
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
        };
        SearchHitDuplicatesItem: {
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
        };
        SearchHitHighlightsItem: {
            start: number;
            end: number;
        };
        /** @description Its place by each score among the candidates of this search, from 1; null without a score. */
        SearchHitRanks: {
            /** @description By similarity. */
            semantic: number | null;
            /** @description By BM25. */
            keyword: number | null;
        };
        /** @description What the score was made of. */
        SearchHitScores: {
            /** @description Similarity of the vectors; null when they were not compared. */
            semantic: number | null;
            /** @description Share of the best possible BM25; null when words were not looked up. */
            keyword: number | null;
            /** @description What the reranker gave it; null when none was asked. */
            rerank: number | null;
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
             * @enum {string}
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
            usage: components["schemas"]["SearchResultUsage"];
        };
        SearchResultUsage: {
            /** @description What this search cost. */
            credits: number;
            /** @description Whether a reranker decided the order; false also when one was asked for and failed or took longer than two seconds. */
            reranked: boolean;
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
            filter: components["schemas"]["SegmentFilter"];
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
            filter?: components["schemas"]["SegmentChangesFilter"];
        };
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
        SegmentChangesFilter: {
            [key: string]: unknown;
        };
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
        SegmentFilter: {
            [key: string]: unknown;
        };
        SegmentList: {
            data: components["schemas"]["Segment"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        /** @description The proposal, and the links to share. */
        SentProposal: {
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
            items: components["schemas"]["ProposalItem"][];
            /** @description Groups of lines to choose from. */
            groups: components["schemas"]["SentProposalGroupsItem"][];
            discount: components["schemas"]["SentProposalDiscount"] | null;
            /** @description Months that recurring prices run. */
            termMonths: number | null;
            withholding: components["schemas"]["SentProposalWithholding"] | null;
            /**
             * @description Rounds the amount due to a multiple of this many minor units, half away from zero: 5 for 0.05 CHF, 100 for 1.00 SEK.
             * @example 5
             */
            roundingStep: number | null;
            /** @description Parts of the one-time payment. */
            instalments: components["schemas"]["SentProposalInstalmentsItem"][];
            totals: components["schemas"]["ProposalTotals"];
            /** @description Amount to pay of each total after withholding and cash rounding, in minor units and in the order of `totals.buckets`. */
            amountsDue: components["schemas"]["ProposalAmountDue"][];
            choice: components["schemas"]["ProposalSelection"] | null;
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
            recipients: components["schemas"]["ProposalRecipient"][];
            signing: components["schemas"]["SentProposalSigning"];
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
            reminders: components["schemas"]["SentProposalReminders"] | null;
            knowledge: components["schemas"]["SentProposalKnowledge"] | null;
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
            transitions: components["schemas"]["SentProposalTransitions"];
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
            blocks: components["schemas"]["ProposalBlock"][];
            /** @description Links for `delivery: "link_only"`, one for each signer and viewer. */
            links?: components["schemas"]["SentProposalLinksItem"][];
        };
        /** @description Discount on the sum, spread over the lines. */
        SentProposalDiscount: {
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
        };
        /** @description Lines that the client chooses from. */
        SentProposalGroupsItem: {
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
        };
        /** @description A part of the one-time payment. A deposit is the first one. */
        SentProposalInstalmentsItem: {
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
        };
        /** @description Base for the sealed document, and the result of adding it. */
        SentProposalKnowledge: {
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
        };
        SentProposalLinksItem: {
            /**
             * @description Recipient that the link belongs to.
             * @example rcp_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            recipientId: string;
            /**
             * @description Opens the page for this recipient. Only this response shows it.
             * @example https://proposals.example.com/p/01jbts0z0ye8t9tpsz3gn7nkm8…
             */
            link: string;
        };
        /** @description Reminders to recipients who have not answered. */
        SentProposalReminders: {
            /** @description Days until the first. */
            afterDays: number;
            /** @description Days between reminders. */
            everyDays: number;
            /** @description Largest number of reminders. */
            max: number;
        };
        /** @description Rules for signing. */
        SentProposalSigning: {
            /**
             * @description `parallel`: all signers can sign at the same time. `sequential`: they sign by their `order`.
             * @example parallel
             * @enum {string}
             */
            order: "parallel" | "sequential";
            /** @description True if a member signs after the last signer. It needs a countersigner. */
            countersign: boolean;
        };
        /** @description When each status was reached. */
        SentProposalTransitions: {
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
        };
        /** @description A tax that the client withholds and pays on your behalf, such as the Italian ritenuta or the Spanish IRPF. It does not change the totals, only the amount due. */
        SentProposalWithholding: {
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
        };
        /** @description The signature. Its `type` says how it was made. */
        Signature: components["schemas"]["TypedSignature"] | components["schemas"]["DrawnSignature"];
        SignatureBlock: {
            /**
             * @description Identifies the block inside its proposal. If you leave it out, the server makes one.
             * @example intro
             */
            id?: string;
            /** @constant */
            type: "signature";
            /** @description Heading above the signatures. */
            text?: string;
        };
        SignatureEvidence: {
            /**
             * @description Recipient who signed.
             * @example rcp_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            recipientId: string;
            /** @enum {string} */
            role: "signer" | "countersigner";
            /**
             * @description `recipient` signed on the page, `member` countersigned in the dashboard; `manual` was agreed elsewhere and recorded here.
             * @enum {string}
             */
            source: "recipient" | "manual" | "member";
            /**
             * Format: date-time
             * @description When it was signed, by the clock of the server.
             * @example 2026-11-21T09:30:00.000Z
             */
            at: string;
            /** @description Name of the signer as they entered it. */
            name: string;
            /** @description Null if the agreement was recorded or countersigned. */
            signature: components["schemas"]["TypedSignature"] | components["schemas"]["DrawnSignature"] | null;
            /** @description IP address of the request. */
            address: string | null;
            /** @description User agent of the browser. */
            userAgent: string | null;
            /** @description Address that the link was sent to. */
            mailedTo: string | null;
            /** @description True if a code sent to that address was entered. */
            codeUsed: boolean;
            consent: components["schemas"]["SignatureEvidenceConsent"] | null;
            /** @description Identifier of the link. It does not contain the link's secret. */
            linkId: string | null;
            /** @description Identifier of the request. The log has it, too. */
            requestId: string | null;
            /**
             * Format: date-time
             * @description When the link was sent.
             * @example 2026-11-21T09:30:00.000Z
             */
            sentAt: string | null;
            /**
             * Format: date-time
             * @description When the recipient first saw the page.
             * @example 2026-11-21T09:30:00.000Z
             */
            viewedAt: string | null;
            recorded: components["schemas"]["SignatureEvidenceRecorded"] | null;
        };
        SignatureEvidenceConsent: {
            /** @description Text that was agreed to, as the page showed it. */
            text: string;
            /**
             * @description SHA-256 of that text in UTF-8.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256: string;
        };
        SignatureEvidenceRecorded: {
            /** @description Name of the person who agreed, as entered by the person who recorded it. */
            by: string;
            /** @description How it was agreed. */
            note: string | null;
            /** @description Name of the person or token that recorded it. */
            recordedBy: string;
        };
        SigningCertificate: {
            /**
             * @description `own`: Capstan made it, and it is self-signed. `uploaded`: you uploaded it.
             * @example own
             * @enum {string}
             */
            source: "own" | "uploaded";
            /**
             * @description Subject of the certificate, as PDF readers show it.
             * @example O=Example Ltd, CN=Example Ltd
             */
            subject: string;
            /**
             * @description Issuer of the certificate.
             * @example O=Example Ltd, CN=Example Ltd
             */
            issuer: string;
            /**
             * @description Serial number from the issuer, in hexadecimal.
             * @example 5f0c3a9be1d24f7781a0c6de2b9f4410
             */
            serialNumber: string;
            /**
             * Format: date-time
             * @description When it becomes valid.
             * @example 2026-11-21T09:30:00.000Z
             */
            notBefore: string;
            /**
             * Format: date-time
             * @description When it expires. Documents that it sealed stay sealed.
             * @example 2026-11-21T09:30:00.000Z
             */
            notAfter: string;
            /**
             * @description SHA-256 of the certificate in hexadecimal. Compare it with the one in a sealed PDF.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            fingerprint: string;
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
            /**
             * @description Your own identifier; unique in the base, in Unicode form NFC.
             * @example cms-hours
             */
            externalId: string | null;
            /** @example Opening hours */
            name: string;
            /**
             * @description Where the text comes from.
             * @enum {string}
             */
            type: "url" | "text" | "file" | "sitemap" | "crawl";
            /**
             * @description Address that it is taken from; absent for texts and files.
             * @example https://example.com/hours
             */
            url?: string;
            file?: components["schemas"]["SourceFile"];
            /**
             * @description queued, then processing, then completed or failed.
             * @enum {string}
             */
            status: "queued" | "processing" | "completed" | "failed";
            progress: components["schemas"]["SourceProgress"];
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
            /**
             * @description Encoding that a page or file is read in, whatever it declares; a name of the WHATWG Encoding Standard. It counts when the source is read next.
             * @example shift_jis
             */
            encoding: string | null;
            refresh: components["schemas"]["SourceRefresh"] | null;
            /**
             * Format: date-time
             * @description When it runs next by itself.
             * @example 2026-11-21T09:30:00.000Z
             */
            nextRefreshAt: string | null;
            usage: components["schemas"]["SourceUsage"] | null;
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
            failure: components["schemas"]["SourceFailure"] | null;
            /** @description What may be missing or wrong in the text that searches find, and what was left out by rule; severe ones first, 50 at most. Empty when all of it was read. */
            warnings: components["schemas"]["SourceWarning"][];
        };
        SourceAddAction: {
            /** @constant */
            type: "source.add";
            /**
             * @description What expressions of later actions call it, as in `steps.contact.id`. `step1` of the first, `step2` of the second and so on, unless you say otherwise.
             * @example contact
             */
            id?: string;
            /**
             * @description The knowledge base.
             * @example kb_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            baseId: string;
            /**
             * @description `name`, and `text` or `url`; `metadata.` fields, such as `metadata.contactId`, are what searches can filter by. At most 60.
             * @example {
             *       "name": "event.data.title",
             *       "text": "event.data.text",
             *       "metadata.contactId": "event.data.id"
             *     }
             */
            mapping: {
                [key: string]: string;
            };
        };
        SourceBatch: {
            sources: components["schemas"]["NewSource"][];
            /**
             * @description What to do when the base has the same address or content already: `refuse` (when absent: 409 that names the source), `allow` a copy, `skip` (answers the source that is there), or `replace` (that one takes the new name, metadata and refresh, and runs again).
             * @enum {string}
             */
            onDuplicate?: "refuse" | "allow" | "skip" | "replace";
        };
        SourceBatchResult: {
            /** @description What became of each, in the order of the request. */
            data: components["schemas"]["SourceBatchResultDataItem"][];
            /** @description How many were added, or were there already. */
            added: number;
        };
        SourceBatchResultDataItem: {
            /** @description Place in `sources`, from 0. */
            index: number;
            source?: components["schemas"]["Source"];
            error?: components["schemas"]["ErrorDetail"];
        };
        SourceChanges: {
            /** @example Opening hours */
            name?: string;
            /**
             * @description Your own identifier; unique in the base, in Unicode form NFC.
             * @example cms-hours
             */
            externalId?: string | null;
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
            refresh?: components["schemas"]["SourceChangesRefresh"] | null;
            /**
             * @description Encoding that a page or file is read in, whatever it declares; a name of the WHATWG Encoding Standard. It counts when the source is read next.
             * @example shift_jis
             */
            encoding?: string | null;
        };
        SourceChangesRefresh: {
            /**
             * @description Minutes, hours or days between two runs: 15m to 365d.
             * @example 24h
             */
            every: string;
            /**
             * @description What happens to its chunks after a page answered 404 or 410 three times: keep or remove.
             * @default keep
             * @enum {string}
             */
            whenGone?: "keep" | "remove";
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
        /** @description Null unless status is failed; `error` in a form for programs. */
        SourceFailure: {
            /**
             * @description Stable; safe to switch on.
             * @example no_text
             */
            code: string;
            /** @description Where the run was. */
            stage: string | null;
            /** @description Whether a refresh may help as things are. */
            retryable: boolean;
        };
        /** @description What was uploaded; present when type is file. */
        SourceFile: {
            /** @example handbook.pdf */
            name: string;
            /** @example application/pdf */
            mediaType: string;
            /** @example 48213 */
            bytes: number;
            /** @description Of its bytes, in hex. */
            sha256: string;
        };
        SourceList: {
            data: components["schemas"]["Source"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        SourceProgress: {
            /** @description One of fetching, extracting, chunking, embedding, storing, pages; null outside processing. */
            stage: string | null;
            percent: number;
            /** @description Chunks embedded, or pages of a site that have ended. */
            done: number | null;
            /** @description How many there are in all; null before that is known. */
            total: number | null;
            stages: components["schemas"]["SourceProgressStages"];
        };
        /** @description When each stage of the newest run began. */
        SourceProgressStages: {
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
        SourceRefresh: {
            /**
             * @description Minutes, hours or days between two runs: 15m to 365d.
             * @example 24h
             */
            every: string;
            /**
             * @description What happens to its chunks after a page answered 404 or 410 three times: keep or remove.
             * @default keep
             * @enum {string}
             */
            whenGone?: "keep" | "remove";
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
             * @enum {string}
             */
            trigger: "add" | "refresh" | "schedule" | "retry" | "replace" | "site";
            /**
             * @description queued, then processing, then completed or failed.
             * @enum {string}
             */
            status: "queued" | "processing" | "completed" | "failed";
            progress: components["schemas"]["SourceRunProgress"];
            /** @description Chunks at its end; null unless completed. */
            chunksCount: number | null;
            usage: components["schemas"]["SourceRunUsage"] | null;
            /** @description What the run cost; null until it has ended. */
            credits: number | null;
            /** @description What went wrong and what to do; null unless failed. */
            error: string | null;
            failure: components["schemas"]["SourceRunFailure"] | null;
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
        /** @description Null unless status is failed; `error` in a form for programs. */
        SourceRunFailure: {
            /**
             * @description Stable; safe to switch on.
             * @example no_text
             */
            code: string;
            /** @description Where the run was. */
            stage: string | null;
            /** @description Whether a refresh may help as things are. */
            retryable: boolean;
        };
        SourceRunList: {
            data: components["schemas"]["SourceRun"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        SourceRunProgress: {
            /** @description One of fetching, extracting, chunking, embedding, storing, pages; null outside processing. */
            stage: string | null;
            percent: number;
            /** @description Chunks embedded, or pages of a site that have ended. */
            done: number | null;
            /** @description How many there are in all; null before that is known. */
            total: number | null;
            stages: components["schemas"]["SourceRunProgressStages"];
        };
        /** @description When each stage of the newest run began. */
        SourceRunProgressStages: {
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
        /** @description What the newest completed run came to. */
        SourceRunUsage: {
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
        };
        /** @description What the newest completed run came to. */
        SourceUsage: {
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
        };
        SourceWarning: {
            /**
             * @description Stable; safe to switch on.
             * @example pages_without_text
             */
            code: string;
            /**
             * @description `warning`: content is missing or uncertain. `info`: something was left out by rule.
             * @enum {string}
             */
            severity: "warning" | "info";
            /**
             * @description What is missing or uncertain, and what to do.
             * @example Page 2 is a picture without text, such as a scan.
             */
            message: string;
            /**
             * @description The page, sheet or part; null for the whole source.
             * @example page 2
             */
            where: string | null;
        };
        SourcesRetried: {
            /** @description Sources that run again: the oldest thousand that failed at most. */
            retried: number;
        };
        /** @description Initial content of a proposal, as you sent it. */
        StoredProposalDraft: {
            [key: string]: unknown;
        };
        Sync: {
            /**
             * @description Identifier of the sync.
             * @example syn_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description The connection that is read.
             * @example conn_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            connectionId: string;
            /**
             * @description For people; null without one.
             * @example Customers of the shop
             */
            name: string | null;
            /**
             * @description `contacts`: records become contacts. `knowledge`: files and texts become sources of the base that `config.knowledgeBaseId` names.
             * @enum {string}
             */
            target: "contacts" | "knowledge";
            /**
             * @description `incremental`: asks for what changed since the last run, where the source can say that. `full`: lists all each time, which is how many sources tell what is gone.
             * @enum {string}
             */
            mode: "incremental" | "full";
            /**
             * @description How often it runs: `5m` to `7d`; null: only when it is told to.
             * @example 15m
             */
            schedule: string | null;
            /**
             * @description Of the source: `list` and `changes` of a REST service, a path, a prefix. Each source has its own. No credentials.
             * @example {
             *       "path": "team/handbook"
             *     }
             */
            config: {
                [key: string]: unknown;
            };
            /**
             * @description Expressions on `record` that give the fields: those of a contact, `address.city`, `custom.tier`; of a source `name`, `text` and `metadata.team`. Fields that are not named stay as they are. At most 60.
             * @example {
             *       "email": "lower(record.email)",
             *       "name": "record.name",
             *       "custom.tier": "record.plan"
             *     }
             */
            mapping: {
                [key: string]: string;
            };
            /**
             * @description By what a record finds its contact the first time: `email`, `phone`, `externalId` or a unique field such as `custom.number`. Later it is known by its own id. Null of knowledge.
             * @example email
             */
            matchBy: string | null;
            conflict: components["schemas"]["ConflictPolicy"];
            /**
             * @description What becomes of a contact or source whose record is gone: nothing, the tag `gone at source`, or it is deleted, too. Decided only by a full listing that ended well, or where the source says so; a loss of more than a fifth, of fewer than 50 records of more than ten, waits for confirmation.
             * @enum {string}
             */
            deletions: "ignore" | "tag" | "delete";
            /**
             * @description Paused: its schedule begins no run.
             * @enum {string}
             */
            status: "active" | "paused";
            /** @description What has to be mended; null where it runs, or a person paused it. */
            pausedReason: string | null;
            author: components["schemas"]["SyncAuthor"] | null;
            /** @description Why it stopped when its author lost the rights; null while they have them. */
            stoppedReason: string | null;
            /** @description Whether it is older than the check of its rights. It keeps its reach until somebody saves it or takes it over. */
            unconfirmed: boolean;
            /**
             * Format: date-time
             * @description When its schedule is due; null without one.
             * @example 2026-11-21T09:30:00.000Z
             */
            nextRunAt: string | null;
            /**
             * Format: date-time
             * @description When the sync was created.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the sync last changed.
             * @example 2026-11-21T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** @description The token or member that last saved it or took it over. It may do what they may, as long as they may. Null if it is older than this field. */
        SyncAuthor: {
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
        };
        /** @description An absent field stays; `config` and `mapping` are replaced as a whole, and make the next run a full one. */
        SyncChanges: {
            /**
             * @description For people; null without one.
             * @example Customers of the shop
             */
            name?: string | null;
            /**
             * @description `incremental`: asks for what changed since the last run, where the source can say that. `full`: lists all each time, which is how many sources tell what is gone.
             * @enum {string}
             */
            mode?: "incremental" | "full";
            /**
             * @description How often it runs: `5m` to `7d`; null: only when it is told to.
             * @example 15m
             */
            schedule?: string | null;
            /**
             * @description Of the source: `list` and `changes` of a REST service, a path, a prefix. Each source has its own. No credentials.
             * @example {
             *       "path": "team/handbook"
             *     }
             */
            config?: {
                [key: string]: unknown;
            };
            /**
             * @description Expressions on `record` that give the fields: those of a contact, `address.city`, `custom.tier`; of a source `name`, `text` and `metadata.team`. Fields that are not named stay as they are. At most 60.
             * @example {
             *       "email": "lower(record.email)",
             *       "name": "record.name",
             *       "custom.tier": "record.plan"
             *     }
             */
            mapping?: {
                [key: string]: string;
            };
            /**
             * @description By what a record finds its contact the first time: `email`, `phone`, `externalId` or a unique field such as `custom.number`. Later it is known by its own id. Null of knowledge.
             * @example email
             */
            matchBy?: string | null;
            conflict?: components["schemas"]["ConflictPolicy"];
            /**
             * @description What becomes of a contact or source whose record is gone: nothing, the tag `gone at source`, or it is deleted, too. Decided only by a full listing that ended well, or where the source says so; a loss of more than a fifth, of fewer than 50 records of more than ten, waits for confirmation.
             * @enum {string}
             */
            deletions?: "ignore" | "tag" | "delete";
        };
        SyncConflict: {
            /**
             * @description Id of the record at the source.
             * @example 1842
             */
            remoteId: string;
            /**
             * @description The contact.
             * @example con_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            contactId: string | null;
            /**
             * @description The field; null where the contact itself was deleted here.
             * @example jobTitle
             */
            field: string | null;
            /** @description What was last read. */
            last: unknown;
            /** @description What the source says now. */
            source: unknown;
            /** @description What the contact had. */
            platform: unknown;
            /**
             * @description Which one holds.
             * @enum {string}
             */
            taken: "source" | "platform";
            /**
             * @description The scope that you need to read the values; null if you have it. They are null then.
             * @example contacts:read
             */
            missingScope: string | null;
        };
        SyncConflictList: {
            data: components["schemas"]["SyncConflict"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        SyncList: {
            data: components["schemas"]["Sync"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        /** @description What the next run would do; nothing has happened. */
        SyncPreview: {
            /**
             * @description As the next run would read.
             * @enum {string}
             */
            mode: "incremental" | "full";
            counts: components["schemas"]["SyncPreviewCounts"];
            /** @description Whether the source has more than were looked at. */
            hasMore: boolean;
            /** @description Each record that was looked at. */
            records: components["schemas"]["SyncPreviewRecordsItem"][];
        };
        /** @description What a run would do with them. */
        SyncPreviewCounts: {
            /**
             * @description Of the records.
             * @example 3
             */
            created: number;
            /**
             * @description Of the records.
             * @example 3
             */
            updated: number;
            /**
             * @description Of the records.
             * @example 3
             */
            unchanged: number;
            /**
             * @description Of the records.
             * @example 3
             */
            ambiguous: number;
            /**
             * @description Of the records.
             * @example 3
             */
            invalid: number;
        };
        SyncPreviewRecordsItem: {
            /**
             * @description Id of the record at the source.
             * @example 1842
             */
            remoteId: string;
            /**
             * @description `ambiguous`: it would be several contacts. `invalid`: `reason` says why.
             * @enum {string}
             */
            outcome: "created" | "updated" | "unchanged" | "ambiguous" | "invalid";
            /** @description The contact that it is; null of a new one. */
            contactId: string | null;
            /** @description As the source has it: `record` of the mapping. */
            record: {
                [key: string]: unknown;
            };
            /** @description What the mapping gives; none where it gives nothing new. */
            values: {
                [key: string]: unknown;
            };
            /** @description Why it cannot be taken. */
            reason: string | null;
            /** @description What is to blame. */
            field: string | null;
        };
        SyncRecordError: {
            /**
             * @description Id of the record at the source.
             * @example 1842
             */
            remoteId: string;
            /**
             * @description `ambiguous_match`: it would be several contacts. Else as of the API.
             * @example validation_error
             */
            code: string;
            /** @description For people. */
            message: string;
            /**
             * @description What is to blame.
             * @example email
             */
            field: string | null;
        };
        SyncRecordErrorList: {
            data: components["schemas"]["SyncRecordError"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        SyncRun: {
            /**
             * @description Identifier of the run.
             * @example srun_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            id: string;
            /**
             * @description The sync.
             * @example syn_01jbts0z0ye8t9tpsz3gn7nkm8
             */
            syncId: string;
            /**
             * @description What began it.
             * @enum {string}
             */
            trigger: "manual" | "schedule";
            /**
             * @description Of this run: the first one of a sync is full.
             * @enum {string}
             */
            mode: "incremental" | "full";
            /**
             * @description `partial`: some records could not be taken. `needs_confirmation`: so much is gone that a person has to confirm the removal.
             * @example succeeded
             * @enum {string}
             */
            status: "queued" | "running" | "needs_confirmation" | "succeeded" | "partial" | "failed" | "canceled";
            stats: components["schemas"]["SyncRunStats"];
            gone: components["schemas"]["SyncRunGone"] | null;
            /**
             * Format: date-time
             * @description Until then nothing is requested; null where it does not wait.
             * @example 2026-11-21T09:30:00.000Z
             */
            waitingUntil: string | null;
            error: components["schemas"]["SyncRunError"] | null;
            /**
             * Format: date-time
             * @description When it was begun.
             * @example 2026-11-21T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its first page was asked for.
             * @example 2026-11-21T09:30:00.000Z
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description When it ended.
             * @example 2026-11-21T09:30:00.000Z
             */
            endedAt: string | null;
        };
        /** @description Why it ended so, or what it waits for. */
        SyncRunError: {
            /**
             * @description As of the API, or `source_fault` (the source breaks its own rules), `source_refused`, `source_unreachable`, `connection_not_active`, `internal_error`.
             * @example source_fault
             */
            code: string;
            /** @description For people. */
            message: string;
        };
        /** @description What is to be removed; null until the listing has ended. */
        SyncRunGone: {
            /**
             * @description Gone at the source.
             * @example 12
             */
            records: number;
            /**
             * @description That there were.
             * @example 12
             */
            of: number;
        };
        SyncRunList: {
            data: components["schemas"]["SyncRun"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        /** @description So far. */
        SyncRunStats: {
            /**
             * @description Records that were read.
             * @example 12
             */
            records: number;
            /**
             * @description Contacts or sources that are new.
             * @example 12
             */
            created: number;
            /**
             * @description Those that changed.
             * @example 12
             */
            updated: number;
            /**
             * @description Records that brought nothing new.
             * @example 12
             */
            unchanged: number;
            /**
             * @description Records that could not be taken; see the errors of the run.
             * @example 12
             */
            failed: number;
            /**
             * @description Fields that had changed on both sides; see the conflicts of the run.
             * @example 12
             */
            conflicts: number;
            /**
             * @description Contacts or sources that were tagged or deleted, for their records are gone.
             * @example 12
             */
            removed: number;
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
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        TestRequest: {
            /**
             * @description Whose example is sent; `webhook.test` without it.
             * @example source.completed
             */
            eventType?: string;
        };
        TextBlock: {
            /**
             * @description Identifies the block inside its proposal. If you leave it out, the server makes one.
             * @example intro
             */
            id?: string;
            /** @constant */
            type: "text";
            /**
             * @description CommonMark with tables and {{variables}}. HTML is shown as plain text.
             * @example # Hello, {{contact.firstName | default: "there"}}
             */
            text: string;
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
            /**
             * @description The scope that you need to read more; null if you have it. `summary` says only what the type of the event means then.
             * @example proposals:read
             */
            missingScope: string | null;
        };
        TimelineEntryList: {
            data: components["schemas"]["TimelineEntry"][];
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
        };
        /** @description Present only if you set `totalCount`. */
        TotalCount: {
            /**
             * @description How many fit.
             * @example 412
             */
            value: number;
            /** @description `gte`: there are at least so many. */
            relation: "eq" | "gte";
        };
        TypedSignature: {
            /** @constant */
            type: "typed";
            /**
             * @description The name as the signer typed it.
             * @example Ada Lovelace
             */
            text: string;
        };
        Usage: {
            /**
             * @description Key of the plan.
             * @example pro
             */
            plan: string;
            credits: components["schemas"]["UsageCredits"];
            limits: components["schemas"]["Limits"];
            rateLimit: components["schemas"]["RateLimitState"] | null;
            organizationRateLimit: components["schemas"]["RateLimitState"] | null;
            /** @description The last 30 days on which credits were used. */
            daily: components["schemas"]["UsageDailyItem"][];
        };
        UsageCredits: {
            /** @description Credits to use; null when unmetered. */
            balance: number | null;
            /** @description Credits set aside for work that is under way. */
            reserved: number;
            grants: components["schemas"]["UsageCreditsGrantsItem"][];
        };
        UsageCreditsGrantsItem: {
            amount: number;
            remaining: number;
            reason: string;
            /**
             * Format: date-time
             * @description When what remains is lost.
             * @example 2026-11-21T09:30:00.000Z
             */
            expiresAt: string | null;
        };
        UsageDailyItem: {
            /**
             * Format: date
             * @example 2026-11-21
             */
            date: string;
            /** @description Credits used on that day (UTC). */
            credits: number;
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
             * @description `manual`: by request, or because its author lost the rights, which `stoppedReason` says. `gone`: it answered 410. `failing`: nothing but failures for 5 days and at least 20 attempts.
             * @enum {string|null}
             */
            disabledReason: "manual" | "gone" | "failing" | null;
            author: components["schemas"]["WebhookAuthor"] | null;
            /** @description Why it stopped when its author lost the rights; null while they have them. */
            stoppedReason: string | null;
            /** @description Whether it is older than the check of its rights. It keeps its reach until somebody saves it or takes it over. */
            unconfirmed: boolean;
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
        /** @description The token or member that last saved it or took it over. It may do what they may, as long as they may. Null if it is older than this field. */
        WebhookAuthor: {
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
            /** @description True if another page follows. */
            hasMore: boolean;
            /** @description Cursor of the next page; null on the last page. */
            nextCursor: string | null;
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
             * @description `manual`: by request, or because its author lost the rights, which `stoppedReason` says. `gone`: it answered 410. `failing`: nothing but failures for 5 days and at least 20 attempts.
             * @enum {string|null}
             */
            disabledReason: "manual" | "gone" | "failing" | null;
            author: components["schemas"]["WebhookWithSecretAuthor"] | null;
            /** @description Why it stopped when its author lost the rights; null while they have them. */
            stoppedReason: string | null;
            /** @description Whether it is older than the check of its rights. It keeps its reach until somebody saves it or takes it over. */
            unconfirmed: boolean;
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
        /** @description The token or member that last saved it or took it over. It may do what they may, as long as they may. Null if it is older than this field. */
        WebhookWithSecretAuthor: {
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
             * @enum {string}
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
            usage: components["schemas"]["WideSearchResultUsage"];
        };
        WideSearchResultUsage: {
            /** @description What this search cost. */
            credits: number;
            /** @description Whether a reranker decided the order; false also when one was asked for and failed or took longer than two seconds. */
            reranked: boolean;
        };
    };
    responses: {
        /** @description Any other error, in the same format. */
        Error: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description `malformed_json`: The body is not valid JSON. `malformed_request`: The request is not valid HTTP. `invalid_parameter`: A path or query parameter is malformed. `invalid_cursor`: The cursor is not valid for this list. */
        BadRequest: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description `missing_token`: The request has no API token. `invalid_token`: The API token is unknown. `expired_token`: The API token has expired. `invalid_signature`: The hook could not verify the request. `code_required`: This link also needs a code. `not_signed_in`: The request has no valid session. `invalid_credentials`: The email address or the password is wrong. `revoked_token`: The API token was revoked. */
        Unauthorized: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description `insufficient_credits`: The organization has too few credits. `plan_limit_reached`: The organization has reached a limit of its plan. */
        PaymentRequired: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description `email_not_verified`: The email address is not confirmed. `sign_up_closed`: Sign-up is by invitation only. `foreign_origin`: The request does not come from a page of this server. `organization_required`: You don't belong to an organization yet. `insufficient_role`: Your role in the organization does not allow this. `insufficient_scope`: The token lacks a scope. `address_not_allowed`: The token cannot be used from this address. `origin_not_allowed`: The origin of the page is not allowed. */
        Forbidden: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description `not_found`: This organization has no such resource. */
        NotFound: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description `method_not_allowed`: The path does not support this method. */
        MethodNotAllowed: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description `duplicate_resource`: Another resource already has this value. `invalid_transition`: The resource's status does not allow this. `connection_not_active`: The connection cannot be used in its current status. `idempotency_in_progress`: The first request with this Idempotency-Key is still running. */
        Conflict: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description `gone`: This resource was permanently deleted. */
        Gone: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description `precondition_failed`: The resource has changed since you read its ETag. */
        PreconditionFailed: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description `payload_too_large`: The body is too large. */
        PayloadTooLarge: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description `unsupported_media_type`: Unsupported `Content-Type`. */
        UnsupportedMediaType: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description `validation_error`: A field in the request body is invalid. `mapping_too_large`: A mapping exceeds a limit: its fields, the input it reads, or its output. `contact_opted_out`: The contact has opted out of messages on this channel. `idempotency_key_reused`: The Idempotency-Key was used for a different request. `target_not_allowed`: The target address is not allowed. */
        UnprocessableEntity: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description `rate_limited`: A rate limit was exceeded: requests of the token, unknown tokens from the address, wrong passwords, or requests that send email. */
        TooManyRequests: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description `search_timeout`: The search exceeded its time limit. `unavailable`: The service is temporarily unavailable. */
        ServiceUnavailable: {
            headers: {
                Link: components["headers"]["HelpLink"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
        IdempotencyKey: string;
        /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
        IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description URL of the new resource. */
        Location: string;
        /** @description The next page (`rel="next"`), if there is one, and from a later page the first (`rel="first"`). */
        PageLink: string;
        /** @description Documentation of the error code (`rel="help"`). */
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
                    "application/json": components["schemas"]["Usage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    listCreditEntries: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
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
                    "application/json": components["schemas"]["CreditEntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
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
                    "application/json": components["schemas"]["AuditEntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
                    "application/json": components["schemas"]["AuditVerification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    getAuditEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the entry. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["AuditEntry"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
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
                    "application/json": components["schemas"]["ContactList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Error"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
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
                    "application/json": components["schemas"]["Contact"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    upsertContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
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
                    "application/json": components["schemas"]["Contact"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    batchContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["ContactBatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    addContactTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["Contact"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    removeContactTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
                /** @description The tag, as it is written. */
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
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
                    "application/json": components["schemas"]["TagList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
                    "application/json": components["schemas"]["Tag"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The tag, as it is written. */
                tag: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    renameTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The tag, as it is written. */
                tag: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["Tag"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
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
                    "application/json": components["schemas"]["ContactList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Error"];
        };
    };
    listSegments: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
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
                    "application/json": components["schemas"]["SegmentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createSegment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["Segment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getSegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the segment. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["Segment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteSegment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the segment. The prefixed form and the bare UUID identify the same resource. */
                segmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateSegment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the segment. The prefixed form and the bare UUID identify the same resource. */
                segmentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["Segment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listSegmentContacts: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description The order: createdAt, updatedAt, lastActivityAt, name or `custom.<key>` of a sortable field; with `-` the other way round. Contacts without the value come last in both, and ids break ties. Without it: newest first. */
                sort?: string;
                /** @description Adds `totalCount`: how many fit in all, exact up to 10,000. */
                totalCount?: boolean;
            };
            header?: never;
            path: {
                /** @description Identifier of the segment. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["ContactList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Error"];
        };
    };
    listContactFields: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
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
                    "application/json": components["schemas"]["ContactFieldList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createContactField: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["ContactField"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getContactField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the field. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["ContactField"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteContactField: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the field. The prefixed form and the bare UUID identify the same resource. */
                fieldId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateContactField: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the field. The prefixed form and the bare UUID identify the same resource. */
                fieldId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["ContactField"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
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
                    "application/json": components["schemas"]["ContactFieldSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    updateContactFieldSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["ContactFieldSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
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
                    "application/json": components["schemas"]["CompanyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the company. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["Company"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the company. The prefixed form and the bare UUID identify the same resource. */
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the company. The prefixed form and the bare UUID identify the same resource. */
                companyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["Company"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listCompanyContacts: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the company. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["ContactList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listContactNotes: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["ContactNoteList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    createContactNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["ContactNote"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getContactNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
                /** @description Identifier of the note. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["ContactNote"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteContactNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
                /** @description Identifier of the note. The prefixed form and the bare UUID identify the same resource. */
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateContactNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
                /** @description Identifier of the note. The prefixed form and the bare UUID identify the same resource. */
                noteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["ContactNote"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listContactConsents: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["ContactConsentList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    recordContactConsent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["ContactConsent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    showConsentRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the organization. The prefixed form and the bare UUID identify the same resource. */
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
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    confirmConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the organization. The prefixed form and the bare UUID identify the same resource. */
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
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    showUnsubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the organization. The prefixed form and the bare UUID identify the same resource. */
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
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    unsubscribeContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the organization. The prefixed form and the bare UUID identify the same resource. */
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
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listDuplicates: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
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
                    "application/json": components["schemas"]["DuplicateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    dismissDuplicates: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the group. The prefixed form and the bare UUID identify the same resource. */
                duplicateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    mergeContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["Contact"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    unmergeContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["ContactUnmerge"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    eraseContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["ContactErasure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getContactErasure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["ContactErasure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getContactPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["PersonalData"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listContactTimeline: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the contact. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["TimelineEntryList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listContactImports: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
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
                    "application/json": components["schemas"]["ContactImportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createContactImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "application/json": components["schemas"]["ContactImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getContactImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the import. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["ContactImport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    startContactImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the import. The prefixed form and the bare UUID identify the same resource. */
                importId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["ContactImport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    previewContactImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the import. The prefixed form and the bare UUID identify the same resource. */
                importId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["ContactImportPreview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    cancelContactImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the import. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["ContactImport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    undoContactImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the import. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["ContactImport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    listContactImportErrors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the import. The prefixed form and the bare UUID identify the same resource. */
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listContactExports: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
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
                    "application/json": components["schemas"]["ContactExportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createContactExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["ContactExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getContactExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the export. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["ContactExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    downloadContactExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the export. The prefixed form and the bare UUID identify the same resource. */
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    listBases: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
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
                    "application/json": components["schemas"]["BaseList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createBase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Base"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getBase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteBase: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateBase: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listEmbeddingModels: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
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
                    "application/json": components["schemas"]["EmbeddingModelList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createEmbeddingModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["EmbeddingModel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getEmbeddingModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the embedding model. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["EmbeddingModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteEmbeddingModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the embedding model. The prefixed form and the bare UUID identify the same resource. */
                modelId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateEmbeddingModel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the embedding model. The prefixed form and the bare UUID identify the same resource. */
                modelId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["EmbeddingModel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    testEmbeddingModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the embedding model. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["EmbeddingModelTest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listSources: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Has this status. */
                status?: "queued" | "processing" | "completed" | "failed";
                /** @description Is of this type. */
                type?: "url" | "text" | "file" | "sitemap" | "crawl";
                /** @description True: has a warning of the severity `warning`. False: has none. */
                warnings?: boolean;
                /** @description Is a page of this sitemap or crawl. The prefixed form and the bare UUID identify the same resource. */
                parentId?: string;
                /** @description Part of the name or the address, in any case. */
                q?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["SourceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    addSource: {
        parameters: {
            query?: {
                /** @description `name`: a text or file replaces the one source of the base that has its name, in place. If several have it, 409 names them; if none has, it is added. Content that a third source has is refused unless onDuplicate is `allow`. */
                match?: "name";
            };
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["Source"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID identify the same resource. */
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID identify the same resource. */
                sourceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID identify the same resource. */
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    refreshSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID identify the same resource. */
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
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    cancelSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID identify the same resource. */
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    getSourceBy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
                /** @description Your own identifier of the source. */
                externalId: string;
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    upsertSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
                /** @description Your own identifier of the source. */
                externalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentifiedSource"];
                "multipart/form-data": components["schemas"]["IdentifiedFileSource"];
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
            /** @description Created. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Source"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    addSources: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["SourceBatchResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    retrySources: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["SourcesRetried"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listChunks: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["ChunkList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID identify the same resource. */
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listSourceRuns: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
                /** @description Identifier of the source. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["SourceRunList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    reindexBase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["Base"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    cancelReindex: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    searchBase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
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
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
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
                    "application/json": components["schemas"]["WideSearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    evaluateBase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource. */
                baseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["EvaluationResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listProposals: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Proposals with this status. */
                status?: "draft" | "sent" | "viewed" | "signing" | "accepted" | "countersigned" | "declined" | "expired" | "canceled" | "voided";
                /** @description Proposals for this contact. */
                contactId?: string;
                /** @description Proposals of this owner. */
                ownerId?: string;
                /** @description Proposals created from this template. */
                templateId?: string;
                /** @description Proposals with exactly this number. */
                number?: string;
                /** @description Proposals with a recipient who has exactly this address; case does not matter. */
                recipientEmail?: string;
                /** @description Proposals in this currency. */
                currency?: string;
                /** @description Part of the number, title, names, addresses or items; case does not matter. */
                q?: string;
                /** @description Proposals with this `contentSha256` or `sealedSha256`, among all revisions. */
                sha256?: string;
                /** @description Proposals that expire before this time. */
                expiresBefore?: string;
                /** @description Proposals created at this time or later. */
                createdAfter?: string;
                /** @description Proposals created before this time. */
                createdBefore?: string;
                /** @description `latest` leaves out revisions that have a later one. */
                revisions?: "latest" | "all";
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
                    "application/json": components["schemas"]["ProposalInListList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProposal"];
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
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    cloneProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the revision. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the revision. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
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
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the revision. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the revision. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    previewProposal: {
        parameters: {
            query?: {
                /** @description False returns only totals and problems. */
                html?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProposal"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    previewStoredProposal: {
        parameters: {
            query?: {
                /** @description False returns only totals and problems. */
                html?: boolean;
            };
            header?: never;
            path: {
                /** @description Identifier of the revision. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProposalChanges"] | null;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalPreview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listProposalProblems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the revision. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
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
                    "application/json": components["schemas"]["ProposalProblems"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    analyzeProposals: {
        parameters: {
            query?: {
                /** @description Start of the period, inclusive. Default: 365 days before `to`. */
                from?: string;
                /** @description End of the period, exclusive. Default: now. At most 731 days after `from`. */
                to?: string;
                /** @description Breaks the figures down by this field. */
                groupBy?: "month" | "status" | "currency" | "owner" | "template";
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
                    "application/json": components["schemas"]["ProposalAnalytics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    sumProposals: {
        parameters: {
            query?: {
                /** @description Proposals with this status. */
                status?: "draft" | "sent" | "viewed" | "signing" | "accepted" | "countersigned" | "declined" | "expired" | "canceled" | "voided";
                /** @description Proposals for this contact. */
                contactId?: string;
                /** @description Proposals of this owner. */
                ownerId?: string;
                /** @description Proposals created from this template. */
                templateId?: string;
                /** @description Proposals with exactly this number. */
                number?: string;
                /** @description Proposals with a recipient who has exactly this address; case does not matter. */
                recipientEmail?: string;
                /** @description Proposals in this currency. */
                currency?: string;
                /** @description Part of the number, title, names, addresses or items; case does not matter. */
                q?: string;
                /** @description Proposals with this `contentSha256` or `sealedSha256`, among all revisions. */
                sha256?: string;
                /** @description Proposals that expire before this time. */
                expiresBefore?: string;
                /** @description Proposals created at this time or later. */
                createdAfter?: string;
                /** @description Proposals created before this time. */
                createdBefore?: string;
                /** @description `latest` leaves out revisions that have a later one. */
                revisions?: "latest" | "all";
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
                    "application/json": components["schemas"]["ProposalSums"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    exportProposals: {
        parameters: {
            query?: {
                /** @description Proposals with this status. */
                status?: "draft" | "sent" | "viewed" | "signing" | "accepted" | "countersigned" | "declined" | "expired" | "canceled" | "voided";
                /** @description Proposals for this contact. */
                contactId?: string;
                /** @description Proposals of this owner. */
                ownerId?: string;
                /** @description Proposals created from this template. */
                templateId?: string;
                /** @description Proposals with exactly this number. */
                number?: string;
                /** @description Proposals with a recipient who has exactly this address; case does not matter. */
                recipientEmail?: string;
                /** @description Proposals in this currency. */
                currency?: string;
                /** @description Part of the number, title, names, addresses or items; case does not matter. */
                q?: string;
                /** @description Proposals with this `contentSha256` or `sealedSha256`, among all revisions. */
                sha256?: string;
                /** @description Proposals that expire before this time. */
                expiresBefore?: string;
                /** @description Proposals created at this time or later. */
                createdAfter?: string;
                /** @description Proposals created before this time. */
                createdBefore?: string;
                /** @description `latest` leaves out revisions that have a later one. */
                revisions?: "latest" | "all";
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
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    verifyProposalPdf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProposalPdfForm"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalVerification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Error"];
        };
    };
    listProposalComments: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the revision. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
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
                    "application/json": components["schemas"]["ProposalCommentList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    createProposalComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the revision. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProposalComment"];
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
                    "application/json": components["schemas"]["ProposalComment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    resolveProposalComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the revision. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
                /** @description Identifier of the comment. The prefixed form and the bare UUID identify the same resource. */
                commentId: string;
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
                    "application/json": components["schemas"]["ProposalComment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listProposalTemplates: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Part of a name or description; case does not matter. */
                q?: string;
                /** @description True lists archived entries instead of the others. */
                archived?: boolean;
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
                    "application/json": components["schemas"]["ProposalTemplateInListList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createProposalTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProposalTemplate"];
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
                    "application/json": components["schemas"]["ProposalTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getProposalTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the template. The prefixed form and the bare UUID identify the same resource. */
                templateId: string;
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
                    "application/json": components["schemas"]["ProposalTemplate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteProposalTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the template. The prefixed form and the bare UUID identify the same resource. */
                templateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateProposalTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the template. The prefixed form and the bare UUID identify the same resource. */
                templateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalTemplateChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalTemplate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listProposalTemplateVariables: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the template. The prefixed form and the bare UUID identify the same resource. */
                templateId: string;
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
                    "application/json": components["schemas"]["ProposalTemplateVariables"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    createProposalImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProposalImage"];
                "multipart/form-data": components["schemas"]["ProposalImageForm"];
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
                    "application/json": components["schemas"]["ProposalImage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getProposalImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the image. The prefixed form and the bare UUID identify the same resource. */
                imageId: string;
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
                    "image/*": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getProposalSettings: {
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
                    "application/json": components["schemas"]["ProposalSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    updateProposalSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalSettingsChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listCatalogItems: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Part of a name, SKU or description; case does not matter. */
                q?: string;
                /** @description The exact SKU. */
                sku?: string;
                /** @description True lists archived entries instead of the others. */
                archived?: boolean;
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
                    "application/json": components["schemas"]["CatalogItemList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createCatalogItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCatalogItem"];
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
                    "application/json": components["schemas"]["CatalogItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getCatalogItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the item. The prefixed form and the bare UUID identify the same resource. */
                catalogItemId: string;
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
                    "application/json": components["schemas"]["CatalogItem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteCatalogItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the item. The prefixed form and the bare UUID identify the same resource. */
                catalogItemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateCatalogItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the item. The prefixed form and the bare UUID identify the same resource. */
                catalogItemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CatalogItemChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogItem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    importCatalogItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CatalogFile"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    exportCatalogItems: {
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
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    listContentBlocks: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Part of the name or of the text of a block; case does not matter. */
                q?: string;
                /** @description True lists archived entries instead of the others. */
                archived?: boolean;
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
                    "application/json": components["schemas"]["ContentBlockList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createContentBlock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewContentBlock"];
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
                    "application/json": components["schemas"]["ContentBlock"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getContentBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the block. The prefixed form and the bare UUID identify the same resource. */
                contentBlockId: string;
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
                    "application/json": components["schemas"]["ContentBlock"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteContentBlock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the block. The prefixed form and the bare UUID identify the same resource. */
                contentBlockId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateContentBlock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the block. The prefixed form and the bare UUID identify the same resource. */
                contentBlockId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentBlockChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentBlock"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    sendProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProposalSending"] | null;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentProposal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    remindProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProposalReminding"] | null;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getProposalPdf: {
        parameters: {
            query?: {
                /** @description `sealed`: after everyone has signed. `sent`: as the recipients see it. `current`: the sealed version, otherwise the sent one, otherwise the draft. */
                version?: "current" | "sent" | "sealed";
            };
            header?: never;
            path: {
                /** @description Identifier of the revision. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
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
                    "application/pdf": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Error"];
        };
    };
    updateProposalRecipient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
                /** @description Identifier of the recipient. The prefixed form and the bare UUID identify the same resource. */
                recipientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalRecipientChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalRecipientWithLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    rotateProposalLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
                /** @description Identifier of the recipient. The prefixed form and the bare UUID identify the same resource. */
                recipientId: string;
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
                    "application/json": components["schemas"]["ProposalRecipientWithLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    revokeProposalLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
                /** @description Identifier of the recipient. The prefixed form and the bare UUID identify the same resource. */
                recipientId: string;
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
                    "application/json": components["schemas"]["ProposalRecipient"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    listProposalRevisions: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
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
                    "application/json": components["schemas"]["ProposalInListList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    reviseProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    cancelProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalCancellation"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    voidProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalVoiding"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    acceptProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordedAcceptance"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    declineProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordedRefusal"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    addProposalToBase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalBase"];
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
                    "application/json": components["schemas"]["Source"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getProposalEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the proposal. The prefixed form and the bare UUID identify the same resource. */
                proposalId: string;
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
                    "application/json": components["schemas"]["Evidence"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    getSigningCertificate: {
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
                    "application/json": components["schemas"]["SigningCertificate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    replaceSigningCertificate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSigningCertificate"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningCertificate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    showProposalPage: {
        parameters: {
            query?: {
                read?: string;
                asked?: string;
                /** @description Language of the page's own texts: en, de, fr, es, ar, he. A cookie keeps it. Default: the proposal's language. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description The secret part of the link in the mail. */
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
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getPublicProposal: {
        parameters: {
            query?: {
                /** @description Language of the page's own texts: en, de, fr, es, ar, he. A cookie keeps it. Default: the proposal's language. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description The secret part of the link in the mail. */
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
                    "application/json": components["schemas"]["PublicProposal"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    viewProposal: {
        parameters: {
            query?: {
                /** @description Language of the page's own texts: en, de, fr, es, ar, he. A cookie keeps it. Default: the proposal's language. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description The secret part of the link in the mail. */
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
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    computePublicTotals: {
        parameters: {
            query?: {
                /** @description Language of the page's own texts: en, de, fr, es, ar, he. A cookie keeps it. Default: the proposal's language. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description The secret part of the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalSelection"];
            };
        };
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
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    commentOnProposal: {
        parameters: {
            query?: {
                /** @description Language of the page's own texts: en, de, fr, es, ar, he. A cookie keeps it. Default: the proposal's language. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description The secret part of the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProposalComment"];
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
                    "text/html": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    acceptPublicProposal: {
        parameters: {
            query?: {
                /** @description Language of the page's own texts: en, de, fr, es, ar, he. A cookie keeps it. Default: the proposal's language. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description The secret part of the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalAcceptance"];
            };
        };
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
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    declinePublicProposal: {
        parameters: {
            query?: {
                /** @description Language of the page's own texts: en, de, fr, es, ar, he. A cookie keeps it. Default: the proposal's language. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description The secret part of the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalRefusal"];
            };
        };
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
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    enterProposalCode: {
        parameters: {
            query?: {
                /** @description Language of the page's own texts: en, de, fr, es, ar, he. A cookie keeps it. Default: the proposal's language. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description The secret part of the link in the mail. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalCodeEntry"];
            };
        };
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
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getPublicProposalPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the link in the mail. */
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
                    "application/pdf": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getPublicProposalImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the link in the mail. */
                token: string;
                /** @description Identifier of a picture in the proposal. The prefixed form and the bare UUID identify the same resource. */
                imageId: string;
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
                    "image/*": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getProposalPageFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the file. */
                name: string;
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
                    "*/*": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getProposalPageAccent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The colour as hex digits. */
                name: string;
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
                    "text/css": unknown;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    confirmHookAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the address. */
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
                    "text/plain": unknown;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Error"];
        };
    };
    receiveInboundEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the address. */
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
                    "application/json": components["schemas"]["InboundAcknowledgement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["Error"];
        };
    };
    listHooks: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
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
                    "application/json": components["schemas"]["HookList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createHook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewHook"];
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
                    "application/json": components["schemas"]["HookWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getHook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the hook. The prefixed form and the bare UUID identify the same resource. */
                hookId: string;
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
                    "application/json": components["schemas"]["Hook"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteHook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the hook. The prefixed form and the bare UUID identify the same resource. */
                hookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateHook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the hook. The prefixed form and the bare UUID identify the same resource. */
                hookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HookChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hook"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    takeOverHook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the hook. The prefixed form and the bare UUID identify the same resource. */
                hookId: string;
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
                    "application/json": components["schemas"]["Hook"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    rotateHookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the hook. The prefixed form and the bare UUID identify the same resource. */
                hookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["HookSecretRotation"] | null;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HookWithSecret"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    rotateHookAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the hook. The prefixed form and the bare UUID identify the same resource. */
                hookId: string;
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
                    "application/json": components["schemas"]["Hook"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    testHook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the hook. The prefixed form and the bare UUID identify the same resource. */
                hookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["HookTest"] | null;
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
                    "application/json": components["schemas"]["InboundEvent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listHookRefusals: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the hook. The prefixed form and the bare UUID identify the same resource. */
                hookId: string;
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
                    "application/json": components["schemas"]["InboundRefusalList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listInboundEvents: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Only those of this hook. */
                hookId?: string;
                /** @description `received`: waits to be handled. `processed`: its automations are done. `ignored`: none wanted it. `failed`: mend the cause and replay it. `held`: its hook was paused, or the month of the plan is full; a replay handles it. `duplicate`: it came before. */
                status?: "received" | "processed" | "ignored" | "failed" | "held" | "duplicate";
                /** @description Only those that the sender calls so. */
                eventType?: string;
                /** @description Only those to which the sender gave this id. */
                providerEventId?: string;
                /** @description Only those received at or after this time. */
                from?: string;
                /** @description Only those received at or before this time. */
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
                    "application/json": components["schemas"]["InboundEventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    getInboundEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the inbound event. The prefixed form and the bare UUID identify the same resource. */
                inboundEventId: string;
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
                    "application/json": components["schemas"]["InboundEventWithBody"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getInboundEventBody: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the inbound event. The prefixed form and the bare UUID identify the same resource. */
                inboundEventId: string;
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    replayInboundEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboundReplay"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboundReplayed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listAutomations: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Only those that are, or are not. */
                enabled?: boolean;
                /** @description Only those that this hook sets off. */
                hookId?: string;
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
                    "application/json": components["schemas"]["AutomationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createAutomation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAutomation"];
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
                    "application/json": components["schemas"]["Automation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getAutomation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the automation. The prefixed form and the bare UUID identify the same resource. */
                automationId: string;
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
                    "application/json": components["schemas"]["Automation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteAutomation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the automation. The prefixed form and the bare UUID identify the same resource. */
                automationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateAutomation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the automation. The prefixed form and the bare UUID identify the same resource. */
                automationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutomationChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Automation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    takeOverAutomation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the automation. The prefixed form and the bare UUID identify the same resource. */
                automationId: string;
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
                    "application/json": components["schemas"]["Automation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    testAutomation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the automation. The prefixed form and the bare UUID identify the same resource. */
                automationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAutomationTrial"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutomationTrial"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listAutomationVersions: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the automation. The prefixed form and the bare UUID identify the same resource. */
                automationId: string;
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
                    "application/json": components["schemas"]["AutomationVersionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    restoreAutomationVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the automation. The prefixed form and the bare UUID identify the same resource. */
                automationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoredAutomationVersion"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Automation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listAutomationRuns: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Only those. */
                status?: "queued" | "running" | "succeeded" | "failed" | "skipped" | "held";
                /** @description Only that which this set off: the id of an event or an inbound event. */
                triggerId?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the automation. The prefixed form and the bare UUID identify the same resource. */
                automationId: string;
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
                    "application/json": components["schemas"]["AutomationRunList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    retryAutomationRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the automation. The prefixed form and the bare UUID identify the same resource. */
                automationId: string;
                /** @description Identifier of the run. The prefixed form and the bare UUID identify the same resource. */
                runId: string;
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
                    "application/json": components["schemas"]["AutomationRun"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    listDestinations: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
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
                    "application/json": components["schemas"]["DestinationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createDestination: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDestination"];
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
                    "application/json": components["schemas"]["Destination"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the destination. The prefixed form and the bare UUID identify the same resource. */
                destinationId: string;
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
                    "application/json": components["schemas"]["Destination"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteDestination: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the destination. The prefixed form and the bare UUID identify the same resource. */
                destinationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateDestination: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the destination. The prefixed form and the bare UUID identify the same resource. */
                destinationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DestinationChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Destination"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    takeOverDestination: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the destination. The prefixed form and the bare UUID identify the same resource. */
                destinationId: string;
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
                    "application/json": components["schemas"]["Destination"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    testDestination: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the destination. The prefixed form and the bare UUID identify the same resource. */
                destinationId: string;
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
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DestinationDelivery"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    replayDestination: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the destination. The prefixed form and the bare UUID identify the same resource. */
                destinationId: string;
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listDestinationDeliveries: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
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
                /** @description Identifier of the destination. The prefixed form and the bare UUID identify the same resource. */
                destinationId: string;
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
                    "application/json": components["schemas"]["DestinationDeliveryList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getDestinationDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the destination. The prefixed form and the bare UUID identify the same resource. */
                destinationId: string;
                /** @description Identifier of the delivery. The prefixed form and the bare UUID identify the same resource. */
                deliveryId: string;
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
                    "application/json": components["schemas"]["DestinationDeliveryWithAttempts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    checkExpressions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewExpressionCheck"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpressionCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listIntegrationProviders: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
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
                    "application/json": components["schemas"]["IntegrationProviderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createIntegrationProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewIntegrationProvider"];
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
                    "application/json": components["schemas"]["IntegrationProvider"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getIntegrationProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key of the provider. */
                key: string;
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
                    "application/json": components["schemas"]["IntegrationProvider"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteIntegrationProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The key of the provider. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateIntegrationProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The key of the provider. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntegrationProviderChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationProvider"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listConnections: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Only those to this provider. */
                provider?: string;
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
                    "application/json": components["schemas"]["ConnectionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewConnection"];
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
                    "application/json": components["schemas"]["Connection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the connection. The prefixed form and the bare UUID identify the same resource. */
                connectionId: string;
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
                    "application/json": components["schemas"]["Connection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the connection. The prefixed form and the bare UUID identify the same resource. */
                connectionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the connection. The prefixed form and the bare UUID identify the same resource. */
                connectionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    testConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the connection. The prefixed form and the bare UUID identify the same resource. */
                connectionId: string;
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
                    "application/json": components["schemas"]["Connection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    authorizeConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the connection. The prefixed form and the bare UUID identify the same resource. */
                connectionId: string;
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
                    "application/json": components["schemas"]["ConnectionAuthorization"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    disableConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the connection. The prefixed form and the bare UUID identify the same resource. */
                connectionId: string;
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
                    "application/json": components["schemas"]["Connection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    enableConnection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the connection. The prefixed form and the bare UUID identify the same resource. */
                connectionId: string;
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
                    "application/json": components["schemas"]["Connection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    startAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As `authorize` gave it out. */
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
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    finishAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key of the provider. */
                provider: string;
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
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listSyncs: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Only those of this connection. */
                connectionId?: string;
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
                    "application/json": components["schemas"]["SyncList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    createSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSync"];
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
                    "application/json": components["schemas"]["Sync"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getSync: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
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
                    "application/json": components["schemas"]["Sync"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Error"];
        };
    };
    updateSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SyncChanges"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sync"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    pauseSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
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
                    "application/json": components["schemas"]["Sync"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    resumeSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
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
                    "application/json": components["schemas"]["Sync"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    takeOverSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
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
                    "application/json": components["schemas"]["Sync"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    resetSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
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
                    "application/json": components["schemas"]["Sync"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    previewSync: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewSyncPreview"] | null;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncPreview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    runSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewSyncRun"] | null;
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
                    "application/json": components["schemas"]["SyncRun"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    confirmSync: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
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
                    "application/json": components["schemas"]["SyncRun"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Error"];
        };
    };
    listSyncRuns: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Only those. */
                status?: "queued" | "running" | "needs_confirmation" | "succeeded" | "partial" | "failed" | "canceled";
            };
            header?: never;
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
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
                    "application/json": components["schemas"]["SyncRunList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getSyncRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
                /** @description Identifier of the run. The prefixed form and the bare UUID identify the same resource. */
                runId: string;
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
                    "application/json": components["schemas"]["SyncRun"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listSyncRunErrors: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
                /** @description Identifier of the run. The prefixed form and the bare UUID identify the same resource. */
                runId: string;
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
                    "application/json": components["schemas"]["SyncRecordErrorList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listSyncRunConflicts: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Identifier of the sync. The prefixed form and the bare UUID identify the same resource. */
                syncId: string;
                /** @description Identifier of the run. The prefixed form and the bare UUID identify the same resource. */
                runId: string;
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
                    "application/json": components["schemas"]["SyncConflictList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
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
                /** @description Sent with this token. The prefixed form and the bare UUID identify the same resource. */
                tokenId?: string;
                /** @description Sent by this member. The prefixed form and the bare UUID identify the same resource. */
                memberId?: string;
                /** @description The `X-Request-Id` of the answer, or the bare UUID in it. */
                requestId?: string;
                /** @description Refused with this code. */
                errorCode?: "malformed_json" | "malformed_request" | "invalid_parameter" | "invalid_cursor" | "missing_token" | "invalid_token" | "expired_token" | "invalid_signature" | "code_required" | "not_signed_in" | "invalid_credentials" | "revoked_token" | "insufficient_credits" | "plan_limit_reached" | "email_not_verified" | "sign_up_closed" | "foreign_origin" | "organization_required" | "insufficient_role" | "insufficient_scope" | "address_not_allowed" | "origin_not_allowed" | "not_found" | "method_not_allowed" | "not_acceptable" | "duplicate_resource" | "invalid_transition" | "connection_not_active" | "idempotency_in_progress" | "gone" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "validation_error" | "mapping_too_large" | "contact_opted_out" | "idempotency_key_reused" | "target_not_allowed" | "rate_limited" | "headers_too_large" | "internal_error" | "search_timeout" | "unavailable";
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
                    "application/json": components["schemas"]["LoggedRequestList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
                    "application/json": components["schemas"]["LoggedRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
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
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    registerWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["UnprocessableEntity"];
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
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the webhook. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you read. If the resource has changed since, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Identifier of the webhook. */
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    takeOverWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the webhook. */
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
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
                    "application/json": components["schemas"]["WebhookKeys"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the webhook. */
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
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    replayDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the webhook. */
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
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
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the delivery. The prefixed form and the bare UUID identify the same resource. */
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    retryDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Identifier of the delivery. The prefixed form and the bare UUID identify the same resource. */
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
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
                    "application/json": components["schemas"]["WebhookHealth"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Maximum number of items to return. */
                limit?: number;
                /** @description `nextCursor` of the previous page. */
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
                    "application/json": components["schemas"]["EventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    publishEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: within 24 hours, the same request with the same key gets the first response again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["Event"] | components["schemas"]["EventBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            422: components["responses"]["UnprocessableEntity"];
            default: components["responses"]["Error"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Identifier of the event. The prefixed form and the bare UUID identify the same resource. */
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
                    "application/json": components["schemas"]["Event"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    listEventTypes: {
        parameters: {
            query?: {
                /** @description This type, or every type of a group such as `contact.*`. */
                type?: string;
                /** @description False: leaves out `schema` and `example`, which make up nearly all of the answer. */
                schemas?: boolean;
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
                    "application/json": components["schemas"]["EventTypeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
    askForAccess: {
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
                    "text/html": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Error"];
        };
    };
    answerForAccess: {
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
                    "text/html": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Error"];
        };
    };
    getMcpResourceMetadata: {
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
                    "application/json": components["schemas"]["OAuthMetadata"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Error"];
        };
    };
    getAuthorizationServerMetadata: {
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
                    "application/json": components["schemas"]["OAuthMetadata"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Error"];
        };
    };
    registerClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OAuthClientMetadata"];
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
                    "application/json": components["schemas"]["OAuthMetadata"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Error"];
        };
    };
    issueClientTokens: {
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
                    "application/json": components["schemas"]["OAuthTokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Error"];
        };
    };
    revokeClientTokens: {
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
                    "application/json": components["schemas"]["OAuthMetadata"];
                };
            };
            400: components["responses"]["BadRequest"];
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
                    "application/json": components["schemas"]["JsonRpcReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Error"];
        };
    };
}
