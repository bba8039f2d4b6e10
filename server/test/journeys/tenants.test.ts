import { tenancyWalk } from '../tenancy-walk.ts'

tenancyWalk()
