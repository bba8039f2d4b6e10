// Generated from api/openapi.json and the event catalogue by `npm run gen`.

export const creates = [
  {
    "key": "create_contact",
    "noun": "Contact",
    "label": "Create a Contact",
    "description": "Create a contact in Capstan.",
    "method": "POST",
    "path": "/v1/contacts",
    "places": {
      "email": "body",
      "name": "body",
      "firstName": "body",
      "lastName": "body",
      "phone": "body",
      "company": "body",
      "jobTitle": "body",
      "externalId": "body",
      "tags": "body",
      "custom": "body",
      "address": "body",
      "locale": "body",
      "timezone": "body",
      "birthday": "body",
      "ownerId": "body",
      "companyId": "body",
      "doNotContact": "body"
    },
    "inputFields": [
      {
        "key": "email",
        "label": "Email",
        "type": "string",
        "required": false,
        "helpText": "E-mail address. Unique in the organization; case is ignored.",
        "placeholder": "ada@example.com"
      },
      {
        "key": "name",
        "label": "Name",
        "type": "string",
        "required": false,
        "helpText": "Full name, as displayed.",
        "placeholder": "Ada Lovelace"
      },
      {
        "key": "firstName",
        "label": "First Name",
        "type": "string",
        "required": false,
        "helpText": "Given name.",
        "placeholder": "Ada"
      },
      {
        "key": "lastName",
        "label": "Last Name",
        "type": "string",
        "required": false,
        "helpText": "Family name.",
        "placeholder": "Lovelace"
      },
      {
        "key": "phone",
        "label": "Phone",
        "type": "string",
        "required": false,
        "helpText": "Phone number in E.164 form; unique in the organization.",
        "placeholder": "+14155550123"
      },
      {
        "key": "company",
        "label": "Company",
        "type": "string",
        "required": false,
        "helpText": "Company that the contact works for.",
        "placeholder": "Analytical Engines"
      },
      {
        "key": "jobTitle",
        "label": "Job Title",
        "type": "string",
        "required": false,
        "helpText": "Role of the contact in the company.",
        "placeholder": "Engineer"
      },
      {
        "key": "externalId",
        "label": "External ID",
        "type": "string",
        "required": false,
        "helpText": "Your own identifier; unique in the organization, in Unicode form NFC.",
        "placeholder": "crm-1842"
      },
      {
        "key": "tags",
        "label": "Tags",
        "type": "string",
        "required": false,
        "list": true,
        "helpText": "Labels, in the order that you send them."
      },
      {
        "key": "custom",
        "label": "Custom Fields",
        "type": "string",
        "required": false,
        "dict": true,
        "helpText": "Your own fields: any JSON values under keys of your choice. A later version may accept more keys."
      },
      {
        "key": "address",
        "label": "Address",
        "type": "string",
        "required": false,
        "dict": true,
        "helpText": "Postal address. It is replaced as a whole."
      },
      {
        "key": "locale",
        "label": "Locale",
        "type": "string",
        "required": false,
        "helpText": "Language and region, as a BCP 47 tag.",
        "placeholder": "en-GB"
      },
      {
        "key": "timezone",
        "label": "Timezone",
        "type": "string",
        "required": false,
        "helpText": "Time zone from the IANA database.",
        "placeholder": "Europe/London"
      },
      {
        "key": "birthday",
        "label": "Birthday",
        "type": "string",
        "required": false,
        "helpText": "Date of birth, from 1800 on. If the year is unknown, write it as --12-10 (RFC 6350, 4.3.1).",
        "placeholder": "1815-12-10"
      },
      {
        "key": "ownerId",
        "label": "Owner ID",
        "type": "string",
        "required": false,
        "helpText": "Member responsible for the contact.",
        "placeholder": "mem_01jbts0z0ye8t9tpsz3gn7nkm8"
      },
      {
        "key": "companyId",
        "label": "Company ID",
        "type": "string",
        "required": false,
        "helpText": "Company that the contact belongs to. company then shows its name.",
        "placeholder": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8"
      },
      {
        "key": "doNotContact",
        "label": "Do Not Contact",
        "type": "boolean",
        "required": false,
        "helpText": "If true, the contact wants no messages on any channel."
      }
    ],
    "sample": {
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
        "tier": "gold",
        "seats": 12
      },
      "createdAt": "2026-11-21T09:30:00.000Z",
      "updatedAt": "2026-11-21T09:30:00.000Z",
      "additionalEmails": [
        "ada@example.com"
      ],
      "additionalPhones": [
        "+14155550123"
      ],
      "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
      "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
      "address": {
        "street": "12 St James’s Square",
        "city": "London",
        "region": "Greater London",
        "postalCode": "SW1Y 4JH",
        "country": "GB"
      },
      "locale": "en-GB",
      "timezone": "Europe/London",
      "doNotContact": true,
      "birthday": "1815-12-10",
      "websites": [
        {
          "url": "https://ada.example.com",
          "label": "work"
        }
      ],
      "additionalAddresses": [
        {
          "label": "work",
          "street": "12 St James’s Square",
          "city": "London",
          "region": "Greater London",
          "postalCode": "SW1Y 4JH",
          "country": "GB"
        }
      ],
      "faxNumbers": [
        "+14155550123"
      ],
      "emailLabels": {
        "ada@example.com": "work"
      },
      "phoneLabels": {
        "+14155550123": "mobile"
      },
      "phoneInfo": {
        "country": "US",
        "type": "mobile",
        "possible": true,
        "valid": true
      },
      "consent": {
        "email": {
          "status": "opted_in",
          "at": "2026-11-21T09:30:00.000Z"
        },
        "sms": {
          "status": "opted_in",
          "at": "2026-11-21T09:30:00.000Z"
        },
        "call": {
          "status": "opted_in",
          "at": "2026-11-21T09:30:00.000Z"
        }
      },
      "source": {
        "kind": "import",
        "id": "text"
      },
      "lastActivityAt": "2026-11-21T09:30:00.000Z",
      "mergedFrom": [
        "con_01jbts0z0ye8t9tpsz3gn7nkm8"
      ],
      "mergedIdentifiers": [
        {
          "field": "externalId",
          "value": "crm-1843"
        }
      ]
    }
  },
  {
    "key": "upsert_contact",
    "noun": "Contact",
    "label": "Create or Update a Contact",
    "description": "Create or update a contact in Capstan.",
    "method": "PUT",
    "path": "/v1/contacts/by/{key}/{value}",
    "places": {
      "key": "path",
      "value": "path",
      "email": "body",
      "name": "body",
      "firstName": "body",
      "lastName": "body",
      "phone": "body",
      "company": "body",
      "jobTitle": "body",
      "externalId": "body",
      "tags": "body",
      "custom": "body",
      "address": "body",
      "locale": "body",
      "timezone": "body",
      "birthday": "body",
      "ownerId": "body",
      "companyId": "body",
      "doNotContact": "body"
    },
    "inputFields": [
      {
        "key": "key",
        "label": "Find By",
        "type": "string",
        "required": true,
        "helpText": "Identifier to find the contact by.",
        "choices": {
          "email": "Email",
          "phone": "Phone",
          "externalId": "External ID"
        }
      },
      {
        "key": "value",
        "label": "Value",
        "type": "string",
        "required": true,
        "helpText": "E-mail address, E.164 number or external id. Additional addresses and numbers count as well.",
        "placeholder": "ada@example.com"
      },
      {
        "key": "email",
        "label": "Email",
        "type": "string",
        "required": false,
        "helpText": "E-mail address. Unique in the organization; case is ignored.",
        "placeholder": "ada@example.com"
      },
      {
        "key": "name",
        "label": "Name",
        "type": "string",
        "required": false,
        "helpText": "Full name, as displayed.",
        "placeholder": "Ada Lovelace"
      },
      {
        "key": "firstName",
        "label": "First Name",
        "type": "string",
        "required": false,
        "helpText": "Given name.",
        "placeholder": "Ada"
      },
      {
        "key": "lastName",
        "label": "Last Name",
        "type": "string",
        "required": false,
        "helpText": "Family name.",
        "placeholder": "Lovelace"
      },
      {
        "key": "phone",
        "label": "Phone",
        "type": "string",
        "required": false,
        "helpText": "Phone number in E.164 form; unique in the organization.",
        "placeholder": "+14155550123"
      },
      {
        "key": "company",
        "label": "Company",
        "type": "string",
        "required": false,
        "helpText": "Company that the contact works for.",
        "placeholder": "Analytical Engines"
      },
      {
        "key": "jobTitle",
        "label": "Job Title",
        "type": "string",
        "required": false,
        "helpText": "Role of the contact in the company.",
        "placeholder": "Engineer"
      },
      {
        "key": "externalId",
        "label": "External ID",
        "type": "string",
        "required": false,
        "helpText": "Your own identifier; unique in the organization, in Unicode form NFC.",
        "placeholder": "crm-1842"
      },
      {
        "key": "tags",
        "label": "Tags",
        "type": "string",
        "required": false,
        "list": true,
        "helpText": "Labels, in the order that you send them."
      },
      {
        "key": "custom",
        "label": "Custom Fields",
        "type": "string",
        "required": false,
        "dict": true,
        "helpText": "Your own fields: any JSON values under keys of your choice. A later version may accept more keys."
      },
      {
        "key": "address",
        "label": "Address",
        "type": "string",
        "required": false,
        "dict": true,
        "helpText": "Postal address. It is replaced as a whole."
      },
      {
        "key": "locale",
        "label": "Locale",
        "type": "string",
        "required": false,
        "helpText": "Language and region, as a BCP 47 tag.",
        "placeholder": "en-GB"
      },
      {
        "key": "timezone",
        "label": "Timezone",
        "type": "string",
        "required": false,
        "helpText": "Time zone from the IANA database.",
        "placeholder": "Europe/London"
      },
      {
        "key": "birthday",
        "label": "Birthday",
        "type": "string",
        "required": false,
        "helpText": "Date of birth, from 1800 on. If the year is unknown, write it as --12-10 (RFC 6350, 4.3.1).",
        "placeholder": "1815-12-10"
      },
      {
        "key": "ownerId",
        "label": "Owner ID",
        "type": "string",
        "required": false,
        "helpText": "Member responsible for the contact.",
        "placeholder": "mem_01jbts0z0ye8t9tpsz3gn7nkm8"
      },
      {
        "key": "companyId",
        "label": "Company ID",
        "type": "string",
        "required": false,
        "helpText": "Company that the contact belongs to. company then shows its name.",
        "placeholder": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8"
      },
      {
        "key": "doNotContact",
        "label": "Do Not Contact",
        "type": "boolean",
        "required": false,
        "helpText": "If true, the contact wants no messages on any channel."
      }
    ],
    "sample": {
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
        "tier": "gold",
        "seats": 12
      },
      "createdAt": "2026-11-21T09:30:00.000Z",
      "updatedAt": "2026-11-21T09:30:00.000Z",
      "additionalEmails": [
        "ada@example.com"
      ],
      "additionalPhones": [
        "+14155550123"
      ],
      "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
      "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
      "address": {
        "street": "12 St James’s Square",
        "city": "London",
        "region": "Greater London",
        "postalCode": "SW1Y 4JH",
        "country": "GB"
      },
      "locale": "en-GB",
      "timezone": "Europe/London",
      "doNotContact": true,
      "birthday": "1815-12-10",
      "websites": [
        {
          "url": "https://ada.example.com",
          "label": "work"
        }
      ],
      "additionalAddresses": [
        {
          "label": "work",
          "street": "12 St James’s Square",
          "city": "London",
          "region": "Greater London",
          "postalCode": "SW1Y 4JH",
          "country": "GB"
        }
      ],
      "faxNumbers": [
        "+14155550123"
      ],
      "emailLabels": {
        "ada@example.com": "work"
      },
      "phoneLabels": {
        "+14155550123": "mobile"
      },
      "phoneInfo": {
        "country": "US",
        "type": "mobile",
        "possible": true,
        "valid": true
      },
      "consent": {
        "email": {
          "status": "opted_in",
          "at": "2026-11-21T09:30:00.000Z"
        },
        "sms": {
          "status": "opted_in",
          "at": "2026-11-21T09:30:00.000Z"
        },
        "call": {
          "status": "opted_in",
          "at": "2026-11-21T09:30:00.000Z"
        }
      },
      "source": {
        "kind": "import",
        "id": "text"
      },
      "lastActivityAt": "2026-11-21T09:30:00.000Z",
      "mergedFrom": [
        "con_01jbts0z0ye8t9tpsz3gn7nkm8"
      ],
      "mergedIdentifiers": [
        {
          "field": "externalId",
          "value": "crm-1843"
        }
      ]
    }
  },
  {
    "key": "update_contact",
    "noun": "Contact",
    "label": "Update a Contact",
    "description": "Update a contact in Capstan.",
    "method": "PATCH",
    "path": "/v1/contacts/{contactId}",
    "places": {
      "contactId": "path",
      "email": "body",
      "name": "body",
      "firstName": "body",
      "lastName": "body",
      "phone": "body",
      "company": "body",
      "jobTitle": "body",
      "externalId": "body",
      "tags": "body",
      "custom": "body",
      "address": "body",
      "locale": "body",
      "timezone": "body",
      "birthday": "body",
      "ownerId": "body",
      "companyId": "body",
      "doNotContact": "body"
    },
    "inputFields": [
      {
        "key": "contactId",
        "label": "Contact ID",
        "type": "string",
        "required": true,
        "helpText": "Identifier of the contact. The prefixed form and the bare UUID identify the same resource.",
        "placeholder": "con_01jbts0z0ye8t9tpsz3gn7nkm8"
      },
      {
        "key": "email",
        "label": "Email",
        "type": "string",
        "required": false,
        "helpText": "E-mail address. Unique in the organization; case is ignored.",
        "placeholder": "ada@example.com"
      },
      {
        "key": "name",
        "label": "Name",
        "type": "string",
        "required": false,
        "helpText": "Full name, as displayed.",
        "placeholder": "Ada Lovelace"
      },
      {
        "key": "firstName",
        "label": "First Name",
        "type": "string",
        "required": false,
        "helpText": "Given name.",
        "placeholder": "Ada"
      },
      {
        "key": "lastName",
        "label": "Last Name",
        "type": "string",
        "required": false,
        "helpText": "Family name.",
        "placeholder": "Lovelace"
      },
      {
        "key": "phone",
        "label": "Phone",
        "type": "string",
        "required": false,
        "helpText": "Phone number in E.164 form; unique in the organization.",
        "placeholder": "+14155550123"
      },
      {
        "key": "company",
        "label": "Company",
        "type": "string",
        "required": false,
        "helpText": "Company that the contact works for.",
        "placeholder": "Analytical Engines"
      },
      {
        "key": "jobTitle",
        "label": "Job Title",
        "type": "string",
        "required": false,
        "helpText": "Role of the contact in the company.",
        "placeholder": "Engineer"
      },
      {
        "key": "externalId",
        "label": "External ID",
        "type": "string",
        "required": false,
        "helpText": "Your own identifier; unique in the organization, in Unicode form NFC.",
        "placeholder": "crm-1842"
      },
      {
        "key": "tags",
        "label": "Tags",
        "type": "string",
        "required": false,
        "list": true,
        "helpText": "Labels, in the order that you send them."
      },
      {
        "key": "custom",
        "label": "Custom Fields",
        "type": "string",
        "required": false,
        "dict": true,
        "helpText": "Your own fields: any JSON values under keys of your choice. A later version may accept more keys."
      },
      {
        "key": "address",
        "label": "Address",
        "type": "string",
        "required": false,
        "dict": true,
        "helpText": "Postal address. It is replaced as a whole."
      },
      {
        "key": "locale",
        "label": "Locale",
        "type": "string",
        "required": false,
        "helpText": "Language and region, as a BCP 47 tag.",
        "placeholder": "en-GB"
      },
      {
        "key": "timezone",
        "label": "Timezone",
        "type": "string",
        "required": false,
        "helpText": "Time zone from the IANA database.",
        "placeholder": "Europe/London"
      },
      {
        "key": "birthday",
        "label": "Birthday",
        "type": "string",
        "required": false,
        "helpText": "Date of birth, from 1800 on. If the year is unknown, write it as --12-10 (RFC 6350, 4.3.1).",
        "placeholder": "1815-12-10"
      },
      {
        "key": "ownerId",
        "label": "Owner ID",
        "type": "string",
        "required": false,
        "helpText": "Member responsible for the contact.",
        "placeholder": "mem_01jbts0z0ye8t9tpsz3gn7nkm8"
      },
      {
        "key": "companyId",
        "label": "Company ID",
        "type": "string",
        "required": false,
        "helpText": "Company that the contact belongs to. company then shows its name.",
        "placeholder": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8"
      },
      {
        "key": "doNotContact",
        "label": "Do Not Contact",
        "type": "boolean",
        "required": false,
        "helpText": "If true, the contact wants no messages on any channel."
      }
    ],
    "sample": {
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
        "tier": "gold",
        "seats": 12
      },
      "createdAt": "2026-11-21T09:30:00.000Z",
      "updatedAt": "2026-11-21T09:30:00.000Z",
      "additionalEmails": [
        "ada@example.com"
      ],
      "additionalPhones": [
        "+14155550123"
      ],
      "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
      "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
      "address": {
        "street": "12 St James’s Square",
        "city": "London",
        "region": "Greater London",
        "postalCode": "SW1Y 4JH",
        "country": "GB"
      },
      "locale": "en-GB",
      "timezone": "Europe/London",
      "doNotContact": true,
      "birthday": "1815-12-10",
      "websites": [
        {
          "url": "https://ada.example.com",
          "label": "work"
        }
      ],
      "additionalAddresses": [
        {
          "label": "work",
          "street": "12 St James’s Square",
          "city": "London",
          "region": "Greater London",
          "postalCode": "SW1Y 4JH",
          "country": "GB"
        }
      ],
      "faxNumbers": [
        "+14155550123"
      ],
      "emailLabels": {
        "ada@example.com": "work"
      },
      "phoneLabels": {
        "+14155550123": "mobile"
      },
      "phoneInfo": {
        "country": "US",
        "type": "mobile",
        "possible": true,
        "valid": true
      },
      "consent": {
        "email": {
          "status": "opted_in",
          "at": "2026-11-21T09:30:00.000Z"
        },
        "sms": {
          "status": "opted_in",
          "at": "2026-11-21T09:30:00.000Z"
        },
        "call": {
          "status": "opted_in",
          "at": "2026-11-21T09:30:00.000Z"
        }
      },
      "source": {
        "kind": "import",
        "id": "text"
      },
      "lastActivityAt": "2026-11-21T09:30:00.000Z",
      "mergedFrom": [
        "con_01jbts0z0ye8t9tpsz3gn7nkm8"
      ],
      "mergedIdentifiers": [
        {
          "field": "externalId",
          "value": "crm-1843"
        }
      ]
    }
  },
  {
    "key": "add_tag_contact",
    "noun": "Contact",
    "label": "Add a Tag to a Contact",
    "description": "Add a tag to a contact in Capstan.",
    "method": "PUT",
    "path": "/v1/contacts/{contactId}/tags/{tag}",
    "places": {
      "contactId": "path",
      "tag": "path"
    },
    "inputFields": [
      {
        "key": "contactId",
        "label": "Contact ID",
        "type": "string",
        "required": true,
        "helpText": "Identifier of the contact. The prefixed form and the bare UUID identify the same resource.",
        "placeholder": "con_01jbts0z0ye8t9tpsz3gn7nkm8"
      },
      {
        "key": "tag",
        "label": "Tag",
        "type": "string",
        "required": true,
        "helpText": "The tag, exactly as written.",
        "placeholder": "customer"
      }
    ],
    "sample": {
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
        "tier": "gold",
        "seats": 12
      },
      "createdAt": "2026-11-21T09:30:00.000Z",
      "updatedAt": "2026-11-21T09:30:00.000Z",
      "additionalEmails": [
        "ada@example.com"
      ],
      "additionalPhones": [
        "+14155550123"
      ],
      "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
      "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
      "address": {
        "street": "12 St James’s Square",
        "city": "London",
        "region": "Greater London",
        "postalCode": "SW1Y 4JH",
        "country": "GB"
      },
      "locale": "en-GB",
      "timezone": "Europe/London",
      "doNotContact": true,
      "birthday": "1815-12-10",
      "websites": [
        {
          "url": "https://ada.example.com",
          "label": "work"
        }
      ],
      "additionalAddresses": [
        {
          "label": "work",
          "street": "12 St James’s Square",
          "city": "London",
          "region": "Greater London",
          "postalCode": "SW1Y 4JH",
          "country": "GB"
        }
      ],
      "faxNumbers": [
        "+14155550123"
      ],
      "emailLabels": {
        "ada@example.com": "work"
      },
      "phoneLabels": {
        "+14155550123": "mobile"
      },
      "phoneInfo": {
        "country": "US",
        "type": "mobile",
        "possible": true,
        "valid": true
      },
      "consent": {
        "email": {
          "status": "opted_in",
          "at": "2026-11-21T09:30:00.000Z"
        },
        "sms": {
          "status": "opted_in",
          "at": "2026-11-21T09:30:00.000Z"
        },
        "call": {
          "status": "opted_in",
          "at": "2026-11-21T09:30:00.000Z"
        }
      },
      "source": {
        "kind": "import",
        "id": "text"
      },
      "lastActivityAt": "2026-11-21T09:30:00.000Z",
      "mergedFrom": [
        "con_01jbts0z0ye8t9tpsz3gn7nkm8"
      ],
      "mergedIdentifiers": [
        {
          "field": "externalId",
          "value": "crm-1843"
        }
      ]
    }
  },
  {
    "key": "remove_tag_contact",
    "noun": "Contact",
    "label": "Remove a Tag From a Contact",
    "description": "Remove a tag from a contact in Capstan.",
    "method": "DELETE",
    "path": "/v1/contacts/{contactId}/tags/{tag}",
    "places": {
      "contactId": "path",
      "tag": "path"
    },
    "inputFields": [
      {
        "key": "contactId",
        "label": "Contact ID",
        "type": "string",
        "required": true,
        "helpText": "Identifier of the contact. The prefixed form and the bare UUID identify the same resource.",
        "placeholder": "con_01jbts0z0ye8t9tpsz3gn7nkm8"
      },
      {
        "key": "tag",
        "label": "Tag",
        "type": "string",
        "required": true,
        "helpText": "The tag, exactly as written.",
        "placeholder": "customer"
      }
    ],
    "sample": {
      "success": true
    }
  },
  {
    "key": "add_note_contact",
    "noun": "Contact",
    "label": "Add a Note to a Contact",
    "description": "Add a note to a contact in Capstan.",
    "method": "POST",
    "path": "/v1/contacts/{contactId}/notes",
    "places": {
      "contactId": "path",
      "text": "body"
    },
    "inputFields": [
      {
        "key": "contactId",
        "label": "Contact ID",
        "type": "string",
        "required": true,
        "helpText": "Identifier of the contact. The prefixed form and the bare UUID identify the same resource.",
        "placeholder": "con_01jbts0z0ye8t9tpsz3gn7nkm8"
      },
      {
        "key": "text",
        "label": "Text",
        "type": "text",
        "required": true,
        "helpText": "Text of the note, in plain text."
      }
    ],
    "sample": {
      "id": "note_01jbts0z0ye8t9tpsz3gn7nkm8",
      "text": "Prefers to be called in the morning.",
      "createdBy": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "updatedAt": "2026-11-21T09:30:00.000Z"
    }
  },
  {
    "key": "publish_event",
    "noun": "Event",
    "label": "Publish an Event",
    "description": "Publish an event in Capstan.",
    "method": "POST",
    "path": "/v1/events",
    "places": {
      "type": "body",
      "data": "body",
      "subject": "body",
      "id": "body"
    },
    "inputFields": [
      {
        "key": "type",
        "label": "Type",
        "type": "string",
        "required": true,
        "helpText": "custom. and one to four lowercase words, separated by dots; at most 100 characters.",
        "placeholder": "custom.order.paid"
      },
      {
        "key": "data",
        "label": "Data",
        "type": "string",
        "required": true,
        "dict": true,
        "helpText": "Data of the event: a JSON object of at most 256 KiB (262,144 bytes as compact JSON). Delivered as you send it, without whitespace between tokens."
      },
      {
        "key": "subject",
        "label": "Subject",
        "type": "string",
        "required": false,
        "helpText": "What the event is about, such as the id of a contact",
        "placeholder": "con_01jbts0z0ye8t9tpsz3gn7nkm8"
      },
      {
        "key": "id",
        "label": "Your Event ID",
        "type": "string",
        "required": false,
        "helpText": "Your own id of the event. For 30 days, a repeat in your organization publishes nothing and returns the first event.",
        "placeholder": "order-A-1001-paid"
      }
    ],
    "sample": {
      "id": "evt_01jbts0z0ye8t9tpsz3gn7nkm8",
      "type": "source.completed",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "organizationId": "org_01jbts0z0ye8t9tpsz3gn7nkm8",
      "causedBy": {
        "runId": "arun_01jbts0z0ye8t9tpsz3gn7nkm8",
        "depth": 1,
        "connectionId": "conn_01jbts0z0ye8t9tpsz3gn7nkm8"
      },
      "data": null,
      "missingScope": "contacts:read",
      "expungedAt": "2026-11-21T09:30:00.000Z"
    }
  },
  {
    "key": "add_text_source",
    "noun": "Source",
    "label": "Add a Text to a Knowledge Base",
    "description": "Add a text to a knowledge base in Capstan.",
    "method": "POST",
    "path": "/v1/bases/{baseId}/sources",
    "places": {
      "baseId": "path",
      "name": "body",
      "text": "body",
      "metadata": "body",
      "onDuplicate": "body"
    },
    "fixed": {
      "type": "text"
    },
    "inputFields": [
      {
        "key": "baseId",
        "label": "Knowledge Base",
        "type": "string",
        "required": true,
        "helpText": "Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource.",
        "dynamic": "bases.id.name"
      },
      {
        "key": "name",
        "label": "Name",
        "type": "string",
        "required": true,
        "helpText": "What the source is called in the list and in search results",
        "placeholder": "Opening hours"
      },
      {
        "key": "text",
        "label": "Text",
        "type": "text",
        "required": true,
        "helpText": "Plain text or Markdown."
      },
      {
        "key": "metadata",
        "label": "Metadata",
        "type": "string",
        "required": false,
        "dict": true,
        "helpText": "JSON values of your own. Searches can filter by them."
      },
      {
        "key": "onDuplicate",
        "label": "When It Is There Already",
        "type": "string",
        "required": false,
        "helpText": "What to do if the base already has the same address or content: refuse (default: 409 that names the source), allow a copy, skip (returns the existing source), or replace (the existing source gets the new name, metadata and refresh, and runs again).",
        "choices": {
          "refuse": "Refuse",
          "allow": "Allow",
          "skip": "Skip",
          "replace": "Replace"
        }
      }
    ],
    "sample": {
      "id": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
      "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
      "parentId": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
      "externalId": "cms-hours",
      "name": "Opening hours",
      "type": "url",
      "url": "https://example.com/hours",
      "file": {
        "name": "handbook.pdf",
        "mediaType": "application/pdf",
        "bytes": 48213,
        "sha256": "text"
      },
      "status": "queued",
      "progress": {
        "stage": "text",
        "percent": 0,
        "done": 0,
        "total": 0,
        "stages": {
          "fetching": "2026-11-21T09:30:00.000Z",
          "extracting": "2026-11-21T09:30:00.000Z",
          "chunking": "2026-11-21T09:30:00.000Z",
          "embedding": "2026-11-21T09:30:00.000Z",
          "storing": "2026-11-21T09:30:00.000Z",
          "pages": "2026-11-21T09:30:00.000Z"
        }
      },
      "chunksCount": 1,
      "embeddingModel": "capstan-lexical-384",
      "embeddingDimensions": 384,
      "contentHash": "text",
      "metadata": {
        "team": "support",
        "year": 2026
      },
      "encoding": "shift_jis",
      "refresh": {
        "every": "24h",
        "whenGone": "keep"
      },
      "nextRefreshAt": "2026-11-21T09:30:00.000Z",
      "usage": {
        "bytes": 0,
        "tokens": 0,
        "chunksEmbedded": 0,
        "chunksReused": 0,
        "credits": 0
      },
      "lastFetchedAt": "2026-11-21T09:30:00.000Z",
      "lastCheckedAt": "2026-11-21T09:30:00.000Z",
      "contentChangedAt": "2026-11-21T09:30:00.000Z",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "updatedAt": "2026-11-21T09:30:00.000Z",
      "error": "text",
      "failure": {
        "code": "no_text",
        "stage": "text",
        "retryable": true
      },
      "warnings": [
        {
          "code": "pages_without_text",
          "severity": "warning",
          "message": "Page 2 is a picture without text, such as a scan.",
          "where": "page 2"
        }
      ]
    }
  },
  {
    "key": "add_url_source",
    "noun": "Source",
    "label": "Add a Web Page to a Knowledge Base",
    "description": "Add a web page to a knowledge base in Capstan.",
    "method": "POST",
    "path": "/v1/bases/{baseId}/sources",
    "places": {
      "baseId": "path",
      "url": "body",
      "name": "body",
      "metadata": "body",
      "onDuplicate": "body",
      "ignoreRobots": "body"
    },
    "fixed": {
      "type": "url"
    },
    "inputFields": [
      {
        "key": "baseId",
        "label": "Knowledge Base",
        "type": "string",
        "required": true,
        "helpText": "Identifier of the knowledge base. The prefixed form and the bare UUID identify the same resource.",
        "dynamic": "bases.id.name"
      },
      {
        "key": "url",
        "label": "URL",
        "type": "string",
        "required": true,
        "helpText": "Address of the page, with https://",
        "placeholder": "https://example.com/hours"
      },
      {
        "key": "name",
        "label": "Name",
        "type": "string",
        "required": false,
        "helpText": "What the source is called in the list and in search results",
        "placeholder": "Opening hours"
      },
      {
        "key": "metadata",
        "label": "Metadata",
        "type": "string",
        "required": false,
        "dict": true,
        "helpText": "JSON values of your own. Searches can filter by them."
      },
      {
        "key": "onDuplicate",
        "label": "When It Is There Already",
        "type": "string",
        "required": false,
        "helpText": "What to do if the base already has the same address or content: refuse (default: 409 that names the source), allow a copy, skip (returns the existing source), or replace (the existing source gets the new name, metadata and refresh, and runs again).",
        "choices": {
          "refuse": "Refuse",
          "allow": "Allow",
          "skip": "Skip",
          "replace": "Replace"
        }
      },
      {
        "key": "ignoreRobots",
        "label": "Ignore Robots",
        "type": "boolean",
        "required": false,
        "helpText": "Also fetch pages that robots.txt forbids. For a site of your own."
      }
    ],
    "sample": {
      "id": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
      "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
      "parentId": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
      "externalId": "cms-hours",
      "name": "Opening hours",
      "type": "url",
      "url": "https://example.com/hours",
      "file": {
        "name": "handbook.pdf",
        "mediaType": "application/pdf",
        "bytes": 48213,
        "sha256": "text"
      },
      "status": "queued",
      "progress": {
        "stage": "text",
        "percent": 0,
        "done": 0,
        "total": 0,
        "stages": {
          "fetching": "2026-11-21T09:30:00.000Z",
          "extracting": "2026-11-21T09:30:00.000Z",
          "chunking": "2026-11-21T09:30:00.000Z",
          "embedding": "2026-11-21T09:30:00.000Z",
          "storing": "2026-11-21T09:30:00.000Z",
          "pages": "2026-11-21T09:30:00.000Z"
        }
      },
      "chunksCount": 1,
      "embeddingModel": "capstan-lexical-384",
      "embeddingDimensions": 384,
      "contentHash": "text",
      "metadata": {
        "team": "support",
        "year": 2026
      },
      "encoding": "shift_jis",
      "refresh": {
        "every": "24h",
        "whenGone": "keep"
      },
      "nextRefreshAt": "2026-11-21T09:30:00.000Z",
      "usage": {
        "bytes": 0,
        "tokens": 0,
        "chunksEmbedded": 0,
        "chunksReused": 0,
        "credits": 0
      },
      "lastFetchedAt": "2026-11-21T09:30:00.000Z",
      "lastCheckedAt": "2026-11-21T09:30:00.000Z",
      "contentChangedAt": "2026-11-21T09:30:00.000Z",
      "createdAt": "2026-11-21T09:30:00.000Z",
      "updatedAt": "2026-11-21T09:30:00.000Z",
      "error": "text",
      "failure": {
        "code": "no_text",
        "stage": "text",
        "retryable": true
      },
      "warnings": [
        {
          "code": "pages_without_text",
          "severity": "warning",
          "message": "Page 2 is a picture without text, such as a scan.",
          "where": "page 2"
        }
      ]
    }
  },
  {
    "key": "create_proposal",
    "noun": "Proposal",
    "label": "Create a Proposal",
    "description": "Create a proposal in Capstan.",
    "method": "POST",
    "path": "/v1/proposals",
    "places": {
      "templateId": "body",
      "contactId": "body",
      "title": "body",
      "recipients": "body",
      "variables": "body",
      "language": "body",
      "currency": "body",
      "expiresAt": "body",
      "ownerId": "body",
      "metadata": "body"
    },
    "inputFields": [
      {
        "key": "templateId",
        "label": "Template",
        "type": "string",
        "required": false,
        "helpText": "Template to start from. The fields that you send override it.",
        "dynamic": "templates.id.name"
      },
      {
        "key": "contactId",
        "label": "Contact ID",
        "type": "string",
        "required": false,
        "helpText": "Contact that the proposal is for.",
        "placeholder": "con_01jbts0z0ye8t9tpsz3gn7nkm8"
      },
      {
        "key": "title",
        "label": "Title",
        "type": "string",
        "required": false,
        "helpText": "Title, used as the heading of the page, the PDF and the mails.",
        "placeholder": "Website relaunch"
      },
      {
        "key": "recipients",
        "label": "Recipients",
        "children": [
          {
            "key": "name",
            "label": "Name",
            "type": "string",
            "required": false,
            "helpText": "Name that the page and the mails use.",
            "placeholder": "Ada Lovelace"
          },
          {
            "key": "email",
            "label": "Email",
            "type": "string",
            "required": false,
            "helpText": "Address that the link is sent to. Unique among the signers and viewers of a proposal.",
            "placeholder": "ada@example.com"
          },
          {
            "key": "role",
            "label": "Role",
            "type": "string",
            "required": false,
            "helpText": "A signer accepts or declines; a viewer only reads; a countersigner is a member who signs last, for your organization.",
            "choices": {
              "signer": "Signer",
              "viewer": "Viewer",
              "countersigner": "Countersigner"
            }
          },
          {
            "key": "order",
            "label": "Order",
            "type": "integer",
            "required": false,
            "helpText": "Order of signers who sign one after the other: the lowest number first. Equal numbers sign at the same time."
          },
          {
            "key": "memberId",
            "label": "Member ID",
            "type": "string",
            "required": false,
            "helpText": "Member who countersigns.",
            "placeholder": "mem_01jbts0z0ye8t9tpsz3gn7nkm8"
          }
        ]
      },
      {
        "key": "variables",
        "label": "Variables",
        "type": "string",
        "required": false,
        "dict": true,
        "helpText": "Values for {{variables.NAME}} in texts."
      },
      {
        "key": "language",
        "label": "Language",
        "type": "string",
        "required": false,
        "helpText": "Language of the document (BCP 47). It decides numbers, dates and fixed texts.",
        "placeholder": "en-GB"
      },
      {
        "key": "currency",
        "label": "Currency",
        "type": "string",
        "required": false,
        "helpText": "ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.",
        "placeholder": "EUR"
      },
      {
        "key": "expiresAt",
        "label": "Expires At",
        "type": "datetime",
        "required": false,
        "helpText": "Instant from which it can no longer be accepted."
      },
      {
        "key": "ownerId",
        "label": "Owner ID",
        "type": "string",
        "required": false,
        "helpText": "Owner: the member who gets its mails.",
        "placeholder": "mem_01jbts0z0ye8t9tpsz3gn7nkm8"
      },
      {
        "key": "metadata",
        "label": "Metadata",
        "type": "string",
        "required": false,
        "dict": true,
        "helpText": "Your own fields: any JSON values under names that you choose. They are not part of the signed content."
      }
    ],
    "sample": {
      "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
      "number": "P-2026-0042",
      "revision": 1,
      "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
      "previousId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
      "title": "Website relaunch",
      "status": "draft",
      "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
      "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
      "templateId": "tpl_01jbts0z0ye8t9tpsz3gn7nkm8",
      "language": "en-GB",
      "currency": "EUR",
      "taxBehavior": "exclusive",
      "items": [
        {
          "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
          "kind": "charge",
          "catalogItemId": "cat_01jbts0z0ye8t9tpsz3gn7nkm8",
          "name": "Design of five pages",
          "description": "With two rounds of changes.",
          "unit": "hour",
          "quantity": "2.5",
          "quantityRange": {
            "min": "2.5",
            "max": "2.5",
            "step": "2.5"
          },
          "unitAmount": 4900,
          "unitAmountDecimal": "0.35",
          "discount": {
            "type": "percent",
            "percent": "8.25",
            "amount": 1000
          },
          "taxes": [
            {
              "name": "VAT",
              "percent": "8.25"
            }
          ],
          "optional": true,
          "selected": true,
          "group": "plan",
          "billing": "month"
        }
      ],
      "groups": [
        {
          "key": "plan",
          "name": "Choose your plan",
          "selection": "single",
          "min": 0,
          "max": 0
        }
      ],
      "discount": {
        "type": "percent",
        "percent": "8.25",
        "amount": 1000,
        "billing": "month"
      },
      "termMonths": 1,
      "withholding": {
        "name": "Ritenuta d'acconto",
        "percent": "8.25"
      },
      "roundingStep": 5,
      "instalments": [
        {
          "type": "percent",
          "percent": "8.25",
          "amount": 1000,
          "label": "Deposit",
          "due": "On acceptance"
        }
      ],
      "totals": {
        "lines": [
          {
            "gross": 11900,
            "discount": 11900,
            "net": 11900,
            "included": true,
            "documentDiscount": 11900,
            "taxable": 11900
          }
        ],
        "buckets": [
          {
            "billing": "month",
            "subtotal": 11900,
            "discount": 11900,
            "net": 11900,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19",
                "base": 11900,
                "amount": 11900
              }
            ],
            "tax": 11900,
            "total": 11900
          }
        ],
        "firstTotal": 11900,
        "contractValue": 11900,
        "instalments": [
          11900
        ]
      },
      "amountsDue": [
        {
          "billing": "month",
          "total": 11900,
          "withholding": 11900,
          "rounding": 11900,
          "due": 11900
        }
      ],
      "choice": {
        "itemIds": [
          "itm_01jbts0z0ye8t9tpsz3gn7nkm8"
        ],
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
          "memberId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
          "status": "sent",
          "delivery": "sent",
          "transitions": {
            "sent": "2026-11-21T09:30:00.000Z",
            "viewed": "2026-11-21T09:30:00.000Z",
            "signed": "2026-11-21T09:30:00.000Z",
            "declined": "2026-11-21T09:30:00.000Z"
          }
        }
      ],
      "signing": {
        "order": "parallel",
        "countersign": true
      },
      "access": "link",
      "expiresAt": "2026-11-21T09:30:00.000Z",
      "reminders": {
        "afterDays": 1,
        "everyDays": 1,
        "max": 1
      },
      "knowledge": {
        "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
        "status": "added",
        "sourceId": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
        "reason": "text"
      },
      "contentSha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "sealedSha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "transitions": {
        "sent": "2026-11-21T09:30:00.000Z",
        "viewed": "2026-11-21T09:30:00.000Z",
        "signing": "2026-11-21T09:30:00.000Z",
        "accepted": "2026-11-21T09:30:00.000Z",
        "countersigned": "2026-11-21T09:30:00.000Z",
        "declined": "2026-11-21T09:30:00.000Z",
        "expired": "2026-11-21T09:30:00.000Z",
        "canceled": "2026-11-21T09:30:00.000Z",
        "voided": "2026-11-21T09:30:00.000Z"
      },
      "reason": "Too late",
      "metadata": {
        "dealId": "D-1042"
      },
      "createdAt": "2026-11-21T09:30:00.000Z",
      "updatedAt": "2026-11-21T09:30:00.000Z",
      "blocks": [
        {
          "id": "intro",
          "type": "text",
          "text": "text",
          "imageId": "img_01jbts0z0ye8t9tpsz3gn7nkm8",
          "alt": "text",
          "caption": "text",
          "width": 10,
          "baseId": "text",
          "query": "text",
          "filter": {},
          "citations": [
            {
              "sourceId": "text",
              "chunkId": "text",
              "sourceName": "text",
              "url": "text",
              "page": 1,
              "textSha256": "text",
              "retrievedAt": "2026-11-21T09:30:00.000Z"
            }
          ],
          "outcome": "found",
          "confirmed": true,
          "title": "text"
        }
      ]
    }
  },
  {
    "key": "send_proposal",
    "noun": "Proposal",
    "label": "Send a Proposal",
    "description": "Send a proposal in Capstan.",
    "method": "POST",
    "path": "/v1/proposals/{proposalId}/send",
    "places": {
      "proposalId": "path",
      "message": "body",
      "delivery": "body"
    },
    "inputFields": [
      {
        "key": "proposalId",
        "label": "Proposal ID",
        "type": "string",
        "required": true,
        "helpText": "Identifier of the proposal. The prefixed form and the bare UUID identify the same resource.",
        "placeholder": "prop_01jbts0z0ye8t9tpsz3gn7nkm8"
      },
      {
        "key": "message",
        "label": "Message",
        "type": "text",
        "required": false,
        "helpText": "Message in the mails, as plain text."
      },
      {
        "key": "delivery",
        "label": "Delivery",
        "type": "string",
        "required": false,
        "helpText": "mail (default): each recipient gets the link by mail when it is their turn. link_only: nothing is mailed, and links in the response has the links.",
        "choices": {
          "mail": "Mail",
          "link_only": "Link Only"
        }
      }
    ],
    "sample": {
      "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
      "number": "P-2026-0042",
      "revision": 1,
      "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
      "previousId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
      "title": "Website relaunch",
      "status": "draft",
      "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
      "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
      "templateId": "tpl_01jbts0z0ye8t9tpsz3gn7nkm8",
      "language": "en-GB",
      "currency": "EUR",
      "taxBehavior": "exclusive",
      "items": [
        {
          "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
          "kind": "charge",
          "catalogItemId": "cat_01jbts0z0ye8t9tpsz3gn7nkm8",
          "name": "Design of five pages",
          "description": "With two rounds of changes.",
          "unit": "hour",
          "quantity": "2.5",
          "quantityRange": {
            "min": "2.5",
            "max": "2.5",
            "step": "2.5"
          },
          "unitAmount": 4900,
          "unitAmountDecimal": "0.35",
          "discount": {
            "type": "percent",
            "percent": "8.25",
            "amount": 1000
          },
          "taxes": [
            {
              "name": "VAT",
              "percent": "8.25"
            }
          ],
          "optional": true,
          "selected": true,
          "group": "plan",
          "billing": "month"
        }
      ],
      "groups": [
        {
          "key": "plan",
          "name": "Choose your plan",
          "selection": "single",
          "min": 0,
          "max": 0
        }
      ],
      "discount": {
        "type": "percent",
        "percent": "8.25",
        "amount": 1000,
        "billing": "month"
      },
      "termMonths": 1,
      "withholding": {
        "name": "Ritenuta d'acconto",
        "percent": "8.25"
      },
      "roundingStep": 5,
      "instalments": [
        {
          "type": "percent",
          "percent": "8.25",
          "amount": 1000,
          "label": "Deposit",
          "due": "On acceptance"
        }
      ],
      "totals": {
        "lines": [
          {
            "gross": 11900,
            "discount": 11900,
            "net": 11900,
            "included": true,
            "documentDiscount": 11900,
            "taxable": 11900
          }
        ],
        "buckets": [
          {
            "billing": "month",
            "subtotal": 11900,
            "discount": 11900,
            "net": 11900,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19",
                "base": 11900,
                "amount": 11900
              }
            ],
            "tax": 11900,
            "total": 11900
          }
        ],
        "firstTotal": 11900,
        "contractValue": 11900,
        "instalments": [
          11900
        ]
      },
      "amountsDue": [
        {
          "billing": "month",
          "total": 11900,
          "withholding": 11900,
          "rounding": 11900,
          "due": 11900
        }
      ],
      "choice": {
        "itemIds": [
          "itm_01jbts0z0ye8t9tpsz3gn7nkm8"
        ],
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
          "memberId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
          "status": "sent",
          "delivery": "sent",
          "transitions": {
            "sent": "2026-11-21T09:30:00.000Z",
            "viewed": "2026-11-21T09:30:00.000Z",
            "signed": "2026-11-21T09:30:00.000Z",
            "declined": "2026-11-21T09:30:00.000Z"
          }
        }
      ],
      "signing": {
        "order": "parallel",
        "countersign": true
      },
      "access": "link",
      "expiresAt": "2026-11-21T09:30:00.000Z",
      "reminders": {
        "afterDays": 1,
        "everyDays": 1,
        "max": 1
      },
      "knowledge": {
        "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
        "status": "added",
        "sourceId": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
        "reason": "text"
      },
      "contentSha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "sealedSha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "transitions": {
        "sent": "2026-11-21T09:30:00.000Z",
        "viewed": "2026-11-21T09:30:00.000Z",
        "signing": "2026-11-21T09:30:00.000Z",
        "accepted": "2026-11-21T09:30:00.000Z",
        "countersigned": "2026-11-21T09:30:00.000Z",
        "declined": "2026-11-21T09:30:00.000Z",
        "expired": "2026-11-21T09:30:00.000Z",
        "canceled": "2026-11-21T09:30:00.000Z",
        "voided": "2026-11-21T09:30:00.000Z"
      },
      "reason": "Too late",
      "metadata": {
        "dealId": "D-1042"
      },
      "createdAt": "2026-11-21T09:30:00.000Z",
      "updatedAt": "2026-11-21T09:30:00.000Z",
      "blocks": [
        {
          "id": "intro",
          "type": "text",
          "text": "text",
          "imageId": "img_01jbts0z0ye8t9tpsz3gn7nkm8",
          "alt": "text",
          "caption": "text",
          "width": 10,
          "baseId": "text",
          "query": "text",
          "filter": {},
          "citations": [
            {
              "sourceId": "text",
              "chunkId": "text",
              "sourceName": "text",
              "url": "text",
              "page": 1,
              "textSha256": "text",
              "retrievedAt": "2026-11-21T09:30:00.000Z"
            }
          ],
          "outcome": "found",
          "confirmed": true,
          "title": "text"
        }
      ],
      "links": [
        {
          "recipientId": "rcp_01jbts0z0ye8t9tpsz3gn7nkm8",
          "link": "https://proposals.example.com/p/01jbts0z0ye8t9tpsz3gn7nkm8…"
        }
      ]
    }
  },
  {
    "key": "cancel_proposal",
    "noun": "Proposal",
    "label": "Cancel a Proposal",
    "description": "Cancel a proposal in Capstan.",
    "method": "POST",
    "path": "/v1/proposals/{proposalId}/cancel",
    "places": {
      "proposalId": "path",
      "reason": "body"
    },
    "inputFields": [
      {
        "key": "proposalId",
        "label": "Proposal ID",
        "type": "string",
        "required": true,
        "helpText": "Identifier of the proposal. The prefixed form and the bare UUID identify the same resource.",
        "placeholder": "prop_01jbts0z0ye8t9tpsz3gn7nkm8"
      },
      {
        "key": "reason",
        "label": "Reason",
        "type": "text",
        "required": true,
        "helpText": "Reason for the withdrawal. The mail to the recipients includes it."
      }
    ],
    "sample": {
      "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
      "number": "P-2026-0042",
      "revision": 1,
      "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
      "previousId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
      "title": "Website relaunch",
      "status": "draft",
      "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
      "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
      "templateId": "tpl_01jbts0z0ye8t9tpsz3gn7nkm8",
      "language": "en-GB",
      "currency": "EUR",
      "taxBehavior": "exclusive",
      "items": [
        {
          "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
          "kind": "charge",
          "catalogItemId": "cat_01jbts0z0ye8t9tpsz3gn7nkm8",
          "name": "Design of five pages",
          "description": "With two rounds of changes.",
          "unit": "hour",
          "quantity": "2.5",
          "quantityRange": {
            "min": "2.5",
            "max": "2.5",
            "step": "2.5"
          },
          "unitAmount": 4900,
          "unitAmountDecimal": "0.35",
          "discount": {
            "type": "percent",
            "percent": "8.25",
            "amount": 1000
          },
          "taxes": [
            {
              "name": "VAT",
              "percent": "8.25"
            }
          ],
          "optional": true,
          "selected": true,
          "group": "plan",
          "billing": "month"
        }
      ],
      "groups": [
        {
          "key": "plan",
          "name": "Choose your plan",
          "selection": "single",
          "min": 0,
          "max": 0
        }
      ],
      "discount": {
        "type": "percent",
        "percent": "8.25",
        "amount": 1000,
        "billing": "month"
      },
      "termMonths": 1,
      "withholding": {
        "name": "Ritenuta d'acconto",
        "percent": "8.25"
      },
      "roundingStep": 5,
      "instalments": [
        {
          "type": "percent",
          "percent": "8.25",
          "amount": 1000,
          "label": "Deposit",
          "due": "On acceptance"
        }
      ],
      "totals": {
        "lines": [
          {
            "gross": 11900,
            "discount": 11900,
            "net": 11900,
            "included": true,
            "documentDiscount": 11900,
            "taxable": 11900
          }
        ],
        "buckets": [
          {
            "billing": "month",
            "subtotal": 11900,
            "discount": 11900,
            "net": 11900,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19",
                "base": 11900,
                "amount": 11900
              }
            ],
            "tax": 11900,
            "total": 11900
          }
        ],
        "firstTotal": 11900,
        "contractValue": 11900,
        "instalments": [
          11900
        ]
      },
      "amountsDue": [
        {
          "billing": "month",
          "total": 11900,
          "withholding": 11900,
          "rounding": 11900,
          "due": 11900
        }
      ],
      "choice": {
        "itemIds": [
          "itm_01jbts0z0ye8t9tpsz3gn7nkm8"
        ],
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
          "memberId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
          "status": "sent",
          "delivery": "sent",
          "transitions": {
            "sent": "2026-11-21T09:30:00.000Z",
            "viewed": "2026-11-21T09:30:00.000Z",
            "signed": "2026-11-21T09:30:00.000Z",
            "declined": "2026-11-21T09:30:00.000Z"
          }
        }
      ],
      "signing": {
        "order": "parallel",
        "countersign": true
      },
      "access": "link",
      "expiresAt": "2026-11-21T09:30:00.000Z",
      "reminders": {
        "afterDays": 1,
        "everyDays": 1,
        "max": 1
      },
      "knowledge": {
        "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
        "status": "added",
        "sourceId": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
        "reason": "text"
      },
      "contentSha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "sealedSha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "transitions": {
        "sent": "2026-11-21T09:30:00.000Z",
        "viewed": "2026-11-21T09:30:00.000Z",
        "signing": "2026-11-21T09:30:00.000Z",
        "accepted": "2026-11-21T09:30:00.000Z",
        "countersigned": "2026-11-21T09:30:00.000Z",
        "declined": "2026-11-21T09:30:00.000Z",
        "expired": "2026-11-21T09:30:00.000Z",
        "canceled": "2026-11-21T09:30:00.000Z",
        "voided": "2026-11-21T09:30:00.000Z"
      },
      "reason": "Too late",
      "metadata": {
        "dealId": "D-1042"
      },
      "createdAt": "2026-11-21T09:30:00.000Z",
      "updatedAt": "2026-11-21T09:30:00.000Z",
      "blocks": [
        {
          "id": "intro",
          "type": "text",
          "text": "text",
          "imageId": "img_01jbts0z0ye8t9tpsz3gn7nkm8",
          "alt": "text",
          "caption": "text",
          "width": 10,
          "baseId": "text",
          "query": "text",
          "filter": {},
          "citations": [
            {
              "sourceId": "text",
              "chunkId": "text",
              "sourceName": "text",
              "url": "text",
              "page": 1,
              "textSha256": "text",
              "retrievedAt": "2026-11-21T09:30:00.000Z"
            }
          ],
          "outcome": "found",
          "confirmed": true,
          "title": "text"
        }
      ]
    }
  }
]

export const searches = [
  {
    "key": "find_contact",
    "noun": "Contact",
    "label": "Find a Contact",
    "description": "Find a contact in Capstan.",
    "method": "GET",
    "path": "/v1/contacts/by/{key}/{value}",
    "places": {
      "key": "path",
      "value": "path"
    },
    "mayMiss": true,
    "inputFields": [
      {
        "key": "key",
        "label": "Find By",
        "type": "string",
        "required": true,
        "helpText": "Identifier to find the contact by.",
        "choices": {
          "email": "Email",
          "phone": "Phone",
          "externalId": "External ID"
        }
      },
      {
        "key": "value",
        "label": "Value",
        "type": "string",
        "required": true,
        "helpText": "E-mail address, E.164 number or external id. Additional addresses and numbers count as well.",
        "placeholder": "ada@example.com"
      }
    ],
    "sample": {
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
        "tier": "gold",
        "seats": 12
      },
      "createdAt": "2026-11-21T09:30:00.000Z",
      "updatedAt": "2026-11-21T09:30:00.000Z",
      "additionalEmails": [
        "ada@example.com"
      ],
      "additionalPhones": [
        "+14155550123"
      ],
      "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
      "companyId": "cmp_01jbts0z0ye8t9tpsz3gn7nkm8",
      "address": {
        "street": "12 St James’s Square",
        "city": "London",
        "region": "Greater London",
        "postalCode": "SW1Y 4JH",
        "country": "GB"
      },
      "locale": "en-GB",
      "timezone": "Europe/London",
      "doNotContact": true,
      "birthday": "1815-12-10",
      "websites": [
        {
          "url": "https://ada.example.com",
          "label": "work"
        }
      ],
      "additionalAddresses": [
        {
          "label": "work",
          "street": "12 St James’s Square",
          "city": "London",
          "region": "Greater London",
          "postalCode": "SW1Y 4JH",
          "country": "GB"
        }
      ],
      "faxNumbers": [
        "+14155550123"
      ],
      "emailLabels": {
        "ada@example.com": "work"
      },
      "phoneLabels": {
        "+14155550123": "mobile"
      },
      "phoneInfo": {
        "country": "US",
        "type": "mobile",
        "possible": true,
        "valid": true
      },
      "consent": {
        "email": {
          "status": "opted_in",
          "at": "2026-11-21T09:30:00.000Z"
        },
        "sms": {
          "status": "opted_in",
          "at": "2026-11-21T09:30:00.000Z"
        },
        "call": {
          "status": "opted_in",
          "at": "2026-11-21T09:30:00.000Z"
        }
      },
      "source": {
        "kind": "import",
        "id": "text"
      },
      "lastActivityAt": "2026-11-21T09:30:00.000Z",
      "mergedFrom": [
        "con_01jbts0z0ye8t9tpsz3gn7nkm8"
      ],
      "mergedIdentifiers": [
        {
          "field": "externalId",
          "value": "crm-1843"
        }
      ]
    }
  },
  {
    "key": "search_knowledge_base",
    "noun": "Knowledge Base",
    "label": "Search Knowledge Bases",
    "description": "Search knowledge bases in Capstan.",
    "method": "POST",
    "path": "/v1/search",
    "places": {
      "baseIds": "body",
      "query": "body",
      "limit": "body",
      "mode": "body",
      "minScore": "body",
      "context": "body",
      "filter": "body",
      "sourceTypes": "body",
      "rerank": "body"
    },
    "inputFields": [
      {
        "key": "baseIds",
        "label": "Knowledge Bases",
        "type": "string",
        "required": true,
        "list": true,
        "helpText": "Knowledge bases to search as one. Each costs as much as a separate search.",
        "dynamic": "bases.id.name"
      },
      {
        "key": "query",
        "label": "Query",
        "type": "string",
        "required": true,
        "helpText": "The question or words to search for.",
        "placeholder": "When do you open on Sundays?"
      },
      {
        "key": "limit",
        "label": "Limit",
        "type": "integer",
        "required": false
      },
      {
        "key": "mode",
        "label": "Mode",
        "type": "string",
        "required": false,
        "helpText": "keyword uses BM25, semantic compares vectors, hybrid combines both.",
        "choices": {
          "hybrid": "Hybrid",
          "semantic": "Semantic",
          "keyword": "Keyword"
        }
      },
      {
        "key": "minScore",
        "label": "Min Score",
        "type": "number",
        "required": false,
        "helpText": "Leaves out hits with a lower score."
      },
      {
        "key": "context",
        "label": "Context",
        "type": "integer",
        "required": false,
        "helpText": "Number of chunks to return before and after each hit."
      },
      {
        "key": "filter",
        "label": "Filter",
        "type": "string",
        "required": false,
        "dict": true,
        "helpText": "Conditions on the metadata of sources: {\"team\": \"support\"}, {\"year\": {\"gte\": 2025}}, {\"key\": \"team\", \"op\": \"in\", \"value\": [\"a\", \"b\"]}, combined with and, or and not. Operators: eq, ne, gt, gte, lt, lte, in, nin, exists, contains."
      },
      {
        "key": "sourceTypes",
        "label": "Source Types",
        "type": "string",
        "required": false,
        "list": true,
        "helpText": "Search only sources of these types. The pages of a sitemap or crawl have the type url.",
        "choices": {
          "url": "URL",
          "text": "Text",
          "file": "File",
          "sitemap": "Sitemap",
          "crawl": "Crawl"
        }
      },
      {
        "key": "rerank",
        "label": "Rerank",
        "type": "boolean",
        "required": false,
        "helpText": "True if the service that the operator configured reranks the best 50 results. Default: the base's setting."
      }
    ],
    "sample": {
      "chunkId": "chk_01jbts0z0ye8t9tpsz3gn7nkm8",
      "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
      "sourceId": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
      "sourceName": "text",
      "url": "text",
      "text": "text",
      "score": 0,
      "scores": {
        "semantic": 0,
        "keyword": 0,
        "rerank": 0
      },
      "ranks": {
        "semantic": 1,
        "keyword": 1
      },
      "headings": [
        "text"
      ],
      "page": 1,
      "charStart": 1,
      "charEnd": 1,
      "highlights": [
        {
          "start": 1,
          "end": 1
        }
      ],
      "context": {
        "before": [
          {
            "chunkId": "chk_01jbts0z0ye8t9tpsz3gn7nkm8",
            "text": "text",
            "page": 1,
            "charStart": 1,
            "charEnd": 1
          }
        ],
        "after": [
          {
            "chunkId": "chk_01jbts0z0ye8t9tpsz3gn7nkm8",
            "text": "text",
            "page": 1,
            "charStart": 1,
            "charEnd": 1
          }
        ]
      },
      "duplicates": [
        {
          "chunkId": "chk_01jbts0z0ye8t9tpsz3gn7nkm8",
          "sourceId": "src_01jbts0z0ye8t9tpsz3gn7nkm8"
        }
      ]
    }
  },
  {
    "key": "get_all_proposal",
    "noun": "Proposal",
    "label": "Find Proposals",
    "description": "Find proposals in Capstan.",
    "method": "GET",
    "path": "/v1/proposals",
    "places": {
      "q": "query",
      "number": "query",
      "status": "query",
      "contactId": "query",
      "recipientEmail": "query",
      "createdAfter": "query",
      "createdBefore": "query"
    },
    "inputFields": [
      {
        "key": "q",
        "label": "Search Text",
        "type": "string",
        "required": false,
        "helpText": "Part of the number, title, names, addresses or items; case does not matter."
      },
      {
        "key": "number",
        "label": "Number",
        "type": "string",
        "required": false,
        "helpText": "Proposals with exactly this number."
      },
      {
        "key": "status",
        "label": "Status",
        "type": "string",
        "required": false,
        "helpText": "Proposals with this status.",
        "choices": {
          "draft": "Draft",
          "sent": "Sent",
          "viewed": "Viewed",
          "signing": "Signing",
          "accepted": "Accepted",
          "countersigned": "Countersigned",
          "declined": "Declined",
          "expired": "Expired",
          "canceled": "Canceled",
          "voided": "Voided"
        }
      },
      {
        "key": "contactId",
        "label": "Contact ID",
        "type": "string",
        "required": false,
        "helpText": "Proposals for this contact.",
        "placeholder": "con_01jbts0z0ye8t9tpsz3gn7nkm8"
      },
      {
        "key": "recipientEmail",
        "label": "Recipient Email",
        "type": "string",
        "required": false,
        "helpText": "Proposals with a recipient who has exactly this address; case does not matter."
      },
      {
        "key": "createdAfter",
        "label": "Created After",
        "type": "datetime",
        "required": false,
        "helpText": "Proposals created at this time or later."
      },
      {
        "key": "createdBefore",
        "label": "Created Before",
        "type": "datetime",
        "required": false,
        "helpText": "Proposals created before this time."
      }
    ],
    "sample": {
      "id": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
      "number": "P-2026-0042",
      "revision": 1,
      "rootId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
      "previousId": "prop_01jbts0z0ye8t9tpsz3gn7nkm8",
      "title": "Website relaunch",
      "status": "draft",
      "contactId": "con_01jbts0z0ye8t9tpsz3gn7nkm8",
      "ownerId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
      "templateId": "tpl_01jbts0z0ye8t9tpsz3gn7nkm8",
      "language": "en-GB",
      "currency": "EUR",
      "taxBehavior": "exclusive",
      "items": [
        {
          "id": "itm_01jbts0z0ye8t9tpsz3gn7nkm8",
          "kind": "charge",
          "catalogItemId": "cat_01jbts0z0ye8t9tpsz3gn7nkm8",
          "name": "Design of five pages",
          "description": "With two rounds of changes.",
          "unit": "hour",
          "quantity": "2.5",
          "quantityRange": {
            "min": "2.5",
            "max": "2.5",
            "step": "2.5"
          },
          "unitAmount": 4900,
          "unitAmountDecimal": "0.35",
          "discount": {
            "type": "percent",
            "percent": "8.25",
            "amount": 1000
          },
          "taxes": [
            {
              "name": "VAT",
              "percent": "8.25"
            }
          ],
          "optional": true,
          "selected": true,
          "group": "plan",
          "billing": "month"
        }
      ],
      "groups": [
        {
          "key": "plan",
          "name": "Choose your plan",
          "selection": "single",
          "min": 0,
          "max": 0
        }
      ],
      "discount": {
        "type": "percent",
        "percent": "8.25",
        "amount": 1000,
        "billing": "month"
      },
      "termMonths": 1,
      "withholding": {
        "name": "Ritenuta d'acconto",
        "percent": "8.25"
      },
      "roundingStep": 5,
      "instalments": [
        {
          "type": "percent",
          "percent": "8.25",
          "amount": 1000,
          "label": "Deposit",
          "due": "On acceptance"
        }
      ],
      "totals": {
        "lines": [
          {
            "gross": 11900,
            "discount": 11900,
            "net": 11900,
            "included": true,
            "documentDiscount": 11900,
            "taxable": 11900
          }
        ],
        "buckets": [
          {
            "billing": "month",
            "subtotal": 11900,
            "discount": 11900,
            "net": 11900,
            "taxes": [
              {
                "name": "VAT",
                "percent": "19",
                "base": 11900,
                "amount": 11900
              }
            ],
            "tax": 11900,
            "total": 11900
          }
        ],
        "firstTotal": 11900,
        "contractValue": 11900,
        "instalments": [
          11900
        ]
      },
      "amountsDue": [
        {
          "billing": "month",
          "total": 11900,
          "withholding": 11900,
          "rounding": 11900,
          "due": 11900
        }
      ],
      "choice": {
        "itemIds": [
          "itm_01jbts0z0ye8t9tpsz3gn7nkm8"
        ],
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
          "memberId": "mem_01jbts0z0ye8t9tpsz3gn7nkm8",
          "status": "sent",
          "delivery": "sent",
          "transitions": {
            "sent": "2026-11-21T09:30:00.000Z",
            "viewed": "2026-11-21T09:30:00.000Z",
            "signed": "2026-11-21T09:30:00.000Z",
            "declined": "2026-11-21T09:30:00.000Z"
          }
        }
      ],
      "signing": {
        "order": "parallel",
        "countersign": true
      },
      "access": "link",
      "expiresAt": "2026-11-21T09:30:00.000Z",
      "reminders": {
        "afterDays": 1,
        "everyDays": 1,
        "max": 1
      },
      "knowledge": {
        "baseId": "kb_01jbts0z0ye8t9tpsz3gn7nkm8",
        "status": "added",
        "sourceId": "src_01jbts0z0ye8t9tpsz3gn7nkm8",
        "reason": "text"
      },
      "contentSha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "sealedSha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "transitions": {
        "sent": "2026-11-21T09:30:00.000Z",
        "viewed": "2026-11-21T09:30:00.000Z",
        "signing": "2026-11-21T09:30:00.000Z",
        "accepted": "2026-11-21T09:30:00.000Z",
        "countersigned": "2026-11-21T09:30:00.000Z",
        "declined": "2026-11-21T09:30:00.000Z",
        "expired": "2026-11-21T09:30:00.000Z",
        "canceled": "2026-11-21T09:30:00.000Z",
        "voided": "2026-11-21T09:30:00.000Z"
      },
      "reason": "Too late",
      "metadata": {
        "dealId": "D-1042"
      },
      "createdAt": "2026-11-21T09:30:00.000Z",
      "updatedAt": "2026-11-21T09:30:00.000Z"
    }
  }
]
