import {
  type IDataObject,
  type IHookFunctions,
  type INodeType,
  type INodeTypeDescription,
  type IWebhookFunctions,
  type IWebhookResponseData,
  NodeConnectionTypes,
} from 'n8n-workflow'
import { ask, askOrMiss } from '../Capstan/request'
import { eventTypes } from './generated/event-types'
import { isSigned } from './signature'

/** The webhook of an address of n8n: a workflow has one for tests and one for production. */
interface Registered {
  id: string
  secret: string
}

export class CapstanTrigger implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Capstan Trigger',
    name: 'capstanTrigger',
    icon: { light: 'file:../../icons/capstan.svg', dark: 'file:../../icons/capstan.dark.svg' },
    group: ['trigger'],
    version: 1,
    subtitle: '={{ $parameter["events"].concat($parameter["customEvents"]).join(", ") }}',
    description: 'Starts the workflow when something happens in Capstan',
    defaults: { name: 'Capstan Trigger' },
    inputs: [],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'capstanApi', required: true }],
    webhooks: [
      { name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'webhook' },
    ],
    properties: [
      {
        displayName: 'Events',
        name: 'events',
        type: 'multiOptions',
        options: eventTypes,
        default: [],
        description: 'What starts the workflow',
      },
      {
        displayName: 'Events of Your Own',
        name: 'customEvents',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        placeholder: 'e.g. custom.order.paid',
        description: 'Types that you publish yourself; custom.order.* stands for a group',
      },
    ],
  }

  webhookMethods = {
    default: {
      async checkExists(this: IHookFunctions): Promise<boolean> {
        const kept = registeredOf(this)
        if (!kept) return false
        const webhook = await askOrMiss(this, { method: 'GET', path: `/v1/webhooks/${kept.id}` })
        if (!webhook) forget(this)
        if (!webhook) return false
        const isSame = String(webhook.events) === String(chosenEvents(this))
        if (isSame && webhook.enabled) return true
        await remove(this, kept.id)
        return false
      },

      async create(this: IHookFunctions): Promise<boolean> {
        const url = this.getNodeWebhookUrl('default') as string
        const body = {
          url,
          events: chosenEvents(this),
          description: `n8n: ${this.getWorkflow().name ?? this.getWorkflow().id}`.slice(0, 500),
        }
        const { id, secret } = await ask(this, { method: 'POST', path: '/v1/webhooks', body })
        this.getWorkflowStaticData('node')[url] = { id, secret }
        return true
      },

      async delete(this: IHookFunctions): Promise<boolean> {
        const kept = registeredOf(this)
        if (kept) await remove(this, kept.id)
        return true
      },
    },
  }

  async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
    const { rawBody } = this.getRequestObject()
    const secret = registeredOf(this)?.secret
    if (!rawBody || !secret || !isSigned(rawBody, this.getHeaderData() as IDataObject, secret)) {
      this.getResponseObject().status(401).json({ message: 'The signature does not fit.' })
      return { noWebhookResponse: true }
    }
    const event = JSON.parse(rawBody.toString('utf8')) as IDataObject
    return { workflowData: [this.helpers.returnJsonArray([event])] }
  }
}

function registeredOf(node: IHookFunctions | IWebhookFunctions): Registered | undefined {
  const url = node.getNodeWebhookUrl('default') as string
  return node.getWorkflowStaticData('node')[url] as Registered | undefined
}

const forget = (node: IHookFunctions): void => {
  delete node.getWorkflowStaticData('node')[node.getNodeWebhookUrl('default') as string]
}

function chosenEvents(node: IHookFunctions): string[] {
  const listed = node.getNodeParameter('events', []) as string[]
  const own = node.getNodeParameter('customEvents', []) as string[]
  return [...listed, ...own.map((type) => type.trim()).filter((type) => type !== '')]
}

async function remove(node: IHookFunctions, id: string): Promise<void> {
  await askOrMiss(node, { method: 'DELETE', path: `/v1/webhooks/${id}` })
  forget(node)
}
