// Generated from api/openapi.json and the event catalogue by `npm run gen`.

export const triggers = [
  {
    "key": "token_expiring",
    "type": "token.expiring",
    "noun": "Token",
    "label": "Token Expiring",
    "description": "Triggers when this happens: A token expires within 7 days. Sent once, and not for a token that was issued for less.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "token.expiring",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "tok_01jbts0z0ye8t9tpsz3gn7nkm8",
        "name": "CRM sync",
        "lastFour": "8kZq",
        "scopes": [
          "contacts:read",
          "contacts:write"
        ],
        "createdBy": "owner",
        "createdAt": "2026-11-21T09:30:00.000Z",
        "allowedNetworks": [
          "203.0.113.0/24"
        ],
        "lastUsedAt": "2027-02-14T08:00:00.000Z",
        "lastUsed": {
          "at": "2027-02-14T08:00:00.000Z",
          "address": "203.0.113.7",
          "userAgent": "capstan-sdk/0.1.0"
        },
        "expiresAt": "2027-02-21T09:30:00.000Z",
        "revokedAt": null
      }
    }
  },
  {
    "key": "token_rotated",
    "type": "token.rotated",
    "noun": "Token",
    "label": "Token Rotated",
    "description": "Triggers when this happens: A token has a new value; the data never holds one.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "token.rotated",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "tok_01jbts0z0ye8t9tpsz3gn7nkm8",
        "name": "CRM sync",
        "lastFour": "Xw3d",
        "scopes": [
          "contacts:read",
          "contacts:write"
        ],
        "createdBy": "owner",
        "createdAt": "2026-11-21T09:30:00.000Z",
        "allowedNetworks": [
          "203.0.113.0/24"
        ],
        "lastUsedAt": "2027-02-14T08:00:00.000Z",
        "lastUsed": {
          "at": "2027-02-14T08:00:00.000Z",
          "address": "203.0.113.7",
          "userAgent": "capstan-sdk/0.1.0"
        },
        "expiresAt": "2027-02-21T09:30:00.000Z",
        "revokedAt": null
      }
    }
  },
  {
    "key": "token_revoked",
    "type": "token.revoked",
    "noun": "Token",
    "label": "Token Revoked",
    "description": "Triggers when this happens: A token was revoked.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "token.revoked",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "tok_01jbts0z0ye8t9tpsz3gn7nkm8",
        "name": "CRM sync",
        "lastFour": "8kZq",
        "scopes": [
          "contacts:read",
          "contacts:write"
        ],
        "createdBy": "owner",
        "createdAt": "2026-11-21T09:30:00.000Z",
        "allowedNetworks": [
          "203.0.113.0/24"
        ],
        "lastUsedAt": "2027-02-14T08:00:00.000Z",
        "lastUsed": {
          "at": "2027-02-14T08:00:00.000Z",
          "address": "203.0.113.7",
          "userAgent": "capstan-sdk/0.1.0"
        },
        "expiresAt": "2027-02-21T09:30:00.000Z",
        "revokedAt": "2027-02-14T09:30:00.000Z"
      }
    }
  },
  {
    "key": "contact_created",
    "type": "contact.created",
    "noun": "Contact",
    "label": "Contact Created",
    "description": "Triggers when this happens: A contact was created.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "contact.created",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "name": "Ada Lovelace",
        "firstName": "Ada",
        "lastName": "Lovelace",
        "email": "ada@example.com",
        "phone": "+14155550123",
        "company": "Analytical Engines",
        "jobTitle": "Engineer",
        "externalId": "crm-1842",
        "tags": [
          "customer"
        ],
        "custom": {
          "tier": "gold"
        },
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z",
        "additionalEmails": [],
        "additionalPhones": [],
        "ownerId": null,
        "companyId": null,
        "address": null,
        "locale": null,
        "timezone": null,
        "doNotContact": false,
        "birthday": null,
        "websites": [],
        "additionalAddresses": [],
        "faxNumbers": [],
        "emailLabels": {},
        "phoneLabels": {},
        "phoneInfo": null,
        "consent": {
          "email": null,
          "sms": null,
          "call": null
        },
        "source": null,
        "lastActivityAt": null,
        "mergedFrom": [],
        "mergedIdentifiers": []
      }
    }
  },
  {
    "key": "contact_updated",
    "type": "contact.updated",
    "noun": "Contact",
    "label": "Contact Updated",
    "description": "Triggers when this happens: A contact changed. A write that changes nothing emits no event.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "contact.updated",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "name": "Ada Lovelace",
        "firstName": "Ada",
        "lastName": "Lovelace",
        "email": "ada@example.com",
        "phone": "+14155550123",
        "company": "Analytical Engines",
        "jobTitle": "Engineer",
        "externalId": "crm-1842",
        "tags": [
          "customer"
        ],
        "custom": {
          "tier": "gold"
        },
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z",
        "additionalEmails": [],
        "additionalPhones": [],
        "ownerId": null,
        "companyId": null,
        "address": null,
        "locale": null,
        "timezone": null,
        "doNotContact": false,
        "birthday": null,
        "websites": [],
        "additionalAddresses": [],
        "faxNumbers": [],
        "emailLabels": {},
        "phoneLabels": {},
        "phoneInfo": null,
        "consent": {
          "email": null,
          "sms": null,
          "call": null
        },
        "source": null,
        "lastActivityAt": null,
        "mergedFrom": [],
        "mergedIdentifiers": []
      }
    }
  },
  {
    "key": "contact_tagged",
    "type": "contact.tagged",
    "noun": "Contact",
    "label": "Contact Tagged",
    "description": "Triggers when this happens: Tags changed. contact.updated is sent, too.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "contact.tagged",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "name": "Ada Lovelace",
        "firstName": "Ada",
        "lastName": "Lovelace",
        "email": "ada@example.com",
        "phone": "+14155550123",
        "company": "Analytical Engines",
        "jobTitle": "Engineer",
        "externalId": "crm-1842",
        "tags": [
          "customer"
        ],
        "custom": {
          "tier": "gold"
        },
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z",
        "additionalEmails": [],
        "additionalPhones": [],
        "ownerId": null,
        "companyId": null,
        "address": null,
        "locale": null,
        "timezone": null,
        "doNotContact": false,
        "birthday": null,
        "websites": [],
        "additionalAddresses": [],
        "faxNumbers": [],
        "emailLabels": {},
        "phoneLabels": {},
        "phoneInfo": null,
        "consent": {
          "email": null,
          "sms": null,
          "call": null
        },
        "source": null,
        "lastActivityAt": null,
        "mergedFrom": [],
        "mergedIdentifiers": [],
        "addedTags": [
          "customer"
        ],
        "removedTags": []
      }
    }
  },
  {
    "key": "contact_consent_changed",
    "type": "contact.consent_changed",
    "noun": "Contact",
    "label": "Contact Consent Changed",
    "description": "Triggers when this happens: Consent changed. contact.updated is sent, too.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "contact.consent_changed",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "name": "Ada Lovelace",
        "firstName": "Ada",
        "lastName": "Lovelace",
        "email": "ada@example.com",
        "phone": "+14155550123",
        "company": "Analytical Engines",
        "jobTitle": "Engineer",
        "externalId": "crm-1842",
        "tags": [
          "customer"
        ],
        "custom": {
          "tier": "gold"
        },
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z",
        "additionalEmails": [],
        "additionalPhones": [],
        "ownerId": null,
        "companyId": null,
        "address": null,
        "locale": null,
        "timezone": null,
        "doNotContact": false,
        "birthday": null,
        "websites": [],
        "additionalAddresses": [],
        "faxNumbers": [],
        "emailLabels": {},
        "phoneLabels": {},
        "phoneInfo": null,
        "consent": {
          "email": {
            "status": "opted_in",
            "at": "2026-11-21T09:30:00.000Z"
          },
          "sms": null,
          "call": null
        },
        "source": null,
        "lastActivityAt": null,
        "mergedFrom": [],
        "mergedIdentifiers": [],
        "changedChannels": [
          "email"
        ]
      }
    }
  },
  {
    "key": "contact_deleted",
    "type": "contact.deleted",
    "noun": "Contact",
    "label": "Contact Deleted",
    "description": "Triggers when this happens: A contact was deleted; the data is its last state. Earlier events about it are expunged, and so is this one after its deliveries have ended.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "contact.deleted",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "name": "Ada Lovelace",
        "firstName": "Ada",
        "lastName": "Lovelace",
        "email": "ada@example.com",
        "phone": "+14155550123",
        "company": "Analytical Engines",
        "jobTitle": "Engineer",
        "externalId": "crm-1842",
        "tags": [
          "customer"
        ],
        "custom": {
          "tier": "gold"
        },
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z",
        "additionalEmails": [],
        "additionalPhones": [],
        "ownerId": null,
        "companyId": null,
        "address": null,
        "locale": null,
        "timezone": null,
        "doNotContact": false,
        "birthday": null,
        "websites": [],
        "additionalAddresses": [],
        "faxNumbers": [],
        "emailLabels": {},
        "phoneLabels": {},
        "phoneInfo": null,
        "consent": {
          "email": null,
          "sms": null,
          "call": null
        },
        "source": null,
        "lastActivityAt": null,
        "mergedFrom": [],
        "mergedIdentifiers": []
      }
    }
  },
  {
    "key": "contact_merged",
    "type": "contact.merged",
    "noun": "Contact",
    "label": "Contact Merged",
    "description": "Triggers when this happens: Other contacts were merged into a contact; their ids now lead to it. contact.updated is sent as well, but no contact.deleted.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "contact.merged",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "name": "Ada Lovelace",
        "firstName": "Ada",
        "lastName": "Lovelace",
        "email": "ada@example.com",
        "phone": "+14155550123",
        "company": "Analytical Engines",
        "jobTitle": "Engineer",
        "externalId": "crm-1842",
        "tags": [
          "customer"
        ],
        "custom": {
          "tier": "gold"
        },
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z",
        "additionalEmails": [],
        "additionalPhones": [],
        "ownerId": null,
        "companyId": null,
        "address": null,
        "locale": null,
        "timezone": null,
        "doNotContact": false,
        "birthday": null,
        "websites": [],
        "additionalAddresses": [],
        "faxNumbers": [],
        "emailLabels": {},
        "phoneLabels": {},
        "phoneInfo": null,
        "consent": {
          "email": null,
          "sms": null,
          "call": null
        },
        "source": null,
        "lastActivityAt": null,
        "mergedFrom": [],
        "mergedIdentifiers": [],
        "mergedIds": [
          "con_01jbts0z0ye8t9tpsz3gn7nkm8"
        ]
      }
    }
  },
  {
    "key": "contact_unmerged",
    "type": "contact.unmerged",
    "noun": "Contact",
    "label": "Contact Unmerged",
    "description": "Triggers when this happens: A merge was undone and the merged contacts were restored.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "contact.unmerged",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "name": "Ada Lovelace",
        "firstName": "Ada",
        "lastName": "Lovelace",
        "email": "ada@example.com",
        "phone": "+14155550123",
        "company": "Analytical Engines",
        "jobTitle": "Engineer",
        "externalId": "crm-1842",
        "tags": [
          "customer"
        ],
        "custom": {
          "tier": "gold"
        },
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z",
        "additionalEmails": [],
        "additionalPhones": [],
        "ownerId": null,
        "companyId": null,
        "address": null,
        "locale": null,
        "timezone": null,
        "doNotContact": false,
        "birthday": null,
        "websites": [],
        "additionalAddresses": [],
        "faxNumbers": [],
        "emailLabels": {},
        "phoneLabels": {},
        "phoneInfo": null,
        "consent": {
          "email": null,
          "sms": null,
          "call": null
        },
        "source": null,
        "lastActivityAt": null,
        "mergedFrom": [],
        "mergedIdentifiers": [],
        "restoredIds": [
          "con_01jbts0z0ye8t9tpsz3gn7nkm8"
        ]
      }
    }
  },
  {
    "key": "contact_erased",
    "type": "contact.erased",
    "noun": "Contact",
    "label": "Contact Erased",
    "description": "Triggers when this happens: A contact was erased, with those that had been merged into it. The data contains ids only: delete your own copies of the person's data. contact.deleted is not sent.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "contact.erased",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "mergedFrom": []
      }
    }
  },
  {
    "key": "contact_segment_entered",
    "type": "contact.segment_entered",
    "noun": "Contact",
    "label": "Contact Segment Entered",
    "description": "Triggers when this happens: A contact matches a segment that it did not match at the last comparison. Capstan compares every hour, and only segments with a subscriber to this event.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "contact.segment_entered",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "name": "Ada Lovelace",
        "firstName": "Ada",
        "lastName": "Lovelace",
        "email": "ada@example.com",
        "phone": "+14155550123",
        "company": "Analytical Engines",
        "jobTitle": "Engineer",
        "externalId": "crm-1842",
        "tags": [
          "customer"
        ],
        "custom": {
          "tier": "gold"
        },
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z",
        "additionalEmails": [],
        "additionalPhones": [],
        "ownerId": null,
        "companyId": null,
        "address": null,
        "locale": null,
        "timezone": null,
        "doNotContact": false,
        "birthday": null,
        "websites": [],
        "additionalAddresses": [],
        "faxNumbers": [],
        "emailLabels": {},
        "phoneLabels": {},
        "phoneInfo": null,
        "consent": {
          "email": null,
          "sms": null,
          "call": null
        },
        "source": null,
        "lastActivityAt": null,
        "mergedFrom": [],
        "mergedIdentifiers": [],
        "segment": {
          "id": "seg_01jbts0z0ye8t9tpsz3gn7nkm8",
          "name": "Customers of this year"
        }
      }
    }
  },
  {
    "key": "contact_segment_left",
    "type": "contact.segment_left",
    "noun": "Contact",
    "label": "Contact Segment Left",
    "description": "Triggers when this happens: A contact no longer matches a segment. A contact that is deleted or merged into another one leaves without this event.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "contact.segment_left",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "name": "Ada Lovelace",
        "firstName": "Ada",
        "lastName": "Lovelace",
        "email": "ada@example.com",
        "phone": "+14155550123",
        "company": "Analytical Engines",
        "jobTitle": "Engineer",
        "externalId": "crm-1842",
        "tags": [
          "customer"
        ],
        "custom": {
          "tier": "gold"
        },
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z",
        "additionalEmails": [],
        "additionalPhones": [],
        "ownerId": null,
        "companyId": null,
        "address": null,
        "locale": null,
        "timezone": null,
        "doNotContact": false,
        "birthday": null,
        "websites": [],
        "additionalAddresses": [],
        "faxNumbers": [],
        "emailLabels": {},
        "phoneLabels": {},
        "phoneInfo": null,
        "consent": {
          "email": null,
          "sms": null,
          "call": null
        },
        "source": null,
        "lastActivityAt": null,
        "mergedFrom": [],
        "mergedIdentifiers": [],
        "segment": {
          "id": "seg_01jbts0z0ye8t9tpsz3gn7nkm8",
          "name": "Customers of this year"
        }
      }
    }
  },
  {
    "key": "company_created",
    "type": "company.created",
    "noun": "Company",
    "label": "Company Created",
    "description": "Triggers when this happens: A company was created.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "company.created",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
        "name": "Analytical Engines",
        "domain": "example.com",
        "phone": "+14155550123",
        "address": null,
        "ownerId": null,
        "tags": [
          "customer"
        ],
        "custom": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z"
      }
    }
  },
  {
    "key": "company_updated",
    "type": "company.updated",
    "noun": "Company",
    "label": "Company Updated",
    "description": "Triggers when this happens: A company changed. A write that changes nothing emits no event.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "company.updated",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
        "name": "Analytical Engines",
        "domain": "example.com",
        "phone": "+14155550123",
        "address": null,
        "ownerId": null,
        "tags": [
          "customer"
        ],
        "custom": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z"
      }
    }
  },
  {
    "key": "company_deleted",
    "type": "company.deleted",
    "noun": "Company",
    "label": "Company Deleted",
    "description": "Triggers when this happens: A company was deleted; the data is its last state. Earlier events about it are expunged, and so is this one after its deliveries have ended.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "company.deleted",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
        "name": "Analytical Engines",
        "domain": "example.com",
        "phone": "+14155550123",
        "address": null,
        "ownerId": null,
        "tags": [
          "customer"
        ],
        "custom": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z"
      }
    }
  },
  {
    "key": "contact_import_completed",
    "type": "contact_import.completed",
    "noun": "Contact Import",
    "label": "Contact Import Completed",
    "description": "Triggers when this happens: A contact import ended. status is partial if it ended before the end of the file.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "contact_import.completed",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "imp_01jbts0z0ye8t9tpsz3gn7nkm8",
        "status": "completed",
        "fileName": "contacts.csv",
        "dryRun": false,
        "progress": {
          "rowsRead": 120,
          "created": 100,
          "updated": 15,
          "unchanged": 3,
          "skipped": 0,
          "failed": 2,
          "incomplete": 1,
          "bytesRead": 9800,
          "bytesTotal": 9800
        },
        "error": null
      }
    }
  },
  {
    "key": "contact_import_failed",
    "type": "contact_import.failed",
    "noun": "Contact Import",
    "label": "Contact Import Failed",
    "description": "Triggers when this happens: A contact import failed. error has the reason.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "contact_import.failed",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "imp_01jbts0z0ye8t9tpsz3gn7nkm8",
        "status": "failed",
        "fileName": "contacts.csv",
        "dryRun": false,
        "progress": {
          "rowsRead": 0,
          "created": 0,
          "updated": 0,
          "unchanged": 0,
          "skipped": 0,
          "failed": 0,
          "incomplete": 1,
          "bytesRead": 9800,
          "bytesTotal": 9800
        },
        "error": {
          "code": "malformed_file",
          "message": "The workbook is damaged or incomplete. Open it, save it again and upload the new file.",
          "line": null
        }
      }
    }
  },
  {
    "key": "source_completed",
    "type": "source.completed",
    "noun": "Source",
    "label": "Source Completed",
    "description": "Triggers when this happens: A source was processed. Its chunks are ready, and every search finds them.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "source.completed",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
        "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
        "parentId": null,
        "externalId": "cms-hours",
        "name": "Opening hours",
        "type": "url",
        "url": "https://example.com/hours",
        "status": "completed",
        "progress": {
          "stage": null,
          "percent": 100,
          "done": 3,
          "total": 3,
          "stages": {
            "fetching": "2026-11-21T09:30:00.100Z",
            "extracting": "2026-11-21T09:30:00.400Z",
            "chunking": "2026-11-21T09:30:00.600Z",
            "embedding": "2026-11-21T09:30:00.650Z",
            "storing": "2026-11-21T09:30:00.900Z"
          }
        },
        "chunksCount": 3,
        "embeddingModel": "capstan-lexical-384",
        "embeddingDimensions": 384,
        "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        "metadata": {
          "team": "support"
        },
        "encoding": null,
        "refresh": {
          "every": "24h",
          "whenGone": "keep"
        },
        "nextRefreshAt": "2026-11-22T09:30:01.000Z",
        "usage": {
          "bytes": 18204,
          "tokens": 612,
          "chunksEmbedded": 3,
          "chunksReused": 0,
          "credits": 2
        },
        "lastFetchedAt": "2026-11-21T09:30:00.000Z",
        "lastCheckedAt": "2026-11-21T09:30:01.000Z",
        "contentChangedAt": "2026-11-21T09:30:01.000Z",
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:01.000Z",
        "error": null,
        "failure": null,
        "warnings": []
      }
    }
  },
  {
    "key": "source_failed",
    "type": "source.failed",
    "noun": "Source",
    "label": "Source Failed",
    "description": "Triggers when this happens: A source could not be processed; error has the reason. Chunks of an earlier run stay searchable.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "source.failed",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
        "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
        "parentId": null,
        "externalId": "cms-hours",
        "name": "Opening hours",
        "type": "url",
        "url": "https://example.com/hours",
        "status": "failed",
        "progress": {
          "stage": null,
          "percent": 0,
          "done": null,
          "total": null,
          "stages": {
            "fetching": "2026-11-21T09:30:00.100Z",
            "extracting": "2026-11-21T09:30:00.400Z",
            "chunking": "2026-11-21T09:30:00.600Z",
            "embedding": "2026-11-21T09:30:00.650Z",
            "storing": "2026-11-21T09:30:00.900Z"
          }
        },
        "chunksCount": 0,
        "embeddingModel": "capstan-lexical-384",
        "embeddingDimensions": 384,
        "contentHash": null,
        "metadata": {
          "team": "support"
        },
        "encoding": null,
        "refresh": {
          "every": "24h",
          "whenGone": "keep"
        },
        "nextRefreshAt": "2026-11-22T09:30:01.000Z",
        "usage": null,
        "lastFetchedAt": "2026-11-21T09:30:00.000Z",
        "lastCheckedAt": null,
        "contentChangedAt": null,
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:01.000Z",
        "error": "The page returned 404. Check the address.",
        "failure": {
          "code": "not_found",
          "stage": "fetching",
          "retryable": false
        },
        "warnings": []
      }
    }
  },
  {
    "key": "source_updated",
    "type": "source.updated",
    "noun": "Source",
    "label": "Source Updated",
    "description": "Triggers when this happens: The name or metadata of a source changed, or a refresh found a different text.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "source.updated",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
        "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
        "parentId": null,
        "externalId": "cms-hours",
        "name": "Opening hours",
        "type": "url",
        "url": "https://example.com/hours",
        "status": "completed",
        "progress": {
          "stage": null,
          "percent": 100,
          "done": 3,
          "total": 3,
          "stages": {
            "fetching": "2026-11-21T09:30:00.100Z",
            "extracting": "2026-11-21T09:30:00.400Z",
            "chunking": "2026-11-21T09:30:00.600Z",
            "embedding": "2026-11-21T09:30:00.650Z",
            "storing": "2026-11-21T09:30:00.900Z"
          }
        },
        "chunksCount": 3,
        "embeddingModel": "capstan-lexical-384",
        "embeddingDimensions": 384,
        "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        "metadata": {
          "team": "support"
        },
        "encoding": null,
        "refresh": {
          "every": "24h",
          "whenGone": "keep"
        },
        "nextRefreshAt": "2026-11-22T09:30:01.000Z",
        "usage": {
          "bytes": 18204,
          "tokens": 612,
          "chunksEmbedded": 3,
          "chunksReused": 0,
          "credits": 2
        },
        "lastFetchedAt": "2026-11-21T09:30:00.000Z",
        "lastCheckedAt": "2026-11-21T09:30:01.000Z",
        "contentChangedAt": "2026-11-21T09:30:01.000Z",
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:01.000Z",
        "error": null,
        "failure": null,
        "warnings": []
      }
    }
  },
  {
    "key": "source_deleted",
    "type": "source.deleted",
    "noun": "Source",
    "label": "Source Deleted",
    "description": "Triggers when this happens: A source was deleted; data is its last state. A sitemap or a crawl emits one event for itself and none for its pages. A deleted base emits only its own event.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "source.deleted",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
        "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
        "parentId": null,
        "externalId": "cms-hours",
        "name": "Opening hours",
        "type": "url",
        "url": "https://example.com/hours",
        "status": "completed",
        "progress": {
          "stage": null,
          "percent": 100,
          "done": 3,
          "total": 3,
          "stages": {
            "fetching": "2026-11-21T09:30:00.100Z",
            "extracting": "2026-11-21T09:30:00.400Z",
            "chunking": "2026-11-21T09:30:00.600Z",
            "embedding": "2026-11-21T09:30:00.650Z",
            "storing": "2026-11-21T09:30:00.900Z"
          }
        },
        "chunksCount": 3,
        "embeddingModel": "capstan-lexical-384",
        "embeddingDimensions": 384,
        "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        "metadata": {
          "team": "support"
        },
        "encoding": null,
        "refresh": {
          "every": "24h",
          "whenGone": "keep"
        },
        "nextRefreshAt": "2026-11-22T09:30:01.000Z",
        "usage": {
          "bytes": 18204,
          "tokens": 612,
          "chunksEmbedded": 3,
          "chunksReused": 0,
          "credits": 2
        },
        "lastFetchedAt": "2026-11-21T09:30:00.000Z",
        "lastCheckedAt": "2026-11-21T09:30:01.000Z",
        "contentChangedAt": "2026-11-21T09:30:01.000Z",
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:01.000Z",
        "error": null,
        "failure": null,
        "warnings": []
      }
    }
  },
  {
    "key": "base_reindexed",
    "type": "base.reindexed",
    "noun": "Base",
    "label": "Base Reindexed",
    "description": "Triggers when this happens: A base switched to another embedding model. Searches use the new vectors from now on.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "base.reindexed",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
        "name": "Handbook",
        "description": null,
        "embeddingModel": "text-embedding-3-small",
        "embeddingDimensions": 1536,
        "chunking": {
          "maxTokens": 256,
          "overlapTokens": 0
        },
        "search": {
          "fusion": "auto",
          "semanticWeight": null,
          "rerank": false
        },
        "reindex": null,
        "sourcesCount": 12,
        "chunksCount": 340,
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z"
      }
    }
  },
  {
    "key": "base_deleted",
    "type": "base.deleted",
    "noun": "Base",
    "label": "Base Deleted",
    "description": "Triggers when this happens: A base was deleted with all its sources; data is its last state. No source.deleted events are emitted for them.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "base.deleted",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
        "name": "Handbook",
        "description": null,
        "embeddingModel": "text-embedding-3-small",
        "embeddingDimensions": 1536,
        "chunking": {
          "maxTokens": 256,
          "overlapTokens": 0
        },
        "search": {
          "fusion": "auto",
          "semanticWeight": null,
          "rerank": false
        },
        "reindex": null,
        "sourcesCount": 12,
        "chunksCount": 340,
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z"
      }
    }
  },
  {
    "key": "proposal_created",
    "type": "proposal.created",
    "noun": "Proposal",
    "label": "Proposal Created",
    "description": "Triggers when this happens: A draft was created, cloned, or started as a revision.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "proposal.created",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "number": null,
        "revision": 1,
        "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "previousId": null,
        "title": "Website relaunch",
        "status": "draft",
        "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
        "templateId": null,
        "language": "en",
        "currency": "EUR",
        "taxBehavior": "exclusive",
        "items": [
          {
            "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
            "kind": "charge",
            "catalogItemId": null,
            "name": "Design of five pages",
            "description": null,
            "unit": "page",
            "quantity": "5",
            "quantityRange": null,
            "unitAmount": 2000,
            "unitAmountDecimal": null,
            "discount": null,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19"
              }
            ],
            "optional": false,
            "selected": false,
            "group": null,
            "billing": "one_time"
          }
        ],
        "groups": [],
        "discount": null,
        "termMonths": null,
        "withholding": null,
        "roundingStep": null,
        "instalments": [],
        "totals": {
          "lines": [
            {
              "gross": 10000,
              "discount": 0,
              "net": 10000,
              "included": true,
              "documentDiscount": 0,
              "taxable": 10000
            }
          ],
          "buckets": [
            {
              "billing": "one_time",
              "subtotal": 10000,
              "discount": 0,
              "net": 10000,
              "taxes": [
                {
                  "name": "VAT",
                  "percent": "19",
                  "base": 10000,
                  "amount": 1900
                }
              ],
              "tax": 1900,
              "total": 11900
            }
          ],
          "firstTotal": 11900,
          "contractValue": 11900,
          "instalments": []
        },
        "amountsDue": [
          {
            "billing": "one_time",
            "total": 11900,
            "withholding": 0,
            "rounding": 0,
            "due": 11900
          }
        ],
        "choice": null,
        "variables": {
          "startDate": "2027-01-11"
        },
        "recipients": [
          {
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace",
            "email": "ada@example.com",
            "role": "signer",
            "order": 1,
            "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
            "memberId": null,
            "status": "viewed",
            "delivery": "sent",
            "transitions": {
              "sent": "2026-11-21T09:30:00.000Z",
              "viewed": "2026-11-21T10:05:00.000Z"
            }
          }
        ],
        "signing": {
          "order": "parallel",
          "countersign": false
        },
        "access": "link",
        "expiresAt": "2026-12-21T23:00:00.000Z",
        "reminders": {
          "afterDays": 3,
          "everyDays": 7,
          "max": 2
        },
        "knowledge": {
          "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "contentSha256": "7c3d1b5e0a8f4e6d9b2c7a1f3e5d8c0b4a6f9e2d1c7b5a3f8e0d6c4b2a9f7e1d",
        "sealedSha256": null,
        "transitions": {
          "sent": "2026-11-21T09:30:00.000Z",
          "viewed": "2026-11-21T10:05:00.000Z"
        },
        "reason": null,
        "metadata": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T10:05:00.000Z",
        "blocks": [
          {
            "id": "intro",
            "type": "text",
            "text": "# Hello, {{contact.firstName}}"
          }
        ]
      }
    }
  },
  {
    "key": "proposal_updated",
    "type": "proposal.updated",
    "noun": "Proposal",
    "label": "Proposal Updated",
    "description": "Triggers when this happens: A proposal changed. A write that changes nothing emits no event.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "proposal.updated",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "number": null,
        "revision": 1,
        "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "previousId": null,
        "title": "Website relaunch",
        "status": "draft",
        "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
        "templateId": null,
        "language": "en",
        "currency": "EUR",
        "taxBehavior": "exclusive",
        "items": [
          {
            "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
            "kind": "charge",
            "catalogItemId": null,
            "name": "Design of five pages",
            "description": null,
            "unit": "page",
            "quantity": "5",
            "quantityRange": null,
            "unitAmount": 2000,
            "unitAmountDecimal": null,
            "discount": null,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19"
              }
            ],
            "optional": false,
            "selected": false,
            "group": null,
            "billing": "one_time"
          }
        ],
        "groups": [],
        "discount": null,
        "termMonths": null,
        "withholding": null,
        "roundingStep": null,
        "instalments": [],
        "totals": {
          "lines": [
            {
              "gross": 10000,
              "discount": 0,
              "net": 10000,
              "included": true,
              "documentDiscount": 0,
              "taxable": 10000
            }
          ],
          "buckets": [
            {
              "billing": "one_time",
              "subtotal": 10000,
              "discount": 0,
              "net": 10000,
              "taxes": [
                {
                  "name": "VAT",
                  "percent": "19",
                  "base": 10000,
                  "amount": 1900
                }
              ],
              "tax": 1900,
              "total": 11900
            }
          ],
          "firstTotal": 11900,
          "contractValue": 11900,
          "instalments": []
        },
        "amountsDue": [
          {
            "billing": "one_time",
            "total": 11900,
            "withholding": 0,
            "rounding": 0,
            "due": 11900
          }
        ],
        "choice": null,
        "variables": {
          "startDate": "2027-01-11"
        },
        "recipients": [
          {
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace",
            "email": "ada@example.com",
            "role": "signer",
            "order": 1,
            "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
            "memberId": null,
            "status": "viewed",
            "delivery": "sent",
            "transitions": {
              "sent": "2026-11-21T09:30:00.000Z",
              "viewed": "2026-11-21T10:05:00.000Z"
            }
          }
        ],
        "signing": {
          "order": "parallel",
          "countersign": false
        },
        "access": "link",
        "expiresAt": "2026-12-21T23:00:00.000Z",
        "reminders": {
          "afterDays": 3,
          "everyDays": 7,
          "max": 2
        },
        "knowledge": {
          "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "contentSha256": "7c3d1b5e0a8f4e6d9b2c7a1f3e5d8c0b4a6f9e2d1c7b5a3f8e0d6c4b2a9f7e1d",
        "sealedSha256": null,
        "transitions": {
          "sent": "2026-11-21T09:30:00.000Z",
          "viewed": "2026-11-21T10:05:00.000Z"
        },
        "reason": null,
        "metadata": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T10:05:00.000Z",
        "blocks": [
          {
            "id": "intro",
            "type": "text",
            "text": "# Hello, {{contact.firstName}}"
          }
        ],
        "changed": [
          "items",
          "totals"
        ]
      }
    }
  },
  {
    "key": "proposal_deleted",
    "type": "proposal.deleted",
    "noun": "Proposal",
    "label": "Proposal Deleted",
    "description": "Triggers when this happens: A draft was deleted; data is its last state. What earlier events said about it is expunged, and so is this event after its deliveries have ended.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "proposal.deleted",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "number": null,
        "revision": 1,
        "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "previousId": null,
        "title": "Website relaunch",
        "status": "draft",
        "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
        "templateId": null,
        "language": "en",
        "currency": "EUR",
        "taxBehavior": "exclusive",
        "items": [
          {
            "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
            "kind": "charge",
            "catalogItemId": null,
            "name": "Design of five pages",
            "description": null,
            "unit": "page",
            "quantity": "5",
            "quantityRange": null,
            "unitAmount": 2000,
            "unitAmountDecimal": null,
            "discount": null,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19"
              }
            ],
            "optional": false,
            "selected": false,
            "group": null,
            "billing": "one_time"
          }
        ],
        "groups": [],
        "discount": null,
        "termMonths": null,
        "withholding": null,
        "roundingStep": null,
        "instalments": [],
        "totals": {
          "lines": [
            {
              "gross": 10000,
              "discount": 0,
              "net": 10000,
              "included": true,
              "documentDiscount": 0,
              "taxable": 10000
            }
          ],
          "buckets": [
            {
              "billing": "one_time",
              "subtotal": 10000,
              "discount": 0,
              "net": 10000,
              "taxes": [
                {
                  "name": "VAT",
                  "percent": "19",
                  "base": 10000,
                  "amount": 1900
                }
              ],
              "tax": 1900,
              "total": 11900
            }
          ],
          "firstTotal": 11900,
          "contractValue": 11900,
          "instalments": []
        },
        "amountsDue": [
          {
            "billing": "one_time",
            "total": 11900,
            "withholding": 0,
            "rounding": 0,
            "due": 11900
          }
        ],
        "choice": null,
        "variables": {
          "startDate": "2027-01-11"
        },
        "recipients": [
          {
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace",
            "email": "ada@example.com",
            "role": "signer",
            "order": 1,
            "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
            "memberId": null,
            "status": "viewed",
            "delivery": "sent",
            "transitions": {
              "sent": "2026-11-21T09:30:00.000Z",
              "viewed": "2026-11-21T10:05:00.000Z"
            }
          }
        ],
        "signing": {
          "order": "parallel",
          "countersign": false
        },
        "access": "link",
        "expiresAt": "2026-12-21T23:00:00.000Z",
        "reminders": {
          "afterDays": 3,
          "everyDays": 7,
          "max": 2
        },
        "knowledge": {
          "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "contentSha256": "7c3d1b5e0a8f4e6d9b2c7a1f3e5d8c0b4a6f9e2d1c7b5a3f8e0d6c4b2a9f7e1d",
        "sealedSha256": null,
        "transitions": {
          "sent": "2026-11-21T09:30:00.000Z",
          "viewed": "2026-11-21T10:05:00.000Z"
        },
        "reason": null,
        "metadata": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T10:05:00.000Z",
        "blocks": [
          {
            "id": "intro",
            "type": "text",
            "text": "# Hello, {{contact.firstName}}"
          }
        ]
      }
    }
  },
  {
    "key": "proposal_sent",
    "type": "proposal.sent",
    "noun": "Proposal",
    "label": "Proposal Sent",
    "description": "Triggers when this happens: A proposal was sent. It has a number, and its content no longer changes.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "proposal.sent",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "number": "P-2026-0042",
        "revision": 1,
        "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "previousId": null,
        "title": "Website relaunch",
        "status": "sent",
        "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
        "templateId": null,
        "language": "en",
        "currency": "EUR",
        "taxBehavior": "exclusive",
        "items": [
          {
            "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
            "kind": "charge",
            "catalogItemId": null,
            "name": "Design of five pages",
            "description": null,
            "unit": "page",
            "quantity": "5",
            "quantityRange": null,
            "unitAmount": 2000,
            "unitAmountDecimal": null,
            "discount": null,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19"
              }
            ],
            "optional": false,
            "selected": false,
            "group": null,
            "billing": "one_time"
          }
        ],
        "groups": [],
        "discount": null,
        "termMonths": null,
        "withholding": null,
        "roundingStep": null,
        "instalments": [],
        "totals": {
          "lines": [
            {
              "gross": 10000,
              "discount": 0,
              "net": 10000,
              "included": true,
              "documentDiscount": 0,
              "taxable": 10000
            }
          ],
          "buckets": [
            {
              "billing": "one_time",
              "subtotal": 10000,
              "discount": 0,
              "net": 10000,
              "taxes": [
                {
                  "name": "VAT",
                  "percent": "19",
                  "base": 10000,
                  "amount": 1900
                }
              ],
              "tax": 1900,
              "total": 11900
            }
          ],
          "firstTotal": 11900,
          "contractValue": 11900,
          "instalments": []
        },
        "amountsDue": [
          {
            "billing": "one_time",
            "total": 11900,
            "withholding": 0,
            "rounding": 0,
            "due": 11900
          }
        ],
        "choice": null,
        "variables": {
          "startDate": "2027-01-11"
        },
        "recipients": [
          {
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace",
            "email": "ada@example.com",
            "role": "signer",
            "order": 1,
            "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
            "memberId": null,
            "status": "viewed",
            "delivery": "sent",
            "transitions": {
              "sent": "2026-11-21T09:30:00.000Z",
              "viewed": "2026-11-21T10:05:00.000Z"
            }
          }
        ],
        "signing": {
          "order": "parallel",
          "countersign": false
        },
        "access": "link",
        "expiresAt": "2026-12-21T23:00:00.000Z",
        "reminders": {
          "afterDays": 3,
          "everyDays": 7,
          "max": 2
        },
        "knowledge": {
          "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "contentSha256": "7c3d1b5e0a8f4e6d9b2c7a1f3e5d8c0b4a6f9e2d1c7b5a3f8e0d6c4b2a9f7e1d",
        "sealedSha256": null,
        "transitions": {
          "sent": "2026-11-21T09:30:00.000Z",
          "viewed": "2026-11-21T10:05:00.000Z"
        },
        "reason": null,
        "metadata": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T10:05:00.000Z",
        "blocks": [
          {
            "id": "intro",
            "type": "text",
            "text": "# Hello, {{contact.firstName}}"
          }
        ]
      }
    }
  },
  {
    "key": "proposal_revised",
    "type": "proposal.revised",
    "noun": "Proposal",
    "label": "Proposal Revised",
    "description": "Triggers when this happens: A revision was sent. previousId is the revision that it replaces.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "proposal.revised",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "number": "P-2026-0042-2",
        "revision": 2,
        "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "previousId": null,
        "title": "Website relaunch",
        "status": "sent",
        "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
        "templateId": null,
        "language": "en",
        "currency": "EUR",
        "taxBehavior": "exclusive",
        "items": [
          {
            "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
            "kind": "charge",
            "catalogItemId": null,
            "name": "Design of five pages",
            "description": null,
            "unit": "page",
            "quantity": "5",
            "quantityRange": null,
            "unitAmount": 2000,
            "unitAmountDecimal": null,
            "discount": null,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19"
              }
            ],
            "optional": false,
            "selected": false,
            "group": null,
            "billing": "one_time"
          }
        ],
        "groups": [],
        "discount": null,
        "termMonths": null,
        "withholding": null,
        "roundingStep": null,
        "instalments": [],
        "totals": {
          "lines": [
            {
              "gross": 10000,
              "discount": 0,
              "net": 10000,
              "included": true,
              "documentDiscount": 0,
              "taxable": 10000
            }
          ],
          "buckets": [
            {
              "billing": "one_time",
              "subtotal": 10000,
              "discount": 0,
              "net": 10000,
              "taxes": [
                {
                  "name": "VAT",
                  "percent": "19",
                  "base": 10000,
                  "amount": 1900
                }
              ],
              "tax": 1900,
              "total": 11900
            }
          ],
          "firstTotal": 11900,
          "contractValue": 11900,
          "instalments": []
        },
        "amountsDue": [
          {
            "billing": "one_time",
            "total": 11900,
            "withholding": 0,
            "rounding": 0,
            "due": 11900
          }
        ],
        "choice": null,
        "variables": {
          "startDate": "2027-01-11"
        },
        "recipients": [
          {
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace",
            "email": "ada@example.com",
            "role": "signer",
            "order": 1,
            "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
            "memberId": null,
            "status": "viewed",
            "delivery": "sent",
            "transitions": {
              "sent": "2026-11-21T09:30:00.000Z",
              "viewed": "2026-11-21T10:05:00.000Z"
            }
          }
        ],
        "signing": {
          "order": "parallel",
          "countersign": false
        },
        "access": "link",
        "expiresAt": "2026-12-21T23:00:00.000Z",
        "reminders": {
          "afterDays": 3,
          "everyDays": 7,
          "max": 2
        },
        "knowledge": {
          "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "contentSha256": "7c3d1b5e0a8f4e6d9b2c7a1f3e5d8c0b4a6f9e2d1c7b5a3f8e0d6c4b2a9f7e1d",
        "sealedSha256": null,
        "transitions": {
          "sent": "2026-11-21T09:30:00.000Z",
          "viewed": "2026-11-21T10:05:00.000Z"
        },
        "reason": null,
        "metadata": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T10:05:00.000Z",
        "blocks": [
          {
            "id": "intro",
            "type": "text",
            "text": "# Hello, {{contact.firstName}}"
          }
        ]
      }
    }
  },
  {
    "key": "proposal_delivered",
    "type": "proposal.delivered",
    "noun": "Proposal",
    "label": "Proposal Delivered",
    "description": "Triggers when this happens: A recipient's mail server accepted the mail with the link.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "proposal.delivered",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "number": "P-2026-0042",
        "revision": 1,
        "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "previousId": null,
        "title": "Website relaunch",
        "status": "viewed",
        "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
        "templateId": null,
        "language": "en",
        "currency": "EUR",
        "taxBehavior": "exclusive",
        "items": [
          {
            "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
            "kind": "charge",
            "catalogItemId": null,
            "name": "Design of five pages",
            "description": null,
            "unit": "page",
            "quantity": "5",
            "quantityRange": null,
            "unitAmount": 2000,
            "unitAmountDecimal": null,
            "discount": null,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19"
              }
            ],
            "optional": false,
            "selected": false,
            "group": null,
            "billing": "one_time"
          }
        ],
        "groups": [],
        "discount": null,
        "termMonths": null,
        "withholding": null,
        "roundingStep": null,
        "instalments": [],
        "totals": {
          "lines": [
            {
              "gross": 10000,
              "discount": 0,
              "net": 10000,
              "included": true,
              "documentDiscount": 0,
              "taxable": 10000
            }
          ],
          "buckets": [
            {
              "billing": "one_time",
              "subtotal": 10000,
              "discount": 0,
              "net": 10000,
              "taxes": [
                {
                  "name": "VAT",
                  "percent": "19",
                  "base": 10000,
                  "amount": 1900
                }
              ],
              "tax": 1900,
              "total": 11900
            }
          ],
          "firstTotal": 11900,
          "contractValue": 11900,
          "instalments": []
        },
        "amountsDue": [
          {
            "billing": "one_time",
            "total": 11900,
            "withholding": 0,
            "rounding": 0,
            "due": 11900
          }
        ],
        "choice": null,
        "variables": {
          "startDate": "2027-01-11"
        },
        "recipients": [
          {
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace",
            "email": "ada@example.com",
            "role": "signer",
            "order": 1,
            "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
            "memberId": null,
            "status": "viewed",
            "delivery": "sent",
            "transitions": {
              "sent": "2026-11-21T09:30:00.000Z",
              "viewed": "2026-11-21T10:05:00.000Z"
            }
          }
        ],
        "signing": {
          "order": "parallel",
          "countersign": false
        },
        "access": "link",
        "expiresAt": "2026-12-21T23:00:00.000Z",
        "reminders": {
          "afterDays": 3,
          "everyDays": 7,
          "max": 2
        },
        "knowledge": {
          "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "contentSha256": "7c3d1b5e0a8f4e6d9b2c7a1f3e5d8c0b4a6f9e2d1c7b5a3f8e0d6c4b2a9f7e1d",
        "sealedSha256": null,
        "transitions": {
          "sent": "2026-11-21T09:30:00.000Z",
          "viewed": "2026-11-21T10:05:00.000Z"
        },
        "reason": null,
        "metadata": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T10:05:00.000Z",
        "blocks": [
          {
            "id": "intro",
            "type": "text",
            "text": "# Hello, {{contact.firstName}}"
          }
        ],
        "recipient": {
          "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
          "name": "Ada Lovelace",
          "email": "ada@example.com",
          "role": "signer",
          "order": 1,
          "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
          "memberId": null,
          "status": "viewed",
          "delivery": "sent",
          "transitions": {
            "sent": "2026-11-21T09:30:00.000Z",
            "viewed": "2026-11-21T10:05:00.000Z"
          }
        }
      }
    }
  },
  {
    "key": "proposal_delivery_failed",
    "type": "proposal.delivery_failed",
    "noun": "Proposal",
    "label": "Proposal Delivery Failed",
    "description": "Triggers when this happens: A mail to a recipient could not be delivered. Capstan does not retry it.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "proposal.delivery_failed",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "number": "P-2026-0042",
        "revision": 1,
        "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "previousId": null,
        "title": "Website relaunch",
        "status": "viewed",
        "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
        "templateId": null,
        "language": "en",
        "currency": "EUR",
        "taxBehavior": "exclusive",
        "items": [
          {
            "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
            "kind": "charge",
            "catalogItemId": null,
            "name": "Design of five pages",
            "description": null,
            "unit": "page",
            "quantity": "5",
            "quantityRange": null,
            "unitAmount": 2000,
            "unitAmountDecimal": null,
            "discount": null,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19"
              }
            ],
            "optional": false,
            "selected": false,
            "group": null,
            "billing": "one_time"
          }
        ],
        "groups": [],
        "discount": null,
        "termMonths": null,
        "withholding": null,
        "roundingStep": null,
        "instalments": [],
        "totals": {
          "lines": [
            {
              "gross": 10000,
              "discount": 0,
              "net": 10000,
              "included": true,
              "documentDiscount": 0,
              "taxable": 10000
            }
          ],
          "buckets": [
            {
              "billing": "one_time",
              "subtotal": 10000,
              "discount": 0,
              "net": 10000,
              "taxes": [
                {
                  "name": "VAT",
                  "percent": "19",
                  "base": 10000,
                  "amount": 1900
                }
              ],
              "tax": 1900,
              "total": 11900
            }
          ],
          "firstTotal": 11900,
          "contractValue": 11900,
          "instalments": []
        },
        "amountsDue": [
          {
            "billing": "one_time",
            "total": 11900,
            "withholding": 0,
            "rounding": 0,
            "due": 11900
          }
        ],
        "choice": null,
        "variables": {
          "startDate": "2027-01-11"
        },
        "recipients": [
          {
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace",
            "email": "ada@example.com",
            "role": "signer",
            "order": 1,
            "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
            "memberId": null,
            "status": "viewed",
            "delivery": "sent",
            "transitions": {
              "sent": "2026-11-21T09:30:00.000Z",
              "viewed": "2026-11-21T10:05:00.000Z"
            }
          }
        ],
        "signing": {
          "order": "parallel",
          "countersign": false
        },
        "access": "link",
        "expiresAt": "2026-12-21T23:00:00.000Z",
        "reminders": {
          "afterDays": 3,
          "everyDays": 7,
          "max": 2
        },
        "knowledge": {
          "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "contentSha256": "7c3d1b5e0a8f4e6d9b2c7a1f3e5d8c0b4a6f9e2d1c7b5a3f8e0d6c4b2a9f7e1d",
        "sealedSha256": null,
        "transitions": {
          "sent": "2026-11-21T09:30:00.000Z",
          "viewed": "2026-11-21T10:05:00.000Z"
        },
        "reason": null,
        "metadata": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T10:05:00.000Z",
        "blocks": [
          {
            "id": "intro",
            "type": "text",
            "text": "# Hello, {{contact.firstName}}"
          }
        ],
        "recipient": {
          "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
          "name": "Ada Lovelace",
          "email": "ada@example.com",
          "role": "signer",
          "order": 1,
          "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
          "memberId": null,
          "status": "viewed",
          "delivery": "failed",
          "transitions": {
            "sent": "2026-11-21T09:30:00.000Z",
            "viewed": "2026-11-21T10:05:00.000Z"
          }
        },
        "error": "550 No such mailbox"
      }
    }
  },
  {
    "key": "proposal_viewed",
    "type": "proposal.viewed",
    "noun": "Proposal",
    "label": "Proposal Viewed",
    "description": "Triggers when this happens: A recipient opened the page for the first time.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "proposal.viewed",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "number": "P-2026-0042",
        "revision": 1,
        "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "previousId": null,
        "title": "Website relaunch",
        "status": "viewed",
        "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
        "templateId": null,
        "language": "en",
        "currency": "EUR",
        "taxBehavior": "exclusive",
        "items": [
          {
            "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
            "kind": "charge",
            "catalogItemId": null,
            "name": "Design of five pages",
            "description": null,
            "unit": "page",
            "quantity": "5",
            "quantityRange": null,
            "unitAmount": 2000,
            "unitAmountDecimal": null,
            "discount": null,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19"
              }
            ],
            "optional": false,
            "selected": false,
            "group": null,
            "billing": "one_time"
          }
        ],
        "groups": [],
        "discount": null,
        "termMonths": null,
        "withholding": null,
        "roundingStep": null,
        "instalments": [],
        "totals": {
          "lines": [
            {
              "gross": 10000,
              "discount": 0,
              "net": 10000,
              "included": true,
              "documentDiscount": 0,
              "taxable": 10000
            }
          ],
          "buckets": [
            {
              "billing": "one_time",
              "subtotal": 10000,
              "discount": 0,
              "net": 10000,
              "taxes": [
                {
                  "name": "VAT",
                  "percent": "19",
                  "base": 10000,
                  "amount": 1900
                }
              ],
              "tax": 1900,
              "total": 11900
            }
          ],
          "firstTotal": 11900,
          "contractValue": 11900,
          "instalments": []
        },
        "amountsDue": [
          {
            "billing": "one_time",
            "total": 11900,
            "withholding": 0,
            "rounding": 0,
            "due": 11900
          }
        ],
        "choice": null,
        "variables": {
          "startDate": "2027-01-11"
        },
        "recipients": [
          {
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace",
            "email": "ada@example.com",
            "role": "signer",
            "order": 1,
            "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
            "memberId": null,
            "status": "viewed",
            "delivery": "sent",
            "transitions": {
              "sent": "2026-11-21T09:30:00.000Z",
              "viewed": "2026-11-21T10:05:00.000Z"
            }
          }
        ],
        "signing": {
          "order": "parallel",
          "countersign": false
        },
        "access": "link",
        "expiresAt": "2026-12-21T23:00:00.000Z",
        "reminders": {
          "afterDays": 3,
          "everyDays": 7,
          "max": 2
        },
        "knowledge": {
          "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "contentSha256": "7c3d1b5e0a8f4e6d9b2c7a1f3e5d8c0b4a6f9e2d1c7b5a3f8e0d6c4b2a9f7e1d",
        "sealedSha256": null,
        "transitions": {
          "sent": "2026-11-21T09:30:00.000Z",
          "viewed": "2026-11-21T10:05:00.000Z"
        },
        "reason": null,
        "metadata": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T10:05:00.000Z",
        "blocks": [
          {
            "id": "intro",
            "type": "text",
            "text": "# Hello, {{contact.firstName}}"
          }
        ],
        "recipient": {
          "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
          "name": "Ada Lovelace",
          "email": "ada@example.com",
          "role": "signer",
          "order": 1,
          "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
          "memberId": null,
          "status": "viewed",
          "delivery": "sent",
          "transitions": {
            "sent": "2026-11-21T09:30:00.000Z",
            "viewed": "2026-11-21T10:05:00.000Z"
          }
        }
      }
    }
  },
  {
    "key": "proposal_signed",
    "type": "proposal.signed",
    "noun": "Proposal",
    "label": "Proposal Signed",
    "description": "Triggers when this happens: A signer accepted. choice has the choice of the first signer.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "proposal.signed",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "number": "P-2026-0042",
        "revision": 1,
        "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "previousId": null,
        "title": "Website relaunch",
        "status": "signing",
        "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
        "templateId": null,
        "language": "en",
        "currency": "EUR",
        "taxBehavior": "exclusive",
        "items": [
          {
            "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
            "kind": "charge",
            "catalogItemId": null,
            "name": "Design of five pages",
            "description": null,
            "unit": "page",
            "quantity": "5",
            "quantityRange": null,
            "unitAmount": 2000,
            "unitAmountDecimal": null,
            "discount": null,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19"
              }
            ],
            "optional": false,
            "selected": false,
            "group": null,
            "billing": "one_time"
          }
        ],
        "groups": [],
        "discount": null,
        "termMonths": null,
        "withholding": null,
        "roundingStep": null,
        "instalments": [],
        "totals": {
          "lines": [
            {
              "gross": 10000,
              "discount": 0,
              "net": 10000,
              "included": true,
              "documentDiscount": 0,
              "taxable": 10000
            }
          ],
          "buckets": [
            {
              "billing": "one_time",
              "subtotal": 10000,
              "discount": 0,
              "net": 10000,
              "taxes": [
                {
                  "name": "VAT",
                  "percent": "19",
                  "base": 10000,
                  "amount": 1900
                }
              ],
              "tax": 1900,
              "total": 11900
            }
          ],
          "firstTotal": 11900,
          "contractValue": 11900,
          "instalments": []
        },
        "amountsDue": [
          {
            "billing": "one_time",
            "total": 11900,
            "withholding": 0,
            "rounding": 0,
            "due": 11900
          }
        ],
        "choice": null,
        "variables": {
          "startDate": "2027-01-11"
        },
        "recipients": [
          {
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace",
            "email": "ada@example.com",
            "role": "signer",
            "order": 1,
            "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
            "memberId": null,
            "status": "viewed",
            "delivery": "sent",
            "transitions": {
              "sent": "2026-11-21T09:30:00.000Z",
              "viewed": "2026-11-21T10:05:00.000Z"
            }
          }
        ],
        "signing": {
          "order": "parallel",
          "countersign": false
        },
        "access": "link",
        "expiresAt": "2026-12-21T23:00:00.000Z",
        "reminders": {
          "afterDays": 3,
          "everyDays": 7,
          "max": 2
        },
        "knowledge": {
          "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "contentSha256": "7c3d1b5e0a8f4e6d9b2c7a1f3e5d8c0b4a6f9e2d1c7b5a3f8e0d6c4b2a9f7e1d",
        "sealedSha256": null,
        "transitions": {
          "sent": "2026-11-21T09:30:00.000Z",
          "viewed": "2026-11-21T10:05:00.000Z"
        },
        "reason": null,
        "metadata": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T10:05:00.000Z",
        "blocks": [
          {
            "id": "intro",
            "type": "text",
            "text": "# Hello, {{contact.firstName}}"
          }
        ],
        "recipient": {
          "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
          "name": "Ada Lovelace",
          "email": "ada@example.com",
          "role": "signer",
          "order": 1,
          "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
          "memberId": null,
          "status": "signed",
          "delivery": "sent",
          "transitions": {
            "sent": "2026-11-21T09:30:00.000Z",
            "viewed": "2026-11-21T10:05:00.000Z"
          }
        },
        "source": "recipient"
      }
    }
  },
  {
    "key": "proposal_accepted",
    "type": "proposal.accepted",
    "noun": "Proposal",
    "label": "Proposal Accepted",
    "description": "Triggers when this happens: The last signer accepted.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "proposal.accepted",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "number": "P-2026-0042",
        "revision": 1,
        "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "previousId": null,
        "title": "Website relaunch",
        "status": "accepted",
        "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
        "templateId": null,
        "language": "en",
        "currency": "EUR",
        "taxBehavior": "exclusive",
        "items": [
          {
            "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
            "kind": "charge",
            "catalogItemId": null,
            "name": "Design of five pages",
            "description": null,
            "unit": "page",
            "quantity": "5",
            "quantityRange": null,
            "unitAmount": 2000,
            "unitAmountDecimal": null,
            "discount": null,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19"
              }
            ],
            "optional": false,
            "selected": false,
            "group": null,
            "billing": "one_time"
          }
        ],
        "groups": [],
        "discount": null,
        "termMonths": null,
        "withholding": null,
        "roundingStep": null,
        "instalments": [],
        "totals": {
          "lines": [
            {
              "gross": 10000,
              "discount": 0,
              "net": 10000,
              "included": true,
              "documentDiscount": 0,
              "taxable": 10000
            }
          ],
          "buckets": [
            {
              "billing": "one_time",
              "subtotal": 10000,
              "discount": 0,
              "net": 10000,
              "taxes": [
                {
                  "name": "VAT",
                  "percent": "19",
                  "base": 10000,
                  "amount": 1900
                }
              ],
              "tax": 1900,
              "total": 11900
            }
          ],
          "firstTotal": 11900,
          "contractValue": 11900,
          "instalments": []
        },
        "amountsDue": [
          {
            "billing": "one_time",
            "total": 11900,
            "withholding": 0,
            "rounding": 0,
            "due": 11900
          }
        ],
        "choice": {
          "itemIds": [],
          "quantities": {}
        },
        "variables": {
          "startDate": "2027-01-11"
        },
        "recipients": [
          {
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace",
            "email": "ada@example.com",
            "role": "signer",
            "order": 1,
            "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
            "memberId": null,
            "status": "signed",
            "delivery": "sent",
            "transitions": {
              "sent": "2026-11-21T09:30:00.000Z",
              "viewed": "2026-11-21T10:05:00.000Z"
            }
          }
        ],
        "signing": {
          "order": "parallel",
          "countersign": false
        },
        "access": "link",
        "expiresAt": "2026-12-21T23:00:00.000Z",
        "reminders": {
          "afterDays": 3,
          "everyDays": 7,
          "max": 2
        },
        "knowledge": {
          "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "contentSha256": "7c3d1b5e0a8f4e6d9b2c7a1f3e5d8c0b4a6f9e2d1c7b5a3f8e0d6c4b2a9f7e1d",
        "sealedSha256": null,
        "transitions": {
          "sent": "2026-11-21T09:30:00.000Z",
          "viewed": "2026-11-21T10:05:00.000Z"
        },
        "reason": null,
        "metadata": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T10:05:00.000Z",
        "blocks": [
          {
            "id": "intro",
            "type": "text",
            "text": "# Hello, {{contact.firstName}}"
          }
        ],
        "source": "recipient"
      }
    }
  },
  {
    "key": "proposal_countersigned",
    "type": "proposal.countersigned",
    "noun": "Proposal",
    "label": "Proposal Countersigned",
    "description": "Triggers when this happens: A member signed after the last signer.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "proposal.countersigned",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "number": "P-2026-0042",
        "revision": 1,
        "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "previousId": null,
        "title": "Website relaunch",
        "status": "countersigned",
        "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
        "templateId": null,
        "language": "en",
        "currency": "EUR",
        "taxBehavior": "exclusive",
        "items": [
          {
            "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
            "kind": "charge",
            "catalogItemId": null,
            "name": "Design of five pages",
            "description": null,
            "unit": "page",
            "quantity": "5",
            "quantityRange": null,
            "unitAmount": 2000,
            "unitAmountDecimal": null,
            "discount": null,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19"
              }
            ],
            "optional": false,
            "selected": false,
            "group": null,
            "billing": "one_time"
          }
        ],
        "groups": [],
        "discount": null,
        "termMonths": null,
        "withholding": null,
        "roundingStep": null,
        "instalments": [],
        "totals": {
          "lines": [
            {
              "gross": 10000,
              "discount": 0,
              "net": 10000,
              "included": true,
              "documentDiscount": 0,
              "taxable": 10000
            }
          ],
          "buckets": [
            {
              "billing": "one_time",
              "subtotal": 10000,
              "discount": 0,
              "net": 10000,
              "taxes": [
                {
                  "name": "VAT",
                  "percent": "19",
                  "base": 10000,
                  "amount": 1900
                }
              ],
              "tax": 1900,
              "total": 11900
            }
          ],
          "firstTotal": 11900,
          "contractValue": 11900,
          "instalments": []
        },
        "amountsDue": [
          {
            "billing": "one_time",
            "total": 11900,
            "withholding": 0,
            "rounding": 0,
            "due": 11900
          }
        ],
        "choice": {
          "itemIds": [],
          "quantities": {}
        },
        "variables": {
          "startDate": "2027-01-11"
        },
        "recipients": [
          {
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace",
            "email": "ada@example.com",
            "role": "signer",
            "order": 1,
            "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
            "memberId": null,
            "status": "signed",
            "delivery": "sent",
            "transitions": {
              "sent": "2026-11-21T09:30:00.000Z",
              "viewed": "2026-11-21T10:05:00.000Z"
            }
          }
        ],
        "signing": {
          "order": "parallel",
          "countersign": false
        },
        "access": "link",
        "expiresAt": "2026-12-21T23:00:00.000Z",
        "reminders": {
          "afterDays": 3,
          "everyDays": 7,
          "max": 2
        },
        "knowledge": {
          "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "contentSha256": "7c3d1b5e0a8f4e6d9b2c7a1f3e5d8c0b4a6f9e2d1c7b5a3f8e0d6c4b2a9f7e1d",
        "sealedSha256": null,
        "transitions": {
          "sent": "2026-11-21T09:30:00.000Z",
          "viewed": "2026-11-21T10:05:00.000Z"
        },
        "reason": null,
        "metadata": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T10:05:00.000Z",
        "blocks": [
          {
            "id": "intro",
            "type": "text",
            "text": "# Hello, {{contact.firstName}}"
          }
        ],
        "recipient": {
          "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
          "name": "Ada Lovelace",
          "email": "ada@example.com",
          "role": "countersigner",
          "order": 1,
          "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
          "memberId": null,
          "status": "signed",
          "delivery": "sent",
          "transitions": {
            "sent": "2026-11-21T09:30:00.000Z",
            "viewed": "2026-11-21T10:05:00.000Z"
          }
        }
      }
    }
  },
  {
    "key": "proposal_completed",
    "type": "proposal.completed",
    "noun": "Proposal",
    "label": "Proposal Completed",
    "description": "Triggers when this happens: Everyone has signed, and the document is sealed. knowledge says whether it was added to the base.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "proposal.completed",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "number": "P-2026-0042",
        "revision": 1,
        "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "previousId": null,
        "title": "Website relaunch",
        "status": "accepted",
        "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
        "templateId": null,
        "language": "en",
        "currency": "EUR",
        "taxBehavior": "exclusive",
        "items": [
          {
            "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
            "kind": "charge",
            "catalogItemId": null,
            "name": "Design of five pages",
            "description": null,
            "unit": "page",
            "quantity": "5",
            "quantityRange": null,
            "unitAmount": 2000,
            "unitAmountDecimal": null,
            "discount": null,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19"
              }
            ],
            "optional": false,
            "selected": false,
            "group": null,
            "billing": "one_time"
          }
        ],
        "groups": [],
        "discount": null,
        "termMonths": null,
        "withholding": null,
        "roundingStep": null,
        "instalments": [],
        "totals": {
          "lines": [
            {
              "gross": 10000,
              "discount": 0,
              "net": 10000,
              "included": true,
              "documentDiscount": 0,
              "taxable": 10000
            }
          ],
          "buckets": [
            {
              "billing": "one_time",
              "subtotal": 10000,
              "discount": 0,
              "net": 10000,
              "taxes": [
                {
                  "name": "VAT",
                  "percent": "19",
                  "base": 10000,
                  "amount": 1900
                }
              ],
              "tax": 1900,
              "total": 11900
            }
          ],
          "firstTotal": 11900,
          "contractValue": 11900,
          "instalments": []
        },
        "amountsDue": [
          {
            "billing": "one_time",
            "total": 11900,
            "withholding": 0,
            "rounding": 0,
            "due": 11900
          }
        ],
        "choice": {
          "itemIds": [],
          "quantities": {}
        },
        "variables": {
          "startDate": "2027-01-11"
        },
        "recipients": [
          {
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace",
            "email": "ada@example.com",
            "role": "signer",
            "order": 1,
            "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
            "memberId": null,
            "status": "signed",
            "delivery": "sent",
            "transitions": {
              "sent": "2026-11-21T09:30:00.000Z",
              "viewed": "2026-11-21T10:05:00.000Z"
            }
          }
        ],
        "signing": {
          "order": "parallel",
          "countersign": false
        },
        "access": "link",
        "expiresAt": "2026-12-21T23:00:00.000Z",
        "reminders": {
          "afterDays": 3,
          "everyDays": 7,
          "max": 2
        },
        "knowledge": {
          "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "contentSha256": "7c3d1b5e0a8f4e6d9b2c7a1f3e5d8c0b4a6f9e2d1c7b5a3f8e0d6c4b2a9f7e1d",
        "sealedSha256": "1d9f7e2a4b6c8d0e5f3a7b1c9d2e4f6a8b0c5d7e9f1a3b5c7d9e0f2a4b6c8d0e",
        "transitions": {
          "sent": "2026-11-21T09:30:00.000Z",
          "viewed": "2026-11-21T10:05:00.000Z"
        },
        "reason": null,
        "metadata": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T10:05:00.000Z",
        "blocks": [
          {
            "id": "intro",
            "type": "text",
            "text": "# Hello, {{contact.firstName}}"
          }
        ],
        "source": "recipient"
      }
    }
  },
  {
    "key": "proposal_declined",
    "type": "proposal.declined",
    "noun": "Proposal",
    "label": "Proposal Declined",
    "description": "Triggers when this happens: A signer declined. reason is the reason that they gave.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "proposal.declined",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "number": "P-2026-0042",
        "revision": 1,
        "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "previousId": null,
        "title": "Website relaunch",
        "status": "declined",
        "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
        "templateId": null,
        "language": "en",
        "currency": "EUR",
        "taxBehavior": "exclusive",
        "items": [
          {
            "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
            "kind": "charge",
            "catalogItemId": null,
            "name": "Design of five pages",
            "description": null,
            "unit": "page",
            "quantity": "5",
            "quantityRange": null,
            "unitAmount": 2000,
            "unitAmountDecimal": null,
            "discount": null,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19"
              }
            ],
            "optional": false,
            "selected": false,
            "group": null,
            "billing": "one_time"
          }
        ],
        "groups": [],
        "discount": null,
        "termMonths": null,
        "withholding": null,
        "roundingStep": null,
        "instalments": [],
        "totals": {
          "lines": [
            {
              "gross": 10000,
              "discount": 0,
              "net": 10000,
              "included": true,
              "documentDiscount": 0,
              "taxable": 10000
            }
          ],
          "buckets": [
            {
              "billing": "one_time",
              "subtotal": 10000,
              "discount": 0,
              "net": 10000,
              "taxes": [
                {
                  "name": "VAT",
                  "percent": "19",
                  "base": 10000,
                  "amount": 1900
                }
              ],
              "tax": 1900,
              "total": 11900
            }
          ],
          "firstTotal": 11900,
          "contractValue": 11900,
          "instalments": []
        },
        "amountsDue": [
          {
            "billing": "one_time",
            "total": 11900,
            "withholding": 0,
            "rounding": 0,
            "due": 11900
          }
        ],
        "choice": null,
        "variables": {
          "startDate": "2027-01-11"
        },
        "recipients": [
          {
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace",
            "email": "ada@example.com",
            "role": "signer",
            "order": 1,
            "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
            "memberId": null,
            "status": "viewed",
            "delivery": "sent",
            "transitions": {
              "sent": "2026-11-21T09:30:00.000Z",
              "viewed": "2026-11-21T10:05:00.000Z"
            }
          }
        ],
        "signing": {
          "order": "parallel",
          "countersign": false
        },
        "access": "link",
        "expiresAt": "2026-12-21T23:00:00.000Z",
        "reminders": {
          "afterDays": 3,
          "everyDays": 7,
          "max": 2
        },
        "knowledge": {
          "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "contentSha256": "7c3d1b5e0a8f4e6d9b2c7a1f3e5d8c0b4a6f9e2d1c7b5a3f8e0d6c4b2a9f7e1d",
        "sealedSha256": null,
        "transitions": {
          "sent": "2026-11-21T09:30:00.000Z",
          "viewed": "2026-11-21T10:05:00.000Z"
        },
        "reason": "Too late for us",
        "metadata": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T10:05:00.000Z",
        "blocks": [
          {
            "id": "intro",
            "type": "text",
            "text": "# Hello, {{contact.firstName}}"
          }
        ],
        "recipient": {
          "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
          "name": "Ada Lovelace",
          "email": "ada@example.com",
          "role": "signer",
          "order": 1,
          "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
          "memberId": null,
          "status": "signed",
          "delivery": "sent",
          "transitions": {
            "sent": "2026-11-21T09:30:00.000Z",
            "viewed": "2026-11-21T10:05:00.000Z"
          }
        },
        "source": "recipient"
      }
    }
  },
  {
    "key": "proposal_expired",
    "type": "proposal.expired",
    "noun": "Proposal",
    "label": "Proposal Expired",
    "description": "Triggers when this happens: expiresAt passed before the last signer accepted.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "proposal.expired",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "number": "P-2026-0042",
        "revision": 1,
        "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "previousId": null,
        "title": "Website relaunch",
        "status": "expired",
        "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
        "templateId": null,
        "language": "en",
        "currency": "EUR",
        "taxBehavior": "exclusive",
        "items": [
          {
            "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
            "kind": "charge",
            "catalogItemId": null,
            "name": "Design of five pages",
            "description": null,
            "unit": "page",
            "quantity": "5",
            "quantityRange": null,
            "unitAmount": 2000,
            "unitAmountDecimal": null,
            "discount": null,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19"
              }
            ],
            "optional": false,
            "selected": false,
            "group": null,
            "billing": "one_time"
          }
        ],
        "groups": [],
        "discount": null,
        "termMonths": null,
        "withholding": null,
        "roundingStep": null,
        "instalments": [],
        "totals": {
          "lines": [
            {
              "gross": 10000,
              "discount": 0,
              "net": 10000,
              "included": true,
              "documentDiscount": 0,
              "taxable": 10000
            }
          ],
          "buckets": [
            {
              "billing": "one_time",
              "subtotal": 10000,
              "discount": 0,
              "net": 10000,
              "taxes": [
                {
                  "name": "VAT",
                  "percent": "19",
                  "base": 10000,
                  "amount": 1900
                }
              ],
              "tax": 1900,
              "total": 11900
            }
          ],
          "firstTotal": 11900,
          "contractValue": 11900,
          "instalments": []
        },
        "amountsDue": [
          {
            "billing": "one_time",
            "total": 11900,
            "withholding": 0,
            "rounding": 0,
            "due": 11900
          }
        ],
        "choice": null,
        "variables": {
          "startDate": "2027-01-11"
        },
        "recipients": [
          {
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace",
            "email": "ada@example.com",
            "role": "signer",
            "order": 1,
            "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
            "memberId": null,
            "status": "viewed",
            "delivery": "sent",
            "transitions": {
              "sent": "2026-11-21T09:30:00.000Z",
              "viewed": "2026-11-21T10:05:00.000Z"
            }
          }
        ],
        "signing": {
          "order": "parallel",
          "countersign": false
        },
        "access": "link",
        "expiresAt": "2026-12-21T23:00:00.000Z",
        "reminders": {
          "afterDays": 3,
          "everyDays": 7,
          "max": 2
        },
        "knowledge": {
          "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "contentSha256": "7c3d1b5e0a8f4e6d9b2c7a1f3e5d8c0b4a6f9e2d1c7b5a3f8e0d6c4b2a9f7e1d",
        "sealedSha256": null,
        "transitions": {
          "sent": "2026-11-21T09:30:00.000Z",
          "viewed": "2026-11-21T10:05:00.000Z"
        },
        "reason": null,
        "metadata": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T10:05:00.000Z",
        "blocks": [
          {
            "id": "intro",
            "type": "text",
            "text": "# Hello, {{contact.firstName}}"
          }
        ]
      }
    }
  },
  {
    "key": "proposal_canceled",
    "type": "proposal.canceled",
    "noun": "Proposal",
    "label": "Proposal Canceled",
    "description": "Triggers when this happens: A proposal was withdrawn before it was accepted, or replaced by a revision (superseded).",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "proposal.canceled",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "number": "P-2026-0042",
        "revision": 1,
        "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "previousId": null,
        "title": "Website relaunch",
        "status": "canceled",
        "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
        "templateId": null,
        "language": "en",
        "currency": "EUR",
        "taxBehavior": "exclusive",
        "items": [
          {
            "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
            "kind": "charge",
            "catalogItemId": null,
            "name": "Design of five pages",
            "description": null,
            "unit": "page",
            "quantity": "5",
            "quantityRange": null,
            "unitAmount": 2000,
            "unitAmountDecimal": null,
            "discount": null,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19"
              }
            ],
            "optional": false,
            "selected": false,
            "group": null,
            "billing": "one_time"
          }
        ],
        "groups": [],
        "discount": null,
        "termMonths": null,
        "withholding": null,
        "roundingStep": null,
        "instalments": [],
        "totals": {
          "lines": [
            {
              "gross": 10000,
              "discount": 0,
              "net": 10000,
              "included": true,
              "documentDiscount": 0,
              "taxable": 10000
            }
          ],
          "buckets": [
            {
              "billing": "one_time",
              "subtotal": 10000,
              "discount": 0,
              "net": 10000,
              "taxes": [
                {
                  "name": "VAT",
                  "percent": "19",
                  "base": 10000,
                  "amount": 1900
                }
              ],
              "tax": 1900,
              "total": 11900
            }
          ],
          "firstTotal": 11900,
          "contractValue": 11900,
          "instalments": []
        },
        "amountsDue": [
          {
            "billing": "one_time",
            "total": 11900,
            "withholding": 0,
            "rounding": 0,
            "due": 11900
          }
        ],
        "choice": null,
        "variables": {
          "startDate": "2027-01-11"
        },
        "recipients": [
          {
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace",
            "email": "ada@example.com",
            "role": "signer",
            "order": 1,
            "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
            "memberId": null,
            "status": "viewed",
            "delivery": "sent",
            "transitions": {
              "sent": "2026-11-21T09:30:00.000Z",
              "viewed": "2026-11-21T10:05:00.000Z"
            }
          }
        ],
        "signing": {
          "order": "parallel",
          "countersign": false
        },
        "access": "link",
        "expiresAt": "2026-12-21T23:00:00.000Z",
        "reminders": {
          "afterDays": 3,
          "everyDays": 7,
          "max": 2
        },
        "knowledge": {
          "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "contentSha256": "7c3d1b5e0a8f4e6d9b2c7a1f3e5d8c0b4a6f9e2d1c7b5a3f8e0d6c4b2a9f7e1d",
        "sealedSha256": null,
        "transitions": {
          "sent": "2026-11-21T09:30:00.000Z",
          "viewed": "2026-11-21T10:05:00.000Z"
        },
        "reason": "superseded",
        "metadata": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T10:05:00.000Z",
        "blocks": [
          {
            "id": "intro",
            "type": "text",
            "text": "# Hello, {{contact.firstName}}"
          }
        ]
      }
    }
  },
  {
    "key": "proposal_voided",
    "type": "proposal.voided",
    "noun": "Proposal",
    "label": "Proposal Voided",
    "description": "Triggers when this happens: An accepted proposal was declared void. The sealed PDF is kept.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "proposal.voided",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "number": "P-2026-0042",
        "revision": 1,
        "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "previousId": null,
        "title": "Website relaunch",
        "status": "voided",
        "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
        "templateId": null,
        "language": "en",
        "currency": "EUR",
        "taxBehavior": "exclusive",
        "items": [
          {
            "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
            "kind": "charge",
            "catalogItemId": null,
            "name": "Design of five pages",
            "description": null,
            "unit": "page",
            "quantity": "5",
            "quantityRange": null,
            "unitAmount": 2000,
            "unitAmountDecimal": null,
            "discount": null,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19"
              }
            ],
            "optional": false,
            "selected": false,
            "group": null,
            "billing": "one_time"
          }
        ],
        "groups": [],
        "discount": null,
        "termMonths": null,
        "withholding": null,
        "roundingStep": null,
        "instalments": [],
        "totals": {
          "lines": [
            {
              "gross": 10000,
              "discount": 0,
              "net": 10000,
              "included": true,
              "documentDiscount": 0,
              "taxable": 10000
            }
          ],
          "buckets": [
            {
              "billing": "one_time",
              "subtotal": 10000,
              "discount": 0,
              "net": 10000,
              "taxes": [
                {
                  "name": "VAT",
                  "percent": "19",
                  "base": 10000,
                  "amount": 1900
                }
              ],
              "tax": 1900,
              "total": 11900
            }
          ],
          "firstTotal": 11900,
          "contractValue": 11900,
          "instalments": []
        },
        "amountsDue": [
          {
            "billing": "one_time",
            "total": 11900,
            "withholding": 0,
            "rounding": 0,
            "due": 11900
          }
        ],
        "choice": {
          "itemIds": [],
          "quantities": {}
        },
        "variables": {
          "startDate": "2027-01-11"
        },
        "recipients": [
          {
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace",
            "email": "ada@example.com",
            "role": "signer",
            "order": 1,
            "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
            "memberId": null,
            "status": "signed",
            "delivery": "sent",
            "transitions": {
              "sent": "2026-11-21T09:30:00.000Z",
              "viewed": "2026-11-21T10:05:00.000Z"
            }
          }
        ],
        "signing": {
          "order": "parallel",
          "countersign": false
        },
        "access": "link",
        "expiresAt": "2026-12-21T23:00:00.000Z",
        "reminders": {
          "afterDays": 3,
          "everyDays": 7,
          "max": 2
        },
        "knowledge": {
          "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "contentSha256": "7c3d1b5e0a8f4e6d9b2c7a1f3e5d8c0b4a6f9e2d1c7b5a3f8e0d6c4b2a9f7e1d",
        "sealedSha256": null,
        "transitions": {
          "sent": "2026-11-21T09:30:00.000Z",
          "viewed": "2026-11-21T10:05:00.000Z"
        },
        "reason": "Agreed otherwise",
        "metadata": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T10:05:00.000Z",
        "blocks": [
          {
            "id": "intro",
            "type": "text",
            "text": "# Hello, {{contact.firstName}}"
          }
        ]
      }
    }
  },
  {
    "key": "proposal_commented",
    "type": "proposal.commented",
    "noun": "Proposal",
    "label": "Proposal Commented",
    "description": "Triggers when this happens: A comment was added on the page, in the dashboard or with the API.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "proposal.commented",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "number": "P-2026-0042",
        "revision": 1,
        "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "previousId": null,
        "title": "Website relaunch",
        "status": "viewed",
        "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
        "templateId": null,
        "language": "en",
        "currency": "EUR",
        "taxBehavior": "exclusive",
        "items": [
          {
            "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
            "kind": "charge",
            "catalogItemId": null,
            "name": "Design of five pages",
            "description": null,
            "unit": "page",
            "quantity": "5",
            "quantityRange": null,
            "unitAmount": 2000,
            "unitAmountDecimal": null,
            "discount": null,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19"
              }
            ],
            "optional": false,
            "selected": false,
            "group": null,
            "billing": "one_time"
          }
        ],
        "groups": [],
        "discount": null,
        "termMonths": null,
        "withholding": null,
        "roundingStep": null,
        "instalments": [],
        "totals": {
          "lines": [
            {
              "gross": 10000,
              "discount": 0,
              "net": 10000,
              "included": true,
              "documentDiscount": 0,
              "taxable": 10000
            }
          ],
          "buckets": [
            {
              "billing": "one_time",
              "subtotal": 10000,
              "discount": 0,
              "net": 10000,
              "taxes": [
                {
                  "name": "VAT",
                  "percent": "19",
                  "base": 10000,
                  "amount": 1900
                }
              ],
              "tax": 1900,
              "total": 11900
            }
          ],
          "firstTotal": 11900,
          "contractValue": 11900,
          "instalments": []
        },
        "amountsDue": [
          {
            "billing": "one_time",
            "total": 11900,
            "withholding": 0,
            "rounding": 0,
            "due": 11900
          }
        ],
        "choice": null,
        "variables": {
          "startDate": "2027-01-11"
        },
        "recipients": [
          {
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace",
            "email": "ada@example.com",
            "role": "signer",
            "order": 1,
            "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
            "memberId": null,
            "status": "viewed",
            "delivery": "sent",
            "transitions": {
              "sent": "2026-11-21T09:30:00.000Z",
              "viewed": "2026-11-21T10:05:00.000Z"
            }
          }
        ],
        "signing": {
          "order": "parallel",
          "countersign": false
        },
        "access": "link",
        "expiresAt": "2026-12-21T23:00:00.000Z",
        "reminders": {
          "afterDays": 3,
          "everyDays": 7,
          "max": 2
        },
        "knowledge": {
          "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "contentSha256": "7c3d1b5e0a8f4e6d9b2c7a1f3e5d8c0b4a6f9e2d1c7b5a3f8e0d6c4b2a9f7e1d",
        "sealedSha256": null,
        "transitions": {
          "sent": "2026-11-21T09:30:00.000Z",
          "viewed": "2026-11-21T10:05:00.000Z"
        },
        "reason": null,
        "metadata": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T10:05:00.000Z",
        "blocks": [
          {
            "id": "intro",
            "type": "text",
            "text": "# Hello, {{contact.firstName}}"
          }
        ],
        "comment": {
          "id": "cmt_01jbts0z0ye8t9tpsz3gn7nkm8",
          "proposalId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
          "author": {
            "kind": "recipient",
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace"
          },
          "blockId": "intro",
          "itemId": null,
          "text": "Does this include hosting?",
          "replyTo": null,
          "createdAt": "2026-11-21T10:10:00.000Z",
          "resolvedAt": null
        }
      }
    }
  },
  {
    "key": "proposal_comment_resolved",
    "type": "proposal.comment_resolved",
    "noun": "Proposal",
    "label": "Proposal Comment Resolved",
    "description": "Triggers when this happens: A comment was marked as resolved.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "proposal.comment_resolved",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "number": "P-2026-0042",
        "revision": 1,
        "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "previousId": null,
        "title": "Website relaunch",
        "status": "viewed",
        "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
        "templateId": null,
        "language": "en",
        "currency": "EUR",
        "taxBehavior": "exclusive",
        "items": [
          {
            "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
            "kind": "charge",
            "catalogItemId": null,
            "name": "Design of five pages",
            "description": null,
            "unit": "page",
            "quantity": "5",
            "quantityRange": null,
            "unitAmount": 2000,
            "unitAmountDecimal": null,
            "discount": null,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19"
              }
            ],
            "optional": false,
            "selected": false,
            "group": null,
            "billing": "one_time"
          }
        ],
        "groups": [],
        "discount": null,
        "termMonths": null,
        "withholding": null,
        "roundingStep": null,
        "instalments": [],
        "totals": {
          "lines": [
            {
              "gross": 10000,
              "discount": 0,
              "net": 10000,
              "included": true,
              "documentDiscount": 0,
              "taxable": 10000
            }
          ],
          "buckets": [
            {
              "billing": "one_time",
              "subtotal": 10000,
              "discount": 0,
              "net": 10000,
              "taxes": [
                {
                  "name": "VAT",
                  "percent": "19",
                  "base": 10000,
                  "amount": 1900
                }
              ],
              "tax": 1900,
              "total": 11900
            }
          ],
          "firstTotal": 11900,
          "contractValue": 11900,
          "instalments": []
        },
        "amountsDue": [
          {
            "billing": "one_time",
            "total": 11900,
            "withholding": 0,
            "rounding": 0,
            "due": 11900
          }
        ],
        "choice": null,
        "variables": {
          "startDate": "2027-01-11"
        },
        "recipients": [
          {
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace",
            "email": "ada@example.com",
            "role": "signer",
            "order": 1,
            "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
            "memberId": null,
            "status": "viewed",
            "delivery": "sent",
            "transitions": {
              "sent": "2026-11-21T09:30:00.000Z",
              "viewed": "2026-11-21T10:05:00.000Z"
            }
          }
        ],
        "signing": {
          "order": "parallel",
          "countersign": false
        },
        "access": "link",
        "expiresAt": "2026-12-21T23:00:00.000Z",
        "reminders": {
          "afterDays": 3,
          "everyDays": 7,
          "max": 2
        },
        "knowledge": {
          "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "contentSha256": "7c3d1b5e0a8f4e6d9b2c7a1f3e5d8c0b4a6f9e2d1c7b5a3f8e0d6c4b2a9f7e1d",
        "sealedSha256": null,
        "transitions": {
          "sent": "2026-11-21T09:30:00.000Z",
          "viewed": "2026-11-21T10:05:00.000Z"
        },
        "reason": null,
        "metadata": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T10:05:00.000Z",
        "blocks": [
          {
            "id": "intro",
            "type": "text",
            "text": "# Hello, {{contact.firstName}}"
          }
        ],
        "comment": {
          "id": "cmt_01jbts0z0ye8t9tpsz3gn7nkm8",
          "proposalId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
          "author": {
            "kind": "recipient",
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace"
          },
          "blockId": "intro",
          "itemId": null,
          "text": "Does this include hosting?",
          "replyTo": null,
          "createdAt": "2026-11-21T10:10:00.000Z",
          "resolvedAt": "2026-11-21T11:00:00.000Z"
        }
      }
    }
  },
  {
    "key": "proposal_reminder_sent",
    "type": "proposal.reminder_sent",
    "noun": "Proposal",
    "label": "Proposal Reminder Sent",
    "description": "Triggers when this happens: A reminder was mailed to a recipient who has not answered.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "proposal.reminder_sent",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "number": "P-2026-0042",
        "revision": 1,
        "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "previousId": null,
        "title": "Website relaunch",
        "status": "viewed",
        "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
        "templateId": null,
        "language": "en",
        "currency": "EUR",
        "taxBehavior": "exclusive",
        "items": [
          {
            "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
            "kind": "charge",
            "catalogItemId": null,
            "name": "Design of five pages",
            "description": null,
            "unit": "page",
            "quantity": "5",
            "quantityRange": null,
            "unitAmount": 2000,
            "unitAmountDecimal": null,
            "discount": null,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19"
              }
            ],
            "optional": false,
            "selected": false,
            "group": null,
            "billing": "one_time"
          }
        ],
        "groups": [],
        "discount": null,
        "termMonths": null,
        "withholding": null,
        "roundingStep": null,
        "instalments": [],
        "totals": {
          "lines": [
            {
              "gross": 10000,
              "discount": 0,
              "net": 10000,
              "included": true,
              "documentDiscount": 0,
              "taxable": 10000
            }
          ],
          "buckets": [
            {
              "billing": "one_time",
              "subtotal": 10000,
              "discount": 0,
              "net": 10000,
              "taxes": [
                {
                  "name": "VAT",
                  "percent": "19",
                  "base": 10000,
                  "amount": 1900
                }
              ],
              "tax": 1900,
              "total": 11900
            }
          ],
          "firstTotal": 11900,
          "contractValue": 11900,
          "instalments": []
        },
        "amountsDue": [
          {
            "billing": "one_time",
            "total": 11900,
            "withholding": 0,
            "rounding": 0,
            "due": 11900
          }
        ],
        "choice": null,
        "variables": {
          "startDate": "2027-01-11"
        },
        "recipients": [
          {
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace",
            "email": "ada@example.com",
            "role": "signer",
            "order": 1,
            "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
            "memberId": null,
            "status": "viewed",
            "delivery": "sent",
            "transitions": {
              "sent": "2026-11-21T09:30:00.000Z",
              "viewed": "2026-11-21T10:05:00.000Z"
            }
          }
        ],
        "signing": {
          "order": "parallel",
          "countersign": false
        },
        "access": "link",
        "expiresAt": "2026-12-21T23:00:00.000Z",
        "reminders": {
          "afterDays": 3,
          "everyDays": 7,
          "max": 2
        },
        "knowledge": {
          "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "contentSha256": "7c3d1b5e0a8f4e6d9b2c7a1f3e5d8c0b4a6f9e2d1c7b5a3f8e0d6c4b2a9f7e1d",
        "sealedSha256": null,
        "transitions": {
          "sent": "2026-11-21T09:30:00.000Z",
          "viewed": "2026-11-21T10:05:00.000Z"
        },
        "reason": null,
        "metadata": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T10:05:00.000Z",
        "blocks": [
          {
            "id": "intro",
            "type": "text",
            "text": "# Hello, {{contact.firstName}}"
          }
        ],
        "recipient": {
          "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
          "name": "Ada Lovelace",
          "email": "ada@example.com",
          "role": "signer",
          "order": 1,
          "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
          "memberId": null,
          "status": "viewed",
          "delivery": "sent",
          "transitions": {
            "sent": "2026-11-21T09:30:00.000Z",
            "viewed": "2026-11-21T10:05:00.000Z"
          }
        }
      }
    }
  },
  {
    "key": "proposal_recipient_changed",
    "type": "proposal.recipient_changed",
    "noun": "Proposal",
    "label": "Proposal Recipient Changed",
    "description": "Triggers when this happens: After sending, the name or address of a recipient changed and their old link ended, or another member became the countersigner.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "proposal.recipient_changed",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "number": "P-2026-0042",
        "revision": 1,
        "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
        "previousId": null,
        "title": "Website relaunch",
        "status": "viewed",
        "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
        "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
        "templateId": null,
        "language": "en",
        "currency": "EUR",
        "taxBehavior": "exclusive",
        "items": [
          {
            "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
            "kind": "charge",
            "catalogItemId": null,
            "name": "Design of five pages",
            "description": null,
            "unit": "page",
            "quantity": "5",
            "quantityRange": null,
            "unitAmount": 2000,
            "unitAmountDecimal": null,
            "discount": null,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19"
              }
            ],
            "optional": false,
            "selected": false,
            "group": null,
            "billing": "one_time"
          }
        ],
        "groups": [],
        "discount": null,
        "termMonths": null,
        "withholding": null,
        "roundingStep": null,
        "instalments": [],
        "totals": {
          "lines": [
            {
              "gross": 10000,
              "discount": 0,
              "net": 10000,
              "included": true,
              "documentDiscount": 0,
              "taxable": 10000
            }
          ],
          "buckets": [
            {
              "billing": "one_time",
              "subtotal": 10000,
              "discount": 0,
              "net": 10000,
              "taxes": [
                {
                  "name": "VAT",
                  "percent": "19",
                  "base": 10000,
                  "amount": 1900
                }
              ],
              "tax": 1900,
              "total": 11900
            }
          ],
          "firstTotal": 11900,
          "contractValue": 11900,
          "instalments": []
        },
        "amountsDue": [
          {
            "billing": "one_time",
            "total": 11900,
            "withholding": 0,
            "rounding": 0,
            "due": 11900
          }
        ],
        "choice": null,
        "variables": {
          "startDate": "2027-01-11"
        },
        "recipients": [
          {
            "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
            "name": "Ada Lovelace",
            "email": "ada@example.com",
            "role": "signer",
            "order": 1,
            "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
            "memberId": null,
            "status": "viewed",
            "delivery": "sent",
            "transitions": {
              "sent": "2026-11-21T09:30:00.000Z",
              "viewed": "2026-11-21T10:05:00.000Z"
            }
          }
        ],
        "signing": {
          "order": "parallel",
          "countersign": false
        },
        "access": "link",
        "expiresAt": "2026-12-21T23:00:00.000Z",
        "reminders": {
          "afterDays": 3,
          "everyDays": 7,
          "max": 2
        },
        "knowledge": {
          "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "contentSha256": "7c3d1b5e0a8f4e6d9b2c7a1f3e5d8c0b4a6f9e2d1c7b5a3f8e0d6c4b2a9f7e1d",
        "sealedSha256": null,
        "transitions": {
          "sent": "2026-11-21T09:30:00.000Z",
          "viewed": "2026-11-21T10:05:00.000Z"
        },
        "reason": null,
        "metadata": {},
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T10:05:00.000Z",
        "blocks": [
          {
            "id": "intro",
            "type": "text",
            "text": "# Hello, {{contact.firstName}}"
          }
        ],
        "recipient": {
          "id": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
          "name": "Ada Lovelace",
          "email": "ada@example.com",
          "role": "signer",
          "order": 1,
          "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
          "memberId": null,
          "status": "viewed",
          "delivery": "sent",
          "transitions": {
            "sent": "2026-11-21T09:30:00.000Z",
            "viewed": "2026-11-21T10:05:00.000Z"
          }
        }
      }
    }
  },
  {
    "key": "proposal_anonymized",
    "type": "proposal.anonymized",
    "noun": "Proposal",
    "label": "Proposal Anonymized",
    "description": "Triggers when this happens: Contact removed from an unsigned proposal, because it was deleted. Earlier events about the proposal are expunged. A proposal that was sent is canceled.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "proposal.anonymized",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8"
      }
    }
  },
  {
    "key": "inbound_received",
    "type": "inbound.received",
    "noun": "Inbound",
    "label": "Inbound Received",
    "description": "Triggers when this happens: A hook received an event, and it was handled for the first time.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "inbound.received",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "ine_01jbts0z0ye8t9tpsz3gn7nkm8",
        "hookId": "hook_01jbts0z0ye8t9tpsz3gn7nkm8",
        "status": "processed",
        "verified": true,
        "reason": null,
        "eventType": "customer.created",
        "providerEventId": "evt_1QabcDEFghiJKLmn",
        "contentType": "application/json",
        "bodyBytes": 2048,
        "duplicateOf": null,
        "runIds": [],
        "error": null,
        "receivedAt": "2026-11-21T09:30:00.000Z",
        "handledAt": "2026-11-21T09:30:00.000Z"
      }
    }
  },
  {
    "key": "inbound_failed",
    "type": "inbound.failed",
    "noun": "Inbound",
    "label": "Inbound Failed",
    "description": "Triggers when this happens: An inbound event could not be handled. Fix the cause, then replay it.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "inbound.failed",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "ine_01jbts0z0ye8t9tpsz3gn7nkm8",
        "hookId": "hook_01jbts0z0ye8t9tpsz3gn7nkm8",
        "status": "failed",
        "verified": true,
        "reason": null,
        "eventType": "customer.created",
        "providerEventId": "evt_1QabcDEFghiJKLmn",
        "contentType": "application/json",
        "bodyBytes": 2048,
        "duplicateOf": null,
        "runIds": [],
        "error": "body.email is missing.",
        "receivedAt": "2026-11-21T09:30:00.000Z",
        "handledAt": "2026-11-21T09:30:00.000Z"
      }
    }
  },
  {
    "key": "inbound_rejected",
    "type": "inbound.rejected",
    "noun": "Inbound",
    "label": "Inbound Rejected",
    "description": "Triggers when this happens: A hook refused a request that failed verification. Sent at most once a minute for each hook.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "inbound.rejected",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "inr_01jbts0z0ye8t9tpsz3gn7nkm8",
        "hookId": "hook_01jbts0z0ye8t9tpsz3gn7nkm8",
        "reason": "signature_mismatch",
        "method": "POST",
        "headers": {
          "content-type": "application/json"
        },
        "bodyBytes": 2048,
        "address": "192.0.2.7",
        "refusedAt": "2026-11-21T09:30:00.000Z"
      }
    }
  },
  {
    "key": "automation_completed",
    "type": "automation.completed",
    "noun": "Automation",
    "label": "Automation Completed",
    "description": "Triggers when this happens: A run of an automation has finished all its actions.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "automation.completed",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "arun_01jbts0z0ye8t9tpsz3gn7nkm8",
        "automationId": "aut_01jbts0z0ye8t9tpsz3gn7nkm8",
        "version": 1,
        "status": "succeeded",
        "reason": null,
        "trigger": {
          "kind": "event",
          "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "depth": 1,
        "attempts": 0,
        "steps": [],
        "error": null,
        "createdAt": "2026-11-21T09:30:00.000Z",
        "dueAt": "2026-11-21T09:30:00.000Z",
        "startedAt": "2026-11-21T09:30:00.000Z",
        "endedAt": "2026-11-21T09:30:00.000Z"
      }
    }
  },
  {
    "key": "automation_failed",
    "type": "automation.failed",
    "noun": "Automation",
    "label": "Automation Failed",
    "description": "Triggers when this happens: A run of an automation failed. Fix the cause, then retry the run.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "automation.failed",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "arun_01jbts0z0ye8t9tpsz3gn7nkm8",
        "automationId": "aut_01jbts0z0ye8t9tpsz3gn7nkm8",
        "version": 1,
        "status": "failed",
        "reason": null,
        "trigger": {
          "kind": "event",
          "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8"
        },
        "depth": 1,
        "attempts": 0,
        "steps": [],
        "error": {
          "code": "validation_error",
          "message": "mapping.email has no text to find the contact by.",
          "field": "mapping.email",
          "action": 0
        },
        "createdAt": "2026-11-21T09:30:00.000Z",
        "dueAt": "2026-11-21T09:30:00.000Z",
        "startedAt": "2026-11-21T09:30:00.000Z",
        "endedAt": "2026-11-21T09:30:00.000Z"
      }
    }
  },
  {
    "key": "automation_throttled",
    "type": "automation.throttled",
    "noun": "Automation",
    "label": "Automation Throttled",
    "description": "Triggers when this happens: An automation is triggered more often than it may run. Sent at most once an hour for each automation.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "automation.throttled",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "automationId": "aut_01jbts0z0ye8t9tpsz3gn7nkm8",
        "reason": "rate"
      }
    }
  },
  {
    "key": "destination_failing",
    "type": "destination.failing",
    "noun": "Destination",
    "label": "Destination Failing",
    "description": "Triggers when this happens: Failing for 2.5 days, with at least 10 attempts. Turns off after 5 days.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "destination.failing",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "dst_01jbts0z0ye8t9tpsz3gn7nkm8",
        "type": "slack",
        "name": "Sales channel",
        "events": [
          "proposal.accepted"
        ],
        "filter": null,
        "enabled": true,
        "disabledReason": null,
        "author": {
          "kind": "member",
          "id": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
          "name": "Ada"
        },
        "stoppedReason": null,
        "unconfirmed": false,
        "connectionId": null,
        "config": {},
        "secretFields": [
          "address"
        ],
        "template": null,
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z"
      }
    }
  },
  {
    "key": "destination_disabled",
    "type": "destination.disabled",
    "noun": "Destination",
    "label": "Destination Disabled",
    "description": "Triggers when this happens: A destination was disabled: its channel is gone, or all of at least 20 attempts failed over 5 days.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "destination.disabled",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "dst_01jbts0z0ye8t9tpsz3gn7nkm8",
        "type": "slack",
        "name": "Sales channel",
        "events": [
          "proposal.accepted"
        ],
        "filter": null,
        "enabled": false,
        "disabledReason": "gone",
        "author": {
          "kind": "member",
          "id": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
          "name": "Ada"
        },
        "stoppedReason": null,
        "unconfirmed": false,
        "connectionId": null,
        "config": {},
        "secretFields": [
          "address"
        ],
        "template": null,
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z"
      }
    }
  },
  {
    "key": "connection_activated",
    "type": "connection.activated",
    "noun": "Connection",
    "label": "Connection Activated",
    "description": "Triggers when this happens: A connection works, for the first time or again.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "connection.activated",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "conn_01jbts0z0ye8t9tpsz3gn7nkm8",
        "provider": "hubspot",
        "name": "HubSpot, Europe",
        "status": "active",
        "authType": "oauth2_code",
        "account": "4711",
        "scopes": [
          "oauth",
          "crm.objects.contacts.read"
        ],
        "expiresAt": "2026-11-21T10:00:00.000Z",
        "lastOkAt": "2026-11-21T09:30:00.000Z",
        "lastError": null,
        "config": {},
        "createdAt": "2026-11-21T09:00:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z"
      }
    }
  },
  {
    "key": "connection_degraded",
    "type": "connection.degraded",
    "noun": "Connection",
    "label": "Connection Degraded",
    "description": "Triggers when this happens: A connection fails. Capstan keeps trying.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "connection.degraded",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "conn_01jbts0z0ye8t9tpsz3gn7nkm8",
        "provider": "hubspot",
        "name": "HubSpot, Europe",
        "status": "degraded",
        "authType": "oauth2_code",
        "account": "4711",
        "scopes": [
          "oauth",
          "crm.objects.contacts.read"
        ],
        "expiresAt": "2026-11-21T10:00:00.000Z",
        "lastOkAt": "2026-11-21T09:30:00.000Z",
        "lastError": {
          "code": "provider_error",
          "message": "The token endpoint answered 503. Capstan tries again later.",
          "retryable": true,
          "providerStatus": 503,
          "at": "2026-11-21T09:30:00.000Z"
        },
        "config": {},
        "createdAt": "2026-11-21T09:00:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z"
      }
    }
  },
  {
    "key": "connection_reauth_required",
    "type": "connection.reauth_required",
    "noun": "Connection",
    "label": "Connection Reauth Required",
    "description": "Triggers when this happens: The provider no longer accepts the credentials of a connection. Its syncs wait until a person authorizes it again.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "connection.reauth_required",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "conn_01jbts0z0ye8t9tpsz3gn7nkm8",
        "provider": "hubspot",
        "name": "HubSpot, Europe",
        "status": "reauth_required",
        "authType": "oauth2_code",
        "account": "4711",
        "scopes": [
          "oauth",
          "crm.objects.contacts.read"
        ],
        "expiresAt": "2026-11-21T10:00:00.000Z",
        "lastOkAt": "2026-11-21T09:30:00.000Z",
        "lastError": {
          "code": "credentials_refused",
          "message": "The token endpoint rejected the request with invalid_grant. Authorize the connection again.",
          "retryable": false,
          "providerStatus": 400,
          "at": "2026-11-21T09:30:00.000Z"
        },
        "config": {},
        "createdAt": "2026-11-21T09:00:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z"
      }
    }
  },
  {
    "key": "connection_deleted",
    "type": "connection.deleted",
    "noun": "Connection",
    "label": "Connection Deleted",
    "description": "Triggers when this happens: A connection and its credentials were deleted.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "connection.deleted",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "conn_01jbts0z0ye8t9tpsz3gn7nkm8",
        "provider": "hubspot",
        "name": "HubSpot, Europe",
        "status": "active",
        "authType": "oauth2_code",
        "account": "4711",
        "scopes": [
          "oauth",
          "crm.objects.contacts.read"
        ],
        "expiresAt": "2026-11-21T10:00:00.000Z",
        "lastOkAt": "2026-11-21T09:30:00.000Z",
        "lastError": null,
        "config": {},
        "createdAt": "2026-11-21T09:00:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z"
      }
    }
  },
  {
    "key": "sync_started",
    "type": "sync.started",
    "noun": "Sync",
    "label": "Sync Started",
    "description": "Triggers when this happens: A run of a sync has started.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "sync.started",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "srun_01jbts0z0ye8t9tpsz3gn7nkm8",
        "syncId": "syn_01jbts0z0ye8t9tpsz3gn7nkm8",
        "trigger": "schedule",
        "mode": "incremental",
        "status": "running",
        "stats": {
          "records": 0,
          "created": 0,
          "updated": 0,
          "unchanged": 0,
          "failed": 0,
          "conflicts": 0,
          "removed": 0
        },
        "gone": null,
        "waitingUntil": null,
        "error": null,
        "createdAt": "2026-11-21T09:30:00.000Z",
        "startedAt": "2026-11-21T09:30:00.000Z",
        "endedAt": null
      }
    }
  },
  {
    "key": "sync_completed",
    "type": "sync.completed",
    "noun": "Sync",
    "label": "Sync Completed",
    "description": "Triggers when this happens: A run of a sync has imported all records.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "sync.completed",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "srun_01jbts0z0ye8t9tpsz3gn7nkm8",
        "syncId": "syn_01jbts0z0ye8t9tpsz3gn7nkm8",
        "trigger": "schedule",
        "mode": "incremental",
        "status": "succeeded",
        "stats": {
          "records": 120,
          "created": 12,
          "updated": 5,
          "unchanged": 103,
          "failed": 0,
          "conflicts": 1,
          "removed": 0
        },
        "gone": null,
        "waitingUntil": null,
        "error": null,
        "createdAt": "2026-11-21T09:30:00.000Z",
        "startedAt": "2026-11-21T09:30:00.000Z",
        "endedAt": "2026-11-21T09:30:04.000Z"
      }
    }
  },
  {
    "key": "sync_partial",
    "type": "sync.partial",
    "noun": "Sync",
    "label": "Sync Partial",
    "description": "Triggers when this happens: A run of a sync ended, but some records could not be imported. See the errors of the run.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "sync.partial",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "srun_01jbts0z0ye8t9tpsz3gn7nkm8",
        "syncId": "syn_01jbts0z0ye8t9tpsz3gn7nkm8",
        "trigger": "schedule",
        "mode": "incremental",
        "status": "partial",
        "stats": {
          "records": 120,
          "created": 12,
          "updated": 5,
          "unchanged": 103,
          "failed": 2,
          "conflicts": 1,
          "removed": 0
        },
        "gone": null,
        "waitingUntil": null,
        "error": null,
        "createdAt": "2026-11-21T09:30:00.000Z",
        "startedAt": "2026-11-21T09:30:00.000Z",
        "endedAt": "2026-11-21T09:30:04.000Z"
      }
    }
  },
  {
    "key": "sync_failed",
    "type": "sync.failed",
    "noun": "Sync",
    "label": "Sync Failed",
    "description": "Triggers when this happens: A run of a sync failed. Records that it had imported are kept.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "sync.failed",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "srun_01jbts0z0ye8t9tpsz3gn7nkm8",
        "syncId": "syn_01jbts0z0ye8t9tpsz3gn7nkm8",
        "trigger": "schedule",
        "mode": "incremental",
        "status": "failed",
        "stats": {
          "records": 120,
          "created": 12,
          "updated": 5,
          "unchanged": 103,
          "failed": 0,
          "conflicts": 1,
          "removed": 0
        },
        "gone": null,
        "waitingUntil": null,
        "error": {
          "code": "source_fault",
          "message": "The listing is a loop: the source returned a page that was read before. Check its pagination."
        },
        "createdAt": "2026-11-21T09:30:00.000Z",
        "startedAt": "2026-11-21T09:30:00.000Z",
        "endedAt": "2026-11-21T09:30:04.000Z"
      }
    }
  },
  {
    "key": "sync_needs_confirmation",
    "type": "sync.needs_confirmation",
    "noun": "Sync",
    "label": "Sync Needs Confirmation",
    "description": "Triggers when this happens: Over 20 % of the records, or more than 10 of fewer than 50, were deleted at the source. Confirm to continue; nothing is removed before.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "sync.needs_confirmation",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "srun_01jbts0z0ye8t9tpsz3gn7nkm8",
        "syncId": "syn_01jbts0z0ye8t9tpsz3gn7nkm8",
        "trigger": "schedule",
        "mode": "incremental",
        "status": "needs_confirmation",
        "stats": {
          "records": 120,
          "created": 12,
          "updated": 5,
          "unchanged": 103,
          "failed": 0,
          "conflicts": 1,
          "removed": 0
        },
        "gone": {
          "records": 40,
          "of": 120
        },
        "waitingUntil": null,
        "error": null,
        "createdAt": "2026-11-21T09:30:00.000Z",
        "startedAt": "2026-11-21T09:30:00.000Z",
        "endedAt": null
      }
    }
  },
  {
    "key": "webhook_test",
    "type": "webhook.test",
    "noun": "Webhook",
    "label": "Webhook Test",
    "description": "Triggers when this happens: A test event, sent on request to one webhook or destination.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "webhook.test",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "message": "This is a test."
      }
    }
  },
  {
    "key": "webhook_failing",
    "type": "webhook.failing",
    "noun": "Webhook",
    "label": "Webhook Failing",
    "description": "Triggers when this happens: Failing for 2.5 days, with at least 10 attempts. Turns off after 5 days.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "webhook.failing",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90",
        "url": "https://example.com/hooks/capstan",
        "events": [
          "source.completed"
        ],
        "enabled": true,
        "description": "Production",
        "disabledReason": null,
        "author": {
          "kind": "member",
          "id": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
          "name": "Ada"
        },
        "stoppedReason": null,
        "unconfirmed": false,
        "rateLimitPerSecond": null,
        "maxInFlight": 32,
        "retryScheduleSeconds": null,
        "ordering": "none",
        "headerNames": [],
        "payload": "full",
        "filter": null,
        "asymmetric": false,
        "publicKey": null,
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z"
      }
    }
  },
  {
    "key": "webhook_disabled",
    "type": "webhook.disabled",
    "noun": "Webhook",
    "label": "Webhook Disabled",
    "description": "Triggers when this happens: A webhook was disabled: its URL answered 410, all of at least 20 attempts failed over 5 days, or its author lost the permissions.",
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "webhook.disabled",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "data": {
        "id": "0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90",
        "url": "https://example.com/hooks/capstan",
        "events": [
          "source.completed"
        ],
        "enabled": false,
        "description": "Production",
        "disabledReason": "failing",
        "author": {
          "kind": "member",
          "id": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
          "name": "Ada"
        },
        "stoppedReason": null,
        "unconfirmed": false,
        "rateLimitPerSecond": null,
        "maxInFlight": 32,
        "retryScheduleSeconds": null,
        "ordering": "none",
        "headerNames": [],
        "payload": "full",
        "filter": null,
        "asymmetric": false,
        "publicKey": null,
        "createdAt": "2026-11-21T09:30:00.000Z",
        "updatedAt": "2026-11-21T09:30:00.000Z"
      }
    }
  }
]
