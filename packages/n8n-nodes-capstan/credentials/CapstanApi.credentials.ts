import type {
  IAuthenticateGeneric,
  ICredentialTestRequest,
  ICredentialType,
  Icon,
  INodeProperties,
} from 'n8n-workflow'

export class CapstanApi implements ICredentialType {
  name = 'capstanApi'

  displayName = 'Capstan API'

  icon: Icon = { light: 'file:../icons/capstan.svg', dark: 'file:../icons/capstan.dark.svg' }

  documentationUrl = 'https://www.npmjs.com/package/n8n-nodes-capstan'

  properties: INodeProperties[] = [
    {
      displayName: 'Server Address',
      name: 'serverUrl',
      type: 'string',
      default: '',
      required: true,
      placeholder: 'https://capstan.example.com',
      description: 'Where you open the dashboard, without a path',
    },
    {
      displayName: 'API Token',
      name: 'apiToken',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
      description: 'Create one in the dashboard, under Developers → API tokens',
    },
  ]

  authenticate: IAuthenticateGeneric = {
    type: 'generic',
    properties: {
      headers: {
        Authorization: '=Bearer {{$credentials.apiToken}}',
      },
    },
  }

  test: ICredentialTestRequest = {
    request: {
      baseURL: '={{$credentials.serverUrl.replace(/\\/+$/, "")}}',
      url: '/v1/me',
      method: 'GET',
    },
  }
}
