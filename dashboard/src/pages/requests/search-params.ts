import { count, oneOf, panel, searchParams, text } from '../../search.ts'
import { methods, statusClasses } from './request.ts'

export const methodIn = oneOf(...methods)
/** Without it the requests of this dashboard are hidden. */
export const senderIn = oneOf('token', 'member', 'everyone')
export const statusClassIn = oneOf(...statusClasses.map(([name]) => name))

export const requestSearch = searchParams({
  method: methodIn,
  statusClass: statusClassIn,
  status: count,
  route: text,
  sender: senderIn,
  tokenId: text,
  memberId: text,
  errorCode: text,
  from: text,
  to: text,
  request: panel,
})
