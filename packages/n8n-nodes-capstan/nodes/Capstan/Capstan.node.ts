import {
  type IDataObject,
  type IExecuteFunctions,
  type INodeExecutionData,
  type INodeType,
  type INodeTypeDescription,
  NodeConnectionTypes,
  NodeOperationError,
} from 'n8n-workflow'
import { operations } from './generated/operations'
import { properties } from './generated/properties'
import { bases, templates } from './lists'
import { askForAll, askOrMiss } from './request'
import { requestOf } from './values'

export class Capstan implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Capstan',
    name: 'capstan',
    icon: { light: 'file:../../icons/capstan.svg', dark: 'file:../../icons/capstan.dark.svg' },
    group: ['transform'],
    version: 1,
    subtitle: '={{ $parameter["operation"] + ": " + $parameter["resource"] }}',
    description: 'Work with contacts, knowledge bases, proposals and events in Capstan',
    defaults: { name: 'Capstan' },
    usableAsTool: true,
    inputs: [NodeConnectionTypes.Main],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'capstanApi', required: true }],
    properties,
  }

  methods = { loadOptions: { bases, templates } }

  async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
    const items: INodeExecutionData[] = []
    for (let index = 0; index < this.getInputData().length; index++) {
      try {
        for (const json of await answersTo(this, index)) {
          items.push({ json, pairedItem: { item: index } })
        }
      } catch (error) {
        if (!this.continueOnFail()) {
          throw new NodeOperationError(this.getNode(), error as Error, { itemIndex: index })
        }
        items.push({ json: { error: (error as Error).message }, pairedItem: { item: index } })
      }
    }
    return [items]
  }
}

async function answersTo(node: IExecuteFunctions, index: number): Promise<IDataObject[]> {
  const resource = node.getNodeParameter('resource', index) as string
  const name = node.getNodeParameter('operation', index) as string
  const operation = operations[resource]?.[name]
  if (!operation) throw new NodeOperationError(node.getNode(), `There is no ${resource} ${name}.`)
  const request = requestOf(node, operation, index)
  if (operation.answer === 'page') {
    const isAll = node.getNodeParameter('returnAll', index) as boolean
    const most = isAll
      ? Number.POSITIVE_INFINITY
      : (node.getNodeParameter('limit', index) as number)
    return askForAll(node, request, most, index)
  }
  const { mayMiss = false } = operation
  const answer = await askOrMiss(node, { ...request, mayMiss }, index)
  if (answer === null) return []
  if (operation.answer === 'rows') return answer.data as IDataObject[]
  return [operation.answer === 'nothing' ? { success: true } : answer]
}
