import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { addProposalActs } from './proposal-acts.ts'

export function proposalCommands(cli: Cli): Command {
  const proposals = new Command('proposals').description('offers, from a draft to the signature')
  addProposalActs(proposals, cli)
  return proposals
}
