import zapier from 'zapier-platform-core'
import { creates, searches } from './actions.js'
import { authentication } from './authentication.js'
import packageJson from './package.json' with { type: 'json' }
import { authorize, refuse } from './requests.js'
import { triggers } from './triggers.js'

// Zapier loads the default export.
export default {
  version: packageJson.version,
  platformVersion: zapier.version,
  authentication,
  beforeRequest: [authorize],
  afterResponse: [refuse],
  triggers,
  searches,
  creates,
}
