/**
 * The two columns for a chunk's vector. The base says which of them is searched; the other one is empty,
 * holds the set that a re-index makes, or a set that is no longer searched.
 */
export type VectorSlot = 'embedding_a' | 'embedding_b'

/** Of a base's row, whose column the database keeps to these two. */
export const slotOf = ({ vector_slot: slot }: { vector_slot: string }): VectorSlot =>
  slot as VectorSlot

export const otherSlot = (slot: VectorSlot): VectorSlot =>
  slot === 'embedding_a' ? 'embedding_b' : 'embedding_a'
