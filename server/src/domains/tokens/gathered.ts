const maxTogether = 200

/**
 * What is asked while an earlier question is out is asked together when that is answered: nobody who
 * comes alone waits, and a crowd costs one round trip. Each answer is of a time after its question.
 *
 * @param ask answers in the order of its items.
 */
export function gathered<Item, Answer>(
  ask: (items: Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
  const waiting: { item: Item; answer: PromiseWithResolvers<Answer> }[] = []
  let isAsking = false

  const askAll = async (): Promise<void> => {
    isAsking = true
    while (waiting.length > 0) {
      const together = waiting.splice(0, maxTogether)
      try {
        const answers = await ask(together.map(({ item }) => item))
        for (const [index, { answer }] of together.entries()) {
          answer.resolve(answers[index] as Answer)
        }
      } catch (error) {
        for (const { answer } of together) answer.reject(error)
      }
    }
    isAsking = false
  }

  return (item) => {
    const answer = Promise.withResolvers<Answer>()
    waiting.push({ item, answer })
    if (!isAsking) void askAll()
    return answer.promise
  }
}
