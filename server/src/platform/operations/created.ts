/** What a write returns that made what was not there: it answers 201 in place of its own status. */
export class Created<Value> {
  readonly value: Value
  constructor(value: Value) {
    this.value = value
  }
}

/** What a write returns if it changed nothing: Capstan answers as usual and records no change. */
export class Unchanged<Value> {
  readonly value: Value
  constructor(value: Value) {
    this.value = value
  }
}
