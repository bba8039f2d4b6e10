import { type LocalModelFiles, packageName } from './local-directory.ts'
import { normalize } from './model.ts'

/** Turns texts into vectors, in the calling thread. */
export type Pipeline = (texts: readonly string[]) => Promise<Float32Array[]>

interface Tensor {
  data: ArrayLike<number | bigint>
  dims: readonly number[]
}

/** The few functions used from a package that most installations do not have. */
interface Transformers {
  env: { allowRemoteModels: boolean; localModelPath: string }
  AutoTokenizer: {
    from_pretrained(name: string): Promise<(texts: string[], options: object) => Tokens>
  }
  AutoModel: {
    from_pretrained(
      name: string,
      options: object,
    ): Promise<(tokens: Tokens) => Promise<{ last_hidden_state?: Tensor }>>
  }
}

interface Tokens {
  attention_mask: Tensor
}

export async function loadPipeline(files: LocalModelFiles, threads: number): Promise<Pipeline> {
  const { env, AutoTokenizer, AutoModel } = (await import(packageName)) as Transformers
  env.allowRemoteModels = false
  env.localModelPath = files.parent
  const tokenize = await AutoTokenizer.from_pretrained(files.name)
  const model = await AutoModel.from_pretrained(files.name, {
    device: 'cpu',
    dtype: files.precision,
    session_options: { intraOpNumThreads: threads, interOpNumThreads: 1 },
  })
  return async (texts) => {
    const options = { padding: true, truncation: true, max_length: files.window }
    const tokens = tokenize([...texts], options)
    const { last_hidden_state: states } = await model(tokens)
    if (!states) throw new Error('the model gives no last_hidden_state')
    return pool(states, tokens.attention_mask, files.pooling)
  }
}

/** Returns one vector of length 1 for each text: the mean over its tokens without padding, or the first one. */
export function pool(
  { data, dims }: Tensor,
  mask: Tensor,
  pooling: LocalModelFiles['pooling'],
): Float32Array[] {
  const [count = 0, length = 0, dimensions = 0] = dims
  return Array.from({ length: count }, (_, text) => {
    const vector = new Float32Array(dimensions)
    const tokens = pooling === 'first' ? 1 : length
    for (let token = 0; token < tokens; token++) {
      const place = text * length + token
      if (!Number(mask.data[place])) continue
      for (let i = 0; i < dimensions; i++) {
        vector[i] = (vector[i] as number) + Number(data[place * dimensions + i])
      }
    }
    return normalize(vector)
  })
}
