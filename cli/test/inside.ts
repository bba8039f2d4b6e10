import { run } from '../src/main.ts'

/** A command in this process: what it printed, and how a terminal that answers so was asked. */
export async function runInside(
  args: readonly string[],
  env: Record<string, string>,
  answer?: string,
) {
  const [out, err, questions]: [string[], string[], string[]] = [[], [], []]
  const ask = async (question: string) => {
    questions.push(question)
    return answer ?? ''
  }
  const code = await run(args, {
    env,
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    columns: undefined,
    readInput: async () => '',
    ask: answer === undefined ? undefined : ask,
    untilInterrupted: () => new AbortController().signal,
  })
  return { code, out: out.join(''), err: err.join(''), questions }
}
