import { addressOf } from './requests.js'

export const authentication = {
  type: 'custom',
  fields: [
    {
      key: 'serverUrl',
      label: 'Server Address',
      type: 'string',
      required: true,
      placeholder: 'https://capstan.example.com',
      helpText: 'Where you open the dashboard, without a path. Zapier must be able to reach it.',
    },
    {
      key: 'apiToken',
      label: 'API Token',
      type: 'password',
      required: true,
      helpText: 'Create one in the dashboard, under Developers → API tokens.',
    },
  ],
  test: async (z, bundle) => (await z.request(addressOf(bundle, '/v1/me'))).data,
  connectionLabel: '{{organization.name}}',
}
