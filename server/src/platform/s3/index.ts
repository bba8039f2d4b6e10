export type { ListedObject } from './listing.ts'
export { createS3, type S3, type S3Place, type S3Send } from './s3.ts'
export { S3Fault } from './s3-fault.ts'
export type { S3Credentials } from './sign.ts'
