import { type Static, Type } from 'typebox'
import {
  expects,
  Id,
  Nullable,
  PageQuery,
  secret,
  Text,
  Time,
} from '../../../platform/operations/schemas.ts'
import { ModelId } from '../ids.ts'
import type { EmbeddingModelRow } from './store.ts'

const Name = Text(
  'Name that bases use. Unique in the organization, and different from all shared models.',
  'our-multilingual',
  100,
)
const Url = Type.String({
  maxLength: 2000,
  pattern: '^https?://[^?#]+$',
  description: 'Base address of an OpenAI-compatible service; `/embeddings` is added to it.',
  examples: ['https://api.openai.com/v1'],
  ...expects('an http or https address without a query'),
})
const ModelName = Text('Name of the model at the service.', 'text-embedding-3-small')
const Dimensions = Type.Integer({
  minimum: 1,
  maximum: 4000,
  description: 'Length of its vectors. A response with another length is refused.',
  examples: [1536],
})
const maxTokens = {
  minimum: 64,
  maximum: 32_768,
  description: 'Maximum of tokens (cl100k) in one text. Chunks of its bases are not longer.',
}
const ApiKey = Type.String({
  minLength: 1,
  maxLength: 1000,
  pattern: '^[\\x21-\\x7e]+$',
  description: 'Sent to the service as a bearer token. Stored encrypted and never shown.',
  examples: ['sk-example'],
  ...expects('1 to 1000 characters without spaces and accents'),
  writeOnly: true,
  ...secret,
})

export const OwnModel = Type.Object(
  {
    id: Id(ModelId, 'Identifier of the embedding model.'),
    name: Name,
    provider: Type.Enum(['openai'], { description: 'Protocol of the service.' }),
    url: Url,
    model: ModelName,
    dimensions: Dimensions,
    maxTokens: Type.Integer({ ...maxTokens, examples: [8191] }),
    hasKey: Type.Boolean({ description: 'True if a key is stored for it.' }),
    createdAt: Time('When the model was added.'),
    updatedAt: Time('When the model last changed.'),
  },
  { title: 'EmbeddingModel' },
)
export type OwnModel = Static<typeof OwnModel>

export const NewOwnModel = Type.Object(
  {
    name: Name,
    url: Url,
    model: ModelName,
    dimensions: Dimensions,
    maxTokens: Type.Integer({ ...maxTokens, default: 8191 }),
    apiKey: Type.Optional(Nullable(ApiKey)),
  },
  { title: 'NewEmbeddingModel', additionalProperties: false },
)
export type NewOwnModel = Static<typeof NewOwnModel>

export const OwnModelChanges = Type.Object(
  {
    url: Type.Optional(Url),
    maxTokens: Type.Optional(Type.Integer(maxTokens)),
    apiKey: Type.Optional(
      Nullable(
        Type.String({
          ...ApiKey,
          description:
            'Replaces the key; null removes it. Changing to another origin removes the key unless you send one with it.',
        }),
      ),
    ),
  },
  { title: 'EmbeddingModelChanges', additionalProperties: false },
)
export type OwnModelChanges = Static<typeof OwnModelChanges>

export const OwnModelQuery = Type.Object(PageQuery)

export const OwnModelTest = Type.Object(
  {
    ok: Type.Boolean({
      description: 'True if the text was returned as a vector of the right length.',
    }),
    dimensions: Nullable(
      Type.Integer({
        description: 'Length of that vector; null if there is none.',
        examples: [1536],
      }),
    ),
    latencyMs: Type.Integer({ description: 'Response time in milliseconds.' }),
    error: Nullable(
      Type.Object(
        {
          code: Type.String({ examples: ['embedding_auth'] }),
          message: Type.String({ description: 'Message for people. It may change.' }),
        },
        { description: "The problem, with a code of a source's `failure.code`." },
      ),
    ),
  },
  { title: 'EmbeddingModelTest' },
)

export const presentModel = (row: EmbeddingModelRow): OwnModel => ({
  id: ModelId.show(row.id),
  name: row.name,
  provider: 'openai',
  url: row.url,
  model: row.model,
  dimensions: row.dimensions,
  maxTokens: row.max_tokens,
  hasKey: row.sealed_key !== null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
