export { faultOfPattern } from '../number-pattern.ts'
