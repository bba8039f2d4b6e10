/** What a write returns that made what was not there: it answers 201 in place of its own status. */
export class Created<Value> {
  readonly value: Value
  constructor(value: Value) {
    this.value = value
  }
}
