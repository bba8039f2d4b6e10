// Generated from api/openapi.json and the event catalogue by `npm run gen`.

import type { INodeProperties } from 'n8n-workflow'

export const properties: INodeProperties[] = [
	{
		displayName: 'Resource',
		name: 'resource',
		type: 'options',
		noDataExpression: true,
		options: [
			{
				name: 'Contact',
				value: 'contact',
			},
			{
				name: 'Event',
				value: 'event',
			},
			{
				name: 'Knowledge Base',
				value: 'knowledgeBase',
			},
			{
				name: 'Proposal',
				value: 'proposal',
			},
			{
				name: 'Source',
				value: 'source',
			},
		],
		default: 'contact',
	},
	{
		displayName: 'Operation',
		name: 'operation',
		type: 'options',
		noDataExpression: true,
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
			},
		},
		options: [
			{
				name: 'Add Note',
				value: 'addNote',
				description: 'Add a note to a contact',
				action: 'Add a note to a contact',
			},
			{
				name: 'Add Tag',
				value: 'addTag',
				description: 'Add a tag to a contact',
				action: 'Add a tag to a contact',
			},
			{
				name: 'Create',
				value: 'create',
				description: 'Create a contact',
				action: 'Create a contact',
			},
			{
				name: 'Create or Update',
				value: 'upsert',
				description: 'Create a new record, or update the current one if it already exists (upsert)',
				action: 'Create or update a contact',
			},
			{
				name: 'Delete',
				value: 'delete',
				description: 'Delete a contact',
				action: 'Delete a contact',
			},
			{
				name: 'Find',
				value: 'find',
				description: 'Find a contact',
				action: 'Find a contact',
			},
			{
				name: 'Get',
				value: 'get',
				description: 'Get a contact',
				action: 'Get a contact',
			},
			{
				name: 'Get Many',
				value: 'getAll',
				description: 'Get many contacts',
				action: 'Get many contacts',
			},
			{
				name: 'Remove Tag',
				value: 'removeTag',
				description: 'Remove a tag from a contact',
				action: 'Remove a tag from a contact',
			},
			{
				name: 'Update',
				value: 'update',
				description: 'Update a contact',
				action: 'Update a contact',
			},
		],
		default: 'create',
	},
	{
		displayName: 'Email',
		name: 'email',
		type: 'string',
		default: '',
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
				operation: [
					'create',
				],
			},
		},
		description: 'E-mail address. Unique in the organization; case is ignored.',
		placeholder: 'name@email.com',
	},
	{
		displayName: 'Name',
		name: 'name',
		type: 'string',
		default: '',
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
				operation: [
					'create',
				],
			},
		},
		description: 'Full name, as displayed',
		placeholder: 'e.g. Ada Lovelace',
	},
	{
		displayName: 'Additional Fields',
		name: 'additionalFields',
		type: 'collection',
		placeholder: 'Add Field',
		default: {},
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
				operation: [
					'create',
				],
			},
		},
		options: [
			{
				displayName: 'Address',
				name: 'address',
				type: 'json',
				default: '{}',
				description: 'Postal address. It is replaced as a whole.',
			},
			{
				displayName: 'Birthday',
				name: 'birthday',
				type: 'string',
				default: '',
				description: 'Date of birth, from 1800 on. If the year is unknown, write it as --12-10 (RFC 6350, 4.3.1).',
				placeholder: 'e.g. 1815-12-10',
			},
			{
				displayName: 'Company',
				name: 'company',
				type: 'string',
				default: '',
				description: 'Company that the contact works for',
				placeholder: 'e.g. Analytical Engines',
			},
			{
				displayName: 'Company ID',
				name: 'companyId',
				type: 'string',
				default: '',
				description: 'Company that the contact belongs to. company then shows its name.',
				placeholder: 'e.g. cmp_01jbts0z0ye8t9tpsz3gn7nkm8',
			},
			{
				displayName: 'Custom Fields',
				name: 'custom',
				type: 'json',
				default: '{}',
				description: 'Your own fields: any JSON values under keys of your choice. A later version may accept more keys.',
			},
			{
				displayName: 'Do Not Contact',
				name: 'doNotContact',
				type: 'boolean',
				default: false,
				description: 'Whether this holds: if true, the contact wants no messages on any channel',
			},
			{
				displayName: 'External ID',
				name: 'externalId',
				type: 'string',
				default: '',
				description: 'Your own identifier; unique in the organization, in Unicode form NFC',
				placeholder: 'e.g. crm-1842',
			},
			{
				displayName: 'First Name',
				name: 'firstName',
				type: 'string',
				default: '',
				description: 'Given name',
				placeholder: 'e.g. Ada',
			},
			{
				displayName: 'Job Title',
				name: 'jobTitle',
				type: 'string',
				default: '',
				description: 'Role of the contact in the company',
				placeholder: 'e.g. Engineer',
			},
			{
				displayName: 'Last Name',
				name: 'lastName',
				type: 'string',
				default: '',
				description: 'Family name',
				placeholder: 'e.g. Lovelace',
			},
			{
				displayName: 'Locale',
				name: 'locale',
				type: 'string',
				default: '',
				description: 'Language and region, as a BCP 47 tag',
				placeholder: 'e.g. en-GB',
			},
			{
				displayName: 'Owner ID',
				name: 'ownerId',
				type: 'string',
				default: '',
				description: 'Member responsible for the contact',
				placeholder: 'e.g. mem_01jbts0z0ye8t9tpsz3gn7nkm8',
			},
			{
				displayName: 'Phone',
				name: 'phone',
				type: 'string',
				default: '',
				description: 'Phone number in E.164 form; unique in the organization',
				placeholder: 'e.g. +14155550123',
			},
			{
				displayName: 'Tags',
				name: 'tags',
				type: 'string',
				typeOptions: {
					multipleValues: true,
				},
				default: [],
				description: 'Labels, in the order that you send them',
			},
			{
				displayName: 'Timezone',
				name: 'timezone',
				type: 'string',
				default: '',
				description: 'Time zone from the IANA database',
				placeholder: 'e.g. Europe/London',
			},
		],
	},
	{
		displayName: 'Find By',
		name: 'key',
		type: 'options',
		options: [
			{
				name: 'Email',
				value: 'email',
			},
			{
				name: 'External ID',
				value: 'externalId',
			},
			{
				name: 'Phone',
				value: 'phone',
			},
		],
		default: 'email',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
				operation: [
					'upsert',
				],
			},
		},
		description: 'Identifier to find the contact by',
	},
	{
		displayName: 'Value',
		name: 'value',
		type: 'string',
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
				operation: [
					'upsert',
				],
			},
		},
		description: 'E-mail address, E.164 number or external ID. Additional addresses and numbers count as well.',
		placeholder: 'e.g. ada@example.com',
	},
	{
		displayName: 'Additional Fields',
		name: 'additionalFields',
		type: 'collection',
		placeholder: 'Add Field',
		default: {},
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
				operation: [
					'upsert',
				],
			},
		},
		options: [
			{
				displayName: 'Address',
				name: 'address',
				type: 'json',
				default: '{}',
				description: 'Postal address. It is replaced as a whole.',
			},
			{
				displayName: 'Birthday',
				name: 'birthday',
				type: 'string',
				default: '',
				description: 'Date of birth, from 1800 on. If the year is unknown, write it as --12-10 (RFC 6350, 4.3.1).',
				placeholder: 'e.g. 1815-12-10',
			},
			{
				displayName: 'Company',
				name: 'company',
				type: 'string',
				default: '',
				description: 'Company that the contact works for',
				placeholder: 'e.g. Analytical Engines',
			},
			{
				displayName: 'Company ID',
				name: 'companyId',
				type: 'string',
				default: '',
				description: 'Company that the contact belongs to. company then shows its name.',
				placeholder: 'e.g. cmp_01jbts0z0ye8t9tpsz3gn7nkm8',
			},
			{
				displayName: 'Custom Fields',
				name: 'custom',
				type: 'json',
				default: '{}',
				description: 'Your own fields: any JSON values under keys of your choice. A later version may accept more keys.',
			},
			{
				displayName: 'Do Not Contact',
				name: 'doNotContact',
				type: 'boolean',
				default: false,
				description: 'Whether this holds: if true, the contact wants no messages on any channel',
			},
			{
				displayName: 'Email',
				name: 'email',
				type: 'string',
				default: '',
				description: 'E-mail address. Unique in the organization; case is ignored.',
				placeholder: 'name@email.com',
			},
			{
				displayName: 'External ID',
				name: 'externalId',
				type: 'string',
				default: '',
				description: 'Your own identifier; unique in the organization, in Unicode form NFC',
				placeholder: 'e.g. crm-1842',
			},
			{
				displayName: 'First Name',
				name: 'firstName',
				type: 'string',
				default: '',
				description: 'Given name',
				placeholder: 'e.g. Ada',
			},
			{
				displayName: 'Job Title',
				name: 'jobTitle',
				type: 'string',
				default: '',
				description: 'Role of the contact in the company',
				placeholder: 'e.g. Engineer',
			},
			{
				displayName: 'Last Name',
				name: 'lastName',
				type: 'string',
				default: '',
				description: 'Family name',
				placeholder: 'e.g. Lovelace',
			},
			{
				displayName: 'Locale',
				name: 'locale',
				type: 'string',
				default: '',
				description: 'Language and region, as a BCP 47 tag',
				placeholder: 'e.g. en-GB',
			},
			{
				displayName: 'Name',
				name: 'name',
				type: 'string',
				default: '',
				description: 'Full name, as displayed',
				placeholder: 'e.g. Ada Lovelace',
			},
			{
				displayName: 'Owner ID',
				name: 'ownerId',
				type: 'string',
				default: '',
				description: 'Member responsible for the contact',
				placeholder: 'e.g. mem_01jbts0z0ye8t9tpsz3gn7nkm8',
			},
			{
				displayName: 'Phone',
				name: 'phone',
				type: 'string',
				default: '',
				description: 'Phone number in E.164 form; unique in the organization',
				placeholder: 'e.g. +14155550123',
			},
			{
				displayName: 'Tags',
				name: 'tags',
				type: 'string',
				typeOptions: {
					multipleValues: true,
				},
				default: [],
				description: 'Labels, in the order that you send them',
			},
			{
				displayName: 'Timezone',
				name: 'timezone',
				type: 'string',
				default: '',
				description: 'Time zone from the IANA database',
				placeholder: 'e.g. Europe/London',
			},
		],
	},
	{
		displayName: 'Find By',
		name: 'key',
		type: 'options',
		options: [
			{
				name: 'Email',
				value: 'email',
			},
			{
				name: 'External ID',
				value: 'externalId',
			},
			{
				name: 'Phone',
				value: 'phone',
			},
		],
		default: 'email',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
				operation: [
					'find',
				],
			},
		},
		description: 'Identifier to find the contact by',
	},
	{
		displayName: 'Value',
		name: 'value',
		type: 'string',
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
				operation: [
					'find',
				],
			},
		},
		description: 'E-mail address, E.164 number or external ID. Additional addresses and numbers count as well.',
		placeholder: 'e.g. ada@example.com',
	},
	{
		displayName: 'Contact ID',
		name: 'contactId',
		type: 'string',
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
				operation: [
					'get',
				],
			},
		},
		description: 'Identifier of the contact. The prefixed form and the bare UUID identify the same resource.',
		placeholder: 'e.g. con_01jbts0z0ye8t9tpsz3gn7nkm8',
	},
	{
		displayName: 'Return All',
		name: 'returnAll',
		type: 'boolean',
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
				operation: [
					'getAll',
				],
			},
		},
		default: false,
		description: 'Whether to return all results or only up to a given limit',
	},
	{
		displayName: 'Limit',
		name: 'limit',
		type: 'number',
		typeOptions: {
			minValue: 1,
		},
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
				operation: [
					'getAll',
				],
				returnAll: [
					false,
				],
			},
		},
		description: 'Max number of results to return',
		default: 50,
	},
	{
		displayName: 'Filters',
		name: 'filters',
		type: 'collection',
		placeholder: 'Add Filter',
		default: {},
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
				operation: [
					'getAll',
				],
			},
		},
		options: [
			{
				displayName: 'Email',
				name: 'email',
				type: 'string',
				default: '',
				description: 'Exact e-mail address; case is ignored',
				placeholder: 'name@email.com',
			},
			{
				displayName: 'Filter',
				name: 'filter',
				type: 'string',
				default: '',
				description: 'Filter as a CEL expression, such as tag == "vip" && custom.seats > 10',
				placeholder: 'e.g. tag == "customer" && createdAt.withinLast("30d")',
			},
			{
				displayName: 'Phone',
				name: 'phone',
				type: 'string',
				default: '',
				description: 'Exact E.164 number',
			},
			{
				displayName: 'Search Text',
				name: 'q',
				type: 'string',
				default: '',
				description: 'Part of a name, e-mail address, phone number or company; case is ignored',
			},
			{
				displayName: 'Sort',
				name: 'sort',
				type: 'string',
				default: '',
				description: 'Order of the results: createdAt, updatedAt, lastActivityAt, name or custom.key of a sortable field; with a leading - in descending order. Contacts without the value come last in both directions, and IDs break ties. Default: newest first.',
				placeholder: 'e.g. -lastActivityAt',
			},
			{
				displayName: 'Tag',
				name: 'tag',
				type: 'string',
				default: '',
				description: 'Tag that the contact has',
			},
		],
	},
	{
		displayName: 'Contact ID',
		name: 'contactId',
		type: 'string',
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
				operation: [
					'update',
				],
			},
		},
		description: 'Identifier of the contact. The prefixed form and the bare UUID identify the same resource.',
		placeholder: 'e.g. con_01jbts0z0ye8t9tpsz3gn7nkm8',
	},
	{
		displayName: 'Update Fields',
		name: 'updateFields',
		type: 'collection',
		placeholder: 'Add Field',
		default: {},
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
				operation: [
					'update',
				],
			},
		},
		options: [
			{
				displayName: 'Address',
				name: 'address',
				type: 'json',
				default: '{}',
				description: 'Postal address. It is replaced as a whole.',
			},
			{
				displayName: 'Birthday',
				name: 'birthday',
				type: 'string',
				default: '',
				description: 'Date of birth, from 1800 on. If the year is unknown, write it as --12-10 (RFC 6350, 4.3.1).',
				placeholder: 'e.g. 1815-12-10',
			},
			{
				displayName: 'Company',
				name: 'company',
				type: 'string',
				default: '',
				description: 'Company that the contact works for',
				placeholder: 'e.g. Analytical Engines',
			},
			{
				displayName: 'Company ID',
				name: 'companyId',
				type: 'string',
				default: '',
				description: 'Company that the contact belongs to. company then shows its name.',
				placeholder: 'e.g. cmp_01jbts0z0ye8t9tpsz3gn7nkm8',
			},
			{
				displayName: 'Custom Fields',
				name: 'custom',
				type: 'json',
				default: '{}',
				description: 'Your own fields: any JSON values under keys of your choice. A later version may accept more keys.',
			},
			{
				displayName: 'Do Not Contact',
				name: 'doNotContact',
				type: 'boolean',
				default: false,
				description: 'Whether this holds: if true, the contact wants no messages on any channel',
			},
			{
				displayName: 'Email',
				name: 'email',
				type: 'string',
				default: '',
				description: 'E-mail address. Unique in the organization; case is ignored.',
				placeholder: 'name@email.com',
			},
			{
				displayName: 'External ID',
				name: 'externalId',
				type: 'string',
				default: '',
				description: 'Your own identifier; unique in the organization, in Unicode form NFC',
				placeholder: 'e.g. crm-1842',
			},
			{
				displayName: 'First Name',
				name: 'firstName',
				type: 'string',
				default: '',
				description: 'Given name',
				placeholder: 'e.g. Ada',
			},
			{
				displayName: 'Job Title',
				name: 'jobTitle',
				type: 'string',
				default: '',
				description: 'Role of the contact in the company',
				placeholder: 'e.g. Engineer',
			},
			{
				displayName: 'Last Name',
				name: 'lastName',
				type: 'string',
				default: '',
				description: 'Family name',
				placeholder: 'e.g. Lovelace',
			},
			{
				displayName: 'Locale',
				name: 'locale',
				type: 'string',
				default: '',
				description: 'Language and region, as a BCP 47 tag',
				placeholder: 'e.g. en-GB',
			},
			{
				displayName: 'Name',
				name: 'name',
				type: 'string',
				default: '',
				description: 'Full name, as displayed',
				placeholder: 'e.g. Ada Lovelace',
			},
			{
				displayName: 'Owner ID',
				name: 'ownerId',
				type: 'string',
				default: '',
				description: 'Member responsible for the contact',
				placeholder: 'e.g. mem_01jbts0z0ye8t9tpsz3gn7nkm8',
			},
			{
				displayName: 'Phone',
				name: 'phone',
				type: 'string',
				default: '',
				description: 'Phone number in E.164 form; unique in the organization',
				placeholder: 'e.g. +14155550123',
			},
			{
				displayName: 'Tags',
				name: 'tags',
				type: 'string',
				typeOptions: {
					multipleValues: true,
				},
				default: [],
				description: 'Labels, in the order that you send them',
			},
			{
				displayName: 'Timezone',
				name: 'timezone',
				type: 'string',
				default: '',
				description: 'Time zone from the IANA database',
				placeholder: 'e.g. Europe/London',
			},
		],
	},
	{
		displayName: 'Contact ID',
		name: 'contactId',
		type: 'string',
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
				operation: [
					'delete',
				],
			},
		},
		description: 'Identifier of the contact. The prefixed form and the bare UUID identify the same resource.',
		placeholder: 'e.g. con_01jbts0z0ye8t9tpsz3gn7nkm8',
	},
	{
		displayName: 'Contact ID',
		name: 'contactId',
		type: 'string',
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
				operation: [
					'addTag',
				],
			},
		},
		description: 'Identifier of the contact. The prefixed form and the bare UUID identify the same resource.',
		placeholder: 'e.g. con_01jbts0z0ye8t9tpsz3gn7nkm8',
	},
	{
		displayName: 'Tag',
		name: 'tag',
		type: 'string',
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
				operation: [
					'addTag',
				],
			},
		},
		description: 'The tag, exactly as written',
		placeholder: 'e.g. customer',
	},
	{
		displayName: 'Contact ID',
		name: 'contactId',
		type: 'string',
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
				operation: [
					'removeTag',
				],
			},
		},
		description: 'Identifier of the contact. The prefixed form and the bare UUID identify the same resource.',
		placeholder: 'e.g. con_01jbts0z0ye8t9tpsz3gn7nkm8',
	},
	{
		displayName: 'Tag',
		name: 'tag',
		type: 'string',
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
				operation: [
					'removeTag',
				],
			},
		},
		description: 'The tag, exactly as written',
		placeholder: 'e.g. customer',
	},
	{
		displayName: 'Contact ID',
		name: 'contactId',
		type: 'string',
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
				operation: [
					'addNote',
				],
			},
		},
		description: 'Identifier of the contact. The prefixed form and the bare UUID identify the same resource.',
		placeholder: 'e.g. con_01jbts0z0ye8t9tpsz3gn7nkm8',
	},
	{
		displayName: 'Text',
		name: 'text',
		type: 'string',
		typeOptions: {
			rows: 4,
		},
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'contact',
				],
				operation: [
					'addNote',
				],
			},
		},
		description: 'Text of the note, in plain text',
		placeholder: 'e.g. Prefers to be called in the morning.',
	},
	{
		displayName: 'Operation',
		name: 'operation',
		type: 'options',
		noDataExpression: true,
		displayOptions: {
			show: {
				resource: [
					'event',
				],
			},
		},
		options: [
			{
				name: 'Get',
				value: 'get',
				description: 'Get an event',
				action: 'Get an event',
			},
			{
				name: 'Get Many',
				value: 'getAll',
				description: 'Get many events',
				action: 'Get many events',
			},
			{
				name: 'Publish',
				value: 'publish',
				description: 'Publish an event',
				action: 'Publish an event',
			},
		],
		default: 'publish',
	},
	{
		displayName: 'Type',
		name: 'type',
		type: 'string',
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'event',
				],
				operation: [
					'publish',
				],
			},
		},
		description: 'Custom. and one to four lowercase words, separated by dots; at most 100 characters.',
		placeholder: 'e.g. custom.order.paid',
	},
	{
		displayName: 'Data',
		name: 'data',
		type: 'json',
		default: '{}',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'event',
				],
				operation: [
					'publish',
				],
			},
		},
		description: 'Data of the event: a JSON object of at most 256 KiB (262,144 bytes as compact JSON). Delivered as you send it, without whitespace between tokens.',
	},
	{
		displayName: 'Additional Fields',
		name: 'additionalFields',
		type: 'collection',
		placeholder: 'Add Field',
		default: {},
		displayOptions: {
			show: {
				resource: [
					'event',
				],
				operation: [
					'publish',
				],
			},
		},
		options: [
			{
				displayName: 'Subject',
				name: 'subject',
				type: 'string',
				default: '',
				description: 'What the event is about, such as the ID of a contact',
				placeholder: 'e.g. con_01jbts0z0ye8t9tpsz3gn7nkm8',
			},
			{
				displayName: 'Your Event ID',
				name: 'id',
				type: 'string',
				default: '',
				description: 'Your own ID of the event. For 30 days, a repeat in your organization publishes nothing and returns the first event.',
				placeholder: 'e.g. order-A-1001-paid',
			},
		],
	},
	{
		displayName: 'Event ID',
		name: 'id',
		type: 'string',
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'event',
				],
				operation: [
					'get',
				],
			},
		},
		description: 'Identifier of the event. The prefixed form and the bare UUID identify the same resource.',
		placeholder: 'e.g. evt_01jbts0z0ye8t9tpsz3gn7nkm8',
	},
	{
		displayName: 'Return All',
		name: 'returnAll',
		type: 'boolean',
		displayOptions: {
			show: {
				resource: [
					'event',
				],
				operation: [
					'getAll',
				],
			},
		},
		default: false,
		description: 'Whether to return all results or only up to a given limit',
	},
	{
		displayName: 'Limit',
		name: 'limit',
		type: 'number',
		typeOptions: {
			minValue: 1,
		},
		displayOptions: {
			show: {
				resource: [
					'event',
				],
				operation: [
					'getAll',
				],
				returnAll: [
					false,
				],
			},
		},
		description: 'Max number of results to return',
		default: 50,
	},
	{
		displayName: 'Filters',
		name: 'filters',
		type: 'collection',
		placeholder: 'Add Filter',
		default: {},
		displayOptions: {
			show: {
				resource: [
					'event',
				],
				operation: [
					'getAll',
				],
			},
		},
		options: [
			{
				displayName: 'From',
				name: 'from',
				type: 'dateTime',
				default: '',
				description: 'Earliest time, inclusive',
			},
			{
				displayName: 'Subject',
				name: 'subject',
				type: 'string',
				default: '',
				description: 'Identifier of the resource that the events are about: data.ID, or the subject of an event that you published',
				placeholder: 'e.g. con_01jbts0z0ye8t9tpsz3gn7nkm8',
			},
			{
				displayName: 'To',
				name: 'to',
				type: 'dateTime',
				default: '',
				description: 'Latest time, inclusive',
			},
			{
				displayName: 'Type',
				name: 'type',
				type: 'string',
				default: '',
				description: 'Exact type, or every type of a group: contact.*, custom.order.*',
				placeholder: 'e.g. contact.*',
			},
		],
	},
	{
		displayName: 'Operation',
		name: 'operation',
		type: 'options',
		noDataExpression: true,
		displayOptions: {
			show: {
				resource: [
					'knowledgeBase',
				],
			},
		},
		options: [
			{
				name: 'Get Many',
				value: 'getAll',
				description: 'Get many knowledge bases',
				action: 'Get many knowledge bases',
			},
			{
				name: 'Search',
				value: 'search',
				description: 'Search knowledge bases',
				action: 'Search knowledge bases',
			},
		],
		default: 'search',
	},
	{
		displayName: 'Knowledge Base Names or IDs',
		name: 'baseIds',
		type: 'multiOptions',
		typeOptions: {
			loadOptionsMethod: 'bases',
		},
		default: [],
		required: true,
		displayOptions: {
			show: {
				resource: [
					'knowledgeBase',
				],
				operation: [
					'search',
				],
			},
		},
		description: 'Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
	},
	{
		displayName: 'Query',
		name: 'query',
		type: 'string',
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'knowledgeBase',
				],
				operation: [
					'search',
				],
			},
		},
		description: 'The question or words to search for',
		placeholder: 'e.g. When do you open on Sundays?',
	},
	{
		displayName: 'Limit',
		name: 'limit',
		type: 'number',
		typeOptions: {
			minValue: 1,
			maxValue: 50,
		},
		default: 50,
		displayOptions: {
			show: {
				resource: [
					'knowledgeBase',
				],
				operation: [
					'search',
				],
			},
		},
		description: 'Max number of results to return',
	},
	{
		displayName: 'Additional Fields',
		name: 'additionalFields',
		type: 'collection',
		placeholder: 'Add Field',
		default: {},
		displayOptions: {
			show: {
				resource: [
					'knowledgeBase',
				],
				operation: [
					'search',
				],
			},
		},
		options: [
			{
				displayName: 'Context',
				name: 'context',
				type: 'number',
				typeOptions: {
					minValue: 0,
					maxValue: 3,
				},
				default: 0,
				description: 'Number of chunks to return before and after each hit',
			},
			{
				displayName: 'Filter',
				name: 'filter',
				type: 'json',
				default: '{}',
				description: 'Conditions on the metadata of sources: {"team": "support"}, {"year": {"gte": 2025}}, {"key": "team", "op": "in", "value": ["a", "b"]}, combined with and, or and not. Operators: eq, ne, gt, gte, lt, lte, in, nin, exists, contains.',
			},
			{
				displayName: 'Min Score',
				name: 'minScore',
				type: 'number',
				typeOptions: {
					minValue: 0,
					maxValue: 1,
				},
				default: 0,
				description: 'Leaves out hits with a lower score',
			},
			{
				displayName: 'Mode',
				name: 'mode',
				type: 'options',
				options: [
					{
						name: 'Hybrid',
						value: 'hybrid',
					},
					{
						name: 'Keyword',
						value: 'keyword',
					},
					{
						name: 'Semantic',
						value: 'semantic',
					},
				],
				default: 'hybrid',
				description: 'Keyword uses BM25, semantic compares vectors, hybrid combines both',
			},
			{
				displayName: 'Rerank',
				name: 'rerank',
				type: 'boolean',
				default: false,
				description: 'Whether this holds: true if the service that the operator configured reranks the best 50 results. Default: the base\'s setting.',
			},
			{
				displayName: 'Source Types',
				name: 'sourceTypes',
				type: 'multiOptions',
				options: [
					{
						name: 'Crawl',
						value: 'crawl',
					},
					{
						name: 'File',
						value: 'file',
					},
					{
						name: 'Sitemap',
						value: 'sitemap',
					},
					{
						name: 'Text',
						value: 'text',
					},
					{
						name: 'URL',
						value: 'url',
					},
				],
				default: [],
				description: 'Search only sources of these types. The pages of a sitemap or crawl have the type URL.',
			},
		],
	},
	{
		displayName: 'Return All',
		name: 'returnAll',
		type: 'boolean',
		displayOptions: {
			show: {
				resource: [
					'knowledgeBase',
				],
				operation: [
					'getAll',
				],
			},
		},
		default: false,
		description: 'Whether to return all results or only up to a given limit',
	},
	{
		displayName: 'Limit',
		name: 'limit',
		type: 'number',
		typeOptions: {
			minValue: 1,
		},
		displayOptions: {
			show: {
				resource: [
					'knowledgeBase',
				],
				operation: [
					'getAll',
				],
				returnAll: [
					false,
				],
			},
		},
		description: 'Max number of results to return',
		default: 50,
	},
	{
		displayName: 'Filters',
		name: 'filters',
		type: 'collection',
		placeholder: 'Add Filter',
		default: {},
		displayOptions: {
			show: {
				resource: [
					'knowledgeBase',
				],
				operation: [
					'getAll',
				],
			},
		},
		options: [
			{
				displayName: 'Search Text',
				name: 'q',
				type: 'string',
				default: '',
				description: 'Part of the name; case does not matter',
			},
		],
	},
	{
		displayName: 'Operation',
		name: 'operation',
		type: 'options',
		noDataExpression: true,
		displayOptions: {
			show: {
				resource: [
					'proposal',
				],
			},
		},
		options: [
			{
				name: 'Cancel',
				value: 'cancel',
				description: 'Cancel a proposal',
				action: 'Cancel a proposal',
			},
			{
				name: 'Create',
				value: 'create',
				description: 'Create a proposal',
				action: 'Create a proposal',
			},
			{
				name: 'Get',
				value: 'get',
				description: 'Get a proposal',
				action: 'Get a proposal',
			},
			{
				name: 'Get Many',
				value: 'getAll',
				description: 'Get many proposals',
				action: 'Get many proposals',
			},
			{
				name: 'Send',
				value: 'send',
				description: 'Send a proposal',
				action: 'Send a proposal',
			},
		],
		default: 'create',
	},
	{
		displayName: 'Template Name or ID',
		name: 'templateId',
		type: 'options',
		typeOptions: {
			loadOptionsMethod: 'templates',
		},
		default: '',
		displayOptions: {
			show: {
				resource: [
					'proposal',
				],
				operation: [
					'create',
				],
			},
		},
		description: 'Choose from the list, or specify an ID using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
	},
	{
		displayName: 'Contact ID',
		name: 'contactId',
		type: 'string',
		default: '',
		displayOptions: {
			show: {
				resource: [
					'proposal',
				],
				operation: [
					'create',
				],
			},
		},
		description: 'Contact that the proposal is for',
		placeholder: 'e.g. con_01jbts0z0ye8t9tpsz3gn7nkm8',
	},
	{
		displayName: 'Title',
		name: 'title',
		type: 'string',
		default: '',
		displayOptions: {
			show: {
				resource: [
					'proposal',
				],
				operation: [
					'create',
				],
			},
		},
		description: 'Title, used as the heading of the page, the PDF and the mails',
		placeholder: 'e.g. Website relaunch',
	},
	{
		displayName: 'Additional Fields',
		name: 'additionalFields',
		type: 'collection',
		placeholder: 'Add Field',
		default: {},
		displayOptions: {
			show: {
				resource: [
					'proposal',
				],
				operation: [
					'create',
				],
			},
		},
		options: [
			{
				displayName: 'Currency',
				name: 'currency',
				type: 'string',
				default: '',
				description: 'ISO 4217 code of an active currency. It decides the minor unit: a cent of EUR, a whole JPY, a thousandth of KWD.',
				placeholder: 'e.g. EUR',
			},
			{
				displayName: 'Expires At',
				name: 'expiresAt',
				type: 'dateTime',
				default: '',
				description: 'Instant from which it can no longer be accepted',
			},
			{
				displayName: 'Language',
				name: 'language',
				type: 'string',
				default: '',
				description: 'Language of the document (BCP 47). It decides numbers, dates and fixed texts.',
				placeholder: 'e.g. en-GB',
			},
			{
				displayName: 'Metadata',
				name: 'metadata',
				type: 'json',
				default: '{}',
				description: 'Your own fields: any JSON values under names that you choose. They are not part of the signed content.',
			},
			{
				displayName: 'Owner ID',
				name: 'ownerId',
				type: 'string',
				default: '',
				description: 'Owner: the member who gets its mails',
				placeholder: 'e.g. mem_01jbts0z0ye8t9tpsz3gn7nkm8',
			},
			{
				displayName: 'Recipients',
				name: 'recipients',
				type: 'fixedCollection',
				typeOptions: {
					multipleValues: true,
				},
				default: {},
				options: [
					{
						displayName: 'Recipient',
						name: 'rows',
						values: [
							{
								displayName: 'Email',
								name: 'email',
								type: 'string',
								default: '',
								description: 'Address that the link is sent to. Unique among the signers and viewers of a proposal.',
								placeholder: 'name@email.com',
							},
							{
								displayName: 'Member ID',
								name: 'memberId',
								type: 'string',
								default: '',
								description: 'Member who countersigns',
								placeholder: 'e.g. mem_01jbts0z0ye8t9tpsz3gn7nkm8',
							},
							{
								displayName: 'Name',
								name: 'name',
								type: 'string',
								default: '',
								description: 'Name that the page and the mails use',
								placeholder: 'e.g. Ada Lovelace',
							},
							{
								displayName: 'Order',
								name: 'order',
								type: 'number',
								typeOptions: {
									minValue: 1,
									maxValue: 20,
								},
								default: 1,
								description: 'Order of signers who sign one after the other: the lowest number first. Equal numbers sign at the same time.',
							},
							{
								displayName: 'Role',
								name: 'role',
								type: 'options',
								options: [
									{
										name: 'Countersigner',
										value: 'countersigner',
									},
									{
										name: 'Signer',
										value: 'signer',
									},
									{
										name: 'Viewer',
										value: 'viewer',
									},
								],
								default: 'countersigner',
								description: 'A signer accepts or declines; a viewer only reads; a countersigner is a member who signs last, for your organization',
							},
						],
					},
				],
				description: 'People who read and sign it. Replaced as a whole; send an ID to keep a recipient\'s identity.',
			},
			{
				displayName: 'Variables',
				name: 'variables',
				type: 'json',
				default: '{}',
				description: 'Values for {{variables.NAME}} in texts',
			},
		],
	},
	{
		displayName: 'Proposal ID',
		name: 'proposalId',
		type: 'string',
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'proposal',
				],
				operation: [
					'send',
				],
			},
		},
		description: 'Identifier of the proposal. The prefixed form and the bare UUID identify the same resource.',
		placeholder: 'e.g. prop_01jbts0z0ye8t9tpsz3gn7nkm8',
	},
	{
		displayName: 'Additional Fields',
		name: 'additionalFields',
		type: 'collection',
		placeholder: 'Add Field',
		default: {},
		displayOptions: {
			show: {
				resource: [
					'proposal',
				],
				operation: [
					'send',
				],
			},
		},
		options: [
			{
				displayName: 'Delivery',
				name: 'delivery',
				type: 'options',
				options: [
					{
						name: 'Link Only',
						value: 'link_only',
					},
					{
						name: 'Mail',
						value: 'mail',
					},
				],
				default: 'link_only',
				description: 'Mail (default): each recipient gets the link by mail when it is their turn. link_only: nothing is mailed, and links in the response has the links.',
			},
			{
				displayName: 'Message',
				name: 'message',
				type: 'string',
				typeOptions: {
					rows: 4,
				},
				default: '',
				description: 'Message in the mails, as plain text',
				placeholder: 'e.g. As we discussed on Monday.',
			},
		],
	},
	{
		displayName: 'Proposal ID',
		name: 'proposalId',
		type: 'string',
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'proposal',
				],
				operation: [
					'get',
				],
			},
		},
		description: 'Identifier of the revision. The prefixed form and the bare UUID identify the same resource.',
		placeholder: 'e.g. prop_01jbts0z0ye8t9tpsz3gn7nkm8',
	},
	{
		displayName: 'Return All',
		name: 'returnAll',
		type: 'boolean',
		displayOptions: {
			show: {
				resource: [
					'proposal',
				],
				operation: [
					'getAll',
				],
			},
		},
		default: false,
		description: 'Whether to return all results or only up to a given limit',
	},
	{
		displayName: 'Limit',
		name: 'limit',
		type: 'number',
		typeOptions: {
			minValue: 1,
		},
		displayOptions: {
			show: {
				resource: [
					'proposal',
				],
				operation: [
					'getAll',
				],
				returnAll: [
					false,
				],
			},
		},
		description: 'Max number of results to return',
		default: 50,
	},
	{
		displayName: 'Filters',
		name: 'filters',
		type: 'collection',
		placeholder: 'Add Filter',
		default: {},
		displayOptions: {
			show: {
				resource: [
					'proposal',
				],
				operation: [
					'getAll',
				],
			},
		},
		options: [
			{
				displayName: 'Contact ID',
				name: 'contactId',
				type: 'string',
				default: '',
				description: 'Proposals for this contact',
				placeholder: 'e.g. con_01jbts0z0ye8t9tpsz3gn7nkm8',
			},
			{
				displayName: 'Created After',
				name: 'createdAfter',
				type: 'dateTime',
				default: '',
				description: 'Proposals created at this time or later',
			},
			{
				displayName: 'Created Before',
				name: 'createdBefore',
				type: 'dateTime',
				default: '',
				description: 'Proposals created before this time',
			},
			{
				displayName: 'Number',
				name: 'number',
				type: 'string',
				default: '',
				description: 'Proposals with exactly this number',
			},
			{
				displayName: 'Recipient Email',
				name: 'recipientEmail',
				type: 'string',
				default: '',
				description: 'Proposals with a recipient who has exactly this address; case does not matter',
			},
			{
				displayName: 'Search Text',
				name: 'q',
				type: 'string',
				default: '',
				description: 'Part of the number, title, names, addresses or items; case does not matter',
			},
			{
				displayName: 'Status',
				name: 'status',
				type: 'options',
				options: [
					{
						name: 'Accepted',
						value: 'accepted',
					},
					{
						name: 'Canceled',
						value: 'canceled',
					},
					{
						name: 'Countersigned',
						value: 'countersigned',
					},
					{
						name: 'Declined',
						value: 'declined',
					},
					{
						name: 'Draft',
						value: 'draft',
					},
					{
						name: 'Expired',
						value: 'expired',
					},
					{
						name: 'Sent',
						value: 'sent',
					},
					{
						name: 'Signing',
						value: 'signing',
					},
					{
						name: 'Viewed',
						value: 'viewed',
					},
					{
						name: 'Voided',
						value: 'voided',
					},
				],
				default: 'accepted',
				description: 'Proposals with this status',
			},
		],
	},
	{
		displayName: 'Proposal ID',
		name: 'proposalId',
		type: 'string',
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'proposal',
				],
				operation: [
					'cancel',
				],
			},
		},
		description: 'Identifier of the proposal. The prefixed form and the bare UUID identify the same resource.',
		placeholder: 'e.g. prop_01jbts0z0ye8t9tpsz3gn7nkm8',
	},
	{
		displayName: 'Reason',
		name: 'reason',
		type: 'string',
		typeOptions: {
			rows: 4,
		},
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'proposal',
				],
				operation: [
					'cancel',
				],
			},
		},
		description: 'Reason for the withdrawal. The mail to the recipients includes it.',
		placeholder: 'e.g. Prices changed',
	},
	{
		displayName: 'Operation',
		name: 'operation',
		type: 'options',
		noDataExpression: true,
		displayOptions: {
			show: {
				resource: [
					'source',
				],
			},
		},
		options: [
			{
				name: 'Add Text',
				value: 'addText',
				description: 'Add a text to a knowledge base',
				action: 'Add a text to a knowledge base',
			},
			{
				name: 'Add Web Page',
				value: 'addUrl',
				description: 'Add a web page to a knowledge base',
				action: 'Add a web page to a knowledge base',
			},
			{
				name: 'Delete',
				value: 'delete',
				description: 'Delete a source',
				action: 'Delete a source',
			},
			{
				name: 'Get',
				value: 'get',
				description: 'Get a source',
				action: 'Get a source',
			},
			{
				name: 'Get Many',
				value: 'getAll',
				description: 'Get many sources',
				action: 'Get many sources',
			},
			{
				name: 'Refresh',
				value: 'refresh',
				description: 'Refresh a source',
				action: 'Refresh a source',
			},
		],
		default: 'addText',
	},
	{
		displayName: 'Knowledge Base Name or ID',
		name: 'baseId',
		type: 'options',
		typeOptions: {
			loadOptionsMethod: 'bases',
		},
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'source',
				],
				operation: [
					'addText',
				],
			},
		},
		description: 'Choose from the list, or specify an ID using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
	},
	{
		displayName: 'Name',
		name: 'name',
		type: 'string',
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'source',
				],
				operation: [
					'addText',
				],
			},
		},
		description: 'What the source is called in the list and in search results',
		placeholder: 'e.g. Opening hours',
	},
	{
		displayName: 'Text',
		name: 'text',
		type: 'string',
		typeOptions: {
			rows: 4,
		},
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'source',
				],
				operation: [
					'addText',
				],
			},
		},
		description: 'Plain text or Markdown',
	},
	{
		displayName: 'Additional Fields',
		name: 'additionalFields',
		type: 'collection',
		placeholder: 'Add Field',
		default: {},
		displayOptions: {
			show: {
				resource: [
					'source',
				],
				operation: [
					'addText',
				],
			},
		},
		options: [
			{
				displayName: 'Metadata',
				name: 'metadata',
				type: 'json',
				default: '{}',
				description: 'JSON values of your own. Searches can filter by them.',
			},
			{
				displayName: 'When It Is There Already',
				name: 'onDuplicate',
				type: 'options',
				options: [
					{
						name: 'Allow',
						value: 'allow',
					},
					{
						name: 'Refuse',
						value: 'refuse',
					},
					{
						name: 'Replace',
						value: 'replace',
					},
					{
						name: 'Skip',
						value: 'skip',
					},
				],
				default: 'allow',
				description: 'What to do if the base already has the same address or content: refuse (default: 409 that names the source), allow a copy, skip (returns the existing source), or replace (the existing source gets the new name, metadata and refresh, and runs again)',
			},
		],
	},
	{
		displayName: 'Knowledge Base Name or ID',
		name: 'baseId',
		type: 'options',
		typeOptions: {
			loadOptionsMethod: 'bases',
		},
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'source',
				],
				operation: [
					'addUrl',
				],
			},
		},
		description: 'Choose from the list, or specify an ID using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
	},
	{
		displayName: 'URL',
		name: 'url',
		type: 'string',
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'source',
				],
				operation: [
					'addUrl',
				],
			},
		},
		description: 'Address of the page, with https://',
		placeholder: 'e.g. https://example.com/hours',
	},
	{
		displayName: 'Additional Fields',
		name: 'additionalFields',
		type: 'collection',
		placeholder: 'Add Field',
		default: {},
		displayOptions: {
			show: {
				resource: [
					'source',
				],
				operation: [
					'addUrl',
				],
			},
		},
		options: [
			{
				displayName: 'Ignore Robots',
				name: 'ignoreRobots',
				type: 'boolean',
				default: false,
				description: 'Whether this holds: also fetch pages that robots.txt forbids. For a site of your own.',
			},
			{
				displayName: 'Metadata',
				name: 'metadata',
				type: 'json',
				default: '{}',
				description: 'JSON values of your own. Searches can filter by them.',
			},
			{
				displayName: 'Name',
				name: 'name',
				type: 'string',
				default: '',
				description: 'What the source is called in the list and in search results',
				placeholder: 'e.g. Opening hours',
			},
			{
				displayName: 'When It Is There Already',
				name: 'onDuplicate',
				type: 'options',
				options: [
					{
						name: 'Allow',
						value: 'allow',
					},
					{
						name: 'Refuse',
						value: 'refuse',
					},
					{
						name: 'Replace',
						value: 'replace',
					},
					{
						name: 'Skip',
						value: 'skip',
					},
				],
				default: 'allow',
				description: 'What to do if the base already has the same address or content: refuse (default: 409 that names the source), allow a copy, skip (returns the existing source), or replace (the existing source gets the new name, metadata and refresh, and runs again)',
			},
		],
	},
	{
		displayName: 'Knowledge Base Name or ID',
		name: 'baseId',
		type: 'options',
		typeOptions: {
			loadOptionsMethod: 'bases',
		},
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'source',
				],
				operation: [
					'get',
				],
			},
		},
		description: 'Choose from the list, or specify an ID using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
	},
	{
		displayName: 'Source ID',
		name: 'sourceId',
		type: 'string',
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'source',
				],
				operation: [
					'get',
				],
			},
		},
		description: 'Identifier of the source. The prefixed form and the bare UUID identify the same resource.',
		placeholder: 'e.g. src_01jbts0z0ye8t9tpsz3gn7nkm8',
	},
	{
		displayName: 'Knowledge Base Name or ID',
		name: 'baseId',
		type: 'options',
		typeOptions: {
			loadOptionsMethod: 'bases',
		},
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'source',
				],
				operation: [
					'getAll',
				],
			},
		},
		description: 'Choose from the list, or specify an ID using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
	},
	{
		displayName: 'Return All',
		name: 'returnAll',
		type: 'boolean',
		displayOptions: {
			show: {
				resource: [
					'source',
				],
				operation: [
					'getAll',
				],
			},
		},
		default: false,
		description: 'Whether to return all results or only up to a given limit',
	},
	{
		displayName: 'Limit',
		name: 'limit',
		type: 'number',
		typeOptions: {
			minValue: 1,
		},
		displayOptions: {
			show: {
				resource: [
					'source',
				],
				operation: [
					'getAll',
				],
				returnAll: [
					false,
				],
			},
		},
		description: 'Max number of results to return',
		default: 50,
	},
	{
		displayName: 'Filters',
		name: 'filters',
		type: 'collection',
		placeholder: 'Add Filter',
		default: {},
		displayOptions: {
			show: {
				resource: [
					'source',
				],
				operation: [
					'getAll',
				],
			},
		},
		options: [
			{
				displayName: 'Search Text',
				name: 'q',
				type: 'string',
				default: '',
				description: 'Part of the name or the address; case does not matter',
			},
			{
				displayName: 'Status',
				name: 'status',
				type: 'options',
				options: [
					{
						name: 'Completed',
						value: 'completed',
					},
					{
						name: 'Failed',
						value: 'failed',
					},
					{
						name: 'Processing',
						value: 'processing',
					},
					{
						name: 'Queued',
						value: 'queued',
					},
				],
				default: 'completed',
				description: 'Sources with this status',
			},
			{
				displayName: 'Type',
				name: 'type',
				type: 'options',
				options: [
					{
						name: 'Crawl',
						value: 'crawl',
					},
					{
						name: 'File',
						value: 'file',
					},
					{
						name: 'Sitemap',
						value: 'sitemap',
					},
					{
						name: 'Text',
						value: 'text',
					},
					{
						name: 'URL',
						value: 'url',
					},
				],
				default: 'crawl',
				description: 'Sources of this type',
			},
		],
	},
	{
		displayName: 'Knowledge Base Name or ID',
		name: 'baseId',
		type: 'options',
		typeOptions: {
			loadOptionsMethod: 'bases',
		},
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'source',
				],
				operation: [
					'refresh',
				],
			},
		},
		description: 'Choose from the list, or specify an ID using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
	},
	{
		displayName: 'Source ID',
		name: 'sourceId',
		type: 'string',
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'source',
				],
				operation: [
					'refresh',
				],
			},
		},
		description: 'Identifier of the source. The prefixed form and the bare UUID identify the same resource.',
		placeholder: 'e.g. src_01jbts0z0ye8t9tpsz3gn7nkm8',
	},
	{
		displayName: 'Knowledge Base Name or ID',
		name: 'baseId',
		type: 'options',
		typeOptions: {
			loadOptionsMethod: 'bases',
		},
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'source',
				],
				operation: [
					'delete',
				],
			},
		},
		description: 'Choose from the list, or specify an ID using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
	},
	{
		displayName: 'Source ID',
		name: 'sourceId',
		type: 'string',
		default: '',
		required: true,
		displayOptions: {
			show: {
				resource: [
					'source',
				],
				operation: [
					'delete',
				],
			},
		},
		description: 'Identifier of the source. The prefixed form and the bare UUID identify the same resource.',
		placeholder: 'e.g. src_01jbts0z0ye8t9tpsz3gn7nkm8',
	},
]
