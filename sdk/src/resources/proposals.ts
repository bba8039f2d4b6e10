import { ProposalActs } from './proposal-acts.ts'

/** Methods of `capstan.proposals`. */
export class Proposals extends ProposalActs {}
