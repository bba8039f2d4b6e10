/**
 * The two places for a chunk's vector. The base says which of them is searched; the other one is empty,
 * or holds a set that is being made or no longer used.
 */
export type VectorSlot = 'embedding' | 'other_embedding'

/** Of a base's row, whose column the database keeps to these two. */
export const slotOf = ({ vector_slot: slot }: { vector_slot: string }): VectorSlot =>
  slot as VectorSlot

export const otherSlot = (slot: VectorSlot): VectorSlot =>
  slot === 'embedding' ? 'other_embedding' : 'embedding'
