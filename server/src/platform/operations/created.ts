/** Result of a write that created a resource. The answer is a 201 in place of the usual status. */
export class Created<Value> {
  readonly value: Value
  constructor(value: Value) {
    this.value = value
  }
}

/** Result of a write that changed nothing. Capstan answers as usual and records no change. */
export class Unchanged<Value> {
  readonly value: Value
  constructor(value: Value) {
    this.value = value
  }
}
