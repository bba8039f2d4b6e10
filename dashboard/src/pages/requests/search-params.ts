import { count, oneOf, searchParams, text } from '../../search.ts'
import { methods, statusClasses } from './request.ts'

export const methodIn = oneOf(...methods)
export const senderIn = oneOf('token', 'member')
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
  request: text,
})
