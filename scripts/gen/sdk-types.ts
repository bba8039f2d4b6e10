// openapi-typescript builds its output with the JavaScript API that TypeScript 7 does not have.
import '../typescript-6.ts'

const { default: openapiTypes, astToString } = await import('openapi-typescript')

/** TypeScript types of every operation and component of the OpenAPI document. */
export async function sdkTypes(document: object, file: string): Promise<string> {
  const types = await openapiTypes(JSON.parse(strip(document)), {
    // A field with a default is optional where it is sent; the schema says where it is required.
    defaultNonNullable: false,
  })
  return `// Generated from ${file} by \`npm run gen\`.\n\n${astToString(types)}`
}

/**
 * A discriminator without a mapping would replace the values of the field by component names, and an example of a whole
 * event is longer than its type.
 */
function strip(document: object): string {
  return JSON.stringify(document, function (this: object, key, value) {
    const isOfMedia = key === 'example' && Object.keys(this).join() === 'schema,example'
    return key === 'discriminator' || isOfMedia ? undefined : value
  })
}
