import type { ILoadOptionsFunctions, INodePropertyOptions } from 'n8n-workflow'
import { askForAll } from './request'

const most = 500

const choices = (path: string) =>
  async function (this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
    const items = await askForAll(this, { method: 'GET', path }, most)
    return items.map(({ id, name }) => ({ name: String(name), value: String(id) }))
  }

export const bases = choices('/v1/bases')
export const templates = choices('/v1/proposal-templates')
